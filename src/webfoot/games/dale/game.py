"""Dale of Merchants 2 as the registry finds it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.credit import Credit
from webfoot.core.errors import Refusal
from webfoot.core.events import Event
from webfoot.core.features import Block, packed
from webfoot.core.game import Brain, Game
from webfoot.games.dale.bot.brain import DaleBrain
from webfoot.games.dale.credits import SOURCES, credits_of
from webfoot.games.dale.events import EVENTS
from webfoot.games.dale.features import blocks, features_of
from webfoot.games.dale.moves import CATALOGUE
from webfoot.games.dale.notation import arranged
from webfoot.games.dale.options import COUNTS, DaleOptions
from webfoot.games.dale.refusals import blocked, why_not
from webfoot.games.dale.rules import engine
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.cards import BOXES, KINDS, SETS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.kinds import JUNK
from webfoot.games.dale.rules.knowledge import MAX_SEATS
from webfoot.games.dale.rules.likeness import named_by_place
from webfoot.games.dale.rules.reactions import WINDOW
from webfoot.games.dale.view import DaleView, OpenPart, open_part, own_part, view_of


class Dale(Game[DaleState, DaleView]):
    key = "dale"
    version = 3
    package = __package__
    may_never_end = True
    windows = True
    min_seats = 2
    max_seats = MAX_SEATS
    options_type = DaleOptions
    view_type = DaleView
    event_types = EVENTS
    sources = SOURCES
    catalogue = CATALOGUE

    def setup(self, seats: int, options: DaleOptions, chance: Chance) -> DaleState:
        return engine.set_up(seats, options, chance)

    def arranged(self, seats: int, options: DaleOptions, words: Mapping[str, Any]) -> DaleState:
        return arranged(seats, options, words)

    def load(self, dump: bytes) -> DaleState:
        return engine.load(dump)

    def view(self, state: DaleState, seat: int | None) -> DaleView:
        return view_of(state, seat)

    def open_part(self, state: DaleState) -> OpenPart:
        return open_part(state)

    def own_part(self, state: DaleState, seat: int | None) -> dict[str, Any]:
        return own_part(state, seat)

    def feature_blocks(self, seats: int) -> tuple[Block, ...]:
        return blocks(seats)

    def features(self, state: DaleState, seat: int) -> array[float]:
        return packed(features_of(state, seat))

    def why_not(self, state: DaleState, seat: int, number: int) -> Refusal | None:
        return why_not(state, seat, number)

    def blocked(self, state: DaleState, seat: int) -> dict[str, Refusal]:
        return blocked(state, seat)

    def lets_pass(self, state: DaleState) -> dict[int, int]:
        if not state.is_window():
            return {}
        closing = n.PASS if state.frames[-1].program == WINDOW else n.STOP
        return dict.fromkeys(state.actors(), closing)

    def teams(self, state: DaleState) -> list[list[int]]:
        return [[0, 2], [1, 3]] if state.teams else [[seat] for seat in range(state.seats)]

    def rematch(self, seats: int, options: DaleOptions, winners: list[int]) -> DaleOptions:
        """Let one of the losers begin; in teams, one of the losing team (D-013)."""
        sides = [seat % 2 if options.teams else seat for seat in range(seats)]
        won = {sides[seat] for seat in winners}
        losers = "".join(str(seat) for seat in range(seats) if sides[seat] not in won)
        return msgspec.structs.replace(options, losers=losers)

    def likeness(self, state: DaleState, seat: int | None) -> bytes:
        return named_by_place(state, seat).dump()

    def facts(self) -> object:
        """Return every card's set, value, type and bonus icon, the box of each set, and how many sets are needed."""
        table = range(self.min_seats, self.max_seats + 1)
        team_tables = self.options_type.only_for["teams"]
        return {
            "cards": {
                card.slug: {
                    "set": SETS[card.set] if card.set >= 0 else None,
                    "value": card.value,
                    "type": card.type,
                    "bonus": card.bonus,
                    "copies": card.copies_in_box,
                }
                for card in KINDS
            },
            "sets": {key: {"box": box} for key, box in zip(SETS, BOXES, strict=True)},
            "needed": {
                "alone": {str(seats): DaleOptions().sets_needed(seats) for seats in table},
                "teams": {str(seats): DaleOptions(teams=True).sets_needed(seats) for seats in team_tables},
            },
            "wishes": [{"wish": wish, "least": least, "most": most} for wish, (least, most) in COUNTS.items()],
        }

    def sketch(self, state: DaleState) -> str:
        view = self.view(state, None)
        market = " ".join("-" if card is None else card.card for card in view.market)
        return f"stacks {state.scores()}, market: {market}"

    def credits(self, state: DaleState, event: Event) -> tuple[Credit, ...]:
        return credits_of(state, event)

    def census(self, state: DaleState) -> Mapping[str, int]:
        """Count the cards. Junk is unlimited: junk created beyond the box does not count."""
        counts = dict.fromkeys((card.slug for card in KINDS), 0)
        piles = [
            *state.hands,
            *state.decks,
            *state.discards,
            *state.schedules,
            state.market_deck,
            state.market_discard,
        ]
        piles += [state.junk, state.aside, [card for card in state.market if card >= 0]]
        piles += [stack for stall in state.stalls for stack in stall]
        for pile in piles:
            for card in pile:
                counts[KINDS[state.kinds[card]].slug] += 1
        counts[KINDS[JUNK].slug] -= state.junk_made
        return counts

    @property
    def brain(self) -> Brain[DaleState]:
        return DaleBrain()
