"""Every move of Duck Dealer. Points, goods and tiles have the names that the data give them."""

from __future__ import annotations

from collections.abc import Iterator

from webfoot.core.moves import Catalogue, Move
from webfoot.games.duckdealer.pieces import COLOURS, EQUIPMENT, TILES, Colour, Equipment, Tile
from webfoot.games.duckdealer.rules.numbers import MOST_BID, MOST_SEATS, keeps
from webfoot.games.duckdealer.rules.world import World


class Bid(Move, frozen=True):
    """Bid in secret for a place in the turn order."""

    points: int

    def touches(self) -> tuple[str, ...]:
        return (f"bid:{self.points}",)


class TakePlace(Move, frozen=True):
    """Take a place in the turn order, from 1."""

    place: int

    def touches(self) -> tuple[str, ...]:
        return (f"place:{self.place}",)


class Equip(Move, frozen=True):
    """Choose one of the three free pieces of equipment."""

    kind: Equipment

    def touches(self) -> tuple[str, ...]:
        return (f"equip:{self.kind}",)


class Start(Move, frozen=True):
    planet: str

    def touches(self) -> tuple[str, ...]:
        return (f"point:{self.planet}",)


class Collect(Move, frozen=True):
    """Take a turn of collecting; this is the colour of the free disc."""

    colour: Colour

    def touches(self) -> tuple[str, ...]:
        return (f"collect:{self.colour}",)


class Act(Move, frozen=True):
    """Begin an action turn."""

    def touches(self) -> tuple[str, ...]:
        return ("act",)


class Fly(Move, frozen=True):
    """Fly one path with one move energy: only its end matters."""

    to: str

    def touches(self) -> tuple[str, ...]:
        return (f"point:{self.to}",)


class Jump(Move, frozen=True):
    """Jump through the gate whose entrance is here."""

    def touches(self) -> tuple[str, ...]:
        return ("jump",)


class Explore(Move, frozen=True):
    """Choose which of the top tiles of the consumer track comes to the new planet."""

    good: str
    lower: bool = False
    """Where both want this good but differ: the second of them."""

    def touches(self) -> tuple[str, ...]:
        return (f"consumer:{self.good}:lower" if self.lower else f"consumer:{self.good}",)


class Road(Move, frozen=True):
    at: str

    def touches(self) -> tuple[str, ...]:
        return ("road", f"point:{self.at}")


class OpenGate(Move, frozen=True):
    """Place the entrance of your gates; CloseGate follows."""

    planet: str

    def touches(self) -> tuple[str, ...]:
        return ("gate", f"point:{self.planet}")


class CloseGate(Move, frozen=True):
    """Place the exit of your gates."""

    planet: str

    def touches(self) -> tuple[str, ...]:
        return (f"point:{self.planet}",)


class BuildFactory(Move, frozen=True):
    good: str

    def touches(self) -> tuple[str, ...]:
        return ("build:factory", f"factory:{self.good}")


class BuildShipyard(Move, frozen=True):
    """Build a shipyard; `second` is the good paid beside the printed one."""

    second: str

    def touches(self) -> tuple[str, ...]:
        return ("build:shipyard", f"good:{self.second}")


class BuildConsumer(Move, frozen=True):
    other: str | None = None
    """The good that is paid where the price says any good."""

    def touches(self) -> tuple[str, ...]:
        return ("build:consumer",) if self.other is None else ("build:consumer", f"good:{self.other}")


class Privilege(Move, frozen=True):
    tile: Tile

    def touches(self) -> tuple[str, ...]:
        return ("privilege", f"tile:{self.tile}")


class Mine(Move, frozen=True):
    """Take one unit of the mine's good."""

    def touches(self) -> tuple[str, ...]:
        return ("use:mine",)


class Make(Move, frozen=True):
    """Make one unit of the factory's product."""

    def touches(self) -> tuple[str, ...]:
        return ("use:factory",)


class Deliver(Move, frozen=True):
    def touches(self) -> tuple[str, ...]:
        return ("use:consumer",)


class Buy(Move, frozen=True):
    """Buy a piece of equipment for a free slot, or in place of another piece."""

    replace: Equipment | None = None

    def touches(self) -> tuple[str, ...]:
        return ("use:shipyard", "slot:free" if self.replace is None else f"slot:{self.replace}")


class Discard(Move, frozen=True):
    good: str

    def touches(self) -> tuple[str, ...]:
        return ("discard", f"good:{self.good}")


class ReclaimRoad(Move, frozen=True):
    """Take up one of your road pieces, to be used again at once."""

    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"point:{self.at}",)


class ReclaimPrivilege(Move, frozen=True):
    planet: str
    tile: Tile

    def touches(self) -> tuple[str, ...]:
        return (f"point:{self.planet}", f"tile:{self.tile}")


class OfferTo(Move, frozen=True):
    """Begin an offer to a player on the same planet."""

    player: int

    def touches(self) -> tuple[str, ...]:
        return (f"player:{self.player}",)


class Give(Move, frozen=True):
    good: str

    def touches(self) -> tuple[str, ...]:
        return (f"give:{self.good}",)


class Ask(Move, frozen=True):
    good: str

    def touches(self) -> tuple[str, ...]:
        return (f"ask:{self.good}",)


class Propose(Move, frozen=True):
    def touches(self) -> tuple[str, ...]:
        return ("propose",)


class Withdraw(Move, frozen=True):
    def touches(self) -> tuple[str, ...]:
        return ("withdraw",)


class Accept(Move, frozen=True):
    def touches(self) -> tuple[str, ...]:
        return ("accept",)


class Decline(Move, frozen=True):
    def touches(self) -> tuple[str, ...]:
        return ("decline",)


class EndTurn(Move, frozen=True):
    """End the action turn and keep these discs."""

    red: int = 0
    yellow: int = 0
    blue: int = 0

    def touches(self) -> tuple[str, ...]:
        return ("end", f"keep:{self.red}:{self.yellow}:{self.blue}")


def all_moves(world: World) -> Iterator[Move]:
    """List the moves in the order of numbers.py."""
    planets = world.point_ids[: world.planets]
    comets = world.point_ids[world.planets :]
    goods = world.goods
    yield from (Bid(points) for points in range(MOST_BID + 1))
    yield from (TakePlace(place) for place in range(1, MOST_SEATS + 1))
    yield from map(Equip, EQUIPMENT)
    yield from map(Start, planets)
    yield from map(Collect, COLOURS)
    yield Act()
    yield from map(Fly, world.point_ids)
    yield Jump()
    yield from map(Explore, goods)
    if world.unlike_twins:
        yield from (Explore(good, lower=True) for good in goods)
    yield from map(Road, comets)
    yield from map(OpenGate, planets)
    yield from map(CloseGate, planets)
    yield from map(BuildFactory, goods)
    yield from map(BuildShipyard, goods)
    yield BuildConsumer()
    if world.any_priced:
        yield from map(BuildConsumer, goods)
    yield from map(Privilege, TILES)
    yield Mine()
    yield Make()
    yield Deliver()
    yield from (Buy(), *map(Buy, EQUIPMENT))
    yield from map(Discard, goods)
    yield from map(ReclaimRoad, comets)
    yield from (ReclaimPrivilege(planet, tile) for planet in planets for tile in TILES)
    yield from map(OfferTo, range(MOST_SEATS))
    yield from map(Give, goods)
    yield from map(Ask, goods)
    yield from (Propose(), Withdraw(), Accept(), Decline())
    yield from (EndTurn(*kept) for kept in keeps(world.kept))


def catalogue_of(world: World) -> Catalogue:
    return Catalogue(all_moves(world))
