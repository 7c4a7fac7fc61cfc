"""Canardage as the registry finds it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from webfoot.core.briefing import Foresight
from webfoot.core.chance import Chance
from webfoot.core.credit import Credit
from webfoot.core.errors import Refusal
from webfoot.core.events import Event
from webfoot.core.features import Block, packed
from webfoot.core.game import Brain, Game
from webfoot.games.canardage.bot.brain import CanardageBrain
from webfoot.games.canardage.components import KINDS, NOBODY, WATER
from webfoot.games.canardage.credits import SOURCES, credits_of
from webfoot.games.canardage.events import EVENTS
from webfoot.games.canardage.features import blocks, features_of
from webfoot.games.canardage.foresight import foreseen
from webfoot.games.canardage.moves import CATALOGUE, MAX_SEATS
from webfoot.games.canardage.notation import arranged
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.refusals import blocked_cards, why_not
from webfoot.games.canardage.rules import turn
from webfoot.games.canardage.rules.turn import CanardageState
from webfoot.games.canardage.view import (
    CanardageView,
    OpenPart,
    line_of,
    open_part,
    own_part,
    view_of,
)


class Canardage(Game[CanardageState, CanardageView]):
    key = "canardage"
    short = True
    version = 1
    package = __package__
    min_seats = 2
    max_seats = MAX_SEATS
    options_type = CanardageOptions
    view_type = CanardageView
    event_types = EVENTS
    sources = SOURCES
    catalogue = CATALOGUE

    def setup(self, seats: int, options: CanardageOptions, chance: Chance) -> CanardageState:
        return turn.set_up(seats, options, chance)

    def load(self, dump: bytes) -> CanardageState:
        return turn.load(dump)

    def arranged(self, seats: int, options: CanardageOptions, words: Mapping[str, Any]) -> CanardageState:
        return arranged(seats, options, words)

    def view(self, state: CanardageState, seat: int | None) -> CanardageView:
        return view_of(state, seat)

    def open_part(self, state: CanardageState) -> OpenPart:
        return open_part(state)

    def own_part(self, state: CanardageState, seat: int | None) -> dict[str, Any]:
        return own_part(state, seat)

    def feature_blocks(self, seats: int) -> tuple[Block, ...]:
        return blocks(seats)

    def features(self, state: CanardageState, seat: int) -> array[float]:
        return packed(features_of(state, seat))

    def why_not(self, state: CanardageState, seat: int, number: int) -> Refusal | None:
        return why_not(state, seat, number)

    def blocked(self, state: CanardageState, seat: int) -> dict[str, Refusal]:
        return blocked_cards(state, seat)

    def foreseen(self, state: CanardageState, seat: int, numbers: list[int]) -> list[Foresight]:
        return foreseen(state, seat, numbers)

    def sketch(self, state: CanardageState) -> str:
        """Describe the line from the front: letters are players, `~` water, `a/b` a duck that covers another, `*` a
        target."""
        return f"line {line_of(state)}"

    def credits(self, state: CanardageState, event: Event) -> tuple[Credit, ...]:
        return credits_of(event)

    def census(self, state: CanardageState) -> Mapping[str, int]:
        counts = dict.fromkeys([f"duck of {seat}" for seat in range(state.seats)] + ["water", *KINDS], 0)
        for card in [*state.line, *state.under, *state.pile]:
            if card != NOBODY:
                counts["water" if card == WATER else f"duck of {card}"] += 1
        for seat, dead in enumerate(state.dead):
            counts[f"duck of {seat}"] += dead
        for cards in [*state.hands, state.draw, state.discard]:
            for kind in cards:
                counts[KINDS[kind]] += 1
        for kind, lying in enumerate(state.cards_in_play()):
            counts[KINDS[kind]] += lying
        return counts

    @property
    def brain(self) -> Brain[CanardageState]:
        return CanardageBrain()
