"""The settings of a server. The defaults suit one computer and a group of friends."""

from __future__ import annotations

import ipaddress
import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final, Literal, get_args
from urllib.parse import urlsplit

from webfoot.bots.levels import LEVELS
from webfoot.bots.realtime import REACTION
from webfoot.server import secret

LogForm = Literal["text", "json"]
LogLevel = Literal["warning", "info"]
Durability = Literal["full", "normal"]
MailSecurity = Literal["starttls", "tls", "none"]


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How much one visitor may ask for. A rate is a burst, then how many come back each second."""

    http_body: int = 16_384
    """The longest body of a request, in bytes."""
    connections: int = 10_000
    """The most live connections altogether."""
    connections_of_a_guest: int = 20
    """The most live connections of one guest, on all devices."""
    connections_of_an_address: int = 200
    """Live connections from one address; for IPv6, from one network of a household (/56)."""
    cookie: int = 4096
    """Bytes of the cookies of a request."""
    request_seconds: float = 15.0
    """How long a request may take to come, from its first byte or the opening of the connection to its end."""
    answer_seconds: float = 60.0
    """How long nothing of an answer may be taken by the other side."""
    commands: tuple[float, float] = (40, 15)
    """Commands from one connection: how many at once, then how many a second. A page that reconnects sends several at
    once."""
    commands_of_a_guest: tuple[float, float] = (80, 30)
    """On all connections of one guest together. Most commands cost 1. Watching a table costs more, the more of its
    log is sent. A rehearsal, a whole plan or a table that has to be rebuilt costs several."""
    commands_of_an_address: tuple[float, float] = (400, 150)
    """On all connections from one address together."""
    requests: tuple[float, float] = (600, 100)
    """HTTP requests from one address. One to the API costs 1, a replay or a record several, a file of the page a
    quarter."""
    live_moves: tuple[float, float] = (30, 5)
    """Moves of one seat where the rules know time: each is a row before which nobody else's slow network counts."""
    idle_moves: tuple[float, float] = (6, 0.2)
    """Moves of one seat that change nothing on the board."""
    undos: tuple[float, float] = (60, 0.5)
    """Steps that one seat takes back."""
    refusals_before_closing: int = 200
    """How many commands in a row may be refused as too fast before the connection is closed."""
    chat: tuple[float, float] = (5, 0.5)
    """Chat lines from one guest: how many at once, then how many a second."""
    chat_of_an_address: tuple[float, float] = (20, 2)
    """Chat lines from all guests of one address: how many at once, then how many a second."""
    chat_at_a_table: tuple[float, float] = (30, 3)
    """Chat lines at one table: how many at once, then how many a second."""
    names: tuple[float, float] = (10, 0.1)
    """How often one guest may choose a name."""
    names_of_an_address: tuple[float, float] = (60, 0.2)
    """How often names may be chosen from one address."""
    lessons: tuple[float, float] = (40, 5)
    """Steps of lessons of one guest: how many at once, then how many a second."""
    lessons_of_an_address: tuple[float, float] = (200, 20)
    """Steps of lessons from one address: how many at once, then how many a second."""
    hints: tuple[float, float] = (10, 0.5)
    """Hints of the coach for one guest: how many at once, then how many a second."""
    hints_of_an_address: tuple[float, float] = (40, 2)
    """Hints of the coach for one address: how many at once, then how many a second."""
    tables: tuple[float, float] = (60, 0.5)
    """New tables from one address, rematches included."""
    tables_of_a_guest: tuple[float, float] = (20, 0.1)
    """New tables of one guest, rematches included."""
    handovers: tuple[float, float] = (10, 0.05)
    """Codes for another device and recovery links that one guest makes."""
    handovers_of_an_address: tuple[float, float] = (60, 0.2)
    """Codes for another device and recovery links that are made from one address."""
    arrivals: tuple[float, float] = (20, 0.05)
    """Codes and recovery links that are tried from one address, good or bad. Each is looked at once, then used."""
    calls: tuple[float, float] = (30, 0.01)
    """Calls of one guest, by all ways together: how many at once, then how many a second. Others are dropped."""
    call_tests: tuple[float, float] = (6, 0.01)
    """New ways to be called, tests and codes of one guest: how many at once, then how many a second."""
    call_tests_of_an_address: tuple[float, float] = (30, 0.05)
    """New ways to be called, tests and codes from one address: how many at once, then how many a second."""
    ways_of_a_guest: int = 12
    """Ways to be called that one guest may set up, those of tables included."""
    passkeys_of_a_guest: int = 10
    """Passkeys that one guest may have."""
    bot_tables_of_a_guest: int = 8
    """Tables at which bots are at work at the same time, begun by one guest. One that waits for a person does not
    count."""
    bot_tables_of_an_address: int = 24
    """Tables at which bots are at work at the same time, begun from one address."""
    tables_of_a_bot: int = 20
    """Seats that a bot with a token may play at the same time. At further tables random moves are played for it."""
    bot_attempts: tuple[float, float] = (30, 1)
    """Connections of bots from one address, with whatever token."""
    bot_returns: tuple[float, float] = (10, 0.2)
    """Connections with one token. It has one at a time: a new one takes the place of the old one."""
    bot_messages: tuple[float, float] = (200, 50)
    """Messages from one bot; beyond them its connection is closed."""
    replays: tuple[float, float] = (12, 0.2)
    """Replays that have to be worked out for one address; those that are kept cost no more than a request."""
    replays_waiting: int = 8
    """Replays that may wait to be worked out."""
    replay_bytes: int = 32 << 20
    """Replays that are kept in memory, as they are sent."""
    studies: tuple[float, float] = (12, 0.05)
    """Studies that have to be worked out for one address."""
    studies_of_a_guest: tuple[float, float] = (3, 0.01)
    """Studies that have to be worked out for one guest; each takes up to a minute of one core."""
    studies_waiting: int = 4
    """Studies that may wait to be worked out."""
    outbox_messages: int = 256
    """The most messages that may wait for a page that does not read."""
    outbox_bytes: int = 4 << 20
    """The most bytes that may wait for a page that does not read. Beyond that the connection is dropped, and the page
    may reconnect. A whole turn that is played at once needs a message for each of its steps."""
    outbox_bytes_of_a_guest: int = 6 << 20
    """What may wait for all pages of one guest together; beyond it the pages with most waiting are dropped."""
    outbox_bytes_of_an_address: int = 24 << 20
    """What may wait for all pages at one address together."""
    chat_lines: int = 200
    """How many of the last chat lines a page is shown when it opens a table."""


