"""Why a move is good, in the terms of the table: ducks, targets, cards.

Only the line, the targets and the seat's own hand are looked at, which the seat sees.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.hints import Reason
from webfoot.games.canardage.bot.policy import WHERE
from webfoot.games.canardage.components import (
    A_COUVERT,
    CANARD_BLASE,
    CANARD_PRESSE,
    CANARDS_ENCHAINES,
    DANSE_DES_CANARDS,
    DEUX_POUR_UN,
    DUCKY_LUKE,
    EN_AVANT_MARCHE,
    EN_JOUE,
    MAGRET,
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
from webfoot.games.canardage.rules.choices import DISCARD, FORGO, KIND_OF, REVENGE_AT, protected
from webfoot.games.canardage.rules.state import Position

_REVENGES: Final = frozenset(REVENGE_AT)
_DISCARDS: Final = frozenset(DISCARD)
_SHOTS: Final = (PAN, DUCKY_LUKE, OUPS)


def reasons(p: Position, seat: int, number: int) -> list[Reason]:
    """Return why this move is good, the weightiest reason first."""
    return _reasons(p, seat, number) or [Reason("least-harm")]


def _reasons(p: Position, seat: int, number: int) -> list[Reason]:
    kind, at = KIND_OF[number], WHERE[number]
    if number in _DISCARDS:
        return [Reason("no-choice")]
    if number in _REVENGES or kind in _SHOTS:
        return _shot(p, seat, at)
    if kind == CANARDS_ENCHAINES:
        return _shot(p, seat, at) + _shot(p, seat, at + 1)
    if kind in (EN_JOUE, DEUX_POUR_UN):
        return _aim(p, seat, at)
    if kind == CANARD_BLASE:
        return _swap(p, seat, at, at + 1)
    if kind == CANARD_PRESSE:
        return _swap(p, seat, at, at - 1)
    if kind == RECTIFIER_GAUCHE:
        return _shift(p, seat, at, at - 1)
    if kind == RECTIFIER_DROITE:
        return _shift(p, seat, at, at + 1)
    if kind == EN_AVANT_MARCHE:
        return _march(p, seat)
    return _special(p, seat, kind, at) if number != FORGO else [Reason("spares")]


def _special(p: Position, seat: int, kind: int, at: int) -> list[Reason]:
    if kind == A_COUVERT and p.line[at] == seat and p.targets >> at & 1:
        return [Reason("covers", {"at": at + 1})]
    if kind == PLANQUE:
        return [Reason("hides", {"at": at + 1})]
    if kind == PEACE_AND_LOVE and _aimed(p, seat):
        return [Reason("clears")]
    if kind == DANSE_DES_CANARDS and _aimed(p, seat):
        return [Reason("mixes")]
    if kind == WALKING_DUCK and at == seat:
        return [Reason("revives")]
    if kind == MAGRET and p.line[at] == seat:
        return [Reason("guards", {"at": at + 1})]
    if kind == PRESIDENT and at != seat:
        return [Reason("skips", {"seat": at})]
    return []


def _shot(p: Position, seat: int, at: int) -> list[Reason]:
    owner = p.line[at]
    if owner in (WATER, seat) or protected(p, at):
        return []
    left = p.living(owner) - 1
    return [Reason("shoots", {"seat": owner, "left": left}) if left else Reason("last-duck", {"seat": owner})]


def _aim(p: Position, seat: int, at: int) -> list[Reason]:
    owner = p.line[at]
    if owner in (WATER, seat):
        return []
    fires = PAN in p.hands[seat]
    return [Reason("aims-to-fire" if fires else "aims", {"seat": owner, "at": at + 1})]


def _swap(p: Position, seat: int, at: int, to: int) -> list[Reason]:
    """Explain a swap of the seat's duck with the card at `to`."""
    if not p.targets >> at & 1 or p.targets >> to & 1:
        return []
    found = [Reason("out-of-danger", {"at": at + 1})]
    other = p.line[to]
    if other not in (WATER, seat):
        found.append(Reason("puts-under-target", {"seat": other}))
    return found


def _shift(p: Position, seat: int, at: int, to: int) -> list[Reason]:
    """Explain a move of a target from `at`, where the card may be gone, to `to`."""
    found: list[Reason] = []
    if at < len(p.line) and p.line[at] == seat:
        found.append(Reason("out-of-danger", {"at": at + 1}))
    other = p.line[to]
    if other not in (WATER, seat):
        found.append(Reason("puts-under-target", {"seat": other}))
    return found


def _march(p: Position, seat: int) -> list[Reason]:
    """Explain the march: every duck under a target moves on, and the one behind takes its place."""
    found: list[Reason] = []
    own = [at for at in range(1, len(p.line)) if p.targets >> at - 1 & 1 and p.line[at] == seat]
    aimed = _aimed(p, seat)
    if len(own) < len(aimed):
        found.append(Reason("out-of-danger", {"at": aimed[0] + 1}))
    for at in range(1, len(p.line)):
        if p.targets >> at - 1 & 1 and p.line[at] not in (WATER, seat):
            found.append(Reason("puts-under-target", {"seat": p.line[at]}))
            break
    return found


def _aimed(p: Position, seat: int) -> list[int]:
    """Return where unprotected ducks of this seat stand under targets."""
    covered = p.covers
    return [
        at
        for at, owner in enumerate(p.line)
        if owner == seat and p.targets >> at & 1 and covered[at] == NOBODY and not protected(p, at)
    ]
