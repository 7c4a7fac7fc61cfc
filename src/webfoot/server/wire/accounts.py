"""An account, for those who want one: passkeys, recovery codes, and signing out elsewhere."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from webfoot.server.wire.terms import Name, Plain

Credential = Annotated[dict[str, Any], msgspec.Meta(max_length=12)]
"""What a browser makes of a passkey, as JSON."""


class PasskeyInfo(Plain, frozen=True):
    id: str
    name: str
    made: int
    used: int | None
    """When somebody last signed in with it, in milliseconds since 1970."""


class Account(Plain, frozen=True):
    possible: bool
    """Whether this server takes passkeys at this address. It needs a name, and https unless it is this machine."""
    passkeys: list[PasskeyInfo]
    codes: int
    """Recovery codes that have not been used."""


class PasskeyOptions(Plain, frozen=True):
    options: dict[str, Any]
    """What a browser needs to make or use a passkey."""
    left: int
    """The unfinished tables of the guest that this device has been so far: signing in leaves them behind."""


class NewPasskey(Plain, frozen=True):
    credential: Credential
    name: Name
    """By which its owner tells it from others."""


class SignIn(Plain, frozen=True):
    credential: Credential


class RecoveryCodes(Plain, frozen=True):
    codes: list[str]
    """Each is good once. They are shown now and kept nowhere."""
    account: Account
