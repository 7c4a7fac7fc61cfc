"""The action phase: market, technique, stall, inventory, and the once-a-turn abilities between them."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import drafts
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.building import ask_partner, build, cannot_build
from webfoot.games.dale.rules.card_values import Reading, faces, firsts
from webfoot.games.dale.rules.kinds import KINDS, TECHNIQUE
from webfoot.games.dale.rules.payments import (
    DISCARDED,
    cannot_buy,
    cannot_buy_discarded,
    goods,
    price,
    prices_payable,
)
from webfoot.games.dale.rules.purchases import PURCHASE
from webfoot.games.dale.rules.reactions import Settle
from webfoot.games.dale.rules.state import (
    ARRANGING,
    BUILDING,
    BUYING,
    NEXT_TURN,
    NO_DRAFT,
    NONE,
    PLAYING,
    RUNNING,
    SLOTS,
    SORTING,
    THIS_TURN,
    USING,
    Frame,
)
from webfoot.games.dale.rules.steps import Step, program
from webfoot.games.dale.rules.table import Table

# The rule that forbids each action; nothing if it is legal.


def cannot_play(kinds: list[int]) -> str:
    """Of a card that may count as these kinds."""
    return "" if any(KINDS[face].type == TECHNIQUE for face in kinds) else "D-105"


def cannot_rearrange(t: Table, seat: int, card: int, kinds: list[int]) -> str:
    if not any(KINDS[face].pay.rearranges for face in kinds):
        return "D-106"
    return "" if drafts.rearranging(t, seat, card) else "D-412"


def cannot_use(t: Table, seat: int, card: int) -> str:
    """Its ability, once a turn."""
    if card in t.used:
        return "D-831"
    return "" if drafts.abilities(t, seat, card) else "D-106"


def cannot_stop(t: Table) -> str:
    return "" if t.acted else "D-202"


def usable_abilities(t: Table, seat: int) -> list[int]:
    """Return the places in the hand of cards whose ability has not been used yet."""
    hand = t.hands[seat]
    return [at for at in firsts(t, seat, t.used) if not cannot_use(t, seat, hand[at])]


class TakeAction(Step):
    asks = "action"

    def waits(self, t: Table, f: Frame) -> bool:
        return t.actions > 0

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        if t.mode != NO_DRAFT:
            return drafts.options(t, seat)
        hand = t.hands[seat]
        numbers = []
        for at in firsts(t, seat, []):
            kinds = faces(t, seat, hand[at])
            if not cannot_play(kinds):
                numbers.append(n.PLAY + at)
            if not cannot_rearrange(t, seat, hand[at], kinds):
                numbers.append(n.REARRANGE + at)
        numbers += [n.ABILITY + at for at in usable_abilities(t, seat)]
        payable = prices_payable(t, seat, [])
        numbers += [n.BUY + slot for slot in range(SLOTS) if not cannot_buy(t, seat, slot, payable)]
        if not cannot_buy_discarded(t, seat, []):
            numbers.append(n.BUY_DISCARDED)
        if not cannot_build(t, seat):
            numbers.append(n.BUILD)
        numbers.append(n.INVENTORY)
        if not cannot_stop(t):
            numbers.append(n.STOP)
        return numbers

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if t.mode != NO_DRAFT:
            continue_draft(t, seat, number, log)
        elif number == n.STOP:
            t.actions = 0
            f.flag = True
            if log is not None:
                log.append(e.Stopped(seat))
        elif number == n.INVENTORY:
            drafts.begin(t, seat, SORTING)
        elif number == n.BUILD:
            drafts.begin(t, seat, BUILDING)
        elif number == n.BUY_DISCARDED or n.BUY <= number < n.BUY + SLOTS:
            drafts.begin(t, seat, BUYING)
            t.slot = DISCARDED if number == n.BUY_DISCARDED else number - n.BUY
        elif n.PLAY <= number < n.ABILITY:
            drafts.begin(t, seat, PLAYING)
            choose_face(t, seat, t.hands[seat][number - n.PLAY], log)
        elif n.ABILITY <= number < n.REARRANGE:
            drafts.begin(t, seat, USING)
            choose_face(t, seat, t.hands[seat][number - n.ABILITY], log)
        else:
            drafts.begin(t, seat, ARRANGING)
            choose_face(t, seat, t.hands[seat][number - n.REARRANGE], log)


def choose_face(t: Table, seat: int, card: int, log: Log | None) -> None:
    """Pick a card; if it may count as several things, ask which."""
    possible = drafts.possible_readings(t, seat, card)
    if len(possible) > 1:
        t.asking = card
    else:
        _picked(t, seat, card, possible[0], log)


def _picked(t: Table, seat: int, card: int, reading: Reading, log: Log | None) -> None:
    if t.mode == PLAYING:
        drafts.clear(t)
        play_technique(t, seat, card, reading, log)
    elif t.mode == USING:
        drafts.clear(t)
        use_ability(t, seat, card, reading, log)
    else:
        drafts.pick(t, card, reading)


def continue_draft(t: Table, seat: int, number: int, log: Log | None) -> None:
    if t.asking != NONE:
        _picked(t, seat, t.asking, drafts.reading_meant(t, seat, number), log)
    elif n.PICK <= number < n.REACT:
        choose_face(t, seat, t.hands[seat][number - n.PICK], log)
    elif n.SLOT <= number < n.SUGGESTED:
        t.order.append(number - n.SLOT)
    elif number == n.BUY_DISCARDED or n.BUY <= number < n.SLOT:
        t.mode = BUYING
        t.slot = DISCARDED if number == n.BUY_DISCARDED else number - n.BUY
    elif n.SUGGESTED <= number < n.PERSON:
        drafts.take(t, drafts.suggestions(t, seat)[number - n.SUGGESTED])
        _confirm(t, seat, log)
    elif number == n.CONFIRM:
        _confirm(t, seat, log)
    elif number == n.ASK_PARTNER:
        ask_partner(t, seat, log)
    else:
        drafts.join(t, number - n.NAME)


def _confirm(t: Table, seat: int, log: Log | None) -> None:
    if t.mode == SORTING:
        _took_action(t)
        cards = t.picks
        drafts.clear(t)
        t.discard_cards(seat, cards, log)
        if log is not None and not cards:
            log.append(e.KeptHand(seat))
        t.frames.append(Frame(SETTLED, seat))
    elif t.mode == BUYING:
        _took_action(t)
        _purchase(t, seat, log)
    else:
        _took_action(t)
        stack, extras = drafts.picked(t), t.extras
        drafts.clear(t)
        build(t, seat, stack, extras, [], log)


def _took_action(t: Table) -> None:
    t.actions -= 1
    t.acted = True


def _purchase(t: Table, seat: int, log: Log | None) -> None:
    frame = Frame(PURCHASE, seat)
    frame.number = t.slot
    frame.card = goods(t, t.slot)
    frame.face = t.kinds[frame.card]
    frame.cards = t.picks
    frame.spots = t.pick_faces
    t.show_together(seat, drafts.picked(t), log)
    if t.order:
        t.market = drafts.cheapest_first(t)
        if log is not None:
            log.append(e.Rearranged(seat, [None if card == NONE else t.slug(card) for card in t.market]))
    drafts.clear(t)
    if log is not None:
        cost = price(t, seat, frame.number)
        log.append(e.Bought(seat, t.slug(frame.card), cost, t.slugs(frame.cards), frame.number == DISCARDED))
    t.frames.append(frame)


def play_technique(t: Table, seat: int, card: int, reading: Reading, log: Log | None) -> None:
    """Show a technique and put it in the schedule. It is no longer in hand for its own effect (D-220)."""
    face, worth = reading
    _took_action(t)
    t.show_copied(seat, [(card, face, worth)], log)
    t.out_of_hand(seat, card)
    k.show(t, card, k.HAND[seat])
    t.schedule(seat, card, face, RUNNING)
    if log is not None:
        log.append(e.Played(seat, t.slug(card), KINDS[face].slug))
    frame = Frame(TECHNIQUE_ACTION, seat)
    frame.card = card
    frame.face = face
    t.frames.append(frame)


def use_ability(t: Table, seat: int, card: int, reading: Reading, log: Log | None) -> None:
    face, worth = reading
    t.used.append(card)
    if log is not None:
        if t.kinds[card] != face:
            log.append(e.Showed(seat, t.slug(card)))
        log.append(e.Used(seat, KINDS[face].slug))
    t.show_in_hand(seat, card, face, log, worth)
    k.note(t, card, k.USED)
    t.frames.append(Frame(SETTLED, seat))
    frame = Frame(KINDS[face].ability, seat)
    frame.card = card
    frame.face = face
    t.frames.append(frame)


class RunNow(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if KINDS[f.face].now != NONE:
            effect = Frame(KINDS[f.face].now, f.seat)
            effect.card = f.card
            effect.face = f.face
            t.frames.append(effect)
        return True


class RunLater(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if log is not None:
            log.append(e.Resolved(f.seat, KINDS[f.face].slug))
        if KINDS[f.face].later != NONE:
            effect = Frame(KINDS[f.face].later, f.seat)
            effect.card = f.card
            effect.face = f.face
            t.frames.append(effect)
        return True


class PutAway(Step):
    """Discard a resolved technique, unless it waits, lasts, or went somewhere else (D-223)."""

    def __init__(self, played: bool) -> None:
        self.played = played

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        schedule = t.schedules[f.seat]
        if f.card not in schedule:
            t.finish_technique(f.seat, f.card, to_discard=False)
        else:
            at = schedule.index(f.card)
            lasting = t.schedule_dues[f.seat][at] == THIS_TURN
            if self.played and KINDS[f.face].waits:
                t.schedule_dues[f.seat][at] = NEXT_TURN
            elif not (lasting and t.stay):
                t.finish_technique(f.seat, f.card)
        if self.played and KINDS[f.face].bonus:
            t.actions += 1
        return True


SETTLED = program(Settle())
TECHNIQUE_ACTION = program(RunNow(), PutAway(played=True), Settle())
DUE = program(RunLater(), PutAway(played=False), Settle())
