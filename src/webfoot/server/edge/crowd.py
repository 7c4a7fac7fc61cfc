"""The open connections, by guest and by address, until it is really gone."""

from __future__ import annotations

from webfoot.server.edge.hub import CLOSE_NO_GUEST, Connection, Listeners
from webfoot.server.settings import Limits


class Crowd:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: dict[str, Listeners] = {}
        self._addresses: dict[str, Listeners] = {}
        self._total = 0
        self._guests_elsewhere: dict[str, int] = {}
        self._addresses_elsewhere: dict[str, int] = {}

    def counts(self) -> tuple[dict[str, int], dict[str, int]]:
        """Return how many pages each guest has open here, and each address."""
        guests = {guest: len(pages) for guest, pages in self._guests.items()}
        return guests, {address: len(pages) for address, pages in self._addresses.items()}

    def elsewhere(self, guests: dict[str, int], addresses: dict[str, int]) -> None:
        """So many pages of each are open at other workers."""
        self._guests_elsewhere, self._addresses_elsewhere = guests, addresses

    def __len__(self) -> int:
        return self._total

    def full(self, guest: str, address: str) -> bool:
        """Whether there is no room for one more connection of this guest."""
        limits = self._limits
        return (
            self._total >= limits.connections
            or self._count(guest, self._guests, self._guests_elsewhere) >= limits.connections_of_a_guest
            or self._count(address, self._addresses, self._addresses_elsewhere) >= limits.connections_of_an_address
        )

    @staticmethod
    def _count(who: str, here: dict[str, Listeners], elsewhere: dict[str, int]) -> int:
        return len(here.get(who, ())) + elsewhere.get(who, 0)

    def of(self, who: str) -> list[Connection]:
        """Return the connections of a guest, or from an address."""
        return [*self._guests.get(who, ()), *self._addresses.get(who, ())]

    def guests(self) -> dict[str, list[Connection]]:
        """Return the connections of each guest."""
        return {guest: list(connections) for guest, connections in self._guests.items()}

    def enter(self, connection: Connection) -> None:
        limits = self._limits
        of_guest = self._guests.setdefault(connection.guest, Listeners(limits.outbox_bytes_of_a_guest))
        of_address = self._addresses.setdefault(connection.address, Listeners(limits.outbox_bytes_of_an_address))
        connection.groups = (of_guest, of_address)
        for group in connection.groups:
            group.add(connection)
        self._total += 1

    def turn_away(self, guest: str) -> None:
        """Close every connection of this guest. A page with a good cookie comes back by itself."""
        for connection in list(self._guests.get(guest, ())):
            connection.close(CLOSE_NO_GUEST, "signed out")

    def leave(self, connection: Connection) -> None:
        for name, groups in ((connection.guest, self._guests), (connection.address, self._addresses)):
            groups[name].discard(connection)
            if not groups[name]:
                del groups[name]
        self._total -= 1
