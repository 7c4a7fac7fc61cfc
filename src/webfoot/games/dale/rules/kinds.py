"""What a card is: its printed facts, and its effects as plain data that the engine reads.

A set is one call of `animalfolk` in a file of `sets`. The engine looks at these fields and knows no card by name.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.dale.rules.state import NONE

TECHNIQUE: Final = "technique"
PASSIVE: Final = "passive"
RUBBISH: Final = "rubbish"

# where a copying card looks for what it copies
NO_COPY: Final = 0
RIGHTMOST_STACK: Final = 1
ANOTHERS_DISCARD: Final = 2
MARKET_DISCARD: Final = 3
MARKET: Final = 4
ANOTHER_IN_HAND: Final = 5

# what can be reacted to
NO_TRIGGER: Final = 0
RESOLVED: Final = 1
"""Another player has fully resolved a technique card."""
ENTERED: Final = 2
"""This very card has come into the hand."""
PURCHASED: Final = 3
SHUFFLED: Final = 4
BUILT: Final = 5


class Pay:
    """What a card does when it is used to pay."""

    def __init__(
        self, rearranges: bool = False, stays: bool = False, unlimited: bool = False, from_discard: bool = False
    ) -> None:
        self.rearranges = rearranges
        """The market may be rearranged before the purchase."""
        self.stays = stays
        """It may stay in hand."""
        self.unlimited = unlimited
        """The overpayment rule does not apply."""
        self.from_discard = from_discard
        """The top card of the market discard may be bought."""


class Stack:
    """What a card does in a stack being built."""

    def __init__(
        self, junk: bool = False, any_set: bool = False, from_discard: int = 0, adjusts: int = 0, again: bool = False
    ) -> None:
        self.junk = junk
        self.any_set = any_set
        self.from_discard = from_discard
        """So many cards from the builder's discard may join."""
        self.adjusts = adjusts
        """Its value may be changed by up to so much, up or down."""
        self.again = again
        """Another stack may be built at once."""


class Lasting:
    """What a card in a schedule does to its owner's opponents until the owner's next turn."""

    def __init__(self, dearer: int = 0, higher: int = 0, refill: int = 0) -> None:
        self.dearer = dearer
        """Purchases from the market cost so much more."""
        self.higher = higher
        """Stacks must total so much more."""
        self.refill = refill
        """The most cards drawn when filling the hand; 0: no limit."""


NOTHING_SPECIAL_PAY: Final = Pay()
NOTHING_SPECIAL_STACK: Final = Stack()
NOTHING_LASTING: Final = Lasting()


class Card:
    """One kind of card. Effects are numbers of programs (see steps.py); NONE where there is no such effect."""

    def __init__(
        self,
        slug: str,
        sort: str,
        value: int,
        bonus: bool = False,
        now: int = NONE,
        later: int = NONE,
        lasting: Lasting = NOTHING_LASTING,
        pay: Pay = NOTHING_SPECIAL_PAY,
        stack: Stack = NOTHING_SPECIAL_STACK,
        hand_size: int = 0,
        stall_hand_size: int = 0,
        ability: int = NONE,
        trigger: int = NO_TRIGGER,
        reaction: int = NONE,
        copies: int = NO_COPY,
        throws_junk: int = 0,
        needs_discard: bool = False,
        late: bool = False,
    ) -> None:
        self.slug = slug
        self.type = sort
        self.value = value
        self.bonus = bonus
        self.now = now
        """Played as a technique: what happens at once."""
        self.later = later
        """What happens at the start of the next turn; the card waits in the schedule."""
        self.lasting = lasting
        self.pay = pay
        self.stack = stack
        self.hand_size = hand_size
        """While it is in hand."""
        self.stall_hand_size = stall_hand_size
        """While it lies in the stall."""
        self.ability = ability
        """Used once in the owner's turn, from hand."""
        self.trigger = trigger
        self.reaction = reaction
        self.copies = copies
        self.throws_junk = throws_junk
        """When it is bought, so many junk cards of the payment may be thrown away."""
        self.needs_discard = needs_discard
        """Whether the reaction is about the owner's discard and needs a card there."""
        self.late = late
        """Whether the ability is still useful when the turn's actions are over."""
        self.set = NONE
        self.copies_in_box = 0

    @property
    def waits(self) -> bool:
        """Whether it stays in the schedule until the owner's next turn."""
        return self.later != NONE or self.lasting is not NOTHING_LASTING


JUNK: Final = 0
SETS: Final[list[str]] = []
BOXES: Final[list[int]] = []
"""The box that each set came with: 2, or the first one."""
KINDS: Final[list[Card]] = [Card("junk", RUBBISH, 1)]
"""Every kind of card; a kind's number is its place here."""
VALUES: Final[list[int]] = [1]
SET_OF: Final[list[int]] = [NONE]
COPIES: Final = {1: 4, 2: 3, 3: 3, 4: 3, 5: 1}
"""D-103: how many cards of each value a set has; of value 5 there are two different ones."""


def animalfolk(key: str, *cards: Card, box: int) -> str:
    """Add a set: six cards, of the values 1, 2, 3, 4, 5, 5."""
    assert [card.value for card in cards] == [1, 2, 3, 4, 5, 5], f"{key} is not a whole set"
    number = len(SETS)
    SETS.append(key)
    BOXES.append(box)
    for card in cards:
        card.set = number
        card.copies_in_box = COPIES[card.value]
        KINDS.append(card)
        VALUES.append(card.value)
        SET_OF.append(number)
    return key


def kinds_of_set(number: int) -> range:
    return range(1 + 6 * number, 7 + 6 * number)
