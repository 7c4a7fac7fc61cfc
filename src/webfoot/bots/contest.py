"""Plays one game among bots through the same `Match` that people play: legal moves only, and the match's luck and
time."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from webfoot.bots.entrants import entrant, reaction_of
from webfoot.bots.perspective import Listener, Perspective
from webfoot.bots.realtime import Ask, play_in_real_time, reaction
from webfoot.bots.stdio import MILLISECONDS, Sitting, StdioBot
from webfoot.core.chance import QuickChance
from webfoot.core.events import Event
from webfoot.core.game import WAIT
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.core.registry import game as game_of

PATIENCE: Final = 10_000
"""Decisions after which a game that may never end is broken off, if nothing else is said. Usually it has hundreds."""


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: the deal, and which bot sits where."""

    game: str
    deal: int
    """Fixtures with the same number get the same shuffles."""
    rotation: int
    bots: tuple[str, ...]
    """The bot of each seat, by name."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game among bots ended."""

    fixture: Fixture
    scores: list[int]
    winners: list[int]
    moves: list[int]
    """How many decisions each seat took."""
    seconds: list[float]
    """How long each seat thought, over all its decisions."""
    faults: dict[int, int] = {}
    """The faults of each seat that made any; see stdio.py."""
    trouble: dict[int, str] = {}
    """What the first fault of such a seat was."""
    record: str = ""
    """The record of the game as JSON lines, if it was asked for."""
    broken_off: bool = False
    """Whether the game had not ended after the most decisions that it may have. It is a draw: all seats win."""

    def ranks(self) -> list[int]:
        """Return each seat's place, 0 for the best. Winners share a place; the others follow by score."""
        keys = [(1, 0) if seat in self.winners else (0, score) for seat, score in enumerate(self.scores)]
        return [sum(other > key for other in keys) for key in keys]


class Terms(msgspec.Struct, frozen=True):
    """What holds for every game of an arena."""

    options: dict[str, Any] = {}
    """The options of the game; those that are not named have their defaults."""
    at_once: bool = False
    """Whether bots of a real-time game react instantly, and not as quickly as they do at a table."""
    milliseconds: int = MILLISECONDS
    """How long a bot in another program may take for a decision."""
    records: bool = False
    """Whether outcomes hold the record of their game."""
    decisions: int | None = None
    """After how many decisions of all seats together a game is broken off. None stands for PATIENCE where nothing
    forces an end, and for never in other games."""


def play(fixture: Fixture, terms: Terms = Terms()) -> Outcome:  # noqa: B008 - it is immutable
    """Play a fixture to its end. It is reproducible, unless a bot has a budget of time."""
    match = FollowedMatch(game_of(fixture.game), len(fixture.bots), fixture.deal, terms.options)
    table = Contestants(fixture, match, terms)
    match.listeners = table.listeners
    try:
        broken_off = not _play_to_the_end(match, table, terms)
        winners = list(range(match.seats)) if broken_off else match.winners
        for program in table.programs.values():
            program.finish(match.scores, winners)
    finally:
        table.close()
    return Outcome(
        fixture,
        match.scores,
        winners,
        table.moves,
        table.seconds,
        {seat: program.faults for seat, program in table.programs.items() if program.faults},
        {seat: program.trouble for seat, program in table.programs.items() if program.faults},
        match.record().dump().decode() if terms.records else "",
        broken_off,
    )


def _play_to_the_end(match: Match[Any], table: Contestants, terms: Terms) -> bool:
    """Play a match; return False if it was broken off."""
    try:
        if match.game.timed and not terms.at_once:
            play_in_real_time(match, table.ask, table.react)
        else:
            play_in_turns(match, table.ask)
    except _EndlessError:
        return False
    return True


class _EndlessError(Exception):
    """The game has had as many decisions as it may have."""


