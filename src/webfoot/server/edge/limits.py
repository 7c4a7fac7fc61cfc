"""Token buckets: they allow a burst, then as much as refills."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webfoot.server.settings import Limits

Clock = Callable[[], float]
FORGET_ABOVE = 10_000


class Bucket:
    __slots__ = ("_at", "_clock", "_full", "_left", "_refill")

    def __init__(self, burst_and_refill: tuple[float, float], clock: Clock = monotonic) -> None:
        self._full, self._refill = burst_and_refill
        self._left = self._full
        self._clock = clock
        self._at = clock()

    def take(self) -> bool:
        """Take one token if there is one."""
        self._left = self.level()
        self._at = self._clock()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def level(self) -> float:
        return min(self._full, self._left + (self._clock() - self._at) * self._refill)

    def untouched(self) -> bool:
        return self.level() >= self._full


class Buckets:
    """One bucket for each name. Full ones are dropped, so that names cannot accumulate."""

    def __init__(self, burst_and_refill: tuple[float, float], clock: Clock = monotonic) -> None:
        self._rate = burst_and_refill
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= FORGET_ABOVE:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.untouched()}
            bucket = self._buckets[name] = Bucket(self._rate, self._clock)
        return bucket.take()


class Chatter:
    """How much may be said: by a guest, by all guests from an address, and at a table."""

    def __init__(self, limits: Limits) -> None:
        rates = (limits.chat, limits.chat_of_an_address, limits.chat_at_a_table)
        self._guests, self._addresses, self._tables = (Buckets(rate) for rate in rates)

    def take(self, guest: str, address: str, table: str) -> bool:
        return self._guests.take(guest) and self._addresses.take(address) and self._tables.take(table)


def neighbourhood(address: str) -> str:
    """Return the address itself, or for IPv6 the /56 that one household usually has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((address, 56), strict=False))
