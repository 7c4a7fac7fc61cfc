"""How a guest wants to be called when it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from webfoot.server.wire.terms import Plain, TableId

WayKind = Literal["push", "mail", "hook", "discord"]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]


class CallWay(Plain, frozen=True):
    """One way to be called."""

    number: int
    kind: WayKind
    """hook: a webhook with plain JSON; discord: one in the shape that Discord takes."""
    to: str
    """The e-mail address, or the host of the address."""
    table: str | None
    """Set if it calls whoever's turn it is at this table, and not only this guest."""
    confirmed: bool
    """An e-mail address is used once its owner has typed the code that was sent there."""
    made: int
    last: int | None
    """When it was last used with success, in milliseconds since 1970."""
    failed: str | None
    """What went wrong the last time."""


class Quiet(Plain, frozen=True):
    """Hours in which a guest is not called. They may go on past midnight."""

    begin: Minute
    end: Minute
    """Minutes after midnight."""
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    """A name of the time zone database, such as Europe/Rome."""


class CallSettings(Plain, frozen=True):
    offered: list[WayKind]
    """The ways that this server has."""
    push_key: str | None
    """The key with which this server signs web push."""
    ways: list[CallWay]
    quiet: Quiet | None


class NewCallWay(Plain, frozen=True):
    kind: WayKind
    target: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=20)], Annotated[str, msgspec.Meta(max_length=1000)]],
        msgspec.Meta(max_length=3),
    ]
    """hook and discord: `url`; mail: `address`; push: `endpoint`, `p256dh` and `auth`."""
    table: TableId | None = None
    """For webhooks alone: call whoever's turn it is at this table. Only its host may set that up."""


class NewQuiet(Plain, frozen=True):
    quiet: Quiet | None


class CallCode(Plain, frozen=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class StopCalls(Plain, frozen=True):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    """From the address at the end of an e-mail."""


class CallsStopped(Plain, frozen=True):
    to: str
    """What is no longer used."""


class CallTested(Plain, frozen=True):
    """What became of a test."""

    result: Literal["sent", "later", "never", "gone", "unknown"]
    """sent: it arrived. later and never: it did not. gone: there is nobody at this address any more, and it was
    removed. unknown: nobody answered."""
    reason: str
