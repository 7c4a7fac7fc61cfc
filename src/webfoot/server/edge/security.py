"""Security: origins, cookies, seat links, and the headers of every answer."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from itsdangerous import BadSignature, TimestampSigner

if TYPE_CHECKING:
    from webfoot.server.settings import Settings

COOKIE = "webfoot-guest"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep a cookie

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        # 'self' covers the socket only in browsers with CSP level 3; the host name is added for the others.
        "connect-src 'self'{socket}",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
    ]
)

_FIXED_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def answer_headers(host: str, secure: bool) -> list[tuple[bytes, bytes]]:
    """Return the headers that every HTTP answer carries."""
    socket = f" {'wss' if secure else 'ws'}://{host}" if _plain_host(host) else ""
    headers = [*_FIXED_HEADERS, (b"content-security-policy", CONTENT_SECURITY_POLICY.format(socket=socket).encode())]
    if secure:
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    return headers


def _plain_host(host: str) -> bool:
    """Return a Host header that is safe to put into a policy: it comes from the visitor, so only a name and a port
    pass."""
    return 0 < len(host) < 256 and all(c.isascii() and (c.isalnum() or c in ".-:[]") for c in host)


def origin_allowed(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may act here. Without an origin it is no browser, so no cookie was misused."""
    if origin is None:
        return True
    if allowed:
        return origin in allowed
    try:
        parts = urlsplit(origin)
    except ValueError:
        # It looks like an address and is none, such as http://[
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower() != ""


def guest_cookie(header: str, at_most: int) -> str | None:
    """The value of the guest's cookie in a Cookie header; None if there is none, or the header is too long.

    Ours is never quoted, so nothing has to be unquoted, which takes long where the text means harm.
    """
    if len(header) > at_most:
        return None
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


class Handle(NamedTuple):
    """What a bot is told of a seat at a table: a name and a number for its luck, which say nothing of either."""

    name: str
    seed: int


class Keys:
    """What is made from the server's secret key: signed cookies, the tokens of seat links, handles of bots."""

    def __init__(self, settings: Settings) -> None:
        secret = settings.secret()
        self._signer = TimestampSigner(secret, salt="webfoot-guest", digest_method=hashlib.sha256)
        self._bot_key = hashlib.sha256(b"webfoot-bot-1" + secret.encode()).digest()
        self.control_token = hashlib.sha256(b"webfoot-control-1" + secret.encode()).hexdigest()
        """Opens /control, for those who can read the folder."""
        self.bus_name = hashlib.sha256(b"webfoot-bus-1" + secret.encode()).hexdigest()[:12]
        """Tells the workers of this server from those of others that use the same Redis."""
        self._link_key = hashlib.sha256(b"webfoot-link-1" + secret.encode()).digest()
        self._stop_key = hashlib.sha256(b"webfoot-stop-1" + secret.encode()).digest()

    def sign(self, guest: str, generation: int = 0) -> str:
        """Return a cookie for a guest. A generation above 0 is named in it: see `accounts.py`."""
        return self._signer.sign(f"{guest}~{generation}" if generation else guest).decode()

    def guest(self, cookie: str | None, generation: Callable[[str], int] = lambda _: 0) -> str | None:
        """Return the guest to whom a cookie was given; None if its signature is not ours, or it is of another
        generation than the guest's cookies have now."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            guest, signed = self._signer.unsign(cookie, return_timestamp=True)
            # One from the future was signed before the system's clock was set back, and is as good as any other.
            fresh = time.time() - signed.timestamp() <= COOKIE_AGE
            name, _, of = guest.decode().partition("~")
            return name if fresh and of == (str(generation(name)) if generation(name) else "") else None
        except (BadSignature, UnicodeDecodeError):
            return None

    def link(self, table: str, seat: int, nonce: str) -> str:
        """Return the secret token of a seat. It can be made again for the table's host and is stored nowhere."""
        digest = hmac.digest(self._link_key, f"{table}/{seat}/{nonce}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def bot_handle(self, table: str, seat: int, bot: str) -> Handle:
        """Return what a bot is told of its seat. It stays the same, and says nothing of the table."""
        digest = hmac.digest(self._bot_key, f"{table}/{seat}/{bot}".encode(), "sha256")
        return Handle(base64.urlsafe_b64encode(digest[:12]).decode(), int.from_bytes(digest[12:16], "big"))

    def stop_token(self, way: int) -> str:
        """Return the token by which calls are stopped that come this way."""
        digest = hmac.digest(self._stop_key, str(way).encode(), "sha256")
        return f"{way}.{base64.urlsafe_b64encode(digest[:18]).decode()}"

    def stopped_way(self, token: str) -> int | None:
        """Return the way that a token stops; None if the token is not ours."""
        number = token.partition(".")[0]
        if not (number.isascii() and number.isdecimal() and len(number) < 16):
            return None
        return int(number) if hmac.compare_digest(self.stop_token(int(number)).encode(), token.encode()) else None

    def link_hash(self, table: str, seat: int, nonce: str) -> str:
        """Return the hash of the link to a seat, which is all that the database holds of it."""
        return link_hash(self.link(table, seat, nonce))


def link_hash(token: str) -> str:
    """Return the hash of a link's token."""
    return hashlib.sha256(b"webfoot-link-hash-1" + token.encode()).hexdigest()


def new_id() -> str:
    """Return an id that cannot be guessed, for tables and guests."""
    made = secrets.token_urlsafe(9)
    # A command line would take a dash at the beginning for an option.
    return new_id() if made.startswith("-") else made


def new_nonce() -> str:
    return secrets.token_urlsafe(6)
