"""The curtain: several people share one device, and with it one guest.

Their pages see through the eyes of one seat at a time, and only in its turn. When it becomes the turn of another of
them, the curtain falls: until that person lifts it, the pages are sent what spectators are sent. So nothing that
leaves the server for one of them holds a secret of another. Which seat is shown is not stored: after a restart the
curtain is down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webfoot.server import wire
from webfoot.server.table.refusals import Refuse

if TYPE_CHECKING:
    from webfoot.server.table.details import Details
    from webfoot.server.table.table import Table


def sharing(details: Details) -> bool:
    """Whether some of the people share a device."""
    for chair in details.chairs:  # noqa: SIM110  (asked for every move: a generator would cost more)
        if chair.label is not None:
            return True
    return False


def shared(table: Table, guest: str) -> bool:
    """Whether this guest is several people."""
    chairs = table.details.chairs
    return sum(chair.guest == guest and chair.kind == "person" for chair in chairs) > 1


def seat_of(table: Table, guest: str) -> int | None:
    """Return the seat through whose eyes the pages of this guest see; None: a spectator's."""
    details = table.details
    if not sharing(details) or details.status == "waiting" or not shared(table, guest):
        return details.seat_of(guest)
    return table.shown.get(guest) if details.status == "playing" else None


def _awaited(table: Table, guest: str) -> list[int]:
    actors = [] if table.play is None else table.play.actors
    return [seat for seat in table.details.seats_of(guest) if seat in actors]


def fall(table: Table) -> set[str]:
    """Let the curtain fall where it is another person's turn, or the game has begun or ended.

    Returns the guests whose pages see something else now.
    """
    fallen: set[str] = set()
    if not sharing(table.details):
        return fallen
    for guest in {chair.guest for chair in table.details.chairs if chair.guest is not None}:
        if not shared(table, guest):
            continue
        awaited, shown = _awaited(table, guest), table.shown.get(guest)
        gone = shown is not None and shown not in table.details.seats_of(guest)
        passed_on = shown is not None and bool(awaited) and shown not in awaited
        if table.details.status != "playing" or table.seq == 1 or gone or passed_on:
            table.shown.pop(guest, None)
            fallen.add(guest)
    if fallen:
        table.audience.regroup()
    return fallen


async def lift(table: Table, guest: str, key: str, command: wire.Lift) -> None:
    """Show a seat to the person who has taken the device. Raises Refuse if it is not that seat's turn."""
    table.running()
    if command.seat not in table.details.seats_of(guest):
        raise Refuse("not-your-seat")
    if not shared(table, guest):
        return
    if command.seat not in _awaited(table, guest):
        raise Refuse("curtain")
    table.shown[guest] = command.seat
    table.audience.regroup()
    table.tell_whole(guest)
