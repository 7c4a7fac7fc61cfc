"""Positions of Dale of Merchants 2 from a few words. Lessons are written in them.

Cards go by their slugs, `magnet 4*junk`. What is not named is where it is after a set-up: starting cards and junk in
the decks of their owners, the other cards in the market deck.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadData
from webfoot.games.dale.options import DaleOptions
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.engine import DaleState, set_up
from webfoot.games.dale.rules.kinds import JUNK
from webfoot.games.dale.rules.state import SLOTS, Frame
from webfoot.games.dale.rules.steps import PROGRAMS
from webfoot.games.dale.rules.turn import TURN

STARTING_CARDS: Final = 10
ACTION: Final = next(at for at, step in enumerate(PROGRAMS[TURN]) if step.asks == "action")
_SLUGS: Final = {card.slug: kind for kind, card in enumerate(KINDS)}
_CARD: Final = re.compile(r"(?:(\d+)\*)?([a-z-]+)")


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position in words; lists are by seat. The seat on turn has its action."""

    hands: list[str]
    stalls: list[list[str]] = []
    """The stacks of each stall, in order."""
    decks: list[str] = []
    """The top of each deck, the next card first."""
    discards: list[str] = []
    market: str = ""
    """From the cheapest place to the dearest."""
    market_deck: str = ""
    """Its top, the next card first."""
    turn: int = 0


class _Box:
    """Every card of a game that was just set up, to be taken by kind."""

    def __init__(self, state: DaleState) -> None:
        self._state = state
        self._of_kind: dict[int, list[int]] = {}
        for card, kind in enumerate(state.kinds):
            self._of_kind.setdefault(kind, []).append(card)

    def take(self, text: str) -> list[int]:
        cards = []
        for word in text.split():
            found = _CARD.fullmatch(word)
            if found is None or found[2] not in _SLUGS:
                raise BadData(f"{word!r} is no card")
            for _ in range(int(found[1] or 1)):
                left = self._of_kind.get(_SLUGS[found[2]], [])
                if not left:
                    raise BadData(f"the position names more of {found[2]!r} than there are in this game")
                cards.append(left.pop())
        return cards

    def rest(self) -> list[int]:
        return [card for cards in self._of_kind.values() for card in cards]


def arranged(seats: int, options: DaleOptions, described: Mapping[str, Any]) -> DaleState:
    """Return the whole position that these words describe. Raises BadData."""
    try:
        words = msgspec.convert(dict(described), Words)
    except msgspec.ValidationError as error:
        raise BadData(f"position: {error}") from None
    if len(words.hands) != seats or max(len(words.decks), len(words.discards)) > seats:
        raise BadData(f"{len(words.hands)} hands are described, and {seats} play")
    if not 0 <= words.turn < seats:
        raise BadData(f"seat {words.turn} cannot be on turn: {seats} play")
    state = set_up(seats, options, QuickChance(0))
    homes = {card: seat for seat in range(seats) for card in state.hands[seat] + state.decks[seat]}
    if len(words.stalls) > len(state.stalls):
        raise BadData(f"{len(words.stalls)} stalls are described, and there are {len(state.stalls)}")
    box = _Box(state)
    state.hands = [box.take(text) for text in words.hands]
    state.stalls = [[box.take(stack) for stack in stall] for stall in _padded(words.stalls, len(state.stalls), [])]
    tops = [box.take(text) for text in _padded(words.decks, seats, "")]
    state.discards = [box.take(text)[::-1] for text in _padded(words.discards, seats, "")]
    market, market_top = box.take(words.market), box.take(words.market_deck)
    if len(market) > SLOTS:
        raise BadData(f"the market has {SLOTS} places")
    rest = box.rest()
    dealt = [card for card in rest if state.kinds[card] != JUNK and card not in homes]
    need = SLOTS - len(market)
    state.market = market + [dealt.pop() for _ in range(need)]
    state.market_deck = dealt + market_top[::-1]
    junk = [card for card in rest if state.kinds[card] == JUNK]
    for seat in range(seats):
        own = [card for card in rest if homes.get(card) == seat and state.kinds[card] != JUNK]
        # As much junk as makes ten cards in all, as at the beginning of a game.
        lacking = STARTING_CARDS - len(state.hands[seat] + tops[seat] + state.discards[seat] + own)
        state.decks[seat] = [*(junk.pop() for _ in range(min(len(junk), max(0, lacking)))), *own, *tops[seat][::-1]]
    state.junk = junk
    _believe(state)
    state.fresh = [0] * seats
    state.entered = [[] for _ in range(seats)]
    state.sure = [[] for _ in range(seats + 1)]
    state.triggers = []
    state.turn, state.actions = words.turn, 1
    frame = Frame(TURN, words.turn)
    frame.at = ACTION
    state.frames = [frame]
    return state


def _padded(described: list[Any], seats: int, nothing: Any) -> list[Any]:
    return [*described, *([nothing] * (seats - len(described)))]


def _believe(state: DaleState) -> None:
    """Let everybody know their own hand and deck, and of others only which cards these are, taken together."""
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
