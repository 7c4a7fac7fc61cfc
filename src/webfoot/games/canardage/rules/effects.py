"""What each action card does to the table. Legality is settled before (choices.py); turns come after (turn.py)."""

from __future__ import annotations

from typing import Any

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.canardage import events as e
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
    DUCKS,
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
    POSITIONS,
    PRESIDENT,
    RECTIFIER_DROITE,
    RECTIFIER_GAUCHE,
    WALKING_DUCK,
    WATER,
)
from webfoot.games.canardage.rules.choices import protected
from webfoot.games.canardage.rules.knowledge import trace_no_pan, trace_play
from webfoot.games.canardage.rules.state import PLACE, Position


def duck_or_water(card: int) -> int | None:
    """Return a card as events and views name it: its owner, or None for Water."""
    return None if card == WATER else card


# the line


def turn_up(p: Position, log: Log | None) -> None:
    """Move the top card of the pile to the rear of the line (C-040, A-61)."""
    card = p.pile.pop()
    p.sunk = min(p.sunk, len(p.pile))
    p.line.append(card)
    p.under.append(NOBODY)
    p.pins.append(0)
    p.names.append(p.next_name)
    p.next_name += 1
    if log is not None:
        log.append(e.CardTurnedUp(len(p.line), duck_or_water(card)))


def refill(p: Position, log: Log | None) -> None:
    """Turn up cards while the line is short and the pile is not empty (A-49)."""
    while len(p.line) < POSITIONS and p.pile:
        turn_up(p, log)


def take_out(p: Position, at: int) -> None:
    """Empty a position; the cards behind it move forward. Targets and covers stay where they are (C-041)."""
    del p.line[at], p.under[at], p.pins[at], p.names[at]


def sink(p: Position, card: int) -> None:
    """Put a card under the pile, seen by all (C-110)."""
    p.pile.insert(0, card)
    p.sunk += 1


def move_card(p: Position, at: int, to: int) -> None:
    """Move a card together with the duck hidden under it (C-042)."""
    for row in (p.line, p.under, p.pins, p.names):
        row.insert(to, row.pop(at))


def lose_magrets(p: Position, at: int, log: Log | None) -> None:
    """Discard an Inspector whose duck leaves the line alive, without revenge (A-28)."""
    for bit, owner in ((1, p.line[at]), (2, p.under[at])):
        if p.pins[at] & bit:
            p.discard.append(MAGRET)
            if log is not None:
                log.append(e.MagretLost(owner))
    p.pins[at] = 0


# targets


def aim(p: Position, at: int, log: Log | None) -> None:
    p.targets |= 1 << at
    if log is not None:
        log.append(e.Aimed(at + 1))


def remove_aim(p: Position, at: int, log: Log | None) -> None:
    if p.targets >> at & 1:
        p.targets &= ~(1 << at)
        if log is not None:
            log.append(e.AimRemoved(at + 1))


def shift_aim(p: Position, at: int, to: int, log: Log | None) -> None:
    p.targets = p.targets & ~(1 << at) | 1 << to
    if log is not None:
        log.append(e.AimMoved(at + 1, to + 1))


# shooting


def shoot(p: Position, by: int, places: list[int], log: Log | None) -> None:
    """Shoot at these positions, from the front, at the same time; then uncover, close the gaps and refill (A-14)."""
    vacated = [at for at in places if hit(p, by, at, log)]
    while vacated:
        take_out(p, vacated.pop())
    refill(p, log)


def hit(p: Position, by: int, at: int, log: Log | None) -> bool:
    """Shoot once. Return True if the position becomes empty."""
    owner = p.line[at]
    if owner == WATER or protected(p, at):
        if log is not None:
            why = "water" if owner == WATER else "a-couvert" if p.covers[at] != NOBODY else "moby-ducky"
            log.append(e.ShotAbsorbed(by, at + 1, duck_or_water(owner), why))  # type: ignore[arg-type]
        return False
    p.dead[owner] += 1
    if log is not None:
        log.append(e.DuckShot(by, at + 1, owner))
        if p.dead[owner] == DUCKS:
            log.append(e.PlayerOut(owner))
    if p.pins[at] & 1:
        p.discard.append(MAGRET)
        p.avengers.append(owner)
    if p.under[at] == NOBODY:
        return True
    # the hidden duck surfaces in place, no gap
    p.line[at] = p.under[at]
    p.under[at] = NOBODY
    p.pins[at] >>= 1
    p.names[at] = p.next_name
    p.next_name += 1
    if log is not None:
        log.append(e.DuckSurfaced(at + 1, p.line[at]))
    return False


