"""The story of a record: every move played again and checked, what happened put into words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from webfoot.core.errors import BadRecord, IllegalMove
from webfoot.core.events import Event
from webfoot.core.match import Match
from webfoot.core.record import Record, read_header, read_record
from webfoot.core.registry import game as game_of
from webfoot.core.wording import Wording
from webfoot.core.words import words

PLAYER: Final = {"en": "Player {}", "fr": "Joueur {}", "it": "Giocatore {}"}


def story(text: bytes, language: str, seat: int | None) -> Iterator[str]:
    """The lines of the log, as this seat saw them; without a seat, all that happened."""
    match, record = opened(text)
    if seat is not None and not seat < match.seats:
        raise BadRecord(f"there is no player {seat + 1}: {match.seats} played")
    names = [PLAYER[language].format(number + 1) for number in range(match.seats)]
    wording = Wording(match.game, words(match.game, language), names)
    for events in played(match, record):
        for event in events:
            seen = event if seat is None else event.seen_by(seat)
            if seen is not None:
                yield wording.sentence(seen)


def checked(text: bytes) -> Match[Any]:
    """The match of a record, every move legal and the result as it says; else BadRecord."""
    match, record = opened(text)
    for _ in played(match, record):
        pass
    result = {"scores": match.scores, "winners": match.winners} if match.over else None
    if record.result is not None and record.result != result:
        raise BadRecord(f"the record claims the result {record.result}, its moves lead to {result}")
    return match


def opened(text: bytes) -> tuple[Match[Any], Record]:
    """A record read, and its match before the first move."""
    header = read_header(text)
    game = game_of(header.game)
    if header.rules != game.version:
        raise BadRecord(f"played under version {header.rules} of the rules of {game.key}; this is {game.version}")
    match = Match(game, header.seats, bytes.fromhex(header.seed), header.options)
    return match, read_record(text, match.game.catalogue)


def played(match: Match[Any], record: Record) -> Iterator[list[Event]]:
    """Play the record's entries one by one; what each of them caused. BadRecord names the line that cannot be."""
    before = 0
    for line, (seat, move, at) in enumerate(record.entries, start=2):
        if at < before:
            raise BadRecord(f"line {line}: time runs backwards, from {before} to {at}")
        before = at
        if seat is None or move is None:
            yield match.tick(at)
            continue
        try:
            yield match.play(seat, move, at)
        except IllegalMove as error:
            raise BadRecord(f"line {line}: {error}") from None
