"""Space Dealer as the registry finds it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from webfoot.core.briefing import Choice
from webfoot.core.chance import Chance, QuickChance
from webfoot.core.credit import Credit
from webfoot.core.errors import Refusal
from webfoot.core.events import Event
from webfoot.core.features import Block, packed
from webfoot.core.fields import Place
from webfoot.core.game import Brain, Game
from webfoot.core.moves import Move
from webfoot.core.words import words
from webfoot.games.spacedealer.bot.brain import SpaceDealerBrain
from webfoot.games.spacedealer.boxfile import parse, standard_text
from webfoot.games.spacedealer.components import MAX_SEATS, MIN_SEATS
from webfoot.games.spacedealer.credits import SOURCES, credits_of
from webfoot.games.spacedealer.events import EVENTS
from webfoot.games.spacedealer.facts import facts
from webfoot.games.spacedealer.features import blocks, features_of
from webfoot.games.spacedealer.moves import CollectByItself
from webfoot.games.spacedealer.notation import arranged
from webfoot.games.spacedealer.options import SpaceDealerOptions
from webfoot.games.spacedealer.refusals import blocked, why_not
from webfoot.games.spacedealer.rules.box import STANDARD, Box, box_of
from webfoot.games.spacedealer.rules.catalogue import listing_of
from webfoot.games.spacedealer.rules.census import census
from webfoot.games.spacedealer.rules.cutoffs import cuts_off
from webfoot.games.spacedealer.rules.engine import SpaceDealerState, load
from webfoot.games.spacedealer.rules.setup import set_up
from webfoot.games.spacedealer.rulevalues import values
from webfoot.games.spacedealer.touches import ways_to_touch
from webfoot.games.spacedealer.view import OpenPart, SpaceDealerView, open_part, own_part, view_of

_EDITIONS: dict[str, SpaceDealer] = {}


class SpaceDealer(Game[SpaceDealerState, SpaceDealerView]):
    key = "spacedealer"
    version = 2
    package = __package__
    timed = True
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS
    options_type = SpaceDealerOptions
    view_type = SpaceDealerView
    event_types = EVENTS
    sources = SOURCES
    catalogue = listing_of(STANDARD).catalogue
    box = STANDARD

    def __init__(self, box: Box = STANDARD) -> None:
        """Make the game, with the box that an owner's data file describes if there is one."""
        if box is not STANDARD:
            self.box = box
            self.catalogue = listing_of(box).catalogue  # type: ignore[misc]  # other cards have other moves

    def edition(self, options: SpaceDealerOptions) -> SpaceDealer:
        if not options.data or box_of(options.data) is self.box:
            return self
        if options.data not in _EDITIONS:
            _EDITIONS[options.data] = SpaceDealer(box_of(options.data))
        return _EDITIONS[options.data]

    def read_data(self, text: str, name: str) -> str:
        parse(text, name)
        return text

    def data_file(self) -> str:
        return standard_text()

    def rulebook_values(self, language: str) -> Mapping[str, str]:
        return values(self.box, words(self, language))

    def setup(self, seats: int, options: SpaceDealerOptions, chance: Chance) -> SpaceDealerState:
        return set_up(self.box, seats, options, chance)

    def arranged(self, seats: int, options: SpaceDealerOptions, words: Mapping[str, Any]) -> SpaceDealerState:
        return arranged(self.setup(seats, options, QuickChance(0)), words)

    def load(self, dump: bytes) -> SpaceDealerState:
        return load(self.box, dump)

    def view(self, state: SpaceDealerState, seat: int | None) -> SpaceDealerView:
        return view_of(state, seat)

    def open_part(self, state: SpaceDealerState) -> OpenPart:
        return open_part(state)

    def own_part(self, state: SpaceDealerState, seat: int | None) -> dict[str, Any]:
        return own_part(state, seat)

    def feature_blocks(self, seats: int) -> tuple[Block, ...]:
        return blocks(seats, self.box)

    def features(self, state: SpaceDealerState, seat: int) -> array[float]:
        return packed(features_of(state, seat))

    def why_not(self, state: SpaceDealerState, seat: int, number: int) -> Refusal | None:
        return why_not(state, seat, number)

    def blocked(self, state: SpaceDealerState, seat: int) -> dict[str, Refusal]:
        return blocked(state, seat)

    def choices(self, state: SpaceDealerState, seat: int, numbers: list[int]) -> list[Choice]:
        return ways_to_touch(state, seat, super().choices(state, seat, numbers))

    def cuts_off(self, state: SpaceDealerState) -> bool:
        return cuts_off(state)

    def changes_nothing(self, move: Move) -> bool:
        return isinstance(move, CollectByItself)

    def place(self, at: str | int) -> Place:
        """Name a field: every second field of the ring is a player's planet."""
        number, neutral = divmod(int(at), 2)
        return Place("neutral", {"number": number + 1}) if neutral else Place("planet", seats={"name": number})

    def facts(self) -> object:
        return facts(self.box)

    def sketch(self, state: SpaceDealerState) -> str:
        minutes, seconds = divmod(state.now // 1000, 60)
        return f"at {minutes}:{seconds:02}, points {state.scores()}"

    def credits(self, state: SpaceDealerState, event: Event) -> tuple[Credit, ...]:
        return credits_of(event)

    def census(self, state: SpaceDealerState) -> Mapping[str, int]:
        return census(state)

    @property
    def brain(self) -> Brain[SpaceDealerState]:
        return SpaceDealerBrain()
