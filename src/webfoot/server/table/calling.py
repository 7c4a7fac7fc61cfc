"""Decides which people are called after a step: those whose turn it has become and who are not at the table.

Somebody at a live table is called only after a while, and not if they have come back. Where several are asked at once
whether they react, the time to do so is over long before anybody could come: nobody is called then, except in slow
games, where a window lasts for days.

A page of a slow table may be open for days without being looked at. So somebody who is there is called as well, once
they have done nothing at the table for some minutes.
"""

from __future__ import annotations

from typing import Final

from webfoot.server.storage.callrows import NO_CALLS, Calls, Turn
from webfoot.server.table.table import Table

SOON_MS: Final = 60_000
"""How long somebody who has left a live table, perhaps by a bad network, is waited for."""
PATIENT_MS: Final = 300_000
"""How long somebody may do nothing at the open page of a slow table before they are called."""


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
    guest, slow = table.details.chairs[seat].guest, table.details.slow is not None
    asked = {} if table.play is None else table.play.asked
    if guest is None or (seat in asked and guest in table.auto_pass):
        return None
    if not table.audience.online(guest):
        return Turn(seat, guest, table.services.wall() + SOON_MS)
    return Turn(seat, guest, table.services.wall() + PATIENT_MS) if slow else None


def patience(table: Table | None, guest: str) -> int | None:
    """Return for how many milliseconds a call to this guest still waits; None if it is not needed any more."""
    if table is None or not table.audience.online(guest):
        return 0
    if table.details.slow is None:
        return None
    acted = max(page.acted for page in table.audience.pages() if page.guest == guest)
    return max(0, acted + PATIENT_MS - table.now())
