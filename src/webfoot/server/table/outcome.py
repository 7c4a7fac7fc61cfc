"""How a finished game was won, worked out from the rows of its table."""

from __future__ import annotations

from webfoot.core.summary import summarise, taken
from webfoot.server.storage.protocol import Row
from webfoot.server.table.playthrough import begin, effective
from webfoot.server.table.table import Table
from webfoot.server.wire import Outcome


def outcome(table: Table, rows: list[Row]) -> Outcome:
    play = begin(table.game, table.details, rows)

    steps = []
    for row in effective(rows):
        events = play.again(row).events
        steps.append(taken(play.match.game, play.match.state, row.seat, row.at, events))
    info = table.info("")
    return Outcome(
        summary=summarise(play.match.game, steps, play.winners),
        timed=table.game.timed,
        resigned=sorted(play.resigned),
        stood_in=[place for place, seat in enumerate(info.seats) if seat.stands_in],
    )
