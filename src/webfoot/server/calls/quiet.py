"""Quiet hours: from when to when, by the clock where a person lives, nobody is called."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

DAY_MINUTES: Final = 24 * 60


class QuietHours(NamedTuple):
    begin: int
    """Minutes after midnight."""
    end: int
    zone: str
    """A name of the time zone database, such as Europe/Rome."""


def zone_of(name: str) -> ZoneInfo | None:
    """Return a time zone; None if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return None


def over_at(quiet: QuietHours | None, now: int) -> int | None:
    """Return when the quiet hours end in which `now` falls; None if it falls in none. Milliseconds since 1970."""
    zone = None if quiet is None else zone_of(quiet.zone)
    if quiet is None or zone is None or quiet.begin == quiet.end:
        return None
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    minute = local.hour * 60 + local.minute
    if quiet.begin < quiet.end:
        inside, tomorrow = quiet.begin <= minute < quiet.end, False
    else:
        # They go on past midnight.
        inside, tomorrow = minute >= quiet.begin or minute < quiet.end, minute >= quiet.begin
    if not inside:
        return None
    day = local.date() + timedelta(days=1 if tomorrow else 0)
    end = datetime.combine(day, time(*divmod(quiet.end, 60)), zone)
    # Where clocks are changed, the hour may come later or earlier; it never lies in the past.
    return max(now + 1, round(end.timestamp() * 1000))
