"""Space Dealer, as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping

from webfoot.core.chance import Chance
from webfoot.core.errors import Refusal
from webfoot.core.fields import Place
from webfoot.core.game import Brain, Choice, Game
from webfoot.games.spacedealer.bot import SpaceDealerBrain
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.catalogue import CATALOGUE
from webfoot.games.spacedealer.census import census
from webfoot.games.spacedealer.components import (
    CARDS,
    EFFECTS,
    MAX_SEATS,
    MIN_SEATS,
    NONE,
    ORDER_SLUGS,
    ORDERS,
    SHAPES,
)
from webfoot.games.spacedealer.events import EVENTS
from webfoot.games.spacedealer.lateness import cuts_off
from webfoot.games.spacedealer.options import SpaceDealerOptions
from webfoot.games.spacedealer.refusals import blocked, why_not
from webfoot.games.spacedealer.rules import SpaceDealerState, load
from webfoot.games.spacedealer.setup import set_up
from webfoot.games.spacedealer.touches import ways_to_touch
from webfoot.games.spacedealer.view import SpaceDealerView, view_of


class SpaceDealer(Game[SpaceDealerState]):
    key = "spacedealer"
    version = 1
    package = __package__
    timed = True
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS
    options_type = SpaceDealerOptions
    view_type = SpaceDealerView
    event_types = EVENTS
    catalogue = CATALOGUE

    def setup(self, seats: int, options: SpaceDealerOptions, chance: Chance) -> SpaceDealerState:
        return set_up(seats, options, chance)

    def load(self, dump: bytes) -> SpaceDealerState:
        return load(dump)

    def view(self, state: SpaceDealerState, seat: int | None) -> SpaceDealerView:
        return view_of(state, seat)

    def why_not(self, state: SpaceDealerState, seat: int, number: int) -> Refusal | None:
        return why_not(state, seat, number)

    def blocked(self, state: SpaceDealerState, seat: int) -> dict[str, Refusal]:
        return blocked(state, seat)

    def choices(self, state: SpaceDealerState, seat: int, numbers: list[int]) -> list[Choice]:
        return ways_to_touch(state, seat, super().choices(state, seat, numbers))

    def cuts_off(self, state: SpaceDealerState) -> bool:
        return cuts_off(state)

    def place(self, at: str | int) -> Place:
        """Every second field of the ring is a player's planet."""
        number, neutral = divmod(int(at), 2)
        return Place("neutral", {"number": number + 1}) if neutral else Place("planet", seats={"name": number})

    def facts(self) -> object:
        """What is printed on every card, and every neutral order."""
        return {
            "cards": {
                card.slug: {
                    "type": card.type,
                    "level": card.level,
                    "experienced": card.experienced,
                    "shape": SHAPES[card.shape],
                    "connections": card.connections,
                    "effect": EFFECTS[card.effect],
                    "amount": card.amount,
                    "colour": None if card.colour == NONE else COLOURS[card.colour],
                    "slot": card.has_slot(),
                    "demands": [_demand(demand.goods, demand.points, demand.owner) for demand in card.demands],
                }
                for card in CARDS
            },
            "orders": {
                slug: _demand(order.goods, order.points, 0) for slug, order in zip(ORDER_SLUGS, ORDERS, strict=True)
            },
        }

    def census(self, state: SpaceDealerState) -> Mapping[str, int]:
        return census(state)

    @property
    def brain(self) -> Brain[SpaceDealerState]:
        return SpaceDealerBrain()


def _demand(goods: tuple[int, ...], points: int, owner: int) -> dict[str, object]:
    named = [COLOURS[colour] for colour, count in enumerate(goods) for _ in range(count)]
    return {"goods": named, "points": points, "owner": owner}
