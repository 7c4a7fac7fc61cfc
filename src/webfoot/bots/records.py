"""Keeps the games of bots: one record for each game, and an index of them.

A folder of games holds a record `<game>-<deal>-<rotation>-<bots>.jsonl` for each game. `webfoot replay` and
`webfoot verify` read it. `games.jsonl` has one outcome on each line: which bots sat where, and how it ended. Only one
process writes to a folder, so a line is never mixed with another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from webfoot.bots.contest import Fixture, Outcome
from webfoot.core.errors import BadRecord

INDEX: Final = "games.jsonl"


def file_name(fixture: Fixture) -> str:
    """Return the name of a game's record. Games that differ in anything have different names."""
    bots = hashlib.sha256("\n".join(fixture.bots).encode()).hexdigest()[:8]
    return f"{fixture.game}-{fixture.deal}-{fixture.rotation}-{bots}.jsonl"


class GameFolder:
    """A folder to which games are written."""

    def __init__(self, folder: Path) -> None:
        """Make the folder, if it is not there yet. Raises OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        mend(folder / INDEX)

    def keep(self, outcome: Outcome) -> Outcome:
        """Write a game's record and its line of the index; return the outcome without the record."""
        target = self.folder / file_name(outcome.fixture)
        known = target.exists()
        # First under another name: a record that is there is whole.
        draft = target.with_suffix(".part")
        draft.write_text(outcome.record, encoding="utf-8")
        draft.replace(target)
        slim = without_record(outcome)
        if not known:
            append(self.folder / INDEX, slim)
        return slim


def without_record(outcome: Outcome) -> Outcome:
    """Return an outcome without its record, for tables and indexes."""
    return msgspec.structs.replace(outcome, record="")


def append(file: Path, outcome: Outcome) -> None:
    """Add an outcome to a file as one line."""
    with file.open("ab") as stream:
        stream.write(msgspec.json.encode(outcome) + b"\n")


def mend(file: Path) -> None:
    """Cut off a last line that was only half written when its writer was killed."""
    if not file.exists():
        return
    with file.open("rb+") as stream:
        text = stream.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            stream.truncate(whole)


def read_outcomes(file: Path) -> Iterator[Outcome]:
    """Yield the outcomes of a file, each game once. Raises BadRecord, which names a line that is wrong."""
    if not file.exists():
        return
    decoder = msgspec.json.Decoder(Outcome)
    seen: set[Fixture] = set()
    with file.open("rb") as stream:
        for number, line in enumerate(stream, start=1):
            try:
                outcome = decoder.decode(line)
            except msgspec.DecodeError as error:
                raise BadRecord(f"{file}, line {number}: not the outcome of a game: {error}") from None
            if outcome.fixture not in seen:
                seen.add(outcome.fixture)
                yield outcome
