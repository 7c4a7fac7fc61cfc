"""What the server does while a window is open: it lets bots think, and answers for seats at the set moment."""

from __future__ import annotations

from webfoot.server import wire
from webfoot.server.bots import seats
from webfoot.server.table import slow, steps
from webfoot.server.table.table import Table
from webfoot.server.table.windows import Window


async def auto_pass(table: Table, guest: str, key: str, command: wire.AutoPass) -> None:
    """Start or stop declining every window for this person. Nobody else is told."""
    table.seated(guest)
    if command.on:
        table.auto_pass.add(guest)
    else:
        table.auto_pass.discard(guest)
    if table.details.slow is not None:
        table.details.slow.passing = sorted(table.auto_pass)
        await slow.keep(table, secretly=True)
    table.audience.tell(guest, wire.AutoPassing(table.id, command.on))
    table.services.wake(table)


def prepare(table: Table) -> None:
    """Let every bot that is asked think. Called after every change of the game."""
    window = table.window
    if window is None:
        return
    for seat in window.asked:
        level = table.details.chairs[seat].bot_level
        if level is not None and seat not in window.thoughts:
            window.thoughts[seat] = table.spawn(seats.choose(table, seat, level))


def next_moment(table: Table) -> int | None:
    """Return when the server has to act in the open window, by its own clock."""
    window = table.window
    if window is None:
        return None
    if any(slow.answered_for(table, seat) for seat in window.asked):
        return window.answers
    if table.details.slow is not None and window.closes is not None and window.closes > table.now():
        # No timer for days: see server/due.py.
        return None
    return window.closes


async def answer(table: Table) -> None:
    """Give the answers that are due, in the order of the seats."""
    window = table.window
    if window is None:
        return
    now = table.now()
    if window.closes is not None and now >= window.closes:
        moment, seats = window.closes, sorted(window.asked)
    elif now >= window.answers:
        moment, seats = window.answers, sorted(seat for seat in window.asked if slow.answered_for(table, seat))
    else:
        return
    for seat in seats:
        # The last answer ends the window, and the next step may ask seats again.
        if table.window is not window or table.behind:
            return
        await _answer_for(table, window, seat, moment)


async def _answer_for(table: Table, window: Window, seat: int, moment: int) -> None:
    assert table.play is not None
    number = window.asked[seat]
    thought = window.thoughts.get(seat)
    # A bot that has not decided declines: to answer late would reveal that it had a choice.
    if thought is not None and thought.done() and not thought.cancelled() and thought.exception() is None:
        number = thought.result() if thought.result() in table.play.match.state.legal(seat) else number
    at = max(table.history[-1].at, moment - table.play.origin)
    await steps.move(table, seat, table.game.catalogue[number], at)
