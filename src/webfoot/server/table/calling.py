"""Decides which people are called after a step: those whose turn it has become and who are not at the table.

Somebody at a live table is called only after a while, and not if they have come back. Where several are asked at once
whether they react, the time to do so is over long before anybody could come: nobody is called then, except in slow
games, where a window lasts for days.
"""

from __future__ import annotations

from typing import Final

from webfoot.server.storage.callrows import NO_CALLS, Calls, Turn
from webfoot.server.table.table import Table

SOON_MS: Final = 60_000
"""How long somebody who has left a live table, perhaps by a bad network, is waited for."""


def after_step(table: Table) -> Calls:
    """Return what a step just taken on the match means for the outbox."""
    outbox, chairs = table.services.outbox, table.details.chairs
    at_all = table.id in outbox.tables or any(chair.guest in outbox.people for chair in chairs)
    if not at_all and table.id not in outbox.waiting:
        return NO_CALLS
    before, acting = set(table.details.acting), table.acting_people()
    settled = tuple(seat for seat in before if seat not in acting) if table.id in outbox.waiting else ()
    assert table.play is not None
    if not at_all or (table.play.asked and table.details.slow is None):
        return Calls((), settled)
    turns = [_turn(table, seat) for seat in acting if seat not in before]
    return Calls(tuple(turn for turn in turns if turn is not None), settled)


def _turn(table: Table, seat: int) -> Turn | None:
    """Return the call for a seat whose turn it has become; None if nobody is to be called."""
    guest = table.details.chairs[seat].guest
    if guest is None or table.audience.online(guest):
        return None
    return Turn(seat, guest, table.services.wall() + SOON_MS)
