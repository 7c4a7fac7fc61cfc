"""The settings of a server. The defaults suit one computer and a group of friends."""

from __future__ import annotations

import ipaddress
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Literal, get_args
from urllib.parse import urlsplit

from webfoot.bots.realtime import REACTION
from webfoot.server import secret

Durability = Literal["full", "normal"]


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How much one visitor may ask for. A rate is a burst, then how many come back each second."""

    http_body: int = 16_384
    """The longest body of a request, in bytes."""
    connections: int = 10_000
    """The most live connections altogether."""
    connections_of_a_guest: int = 20
    """The most live connections of one guest, on all devices."""
    commands: tuple[float, float] = (40, 15)
    """Commands from one connection: how many at once, then how many a second. A page that reconnects sends several at
    once."""
    refusals_before_closing: int = 200
    """How many commands in a row may be refused as too fast before the connection is closed."""
    chat: tuple[float, float] = (5, 0.5)
    """Chat lines from one guest: how many at once, then how many a second."""
    chat_of_an_address: tuple[float, float] = (20, 2)
    """Chat lines from all guests of one address: how many at once, then how many a second."""
    chat_at_a_table: tuple[float, float] = (30, 3)
    """Chat lines at one table: how many at once, then how many a second."""
    tables: tuple[float, float] = (60, 0.5)
    """New tables from one address: how many at once, then how many a second."""
    outbox_messages: int = 256
    """The most messages that may wait for a page that does not read."""
    outbox_bytes: int = 4 << 20
    """The most bytes that may wait for a page that does not read. Beyond that the connection is dropped, and the page
    may reconnect. A whole turn that is played at once needs a message for each of its steps."""
    chat_lines: int = 200
    """How many of the last chat lines a page is shown when it opens a table."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    folder: Path = Path("webfoot-data")
    """The directory for the database and the key that signs cookies."""
    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 listens on every address of the machine."""
    port: int = 8000
    """The port to listen on; 0 takes any free one."""
    secret_key: str = ""
    """Signs cookies and seat links; at least 32 characters. If empty, a key is made on the
    first start and kept in the folder."""
    database: str = ""
    """An address such as sqlite:///path. If empty, webfoot.sqlite in the folder."""
    origins: tuple[str, ...] = ()
    """The public addresses of the pages, such as https://play.example.org: pages from anywhere else are turned away.
    If empty, only pages from the address at which the server was reached are let in."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of the proxies in front: only their X-Forwarded headers are believed."""
    game_data: tuple[Path, ...] = ()
    """Owners' data files, at most one for each game: new tables of that game use its values."""
    durability: Durability = "full"
    """full: an announced move survives a power cut. normal: it survives a crash of the server, but not a power
    cut."""
    client: Path | None = None
    """The folder of the built page. If empty, the one in the package or in the checkout."""
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """The number of processes that think for bots."""
    bot_budget: float = 20.0
    """Seconds that a bot may think. After that its process is killed and a random legal move is played."""
    bot_pace: tuple[float, float] = (0.7, 1.2)
    """Seconds between bot moves that somebody watches: at least, at most."""
    bot_reaction: Mapping[str, float] = field(default_factory=lambda: REACTION)
    """Real-time games: seconds that a bot of each level takes to notice a change."""
    reaction_window: float = 4.0
    """Seconds that players have to react where a game asks several at once. It is the same for all, so that it
    reveals nothing."""
    grace: float = 30.0
    """Real-time games: seconds that a player may be away before the host may let a bot play for them."""
    grace_in_turns: float = 120.0
    """Games in turns: seconds that a player may be away before the host may let a bot play for them."""
    host_grace: float = 300.0
    """Seconds that the host may be away before the first player who is present becomes the host."""
    pause_limit: float = 1800.0
    """Real-time games: seconds after which a pause that players agreed on ends, if one of them is present."""
    away: float = 5.0
    """Seconds that the server may be stopped or stuck before it counts as away. Real-time games then stop at what was
    last announced, as after a restart."""
    lobby_pause: float = 0.25
    """Seconds over which changes of the lobby are collected into one message."""
    idle: float = 900.0
    """Seconds after which a table that nobody watches is dropped from memory."""
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        """Whether all pages are reached by https, so that cookies must never be sent without it."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def database_file(self) -> Path:
        if not self.database:
            return self.folder / "webfoot.sqlite"
        scheme, _, path = self.database.partition("///")
        if scheme not in ("sqlite+aiosqlite:", "sqlite:") or not path:
            raise ValueError(f"the database must be an SQLite file, sqlite:///path, not {self.database!r}")
        return Path(path)

    def __post_init__(self) -> None:
        if not 0 <= self.reaction_window <= 3600:
            raise ValueError(f"a reaction window lasts from 0 to 3600 seconds, not {self.reaction_window}")
        for owner in (self, self.limits):
            for setting in fields(owner):
                _check_number(setting.name, getattr(owner, setting.name))
        if self.bot_reaction.keys() != REACTION.keys():
            named = ", ".join(self.bot_reaction)
            raise ValueError(f"bot_reaction names the levels {', '.join(REACTION)}, not {named}")
        for origin in self.origins:
            _check_origin(origin)
        for proxy in self.proxies:
            _check_network(proxy)
        if self.bot_processes < 1:
            raise ValueError("bot_processes is at least 1")
        if self.durability not in get_args(Durability):
            raise ValueError(f"durability is full or normal, not {self.durability!r}")

    def secret(self) -> str:
        """The secret key, made and kept on first use; BadSecret if it is too short to protect anything."""
        if self.secret_key:
            return secret.checked(self.secret_key, "WEBFOOT_SECRET_KEY")
        return secret.kept_in(self.folder)


def _check_origin(origin: str) -> None:
    """An origin as browsers send it: a scheme and a host, perhaps a port, and nothing more."""
    try:
        parts = urlsplit(origin)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or origin != f"{parts.scheme}://{parts.netloc}" or origin != origin.lower() or "@" in origin:
        raise ValueError(
            f"an origin is like https://ducks.example, in small letters and without a path, not {origin!r}"
        )


def _check_network(text: str) -> None:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise ValueError(
            f"a proxy is an address or a network, such as 10.0.0.2 or 10.0.0.0/8, not {text!r}"
        ) from None


def _check_number(name: str, value: object) -> None:
    """Raise ValueError if a number is negative, infinite or not a number. Every number is a size, a time or a
    rate."""
    numbers = value.values() if isinstance(value, Mapping) else value if isinstance(value, tuple) else (value,)
    for number in numbers:
        if isinstance(number, int | float) and not 0 <= number < math.inf:
            raise ValueError(f"{name} cannot be {number}")
