"""A quick policy: what a player would do without much thought. Simulations play by it.

Each legal move gets a rough worth in ducks from the line as it lies. The best one is played, with some randomness.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.core.moves import Move
from webfoot.games.canardage import moves as m
from webfoot.games.canardage.components import (
    A_COUVERT,
    CANARD_BLASE,
    CANARD_PRESSE,
    CANARD_SIMPLET,
    CANARDS_ENCHAINES,
    DANSE_DES_CANARDS,
    DEUX_POUR_UN,
    DUCKY_LUKE,
    EN_AVANT_MARCHE,
    EN_JOUE,
    FULGURO_COIN,
    MAGRET,
    MEXICOIN,
    MOBY_DUCKY,
    NOBODY,
    OUPS,
    PAN,
    PEACE_AND_LOVE,
    PLANQUE,
    PRESIDENT,
    RECTIFIER_DROITE,
    RECTIFIER_GAUCHE,
    WALKING_DUCK,
    WATER,
)
from webfoot.games.canardage.rules.choices import FORGO, KIND_OF, PLACE_FROM, REVENGE_AT
from webfoot.games.canardage.rules.state import PLACE, Position

WHIM: Final = 0.3
"""How much worse than the best a move may feel and still be played now and then."""
_GRAIN: Final = 256


def _named_place(move: Move) -> int:
    """Return the position, or the player, that matters most about a move. Positions count from 0."""
    if isinstance(move, m.Oups):
        return move.victim - 1
    if isinstance(move, m.PlayerMove | m.WalkingDuck):
        return move.player
    at: int = getattr(move, "at", 0)
    return at - 1


WHERE: Final = [_named_place(move) for move in m.CATALOGUE]
SINGLE: Final = [isinstance(move, m.DeuxPourUn) and move.single for move in m.CATALOGUE]
_REVENGES: Final = frozenset(REVENGE_AT)
_PLACES: Final = frozenset(PLACE_FROM)


def instinct(p: Position, seat: int, legal: list[int], chance: Chance) -> int:
    """Return the one of `legal` that looks best, with some randomness."""
    best = legal[0]
    best_worth = -1e9
    for number in legal:
        worth = feel(p, seat, number) + chance.below(_GRAIN) * (WHIM / _GRAIN)
        if worth > best_worth:
            best, best_worth = number, worth
    return best


def feel(p: Position, seat: int, number: int) -> float:
    """Estimate how many ducks this move is worth to the seat."""
    kind = KIND_OF[number]
    at = WHERE[number]
    if kind == NOBODY:
        return _feel_decision(p, seat, number, at)
    if kind in (PAN, DUCKY_LUKE, OUPS):
        return shot(p, seat, at)
    if kind == EN_JOUE:
        return aimed(p, seat, at)
    if kind == DEUX_POUR_UN:
        return aimed(p, seat, at) + (0.0 if SINGLE[number] else aimed(p, seat, at + 1))
    if kind == EN_AVANT_MARCHE:
        return _march(p, seat)
    if kind == CANARD_BLASE:
        return _swap(p, seat, at, at + 1)
    if kind == CANARD_PRESSE:
        return _swap(p, seat, at, at - 1)
    if kind == RECTIFIER_GAUCHE:
        return _shift(p, seat, at, at - 1)
    if kind == RECTIFIER_DROITE:
        return _shift(p, seat, at, at + 1)
    if kind == A_COUVERT:
        if p.line[at] != seat:
            return -0.2
        return 0.4 if p.targets >> at & 1 else 0.0
    if kind == PLANQUE:
        return 0.3 + 0.4 * (p.targets >> at & 1)
    if kind == CANARDS_ENCHAINES:
        return shot(p, seat, at) + shot(p, seat, at + 1)
    return _feel_rare(p, seat, kind, at)


def _feel_rare(p: Position, seat: int, kind: int, at: int) -> float:
    """Estimate the cards of which the deck holds one copy."""
    if kind == CANARD_SIMPLET:
        return -0.3 if p.line[at] == seat else 0.3
    if kind == WALKING_DUCK:
        return 1.0 if at == seat else -0.3
    if kind in (PEACE_AND_LOVE, DANSE_DES_CANARDS):
        return exposure(p, seat)
    if kind == MEXICOIN:
        return -0.1 * sum(1 for owner in p.line if owner == seat)
    if kind == FULGURO_COIN:
        return 0.4 * (p.targets >> at & 1) - 0.4 * (p.targets & 1)
    if kind == MAGRET:
        return 0.2 if p.line[at] == seat else -0.3
    if kind == MOBY_DUCKY:
        return 0.1 + exposure(p, seat)
    if kind == PRESIDENT:
        return 0.1
    return 0.0


def _feel_decision(p: Position, seat: int, number: int, at: int) -> float:
    if number in _REVENGES:
        return shot(p, seat, at)
    if number == FORGO:
        return 0.0
    if p.phase == PLACE and number in _PLACES:
        # own ducks away from the targets, the others under them
        own = p.line[at] == seat
        return 0.2 if own != (p.targets >> p.placed & 1 == 1) else -0.2
    return 0.0


def shot(p: Position, seat: int, at: int) -> float:
    owner = p.line[at]
    if owner == WATER or p.covers[at] != NOBODY or (p.moby_by != NOBODY and owner != p.moby_victim):
        return -0.1
    if owner == seat:
        return -2.0 if p.living(seat) == 1 else -1.0
    # The more ducks a player has, the more the player is a rival; but shooting a last duck wins the game.
    return 1.0 if p.living(owner) == 1 else 0.6 + 0.08 * p.living(owner)


def aimed(p: Position, seat: int, at: int) -> float:
    owner = p.line[at]
    if owner == seat:
        return -0.4
    return 0.0 if owner == WATER else 0.2


def exposure(p: Position, seat: int) -> float:
    """Return what targets cost this seat now, less what they promise it."""
    cost = 0.0
    for at, owner in enumerate(p.line):
        if p.targets >> at & 1 and owner != WATER:
            cost += 0.4 if owner == seat else -0.1
    return cost


def _march(p: Position, seat: int) -> float:
    """Estimate a move of every target to the card behind."""
    line = p.line
    gain = exposure(p, seat)
    for at in range(1, len(line)):
        if p.targets >> at - 1 & 1 and line[at] != WATER:
            gain -= 0.4 if line[at] == seat else -0.1
    return gain


def _swap(p: Position, seat: int, at: int, to: int) -> float:
    """Estimate a swap of one of the seat's ducks with the card at `to`."""
    change = (p.targets >> at & 1) - (p.targets >> to & 1)
    other = p.line[to]
    if other == seat:
        return 0.0
    return change * (0.4 if other == WATER else 0.5)


def _shift(p: Position, seat: int, at: int, to: int) -> float:
    """Estimate a move of a target from the card at `at` (which may be gone) to the one at `to`."""
    before = aimed(p, seat, at) if at < len(p.line) else 0.0
    return aimed(p, seat, to) - before
