"""Recorded games put into a server's database, as if they had been played at its tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from tests.rulebook import TESTS
from tests.server import databases
from webfoot.core.record import read_header, read_record
from webfoot.core.registry import game
from webfoot.server.storage.protocol import Row
from webfoot.server.storage.sqlite.migrate import migrate
from webfoot.server.storage.sqlite.storage import SqliteStorage
from webfoot.server.table.details import Details
from webfoot.server.table.playthrough import StartPayload

STARTED = 1_700_000_000_000


def shelve(record: Path, folder: Path, table: str = "shelved-game", steps: int | None = None) -> str:
    """A table of bots whose game is over, in the data folder of a server that does not run yet. Returns its id.

    With a number of steps, its game has come that far and goes on.
    """
    if databases.chosen == "sqlite":
        migrate(folder / "webfoot.sqlite")
    text = record.read_bytes()
    header = read_header(text)
    entries = read_record(text, game(header.game).catalogue).entries[:steps]
    start = msgspec.json.encode(StartPayload(STARTED)).decode()
    rows: list[tuple[str, int | None, str, int]] = [("start", None, start, 0)]
    for seat, move, at in entries:
        payload = "{}" if move is None else msgspec.json.encode(move).decode()
        rows.append(("tick" if seat is None else "play", seat, payload, at))
    execute, fill = databases.execute, databases.fill
    ((number,),) = execute(folder, "SELECT coalesce(max(number), 0) + 1 FROM tables")
    execute(
        folder,
        "INSERT INTO tables (number, id, game, rules, options, host, listed, created, seed, status)"
        " VALUES (?, ?, ?, ?, ?, 'nobody', FALSE, ?, ?, ?)",
        number,
        table,
        header.game,
        header.rules,
        msgspec.json.encode(header.options).decode(),
        STARTED,
        bytes.fromhex(header.seed),
        "over" if steps is None else "playing",
    )
    fill(
        folder,
        "INSERT INTO seats (table_id, seat, kind, level, resigned) VALUES (?, ?, 'bot', 'quick', FALSE)",
        [(table, seat) for seat in range(header.seats)],
    )
    fill(
        folder,
        "INSERT INTO moves (table_number, seq, kind, seat, payload, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(number, seq, *row) for seq, row in enumerate(rows, start=1)],
    )
    return table


def finished_game(folder: Path) -> tuple[Details, list[Row]]:
    """A finished game of Canardage, as the server keeps it in a file."""
    table = shelve(TESTS / "records" / "canardage" / "two-players.jsonl", folder)

    async def read() -> tuple[Details, list[Row]]:
        storage = SqliteStorage(folder / "webfoot.sqlite", "normal", lambda *_: "")
        try:
            details = await storage.load(table)
            assert details is not None
            return details, await storage.rows(table)
        finally:
            await storage.close()

    return asyncio.run(read())
