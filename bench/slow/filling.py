"""A database of very many slow games, some of whose turns end within the next minute."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from webfoot.core.chance import QuickChance
from webfoot.core.registry import game as game_of
from webfoot.server.storage.sqlite.migrate import migrate
from webfoot.server.table.details import Chair, Details, Slow
from webfoot.server.table.playthrough import Playthrough, StartPayload

GAME: Final = "canardage"
HOURS: Final = 24
HOUR: Final = 3600 * 1000
SEED: Final = bytes(range(32))
STEPS: Final = 12
"""Moves that have been made at each table."""


def fill(folder: Path, tables: int, due: list[int], hook: str) -> None:
    """Put so many tables into the folder of a server that does not run yet.

    `due` are the instants at which the turns of the first of them end. Everybody has a webhook.
    """
    file = folder / "webfoot.sqlite"
    migrate(file)
    play = Playthrough(game_of(GAME), _details(), 0)
    rows = _rows(play)
    acting = play.actors
    terms = msgspec.json.encode(Slow(HOURS, "bot-plays")).decode()
    with closing(sqlite3.connect(file)) as database, database:
        for number in range(1, tables + 1):
            ends = due[number - 1] if number <= len(due) else due[-1] + 20 * HOUR + number
            started = ends - HOURS * HOUR - STEPS
            table = f"slow-{number:07}"
            waits = msgspec.json.encode({"acting": acting, "until": dict.fromkeys(acting, ends)}).decode()
            database.execute(
                "INSERT INTO tables (number, id, game, rules, options, host, listed, created, seed, status, slow,"
                " waits, due) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, 'playing', ?, ?, ?)",
                (
                    number, table, GAME, game_of(GAME).version, _text(_details().options), guest(number, 0), started,
                    SEED, terms, waits, ends,
                ),
            )  # fmt: skip
            for seat in (0, 1):
                person = guest(number, seat)
                database.execute(
                    "INSERT INTO seats (table_id, seat, kind, guest, resigned) VALUES (?, ?, 'person', ?, 0)",
                    (table, seat, person),
                )
                database.execute(
                    "INSERT INTO ways (guest, kind, target, page, confirmed, made) VALUES (?, 'hook', ?, ?, 1, 0)",
                    (person, _text({"url": f"{hook}/{number}"}), "http://localhost"),
                )
            start = msgspec.json.encode(StartPayload(started)).decode()
            log = [("start", None, start, 0), *(("play", seat, payload, at) for seat, payload, at in rows)]
            database.executemany(
                "INSERT INTO moves (table_number, seq, kind, seat, payload, at) VALUES (?, ?, ?, ?, ?, ?)",
                [(number, seq, *row) for seq, row in enumerate(log, start=1)],
            )


def guest(table: int, seat: int) -> str:
    return f"guest-{table:07}-{seat}"


def _details() -> Details:
    options: dict[str, object] = msgspec.to_builtins(game_of(GAME).parse_options(2, {}))
    chairs = [Chair("person", "a"), Chair("person", "b")]
    return Details("slow", GAME, game_of(GAME).version, options, "a", False, 0, SEED, chairs=chairs)


def _rows(play: Playthrough) -> list[tuple[int, str, int]]:
    """Make random moves, and return their rows: seat, move and game time."""
    luck, rows = QuickChance(7), []
    for at in range(1, STEPS + 1):
        seat = play.actors[0]
        legal = play.match.state.legal(seat)
        move = play.match.game.catalogue[legal[luck.below(len(legal))]]
        payload, _ = play.play(seat, move, at)
        rows.append((seat, payload, at))
    return rows


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
