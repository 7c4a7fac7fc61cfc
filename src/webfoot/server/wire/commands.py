"""Commands: what the page sends over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from webfoot.server.wire.tables import Pace, Spectators, Verdict
from webfoot.server.wire.terms import MAX_PAGES, GameTime, Key, Level, Plan, Seat, Seq, TableId


class Command(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="do"):
    key: Key


class WatchLobby(Command, frozen=True, tag="watch-lobby"):
    """Receive `lobby` now and what changes of it, until the next watch."""

    pages: Annotated[int, msgspec.Meta(ge=1, le=MAX_PAGES)] = 1
    """How much of a long list to show."""


class Watch(Command, frozen=True, tag="watch"):
    """Receive `table` now and every change of that table, until the next watch."""

    table: TableId
    seq: Seq = 0
    """The last row that this page has: only what came after it is sent."""
    seat: Seat | None = None
    """Through whose eyes the page has seen the rows it has; None: a spectator's. Others see other things: if you sit
    elsewhere now, the whole log is sent."""
    foresee: bool = False
    """Whether to say of each own move what is certain to follow, in games that can."""


class Sit(Command, frozen=True, tag="sit"):
    table: TableId
    seat: Seat


class Leave(Command, frozen=True, tag="leave"):
    """Stand up from a table that has not started."""

    table: TableId


class SetSeat(Command, frozen=True, tag="set-seat"):
    """The host changes who may sit on a chair nobody has taken; or, while playing, lets a bot play for somebody who
    has been away for a while."""

    table: TableId
    seat: Seat
    kind: Literal["open", "link", "bot"]
    level: Level = "quick"


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take the seat back that a bot plays for me."""

    table: TableId


class Remove(Command, frozen=True, tag="remove"):
    """The host asks somebody to leave a seat before the start. That guest cannot sit down here again."""

    table: TableId
    seat: Seat


class Mute(Command, frozen=True, tag="mute"):
    """The host does not let a guest talk here, or does again."""

    table: TableId
    guest: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    on: bool


class SetSpectators(Command, frozen=True, tag="set-spectators"):
    """The host says what those may do who have no seat."""

    table: TableId
    spectators: Spectators


class Start(Command, frozen=True, tag="start"):
    table: TableId


class Play(Command, frozen=True, tag="play"):
    table: TableId
    seq: Seq
    """The last row that this page has seen. A move chosen for an older position is refused as stale. While a window
    is open, every row since it opened counts as the last one for the seats that are asked, because others have only
    answered. In a real-time game nothing is stale: the move is judged as of the instant at which it counts."""
    move: msgspec.Raw
    at: GameTime | None = None
    """In real-time games: when this move was made, as the page reckons. It counts as made then, as far as the seat's
    allowance goes, but never before the last row."""


class Rehearse(Command, frozen=True, tag="rehearse"):
    """Try a plan, that is, a list of moves. Answered with `rehearsed`, to this page alone. Changes nothing."""

    table: TableId
    moves: Plan


class PlayAll(Command, frozen=True, tag="play-all"):
    """Play a whole plan: every move in order, or none. A refusal names the step in `step`, from 0."""

    table: TableId
    seq: Seq
    """The last row that this page has seen."""
    moves: Plan


class KeepPlan(Command, frozen=True, tag="keep-plan"):
    """While it is not your turn: keep a plan on the server, or none. It may play by itself when your turn comes, if
    every step then does what it does now."""

    table: TableId
    moves: Plan
    auto: bool


class SetNote(Command, frozen=True, tag="set-note"):
    """Leave a note to yourself at a table, or none. Nobody else is told."""

    table: TableId
    text: Annotated[str, msgspec.Meta(max_length=500)]


class Pause(Command, frozen=True, tag="pause"):
    """Where the rules know time: I want it to stand still, or to go on. It stands still when everybody asked wants
    it, and goes on when more than half of them do; to want what is so already takes a wish back."""

    table: TableId
    paused: bool


class Ping(Command, frozen=True, tag="ping"):
    """Ask for the server's clock. Answered with `pong` at once."""


class Undo(Command, frozen=True, tag="undo"):
    """Undo your own last step."""

    table: TableId
    seq: Seq


class Resign(Command, frozen=True, tag="resign"):
    """Resign. A bot plays on for the seat, which can no longer win."""

    table: TableId


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: open a new table with the same people, bots and options. Everybody is told."""

    table: TableId


class AutoPass(Command, frozen=True, tag="auto-pass"):
    """Start or stop letting the server decline every reaction for you, at the moment at which bots answer."""

    table: TableId
    on: bool


class SetPace(Command, frozen=True, tag="set-pace"):
    """Say how fast you want bots to play at this table. The slowest wish of the players who are present counts."""

    table: TableId
    pace: Pace


class Lift(Command, frozen=True, tag="lift"):
    """Where people share a device: the person of this seat has it now, and wants to see."""

    table: TableId
    seat: Seat


class Vote(Command, frozen=True, tag="vote"):
    """In slow games: say what is to be done about a player whose time is over."""

    table: TableId
    seat: Seat
    """The seat whose time is over."""
    verdict: Verdict


class ReadChat(Command, frozen=True, tag="read-chat"):
    """In slow games: I have read what was said up to then, on whichever device."""

    table: TableId
    at: Annotated[int, msgspec.Meta(ge=0, le=10**15)]


class Say(Command, frozen=True, tag="say"):
    table: TableId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


AnyCommand = (
    WatchLobby
    | Watch
    | Sit
    | Leave
    | SetSeat
    | TakeBack
    | Remove
    | Mute
    | SetSpectators
    | Start
    | Play
    | Rehearse
    | PlayAll
    | KeepPlan
    | SetNote
    | Pause
    | Ping
    | Undo
    | Resign
    | Rematch
    | AutoPass
    | SetPace
    | Lift
    | Vote
    | ReadChat
    | Say
)
