"""Holidays of guests: while one is on holiday, that guest's time in slow games stands still.

A guest has so many days of holiday a year (`Settings.holiday_days`), counted back from today. Days of a holiday that
is ended early count only as far as they were taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from webfoot.server.storage.protocol import Span, Storage
from webfoot.server.table.refusals import Refuse

DAY: Final = 24 * 3600 * 1000
YEAR: Final = 365 * DAY


class Holidays:
    """Every holiday of the last year, in memory: few guests take one."""

    def __init__(self, storage: Storage, now: Callable[[], int], days: float) -> None:
        self._storage = storage
        self._now = now
        self._allowed = round(days * DAY)
        self._spans: dict[str, list[Span]] = {}

    async def load(self) -> None:
        self._spans = await self._storage.holidays(self._now() - YEAR)

    def until(self, guest: str) -> int | None:
        """Return when the holiday of this guest ends; None if there is none now."""
        now = self._now()
        return next((span.ends for span in self._spans.get(guest, []) if span.begins <= now < span.ends), None)

    def left(self, guest: str) -> int:
        """Return how many whole days this guest may still take."""
        since = self._now() - YEAR
        taken = sum(span.ends - max(span.begins, since) for span in self._spans.get(guest, []) if span.ends > since)
        return max(0, self._allowed - taken) // DAY

    async def begin(self, guest: str, days: int) -> None:
        """Let a holiday begin now. Raises Refuse if there is one already, or if so many days are not left."""
        if self.until(guest) is not None:
            raise Refuse("on-holiday")
        if days > self.left(guest):
            raise Refuse("no-holiday-left", days=self.left(guest))
        span = Span(self._now(), self._now() + days * DAY)
        await self._storage.save_holiday(guest, span)
        self._spans.setdefault(guest, []).append(span)

    async def end(self, guest: str) -> None:
        """Let the holiday of this guest end now, if there is one."""
        now = self._now()
        for place, span in enumerate(self._spans.get(guest, [])):
            if span.begins <= now < span.ends:
                short = Span(span.begins, now)
                await self._storage.save_holiday(guest, short)
                self._spans[guest][place] = short

    def of(self, guest: str) -> list[Span]:
        """Return the holidays of this guest in the last year."""
        return list(self._spans.get(guest, []))

    def forget(self, guest: str) -> None:
        self._spans.pop(guest, None)

    def later(self, guest: str | None, start: int, end: int) -> int:
        """Return when a time of this guest ends that began then and would end then without holidays."""
        for span in sorted(self._spans.get(guest or "", [])):
            begins = max(span.begins, start)
            if begins < min(end, span.ends):
                end += span.ends - begins
        return end
