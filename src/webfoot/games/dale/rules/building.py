"""Laying a stack: by the stall action, with the partner's help, by an effect, and once more."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import drafts, stacks
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.card_values import Cards
from webfoot.games.dale.rules.kinds import BUILT, KINDS
from webfoot.games.dale.rules.reactions import Settle
from webfoot.games.dale.rules.state import BUILDING, NO_DRAFT, NONE, Frame
from webfoot.games.dale.rules.steps import Step, program
from webfoot.games.dale.rules.table import Table


def build(t: Table, seat: int, cards: Cards, extras: list[int], added: Cards, log: Log | None) -> None:
    """Lay the next stack from the hand (`extras`: from the builder's discard; `added`: from the partner's hand)."""
    partner = t.partner(seat)
    t.show_copied(seat, cards, log)
    t.show_copied(partner, added, log)
    for card, _, _ in cards:
        t.out_of_hand(seat, card)
        k.show(t, card, k.HAND[seat])
    for card in extras:
        t.discards[seat].remove(card)
    for card, _, _ in added:
        t.out_of_hand(partner, card)
        k.show(t, card, k.HAND[partner])
    laid = [*[card for card, _, _ in cards], *extras, *[card for card, _, _ in added]]
    kinds = [*[face for _, face, _ in cards], *[t.kinds[card] for card in extras], *[face for _, face, _ in added]]
    _lay(t, seat, laid, kinds, partner if added else None, len(added), log)


def _lay(
    t: Table, seat: int, cards: list[int], kinds: list[int], partner: int | None, added: int, log: Log | None
) -> None:
    stall = t.stall(seat)
    stall.append(cards)
    if log is not None:
        slugs = [KINDS[kind].slug for kind in kinds]
        log.append(e.Built(seat, len(stall), t.slugs(cards), slugs, partner, added))
    if len(stall) >= t.goal():  # D-890: at once, whatever else was to come
        t.won = sorted([seat, t.partner(seat)]) if t.teams else [seat]
        t.frames = []
        t.triggers = []
        if log is not None:
            log.append(e.Won(t.won))
        return
    t.triggers += (BUILT, seat)
    frame = Frame(BUILT_STACK, seat)
    frame.flag = any(KINDS[kind].stack.again for kind in kinds)
    t.frames.append(frame)


def cannot_build(t: Table, seat: int) -> str:
    """The rule that forbids to build the next stack, and to begin it for the partner to complete; nothing if none."""
    return "" if stacks.exists(t, seat, stacks.required(t, seat)) or drafts.can_begin(t, seat) else "D-230"


class MayBuildAgain(Step):
    """Offers to build one more stack (D-546)."""

    asks = "build-again"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.flag

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        if t.mode != NO_DRAFT:
            return drafts.options(t, seat)
        return [n.NO] if cannot_build(t, seat) else [n.BUILD, n.NO]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if t.mode == NO_DRAFT:
            if number == n.BUILD:
                drafts.begin(t, seat, BUILDING)
            else:
                f.flag = False
        elif number == n.CONFIRM or n.SUGGESTED <= number < n.PERSON:
            if number != n.CONFIRM:
                drafts.take(t, drafts.suggestions(t, seat)[number - n.SUGGESTED])
            f.flag = False
            cards, extras = drafts.picked(t), t.extras
            drafts.clear(t)
            build(t, seat, cards, extras, [], log)
        elif number == n.ASK_PARTNER:
            ask_partner(t, seat, log)
        else:
            select(t, seat, number)


def select(t: Table, seat: int, number: int) -> None:
    """Take a step of putting a stack together that does not finish it."""
    if t.asking != NONE:
        drafts.pick(t, t.asking, drafts.reading_meant(t, seat, number))
    elif n.PICK <= number < n.REACT:
        card = t.hands[seat][number - n.PICK]
        possible = drafts.possible_readings(t, seat, card)
        if len(possible) > 1:
            t.asking = card
        else:
            drafts.pick(t, card, possible[0])
    else:
        drafts.join(t, number - n.NAME)


def ask_partner(t: Table, seat: int, log: Log | None) -> None:
    """Show the cards and ask the partner to complete the stack (D-703).

    A copying card keeps counting as what it is shown as (D-574).
    """
    partner = t.partner(seat)
    frame = Frame(ASKED_PARTNER, seat)
    frame.player = partner
    frame.cards = t.picks + t.extras
    frame.spots = t.pick_faces
    t.show_together(seat, drafts.picked(t), log)
    if log is not None:
        log.append(e.AskedPartner(seat, partner, len(t.stall(seat)) + 1, t.slugs(frame.cards)))
    drafts.clear(t)
    t.frames.append(frame)
    drafts.begin(t, partner, BUILDING)


class PartnerMayComplete(Step):
    asks = "complete-stack"
    shows = True

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE

    def deciders(self, t: Table, f: Frame) -> list[int]:
        return [f.player]

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [*drafts.options(t, seat), n.NO] if t.asking == NONE else drafts.options(t, seat)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number == n.NO:
            f.left = 0
            t.partner_declined = True
            drafts.clear(t)
            if log is not None:
                log.append(e.PartnerDeclined(seat))
        elif number == n.CONFIRM or n.SUGGESTED <= number < n.PERSON:
            if number != n.CONFIRM:
                drafts.take(t, drafts.suggestions(t, seat)[number - n.SUGGESTED])
            f.left = 0
            cards, added, extras = drafts.given_stack(t), drafts.picked(t), drafts.joined(t)
            drafts.clear(t)
            before = t.frames[-2]
            if before.program == BUILT_STACK:  # a further stack that the last one allows, D-546
                before.flag = False
            else:
                t.actions -= 1
                t.acted = True
            build(t, f.seat, cards, extras, added, log)
        else:
            select(t, seat, number)


BUILT_STACK = program(Settle(), MayBuildAgain())
ASKED_PARTNER = program(PartnerMayComplete())
