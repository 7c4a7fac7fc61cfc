"""Records of games: seed, options and the list of (seat, move, time). Every state can be rebuilt from a record.

On disk a record is JSON lines. The first line is the header, then there is one line for each entry. A finished game
has a last line with the result, so that a reader can check a replay against it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from webfoot.core.errors import BadRecord, NotAMove
from webfoot.core.moves import Catalogue, Move

FORMAT = 1


class Entry(NamedTuple):
    """One step: a seat's move, or a deadline (without seat and move)."""

    seat: int | None
    move: Move | None
    at: int


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a record: what is needed to start the game again."""

    game: str
    rules: int
    """The version of the game's rules under which the record was played."""
    seats: int
    options: dict[str, Any]
    seed: str
    webfoot: int = FORMAT
    position: str | msgspec.UnsetType = msgspec.UNSET
    """Where the match began, as `State.dump` wrote it; left out if it began with the set-up."""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    at: int = 0
    seat: int | None = None
    play: msgspec.Raw = msgspec.Raw()


class _Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]


class Record(NamedTuple):
    """A whole game: how it began, every step, and how it ended."""

    header: Header
    entries: list[Entry]
    result: dict[str, list[int]] | None = None

    def dump(self) -> bytes:
        """Return the record as JSON lines."""
        lines = [msgspec.json.encode(self.header)]
        for seat, move, at in self.entries:
            line: dict[str, Any] = {} if seat is None else {"seat": seat, "play": move}
            lines.append(msgspec.json.encode(line | ({"at": at} if at or seat is None else {})))
        if self.result is not None:
            lines.append(msgspec.json.encode({"result": self.result}))
        return b"\n".join(lines) + b"\n"


def read_header(text: bytes) -> Header:
    """Read the first line of a record. It says which game's catalogue the rest needs. Raises BadRecord."""
    first = text.split(b"\n", 1)[0]
    try:
        header = msgspec.json.decode(first, type=Header)
    except msgspec.DecodeError as error:
        raise BadRecord(f"line 1: not the header of a record: {error}") from None
    if header.webfoot != FORMAT:
        raise BadRecord(f"line 1: record format {header.webfoot} is unknown; this version reads format {FORMAT}")
    if len(header.seed) != 64 or not all(c in "0123456789abcdef" for c in header.seed):
        raise BadRecord("line 1: the seed must be 64 hexadecimal digits")
    return header


def read_record(text: bytes, catalogue: Catalogue) -> Record:
    """Read a record from its JSON lines. Raises BadRecord, which names the line that is wrong."""
    header = read_header(text)
    entries: list[Entry] = []
    result: dict[str, list[int]] | None = None
    for number, line in enumerate(text.splitlines()[1:], start=2):
        if result is not None:
            raise BadRecord(f"line {number}: nothing may follow the result")
        try:
            if line.startswith(b'{"result"'):
                result = msgspec.to_builtins(msgspec.json.decode(line, type=dict[str, _Result])["result"])
                continue
            entry = msgspec.json.decode(line, type=_Line)
            move = None if entry.seat is None else catalogue.decode(bytes(entry.play))
        except (msgspec.DecodeError, NotAMove) as error:
            raise BadRecord(f"line {number}: {error}") from None
        entries.append(Entry(entry.seat, move, entry.at))
    return Record(header, entries, result)