@dataclass(frozen=True, kw_only=True)
class Retention:
    """How long things are kept. 0 is for good."""

    waiting_days: float = 14.0
    """Tables whose game has not begun, counted from when they were set up."""
    unfinished_days: float = 180.0
    """Tables whose game has begun and is not over."""
    finished_days: float = 0.0
    """Tables whose game is over, with their records and replays, counted from when they were set up."""
    chat_days: float = 180.0
    """Lines of chat; they go with their table in any case."""
    command_days: float = 3.0
    """Keys of commands, by which one that is sent again is known. A page gives up long before."""
    guests: int = 100_000
    """Guests who have chosen a name. Beyond it those are forgotten who chose it longest ago and sit at no table. As
    many recovery links are kept."""


POSTGRES: Final = ("postgresql://", "postgres://")
"""How the address of a database in PostgreSQL begins."""
REDIS: Final = ("redis://", "rediss://", "unix://")
"""How the address of a Redis server begins."""
MOST_OWN_BOTS: Final = 20
BOT_NAME: Final = re.compile(r"[A-Za-z0-9_.-]{1,32}")
MAIL: Final = re.compile(r"[^@\s<>,;:\"\\()\[\]]{1,64}@[A-Za-z0-9.-]{1,189}")
"""An e-mail address."""


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
    first start and kept in the folder. With PostgreSQL it must be given."""
    database: str = ""
    """An address such as sqlite:///path, or postgresql://user:password@host/name. If empty, webfoot.sqlite in the
    folder."""
    bus: str = ""
    """The address of a Redis server, such as redis://host:6379 or rediss://user:password@host. Several workers that
    share a PostgreSQL speak to each other over it. If empty, this server is the only one."""
    origins: tuple[str, ...] = ()
    """The public addresses of the pages, such as https://play.example.org: pages from anywhere else are turned away.
    If empty, only pages from the address at which the server was reached are let in."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of the proxies in front: only their X-Forwarded headers are believed."""
    game_data: tuple[Path, ...] = ()
    """Owners' data files, at most one for each game: new tables of that game use its values."""
    durability: Durability = "full"
    """full: an announced move survives a power cut. normal: it survives a crash of the server, but not a power
    cut. With PostgreSQL, normal does not wait for its disk at all."""
    log: LogForm = "text"
    """How the log is written to standard error: as text, or one JSON object on each line, for programs."""
    log_level: LogLevel = "warning"
    """warning: what went wrong. info: also every request, and when games begin and end."""
    client: Path | None = None
    """The folder of the built page. If empty, the one in the package or in the checkout."""
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes that think for bots; besides them one gives quick answers, which so never wait for long thoughts."""
    bot_budget: float = 20.0
    """Seconds that a bot may think. After that its process is killed and a random legal move is played."""
    bot_pace: tuple[float, float] = (0.7, 1.2)
    """Seconds between bot moves that somebody watches, at the calm pace: at least, at most. Players may want less."""
    bot_pace_alone: float = 4.0
    """Seconds that bots take for a move at a table that nobody watches."""
    own_bots: Mapping[str, str] = field(default_factory=dict)
    """Bots of your own that hosts can seat: a class for each name. They run with the rights of the server, so name
    only bots that you trust."""
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
    due_every: float = 5.0
    """Slow games: seconds between two looks at what is due."""
    holiday_days: float = 28.0
    """Slow games: days in a year for which a player's time may stand still."""
    handover: float = 600.0
    """Seconds for which a code for another device is good."""
    mail_server: str = ""
    """Host and port of the SMTP server by which people are called, such as mail.example.org:587. If empty, nobody is
    called by e-mail."""
    mail_from: str = ""
    """The address from which e-mails come. It is also told to push services, for the case of trouble."""
    mail_user: str = ""
    """The name with which the server signs in to send e-mail. If empty, it does not sign in."""
    mail_password: str = ""
    """The password for it."""
    mail_security: MailSecurity = "starttls"
    """How the way to the SMTP server is protected; none only for one on the same machine."""
    hooks: bool = True
    """Whether people may be called by web push and webhooks, for which the server sends requests to addresses that
    they name."""
    hooks_anywhere: bool = False
    """Whether these may go to private and loopback addresses, and by plain http. Only for a server among friends:
    anybody who plays could then reach services of the server's own network."""
    lobby_pause: float = 0.25
    """Seconds over which changes of the lobby are collected into one message."""
    idle: float = 900.0
    """Seconds after which a table that nobody watches is dropped from memory."""
    idle_over: float = 30.0
    """The same for a table whose game is over: hardly anybody comes back to it."""
    metrics_token: str = ""
    """The token that must be brought for /metrics (Authorization: Bearer). If empty, only programs on the same
    machine may ask."""
    limits: Limits = Limits()
    retention: Retention = Retention()

    @property
    def secure(self) -> bool:
        """Whether all pages are reached by https, so that cookies must never be sent without it."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def postgres(self) -> str | None:
        """The address of the database in PostgreSQL; None if it is an SQLite file."""
        return self.database if self.database.startswith(POSTGRES) else None

    @property
    def database_file(self) -> Path:
        """The SQLite file. Raises ValueError if the database is another one, or none at all."""
        if not self.database:
            return self.folder / "webfoot.sqlite"
        scheme, _, path = self.database.partition("///")
        if scheme not in ("sqlite+aiosqlite:", "sqlite:") or not path:
            raise ValueError(
                f"the database must be sqlite:///path or postgresql://user:password@host/name, not {self.database!r}"
            )
        return Path(path)

    @property
    def bot_levels(self) -> list[str]:
        """The bots that can be seated: our levels, and those of the administrator."""
        return [*LEVELS, *self.own_bots]

    def bot_of(self, level: str) -> str:
        """Return what makes a bot of this level; a table may name one that the server has no longer."""
        return self.own_bots.get(level, level if level in LEVELS else "quick")

    def __post_init__(self) -> None:
        if not 0 <= self.reaction_window <= 3600:
            raise ValueError(f"reaction_window must be from 0 to 3600 seconds, not {self.reaction_window}")
        for owner in (self, self.limits, self.retention):
            for setting in fields(owner):
                _check_number(setting.name, getattr(owner, setting.name))
        if self.bot_reaction.keys() != REACTION.keys():
            named = ", ".join(self.bot_reaction)
            raise ValueError(f"bot_reaction needs a number for each level ({', '.join(REACTION)}), not for {named}")
        _check_own_bots(self.own_bots)
        _check_bus(self)
        for origin in self.origins:
            _check_origin(origin)
        for proxy in self.proxies:
            _check_network(proxy)
        _check_mail(self)
        if self.bot_processes < 1:
            raise ValueError("bot_processes must be at least 1")
        for name, choices in (("durability", Durability), ("log", LogForm), ("log_level", LogLevel)):
            if getattr(self, name) not in get_args(choices):
                raise ValueError(f"{name} must be {' or '.join(get_args(choices))}, not {getattr(self, name)!r}")

    def secret(self) -> str:
        """The secret key, made and kept on first use; BadSecret if it is too short to protect anything."""
        if self.secret_key:
            return secret.checked(self.secret_key, "WEBFOOT_SECRET_KEY")
        if self.postgres:
            raise secret.BadSecret(
                "with PostgreSQL the key that signs cookies must be given: set WEBFOOT_SECRET_KEY to a text of at "
                f"least {secret.SHORTEST} characters, and never change it"
            )
        return secret.kept_in(self.folder)


def _check_own_bots(own_bots: Mapping[str, str]) -> None:
    if len(own_bots) > MOST_OWN_BOTS:
        raise ValueError(f"own_bots may name at most {MOST_OWN_BOTS} bots, not {len(own_bots)}")
    for name, spec in own_bots.items():
        if not BOT_NAME.fullmatch(name):
            raise ValueError(f"own_bots: a name has 1 to 32 letters, digits and signs _.-, not {name!r}")
        if name in LEVELS:
            raise ValueError(f"own_bots: {name} is one of our levels; choose another name")
        if not spec or spec.partition(":")[0] in (*LEVELS, "stdio"):
            raise ValueError(f"own_bots: {name} must be a class, such as mybots:Greedy, not {spec!r}")


def _check_bus(settings: Settings) -> None:
    if settings.bus and not settings.bus.startswith(REDIS):
        shown = settings.bus.rpartition("@")[2]
        raise ValueError(f"the bus must be redis://host:6379 or rediss://user:password@host, not {shown!r}")
    if settings.bus and settings.postgres is None:
        raise ValueError("several workers need PostgreSQL: give --database postgresql://… together with --bus")


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


def _check_mail(settings: Settings) -> None:
    if settings.mail_security not in get_args(MailSecurity):
        raise ValueError(f"mail_security must be starttls, tls or none, not {settings.mail_security!r}")
    if settings.mail_from and not MAIL.fullmatch(settings.mail_from):
        raise ValueError(f"mail_from must be an e-mail address, not {settings.mail_from!r}")
    if not settings.mail_server:
        return
    host, _, port = settings.mail_server.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        named = settings.mail_server
        raise ValueError(f"mail_server must be a host and a port, such as mail.example.org:587, not {named!r}")
    if not settings.mail_from:
        raise ValueError("mail_server needs mail_from, the address from which e-mails come")


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
