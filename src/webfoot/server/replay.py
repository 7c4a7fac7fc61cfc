"""A finished game, moment by moment, through the eyes of one seat: the game as it stood, without what was undone."""

from __future__ import annotations

from webfoot.server.movelog import Row
from webfoot.server.playthrough import begin, effective
from webfoot.server.table import Table
from webfoot.server.wire import Frame


def frames(table: Table, rows: list[Row], viewer: int | None) -> list[Frame]:
    play = begin(table.game, table.facts, rows)
    shown = []
    for row in effective(rows):
        happened = play.again(row)
        shown.append(Frame(happened.seen_by(viewer), play.brief(viewer)))
    return shown
