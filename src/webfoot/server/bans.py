"""Those who are kept out: guests by their ids, bots with a token by their names, and everybody from an address.

A guest is only a cookie, which can be thrown away. So one who comes back as another guest is kept out by address,
with everybody who shares it.
"""

from __future__ import annotations

from typing import NamedTuple


class Ban(NamedTuple):
    """A guest or an address that is kept out."""

    who: str
    until: int | None
    """Milliseconds since 1970; None for good."""
    reason: str
    """For the administrator alone."""
    made: int

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until


class BansInForce:
    """The bans as a running server knows them."""

    def __init__(self) -> None:
        self._bans: dict[str, Ban] = {}

    def replace(self, bans: list[Ban]) -> None:
        self._bans = {ban.who: ban for ban in bans}

    def keep_out(self, guest: str | None, address: str, now: int) -> bool:
        """Whether this guest may not come in, or nobody from this address."""
        if not self._bans:
            return False
        found = [self._bans.get(who) for who in (guest, address) if who]
        return any(ban is not None and ban.holds(now) for ban in found)
