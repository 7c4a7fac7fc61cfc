"""Slow games: how long a seat has for its turn, and what happens when that time is over.

The time of a seat runs while the table waits for it, and begins again with each of its turns. Since when the table
waits follows from the rows alone, so a restart changes nothing. What happens at the end was chosen at the set-up: a
bot plays this turn, the others vote, or a bot takes the seat until its owner comes back.

No table has a timer of its own. When the server has to look at a table (`Details.due`) is written with each row, and
one loop asks the storage which tables are due: see server/due.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from webfoot.server import wire
from webfoot.server.storage.protocol import Waits
from webfoot.server.table import pace
from webfoot.server.table.details import Chair, Slow
from webfoot.server.table.playthrough import Happened, Playthrough
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.windows import Window, after_step

if TYPE_CHECKING:
    from webfoot.server.table.table import Table

HOUR: Final = 3600 * 1000
SUBSTITUTE: Final = "quick"
"""The level of the bot that plays for somebody whose time is over."""
LOOK_AGAIN: Final = 60_000
"""Milliseconds after which the server looks whether a bot has moved: it may have been stopped meanwhile."""
PATIENCE_HOURS: Final = 168
"""Where no time is set: hours after which the host may let a bot play for somebody who has gone."""


def terms(slow: Slow) -> wire.SlowGame:
    """Return what was agreed at the set-up, without what was said since."""
    return wire.SlowGame(slow.hours, slow.then)


# since when and until when


def note(table: Table, play: Playthrough, happened: Happened) -> None:
    """Note since when the table waits for each seat. Called after every step, and when a log is read again."""
    instant = play.origin + happened.at
    begun = {getattr(event, "seat", None) for event in happened.events if event.begins_turn}
    asked = set() if table.window is None else set(table.window.asked)
    # An answer to a window ends the wait for it, whatever the seat is waited for next.
    begun |= asked - set(play.asked) | {happened.seat} & asked
    kept = {seat: since for seat, since in table.since.items() if seat not in begun}
    table.since = {seat: kept.get(seat, instant) for seat in play.actors}


def following(table: Table, play: Playthrough) -> Callable[[Happened], None]:
    """Return what follows a log that is read again: since when seats are waited for, and the window that is open."""
    table.since, table.window = {}, None

    def follow(happened: Happened) -> None:
        note(table, play, happened)
        asked, instant = play.asked, play.origin + happened.at
        table.window = after_step(table.window, asked, happened, instant, pace.times(table, asked))

    return follow


def _until(table: Table, slow: Slow, seat: int) -> int | None:
    """Return when the time of a seat ends, by the server's clock."""
    if not slow.hours or seat not in table.since:
        return None
    guest = table.details.chairs[seat].guest
    since = max(table.since[seat], slow.back.get(guest or "", 0))
    return table.services.holidays.later(guest, since, since + slow.hours * HOUR)


def _closes(table: Table, slow: Slow, window: Window) -> int | None:
    """Return when the open window closes: a holiday of somebody who is asked prolongs it for all."""
    if not slow.hours:
        return None
    ends = window.opened + slow.hours * HOUR
    guests = [table.details.chairs[seat].guest for seat in window.asked]
    return max(table.services.holidays.later(guest, window.opened, ends) for guest in guests)


def bot_of(table: Table, seat: int) -> str | None:
    """Return the level of the bot that plays this seat now, if one does: also for a turn whose time is over."""
    level, slow = table.details.chairs[seat].bot_level, table.details.slow
    if level is not None or slow is None or (table.window is not None and seat in table.window.asked):
        return level
    return SUBSTITUTE if _bot_plays(table, slow, seat) else None


def _bot_plays(table: Table, slow: Slow, seat: int) -> bool:
    if slow.bot_plays and slow.late == seat and table.since.get(seat) == slow.since:
        return True
    until = _until(table, slow, seat)
    if until is None or table.now() < until:
        return False
    return slow.then == "bot-plays" or (slow.then == "vote" and not _voters(table, seat))


def _waits(table: Table, slow: Slow) -> Waits:
    acting = table.acting_people()
    seats = {seat: _until(table, slow, seat) for seat in acting}
    until = {seat: instant for seat, instant in seats.items() if instant is not None}
    window = table.window
    if window is not None:
        closes = window.closes = _closes(table, slow, window)
        for seat in set(window.asked).intersection(acting):
            until.pop(seat, None)
            if closes is not None:
                until[seat] = closes
    return Waits(acting, until, _due(table, until), slow)


def _due(table: Table, until: dict[int, int]) -> int | None:
    """Return when the server has to look at this table."""
    play, window = table.play, table.window
    if play is None or play.over:
        return None
    now, asked = table.now(), {} if window is None else window.asked
    instants = [instant for seat, instant in until.items() if instant > now or seat in asked]
    if any(_plays_by_itself(table, seat) for seat in play.actors if seat not in asked):
        instants.append(now + LOOK_AGAIN)
    if window is not None and any(answered_for(table, seat) for seat in asked):
        instants.append(window.answers)
    return min(instants, default=None)


