"""Whole games on file: each is there for the story it tells, and replays move by move.

What a record says must come out again: its moves, its result, and every option it names. An option that was added
later is not in it and keeps its default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from tests.rulebook import TESTS
from webfoot.core.events import Event
from webfoot.core.game import Game, S
from webfoot.core.match import Match
from webfoot.core.record import Entry, Record, read_record


class Tale(Generic[S]):
    """A game as it was played, step by step."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match
        self.told: list[list[Event]] = []

    def play(self, entry: Entry) -> None:
        if entry.seat is None or entry.move is None:
            self.told.append(self.match.tick(entry.at))
        else:
            self.told.append(self.match.play(entry.seat, entry.move, entry.at))

    @property
    def events(self) -> list[Event]:
        return [event for step in self.told for event in step]

    def tells(self, *kinds: type[Event]) -> bool:
        return all(any(isinstance(event, kind) for event in self.events) for kind in kinds)


T = TypeVar("T", bound=Tale[Any])


class Story(Protocol):
    """What a record is there for: by how many it is played, with which options, and the sign by which it is known."""

    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, object]: ...
    @property
    def sign(self) -> Callable[[Any], bool]: ...


class Shelf(Generic[T]):
    """The records of one game."""

    def __init__(
        self,
        game: Game[Any],
        tale: Callable[[Match[Any]], T],
        stories: Mapping[str, Story],
        folder: Path | None = None,
    ) -> None:
        self._game = game
        self._tale = tale
        self._stories = stories
        self._folder = folder or TESTS / "records" / game.key

    def write(self, games: Callable[[Any], Iterator[T]]) -> None:
        """For each story, the first game that tells it."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for name, story in self._stories.items():
            tale = next(tale for tale in games(story) if story.sign(tale))
            (self._folder / f"{name}.jsonl").write_bytes(tale.match.record().dump())

    def names(self) -> list[str]:
        return sorted(path.stem for path in self._folder.iterdir())

    def replay(self, name: str) -> T:
        record, tale = self._begin(name)
        for entry in record.entries:
            tale.play(entry)
        return tale

    def check(self, name: str, invariants: Callable[[Any], None] = lambda state: None) -> None:
        """A record replays to its moves and its result, no piece is lost on the way, and it tells its story."""
        record, tale = self._begin(name)
        assert record.header.rules == self._game.version
        census = dict(self._game.census(tale.match.state))
        for entry in record.entries:
            tale.play(entry)
            assert dict(self._game.census(tale.match.state)) == census
            invariants(tale.match.state)
        again = tale.match.record()
        assert again.entries == record.entries
        assert again.result == record.result
        assert again.header.seed == record.header.seed
        assert record.header.options.items() <= again.header.options.items()
        story = self._stories[name]
        assert story.sign(tale)
        assert record.header.seats == story.seats
        assert story.options.items() <= record.header.options.items()

    def _begin(self, name: str) -> tuple[Record, T]:
        record = read_record((self._folder / f"{name}.jsonl").read_bytes(), self._game.catalogue)
        seed = bytes.fromhex(record.header.seed)
        return record, self._tale(Match(self._game, record.header.seats, seed, record.header.options))
