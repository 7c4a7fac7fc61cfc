"""How much each guest and each address may ask for: see `settings.Limits` for the figures."""

from __future__ import annotations

from webfoot.server.edge.limits import Buckets, ByGuestAndAddress, Chatter, Rates
from webfoot.server.settings import Limits


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self.commands = Rates(limits.commands_of_a_guest, limits.commands_of_an_address)
        """What connections send."""
        self.requests = Buckets(limits.requests)
        """HTTP requests, by address."""
        self.names = ByGuestAndAddress(limits.names, limits.names_of_an_address)
        """Choosing a name."""
        self.lessons = ByGuestAndAddress(limits.lessons, limits.lessons_of_an_address)
        """Steps of lessons."""
        self.hints = ByGuestAndAddress(limits.hints, limits.hints_of_an_address)
        """Hints of the coach."""
        self.tables = ByGuestAndAddress(limits.tables_of_a_guest, limits.tables)
        """New tables."""
        self.handovers = ByGuestAndAddress(limits.handovers, limits.handovers_of_an_address)
        """Codes and recovery links that are made."""
        self.arrivals = Buckets(limits.arrivals)
        """Codes and recovery links that are tried, by address."""
        self.calls = ByGuestAndAddress(limits.call_tests, limits.call_tests_of_an_address)
        """Ways to be called, tests of them, and codes."""
        self.chatter = Chatter(limits)
        """What is said."""

    def shared(self) -> dict[str, Buckets]:
        """Return what several workers count together, by name."""
        pairs: dict[str, ByGuestAndAddress | Rates | Chatter] = {
            "commands": self.commands,
            "names": self.names,
            "lessons": self.lessons,
            "hints": self.hints,
            "tables": self.tables,
            "handovers": self.handovers,
            "calls": self.calls,
            "chat": self.chatter,
        }
        parts = {f"{name}/{of}": one for name, pair in pairs.items() for of, one in pair.parts().items()}
        return {**parts, "requests": self.requests, "arrivals": self.arrivals}
