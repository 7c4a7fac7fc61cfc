"""The small language the rules of Duck Dealer are tested in.

    t = duck(ship="S1", fittings="navigator builder hold", energy="red:2 blue:1", goods="duck paint")
    t.fly("O1").explore("satellite")
    assert t.at == "O1" and t.energy == "red:1 blue:1"
    assert t.refuses(Fly("I4"), rule="DD-R8.1", steps=12, speed=8)
    assert t.told("explored", planet="O1", good="satellite")

You are seat 0 and your action turn has just begun (`turn` instead of `duck`: your turn has just begun, and you may
collect or act; `begin`: the game has just been set up). `others` speaks of the other seats:
`others={1: Seat(ship="I1", goods="duck")}`. Whatever is not spoken of is not there, except:

- ships start on S1, S2 … with three holds; discs and cubes that are nowhere else are in the supply;
- S1 to S5 have the shipyards Y1 to Y5, not built, and mines of duck, beads, solar, paint and booth; the mines of
  I1 to I5 and of O1 to O5 go round in the same order, and H has ducks;
- the consumer track holds whatever tiles are not on planets, in the order of the data;
- nothing is explored but where it is said, or where a consumer or a factory stands;
- `track`: so many spaces of the turn track are taken; in an action turn the last one is this turn's, and free roads
  are those of that space unless `free_roads` says otherwise.

`discs`, `cubes` and `consumer_track` say what is left, whatever lies elsewhere. After every move the pieces are
counted, the position is saved and loaded, and everybody's view is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tests.games.duckdealer.sight import Sight
from webfoot.core.chance import RiggedChance
from webfoot.core.errors import Refusal
from webfoot.core.moves import Move
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.game import DuckDealer
from webfoot.games.duckdealer.notation import Board, Seat, count, put
from webfoot.games.duckdealer.pieces import COLOURS
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE

GAME: Final = DuckDealer()
__all__ = ["GAME", "Refused", "Seat", "Table", "begin", "duck", "turn"]


class Refused(AssertionError):
    """The rules forbid what a test does."""

    def __init__(self, state: DuckDealerState, seat: int, move: Move, refusal: Refusal, allowed: list[Move]) -> None:
        kinds = sorted({type(other).__name__ for other in allowed})
        super().__init__(f"seat {seat} may not {move!r}: {refusal}; allowed: {', '.join(kinds) or 'nothing'}")
        self.state, self.seat, self.move, self.refusal = state, seat, move, refusal


class Table(Sight):
    def __init__(self, game: DuckDealer, state: DuckDealerState, luck: Iterable[int] = ()) -> None:
        super().__init__(game, state)
        self.chance = RiggedChance(luck)

    # the beginning

    def bid(self, *points: int, by: int | None = None) -> Table:
        """These bids, by this seat or by those who have still to bid, one after the other."""
        return self._do(*((by, m.Bid(bid)) for bid in points))

    def take_place(self, *places: int) -> Table:
        return self._do(*((None, m.TakePlace(place)) for place in places))

    def equip(self, pieces: str) -> Table:
        kinds: list[Any] = list(count(pieces).elements())
        return self._do(*((None, m.Equip(kind)) for kind in kinds))

    def start(self, *planets: str) -> Table:
        return self._do(*((None, m.Start(planet)) for planet in planets))

    # the turn

    def collect(self, colour: Any) -> Table:
        """The colour of the free disc."""
        return self._do((None, m.Collect(colour)))

    def act(self) -> Table:
        return self._do((None, m.Act()))

    def end(self, keep: str | None = None) -> Table:
        """End the action turn; without `keep` all discs stay, or red ones first, then yellow, then blue."""
        if keep is None:
            held, kept = self.player(self._decider(None)).energy, dict.fromkeys(COLOURS, 0)
            for colour in COLOURS:
                kept[colour] = min(held[colour], self.state.world.kept - sum(kept.values()))
        else:
            wanted = count(keep)
            kept = {colour: wanted.pop(colour, 0) for colour in COLOURS}
            assert not wanted, f"no such discs: {wanted}"
        return self._do((None, m.EndTurn(kept["red"], kept["yellow"], kept["blue"])))

    # moving

    def fly(self, *points: str) -> Table:
        """One energy to each of these points, one after the other; what is found on the way, `explore` says."""
        return self._do(*((None, m.Fly(point)) for point in points))

    def jump(self) -> Table:
        return self._do((None, m.Jump()))

    def explore(self, good: str) -> Table:
        return self._do((None, m.Explore(good)))

    def roads(self, *points: str) -> Table:
        """Free ones as long as there are any."""
        return self._do(*((None, m.Road(point)) for point in points))

    def gates(self, entrance: str, way_out: str) -> Table:
        return self._do((None, m.OpenGate(entrance)), (None, m.CloseGate(way_out)))

    def reclaim(self, piece: str) -> Table:
        """A road piece, `E04.1`, or a privilege, `I1.mine`."""
        planet, _, tile = piece.partition(".")
        tiles: Any = tile
        return self._do((None, m.ReclaimRoad(piece) if tile.isdigit() else m.ReclaimPrivilege(planet, tiles)))

    # building

    def build_factory(self, good: str) -> Table:
        return self._do((None, m.BuildFactory(good)))

    def build_shipyard(self, second: str) -> Table:
        """`second` is the good paid beside the printed one."""
        return self._do((None, m.BuildShipyard(second)))

    def build_consumer(self) -> Table:
        return self._do((None, m.BuildConsumer()))

    def privilege(self, tile: Any) -> Table:
        return self._do((None, m.Privilege(tile)))

    # trading

    def mine(self, times: int = 1) -> Table:
        return self._do(*[(None, m.Mine())] * times)

    def make(self, times: int = 1) -> Table:
        return self._do(*[(None, m.Make())] * times)

    def deliver(self, times: int = 1) -> Table:
        return self._do(*[(None, m.Deliver())] * times)

    def buy(self, replace: Any = None) -> Table:
        return self._do((None, m.Buy(replace)))

    def discard(self, goods: str, by: int | None = None) -> Table:
        return self._do(*((by, m.Discard(good)) for good in count(goods).elements()))

    # offers

    def offer(self, to: int, give: str = "", ask: str = "") -> Table:
        """Draft an offer and propose it."""
        drafted = [m.Give(good) for good in count(give).elements()] + [m.Ask(good) for good in count(ask).elements()]
        return self._do((None, m.OfferTo(to)), *((None, move) for move in drafted), (None, m.Propose()))

    def accept(self) -> Table:
        return self._do((self._partner(), m.Accept()))

    def decline(self) -> Table:
        return self._do((self._partner(), m.Decline()))

    def withdraw(self) -> Table:
        return self._do((None, m.Withdraw()))

    # anything else

    def do(self, move: Move, by: int | None = None) -> Table:
        """Any move at all."""
        return self._do((by, move))

    def refuses(self, move: Move, rule: str, by: int | None = None, **values: str | int) -> bool:
        """Whether the rules forbid this move by this rule, with these values among those of the refusal."""
        seat = self._decider(by) if self.actors or by is not None else 0
        number = self.game.catalogue.number(move)
        refusal = self.game.why_not(self.state, seat, number)
        assert number not in self.state.legal(seat), f"{move!r} is allowed, and should be refused by {rule}"
        assert refusal is not None, f"{move!r} is not legal, and nothing says why"
        assert refusal.rule == rule, f"{move!r} is refused by {refusal}, not by {rule}"
        given = {name: refusal.values.get(name) for name in values}
        assert given == values, f"{move!r} is refused with {refusal.values}, not with {values}"
        return True

    def copy(self) -> Table:
        other = Table(self.game, self.state.clone(), self.chance.answers)
        other.events, other.story = self.events[:], self.story[:]
        return other

    def check(self) -> Table:
        """Saved and loaded it is the same, and everybody's page can be made."""
        dump = self.state.dump()
        assert self.game.load(dump).dump() == dump
        for seat in (None, *range(self.state.seats)):
            self.game.brief(self.state, seat)
        return self

    # inside

    def _do(self, *done: tuple[int | None, Move]) -> Table:
        self.events = []
        for by, move in done:
            self._play(self._decider(by), move)
        return self

    def _play(self, seat: int, move: Move) -> None:
        number = self.game.catalogue.number(move)
        refusal = self.game.why_not(self.state, seat, number)
        if number not in self.state.legal(seat):
            assert refusal is not None, f"{move!r} is not legal, and nothing says why"
            raise Refused(self.state, seat, move, refusal, self.legal(by=seat))
        assert refusal is None, f"{move!r} is legal, yet refused: {refusal}"
        census = dict(self.game.census(self.state))
        told = len(self.events)
        self.state.play(seat, number, self.chance, self.events)
        self.story += self.events[told:]
        assert dict(self.game.census(self.state)) == census, f"{move!r} makes or loses pieces"
        self.check()

    def _partner(self) -> int:
        assert self.state.partner != NONE, "there is no offer"
        return self.state.partner


