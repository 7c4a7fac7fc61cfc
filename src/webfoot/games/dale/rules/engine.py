"""The engine: runs programs until a seat has to decide, and lists its legal moves."""

from __future__ import annotations

from typing import Final, Self

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale.options import DaleOptions
from webfoot.games.dale.rules import drafts
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules.cards import KINDS, SETS
from webfoot.games.dale.rules.kinds import JUNK, kinds_of_set
from webfoot.games.dale.rules.reactions import WINDOW
from webfoot.games.dale.rules.state import BUILDING, NONE, SLOTS, Frame
from webfoot.games.dale.rules.steps import PROGRAMS, Step
from webfoot.games.dale.rules.table import Table
from webfoot.games.dale.rules.turn import LATE_ABILITIES, TURN

DECK: Final = 10
HAND: Final = 5
JUNK_CARDS: Final = 20


class DaleState(Table):
    def clone(self) -> Self:
        other = self.__class__()
        self.copy_to(other)
        return other

    def step(self) -> Step:
        """Return the step that is being decided."""
        frame = self.frames[-1]
        return PROGRAMS[frame.program][frame.at]

    def over(self) -> bool:
        return bool(self.won)

    def actors(self) -> list[int]:
        return [] if self.won else self.step().deciders(self, self.frames[-1])

    def legal(self, seat: int) -> list[int]:
        if self.won:
            return []
        step, frame = self.step(), self.frames[-1]
        return step.options(self, frame, seat) if seat in step.deciders(self, frame) else []

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        self.step().answer(self, self.frames[-1], seat, number, chance, log)
        self.run(chance, log)

    def run(self, chance: Chance, log: Log | None) -> None:
        """Go on until a seat has to decide, or the game is over."""
        while not self.won:
            frame = self.frames[-1]
            steps = PROGRAMS[frame.program]
            if frame.at == len(steps):
                self.frames.pop()
                continue
            step = steps[frame.at]
            if step.waits(self, frame):
                return
            if step.run(self, frame, chance, log):
                frame.at += 1
                frame.left = NONE

    def deadline(self) -> int | None:
        return None

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        raise AssertionError("there is no time in these rules")

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        other = self.clone()
        k.redraw(other, seat, chance)
        for frame in other.frames:
            for step in PROGRAMS[frame.program]:
                step.forget(other, frame, seat)
        if other.drafter != seat and other.drafter != NONE:
            helper = other.drafter
            drafts.clear(other)
            if helper != other.turn:
                drafts.begin(other, helper, BUILDING)
        return other

    def scores(self) -> list[int]:
        return [len(self.stall(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return self.won[:]

    def is_window(self) -> bool:
        """Whether seats are asked for reactions, whether they hold some or not."""
        if self.won:
            return False
        frame = self.frames[-1]
        return frame.program == WINDOW or (frame.program == TURN and frame.at in LATE_ABILITIES)


def set_up(seats: int, options: DaleOptions, chance: Chance) -> DaleState:
    """Set up a game (D-110 to D-113)."""
    state = DaleState()
    state.seats = seats
    state.teams = options.teams
    state.stay = options.turn_techniques == "stay"
    state.slide = options.mid_turn_fill == "slide"
    state.balancing_on_top = options.balancing_lands == "top"
    state.junk_in_refill_only = options.junk_for_draws == "refill"
    state.sets = _choose_sets(options, options.sets_needed(seats), chance)
    starters: list[list[int]] = [[] for _ in range(seats)]
    for number in state.sets:
        first, *rest = kinds_of_set(number)
        for seat in range(seats):
            starters[seat].append(_new_card(state, first))
        for kind in rest:
            for _ in range(KINDS[kind].copies_in_box):
                state.market_deck.append(_new_card(state, kind))
    for _ in range(max(JUNK_CARDS, seats * (DECK - len(state.sets)))):
        state.junk.append(_new_card(state, JUNK))
    for seat in range(seats):
        deck = starters[seat]
        deck += [state.junk.pop() for _ in range(DECK - len(deck))]
        chance.shuffle(deck)
        state.decks.append(deck)
    chance.shuffle(state.market_deck)
    state.beliefs = [[k.NOWHERE] * len(state.kinds) for _ in range(seats + 1)]
    for seat in range(seats):
        for card in state.decks[seat]:
            k.hide(state, card, k.DECK[seat])
    for card in state.market_deck:
        k.hide(state, card, k.MARKET_DECK)
    state.hands = [[] for _ in range(seats)]
    state.discards = [[] for _ in range(seats)]
    state.schedules = [[] for _ in range(seats)]
    state.schedule_faces = [[] for _ in range(seats)]
    state.schedule_dues = [[] for _ in range(seats)]
    state.stalls = [[] for _ in range(2 if state.teams else seats)]
    state.fresh = [0] * seats
    state.entered = [[] for _ in range(seats)]
    state.sure = [[] for _ in range(seats + 1)]
    state.market = [NONE] * SLOTS
    state.fill_market(True, chance, None)
    for seat in range(seats):
        state.draw(seat, HAND, chance, None)
    state.fresh = [0] * seats
    state.entered = [[] for _ in range(seats)]
    state.triggers = []
    beginners = options.beginners(seats)
    state.frames = [Frame(TURN, beginners[chance.below(len(beginners))])]  # D-013
    state.run(chance, None)
    return state


def _new_card(state: DaleState, kind: int) -> int:
    state.kinds.append(kind)
    return len(state.kinds) - 1


def _choose_sets(options: DaleOptions, needed: int, chance: Chance) -> list[int]:
    """Choose the sets: those that must be in, and random ones among those that may (D-110)."""
    wishes = options.wishes()
    chosen = [number for number, key in enumerate(SETS) if wishes[key] == "in"]
    maybe = [number for number, key in enumerate(SETS) if wishes[key] == "maybe"]
    chance.shuffle(maybe)
    return sorted(chosen + maybe[: needed - len(chosen)])


def load(dump: bytes) -> DaleState:
    state = DaleState()
    state.restore(dump)
    return state