class FollowedMatch(Match[Any, Any]):
    """A match that tells bots what happens, each as its seat may know it."""

    listeners: Sequence[tuple[int, Listener]] = ()

    def play(self, seat: int, move: Move, at: int | None = None) -> list[Event]:
        """Play a move, and tell the bots. Raises IllegalMove."""
        return self._told(super().play(seat, move, at))

    def tick(self, at: int) -> list[Event]:
        """Let time pass up to that instant, and tell the bots."""
        return self._told(super().tick(at))

    def _told(self, events: list[Event]) -> list[Event]:
        for seat, listener in self.listeners:
            for event in events:
                seen = event.seen_by(seat)
                if seen is not None:
                    listener.hear(seen)
        return events


class Contestants:
    """The bots of a fixture, with all that is needed to ask them."""

    def __init__(self, fixture: Fixture, match: Match[Any], terms: Terms) -> None:
        seats = range(len(fixture.bots))
        options = msgspec.to_builtins(match.options)
        self._game = match.game
        self._bots = [
            entrant(
                spec,
                match.game,
                Sitting(options, _for_a_program(fixture, seat), terms.milliseconds),
            )
            for seat, spec in enumerate(fixture.bots)
        ]
        self.programs = {seat: bot for seat, bot in enumerate(self._bots) if isinstance(bot, StdioBot)}
        self.listeners = [(seat, bot) for seat, bot in enumerate(self._bots) if isinstance(bot, Listener)]
        # The positions imagined for a bot and the bot's own luck are separate streams, and neither is the deal's.
        self._imagining = [QuickChance(_seed(fixture, seat, "imagine")) for seat in seats]
        self._lucks = [QuickChance(_seed(fixture, seat, "luck")) for seat in seats]
        self._reacting = [QuickChance(_seed(fixture, seat, "react")) for seat in seats]
        self._reactions = [reaction_of(spec) for spec in fixture.bots]
        self.moves = [0 for _ in seats]
        self.seconds = [0.0 for _ in seats]
        usual = PATIENCE if match.game.may_never_end else None
        self._most = usual if terms.decisions is None else terms.decisions

    def close(self) -> None:
        """End the programs that are still running."""
        for program in self.programs.values():
            program.close()

    def ask(self, state: Any, seat: int) -> int:
        """Return the number of the move that the bot of this seat chooses, or WAIT. Notes how long it thought."""
        if self._most is not None and sum(self.moves) >= self._most:
            raise _EndlessError
        seen = Perspective.of(self._game, state, seat, self._imagining[seat])
        began = perf_counter()
        number = self._bots[seat].choose(seen, self._lucks[seat])
        self.seconds[seat] += perf_counter() - began
        self.moves[seat] += 1
        return number

    def react(self, seat: int) -> int:
        """Return how many milliseconds the bot of this seat takes to notice a change."""
        return round(1000 * reaction(self._reactions[seat], self._reacting[seat]))


def play_in_turns(match: Match[Any], ask: Ask) -> None:
    """Ask every seat that may act, in turn. When all would rather wait, let time act."""
    waiting: set[int] = set()
    while not match.over:
        acting = [seat for seat in match.actors if seat not in waiting]
        if not acting:
            deadline = match.state.deadline()
            assert deadline is not None, "nobody acts, time does not act, and the game is not over"
            match.tick(deadline)
            waiting.clear()
            continue
        seat = _next_of(acting, match)
        number = ask(match.state, seat)
        if number == WAIT:
            waiting.add(seat)
        else:
            match.play(seat, match.game.catalogue[number])
            waiting.clear()


def _next_of(acting: list[int], match: Match[Any]) -> int:
    """Return who is asked next: one after the other, and not the one who has just acted if others may answer that."""
    at = len(match.entries) % len(acting)
    if match.entries and match.entries[-1].seat == acting[at]:
        at = (at + 1) % len(acting)
    return acting[at]


def _for_a_program(fixture: Fixture, seat: int) -> int:
    """A seed that every language can hold: many know whole numbers only up to 2^53."""
    return _seed(fixture, seat, "program") >> 11


def _seed(fixture: Fixture, seat: int, purpose: str) -> int:
    text = f"webfoot-arena {fixture.game} {fixture.deal} {fixture.rotation} {seat} {purpose}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
