"""What the host does while a window is open: it lets bots think, and answers for seats when the moment has come."""

from __future__ import annotations

from webfoot.server import botseats, wire
from webfoot.server.table import Table
from webfoot.server.windows import Window


async def auto_pass(table: Table, guest: str, key: str, command: wire.AutoPass) -> None:
    """From now on the host lets every window go by for this person, or does not any more. Nobody else is told."""
    table.seated(guest)
    if command.on:
        table.auto_pass.add(guest)
    else:
        table.auto_pass.discard(guest)
    table.tell(guest, wire.AutoPassing(table.id, command.on))
    table.house.follow_up(table)


def prepare(table: Table) -> None:
    """Let every bot that is asked think. Asked after every change of the game."""
    window = table.window
    if window is None:
        return
    for seat in window.asked:
        level = table.facts.chairs[seat].bot_level
        if level is not None and seat not in window.thoughts:
            window.thoughts[seat] = table.house.spawn(botseats.choose(table, seat, level))


def next_moment(table: Table) -> int | None:
    """When the host has to act in the window that is open, by the clock of the house."""
    window = table.window
    if window is None:
        return None
    return window.answers if any(_hosted(table, seat) for seat in window.asked) else window.closes


async def answer(table: Table) -> None:
    """Give the answers that are due, in the order of the seats."""
    window = table.window
    if window is None:
        return
    now = table.house.now()
    if now >= window.closes:
        moment, seats = window.closes, sorted(window.asked)
    elif now >= window.answers:
        moment, seats = window.answers, sorted(seat for seat in window.asked if _hosted(table, seat))
    else:
        return
    for seat in seats:
        # The last answer ends the window, and what follows may ask somebody anew.
        if table.window is not window or table.doubtful:
            return
        await _answer_for(table, window, seat, moment)


async def _answer_for(table: Table, window: Window, seat: int, moment: int) -> None:
    assert table.play is not None
    number = window.asked[seat]
    thought = window.thoughts.get(seat)
    # A bot that has not made up its mind lets the occasion go by: to answer late would tell that it had a choice.
    if thought is not None and thought.done() and not thought.cancelled() and thought.exception() is None:
        number = thought.result() if thought.result() in table.play.match.state.legal(seat) else number
    at = max(table.history[-1].at, moment - table.play.origin)
    payload, events = table.play.play(seat, table.game.catalogue[number], at)
    await table.commit("play", seat, payload, at, None, events)


def _hosted(table: Table, seat: int) -> bool:
    """Whether the host answers for this seat before the window closes. Depends on nothing the seat holds."""
    chair = table.facts.chairs[seat]
    return chair.bot_level is not None or chair.guest in table.auto_pass
