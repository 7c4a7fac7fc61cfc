"""An exact position of Dale, from words. Whatever is not spoken of is not there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import webfoot
from tests.games.dale.cards import GAP, Named, kind_of, named, stacks
from webfoot.core.chance import RiggedChance
from webfoot.games.dale.options import DaleOptions
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules.cards import KINDS, SETS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.kinds import JUNK
from webfoot.games.dale.rules.state import NEXT_TURN, NONE, SLOTS, Frame
from webfoot.games.dale.rules.steps import PROGRAMS
from webfoot.games.dale.rules.turn import TURN

BySeat = Mapping[int, str]
ACTION = next(at for at, step in enumerate(PROGRAMS[TURN]) if step.asks == "action")


def position(
    hands: BySeat,
    decks: BySeat,
    discards: BySeat,
    stalls: BySeat,
    schedules: BySeat,
    market: str,
    market_deck: str,
    market_discard: str,
    junk: int,
    seats: int,
    turn: int,
    sets: str,
    at_start: bool,
    options: dict[str, Any],
) -> DaleState:
    state = DaleState()
    state.seats = 4 if options.get("teams") else seats
    _take_options(state, options)
    table = range(state.seats)
    for by_seat in (hands, decks, discards, stalls, schedules):
        assert set(by_seat) <= set(table), f"a table of {state.seats} has no seat {max(by_seat)}"
    state.hands = [_cards(state, hands.get(seat, "")) for seat in table]
    state.decks = [_cards(state, decks.get(seat, ""))[::-1] for seat in table]
    state.discards = [_cards(state, discards.get(seat, ""))[::-1] for seat in table]
    state.stalls = [[] for _ in range(2 if state.teams else state.seats)]
    for seat, text in stalls.items():
        assert not state.stall(seat), f"the stall of seat {seat} is spoken of twice: partners share one"
        for stack in stacks(text):
            state.stall(seat).append([_new(state, kind_of(slug)) for slug in stack])
    state.schedules = [[] for _ in table]
    state.schedule_faces = [[] for _ in table]
    state.schedule_dues = [[] for _ in table]
    for seat, text in schedules.items():
        for planned in named(text):
            kind = kind_of(planned.slug)
            face = kind_of(planned.face) if planned.face else kind
            assert KINDS[face].waits, f"{planned.slug} does not wait in a schedule"
            state.schedule(seat, _new(state, kind), face, NEXT_TURN)
    state.market = _market(state, market)
    state.market_deck = _cards(state, market_deck)[::-1]
    state.market_discard = _cards(state, market_discard)[::-1]
    state.junk = [_new(state, JUNK) for _ in range(junk)]
    state.sets = _sets(state, sets)
    state.fresh = [0] * state.seats
    state.entered = [[] for _ in range(state.seats)]
    state.sure = [[] for _ in range(state.seats + 1)]
    _believe(state)
    state.turn = turn
    state.actions = 1
    frame = Frame(TURN, turn)
    if not at_start:
        frame.at = ACTION
    state.frames = [frame]
    if at_start:
        state.run(RiggedChance(), None)
    return state


def _take_options(state: DaleState, options: dict[str, Any]) -> None:
    game = webfoot.game("dale")
    parsed = game.parse_options(state.seats, options)
    assert isinstance(parsed, DaleOptions)
    state.teams = parsed.teams
    state.stay = parsed.turn_techniques == "stay"
    state.slide = parsed.mid_turn_fill == "slide"
    state.balancing_on_top = parsed.balancing_lands == "top"
    state.junk_in_refill_only = parsed.junk_for_draws == "refill"


def _new(state: DaleState, kind: int) -> int:
    state.kinds.append(kind)
    return len(state.kinds) - 1


def _cards(state: DaleState, text: str) -> list[int]:
    return [_new(state, kind_of(_plain(card, text).slug)) for card in named(text)]


def _plain(card: Named, text: str) -> Named:
    assert card.face is None, f"{text!r}: a card copies when it is used, not before"
    assert card.slug != GAP, f"{text!r}: only a market has gaps"
    return card


def _market(state: DaleState, text: str) -> list[int]:
    cards = [NONE if card.slug == GAP else _new(state, kind_of(card.slug)) for card in named(text)]
    assert len(cards) <= SLOTS, f"{text!r}: the market has {SLOTS} places"
    return cards + [NONE] * (SLOTS - len(cards))


def _sets(state: DaleState, sets: str) -> list[int]:
    """Those that are named, and those of every card on the table."""
    for key in sets.split():
        assert key in SETS, f"there is no set {key!r}; there are {', '.join(SETS)}"
    spoken = {SETS.index(key) for key in sets.split()}
    return sorted(spoken | {KINDS[kind].set for kind in state.kinds if kind != JUNK})


def _believe(state: DaleState) -> None:
    """Everybody knows the own hand, and of another's hand and deck only which cards they are, taken together."""
    state.beliefs = [[k.NOWHERE] * len(state.kinds) for _ in range(state.seats + 1)]
    for seat in range(state.seats):
        for card in state.hands[seat] + state.decks[seat]:
            k.hide(state, card, k.HAND[seat] | k.DECK[seat])
        for card in state.hands[seat]:
            state.beliefs[seat][card] = k.HAND[seat]
        for card in state.decks[seat]:
            state.beliefs[seat][card] = k.DECK[seat]
    for card in state.market_deck:
        k.hide(state, card, k.MARKET_DECK)
