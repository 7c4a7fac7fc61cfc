"""Games as rows: one row for each game, or one for each decision that a seat took in it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from webfoot.bots.contest import Outcome
from webfoot.bots.records import INDEX, file_name, read_outcomes
from webfoot.core.chance import SeededChance
from webfoot.core.errors import BadRecord, WebfootError
from webfoot.core.game import Game
from webfoot.core.match import Match
from webfoot.core.record import Record
from webfoot.core.story import checked, opened


class Source(msgspec.Struct, frozen=True):
    """A record on disk, and the bots that played it where that is known."""

    file: Path
    outcome: Outcome | None = None

    @property
    def name(self) -> str:
        """The name of the file, without its ending."""
        return self.file.stem

    @property
    def bots(self) -> tuple[str, ...] | None:
        """The bot of each seat; None if nobody noted them."""
        return None if self.outcome is None else self.outcome.fixture.bots


class Decision(msgspec.Struct, frozen=True):
    """One choice of one seat, with what the seat knew and how the game ended for it."""

    step: int
    """The number of moves and deadlines before it."""
    seat: int
    now: int
    features: array[float]
    mask: bytearray
    """1 for each move of the catalogue that was legal, 0 for the others."""
    choice: int


def sources(paths: list[Path]) -> list[Source]:
    """Return the records of these files and directories, sorted by name. Raises BadRecord or OSError."""
    found: dict[Path, Source] = {}
    for path in paths:
        folder = path if path.is_dir() else path.parent
        known = {file_name(outcome.fixture): outcome for outcome in read_outcomes(folder / INDEX)}
        if path.is_dir():
            files = sorted(file for file in path.glob("*.jsonl") if file.name != INDEX)
            if not files:
                raise BadRecord(f"{path} holds no records; `webfoot arena … --records {path}` would write some")
        else:
            files = [path]
        for file in files:
            found.setdefault(file.resolve(), Source(file, known.get(file.name)))
    return list(found.values())


def read(source: Source) -> tuple[Match[Any], Record]:
    """Check a whole record; return its match before the first move. Raises BadRecord, which names the file."""
    try:
        text = source.file.read_bytes()
        checked(text)
        return opened(text)
    except WebfootError as error:
        raise BadRecord(f"{source.file}: {error}") from None


def decisions(match: Match[Any], record: Record) -> Iterator[Decision]:
    """Play a checked record to its end and yield every decision before it is taken.

    Waiting is not in a record, so it is no decision here.
    """
    game: Game[Any] = match.game
    size = len(game.catalogue)
    for step, (seat, move, at) in enumerate(record.entries):
        if seat is None or move is None:
            match.tick(at)
            continue
        state = match.state
        if game.timed and at > state.now:
            # The position in which the move was chosen: time acts before it, with the luck of this step.
            state = state.clone()
            state.advance(at, SeededChance(match.seed, step + 1), None)
        mask = bytearray(size)
        for number in state.legal(seat):
            mask[number] = 1
        yield Decision(step, seat, state.now, game.features(state, seat), mask, game.catalogue.number(move))
        match.play(seat, move, at)


def outcome(match: Match[Any], seat: int) -> float:
    """Return what the end of a game is worth to a seat: shares of a win, less what every seat may expect."""
    share = 1 / len(match.winners) if seat in match.winners else 0.0
    return share - 1 / match.seats