# the cards: (position, who plays it, the move, luck, log)


def en_joue(p: Position, by: int, move: m.EnJoue, chance: Chance, log: Log | None) -> None:
    aim(p, move.at - 1, log)


def deux_pour_un(p: Position, by: int, move: m.DeuxPourUn, chance: Chance, log: Log | None) -> None:
    aim(p, move.at - 1, log)
    if not move.single:
        aim(p, move.at, log)


def pan(p: Position, by: int, move: m.Pan, chance: Chance, log: Log | None) -> None:
    remove_aim(p, move.at - 1, log)
    shoot(p, by, [move.at - 1], log)


def ducky_luke(p: Position, by: int, move: m.DuckyLuke, chance: Chance, log: Log | None) -> None:
    remove_aim(p, move.at - 1, log)
    shoot(p, by, [move.at - 1], log)


def oups(p: Position, by: int, move: m.Oups, chance: Chance, log: Log | None) -> None:
    # the target that was meant goes; one on the victim stays, and lies over the next card
    remove_aim(p, move.target - 1, log)
    shoot(p, by, [move.victim - 1], log)


def canards_enchaines(p: Position, by: int, move: m.CanardsEnchaines, chance: Chance, log: Log | None) -> None:
    remove_aim(p, move.at - 1, log)
    remove_aim(p, move.at, log)
    shoot(p, by, [move.at - 1, move.at], log)


def mexicoin(p: Position, by: int, move: m.Mexicoin, chance: Chance, log: Log | None) -> None:
    for at in range(len(p.line)):
        if not p.targets >> at & 1:
            aim(p, at, log)


def canard_simplet(p: Position, by: int, move: m.CanardSimplet, chance: Chance, log: Log | None) -> None:
    at = move.at - 1
    owner = p.line[at]
    shoots = PAN in p.hands[owner]
    if log is not None:
        log.append(e.SimpletNamed(owner, move.at, shoots))
    if not shoots:
        trace_no_pan(p, owner)  # everybody learns it
        return
    trace_play(p, owner, PAN)
    p.hands[owner].remove(PAN)
    p.discard.append(PAN)
    p.owed = owner
    if log is not None:
        log.append(e.Played(owner, "pan"))
    remove_aim(p, at, log)
    shoot(p, owner, [at], log)


def president(p: Position, by: int, move: m.President, chance: Chance, log: Log | None) -> None:
    p.skips[move.player] += 1  # skips add up
    if log is not None:
        log.append(e.SkipOrdered(by, move.player))


def magret(p: Position, by: int, move: m.Magret, chance: Chance, log: Log | None) -> None:
    p.pins[move.at - 1] |= 1
    if log is not None:
        log.append(e.MagretPinned(move.at, p.line[move.at - 1]))


def rectifier_gauche(p: Position, by: int, move: m.RectifierGauche, chance: Chance, log: Log | None) -> None:
    shift_aim(p, move.at - 1, move.at - 2, log)


def rectifier_droite(p: Position, by: int, move: m.RectifierDroite, chance: Chance, log: Log | None) -> None:
    shift_aim(p, move.at - 1, move.at, log)


def en_avant_marche(p: Position, by: int, move: m.EnAvantMarche, chance: Chance, log: Log | None) -> None:
    lose_magrets(p, 0, log)
    head, hidden = p.line[0], p.under[0]
    take_out(p, 0)
    sink(p, head)
    if hidden != NOBODY:
        sink(p, hidden)  # the cover comes out first
    if log is not None:
        log.append(e.HeadLeft(duck_or_water(head), None if hidden == NOBODY else hidden))
    refill(p, log)


def swap(p: Position, at: int, to: int, log: Log | None) -> None:
    move_card(p, at, to)
    if log is not None:
        log.append(e.CardsSwapped(at + 1, to + 1))


def canard_blase(p: Position, by: int, move: m.CanardBlase, chance: Chance, log: Log | None) -> None:
    swap(p, move.at - 1, move.at, log)


def canard_presse(p: Position, by: int, move: m.CanardPresse, chance: Chance, log: Log | None) -> None:
    swap(p, move.at - 1, move.at - 2, log)


def fulguro_coin(p: Position, by: int, move: m.FulguroCoin, chance: Chance, log: Log | None) -> None:
    move_card(p, move.at - 1, 0)
    if log is not None:
        log.append(e.CardMoved(move.at, 1))


def canarchie(p: Position, by: int, move: m.Canarchie, chance: Chance, log: Log | None) -> None:
    if len(p.line) > 1:
        p.phase = PLACE
        p.placed = 0


