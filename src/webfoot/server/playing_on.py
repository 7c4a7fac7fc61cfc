"""Plays on from a moment of a finished game: a new table that begins in that position, with a new seed.

The old seed is public by then and would tell every later shuffle. What was hidden in that moment is redrawn from what
one seat knew, or left as it truly was. Such a table is never listed.
"""

from __future__ import annotations

from typing import Any

from webfoot.core.chance import SeededChance
from webfoot.server import setting_up, wire
from webfoot.server.house import House
from webfoot.server.storage.protocol import Row
from webfoot.server.table.details import Origin
from webfoot.server.table.playthrough import effective
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table


async def play_on(house: House, finished: Table, guest: str, wanted: wire.PlayOn, address: str = "") -> Table:
    """Set up the table. Raises Refuse if the seats do not fit, or there is nothing to play on from there."""
    if finished.play is None:
        raise Refuse("rules-gone")
    seats = len(finished.details.chairs)
    if len(wanted.seats) != seats or (wanted.knows is not None and wanted.knows >= seats):
        raise Refuse("no-such-seat")
    chairs = await setting_up.chairs_for(house, guest, wanted.seats)
    rows = await house.storage.rows(finished.id)
    origin = await house.aside(lambda: begins(finished, rows, wanted, house.new_seed()))
    table = await setting_up.open_table(
        house,
        game=finished.details.game,
        chairs=chairs,
        options=finished.details.options,
        host=guest,
        listed=False,
        origin=origin,
        rules=finished.details.rules,
    )
    await setting_up.start_if_full(house, table, guest, address)
    return table


def begins(finished: Table, rows: list[Row], wanted: wire.PlayOn, luck: bytes) -> Origin:
    """Return the moment as the new table keeps it. `luck` redraws what the seat does not know. Raises Refuse."""
    kept = effective(rows)
    if not any(row.seq == wanted.seq for row in kept):
        raise Refuse("no-such-moment")
    made = sum(row.kind in ("play", "tick") for row in kept if row.seq <= wanted.seq)
    assert finished.play is not None
    state: Any = finished.play.match.state_at(made)
    chance = SeededChance(luck, 0)
    if finished.game.timed and wanted.at is not None:
        following = (row.at for row in kept if row.seq > wanted.seq)
        if not state.now <= wanted.at <= next(following, state.now):
            raise Refuse("no-such-moment")
        deadline = state.deadline()
        # What is due at that very instant belongs to the next row.
        state.advance(wanted.at if deadline is None else min(wanted.at, deadline - 1), chance, None)
    if state.over():
        raise Refuse("moment-is-the-end")
    if wanted.knows is not None:
        state = state.imagine(wanted.knows, chance)
    return Origin(finished.id, wanted.seq, state.now, wanted.knows, state.dump().decode())
