"""What the learned part of the evaluation is told of each seat: a list of small whole numbers.

The same function serves play and training, so both mean the same by each number. Actions are counted in sixteenths.
The names and their order are part of the weights' header: weights made for other inputs are refused. The cards of a
set that was added since stand at the end, and weigh nothing.
"""

from __future__ import annotations

import hashlib
from typing import Final

from webfoot.games.dale.bot.evaluation import COLUMN, VALUES_OF_A_SET, Needs
from webfoot.games.dale.bot.techniques import PLAYED
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.kinds import JUNK, VALUES
from webfoot.games.dale.rules.stacks import required
from webfoot.games.dale.rules.state import NEXT_TURN, NONE, SLOTS, Position

MOST: Final = 255
"""No input is farther from 0. Weights are checked against this bound."""
GRAIN: Final = 16
FIGURES: Final[tuple[str, ...]] = (
    "actions needed",
    "cost of the next stack",
    "cost of the second stack",
    "cost of the third stack",
    "stacks left",
    "one stack left",
    "two stacks left",
    "three stacks left",
    "next stack in hand",
    "total raised by threats",
    "on turn",
    "actions left in the turn",
    "next on turn",
    "seats before its turn",
    "cards in hand",
    "junk in hand",
    "value of the hand",
    "techniques in hand",
    "cards in the deck",
    "value of the deck",
    "cards in the discard",
    "value of all cards",
    "cards owned",
    "techniques owned",
    "cards scheduled for the next turn",
    "purchases made dearer",
    "refill cut short",
    "most wanted card of the market",
    "wanted cards of the market together",
    "most wanted card that the hand pays",
    "value of the best set",
    "value of the second set",
    "three players",
    "four players",
    "teams",
)
KINDS_FROM: Final = len(FIGURES)
NAMES: Final[tuple[str, ...]] = (*FIGURES, *(f"owned: {card.slug}" for card in KINDS))
SIZE: Final = len(NAMES)


def digest(names: list[str]) -> str:
    """Return the hash of the names of inputs. It says whether weights were made for these inputs."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


DIGEST: Final = digest(list(NAMES))


def inputs_of(p: Position, seat: int, needs: Needs, ready: bool) -> list[int]:
    """Return the inputs of one seat. `needs` were found with wishes; `ready` says whether it holds its next stack."""
    x = [0] * SIZE
    left = p.goal() - len(p.stall(seat))
    x[0] = _bounded(needs.actions)
    for at, cost in enumerate(needs.costs[:3]):
        x[1 + at] = _bounded(cost)
    x[4] = left
    if 1 <= left <= 3:
        x[4 + left] = 1
    x[8] = 1 if ready else 0
    x[9] = required(p, seat) - len(p.stall(seat)) - 1
    later = (seat - p.turn) % p.seats
    if later == 0:
        x[10] = 1
        x[11] = min(p.actions, MOST)
    else:
        x[12] = 1 if later == 1 else 0
        x[13] = later
    _count_cards(p, seat, x)
    for due in p.schedule_dues[seat]:
        if due == NEXT_TURN:
            x[24] += 1
    for other in p.opponents(seat):
        for face in p.schedule_faces[other]:
            lasting = KINDS[face].lasting
            x[25] += lasting.dearer
            if lasting.refill:
                x[26] += 1
    _look_at_market(p, needs, x)
    if p.teams:
        x[34] = 1
    elif p.seats > 2:
        x[29 + p.seats] = 1
    return x


def _bounded(actions: float) -> int:
    return max(-MOST, min(MOST, int(actions * GRAIN + 0.5)))


def _count_cards(p: Position, seat: int, x: list[int]) -> None:
    kinds = p.kinds
    of_sets = [0] * (len(KINDS) // (VALUES_OF_A_SET + 1) + 1)
    hand = p.hands[seat]
    deck = p.decks[seat]
    worth = 0
    skill = 0.0
    for card in hand:
        kind = kinds[card]
        worth += VALUES[kind]
        skill += PLAYED[kind]
        x[KINDS_FROM + kind] += 1
        if kind == JUNK:
            x[15] += 1
        else:
            of_sets[COLUMN[kind] // VALUES_OF_A_SET] += VALUES[kind]
    x[14] = len(hand)
    x[16] = worth
    x[17] = _bounded(skill)
    in_deck = 0
    for card in deck:
        kind = kinds[card]
        in_deck += VALUES[kind]
        skill += PLAYED[kind]
        x[KINDS_FROM + kind] += 1
        if kind != JUNK:
            of_sets[COLUMN[kind] // VALUES_OF_A_SET] += VALUES[kind]
    x[18] = len(deck)
    x[19] = min(in_deck, MOST)
    worth += in_deck
    for pile in (p.discards[seat], p.schedules[seat]):
        for card in pile:
            kind = kinds[card]
            worth += VALUES[kind]
            skill += PLAYED[kind]
            x[KINDS_FROM + kind] += 1
            if kind != JUNK:
                of_sets[COLUMN[kind] // VALUES_OF_A_SET] += VALUES[kind]
    x[20] = len(p.discards[seat])
    x[21] = min(worth, MOST)
    x[22] = len(hand) + len(deck) + x[20] + len(p.schedules[seat])
    x[23] = _bounded(skill)
    for value in of_sets:
        if value > x[30]:
            x[31] = x[30]
            x[30] = value
        elif value > x[31]:
            x[31] = value


def _look_at_market(p: Position, needs: Needs, x: list[int]) -> None:
    """Note which market cards would help. Prices are those of the places (D-210)."""
    most = 0.0
    payable = 0.0
    total = 0.0
    for slot in range(SLOTS):
        card = p.market[slot]
        if card == NONE or p.kinds[card] == JUNK:
            continue
        kind = p.kinds[card]
        want = needs.wanted[COLUMN[kind]]
        total += want
        most = max(most, want)
        if VALUES[kind] + slot + x[25] <= x[16]:
            payable = max(payable, want)
    x[27] = _bounded(most)
    x[28] = _bounded(total)
    x[29] = _bounded(payable)