def danse_des_canards(p: Position, by: int, move: m.DanseDesCanards, chance: Chance, log: Log | None) -> None:
    count = len(p.line)
    for at in range(count):
        lose_magrets(p, at, log)
    p.pile += p.line
    p.pile += [hidden for hidden in p.under if hidden != NOBODY]
    p.line, p.under, p.pins, p.names = [], [], [], []
    p.pile.sort()  # the shuffle must not depend on what lay where before
    chance.shuffle(p.pile)
    p.sunk = 0
    if log is not None:
        log.append(e.LineDanced(count))
    refill(p, log)


def peace_and_love(p: Position, by: int, move: m.PeaceAndLove, chance: Chance, log: Log | None) -> None:
    if log is not None:
        log.append(e.AllAimsRemoved(p.targets.bit_count()))
    p.targets = 0


def walking_duck(p: Position, by: int, move: m.WalkingDuck, chance: Chance, log: Log | None) -> None:
    p.dead[move.player] -= 1
    sink(p, move.player)
    if log is not None:
        log.append(e.DuckRevived(move.player))
        if p.dead[move.player] == DUCKS - 1:
            log.append(e.PlayerBack(move.player))
    refill(p, log)


def planque(p: Position, by: int, move: m.Planque, chance: Chance, log: Log | None) -> None:
    at, under = move.at - 1, move.under - 1
    p.under[under] = p.line[at]
    p.pins[under] |= (p.pins[at] & 1) << 1  # an Inspector hides with its duck
    take_out(p, at)
    if log is not None:
        log.append(e.DuckHidden(by, move.at, move.under if under < at else move.under - 1))
    refill(p, log)


def moby_ducky(p: Position, by: int, move: m.MobyDucky, chance: Chance, log: Log | None) -> None:
    if p.moby_by != NOBODY:
        p.discard.append(MOBY_DUCKY)  # a second copy replaces the first
    p.moby_by = by
    p.moby_victim = move.player
    if log is not None:
        log.append(e.MobyLaid(by, move.player))


def a_couvert(p: Position, by: int, move: m.ACouvert, chance: Chance, log: Log | None) -> None:
    p.covers[move.at - 1] = by
    if log is not None:
        log.append(e.CoverLaid(by, move.at))


def take_effect(p: Position, kind: int, by: int, move: Any, chance: Chance, log: Log | None) -> None:
    """Let a card take effect; see `choices.add_choices` for the form."""
    if kind == EN_JOUE:
        en_joue(p, by, move, chance, log)
    elif kind == DEUX_POUR_UN:
        deux_pour_un(p, by, move, chance, log)
    elif kind == PAN:
        pan(p, by, move, chance, log)
    elif kind == DUCKY_LUKE:
        ducky_luke(p, by, move, chance, log)
    elif kind == OUPS:
        oups(p, by, move, chance, log)
    elif kind == CANARDS_ENCHAINES:
        canards_enchaines(p, by, move, chance, log)
    elif kind == MEXICOIN:
        mexicoin(p, by, move, chance, log)
    elif kind == CANARD_SIMPLET:
        canard_simplet(p, by, move, chance, log)
    elif kind == PRESIDENT:
        president(p, by, move, chance, log)
    elif kind == MAGRET:
        magret(p, by, move, chance, log)
    elif kind == RECTIFIER_GAUCHE:
        rectifier_gauche(p, by, move, chance, log)
    elif kind == RECTIFIER_DROITE:
        rectifier_droite(p, by, move, chance, log)
    elif kind == EN_AVANT_MARCHE:
        en_avant_marche(p, by, move, chance, log)
    elif kind == CANARD_BLASE:
        canard_blase(p, by, move, chance, log)
    elif kind == CANARD_PRESSE:
        canard_presse(p, by, move, chance, log)
    elif kind == FULGURO_COIN:
        fulguro_coin(p, by, move, chance, log)
    elif kind == CANARCHIE:
        canarchie(p, by, move, chance, log)
    elif kind == DANSE_DES_CANARDS:
        danse_des_canards(p, by, move, chance, log)
    elif kind == PEACE_AND_LOVE:
        peace_and_love(p, by, move, chance, log)
    elif kind == WALKING_DUCK:
        walking_duck(p, by, move, chance, log)
    elif kind == PLANQUE:
        planque(p, by, move, chance, log)
    elif kind == MOBY_DUCKY:
        moby_ducky(p, by, move, chance, log)
    elif kind == A_COUVERT:
        a_couvert(p, by, move, chance, log)
