"""The game of a table as its rows tell it: the match, the seats that have resigned, and the outcome.

The same steps are taken live, when a table is rebuilt from its log, and in a replay.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final, Literal

import msgspec

from webfoot.core.briefing import Briefing
from webfoot.core.events import Event
from webfoot.core.game import Game
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.server.storage.protocol import Row
from webfoot.server.table.details import Details
from webfoot.server.wire import Step

StepKind = Literal["start", "play", "tick", "undo", "resign", "pause", "resume"]

_encode = msgspec.json.Encoder().encode


class StartPayload(msgspec.Struct, frozen=True):
    started: int
    """Milliseconds since 1970."""


class PausePayload(msgspec.Struct, frozen=True):
    """The payload of a pause and of its end."""

    wall: int
    """Milliseconds since 1970."""


class UndoPayload(msgspec.Struct, frozen=True):
    to: int
    """The length of the record after the undo."""


class Happened:
    """One row and the events that it caused, unfiltered. It is never sent as it is."""

    def __init__(self, seq: int, kind: StepKind, seat: int | None, at: int, events: list[Event]) -> None:
        self.seq = seq
        self.kind = kind
        self.seat = seat
        self.at = at
        self.events = events

    def seen_by(self, viewer: int | None) -> Step:
        """Return the step as this viewer may know it."""
        seen: list[Event] = []
        for event in self.events:
            known = _OPEN.get(type(event))
            shown = event if known or (known is None and _is_open(type(event))) else event.seen_by(viewer)
            if shown is not None:
                seen.append(shown)
        return Step(self.seq, self.kind, self.seat, self.at, seen)


_OPEN: Final[dict[type[Event], bool]] = {}
"""Whether everybody may know events of each kind as they are. A step has some events, and many are told of it."""


def _is_open(kind: type[Event]) -> bool:
    _OPEN[kind] = kind.seen_by is Event.seen_by
    return _OPEN[kind]


class Playthrough:
    def __init__(self, game: Game[Any], details: Details, started: int) -> None:
        self.match: Match[Any] = Match(game, len(details.chairs), details.seed, details.options, details.position)
        self.origin: int = started - self.match.state.now
        """When game time was 0, by the server's clock. Every pause shifts it."""
        self.stopped: int | None = None
        """The game time at which time is stopped; None while it runs."""
        self.interrupted = False
        """Whether time stopped because the server was away, and not because a player wished it."""
        self.resigned: set[int] = set()

    # looking

    @property
    def over(self) -> bool:
        return self.match.state.over() or (bool(self.resigned) and bool(self._left_over()))

    @property
    def actors(self) -> list[int]:
        return [] if self.over else self.match.state.actors()

    @property
    def asked(self) -> dict[int, int]:
        """Return the seats that are asked whether they react, each with the move by which it declines."""
        return {} if self.over else self.match.game.lets_pass(self.match.state)

    def brief(self, viewer: int | None, foresee: bool = False) -> Briefing:
        """Return everything about the position that may be sent to this seat. A seat that has resigned cannot win."""
        return self.briefs([viewer], {viewer} if foresee else ())[viewer]

    def briefs(
        self, viewers: list[int | None], foreseeing: Container[int | None] = (), encoded: bool = False
    ) -> dict[int | None, Briefing]:
        """Return that for each of these seats, with `encoded` as `Game.briefs` does."""
        briefs = self.match.game.briefs(self.match.state, viewers, foreseeing, encoded=encoded)
        if not self.resigned:
            return briefs
        left = self._left_over()
        return {viewer: self._without_resigned(brief, left) for viewer, brief in briefs.items()}

    def _without_resigned(self, brief: Briefing, left: list[int]) -> Briefing:
        if left and not brief.over:
            return msgspec.structs.replace(
                brief, over=True, winners=left, actors=[], moves=[], blocked={}, deadline=None
            )
        return msgspec.structs.replace(brief, winners=self._winners(brief.winners, brief.scores))

    @property
    def winners(self) -> list[int]:
        return self.brief(None).winners

    def can_undo(self, viewer: int | None) -> bool:
        if viewer is None or viewer in self.resigned or self.over:
            return False
        return self.match.undo_reach(viewer) < len(self.match.entries)

    def _left_over(self) -> list[int]:
        """Return the seats of the only team that has not resigned altogether; none while there are several such
        teams. Somebody has resigned."""
        teams = [
            [seat for seat in team if seat not in self.resigned] for team in self.match.game.teams(self.match.state)
        ]
        playing = [team for team in teams if team]
        return playing[0] if len(playing) == 1 else []

    def _winners(self, winners: list[int], scores: list[int]) -> list[int]:
        kept = [seat for seat in winners if seat not in self.resigned]
        if kept or not winners:
            return kept
        # All winners had resigned: the best of the other seats take their place, with their partners.
        others = [seat for seat in range(self.match.seats) if seat not in self.resigned]
        best = max((scores[seat] for seat in others), default=0)
        teams = self.match.game.teams(self.match.state)
        winning = {
            seat for team in teams for seat in team if any(scores[one] == best for one in team if one in others)
        }
        return [seat for seat in others if seat in winning]

    # acting: each raises what the match raises, and then nothing has changed

    def play(self, seat: int, move: Move, at: int) -> tuple[str, list[Event]]:
        """Play a move; return the payload of its row and the events."""
        events = self.match.play(seat, move, at)
        return _encode(move).decode(), events

    def undo(self, seat: int) -> str:
        self.match.undo(seat)
        return _encode(UndoPayload(len(self.match.entries))).decode()

    def tick(self, at: int) -> list[Event]:
        return self.match.tick(at)

    def resign(self, seat: int) -> None:
        self.resigned.add(seat)

    def stop(self, seat: int | None, at: int, wall: int) -> str:
        """Stop time at that game time; without a seat, because the server was away."""
        self.stopped, self.interrupted = at, seat is None
        return _encode(PausePayload(wall)).decode()

    def go_on(self, wall: int) -> str:
        """Let time go on from where it stopped."""
        assert self.stopped is not None
        self.origin, self.stopped, self.interrupted = wall - self.stopped, None, False
        return _encode(PausePayload(wall)).decode()

    def again(self, row: Row) -> Happened:
        """Take the step that a row of the log describes."""
        events: list[Event] = []
        if row.kind == "play":
            assert row.seat is not None
            events = self.match.play(row.seat, self.match.game.catalogue.decode(row.payload), row.at)
        elif row.kind == "tick":
            events = self.match.tick(row.at)
        elif row.kind == "undo":
            assert row.seat is not None
            self.match.undo(row.seat, msgspec.json.decode(row.payload, type=UndoPayload).to)
        elif row.kind == "resign":
            assert row.seat is not None
            self.resign(row.seat)
        elif row.kind == "pause":
            self.stop(row.seat, row.at, msgspec.json.decode(row.payload, type=PausePayload).wall)
        elif row.kind == "resume":
            self.go_on(msgspec.json.decode(row.payload, type=PausePayload).wall)
        return Happened(row.seq, kind_of(row), row.seat, row.at, events)


def kind_of(row: Row) -> StepKind:
    kind: StepKind = msgspec.convert(row.kind, StepKind)
    return kind


def begin(game: Game[Any], details: Details, rows: list[Row]) -> Playthrough:
    """Return the game at its start, from the first row of the log."""
    started = msgspec.json.decode(rows[0].payload, type=StartPayload).started
    return Playthrough(game, details, started)


def effective(rows: list[Row]) -> list[Row]:
    """Return the rows of the game as it stood in the end, without pauses and without undone steps and their
    undoing."""
    kept: list[Row] = []
    for row in rows:
        if row.kind in ("pause", "resume"):
            continue
        if row.kind != "undo":
            kept.append(row)
            continue
        excess = sum(earlier.kind in ("play", "tick") for earlier in kept)
        excess -= msgspec.json.decode(row.payload, type=UndoPayload).to
        for place in range(len(kept) - 1, -1, -1):
            if excess and kept[place].kind in ("play", "tick"):
                del kept[place]
                excess -= 1
    return kept
