"""A turn of Canardage: which player decides, what the player may decide, and what follows (A-60)."""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.canardage import events as e
from webfoot.games.canardage.components import (
    A_COUVERT,
    DECK_COUNTS,
    DECK_NAMES,
    DUCKS,
    HAND,
    KINDS,
    MOBY_DUCKY,
    NOBODY,
    POSITIONS,
    WATER,
    water_cards,
)
from webfoot.games.canardage.moves import CATALOGUE, Discard, Place, Revenge
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.rules.beliefs import UNKNOWN, note_play
from webfoot.games.canardage.rules.cards import STAYS
from webfoot.games.canardage.rules.choices import (
    DISCARD,
    FORGO,
    KEEP_ORDER,
    KIND_OF,
    PLACE_FROM,
    add_choices,
    possible_kinds,
    revenge,
)
from webfoot.games.canardage.rules.effects import (
    move_card,
    remove_aim,
    shoot,
    take_effect,
    turn_up,
)
from webfoot.games.canardage.rules.knowledge import (
    begin_traces,
    redraw,
    trace_draw,
    trace_not,
    trace_play,
    trace_reshuffle,
)
from webfoot.games.canardage.rules.state import OVER, PLACE, PLAY, REVENGE, Position

MOVES: Final = list(CATALOGUE)
"""By number. A list is quicker to look into than the catalogue, which is a class of Python."""


class CanardageState(Position):
    """A position that can be played on."""

    def clone(self) -> CanardageState:
        other = CanardageState()
        self.copy_to(other)
        return other

    def over(self) -> bool:
        return self.phase == OVER

    def actors(self) -> list[int]:
        if self.phase == OVER:
            return []
        return [self.avengers[0] if self.phase == REVENGE else self.turn]

    def legal(self, seat: int) -> list[int]:
        if self.phase == PLAY:
            if seat != self.turn:
                return []
            numbers: list[int] = []
            hand = self.hands[seat]
            before = NOBODY
            for kind in hand:
                if kind != before:
                    add_choices(self, seat, kind, numbers)
                    before = kind
            # C-021: only if nothing is possible may a card go without effect
            return numbers or [DISCARD[kind] for kind in dict.fromkeys(hand)]
        if self.phase == PLACE:
            if seat != self.turn:
                return []
            return [*PLACE_FROM[self.placed : len(self.line)], KEEP_ORDER]
        if self.phase == REVENGE and seat == self.avengers[0]:
            return [*revenge(self), FORGO]
        return []

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        kind = KIND_OF[number]
        move = MOVES[number]
        if kind != NOBODY:
            note_play(self, seat, kind)
            self._spend(seat, kind)
            if log is not None:
                log.append(e.Played(seat, KINDS[kind]))
            if not STAYS[kind]:
                self.discard.append(kind)  # already in the discard when a reshuffle is due
            take_effect(self, kind, seat, move, chance, log)
        elif isinstance(move, Discard):
            self._discard(seat, KINDS.index(move.card), log)
        elif isinstance(move, Place):
            self._place(move.at - 1, log)
        elif isinstance(move, Revenge):
            self.avengers.pop(0)
            remove_aim(self, move.at - 1, log)
            shoot(self, seat, [move.at - 1], log)
            self.phase = PLAY
        elif number == FORGO:
            self.avengers.pop(0)
            self.phase = PLAY
            if log is not None:
                log.append(e.RevengeForgone(seat))
        else:
            self.phase = PLAY  # KeepOrder
        if self.phase == PLAY:
            self._settle(chance, log)

    def deadline(self) -> int | None:
        return None

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        """Do nothing: the rules have no clock."""

    def imagine(self, seat: int | None, chance: Chance) -> CanardageState:
        other = self.clone()
        redraw(other, seat, chance)
        return other

    def scores(self) -> list[int]:
        """Return the living ducks of each player."""
        return [DUCKS - dead for dead in self.dead]

    def winners(self) -> list[int]:
        return self.won[:]

    # inside a turn

    def _spend(self, seat: int, kind: int) -> None:
        trace_play(self, seat, kind)
        self.hands[seat].remove(kind)

    def _discard(self, seat: int, kind: int, log: Log | None) -> None:
        trace_not(self, seat, possible_kinds(self, seat))
        self._spend(seat, kind)
        self.discard.append(kind)
        if log is not None:
            log.append(e.Discarded(seat, KINDS[kind]))

    def _place(self, at: int, log: Log | None) -> None:
        if log is not None and at != self.placed:
            log.append(e.CardMoved(at + 1, self.placed + 1))
        move_card(self, at, self.placed)
        self.placed += 1
        if self.placed == len(self.line) - 1:
            self.phase = PLAY

    def _settle(self, chance: Chance, log: Log | None) -> None:
        """Go on after an effect: revenges first (A-29), then the end of the turn."""
        while self.avengers:
            if revenge(self):
                self.phase = REVENGE
                if log is not None:
                    log.append(e.RevengeOffered(self.avengers[0]))
                return
            self.avengers.pop(0)
        # once, after the whole effect and before drawing
        alive = self._alive()
        if alive & (alive - 1) == 0:
            self._end(alive, log)
            return
        if self.owed != NOBODY:
            self._draw_up(self.owed, chance, log)
            self.owed = NOBODY
        self._draw_up(self.turn, chance, log)
        self._begin_turn((self.turn + 1) % self.seats, log)
        self.contenders = alive

    def _end(self, alive: int, log: Log | None) -> None:
        """End the game: at most one player has a living duck."""
        self.phase = OVER
        # the last ducks died together, so those who still had one share the game
        self.won = [seat for seat in range(self.seats) if (alive or self.contenders) >> seat & 1]
        if log is not None:
            log.append(e.GameWon(self.won[0]) if alive else e.GameDrawn(tuple(self.won)))

    def _alive(self) -> int:
        """Return a bit for each player who has a living duck."""
        alive, bit = 0, 1
        for dead in self.dead:
            if dead < DUCKS:
                alive |= bit
            bit += bit
        return alive

    def _draw_up(self, seat: int, chance: Chance, log: Log | None) -> None:
        hand = self.hands[seat]
        while len(hand) < HAND:
            if not self.draw:
                trace_reshuffle(self)
                self.draw = sorted(self.discard)
                self.discard = []
                chance.shuffle(self.draw)
                if log is not None:
                    log.append(e.DiscardsShuffled(len(self.draw)))
            kind = self.draw.pop()
            _sort_in(hand, kind)
            trace_draw(self, seat)
            if log is not None:
                log.append(e.CardDrawn(seat, KINDS[kind]))

    def _begin_turn(self, seat: int, log: Log | None) -> None:
        while True:
            self._lift(seat, log)
            if not self.skips[seat]:
                break
            self.skips[seat] -= 1
            if log is not None:
                log.append(e.TurnSkipped(seat))
            seat = (seat + 1) % self.seats
        self.turn = seat
        if log is not None:
            log.append(e.TurnBegan(seat))

    def _lift(self, seat: int, log: Log | None) -> None:
        """Discard what this player laid for one round, as the player's turn comes (C-101, A-30)."""
        covers = self.covers
        for at in range(POSITIONS):
            if covers[at] == seat:
                covers[at] = NOBODY
                self.discard.append(A_COUVERT)
                if log is not None:
                    log.append(e.CoverLifted(seat, at + 1))
        if self.moby_by == seat:
            self.moby_by = self.moby_victim = NOBODY
            self.discard.append(MOBY_DUCKY)
            if log is not None:
                log.append(e.MobyLifted(seat))