def duck(
    *,
    ship: str | None = None,
    fittings: str = "hold hold hold",
    energy: str = "",
    goods: str = "",
    cubes: int | None = None,
    points: int = 0,
    debt: int = 0,
    seats: int = 2,
    others: Mapping[int, Seat] | None = None,
    on_turn: int = 0,
    mines: Mapping[str, str] | None = None,
    factories: Mapping[str, str] | None = None,
    consumers: Mapping[str, str] | None = None,
    yards: Mapping[str, str] | None = None,
    privileges: Mapping[str, int] | None = None,
    explored: str = "",
    roads: Mapping[str, int] | None = None,
    gates: Mapping[int, tuple[str, str]] | None = None,
    discs: str | None = None,
    consumer_track: str | None = None,
    track: int | None = None,
    free_roads: int | None = None,
    acting: bool = True,
    luck: Iterable[int] = (),
    data: str = "",
    **options: Any,
) -> Table:
    """A position in an action turn of yours (or of `on_turn`)."""
    said = {0: Seat(ship, fittings, energy, goods, cubes, points, debt), **(others or {})}
    assert max(said) < max(seats, len(said)), f"there is no seat {max(said)} among {seats}"
    board = Board(
        mines=mines or {},
        factories=factories or {},
        consumers=consumers or {},
        yards=yards or {},
        privileges=privileges or {},
        explored=explored,
        roads=roads or {},
        gates=gates or {},
        discs=discs,
        consumer_track=consumer_track,
    )
    game = DuckDealer(data) if data else GAME
    everybody = [said.get(seat, Seat()) for seat in range(max(seats, len(said)))]
    taken = int(acting) if track is None else track
    chosen = game.parse_options(len(everybody), {"start_player": "seat-1", **options})
    state = game.setup(len(everybody), chosen, RiggedChance())
    put(state, everybody, board, on_turn, taken, acting)
    if free_roads is not None:
        state.free_roads = free_roads
    return Table(game, state, luck).check()


def turn(**words: Any) -> Table:
    """A position at the start of a turn of yours: `duck` with the same words."""
    return duck(acting=False, **words)


def begin(seats: int = 2, luck: Iterable[int] = (), data: str = "", **options: Any) -> Table:
    """A game just set up. A rigged shuffle leaves the order alone; `luck` draws the first player, if anybody does."""
    game = DuckDealer(data) if data else GAME
    table = Table(game, game.setup(seats, game.parse_options(seats, options), RiggedChance(luck)))
    return table.check()
