"""Token buckets: a burst is free, then what refills. What costs more takes more tokens.

A visitor who has a token left may spend more than that, and waits until the debt is paid: so whatever costs more than
a burst can still be had, and a figure that is known only afterwards can still be charged.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from webfoot.server.settings import Limits

Clock = Callable[[], float]


class Sender(Protocol):
    """A source of commands."""

    bucket: Bucket
    guest: str
    address: str


FORGET_ABOVE = 10_000


class Bucket:
    __slots__ = ("_at", "_clock", "_full", "_left", "_refill", "spent")

    def __init__(self, burst_and_refill: tuple[float, float], clock: Clock = monotonic) -> None:
        self._full, self._refill = burst_and_refill
        self._left = self._full
        self._clock = clock
        self._at = clock()
        self.spent = 0.0
        """What was taken here and other workers have not been told of."""

    def take(self, cost: float = 1) -> bool:
        """Take as many tokens as something costs, if there is one left."""
        return take_of_each(cost, self)

    def charge(self, cost: float) -> None:
        """Take tokens that may not be there yet."""
        self.level()
        self.spend(cost)

    def spend(self, cost: float) -> None:
        """Take tokens of a bucket whose level was just asked for."""
        self._left -= cost
        self.spent += cost

    def level(self) -> float:
        """Return how many tokens there are now; fewer than none are a debt."""
        now = self._clock()
        left = self._left + (now - self._at) * self._refill
        self._at = now
        self._left = left if left < self._full else self._full
        return self._left

    def untouched(self) -> bool:
        return self.level() >= self._full


class Buckets:
    """One bucket for each name. Full ones are dropped, so that names cannot accumulate."""

    def __init__(self, burst_and_refill: tuple[float, float], clock: Clock = monotonic) -> None:
        self._rate = burst_and_refill
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str, cost: float = 1) -> bool:
        return self.of(name).take(cost)

    def of(self, name: str) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= FORGET_ABOVE:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.untouched()}
            bucket = self._buckets[name] = Bucket(self._rate, self._clock)
        return bucket

    def spent(self, least: float) -> dict[str, float]:
        """Return what was spent here since this was asked last, where it is at least so much."""
        found = {name: bucket.spent for name, bucket in self._buckets.items() if bucket.spent >= least}
        for name in found:
            self._buckets[name].spent = 0.0
        return found

    def spent_elsewhere(self, amounts: Mapping[str, float]) -> None:
        """Take what was spent at another worker."""
        for name, amount in amounts.items():
            bucket = self.of(name)
            bucket.charge(amount)
            bucket.spent -= amount


def take_of_each(cost: float, *buckets: Bucket) -> bool:
    """Take as many tokens of each bucket as something costs, if there is one left in each; else none of any."""
    for bucket in buckets:
        if bucket.level() < 1:
            return False
    for bucket in buckets:
        bucket.spend(cost)
    return True


class ByGuestAndAddress:
    """How often something may be done: by each guest, and from each address."""

    def __init__(self, of_a_guest: tuple[float, float], of_an_address: tuple[float, float]) -> None:
        self._guests = Buckets(of_a_guest)
        self._addresses = Buckets(of_an_address)

    def parts(self) -> dict[str, Buckets]:
        return {"guest": self._guests, "address": self._addresses}

    def take(self, guest: str, address: str) -> bool:
        return take_of_each(1, self._guests.of(guest), self._addresses.of(address))


class Rates:
    """How fast commands may come: for each connection, guest and address a bucket of its own."""

    def __init__(self, of_a_guest: tuple[float, float], of_an_address: tuple[float, float]) -> None:
        self._guests = Buckets(of_a_guest)
        self._addresses = Buckets(of_an_address)

    def parts(self) -> dict[str, Buckets]:
        return {"guest": self._guests, "address": self._addresses}

    def take(self, connection: Sender, cost: float) -> bool:
        """Whether this connection may ask for something that costs so much; nothing is taken if it may not."""
        return take_of_each(cost, *self._buckets(connection))

    def charge(self, connection: Sender, cost: float) -> None:
        """Something has cost more than could be known before."""
        for bucket in self._buckets(connection):
            bucket.charge(cost)

    def _buckets(self, connection: Sender) -> tuple[Bucket, Bucket, Bucket]:
        return connection.bucket, self._guests.of(connection.guest), self._addresses.of(connection.address)


class Chatter:
    """How much may be said: by a guest, by all guests from an address, and at a table."""

    def __init__(self, limits: Limits) -> None:
        rates = (limits.chat, limits.chat_of_an_address, limits.chat_at_a_table)
        self._guests, self._addresses, self._tables = (Buckets(rate) for rate in rates)

    def parts(self) -> dict[str, Buckets]:
        # A table is at one worker.
        return {"guest": self._guests, "address": self._addresses}

    def take(self, guest: str, address: str, table: str) -> bool:
        return take_of_each(1, self._guests.of(guest), self._addresses.of(address), self._tables.of(table))


def neighbourhood(address: str) -> str:
    """Return the address itself, or for IPv6 the /56 that one household usually has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((address, 56), strict=False))
