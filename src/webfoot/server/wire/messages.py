"""Messages: what the server sends over the socket."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from webfoot.core.errors import Refusal
from webfoot.core.plans import Rehearsal
from webfoot.server.wire.tables import ChatLine, Clock, Me, Pace, Prepared, ReactionWindow, Step, TableInfo


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message of every connection."""

    version: int
    me: Me
    now: int
    """The server's clock, in milliseconds since 1970."""


class Accepted(Message, frozen=True, tag="accepted"):
    key: str


class Refused(Message, frozen=True, tag="refused"):
    """Nothing has changed. The rule is a rule id of the game, or one of the table's own reasons:
    stale, not-your-seat, not-seated, seat-taken, no-such-table, no-such-seat, not-started, already-started,
    seats-empty, game-over, not-over, not-host, undo-horizon, not-a-move, too-fast, already-seated, bad-name,
    no-plans, plan-not-now, plan-luck, paused, no-time, too-many-bots, storage-trouble,
    not-away-yet, no-spectators, spectators-silent, muted, asked-to-leave, no-such-guest, name-taken, unknown-bot,
    no-vote, curtain, plan-incomplete, plan-your-turn."""

    key: str | None
    reason: Refusal


class Malformed(Message, frozen=True, tag="malformed"):
    """The text was not a command; `detail` says where it is wrong."""

    detail: str


class Lobby(Message, frozen=True, tag="lobby"):
    tables: list[TableInfo]
    """Tables that are open to everybody, the newest first, as a stranger sees them."""
    mine: list[TableInfo]
    """Your own tables whose game is not over, the newest first, listed or not."""
    more: bool
    """Whether there may be more tables: ask for more pages."""


class LobbyChanged(Message, frozen=True, tag="lobby-changed"):
    """What is new of the tables that are open to everybody."""

    tables: list[TableInfo]
    """New ones, and those of which something has changed."""
    gone: list[str]
    more: bool


class LobbyOwn(Message, frozen=True, tag="lobby-own"):
    """Your own tables have changed: all of them."""

    mine: list[TableInfo]


class Table(Message, frozen=True, tag="table"):
    """The whole present state of a table, as this seat may know it."""

    table: TableInfo
    seat: int | None
    seq: int
    brief: Any
    """webfoot.core.briefing.Briefing, or None before the start."""
    since: int
    """The row after which `log` begins: the one named in `watch`, or 0."""
    log: list[Step]
    chat: list[ChatLine]
    can_undo: bool
    thinking: list[int]
    """Seats whose bot is thinking now."""
    window: ReactionWindow | None
    auto_pass: bool
    """Whether the server declines reactions for you; nobody else is told."""
    pace: Pace
    """How fast you want bots to play here; nobody else is told."""
    clock: Clock | None
    """Set once a real-time game has begun."""
    prepared: Prepared | None = None
    """What you have prepared here; nobody else is told."""
    trouble: bool = False
    """Whether the storage gives trouble, so that nothing can be written now."""


class Stepped(Message, frozen=True, tag="stepped"):
    """One more row, and the position after it."""

    table: str
    step: Step
    brief: Any
    can_undo: bool
    window: ReactionWindow | None


class Rehearsed(Message, frozen=True, tag="rehearsed"):
    """The outcome of a plan. Sent just before the `accepted` of the same key."""

    key: str
    rehearsal: Rehearsal


class TableChanged(Message, frozen=True, tag="table-changed"):
    """Seats, status or links have changed."""

    table: TableInfo
    seat: int | None


class ClockChanged(Message, frozen=True, tag="clock-changed"):
    """Time has stopped or goes on, or a player wishes it."""

    table: str
    clock: Clock


class Notice(Message, frozen=True, tag="notice"):
    """Something about the people of a table that one should not miss."""

    table: str
    notice: Literal["bot-plays", "took-back", "host", "removed", "muted", "unmuted"]
    """removed, muted and unmuted are told to whom it concerns alone."""
    name: str
    """Of whom it tells."""
    you: bool


class Dismissed(Message, frozen=True, tag="dismissed"):
    """This table does not let you watch any more."""

    table: str


class Storage(Message, frozen=True, tag="storage"):
    """Something could not be written, and the server tries again by itself; or that is over."""

    table: str
    trouble: bool


class Pong(Message, frozen=True, tag="pong"):
    """Sent just before the `accepted` of the same key."""

    key: str
    now: int
    """The server's clock, in milliseconds since 1970."""


class Thinking(Message, frozen=True, tag="thinking"):
    table: str
    seats: list[int]


class Chat(Message, frozen=True, tag="chat"):
    table: str
    line: ChatLine


class AutoPassing(Message, frozen=True, tag="auto-passing"):
    """Sent to your own pages alone: whether the server declines reactions for you."""

    table: str
    on: bool


class PreparedChanged(Message, frozen=True, tag="prepared"):
    """Sent to your own pages alone: what you have prepared."""

    table: str
    prepared: Prepared | None


AnyMessage = (
    Welcome
    | Accepted
    | Refused
    | Malformed
    | Lobby
    | LobbyChanged
    | LobbyOwn
    | Table
    | Stepped
    | Rehearsed
    | TableChanged
    | ClockChanged
    | Storage
    | Notice
    | Dismissed
    | Pong
    | Thinking
    | Chat
    | AutoPassing
    | PreparedChanged
)
