"""A position of Dale of Merchants 2 as numbers, built from what one seat may know (D-601 to D-610).

`blocks` says what they are. Cards are named by kind; nobody learns which of two equal cards it is.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from webfoot.core.encoding import put_counts, put_one
from webfoot.core.features import Block, places, seat_names
from webfoot.games.dale.rules import drafts, stacks
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules.card_values import hand_size, plain_value
from webfoot.games.dale.rules.cards import KINDS, SETS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.numbers import MAX_PLANS
from webfoot.games.dale.rules.payments import price
from webfoot.games.dale.rules.reactions import WINDOW
from webfoot.games.dale.rules.state import BUILDING, BUYING, NONE, SLOTS, THIS_TURN
from webfoot.games.dale.rules.steps import PROGRAMS

PLACES: Final = 12
"""How many places of your hand are shown card by card. A longer hand is still counted."""
TOPS: Final = 3
"""How many cards from the top of your own deck are shown, as far as you know them."""
_TRIGGERS: Final[tuple[str, ...]] = ("resolved", "entered", "purchased", "shuffled", "built")
_MODES: Final[tuple[str, ...]] = ("none", "buy", "build", "inventory", "technique", "ability", "rearrange")
_ORDERS: Final = SLOTS + 1
_KINDS: Final = len(KINDS)
_ASKS: Final = sorted({step.asks for steps in PROGRAMS for step in steps})
"""Every question that a program can ask, in alphabetical order."""
_ASK_NUMBER: Final = {name: at for at, name in enumerate(_ASKS)}


@cache
def blocks(seats: int) -> tuple[Block, ...]:
    who = seat_names(seats)
    kinds = tuple(card.slug for card in KINDS)
    slots = places(SLOTS)
    hand = places(PLACES)
    asks = tuple(name or "nothing" for name in _ASKS)
    return (
        Block("option.teams", "1 if two teams of two play."),
        Block("option.stay", "1 if techniques for this turn stay in the schedule to its end."),
        Block("option.slide", "1 if the market slides before it is filled in mid-turn."),
        Block("option.balancing_on_top", "1 if an exchanged card is put on top of the discard pile."),
        Block("option.junk_in_refill_only", "1 if only the refill of the hand gives junk."),
        Block("set", "1 for each set that is in the game.", (tuple(SETS),)),
        Block("goal", "How many stacks win."),
        Block("turn", "1 for the player on turn.", (who,)),
        Block("actions", "Actions that the player on turn has left."),
        Block("bonus", "1 if the next one is a bonus action, which may be declined."),
        Block("asked", "1 for each player who has to decide now.", (who,)),
        Block("ask", "1 for what is being decided.", (asks,)),
        Block("ask.card", "1 for the card whose effect asks.", (kinds,)),
        Block("ask.player", "1 for the player that it is about.", (who,)),
        Block("ask.trigger", "In a reaction window: 1 for what happened.", (_TRIGGERS,)),
        Block("ask.left", "How many are still to be chosen, where that is counted."),
        Block("ask.number", "A roll that the effect depends on."),
        Block("market", "By place, the cheapest first: 1 for the card that lies there.", (slots, kinds)),
        Block("market.price", "By place: the price for you now; 0 for a gap.", (slots,)),
        Block("market.deck", "How many cards lie in the market deck."),
        Block("market.discard", "How many of each card lie in the market discard.", (kinds,)),
        Block("market.discard.top", "1 for the card on top of the market discard.", (kinds,)),
        Block("junk", "How many junk cards are left in the supply."),
        Block("need", "What your next stack must total."),
        Block("hand", "By place in your hand: 1 for the card.", (hand, kinds)),
        Block("hand.value", "By place in your hand: its value now.", (hand,)),
        Block("hand.used", "By place: 1 if its once-a-turn ability has been used.", (hand,)),
        Block("hand.picked", "By place: 1 if it is part of what you put together.", (hand,)),
        Block("hand.count", "How many of each card you hold.", (kinds,)),
        Block("draft", "1 for what you put together in private.", (_MODES,)),
        Block("draft.slot", "1 for the place of the market you buy from; 5 is the top of its discard.",
              (places(_ORDERS),)),
        Block("draft.need", "Its price, or the total that the stack must have."),
        Block("draft.total", "What you have picked for it is worth."),
        Block("draft.complete", "1 if it is complete."),
        Block("draft.asking", "By place in your hand: 1 for a copying card that still needs a face.", (hand,)),
        Block("draft.extras", "How many of each card join the stack from your discard.", (kinds,)),
        Block("draft.order", "While you rearrange the market: its places in their new order, from 1; 0 for none yet.",
              (slots,)),
        Block("aside", "How many of each card you are looking at.", (kinds,)),
        Block("aside.cards", "How many cards lie aside."),
        Block("shown", "How many of each card lie open for the moment.", (kinds,)),
        Block("searching", "How many of each card are in the deck that you search.", (kinds,)),
        Block("deck.top", "From the top of your deck: 1 for the card, if you know it.", (places(TOPS), kinds)),
        Block("cards", "How many cards each player holds.", (who,)),
        Block("hand_size", "To how many cards each player fills the hand: for others, by what lies open.", (who,)),
        Block("deck", "How many cards each player's deck has.", (who,)),
        Block("deck.known", "How many cards of each player's deck you know by their place.", (who,)),
        Block("stacks", "How many stacks each player has built; partners share them.", (who,)),
        Block("same_stall", "1 for each player who builds at your stall.", (who,)),
        Block("known", "How many of each card you know to be in a player's hand.", (who, kinds)),
        Block("discard", "How many of each card lie in a player's discard.", (who, kinds)),
        Block("discard.top", "1 for the card on top of a player's discard.", (who, kinds)),
        Block("stall", "How many of each card lie in a player's stall.", (who, kinds)),
        Block("planned", "How many of each card a player's schedule holds, by what it is played as.", (who, kinds)),
        Block("planned.due", "By place in your schedule: 1 if the card leaves this turn, 2 if it is being resolved.",
              (places(MAX_PLANS),)),
    )  # fmt: skip


def features_of(p: DaleState, seat: int) -> list[float]:
    """Return the numbers in the order of `blocks`."""
    out: list[float] = []
    _put_rules(p, out)
    _put_decision(p, seat, out)
    _put_market(p, seat, out)
    _put_hand(p, seat, out)
    _put_draft(p, seat, out)
    _put_looked_at(p, seat, out)
    _put_players(p, seat, out)
    return out


def _put_rules(p: DaleState, out: list[float]) -> None:
    out.append(1.0 if p.teams else 0.0)
    out.append(1.0 if p.stay else 0.0)
    out.append(1.0 if p.slide else 0.0)
    out.append(1.0 if p.balancing_on_top else 0.0)
    out.append(1.0 if p.junk_in_refill_only else 0.0)
    put_counts(out, len(SETS), p.sets)
    out.append(float(p.goal()))


def _put_decision(p: DaleState, seat: int, out: list[float]) -> None:
    seats = p.seats
    put_one(out, seats, (p.turn - seat) % seats)
    out.append(float(p.actions))
    out.append(1.0 if p.acted else 0.0)
    over = p.over()
    base = len(out)
    out.extend([0.0] * seats)
    if over:
        out.extend([0.0] * (len(_ASKS) + _KINDS + seats + len(_TRIGGERS) + 2))
        return
    for other in p.actors():
        out[base + (other - seat) % seats] = 1.0
    step, frame = p.step(), p.frames[-1]
    window = frame.program == WINDOW
    put_one(out, len(_ASKS), _ASK_NUMBER[step.asks])
    put_one(out, _KINDS, frame.face if frame.card != NONE and not window else NONE)
    about = step.about(frame)
    put_one(out, seats, NONE if about is None else (about - seat) % seats)
    put_one(out, len(_TRIGGERS), frame.number - 1 if window else NONE)
    out.append(float(step.remaining(p, frame)))
    out.append(float(frame.number) if step.counts else 0.0)


def _put_market(p: DaleState, seat: int, out: list[float]) -> None:
    for card in p.market:
        put_one(out, _KINDS, NONE if card == NONE else p.kinds[card])
    order, p.order = p.order, []  # the price where it lies now, whatever is being arranged in private
    for slot in range(SLOTS):
        out.append(0.0 if p.market[slot] == NONE else float(price(p, seat, slot)))
    p.order = order
    out.append(float(len(p.market_deck)))
    _put_pile(p, out, p.market_discard)
    put_one(out, _KINDS, p.kinds[p.market_discard[-1]] if p.market_discard else NONE)
    out.append(float(len(p.junk)))
    out.append(float(stacks.required(p, seat)))


def _put_hand(p: DaleState, seat: int, out: list[float]) -> None:
    hand = p.hands[seat]
    held = len(hand)
    for at in range(PLACES):
        put_one(out, _KINDS, p.kinds[hand[at]] if at < held else NONE)
    for at in range(PLACES):
        out.append(float(plain_value(p, seat, hand[at])) if at < held else 0.0)
    for at in range(PLACES):
        out.append(1.0 if at < held and hand[at] in p.used else 0.0)
    mine = p.drafter == seat
    for at in range(PLACES):
        out.append(1.0 if mine and at < held and hand[at] in p.picks else 0.0)
    _put_pile(p, out, hand)


def _put_draft(p: DaleState, seat: int, out: list[float]) -> None:
    if p.drafter != seat:
        put_one(out, len(_MODES), 0)
        out.extend([0.0] * (_ORDERS + 3 + PLACES + _KINDS + SLOTS))
        return
    put_one(out, len(_MODES), p.mode)
    put_one(out, _ORDERS, p.slot if p.mode == BUYING else NONE)
    need, total = 0, sum(p.pick_worths)
    if p.mode == BUYING:
        need = price(p, seat, p.slot)
    elif p.mode == BUILDING:
        need, total = drafts.need(p), drafts.total(p)
    out.append(float(need))
    out.append(float(total))
    out.append(1.0 if drafts.is_complete(p, seat) else 0.0)
    put_one(out, PLACES, p.hands[seat].index(p.asking) if p.asking != NONE else NONE)
    _put_pile(p, out, p.extras)
    for at in range(SLOTS):
        out.append(p.order[at] + 1.0 if at < len(p.order) else 0.0)


def _put_looked_at(p: DaleState, seat: int, out: list[float]) -> None:
    _put_pile(p, out, p.aside if p.aside_seen >> seat & 1 else [])
    out.append(float(len(p.aside)))
    over = p.over()
    _put_pile(p, out, p.frames[-1].cards if not over and p.step().shows else [])
    searching = not over and p.step().searches and seat in p.actors()
    _put_pile(p, out, p.decks[seat] if searching else [])
    deck, beliefs = p.decks[seat], p.beliefs[seat]
    for at in range(TOPS):
        card = deck[len(deck) - 1 - at] if at < len(deck) else NONE
        put_one(out, _KINDS, p.kinds[card] if card != NONE and beliefs[card] & k.PIN else NONE)


def _put_players(p: DaleState, seat: int, out: list[float]) -> None:
    others = p.clockwise(seat)
    beliefs = p.beliefs[seat]
    for other in others:
        out.append(float(len(p.hands[other])))
    for other in others:
        out.append(float(hand_size(p, other) if other == seat else _open_hand_size(p, other)))
    for other in others:
        out.append(float(len(p.decks[other])))
    for other in others:
        known = 0
        for card in p.decks[other]:
            if beliefs[card] & k.PIN:
                known += 1
        out.append(float(known))
    for other in others:
        out.append(float(len(p.stall(other))))
    for other in others:
        out.append(1.0 if p.stall_of(other) == p.stall_of(seat) else 0.0)
    for other in others:
        base = len(out)
        out.extend([0.0] * _KINDS)
        if other != seat:
            held = k.HAND[other]
            for card, belief in enumerate(beliefs):
                if belief == held:
                    out[base + p.kinds[card]] += 1.0
    for other in others:
        _put_pile(p, out, p.discards[other])
    for other in others:
        pile = p.discards[other]
        put_one(out, _KINDS, p.kinds[pile[-1]] if pile else NONE)
    for other in others:
        base = len(out)
        out.extend([0.0] * _KINDS)
        for stack in p.stall(other):
            for card in stack:
                out[base + p.kinds[card]] += 1.0
    for other in others:
        put_counts(out, _KINDS, p.schedule_faces[other])
    dues = p.schedule_dues[seat]
    for at in range(MAX_PLANS):
        out.append(float(dues[at]) if at < len(dues) and dues[at] >= THIS_TURN else 0.0)


def _open_hand_size(p: DaleState, owner: int) -> int:
    """Return the hand size of another player, by what lies open."""
    size = 5
    for stack in p.stall(owner):
        for card in stack:
            size += KINDS[p.kinds[card]].stall_hand_size
    return size


def _put_pile(p: DaleState, out: list[float], cards: list[int]) -> None:
    """Append how many of each kind a pile holds."""
    base = len(out)
    out.extend([0.0] * _KINDS)
    for card in cards:
        out[base + p.kinds[card]] += 1.0