def _plays_by_itself(table: Table, seat: int) -> bool:
    """Whether a bot plays this seat now, or a plan that its owner has prepared."""
    prepared = table.prepared.get(seat)
    return bot_of(table, seat) is not None or (prepared is not None and prepared.auto)


def answered_for(table: Table, seat: int) -> bool:
    """Whether the server answers for this seat before a window closes. It does not depend on what the seat holds."""
    chair = table.details.chairs[seat]
    return chair.bot_level is not None or chair.guest in table.auto_pass


def after(table: Table, happened: Happened) -> Waits:
    """Return what is kept with the row of a step that was just taken in a slow game.

    If the row cannot be written, the table reads its log again, and all of this with it.
    """
    play, slow = table.play, table.details.slow
    assert play is not None
    assert slow is not None
    note(table, play, happened)
    asked, instant = play.asked, play.origin + happened.at
    table.window = after_step(table.window, asked, happened, instant, pace.times(table, asked))
    if slow.late is not None and table.since.get(slow.late) != slow.since:
        # What was voted about a turn ends with it.
        table.details.slow = slow = replace(slow, late=None, since=0, votes={}, bot_plays=False)
    kept = _waits(table, slow)
    table.details.until, table.details.due = kept.until, kept.due
    return kept


async def keep(table: Table, secretly: bool = False) -> None:
    """Write for whom the table waits and when it is due, where no row was written, and tell its people."""
    slow = table.details.slow
    if slow is None or table.play is None:
        return
    kept = _waits(table, slow)
    await table.storage.save_waits(table.id, kept)
    table.details.acting, table.details.until, table.details.due = kept.acting, kept.until, kept.due
    if not secretly:
        table.announce_info()


async def begin_again(table: Table, guest: str | None) -> None:
    """Somebody has taken a seat back: the time of this turn begins again."""
    slow = table.details.slow
    if slow is not None and guest is not None:
        table.details.slow = replace(slow, back={**slow.back, guest: table.now()})
        await keep(table)


# what happens at the end


async def look(table: Table) -> None:
    """Do what is due at a table: its time is over, or a bot has to be woken."""
    slow, play = table.details.slow, table.going
    if slow is None or play is None:
        table.details.due = None
        await table.storage.save_due(table.id, None)
        return
    window = table.window
    if window is not None:
        window.closes = _closes(table, slow, window)
    for seat in play.actors:
        until = _until(table, slow, seat)
        over = until is not None and table.now() >= until
        if over and table.details.chairs[seat].bot_level is None and (window is None or seat not in window.asked):
            await _time_is_over(table, slow, seat)
    await keep(table)
    table.services.wake(table)


async def _time_is_over(table: Table, slow: Slow, seat: int) -> None:
    chair = table.details.chairs[seat]
    if slow.then == "bot-sits":
        await _bot_sits(table, seat, chair)
    elif slow.then == "vote" and slow.late is None and _voters(table, seat):
        table.details.slow = replace(slow, late=seat, since=table.since[seat], votes={}, bot_plays=False)


async def _bot_sits(table: Table, seat: int, chair: Chair) -> None:
    bot = Chair("bot", chair.guest, chair.name, SUBSTITUTE, chair.nonce)
    await table.storage.seat(table.id, seat, bot, None)
    table.details.chairs[seat] = bot
    table.audience.regroup()
    name = chair.name or ""
    table.audience.tell_each(lambda guest, _: wire.Notice(table.id, "bot-plays", name, guest == chair.guest))


def _voters(table: Table, late: int) -> list[str]:
    """Return the guests who vote about a seat: everybody else who plays."""
    return [
        chair.guest
        for seat, chair in enumerate(table.details.chairs)
        if seat != late and chair.kind == "person" and chair.guest is not None and not chair.resigned
    ]


async def vote(table: Table, guest: str, key: str, command: wire.Vote) -> None:
    """Note a vote about a seat whose time is over, and do what more than half want. Raises Refuse."""
    table.running()
    slow = table.details.slow
    if slow is None or slow.late is None or slow.late != command.seat or slow.bot_plays:
        raise Refuse("no-vote")
    voters = _voters(table, slow.late)
    if guest not in voters:
        raise Refuse("not-your-seat")
    votes = {**slow.votes, guest: command.verdict}
    sits = sum(votes.get(voter) == "bot-sits" for voter in voters)
    # A player who would give the seat to a bot also agrees that a bot plays this turn.
    plays = sits + sum(votes.get(voter) == "bot-plays" for voter in voters)
    table.details.slow = replace(slow, votes=votes)
    if sits * 2 > len(voters):
        await _bot_sits(table, slow.late, table.details.chairs[slow.late])
        table.details.slow = replace(slow, late=None, since=0, votes={})
    elif plays * 2 > len(voters):
        table.details.slow = replace(slow, votes=votes, bot_plays=True)
    await keep(table)
    table.keys.add(key)
    table.services.wake(table)
