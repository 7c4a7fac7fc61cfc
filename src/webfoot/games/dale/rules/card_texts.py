"""How cards are written down: a technique or a passive, and its effect in terms of `effects`."""

from __future__ import annotations

from webfoot.games.dale.rules.kinds import (
    NO_COPY,
    NOTHING_LASTING,
    NOTHING_SPECIAL_PAY,
    NOTHING_SPECIAL_STACK,
    PASSIVE,
    TECHNIQUE,
    Card,
    Lasting,
    Pay,
    Stack,
)
from webfoot.games.dale.rules.state import NONE
from webfoot.games.dale.rules.steps import Step, program

Steps = tuple[Step, ...]


def _program(steps: Steps) -> int:
    return program(*steps) if steps else NONE


def technique(
    value: int,
    slug: str,
    *now: Step,
    bonus: bool = True,
    next_turn: Steps = (),
    until_next_turn: Lasting = NOTHING_LASTING,
) -> Card:
    """Define a technique. `now` happens when it is played, `next_turn` at the start of the owner's next turn."""
    return Card(slug, TECHNIQUE, value, bonus, now=_program(now), later=_program(next_turn), lasting=until_next_turn)


def passive(
    value: int,
    slug: str,
    when_paying: Pay = NOTHING_SPECIAL_PAY,
    when_building: Stack = NOTHING_SPECIAL_STACK,
    hand_size: int = 0,
    hand_size_from_stall: int = 0,
    throws_junk_when_bought: int = 0,
    copies: int = NO_COPY,
    once_a_turn: Steps = (),
    late: bool = False,
) -> Card:
    return Card(
        slug,
        PASSIVE,
        value,
        pay=when_paying,
        stack=when_building,
        hand_size=hand_size,
        stall_hand_size=hand_size_from_stall,
        throws_junk=throws_junk_when_bought,
        copies=copies,
        ability=_program(once_a_turn),
        late=late,
    )


def reaction(value: int, slug: str, trigger: int, *steps: Step, about_discard: bool = False) -> Card:
    """Define a passive card that may be shown when something happens; it stays in hand."""
    return Card(slug, PASSIVE, value, trigger=trigger, reaction=_program(steps), needs_discard=about_discard)
