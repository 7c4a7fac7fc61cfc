"""Writes games to Parquet: in shards, one after the other, so that only a few rows are ever in memory.

`games` writes one row for each game. `decisions` writes one row for each decision, with features, mask, choice and
outcome; then all games are of one kind, with the same number of seats. A card, README.md, describes the data set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from webfoot import __version__
from webfoot.bots.datacard import card
from webfoot.bots.decisions import Decision, Source, decisions, outcome, read
from webfoot.core.errors import WebfootError
from webfoot.core.game import Game
from webfoot.core.match import Match

GROUP_BYTES: Final = 16_000_000
"""How much waits in memory before it is written."""
GROUP_ROWS: Final = 4_096

What = Literal["games", "decisions"]


class BadExport(WebfootError):
    """Records that make no data set, or a directory that is in use."""


class Summary(msgspec.Struct):
    """What a data set holds, for its card."""

    what: What
    game: str
    rules: int
    seats: set[int] = msgspec.field(default_factory=set)
    options: Counter[str] = msgspec.field(default_factory=Counter)
    """Each set of options as JSON, with the number of its games."""
    bots: Counter[str] = msgspec.field(default_factory=Counter)
    games: int = 0
    rows: int = 0
    unfinished: int = 0
    shards: int = 0
    moves: int = 0
    """The length of the catalogue."""


def export(
    records: Sequence[Source],
    folder: Path,
    what: What = "decisions",
    shard_rows: int = 100_000,
    licence: str = "MIT",
    told: Callable[[Source], object] | None = None,
) -> Summary:
    """Write a data set to a new directory. Raises BadExport or BadRecord."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadExport(f"{folder} is not an empty directory; choose another one")
    folder.mkdir(parents=True, exist_ok=True)
    writer: _Shards | None = None
    summary: Summary | None = None
    game: Game[Any] | None = None
    for source in records:
        match, record = read(source)
        if summary is None:
            summary = Summary(what, match.game.key, match.game.version, moves=len(match.game.catalogue))
            game = match.game
            schema = _schema(what, game, match.seats)
            writer = _Shards(folder, what, schema, shard_rows)
        assert writer is not None
        _same_kind(summary, source, match)
        if told is not None:
            told(source)
        if record.result is None:
            summary.unfinished += 1
            continue
        writer.begin_game()
        if what == "games":
            writer.add([_game_row(source, match, record)], 1000)
        else:
            _add_decisions(writer, source, match, record)
        summary.games += 1
        summary.seats.add(match.seats)
        summary.options[msgspec.json.encode(msgspec.to_builtins(match.options)).decode()] += 1
        summary.bots.update(source.bots or ())
    if summary is None or writer is None or game is None or not summary.games:
        raise BadExport("there is no finished game to export")
    summary.rows, summary.shards = writer.close()
    seats = next(iter(summary.seats))
    blocks = game.feature_blocks(seats) if what == "decisions" else ()
    text = card(summary, blocks, writer.schema, licence)
    (folder / "README.md").write_text(text, encoding="utf-8")
    return summary


def _same_kind(summary: Summary, source: Source, match: Match[Any]) -> None:
    if match.game.key != summary.game:
        raise BadExport(f"{source.file} is a game of {match.game.key}, not of {summary.game}: export them apart")
    if summary.what == "games":
        return
    if summary.seats and match.seats not in summary.seats:
        others = next(iter(summary.seats))
        raise BadExport(f"{source.file} has {match.seats} seats, not {others}: export them apart, or export games")
    if len(match.game.catalogue) != summary.moves:
        raise BadExport(f"{source.file} was played with another edition of {summary.game}: export them apart")


