"""The choices that each action card offers, as move numbers.

A card is possible exactly when it offers at least one choice (A-01). Nothing here looks at hidden cards.

There is one function for each card, which adds its choices to `numbers`: a list for each card would cost as much as
finding them.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.canardage import moves as m
from webfoot.games.canardage.components import (
    A_COUVERT,
    CANARCHIE,
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
    KINDS,
    MAGRET,
    MEXICOIN,
    MOBY_DUCKY,
    NOBODY,
    OUPS,
    PAN,
    PEACE_AND_LOVE,
    PLANQUE,
    POSITIONS,
    PRESIDENT,
    RECTIFIER_DROITE,
    RECTIFIER_GAUCHE,
    WALKING_DUCK,
    WATER,
)
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


def en_joue(p: Position, seat: int, numbers: list[int]) -> None:
    # only positions that hold a card
    targets = p.targets
    for at in range(len(p.line)):
        if not targets >> at & 1:
            numbers.append(AIM_AT[at])


def deux_pour_un(p: Position, seat: int, numbers: list[int]) -> None:
    targets, cards, before = p.targets, len(p.line), len(numbers)
    for at in range(cards - 1):
        if targets >> at & 3 == 0:
            numbers.append(AIM_PAIR[at])
    if len(numbers) == before:  # one alone only where no pair is free
        for at in range(cards):
            if not targets >> at & 1:
                numbers.append(AIM_ONE[at])


def pan(p: Position, seat: int, numbers: list[int]) -> None:
    targets = p.targets
    for at in range(len(p.line)):
        if targets >> at & 1 and not barred(p, at):
            numbers.append(SHOOT_AT[at])


def ducky_luke(p: Position, seat: int, numbers: list[int]) -> None:
    for at, owner in enumerate(p.line):
        if (p.luke_on_water or owner != WATER) and not barred(p, at):
            numbers.append(LUKE_AT[at])


def oups(p: Position, seat: int, numbers: list[int]) -> None:
    for at in range(POSITIONS):  # the target may lie over an empty position, the victim may not
        if not targeted(p, at):
            continue
        if 0 < at <= len(p.line) and not barred(p, at - 1):
            numbers.append(OUPS_FRONT[at])
        if at + 1 < len(p.line) and not barred(p, at + 1):
            numbers.append(OUPS_BACK[at])


def canards_enchaines(p: Position, seat: int, numbers: list[int]) -> None:
    for at in range(len(p.line) - 1):
        if p.targets >> at & 3 == 3 and not barred(p, at) and not barred(p, at + 1):
            numbers.append(SHOOT_PAIR[at])


def mexicoin(p: Position, seat: int, numbers: list[int]) -> None:
    every = (1 << len(p.line)) - 1
    if p.targets & every != every:
        numbers.append(AIM_EVERYWHERE)


def canard_simplet(p: Position, seat: int, numbers: list[int]) -> None:
    for at, owner in enumerate(p.line):
        if owner != WATER and targeted(p, at) and not barred(p, at):
            numbers.append(SIMPLET_AT[at])


def president(p: Position, seat: int, numbers: list[int]) -> None:
    for player in range(p.seats):
        if player != seat or p.president_self:
            numbers.append(SKIP[player])


def magret(p: Position, seat: int, numbers: list[int]) -> None:
    for at, owner in enumerate(p.line):
        if owner != WATER and not p.pins[at] & 1:
            numbers.append(PIN_AT[at])


def rectifier_gauche(p: Position, seat: int, numbers: list[int]) -> None:
    targets = p.targets
    for at in range(1, min(POSITIONS, len(p.line) + 1)):
        if targets >> (at - 1) & 3 == 2:
            numbers.append(LEFT_FROM[at])


def rectifier_droite(p: Position, seat: int, numbers: list[int]) -> None:
    targets = p.targets
    for at in range(min(POSITIONS, len(p.line)) - 1):
        if targets >> at & 3 == 1:
            numbers.append(RIGHT_FROM[at])


def en_avant_marche(p: Position, seat: int, numbers: list[int]) -> None:
    numbers.append(MARCH)


def canard_blase(p: Position, seat: int, numbers: list[int]) -> None:
    line = p.line
    last = len(line) - 1
    if p.literal_ends:  # A-44, other reading
        while last > 0 and line[last] == WATER:
            last -= 1
    for at in range(last):
        if line[at] == seat:
            numbers.append(BACK_FROM[at])


def canard_presse(p: Position, seat: int, numbers: list[int]) -> None:
    line = p.line
    first = 0
    if p.literal_ends:
        while first < len(line) - 1 and line[first] == WATER:
            first += 1
    for at in range(first + 1, len(line)):
        if line[at] == seat:
            numbers.append(AHEAD_FROM[at])


def fulguro_coin(p: Position, seat: int, numbers: list[int]) -> None:
    line = p.line
    for at in range(1, len(line)):
        if line[at] == seat:
            numbers.append(RUSH_FROM[at])


def canarchie(p: Position, seat: int, numbers: list[int]) -> None:
    numbers.append(ANARCHY)


def danse_des_canards(p: Position, seat: int, numbers: list[int]) -> None:
    numbers.append(DANCE)


def peace_and_love(p: Position, seat: int, numbers: list[int]) -> None:
    if p.targets:
        numbers.append(PEACE)


def walking_duck(p: Position, seat: int, numbers: list[int]) -> None:
    for player in range(p.seats):
        if p.dead[player] > 0:
            numbers.append(REVIVE[player])


def planque(p: Position, seat: int, numbers: list[int]) -> None:
    line, under = p.line, p.under
    for at in range(len(line)):
        if line[at] != seat or under[at] != NOBODY:
            continue  # a cover cannot hide
        if at > 0 and line[at - 1] != WATER and under[at - 1] == NOBODY:
            numbers.append(HIDE_FRONT[at])
        if at + 1 < len(line) and line[at + 1] != WATER and under[at + 1] == NOBODY:
            numbers.append(HIDE_BACK[at])


def moby_ducky(p: Position, seat: int, numbers: list[int]) -> None:
    for player in range(p.seats):
        if player != seat and (p.moby_anyone or p.living(player) > 0):
            numbers.append(MOBY[player])


def a_couvert(p: Position, seat: int, numbers: list[int]) -> None:
    # not on Water, not twice on one position
    line, covers = p.line, p.covers
    for at in range(len(line)):
        if line[at] != WATER and covers[at] == NOBODY:
            numbers.append(COVER_AT[at])


def add_choices(p: Position, seat: int, kind: int, numbers: list[int]) -> None:
    """Add the choices of this kind of card. Kinds are compared one by one: compiled code calls a function by its name
    at a tenth of the cost of one out of a table."""
    if kind == EN_JOUE:
        en_joue(p, seat, numbers)
    elif kind == DEUX_POUR_UN:
        deux_pour_un(p, seat, numbers)
    elif kind == PAN:
        pan(p, seat, numbers)
    elif kind == DUCKY_LUKE:
        ducky_luke(p, seat, numbers)
    elif kind == OUPS:
        oups(p, seat, numbers)
    elif kind == CANARDS_ENCHAINES:
        canards_enchaines(p, seat, numbers)
    elif kind == MEXICOIN:
        mexicoin(p, seat, numbers)
    elif kind == CANARD_SIMPLET:
        canard_simplet(p, seat, numbers)
    elif kind == PRESIDENT:
        president(p, seat, numbers)
    elif kind == MAGRET:
        magret(p, seat, numbers)
    elif kind == RECTIFIER_GAUCHE:
        rectifier_gauche(p, seat, numbers)
    elif kind == RECTIFIER_DROITE:
        rectifier_droite(p, seat, numbers)
    elif kind == EN_AVANT_MARCHE:
        en_avant_marche(p, seat, numbers)
    elif kind == CANARD_BLASE:
        canard_blase(p, seat, numbers)
    elif kind == CANARD_PRESSE:
        canard_presse(p, seat, numbers)
    elif kind == FULGURO_COIN:
        fulguro_coin(p, seat, numbers)
    elif kind == CANARCHIE:
        canarchie(p, seat, numbers)
    elif kind == DANSE_DES_CANARDS:
        danse_des_canards(p, seat, numbers)
    elif kind == PEACE_AND_LOVE:
        peace_and_love(p, seat, numbers)
    elif kind == WALKING_DUCK:
        walking_duck(p, seat, numbers)
    elif kind == PLANQUE:
        planque(p, seat, numbers)
    elif kind == MOBY_DUCKY:
        moby_ducky(p, seat, numbers)
    elif kind == A_COUVERT:
        a_couvert(p, seat, numbers)


def offered(p: Position, seat: int, kind: int) -> list[int]:
    """Return the choices that a card of this kind offers this player."""
    numbers: list[int] = []
    add_choices(p, seat, kind, numbers)
    return numbers


def possible_kinds(p: Position, seat: int) -> int:
    """Return a bit for each kind that this player could play now, if the player held it."""
    possible = 0
    for kind in range(len(KINDS)):
        if offered(p, seat, kind):
            possible |= 1 << kind
    return possible


def revenge(p: Position) -> list[int]:
    """A-29: any visible duck that can be shot."""
    return [REVENGE_AT[at] for at, owner in enumerate(p.line) if owner != WATER and not protected(p, at)]


KIND_OF: Final[list[int]] = [NOBODY] * len(m.CATALOGUE)
"""The action card that a move plays, by move number."""
for _move in m.CATALOGUE:
    if isinstance(_move, m.CardMove):
        KIND_OF[_number(_move)] = KINDS.index(_move.card)
