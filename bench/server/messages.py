"""As much of our server's messages as a scripted player looks at; everything else is skipped unread."""

from __future__ import annotations

import msgspec


class Choice(msgspec.Struct):
    move: msgspec.Raw


class Brief(msgspec.Struct):
    actors: list[int]
    moves: list[Choice]
    over: bool


class Happening(msgspec.Struct):
    event: str


class Step(msgspec.Struct):
    seq: int
    seat: int | None
    kind: str
    at: int
    events: list[Happening]


class Clock(msgspec.Struct):
    origin: int


class TableInfo(msgspec.Struct):
    id: str
    next: str | None = None


class Message(msgspec.Struct, tag_field="type"):
    pass


class Accepted(Message, tag="accepted"):
    key: str


class Refused(Message, tag="refused"):
    key: str | None
    reason: msgspec.Raw


class Table(Message, tag="table"):
    table: TableInfo
    seat: int | None
    seq: int
    brief: Brief | None
    clock: Clock | None = None


class Stepped(Message, tag="stepped"):
    table: str
    step: Step
    brief: Brief


class TableChanged(Message, tag="table-changed"):
    table: TableInfo


class ClockChanged(Message, tag="clock-changed"):
    table: str
    clock: Clock


class Welcome(Message, tag="welcome"):
    pass


class Malformed(Message, tag="malformed"):
    detail: str


class Lobby(Message, tag="lobby"):
    pass


class LobbyChanged(Message, tag="lobby-changed"):
    pass


class Thinking(Message, tag="thinking"):
    pass


class Chat(Message, tag="chat"):
    pass


AnyMessage = (
    Accepted
    | Refused
    | Table
    | Stepped
    | TableChanged
    | ClockChanged
    | Welcome
    | Malformed
    | Lobby
    | LobbyChanged
    | Thinking
    | Chat
)
decode = msgspec.json.Decoder(AnyMessage).decode