def _sort_in(hand: list[int], kind: int) -> None:
    for at, held in enumerate(hand):
        if held > kind:
            hand.insert(at, kind)
            return
    hand.append(kind)


def set_up(seats: int, options: CanardageOptions, chance: Chance) -> CanardageState:
    """Set up a game (C-011 to C-016)."""
    state = CanardageState()
    state.seats = seats
    state.deck = DECK_NAMES.index(options.deck)
    state.luke_on_water = options.ducky_luke_on_water
    state.protected_barred = options.shots_at_protected_ducks == "forbidden"
    state.president_self = options.president_may_choose_self
    state.literal_ends = options.literal_first_and_last
    state.moby_anyone = options.moby_ducky_on_anyone
    state.dead = [0] * seats
    state.skips = [0] * seats
    state.pile = [seat for seat in range(seats) for _ in range(DUCKS)] + [WATER] * water_cards(seats)
    chance.shuffle(state.pile)
    for _ in range(POSITIONS):
        turn_up(state, None)
    state.draw = [kind for kind, copies in enumerate(DECK_COUNTS[state.deck]) for _ in range(copies)]
    chance.shuffle(state.draw)
    state.hands = [sorted(state.draw.pop() for _ in range(HAND)) for _ in range(seats)]
    begin_traces(state)
    state.turn = next(card for card in state.line if card != WATER)
    state.contenders = (1 << seats) - 1
    return state


def load(dump: bytes) -> CanardageState:
    state = CanardageState()
    state.restore(dump)
    if not state.conduct:  # written before conduct was noted
        state.conduct = [UNKNOWN] * state.seats
    return state
