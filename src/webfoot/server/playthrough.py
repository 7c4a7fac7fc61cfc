"""A game as its rows tell it: the match, who has resigned, and what follows for the outcome.

The same steps are taken live, when a table is rebuilt from its log, and in a replay.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from webfoot.core.events import Event
from webfoot.core.game import Briefing, Game
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.server.facts import Facts
from webfoot.server.movelog import Row
from webfoot.server.wire import Step

StepKind = Literal["start", "play", "tick", "undo", "resign", "pause", "resume"]

_encode = msgspec.json.Encoder().encode


class StartPayload(msgspec.Struct, frozen=True):
    started: int
    """Milliseconds since 1970."""


class PausePayload(msgspec.Struct, frozen=True):
    """Of a pause and of its end."""

    wall: int
    """Milliseconds since 1970."""


class UndoPayload(msgspec.Struct, frozen=True):
    to: int
    """The length of the record that was returned to."""


class Happened(NamedTuple):
    """One row and the events it caused, unfiltered: never leaves the host as it is."""

    seq: int
    kind: StepKind
    seat: int | None
    at: int
    events: list[Event]

    def seen_by(self, viewer: int | None) -> Step:
        seen = [event.seen_by(viewer) for event in self.events]
        return Step(self.seq, self.kind, self.seat, self.at, [event for event in seen if event is not None])


class Playthrough:
    def __init__(self, game: Game[Any], facts: Facts, started: int) -> None:
        self.match: Match[Any] = Match(game, len(facts.chairs), facts.seed, facts.options)
        self.origin = started
        """When the game's time was 0, by the clock of the house. Every pause shifts it."""
        self.stopped: int | None = None
        """The game time at which time stands still; None: it runs."""
        self.interrupted = False
        """Nobody wished that time stand still: the server was away."""
        self.resigned: set[int] = set()

    # looking

    @property
    def over(self) -> bool:
        return self.match.state.over() or bool(self._left_over())

    @property
    def actors(self) -> list[int]:
        return [] if self.over else self.match.state.actors()

    @property
    def asked(self) -> dict[int, int]:
        """The seats that are asked whether they react, each with the move that lets the occasion go by."""
        return {} if self.over else self.match.game.lets_pass(self.match.state)

    def brief(self, viewer: int | None) -> Briefing:
        """Everything about the position that may be sent to this seat; who has resigned cannot win."""
        brief = self.match.game.brief(self.match.state, viewer)
        if not self.resigned:
            return brief
        left = self._left_over()
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
        """Those of the only team that has not given up altogether; nobody, while there are several."""
        if not self.resigned:
            return []
        teams = [
            [seat for seat in team if seat not in self.resigned] for team in self.match.game.teams(self.match.state)
        ]
        playing = [team for team in teams if team]
        return playing[0] if len(playing) == 1 else []

    def _winners(self, winners: list[int], scores: list[int]) -> list[int]:
        kept = [seat for seat in winners if seat not in self.resigned]
        if kept or not winners:
            return kept
        # Only seats that had been given up won: the best of the others take their place, with their partners.
        others = [seat for seat in range(self.match.seats) if seat not in self.resigned]
        best = max((scores[seat] for seat in others), default=0)
        teams = self.match.game.teams(self.match.state)
        winning = {
            seat for team in teams for seat in team if any(scores[one] == best for one in team if one in others)
        }
        return [seat for seat in others if seat in winning]

    # acting: each raises what the match raises, and then nothing has changed

    def play(self, seat: int, move: Move, at: int) -> tuple[str, list[Event]]:
        """Play a move; returns the payload of its row and what happened."""
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
        """Time stands still from that instant of the game on; without a seat, because the server was away."""
        self.stopped, self.interrupted = at, seat is None
        return _encode(PausePayload(wall)).decode()

    def go_on(self, wall: int) -> str:
        """Time goes on where it stood still."""
        assert self.stopped is not None
        self.origin, self.stopped, self.interrupted = wall - self.stopped, None, False
        return _encode(PausePayload(wall)).decode()

    def again(self, row: Row) -> Happened:
        """Take the step that a row of the log tells of."""
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


def begin(game: Game[Any], facts: Facts, rows: list[Row]) -> Playthrough:
    """The game at its start, from the first row of the log."""
    started = msgspec.json.decode(rows[0].payload, type=StartPayload).started
    return Playthrough(game, facts, started)


def effective(rows: list[Row]) -> list[Row]:
    """The rows of the game as it stood in the end: what was taken back is left out, and so is the taking back; and
    pauses, which are not of the game's time."""
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