def _schema(what: What, game: Game[Any], seats: int) -> Any:
    if what == "games":
        fields = [
            ("game", pa.string()),
            ("rules", pa.int32()),
            ("seats", pa.int16()),
            ("options", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("scores", pa.list_(pa.int32())),
            ("winners", pa.list_(pa.int16())),
            ("steps", pa.int32()),
            ("record", pa.string()),
        ]
    else:
        fields = [
            ("game", pa.string()),
            ("step", pa.int32()),
            ("seat", pa.int16()),
            ("bot", pa.string()),
            ("now", pa.int64()),
            ("features", pa.list_(pa.float32(), len(game.feature_names(seats)))),
            ("mask", pa.list_(pa.int8(), len(game.catalogue))),
            ("choice", pa.int32()),
            ("outcome", pa.float32()),
            ("score", pa.int32()),
        ]
    about = {
        "webfoot": __version__,
        "game": game.key,
        "rules": str(game.version),
        "feature_names": msgspec.json.encode(game.feature_names(seats)) if what == "decisions" else b"[]",
    }
    return pa.schema(fields, metadata=about)


def _game_row(source: Source, match: Match[Any], record: Any) -> dict[str, Any]:
    assert record.result is not None
    return {
        "game": source.name,
        "rules": match.game.version,
        "seats": match.seats,
        "options": msgspec.json.encode(match.options).decode(),
        "bots": None if source.bots is None else list(source.bots),
        "scores": record.result["scores"],
        "winners": record.result["winners"],
        "steps": len(record.entries),
        "record": record.dump().decode(),
    }


def _add_decisions(writer: _Shards, source: Source, match: Match[Any], record: Any) -> None:
    # How the game ended is known before it is played: the record says so, and it has been checked.
    taken = list[Decision]()
    size = 0
    end = _Ended(match.seats, record.result["winners"])
    for decision in decisions(match, record):
        taken.append(decision)
        size += 4 * len(decision.features) + len(decision.mask)
        if size > GROUP_BYTES:
            writer.add(_decision_rows(taken, source, end, record), size)
            taken, size = [], 0
    writer.add(_decision_rows(taken, source, end, record), size)


class _Ended(msgspec.Struct, frozen=True):
    """The end of a game, in the shape that `outcome` asks for."""

    seats: int
    winners: list[int]


def _decision_rows(taken: list[Decision], source: Source, end: Any, record: Any) -> list[dict[str, Any]]:
    scores, bots = record.result["scores"], source.bots
    return [
        {
            "game": source.name,
            "step": one.step,
            "seat": one.seat,
            "bot": None if bots is None else bots[one.seat],
            "now": one.now,
            "features": one.features,
            "mask": one.mask,
            "choice": one.choice,
            "outcome": outcome(end, one.seat),
            "score": scores[one.seat],
        }
        for one in taken
    ]


class _Shards:
    """Writes rows to numbered files. A game is never divided between two of them."""

    def __init__(self, folder: Path, what: What, schema: Any, rows: int) -> None:
        self.schema = schema
        self._folder, self._what, self._most = folder, what, rows
        self._waiting: list[dict[str, Any]] = []
        self._bytes = self._rows = self._total = self._number = 0
        self._file: Any = None

    def begin_game(self) -> None:
        """Begin another file, if the last one is full."""
        if self._rows >= self._most:
            self._finish()

    def add(self, rows: list[dict[str, Any]], size: int) -> None:
        self._waiting += rows
        self._bytes += size
        self._rows += len(rows)
        self._total += len(rows)
        if self._bytes > GROUP_BYTES or len(self._waiting) > GROUP_ROWS:
            self._flush()

    def close(self) -> tuple[int, int]:
        """Write the rest; return how many rows and files there are."""
        self._finish()
        return self._total, self._number

    def _flush(self) -> None:
        if not self._waiting:
            return
        if self._file is None:
            self._file = pq.ParquetWriter(self._name(".part"), self.schema, compression="zstd")
        columns = [_column(field, [row[field.name] for row in self._waiting]) for field in self.schema]
        self._file.write_table(pa.Table.from_arrays(columns, schema=self.schema))
        self._waiting, self._bytes = [], 0

    def _finish(self) -> None:
        self._flush()
        if self._file is None:
            return
        self._file.close()
        # Under its name only when it is whole.
        self._name(".part").replace(self._name(".parquet"))
        self._file = None
        self._number += 1
        self._rows = 0

    def _name(self, suffix: str) -> Path:
        return self._folder / f"{self._what}-{self._number:05d}{suffix}"


def _column(field: Any, values: list[Any]) -> Any:
    if not pa.types.is_fixed_size_list(field.type):
        return pa.array(values, field.type)
    # Numbers side by side are taken as they are: no object is made of each.
    joined = b"".join(bytes(value) if isinstance(value, bytearray) else value.tobytes() for value in values)
    inner = field.type.value_type
    length = len(values) * field.type.list_size
    flat = pa.Array.from_buffers(inner, length, [None, pa.py_buffer(joined)])
    return pa.FixedSizeListArray.from_arrays(flat, field.type.list_size)
