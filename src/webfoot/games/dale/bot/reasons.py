"""Why a move is good, in the terms of the table: stacks, actions, cards.

Only what the seat knows is looked at: its own cards, the market and the stalls.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.hints import Reason
from webfoot.games.dale.bot.evaluation import COLUMN, needs_of
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules import stacks
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.kinds import JUNK
from webfoot.games.dale.rules.payments import goods
from webfoot.games.dale.rules.state import BUILDING, BUYING, NO_DRAFT

WANTED: Final = 0.2
"""How many actions a card must save to be called wanted."""


def reasons(p: DaleState, seat: int, number: int) -> list[Reason]:
    """Return why this move is good, the weightiest reason first."""
    if p.mode == BUYING and p.drafter == seat:
        return [Reason("pays-with-least")]
    if number == n.BUILD or (p.mode == BUILDING and p.drafter == seat):
        return [Reason("builds", {"stack": _next_stack(p, seat), "value": stacks.required(p, seat)})]
    if p.mode == NO_DRAFT and n.BUY <= number < n.SLOT:
        return _bought(p, seat, p.kinds[goods(p, number - n.BUY)])
    if p.mode == NO_DRAFT and n.PLAY <= number < n.ABILITY:
        card = KINDS[p.kinds[p.hands[seat][number - n.PLAY]]]
        return [Reason("arrow-is-free" if card.bonus else "plays", {"card": card.slug})]
    if number == n.INVENTORY:
        return [Reason("draws-new")]
    if number in (n.STOP, n.PASS, n.NO):
        return [Reason("leaves-it")]
    return [Reason("serves-you")]


def _next_stack(p: DaleState, seat: int) -> int:
    return len(p.stall(seat)) + 1


def _bought(p: DaleState, seat: int, kind: int) -> list[Reason]:
    card = KINDS[kind].slug
    if kind == JUNK:
        return [Reason("serves-you")]
    wanted = needs_of(p, seat).wanted[COLUMN[kind]]
    return [Reason("for-stacks" if wanted >= WANTED else "buys-value", {"card": card})]
