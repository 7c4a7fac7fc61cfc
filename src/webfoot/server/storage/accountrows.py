"""What the storage keeps of accounts: passkeys, recovery codes, and which cookies are no longer good."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Passkey(NamedTuple):
    id: str
    """The number of the credential, as browsers write it."""
    guest: str
    public_key: bytes
    uses: int
    """How often it was used, as far as the device says: a copy would fall behind."""
    name: str
    made: int
    used: int | None


class AccountRows(Protocol):
    """Every verb that writes does so whole or not at all; any may raise StorageTrouble."""

    async def add_passkey(self, passkey: Passkey, at_most: int) -> bool:
        """Keep a passkey; False if this guest has as many already. LostRace if it is known."""
        ...

    async def passkeys(self, guest: str) -> list[Passkey]:
        """Return the passkeys of this guest, the oldest first."""
        ...

    async def passkey(self, credential: str) -> Passkey | None: ...

    async def use_passkey(self, credential: str, count: int, at: int) -> None: ...

    async def remove_passkey(self, guest: str, credential: str) -> bool:
        """Forget a passkey of this guest; False if there is none. With the last one the recovery codes go."""
        ...

    async def save_codes(self, guest: str, hashes: list[str], made: int) -> None:
        """Keep the hashes of a guest's recovery codes in place of the last ones."""
        ...

    async def codes_left(self, guest: str) -> int: ...

    async def find_code(self, hashed: str) -> str | None:
        """Return the guest of a recovery code that has not been used."""
        ...

    async def use_code(self, hashed: str) -> bool:
        """Use up a recovery code; False if somebody else was first."""
        ...

    async def generations(self) -> dict[str, int]:
        """Return how often guests have signed out their other devices."""
        ...

    async def sign_out(self, guest: str) -> int:
        """Let no cookie of this guest be good any more, and return the number of the next ones."""
        ...

    async def forgotten(self) -> set[str]:
        """Return the hashes of guests who are forgotten."""
        ...

    async def forget_guest(self, guest: str, hashed: str, at: int, now: int) -> list[str]:
        """Remove a guest from everything, and keep the hash. Return the tables that are gone: nobody else sat there.

        `at` is the date, `now` the server's clock, by which slow games are due where a bot takes the seat.
        """
        ...
