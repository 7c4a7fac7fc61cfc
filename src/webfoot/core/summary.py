"""What a finished game was: the points by source, how the scores went, and the steps that decided most.

All of it follows from the steps of a record, so games of any age have it. A game says what an event was worth to a
seat (`Game.credits`). What seats begin with belongs to the source `start`, and what no event accounts for to `other`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec

from webfoot.core.credit import Credit
from webfoot.core.events import Event
from webfoot.core.game import Game

MOST_POINTS: Final = 240
"""How many points a curve has at most."""
MOST_HIGHLIGHTS: Final = 3
START: Final = "start"
OTHER: Final = "other"


class Taken(NamedTuple):
    """One step of a finished game: the seat that took it, its time, what it was worth, and the scores after it."""

    seat: int | None
    at: int
    credits: list[Credit]
    scores: list[int]


def taken(game: Game[Any], state: Any, seat: int | None, at: int, events: list[Event]) -> Taken:
    """Return the step that led to this position."""
    return Taken(seat, at, [credit for event in events for credit in game.credits(state, event)], state.scores())


class Part(msgspec.Struct, frozen=True):
    """One source of points, or one sort of deed, of all seats."""

    source: str
    """The message `source-<source>` of the game names it."""
    times: list[int]
    points: list[int]


class Standing(msgspec.Struct, frozen=True):
    """The scores after a step."""

    step: int
    at: int
    """Milliseconds since the start of the game."""
    scores: list[int]


class Highlight(msgspec.Struct, frozen=True):
    """A turn that is worth seeing again."""

    why: Literal["lead", "swing", "end"]
    """lead: from here on the winner was ahead; swing: a score changed most; end: the last change of all."""
    first: int
    """The first step of the turn, counted from 0."""
    step: int
    """Its last step."""
    at: int
    seat: int
    """The seat whose score changed most; where the winner takes the lead by points of their own, the winner's."""
    change: int


class Summary(msgspec.Struct, frozen=True):
    """What a finished game was."""

    parts: list[Part]
    curve: list[Standing]
    highlights: list[Highlight]
    duration: int
    """Milliseconds from the start to the last step."""


def summarise(game: Game[Any], steps: Iterable[Taken], winners: list[int]) -> Summary:
    """Return the summary of a game from its steps. The first of them is the start."""
    all_steps = list(steps)
    return Summary(
        parts=_parts(game, all_steps),
        curve=_curve(all_steps),
        highlights=_highlights(_turns(all_steps, game.timed), winners),
        duration=all_steps[-1].at,
    )


def _parts(game: Game[Any], steps: list[Taken]) -> list[Part]:
    seats = len(steps[0].scores)
    times = {source: [0] * seats for source in game.sources}
    points = {source: [0] * seats for source in game.sources}
    for step in steps:
        for seat, source, worth in step.credits:
            times[source][seat] += 1
            points[source][seat] += worth
    parts = [Part(START, [0] * seats, steps[0].scores)]
    parts += [Part(source, times[source], points[source]) for source in game.sources]
    rest = [score - sum(part.points[seat] for part in parts) for seat, score in enumerate(steps[-1].scores)]
    if any(rest):
        parts.append(Part(OTHER, [0] * seats, rest))
    return [part for part in parts if any(part.times) or any(part.points)]


def _curve(steps: list[Taken]) -> list[Standing]:
    """Return the start, every change of the scores and the end; of too many changes, every second, third and so
    on."""
    changes = [
        Standing(step, now.at, now.scores)
        for step, (before, now) in enumerate(itertools.pairwise(steps), start=1)
        if now.scores != before.scores
    ]
    every = -(-len(changes) // MOST_POINTS) or 1
    last = len(steps) - 1
    curve = [Standing(0, 0, steps[0].scores), *changes[every - 1 :: every]]
    if curve[-1].step != last:
        curve.append(Standing(last, steps[last].at, steps[last].scores))
    return curve


class _Turn(NamedTuple):
    first: int
    step: int
    at: int
    changes: list[int]
    after: list[int]


def _turns(steps: list[Taken], timed: bool) -> list[_Turn]:
    """Return the turns that changed a score. Steps of one seat in a row are one turn, unless all act at once."""
    turns: list[_Turn] = []
    first = 1
    for step in range(1, len(steps)):
        if step + 1 < len(steps) and not timed and steps[step + 1].seat == steps[step].seat:
            continue
        before, now = steps[first - 1].scores, steps[step]
        changes = [new - old for new, old in zip(now.scores, before, strict=True)]
        if any(changes):
            turns.append(_Turn(first, step, now.at, changes, now.scores))
        first = step + 1
    return turns


def _highlights(turns: list[_Turn], winners: list[int]) -> list[Highlight]:
    if not turns:
        return []
    chosen: dict[int, Literal["lead", "swing", "end"]] = {}
    led = _lead(turns, winners)
    if led is not None:
        chosen[led] = "lead"
    chosen.setdefault(len(turns) - 1, "end")
    by_size = sorted(range(len(turns)), key=lambda turn: -max(map(abs, turns[turn].changes)))
    for turn in by_size:
        if len(chosen) >= MOST_HIGHLIGHTS:
            break
        chosen.setdefault(turn, "swing")
    return [_highlight(turns[turn], why, winners) for turn, why in sorted(chosen.items())]


def _lead(turns: list[_Turn], winners: list[int]) -> int | None:
    """Return the turn after which the only winner was ahead of everybody until the end."""
    if len(winners) != 1:
        return None
    winner = winners[0]
    found = None
    for turn in range(len(turns) - 1, -1, -1):
        after = turns[turn].after
        if any(score >= after[winner] for seat, score in enumerate(after) if seat != winner):
            break
        found = turn
    return found


def _highlight(turn: _Turn, why: Literal["lead", "swing", "end"], winners: list[int]) -> Highlight:
    # The lead is the winner's, also where somebody else's score changes more in the same step.
    if why == "lead" and turn.changes[winners[0]]:
        seat = winners[0]
    else:
        seat = max(range(len(turn.changes)), key=lambda one: abs(turn.changes[one]))
    return Highlight(why, turn.first, turn.step, turn.at, seat, turn.changes[seat])
