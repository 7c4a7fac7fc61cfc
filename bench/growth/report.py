"""Growth in words, tables and a picture."""

from __future__ import annotations

from statistics import median
from typing import Any

from bench.figures import number, table
from bench.growth.measure import Growth
from bench.growth.picture import Chart, Line, picture
from bench.server.measure import PREFERRED_GAME

GROWTH_NOTE = """
What a step costs as a game or a server grows, on the {engine} engine; a second is one of processor time.

- *A move*: random moves by number, without events. *A briefing*: all that one seat is told, as JSON.
- *A step*: a move of a match at the fewest seats, with the briefings of all seats, in the first and in the last fifth
  of random games. *Opened again*: the whole game played again from its log, as a server does that opens a table.
- A table's memory is that of a game of {game} that goes on, with its two connections.
"""


def part(found: Growth) -> str:
    note = GROWTH_NOTE.format(engine=found.engine, game=PREFERRED_GAME.capitalize())
    seats = [
        [key, str(count), number(costs["move"]), number(costs["brief"])]
        for key, by_seats in found.seats.items()
        for count, costs in by_seats.items()
    ]
    lengths = [
        [
            key,
            number(median(length.steps)),
            number(found.portions(key)[0]),
            number(found.portions(key)[-1]),
            number(median(length.again)),
        ]
        for key, length in found.lengths.items()
    ]
    tables = [
        [
            str(count),
            number(report["moves"] / report["seconds"]),
            number(per_core_second(report)),
            number(report["answered"]["p99"]),
        ]
        for count, report in found.carried.items()
    ]
    parts = ["## Growth", note, "![Three charts of the figures below](growth.svg)"]
    parts.append(table(["", "seats", "a move, µs", "a briefing, µs"], seats))
    parts.append(table(["", "steps", "a step at first, µs", "a step at last, µs", "opened again, ms"], lengths))
    parts.append(table(["tables", "moves a second", "moves per core second", "answered, p99 ms"], tables))
    parts.append(
        f"A table takes {number(found.table_kb)} kB of memory, and a connection alone {number(found.socket_kb)} kB."
    )
    return "\n\n".join(part.strip() for part in parts)


def chart(found: Growth) -> str:
    counts = sorted({count for by_seats in found.seats.values() for count in by_seats})
    tables = list(found.carried)
    portions = range(len(next(iter(found.lengths.values())).portions[0]))
    return picture(
        [
            Chart(
                "A briefing, µs",
                "seats",
                [
                    Line(key, [(count, costs["brief"]) for count, costs in by_seats.items()])
                    for key, by_seats in found.seats.items()
                ],
                [(count, str(count)) for count in counts],
            ),
            Chart(
                "A step of a match, µs",
                "fifths of a game",
                [Line(key, list(enumerate(found.portions(key)))) for key in found.lengths],
                [(portion, str(portion + 1)) for portion in portions],
            ),
            Chart(
                "Moves per core second",
                "tables",
                [Line("server", [(count, per_core_second(report)) for count, report in found.carried.items()])],
                [(count, str(count)) for count in tables if count in (tables[0], tables[-1]) or count >= 100],
            ),
        ]
    )


def per_core_second(report: dict[str, Any]) -> float:
    """Moves for each second of one core that the server used."""
    return float(report["moves"] / report["seconds"] / report["server_cpu"])
