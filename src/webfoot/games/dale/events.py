"""The events of Dale of Merchants 2, one for each line of the log.

A hidden card is named only to the seats that see it; the others learn the number of cards. Cards are named by their
slugs.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

import msgspec

from webfoot.core.events import Event
from webfoot.core.fields import Count, Counted, Differ, Named, Ordinal, Players, Points, Row, Same, Seat, Untold

Card = Annotated[str, Named("card")]
Cards = Annotated[list[str], Counted("card", times="card-quoted")]
Place = Literal["deck", "discard", "hand", "market", "market-deck", "market-discard", "stall", "junk"]

OWN: Final = {"own": Same("seat", "owner")}
"""Whether players use their own cards."""
TO_ONESELF: Final = {"own": Same("giver", "taker")}
COPIED: Final = {"copied": Differ("card", "face")}


class Hidden(Event, frozen=True):
    """An event whose cards only some seats see."""

    cards: Cards | None
    """None for seats that may not know."""
    count: Count
    seen: Annotated[int, Untold()]
    """A bit for each seat that sees the cards. Empty in what is sent."""

    def seen_by(self, seat: int | None) -> Self | None:
        known = seat is not None and self.seen >> seat & 1
        return msgspec.structs.replace(self, cards=self.cards if known else None, seen=0)


class TurnBegan(Event, frozen=True):
    begins_turn = True

    seat: Seat


class Played(Event, frozen=True):
    """A technique."""

    reveals = True
    also = COPIED
    seat: Seat
    card: Card
    face: Card
    """What it is played as: itself, unless it copies."""


class Resolved(Event, frozen=True):
    """A delayed or lasting card of the schedule takes effect or ends."""

    seat: Seat
    card: Card


class Bought(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card
    price: Points
    payment: Cards
    from_discard: bool


class Rearranged(Event, frozen=True):
    """The market, the cheapest place first; None for an empty place."""

    reveals = True
    seat: Seat
    market: Annotated[list[str | None], Row("card", times="card-quoted")]


class Kept(Event, frozen=True):
    """A card that paid stays in hand."""

    seat: Seat
    card: Card


class Built(Event, frozen=True):
    reveals = True
    seat: Seat
    stack: Ordinal
    cards: Cards
    faces: Cards
    partner: Seat | None
    """The partner who added the last `added` cards."""
    added: Count


class AskedPartner(Event, frozen=True):
    reveals = True
    seat: Seat
    partner: Seat
    stack: Ordinal
    cards: Cards


class PartnerDeclined(Event, frozen=True):
    seat: Seat


class Discarded(Event, frozen=True):
    """Cards are discarded from the hand or deck of `owner`, through the action of `seat`."""

    reveals = True
    also = OWN
    seat: Seat
    owner: Seat
    cards: Cards
    source: Place


class KeptHand(Event, frozen=True):
    """An inventory action that discards nothing."""

    reveals = True
    seat: Seat


class Committed(Event, frozen=True):
    """A choice that is not announced but stands, because others see that it was made."""

    reveals = True

    def seen_by(self, seat: int | None) -> Self | None:
        return None


class ThrewAway(Event, frozen=True):
    reveals = True
    also = OWN
    seat: Seat
    cards: Cards
    source: Place
    owner: Seat | None
    """The player who owned the card, if one did."""


class Drew(Hidden, frozen=True):
    """Cards are drawn from the deck of `owner` (None: the market deck) into the hand of `seat`."""

    reveals = True
    also = OWN
    seat: Seat
    owner: Seat | None


class DrewJunk(Event, frozen=True):
    """Deck and discard were empty, so junk was drawn."""

    seat: Seat
    count: Count


class Found(Hidden, frozen=True):
    """A card from the player's own deck was searched for and taken into hand."""

    reveals = True
    seat: Seat


class Took(Event, frozen=True):
    """An open card is taken into hand, from the market, a discard pile or a stall."""

    reveals = True
    also = OWN
    seat: Seat
    cards: Cards
    source: Place
    owner: Seat | None


class Returned(Hidden, frozen=True):
    """Put on top of the deck of `owner`."""

    reveals = True
    also = OWN
    seat: Seat
    owner: Seat


class PutOnDeck(Event, frozen=True):
    """An open card goes on top of the deck of `owner`."""

    reveals = True
    also = OWN
    seat: Seat
    owner: Seat
    cards: Cards
    source: Place


class LookedAt(Hidden, frozen=True):
    """Cards of a deck (owner None: the market deck) are looked at."""

    reveals = True
    also = OWN
    seat: Seat
    owner: Seat | None


class SawHand(Hidden, frozen=True):
    reveals = True
    seat: Seat
    owner: Seat


class Passed(Hidden, frozen=True):
    """Cards go from the hand of `giver` to the hand of `taker`."""

    reveals = True
    also = TO_ONESELF
    giver: Seat
    taker: Seat


class Exchanged(Event, frozen=True):
    """Cards from the hand are exchanged for cards from the player's own deck; nobody else sees which."""

    seat: Seat
    count: Count


class MixedHands(Event, frozen=True):
    seat: Seat
    other: Seat


class Swapped(Event, frozen=True):
    """The played card takes the place of another, which comes into hand."""

    reveals = True
    also = OWN
    seat: Seat
    card: Card
    got: Card
    source: Place
    owner: Seat | None


class SwappedDiscard(Event, frozen=True):
    """A card from the hand takes the place of one in the player's own discard."""

    reveals = True
    seat: Seat
    card: Card
    got: Card


class Shuffled(Event, frozen=True):
    """A deck is shuffled. `discards`: the discard pile became the new deck."""

    reveals = True
    seat: Seat
    discards: bool


class MarketShuffled(Event, frozen=True):
    reveals = True


class SwappedPiles(Event, frozen=True):
    """Deck and discard changed places."""

    reveals = True
    seat: Seat


class MarketFilled(Event, frozen=True):
    reveals = True
    cards: Cards


class Rolled(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card
    roll: Ordinal


class Showed(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card


class Chose(Event, frozen=True):
    """A player is chosen for an effect."""

    seat: Seat
    player: Seat


class ChoseWay(Event, frozen=True):
    seat: Seat
    way: Literal["left", "right"]


class Guessed(Event, frozen=True):
    reveals = True
    seat: Seat
    value: Points
    card: Card | None
    """The card it was about, if it is shown."""
    right: bool


class ValueChanged(Event, frozen=True):
    """A value changes for this turn. `card` None: every card that the seat uses."""

    reveals = True
    seat: Seat
    card: Card | None
    value: Points
    """The new value of the card; with no card, what is added."""


class Used(Event, frozen=True):
    """A once-a-turn ability of a card in hand is used."""

    reveals = True
    seat: Seat
    card: Card


class Reacted(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card


class Stopped(Event, frozen=True):
    """A bonus action is declined."""

    reveals = True
    seat: Seat


class Won(Event, frozen=True):
    seats: Annotated[list[int], Players()]


EVENTS = (
    TurnBegan, Played, Resolved, Bought, Rearranged, Kept, Built, AskedPartner, PartnerDeclined, Discarded, KeptHand,
    Committed, ThrewAway,
    Drew, DrewJunk, Found, Took, Returned, PutOnDeck, LookedAt, SawHand, Passed, Exchanged, MixedHands, Swapped,
    SwappedDiscard, Shuffled, MarketShuffled, SwappedPiles, MarketFilled, Rolled, Showed, Chose, ChoseWay, Guessed,
    ValueChanged, Used, Reacted, Stopped, Won,
)  # fmt: skip
