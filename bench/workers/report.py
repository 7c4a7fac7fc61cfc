"""The part of RESULTS.md about several workers."""

from __future__ import annotations

import os
from statistics import median

from bench.figures import middle, number, ratios, table, times
from bench.workers.measure import ONE, SQLITE, TWO, Workers

NOTE = """
One process on SQLite, one worker on PostgreSQL, and two workers on PostgreSQL with a Redis between them, all on this
machine, which also runs the players. {tables} tables of Canardage, two players each, who move as soon as they can.
With two workers, each owns half of the tables. PostgreSQL waits for the disk before it says that a move is kept, as
SQLite does.
"""
SHARED_NOTE = """
Servers, players, PostgreSQL and Redis share the {cores} cores of this machine. What the columns leave of them is what
PostgreSQL and Redis take. A second worker pays where it has a core of its own.
"""
RELAY_NOTE = """
A balancer sends a page to any worker. If another one owns its table, commands and news go through Redis. {tables}
tables whose players think for {pace:g} s on average; milliseconds from a move to its answer:
"""
TAKEOVER_NOTE = """
Three workers behind a balancer, with tables of all four games and impatient players. {kills} times one of them was
killed (`SIGKILL`), and started again. {taken} times another worker took a table over, and for so long nothing had
happened there: {p50:.1f} s (p50), {p99:.1f} s (p99). Everything that was announced or accepted was compared with the
rows of the database: {wrong} of it was lost or there twice.
"""
IDLE_NOTE = """
{sockets:,} pages that only listen, over two workers, took {megabytes} MB of memory in all ({each} kB each). While
they were there, a move at a table was answered within {p50} ms (p50) and {p99} ms (p99).
"""


def part(found: Workers) -> str:
    plan = found.plan
    rows = [
        [
            name,
            middle([report.moves for report in reports]),
            times(ratios([report.moves for report in reports], [report.moves for report in found.carried[SQLITE]])),
            middle([report.p50 for report in reports]),
            middle([report.p99 for report in reports]),
            number(median(report.cpu for report in reports)),
            number(median(report.players_cpu for report in reports)),
        ]
        for name, reports in found.carried.items()
    ]
    head = ["", "moves a second", "beside SQLite", "p50, ms", "p99, ms", "cores: servers", "players"]
    second = times(
        ratios([report.moves for report in found.carried[TWO]], [report.moves for report in found.carried[ONE]])
    )
    ways = [
        ["at the owner of the table", number(found.near["p50"]), number(found.near["p99"])],
        ["at another worker", number(found.far["p50"]), number(found.far["p99"])],
    ]
    taken = TAKEOVER_NOTE.format(
        kills=found.kills,
        taken=found.taken_over,
        wrong=found.wrong or "nothing",
        p50=found.standstill["p50"] / 1000,
        p99=found.standstill["p99"] / 1000,
    )
    idle = IDLE_NOTE.format(
        sockets=plan.sockets,
        megabytes=number(found.idle_megabytes),
        each=number(found.idle_megabytes * 1000 / plan.sockets),
        p50=number(found.idle_answer["p50"]),
        p99=number(found.idle_answer["p99"]),
    )
    parts = [
        "## Several workers",
        NOTE.format(tables=plan.tables),
        table(head, rows),
        f"Two workers carry {second} the moves of one.",
        SHARED_NOTE.format(cores=os.cpu_count()),
        "### Through a relay",
        RELAY_NOTE.format(tables=plan.relay_tables, pace=plan.relay_pace),
        table(["page", "p50", "p99"], ways),
        "### When a worker dies",
        taken,
        "### Idle pages",
        idle,
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"
