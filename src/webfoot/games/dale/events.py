"""What can happen in a game of Dale of Merchants 2, one event for each line of the log.

A hidden card is named only to the seats that see it; the others learn the number of cards. Cards are named by their
slugs.
"""

from __future__ import annotations

from typing import Literal, Self

import msgspec

from webfoot.core.events import Event
from webfoot.games.dale.kinds import KINDS

Place = Literal["deck", "discard", "hand", "market", "market-deck", "market-discard", "stall", "junk"]


def names(kinds: list[int]) -> list[str]:
    return [KINDS[kind].slug for kind in kinds]


class Hidden(Event, frozen=True):
    """An event whose cards only some seats see."""

    cards: list[str] | None
    """None: not for you to know."""
    count: int
    seen: int
    """A bit for each seat that sees the cards. Blank in what is sent."""

    def seen_by(self, seat: int | None) -> Self | None:
        known = seat is not None and self.seen >> seat & 1
        return msgspec.structs.replace(self, cards=self.cards if known else None, seen=0)


class TurnBegan(Event, frozen=True):
    seat: int


class Played(Event, frozen=True):
    """A technique."""

    reveals = True
    seat: int
    card: str
    face: str
    """What it is played as: itself, unless it copies."""


class Resolved(Event, frozen=True):
    """A delayed or lasting card of the schedule takes effect or ends."""

    seat: int
    card: str


class Bought(Event, frozen=True):
    reveals = True
    seat: int
    card: str
    price: int
    payment: list[str]
    from_discard: bool


class Rearranged(Event, frozen=True):
    """The market, the cheapest place first; None: an empty place."""

    reveals = True
    seat: int
    market: list[str | None]


class Kept(Event, frozen=True):
    """A card that paid stays in hand."""

    seat: int
    card: str


class Built(Event, frozen=True):
    reveals = True
    seat: int
    stack: int
    cards: list[str]
    faces: list[str]
    partner: int | None
    """Who added the last `added` cards."""
    added: int


class AskedPartner(Event, frozen=True):
    reveals = True
    seat: int
    partner: int
    stack: int
    cards: list[str]


class PartnerDeclined(Event, frozen=True):
    seat: int


class Discarded(Event, frozen=True):
    """From the hand or deck of `owner`, by the doing of `seat`."""

    reveals = True
    seat: int
    owner: int
    cards: list[str]
    source: Place


class KeptHand(Event, frozen=True):
    """An inventory action that discards nothing."""

    reveals = True
    seat: int


class Committed(Event, frozen=True):
    """A choice that nobody hears of and that stands all the same, since others see that it was made."""

    reveals = True

    def seen_by(self, seat: int | None) -> Self | None:
        return None


class ThrewAway(Event, frozen=True):
    reveals = True
    seat: int
    cards: list[str]
    source: Place
    owner: int | None
    """Whose card it was, where it was a player's."""


class Drew(Hidden, frozen=True):
    """From the deck of `owner` (None: the market deck) into the hand of `seat`."""

    reveals = True
    seat: int
    owner: int | None


class DrewJunk(Event, frozen=True):
    """Deck and discard were empty."""

    seat: int
    count: int


class Found(Hidden, frozen=True):
    """Searched for in the own deck and taken to hand."""

    reveals = True
    seat: int


class Took(Event, frozen=True):
    """An open card is taken to hand, from the market, a discard or a stall."""

    reveals = True
    seat: int
    cards: list[str]
    source: Place
    owner: int | None


class Returned(Hidden, frozen=True):
    """Put on top of the deck of `owner`."""

    reveals = True
    seat: int
    owner: int


class PutOnDeck(Event, frozen=True):
    """An open card goes on top of the deck of `owner`."""

    reveals = True
    seat: int
    owner: int
    cards: list[str]
    source: Place


class LookedAt(Hidden, frozen=True):
    """Cards of a deck (owner None: of the market deck), drawn only to be looked at."""

    reveals = True
    seat: int
    owner: int | None


class SawHand(Hidden, frozen=True):
    reveals = True
    seat: int
    owner: int


class Passed(Hidden, frozen=True):
    """Cards go from the hand of `giver` to the hand of `taker`."""

    reveals = True
    giver: int
    taker: int


class Exchanged(Event, frozen=True):
    """Cards of the hand against cards of the own deck, nobody else sees which."""

    seat: int
    count: int


class MixedHands(Event, frozen=True):
    seat: int
    other: int


class Swapped(Event, frozen=True):
    """The played card takes the place of another, which comes to hand."""

    reveals = True
    seat: int
    card: str
    got: str
    source: Place
    owner: int | None


class SwappedDiscard(Event, frozen=True):
    """A card of the hand takes the place of one in the own discard."""

    reveals = True
    seat: int
    card: str
    got: str


class Shuffled(Event, frozen=True):
    """The deck; `discards`: the discard pile became the new deck."""

    reveals = True
    seat: int
    discards: bool


class MarketShuffled(Event, frozen=True):
    reveals = True


class SwappedPiles(Event, frozen=True):
    """Deck and discard changed places."""

    reveals = True
    seat: int


class MarketFilled(Event, frozen=True):
    reveals = True
    cards: list[str]


class Rolled(Event, frozen=True):
    reveals = True
    seat: int
    card: str
    roll: int


class Showed(Event, frozen=True):
    reveals = True
    seat: int
    card: str


class Chose(Event, frozen=True):
    """A player is chosen for an effect."""

    seat: int
    player: int


class ChoseWay(Event, frozen=True):
    seat: int
    way: Literal["left", "right"]


class Guessed(Event, frozen=True):
    reveals = True
    seat: int
    value: int
    card: str | None
    """The card it was about, if it is shown."""
    right: bool


class ValueChanged(Event, frozen=True):
    """For this turn. `card` None: every card the seat uses."""

    reveals = True
    seat: int
    card: str | None
    value: int
    """The new value of the card; with no card, what is added."""


class Used(Event, frozen=True):
    """A once-a-turn ability of a card in hand."""

    reveals = True
    seat: int
    card: str


class Reacted(Event, frozen=True):
    reveals = True
    seat: int
    card: str


class Stopped(Event, frozen=True):
    """A bonus action is declined: the hand is refilled, or tells by not being refilled."""

    reveals = True
    seat: int


class Won(Event, frozen=True):
    seats: list[int]


EVENTS = (
    TurnBegan, Played, Resolved, Bought, Rearranged, Kept, Built, AskedPartner, PartnerDeclined, Discarded, KeptHand,
    Committed, ThrewAway,
    Drew, DrewJunk, Found, Took, Returned, PutOnDeck, LookedAt, SawHand, Passed, Exchanged, MixedHands, Swapped,
    SwappedDiscard, Shuffled, MarketShuffled, SwappedPiles, MarketFilled, Rolled, Showed, Chose, ChoseWay, Guessed,
    ValueChanged, Used, Reacted, Stopped, Won,
)  # fmt: skip
