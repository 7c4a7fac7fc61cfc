"""The choices that each action card offers, as move numbers.

A card is possible exactly when it offers at least one choice (A-01). Nothing here looks at hidden cards.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.canardage import moves as m
from webfoot.games.canardage.components import KINDS, NOBODY, POSITIONS, WATER
from webfoot.games.canardage.rules.state import Position

_number = m.CATALOGUE.number
_EVERYWHERE = range(1, POSITIONS + 1)


def _at(kind: type[m.AtMove] | type[m.TargetMove]) -> list[int]:
    return [_number(kind(at)) for at in _EVERYWHERE]


AIM_AT: Final = _at(m.EnJoue)
SHOOT_AT: Final = _at(m.Pan)
LUKE_AT: Final = _at(m.DuckyLuke)
SIMPLET_AT: Final = _at(m.CanardSimplet)
PIN_AT: Final = _at(m.Magret)
COVER_AT: Final = _at(m.ACouvert)
LEFT_FROM: Final = _at(m.RectifierGauche)
RIGHT_FROM: Final = _at(m.RectifierDroite)
BACK_FROM: Final = _at(m.CanardBlase)
AHEAD_FROM: Final = _at(m.CanardPresse)
RUSH_FROM: Final = _at(m.FulguroCoin)
AIM_PAIR: Final = [_number(m.DeuxPourUn(at)) for at in _EVERYWHERE[:-1]]
AIM_ONE: Final = [_number(m.DeuxPourUn(at, single=True)) for at in _EVERYWHERE]
SHOOT_PAIR: Final = [_number(m.CanardsEnchaines(at)) for at in _EVERYWHERE[:-1]]
OUPS_FRONT: Final = [-1] + [_number(m.Oups(at, at - 1)) for at in _EVERYWHERE[1:]]
OUPS_BACK: Final = [_number(m.Oups(at, at + 1)) for at in _EVERYWHERE[:-1]]
HIDE_FRONT: Final = [-1] + [_number(m.Planque(at, at - 1)) for at in _EVERYWHERE[1:]]
HIDE_BACK: Final = [_number(m.Planque(at, at + 1)) for at in _EVERYWHERE[:-1]]
SKIP: Final = [_number(m.President(player)) for player in range(m.MAX_SEATS)]
REVIVE: Final = [_number(m.WalkingDuck(player)) for player in range(m.MAX_SEATS)]
MOBY: Final = [_number(m.MobyDucky(player)) for player in range(m.MAX_SEATS)]
AIM_EVERYWHERE: Final = _number(m.Mexicoin())
MARCH: Final = _number(m.EnAvantMarche())
ANARCHY: Final = _number(m.Canarchie())
DANCE: Final = _number(m.DanseDesCanards())
PEACE: Final = _number(m.PeaceAndLove())
DISCARD: Final = [_number(m.Discard(card)) for card in KINDS]
PLACE_FROM: Final = [_number(m.Place(at)) for at in _EVERYWHERE]
KEEP_ORDER: Final = _number(m.KeepOrder())
REVENGE_AT: Final = [_number(m.Revenge(at)) for at in _EVERYWHERE]
FORGO: Final = _number(m.Forgo())


def protected(p: Position, at: int) -> bool:
    """Whether the card there is a duck that cannot be shot now (C-102, A-32)."""
    if p.line[at] == WATER:
        return False
    return p.covers[at] != NOBODY or (p.moby_by != NOBODY and p.line[at] != p.moby_victim)


def barred(p: Position, at: int) -> bool:
    """A-11, other reading: a protected duck is no legal aim of a shot."""
    return p.protected_barred and protected(p, at)


def targeted(p: Position, at: int) -> bool:
    return p.targets >> at & 1 == 1


def _own_ducks(p: Position, seat: int) -> list[int]:
    """A-36: only visible ducks can be chosen."""
    return [at for at, owner in enumerate(p.line) if owner == seat]


def en_joue(p: Position, seat: int) -> list[int]:
    # only positions that hold a card
    targets = p.targets
    return [AIM_AT[at] for at in range(len(p.line)) if not targets >> at & 1]


def deux_pour_un(p: Position, seat: int) -> list[int]:
    targets = p.targets
    pairs = [AIM_PAIR[at] for at in range(len(p.line) - 1) if targets >> at & 3 == 0]
    if pairs:
        return pairs  # one alone only where no pair is free
    return [AIM_ONE[at] for at in range(len(p.line)) if not targets >> at & 1]


def pan(p: Position, seat: int) -> list[int]:
    targets = p.targets
    return [SHOOT_AT[at] for at in range(len(p.line)) if targets >> at & 1 and not barred(p, at)]


def ducky_luke(p: Position, seat: int) -> list[int]:
    return [
        LUKE_AT[at] for at, owner in enumerate(p.line) if (p.luke_on_water or owner != WATER) and not barred(p, at)
    ]


def oups(p: Position, seat: int) -> list[int]:
    numbers = []
    for at in range(POSITIONS):  # the target may lie over an empty position, the victim may not
        if not targeted(p, at):
            continue
        if 0 < at <= len(p.line) and not barred(p, at - 1):
            numbers.append(OUPS_FRONT[at])
        if at + 1 < len(p.line) and not barred(p, at + 1):
            numbers.append(OUPS_BACK[at])
    return numbers


def canards_enchaines(p: Position, seat: int) -> list[int]:
    return [
        SHOOT_PAIR[at]
        for at in range(len(p.line) - 1)
        if p.targets >> at & 3 == 3 and not barred(p, at) and not barred(p, at + 1)
    ]


def mexicoin(p: Position, seat: int) -> list[int]:
    every = (1 << len(p.line)) - 1
    return [AIM_EVERYWHERE] if p.targets & every != every else []


def canard_simplet(p: Position, seat: int) -> list[int]:
    return [
        SIMPLET_AT[at] for at, owner in enumerate(p.line) if owner != WATER and targeted(p, at) and not barred(p, at)
    ]


def president(p: Position, seat: int) -> list[int]:
    return [SKIP[player] for player in range(p.seats) if player != seat or p.president_self]


def magret(p: Position, seat: int) -> list[int]:
    return [PIN_AT[at] for at, owner in enumerate(p.line) if owner != WATER and not p.pins[at] & 1]


def rectifier_gauche(p: Position, seat: int) -> list[int]:
    return [
        LEFT_FROM[at]
        for at in range(1, POSITIONS)
        if targeted(p, at) and not targeted(p, at - 1) and at - 1 < len(p.line)
    ]


def rectifier_droite(p: Position, seat: int) -> list[int]:
    return [
        RIGHT_FROM[at]
        for at in range(POSITIONS - 1)
        if targeted(p, at) and not targeted(p, at + 1) and at + 1 < len(p.line)
    ]


def en_avant_marche(p: Position, seat: int) -> list[int]:
    return [MARCH]


def canard_blase(p: Position, seat: int) -> list[int]:
    last = len(p.line) - 1
    if p.literal_ends:  # A-44, other reading
        last = max(at for at, owner in enumerate(p.line) if owner != WATER)
    return [BACK_FROM[at] for at in _own_ducks(p, seat) if at < last]


def canard_presse(p: Position, seat: int) -> list[int]:
    first = 0
    if p.literal_ends:
        first = min(at for at, owner in enumerate(p.line) if owner != WATER)
    return [AHEAD_FROM[at] for at in _own_ducks(p, seat) if at > first]


def fulguro_coin(p: Position, seat: int) -> list[int]:
    return [RUSH_FROM[at] for at in _own_ducks(p, seat) if at > 0]


def canarchie(p: Position, seat: int) -> list[int]:
    return [ANARCHY]


def danse_des_canards(p: Position, seat: int) -> list[int]:
    return [DANCE]


def peace_and_love(p: Position, seat: int) -> list[int]:
    return [PEACE] if p.targets else []


def walking_duck(p: Position, seat: int) -> list[int]:
    return [REVIVE[player] for player in range(p.seats) if p.dead[player] > 0]


def planque(p: Position, seat: int) -> list[int]:
    numbers = []
    for at in _own_ducks(p, seat):
        if p.under[at] != NOBODY:
            continue  # a cover cannot hide
        if at > 0 and p.line[at - 1] != WATER and p.under[at - 1] == NOBODY:
            numbers.append(HIDE_FRONT[at])
        if at + 1 < len(p.line) and p.line[at + 1] != WATER and p.under[at + 1] == NOBODY:
            numbers.append(HIDE_BACK[at])
    return numbers


def moby_ducky(p: Position, seat: int) -> list[int]:
    return [
        MOBY[player]
        for player in range(p.seats)
        if player != seat and (p.moby_anyone or p.living(player) > 0)
    ]


def a_couvert(p: Position, seat: int) -> list[int]:
    # not on Water, not twice on one position
    return [COVER_AT[at] for at, owner in enumerate(p.line) if owner != WATER and p.covers[at] == NOBODY]


def revenge(p: Position) -> list[int]:
    """A-29: any visible duck that can be shot."""
    return [REVENGE_AT[at] for at, owner in enumerate(p.line) if owner != WATER and not protected(p, at)]


KIND_OF: Final[list[int]] = [NOBODY] * len(m.CATALOGUE)
"""The action card that a move plays, by move number."""
for _move in m.CATALOGUE:
    if isinstance(_move, m.CardMove):
        KIND_OF[_number(_move)] = KINDS.index(_move.card)
