"""A record told and checked: every move played again, what happened put into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from webfoot.core.errors import BadRecord, IllegalMove
from webfoot.core.events import Event
from webfoot.core.match import Match
from webfoot.core.record import Record, read_header, read_record
from webfoot.core.registry import game as game_of
from webfoot.core.words import Words, words

PLAYER_FIELDS: Final = frozenset(
    {"seat", "by", "owner", "player", "victim", "winner", "hidden", "partner", "giver", "taker", "other"}
)
"""Fields of events that hold a seat; the sentence wants a name."""
CARD_FIELDS: Final = frozenset({"card", "face", "got"})
CARD_LISTS: Final = frozenset({"cards", "faces", "payment", "market"})
PLAYER: Final = {"en": "Player {}", "fr": "Joueur {}", "it": "Giocatore {}"}


def story(text: bytes, language: str, seat: int | None) -> Iterator[str]:
    """The lines of the log, as this seat saw them; without a seat, all that happened."""
    match, record = opened(text)
    if seat is not None and not seat < match.seats:
        raise BadRecord(f"there is no player {seat + 1}: {match.seats} played")
    said = words(match.game, language)
    for events in played(match, record):
        for event in events:
            seen = event if seat is None else event.seen_by(seat)
            if seen is not None:
                yield sentence(seen, said, language)


def sentence(event: Event, said: Words, language: str) -> str:
    fields: Mapping[str, Any] = msgspec.to_builtins(event)
    values = {name: _value(name, value, said, language) for name, value in fields.items() if name != "event"}
    # What a sentence may depend on beside its values: whether somebody deals with what is his own, or a card copies.
    values["own"] = str(fields.get("owner", fields.get("taker")) == fields.get("seat", fields.get("giver"))).lower()
    values["copied"] = str(fields.get("face") != fields.get("card")).lower()
    return said.say(f"event-{fields['event']}", values)


def _value(name: str, value: Any, said: Words, language: str) -> str | int:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if name in PLAYER_FIELDS:
        return PLAYER[language].format(value + 1)
    if name in ("players", "seats"):
        return ", ".join(PLAYER[language].format(seat + 1) for seat in value)
    if name in CARD_FIELDS:
        return said.say(f"card-{value}")
    if name in CARD_LISTS and isinstance(value, list):
        return ", ".join(said.say(f"card-{card}") for card in value if card is not None)
    return value if isinstance(value, int) else str(value)


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
    """Play the record's entries one by one; what each of them caused."""
    for line, (seat, move, at) in enumerate(record.entries, start=2):
        if seat is None or move is None:
            yield match.tick(at)
            continue
        try:
            yield match.play(seat, move, at)
        except IllegalMove as error:
            raise BadRecord(f"line {line}: {error}") from None
