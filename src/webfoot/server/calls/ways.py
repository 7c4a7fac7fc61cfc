"""The ways in which people let themselves be called, and what is wrong with one that cannot be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from webfoot.server.settings import MAIL

WayKind = Literal["push", "mail", "hook", "discord"]
"""hook: plain JSON; discord: a webhook in the shape that Discord takes."""


class BadWay(ValueError):
    """A way that cannot be used; says why."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to call somebody. A way of a table calls whoever's turn it is there."""

    number: int
    guest: str
    """The guest who set it up."""
    table: str | None
    kind: WayKind
    target: dict[str, str]
    """hook and discord: `url`; mail: `address`; push: `endpoint`, `p256dh` and `auth`."""
    page: str
    """The origin of the page on which it was set up: links in messages lead there."""
    confirmed: bool
    made: int
    last: int | None
    """When somebody was last called this way."""
    failed: str | None
    """What went wrong the last time."""


class Message(NamedTuple):
    """What is said in a call. It holds nothing that a stranger at the table could not know."""

    id: str
    """The same if the same call is tried again."""
    event: Literal["turn", "test", "confirm"]
    text: str
    url: str
    game: str | None = None
    table: str | None = None
    player: str | None = None
    more: str = ""
    """For e-mail: what follows after the link."""
    stop: str = ""
    """For e-mail: the address at which these calls are stopped."""


class Outcome(NamedTuple):
    """What became of an attempt to call.

    sent: it arrived. later: it did not, and may be tried again. never: it did not, and trying again is no use.
    gone: the way exists no longer. unknown: it may have arrived, so it is never tried again.
    """

    result: Literal["sent", "later", "never", "gone", "unknown"]
    reason: str = ""


def checked_url(url: str, *, plain: bool) -> str:
    """Return an address to which a call may be sent; BadWay if it is none. `plain`: http will do as well."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadWay("this is not an address") from None
    if parts.scheme not in (("https", "http") if plain else ("https",)):
        raise BadWay("the address must begin with https://")
    if not host or port == 0 or parts.username or parts.password or not url.isascii() or not url.isprintable():
        raise BadWay("this is not an address")
    if " " in url:
        raise BadWay("an address has no spaces")
    return url


def checked_mail(address: str) -> str:
    """Return an e-mail address; BadWay if it is none."""
    if not MAIL.fullmatch(address) or "." not in address.rpartition("@")[2].strip("."):
        raise BadWay("this is not an e-mail address")
    return address


def shown(way: Way) -> str:
    """Return what its owner is shown of a way: enough to tell it from others, and no secret."""
    if way.kind == "mail":
        return way.target["address"]
    return urlsplit(way.target["endpoint" if way.kind == "push" else "url"]).hostname or ""


def from_row(row: tuple[Any, ...], decode: Any) -> Way:
    """Return the way of a row of the storage."""
    number, guest, table, kind, target, page, confirmed, made, last, failed = row
    return Way(number, guest, table, kind, decode(target), page, bool(confirmed), made, last, failed)
