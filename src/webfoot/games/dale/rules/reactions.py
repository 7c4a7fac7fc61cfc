"""Reactions: when an effect is finished, every seat that could hold a fitting card is asked at once and in secret.

Which seats are asked depends only on public knowledge. So a player without a reaction and one who declines look
alike. When all have answered, reactions are resolved one after the other, clockwise from the active player (D-003).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.card_values import faces
from webfoot.games.dale.rules.kinds import ENTERED, KINDS, NO_COPY, kinds_of_set
from webfoot.games.dale.rules.state import NONE, Frame
from webfoot.games.dale.rules.steps import Step, program
from webfoot.games.dale.rules.table import Table

REACTED = -4
NOT_ASKED = -3
UNDECIDED = -2
DECLINED = -1


@cache
def reacting_kinds(sets: tuple[int, ...], trigger: int) -> frozenset[int]:
    """Return the kinds in this game that may react, or may copy one that does."""
    kinds = [kind for number in sets for kind in kinds_of_set(number)]
    reacting = {kind for kind in kinds if KINDS[kind].trigger == trigger}
    if reacting:
        reacting |= {kind for kind in kinds if KINDS[kind].copies != NO_COPY}
    return frozenset(reacting)


def asked_by(t: Table, trigger: int, causer: int, used: Sequence[int] = ()) -> list[int]:
    """Return the seats that could react, as far as everybody knows, with other cards than those used."""
    kinds = reacting_kinds(tuple(t.sets), trigger)
    if not kinds:
        return []
    seats = [causer] if trigger == ENTERED else t.others(causer)
    if all(KINDS[kind].needs_discard for kind in kinds if KINDS[kind].trigger == trigger):
        seats = [seat for seat in seats if t.discards[seat]]
    return [seat for seat in seats if k.may_hold(t, seat, kinds, used)]


def reactors(t: Table, f: Frame, seat: int) -> list[int]:
    """Return the places in the hand of cards that can react now."""
    trigger = f.number
    places = []
    seen: list[int] = []
    for at, card in enumerate(t.hands[seat][: n.MAX_HAND]):
        if card in f.cards or (trigger == ENTERED and card not in f.fresh):
            continue
        kind = t.kinds[card]
        if kind in seen:
            continue
        if _reaction(t, seat, card, trigger) != NONE:
            places.append(at)
            seen.append(kind)
    return places


def _reaction(t: Table, seat: int, card: int, trigger: int) -> int:
    """Return the kind as which this card reacts."""
    for face in faces(t, seat, card):
        facts = KINDS[face]
        if facts.trigger == trigger and (t.discards[seat] or not facts.needs_discard):
            return face
    return NONE


class Window(Step):
    """Asks seats for reactions. `number` is what happened, `player` who did it, `spots` the answers by seat, `cards`
    what was used."""

    asks = "react"

    def waits(self, t: Table, f: Frame) -> bool:
        return UNDECIDED in f.spots

    def deciders(self, t: Table, f: Frame) -> list[int]:
        return [seat for seat in range(t.seats) if f.spots[seat] == UNDECIDED]

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.PASS] + [n.REACT + at for at in reactors(t, f, seat)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.spots[seat] = DECLINED if number == n.PASS else t.hands[seat][number - n.REACT]

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if REACTED in f.spots:
            seat = f.spots.index(REACTED)
            f.spots[seat] = UNDECIDED if self._may_hold_more(t, f, seat) else NOT_ASKED
            return False
        for seat in t.clockwise(t.turn):
            card = f.spots[seat]
            if card < 0:
                continue
            f.spots[seat] = NOT_ASKED
            if card not in t.hands[seat]:
                continue
            face = _reaction(t, seat, card, f.number)
            if face == NONE:
                continue
            f.cards.append(card)
            if log is not None:
                if t.kinds[card] != face:
                    log.append(e.Showed(seat, t.slug(card)))
                log.append(e.Reacted(seat, KINDS[face].slug))
            t.show_in_hand(seat, card, face, log)
            k.note(t, card, k.REACTED)
            f.spots[seat] = REACTED
            reaction = Frame(REACTION, seat)
            reaction.card = card
            reaction.face = face
            t.frames.append(reaction)
            return False
        return True

    def _may_hold_more(self, t: Table, f: Frame, seat: int) -> bool:
        """Whether, as far as everybody knows, a seat that has reacted may hold another card that could (D-858).

        Cards that everybody is sure to have reacted do not count. The reaction may have drawn others.
        """
        used = [card for card in f.cards if k.is_sure(t, None, card, k.REACTED)]
        causer = seat if f.number == ENTERED else f.player
        others = sum(1 for card in t.hands[seat] if card not in used)
        return others > 0 and seat in asked_by(t, f.number, causer, used)

    def forget(self, t: Table, f: Frame, viewer: int | None) -> None:
        for seat in range(t.seats):
            if seat != viewer and f.spots[seat] >= 0:
                f.spots[seat] = DECLINED
        if f.player != viewer:
            f.fresh = []
        f.cards = [card for card in f.cards if k.is_sure(t, viewer, card, k.REACTED)]


class RunReaction(Step):
    """Resolves a reaction. What it causes is settled first, so other reactions wait in `spots` (D-862)."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        f.spots, t.triggers = t.triggers, []
        effect = Frame(KINDS[f.face].reaction, f.seat)
        effect.card = f.card
        effect.face = f.face
        t.frames.append(effect)
        f.card = NONE  # the effect has it now, and may send it anywhere
        return True


class TakeUpAgain(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.triggers = f.spots
        return True


class Settle(Step):
    """Offers reactions to everything that has happened, until nothing is left to react to (D-862)."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        while t.triggers:
            trigger, causer = t.triggers[0], t.triggers[1]
            del t.triggers[:2]
            if _open(t, trigger, causer, []):
                return False
        for seat in t.clockwise(t.turn):
            entered, fresh = t.entered[seat], t.fresh[seat]
            t.entered[seat], t.fresh[seat] = [], 0
            if _may_be_reacting(t, seat, entered) and _open(
                t, ENTERED, seat, t.hands[seat][len(t.hands[seat]) - fresh :]
            ):
                return False
        return True


def _open(t: Table, trigger: int, causer: int, fresh: list[int]) -> bool:
    asked = asked_by(t, trigger, causer)
    if not asked:
        return False
    window = Frame(WINDOW, causer)
    window.number = trigger
    window.player = causer
    window.fresh = fresh
    window.spots = [UNDECIDED if seat in asked else NOT_ASKED for seat in range(t.seats)]
    t.frames.append(window)
    return True


def _may_be_reacting(t: Table, seat: int, entered: list[int]) -> bool:
    """Whether, as far as everybody knows, one of the cards that came in is still there and may react to that.

    A player who draws a card and puts one back is asked, whichever card it was (D-851).
    """
    if not entered:
        return False
    if NONE in entered:
        return True
    # It is asked after every step, and hardly ever has a card of these kinds come in.
    fitting = reacting_kinds(tuple(t.sets), ENTERED).intersection(entered)
    return bool(fitting) and k.may_hold(t, seat, fitting)


WINDOW = program(Window())
REACTION = program(RunReaction(), Settle(), TakeUpAgain())
