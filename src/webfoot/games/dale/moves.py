"""Every move of Dale of Merchants 2.

A card in the player's own hand is named by its place there; of equal cards only the first is listed. Cards of a pile
being searched are named by kind. The question in the view says what is being decided, not the move.
"""

from __future__ import annotations

from typing import Final, Literal

from webfoot.core.moves import Catalogue, Move
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.cards import KINDS


class HandMove(Move, frozen=True):
    at: int


class Play(HandMove, frozen=True):
    """Play a card from the hand as a technique."""

    def touches(self) -> tuple[str, ...]:
        return (f"hand:{self.at}", "use:technique")


class Ability(HandMove, frozen=True):
    """Use the once-a-turn ability of a card in hand."""

    def touches(self) -> tuple[str, ...]:
        return (f"hand:{self.at}", "use:ability")


class Rearrange(HandMove, frozen=True):
    """Rearrange the market before a purchase that this card will help to pay."""

    def touches(self) -> tuple[str, ...]:
        return (f"hand:{self.at}", "use:rearrange")


class Buy(Move, frozen=True):
    slot: int

    def touches(self) -> tuple[str, ...]:
        return (f"market:{self.slot}",)


class BuyDiscarded(Move, frozen=True):
    """Buy the top card of the market discard."""

    def touches(self) -> tuple[str, ...]:
        return ("market-discard",)


class Build(Move, frozen=True):
    """Start putting the next stack together."""

    def touches(self) -> tuple[str, ...]:
        return ("stall",)


class Inventory(Move, frozen=True):
    """Start choosing cards in hand to discard."""


class Stop(Move, frozen=True):
    """Take no further action; or, after the refill, end the turn."""


class Pick(HandMove, frozen=True):
    """Pick a card in hand; the question says what for."""

    def touches(self) -> tuple[str, ...]:
        return (f"hand:{self.at}",)


class Suggested(Move, frozen=True):
    """Take a whole selection as suggested."""

    nth: int

    def touches(self) -> tuple[str, ...]:
        return (f"suggestion:{self.nth}",)


class Confirm(Move, frozen=True):
    """Confirm that the selection is complete."""


class AskPartner(Move, frozen=True):
    """Show the stack so far and ask the partner to complete it."""


class React(HandMove, frozen=True):
    def touches(self) -> tuple[str, ...]:
        return (f"hand:{self.at}",)


class Pass(Move, frozen=True):
    """Decline to react."""


class Name(Move, frozen=True):
    """Name a kind of card: one in a pile being searched, or what a copying card counts as."""

    card: str

    def touches(self) -> tuple[str, ...]:
        return (f"kind:{self.card}",)


class Slot(Move, frozen=True):
    """Choose a place of the market."""

    slot: int

    def touches(self) -> tuple[str, ...]:
        return (f"market:{self.slot}",)


class Person(Move, frozen=True):
    seat: int

    def touches(self) -> tuple[str, ...]:
        return (f"seat:{self.seat}",)


class Number(Move, frozen=True):
    number: int

    def touches(self) -> tuple[str, ...]:
        return (f"number:{self.number}",)


class Way(Move, frozen=True):
    way: Literal["left", "right"]

    def touches(self) -> tuple[str, ...]:
        return (f"way:{self.way}",)


class StallCard(Move, frozen=True):
    stall: int
    stack: int
    """From 1."""
    at: int

    def touches(self) -> tuple[str, ...]:
        return (f"stall:{self.stall}:{self.stack}:{self.at}",)


class Aside(Move, frozen=True):
    """Choose one of the cards being looked at."""

    at: int

    def touches(self) -> tuple[str, ...]:
        return (f"aside:{self.at}",)


class Planned(Move, frozen=True):
    """Choose a card from your schedule."""

    at: int

    def touches(self) -> tuple[str, ...]:
        return (f"schedule:{self.at}",)


class Yes(Move, frozen=True):
    pass


class No(Move, frozen=True):
    pass


def _moves() -> list[Move]:
    """List the moves in the order of numbers.py."""
    moves: list[Move] = [BuyDiscarded(), Build(), Inventory(), Stop(), Confirm(), AskPartner(), Pass(), Yes(), No()]
    moves += [Way("left"), Way("right")]
    for kind in (Play, Ability, Rearrange, Pick, React):
        moves += [kind(at) for at in range(n.MAX_HAND)]
    moves += [Buy(slot) for slot in range(5)]
    moves += [Slot(slot) for slot in range(5)]
    moves += [Suggested(nth) for nth in range(n.SUGGESTIONS)]
    moves += [Person(seat) for seat in range(4)]
    moves += [Number(number) for number in range(6)]
    moves += [Aside(at) for at in range(n.MAX_ASIDE)]
    moves += [Planned(at) for at in range(n.MAX_PLANS)]
    moves += [
        StallCard(stall, stack, at)
        for stall in range(n.MAX_STALLS)
        for stack in range(1, n.MAX_STACKS + 1)
        for at in range(n.MAX_STACK)
    ]
    moves += [Name(card.slug) for card in KINDS]
    return moves


CATALOGUE: Final = Catalogue(_moves())
