"""Plays a record again: checks every move, and tells in words what happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from webfoot.core.errors import BadPosition, BadRecord, IllegalMove, RulesNotCarried
from webfoot.core.events import Event
from webfoot.core.match import Match, begin
from webfoot.core.record import Record, read_header, read_record
from webfoot.core.registry import game as game_of
from webfoot.core.registry import in_version
from webfoot.core.wording import Wording
from webfoot.core.words import common, words


def story(text: bytes, language: str, seat: int | None) -> Iterator[str]:
    """Yield the lines of the log as this seat saw them; without a seat, everything that happened. Raises
    BadRecord."""
    match, record = opened(text)
    if seat is not None and not seat < match.seats:
        raise BadRecord(f"there is no player {seat + 1}: the game had {match.seats} players")
    names = [common("player", language, number=number + 1) for number in range(match.seats)]
    wording = Wording(match.game, words(match.game, language), names)
    for events in played(match, record):
        for event in events:
            seen = event if seat is None else event.seen_by(seat)
            if seen is not None:
                yield wording.sentence(seen)


def checked(text: bytes) -> Match[Any]:
    """Return the match of a record after checking every move and the result. Raises BadRecord."""
    match, record = opened(text)
    for _ in played(match, record):
        pass
    result = {"scores": match.scores, "winners": match.winners} if match.over else None
    if record.result is not None and record.result != result:
        raise BadRecord(f"the record claims the result {record.result}, but its moves lead to {result}")
    return match


def opened(text: bytes) -> tuple[Match[Any], Record]:
    """Read a record and return its match before the first move. Raises BadRecord."""
    header = read_header(text)
    try:
        game = in_version(game_of(header.game), header.rules)
    except RulesNotCarried as error:
        raise BadRecord(f"line 1: {error}") from None
    try:
        match = begin(header, game)
    except BadPosition as error:
        raise BadRecord(f"line 1: {error}") from None
    return match, read_record(text, match.game.catalogue)


def played(match: Match[Any], record: Record) -> Iterator[list[Event]]:
    """Play the record's entries one by one and yield the events of each. Raises BadRecord, which names the line."""
    before = 0
    for line, (seat, move, at) in enumerate(record.entries, start=2):
        if at < before:
            raise BadRecord(f"line {line}: time runs backwards, from {before} to {at}")
        before = at
        try:
            events = match.tick(at) if seat is None or move is None else match.play(seat, move, at)
        except IllegalMove as error:
            raise BadRecord(f"line {line}: {error}") from None
        except Exception as error:
            if match.position is None:
                raise
            # A position that somebody made up can be wrong in ways that show only later.
            raise BadRecord(f"line {line}: the position of line 1 cannot be played on: {error!r}") from None
        yield events
