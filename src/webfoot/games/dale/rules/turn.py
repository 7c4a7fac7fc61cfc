"""A turn from beginning to end, as one program that passes to the next player."""

from __future__ import annotations

from functools import cache

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import drafts
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.actions import DUE, TakeAction, choose_face, continue_draft, usable_abilities
from webfoot.games.dale.rules.card_values import enlarging, hand_size
from webfoot.games.dale.rules.kinds import KINDS, NO_COPY, kinds_of_set
from webfoot.games.dale.rules.reactions import Settle
from webfoot.games.dale.rules.state import NEXT_TURN, NO_DRAFT, NONE, RUNNING, THIS_TURN, USING, Frame
from webfoot.games.dale.rules.steps import PROGRAMS, Step, program
from webfoot.games.dale.rules.table import Table


class BeginTurn(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.turn = f.seat
        t.actions = 1
        t.acted = False
        f.flag = False
        t.partner_declined = False
        t.changes = []
        t.used = []
        if log is not None:
            log.append(e.TurnBegan(f.seat))
        return True


class _InChosenOrder(Step):
    """Resolve scheduled cards that are due together, in the order that their owner chooses (D-201)."""

    asks = "next-planned"
    due = NONE

    def _due(self, t: Table, seat: int) -> list[int]:
        """Return the places in the schedule of cards that are due; of equal cards the first."""
        places: list[int] = []
        seen: list[tuple[int, int]] = []
        for at, card in enumerate(t.schedules[seat]):
            if at >= n.MAX_PLANS and places:
                break  # a schedule so long that no move names its end: its first cards are settled first
            sort = t.kinds[card], t.schedule_faces[seat][at]
            if t.schedule_dues[seat][at] == self.due and sort not in seen:
                places.append(at)
                seen.append(sort)
        return places

    def waits(self, t: Table, f: Frame) -> bool:
        return len(self._due(t, f.seat)) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.PLANNED + at for at in self._due(t, seat)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        self.resolve(t, f, number - n.PLANNED, log)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        due = self._due(t, f.seat)
        if not due:
            return True
        self.resolve(t, f, due[0], log)
        return False

    def resolve(self, t: Table, f: Frame, at: int, log: Log | None) -> None:
        raise NotImplementedError


class DueCards(_InChosenOrder):
    due = NEXT_TURN

    def resolve(self, t: Table, f: Frame, at: int, log: Log | None) -> None:
        t.schedule_dues[f.seat][at] = RUNNING
        frame = Frame(DUE, f.seat)
        frame.card = t.schedules[f.seat][at]
        frame.face = t.schedule_faces[f.seat][at]
        t.frames.append(frame)


class EndOfTurn(_InChosenOrder):
    """Remove what lasted for this turn from the schedule (D-008)."""

    due = THIS_TURN

    def resolve(self, t: Table, f: Frame, at: int, log: Log | None) -> None:
        t.finish_technique(f.seat, t.schedules[f.seat][at])


class Refill(Step):
    """Refill the hand up to its size, which may grow on the way (D-250, D-251, D-436)."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        limit = 0
        for other in t.opponents(f.seat):
            for face in t.schedule_faces[other]:
                most = KINDS[face].lasting.refill
                limit = most if limit == 0 or 0 < most < limit else limit
        drawn = 0
        draws: Log | None = None if log is None else []
        while True:
            missing = hand_size(t, f.seat) - len(t.hands[f.seat])
            if limit:
                missing = min(missing, limit - drawn)
            if missing <= 0:
                break
            drawn += t.draw(f.seat, missing, chance, draws, refill=True)
        if log is not None and draws is not None:
            log += _as_one_draw(draws)
        if drawn:
            _show_what_enlarges(t, f.seat, log)
        return True


def _as_one_draw(draws: Log) -> Log:
    """Tell several draws as one: pauses would reveal which card made the hand larger."""
    drew = [event for event in draws if isinstance(event, e.Drew)]
    if len(drew) < 2:
        return draws
    cards = [card for event in drew for card in event.cards or []]
    others: Log = [event for event in draws if not isinstance(event, e.Drew)]
    return [*others, e.Drew(cards, len(cards), drew[0].seen, drew[0].seat, drew[0].owner)]


def _show_what_enlarges(t: Table, seat: int, log: Log | None) -> None:
    """Show the cards that made the hand larger than others could expect (D-106)."""
    counting = enlarging(t, seat)
    if len(t.hands[seat]) <= hand_size(t, seat) - len(counting):
        return
    for card, face in counting:
        known = t.beliefs[t.seats][card] == k.HAND[seat]
        if log is not None and not known:
            log.append(e.Showed(seat, t.slug(card)))
        t.show_in_hand(seat, card, face, log)


class FillUp(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.fill_market(True, chance, log)
        return True


@cache
def late_kinds(sets: tuple[int, ...]) -> frozenset[int]:
    """Return the kinds in this game whose ability may be used after the refill, or that may copy such a kind."""
    kinds = [kind for number in sets for kind in kinds_of_set(number)]
    late = {kind for kind in kinds if KINDS[kind].late}
    if late:
        late |= {kind for kind in kinds if KINDS[kind].copies != NO_COPY}
    return frozenset(late)


class LateAbilities(Step):
    """Offers abilities after the last action, and again after the refill (D-857, D-254).

    Every seat that might hold such an ability is asked, whether it holds one or not.
    """

    def __init__(self, before_refill: bool) -> None:
        self.before_refill = before_refill
        self.asks = "before-refill" if before_refill else "late-ability"

    def waits(self, t: Table, f: Frame) -> bool:
        if self.before_refill and f.flag:
            return False  # a player who declined a further action could have used them just as well
        return f.left == NONE and k.may_hold(t, f.seat, late_kinds(tuple(t.sets)))

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        if t.mode != NO_DRAFT:
            return [n.STOP, *drafts.options(t, seat)]  # the server closes the window, whatever is in the draft
        return [n.STOP] + [n.ABILITY + at for at in usable_abilities(t, seat)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number == n.STOP:
            drafts.clear(t)
            f.left = 0
        elif t.mode != NO_DRAFT:
            continue_draft(t, seat, number, log)
        else:
            drafts.begin(t, seat, USING)
            choose_face(t, seat, t.hands[seat][number - n.ABILITY], log)


class PassTurn(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        f.seat = (f.seat + 1) % t.seats
        f.at = 0
        return False


TURN = program(
    BeginTurn(),
    DueCards(),
    TakeAction(),
    LateAbilities(before_refill=True),
    Refill(),
    Settle(),
    FillUp(),
    LateAbilities(before_refill=False),
    EndOfTurn(),
    Settle(),
    PassTurn(),
)
LATE_ABILITIES = tuple(at for at, step in enumerate(PROGRAMS[TURN]) if isinstance(step, LateAbilities))
