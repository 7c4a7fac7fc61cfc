"""Where a learner stands in a lesson: a function of the lesson and of what the learner has done so far.

`shown` plays the learner's moves on a match that begins in the position of the scene. It lets the other seats answer
as the lesson says, and tells which step comes next. Taking back is a shorter list of moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Literal

import msgspec

from webfoot.core.briefing import Briefing
from webfoot.core.errors import BadData, Refusal
from webfoot.core.events import Event
from webfoot.core.game import Game
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.core.registry import game as game_of
from webfoot.lessons.files import LEARNER, Answer, Lesson, Slip, Step, position
from webfoot.lessons.patterns import SEES, Pattern, fits, holds

Made = Move | None
"""What a learner does: a move, or, at a step to read, going on."""


class Frame(msgspec.Struct, frozen=True):
    """One thing that happened, as the learner may know it."""

    seat: int | None
    events: list[Any]
    brief: Briefing


class Shown(msgspec.Struct, frozen=True):
    """What the learner is shown."""

    status: Literal["go-on", "stopped", "showing", "done"]
    """`stopped`: the last move was not made, and `say` tells why. `showing`: it was made, and must be taken back."""
    at: int
    """Which step it is, from 0."""
    of: int
    """How many steps the lesson has."""
    scene: int
    """Which position it is in, from 0."""
    say: str
    """The message to read; empty where `refusal` speaks."""
    point: list[str]
    timed: bool
    """Whether the rules of the game have a clock. It stands still until a step lets time pass."""
    reading: bool
    """Whether the step is only to be read."""
    wait: int
    """Milliseconds of the game that pass with this step."""
    made: list[Move | None]
    """What stands of what the learner has done."""
    frames: list[Frame]
    """What happened with the last of it, in order."""
    brief: Briefing
    refusal: Refusal | None = None
    """The rule of the game that forbids the last move."""


_dumps: dict[tuple[str, bytes], bytes] = {}
"""The position of each scene that was asked for, as bytes; there are few."""


def _dumped(key: str, lesson: Lesson, scene: int) -> bytes:
    described = msgspec.json.encode((*lesson.table(scene), lesson.scenes[scene].position))
    known = _dumps.get((key, described))
    if known is None:
        known = _dumps[key, described] = position(game_of(key), lesson, scene).dump()
    return known


class Run:
    """A lesson on its way: the match of the present scene and the present step."""

    def __init__(self, key: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.steps = lesson.steps
        self.at = 0
        self.made: list[Made] = []
        self.began = [0]
        """For each step reached, how much was made before it."""
        self.frames: list[Frame] = []
        self.showing: Slip | None = None
        self.missed = False
        self._key = key
        self.scene = -1
        self.match: Match[Any] = self._open(0)

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def step(self) -> Step | None:
        """The present step; None when the lesson is done."""
        return self.steps[self.at][1] if self.at < len(self.steps) else None

    @property
    def brief(self) -> Briefing:
        return self.match.brief(LEARNER, foresee=True)

    def _open(self, scene: int) -> Match[Any]:
        self.scene = scene
        lesson = self.lesson
        dump = _dumped(self._key, lesson, scene)
        seats, options = lesson.table(scene)
        return Match(game_of(self._key), seats, lesson.seed, options, dump)

    def copy(self) -> Run:
        """Return an independent copy that goes on from here."""
        other = copy(self)
        other.match = self.match.clone()
        other.made, other.began, other.frames = list(self.made), list(self.began), list(self.frames)
        return other

    def take(self, done: Made) -> Slip | Refusal | None:
        """Take what the learner does. Return why not, if the lesson or the rules say no; then nothing changes."""
        step = self.step
        if step is None or self.showing is not None or self.missed:
            return Refusal("lesson-over")
        self.frames = []
        if (done is None) == bool(step.accept):
            return Refusal("lesson-reads" if done is not None else "lesson-moves")
        if done is None:
            self._read(step)
        else:
            judged = self._judge(step, done)
            if isinstance(judged, Refusal) or (isinstance(judged, Slip) and judged.then == "stop"):
                return judged
            self._play(LEARNER, done)
            self._others_decline()
            if judged is not None:
                self.showing = judged
                self._answer(judged.answers)
            elif step.until and not holds(step.until, self.brief):
                # A learner who may not act any more cannot reach what the step asks for.
                self.missed = LEARNER not in self.match.actors
            else:
                self._answer(step.answers)
                self._next()
        self.made.append(done)
        if len(self.began) == self.at:
            self.began.append(len(self.made))
        return None

    def _read(self, step: Step) -> None:
        if step.wait:
            until = self.match.state.now + step.wait * 1000
            while not self.match.over and (due := self.match.state.deadline()) is not None and due <= until:
                self._tick(due)
            if self.match.state.now < until and not self.match.over:
                self._tick(until)
        self._answer(step.answers)
        self._next()

    def _judge(self, step: Step, move: Move) -> Slip | Refusal | None:
        """Return None for a welcome move."""
        refusal = self.match.why_not(LEARNER, move)
        if refusal is not None:
            return refusal
        after: Briefing | None = None

        def meant(pattern: Pattern) -> bool:
            nonlocal after
            if not fits(pattern, move):
                return False
            if pattern.get(SEES) and after is None:
                tried = self.match.clone()
                tried.play(LEARNER, move)
                after = tried.brief(LEARNER)
            return after is None or holds(pattern.get(SEES, {}), after)

        # What says more about the move comes first: `{}` welcomes only what no slip speaks of.
        if any(pattern and meant(pattern) for pattern in step.accept):
            return None
        for slip in step.otherwise:
            if slip.move and meant(slip.move):
                return slip
        if {} in step.accept:
            return None
        return next((slip for slip in step.otherwise if not slip.move), Slip(say=""))

    def _answer(self, answers: Sequence[Answer]) -> None:
        for answer in answers:
            legal = self.match.moves(answer.seat)
            move = next((move for pattern in answer.play for move in legal if fits(pattern, move)), None)
            if move is None:
                raise BadData(f"{self.lesson.lesson}: seat {answer.seat} cannot play any of {answer.play}")
            self._play(answer.seat, move)
            if not any(one.seat in self.game.lets_pass(self.match.state) for one in answers):
                self._others_decline()

    def _others_decline(self) -> None:
        """Let every seat but the learner's decline to react: a lesson asks the learner only."""
        while not self.match.over:
            asked = self.game.lets_pass(self.match.state) if self.game.windows else {}
            others = [seat for seat in asked if seat != LEARNER]
            if not others:
                return
            self._play(others[0], self.game.catalogue[asked[others[0]]])

    def _play(self, seat: int, move: Move) -> None:
        self._keep(seat, self.match.play(seat, move))

    def _tick(self, at: int) -> None:
        self._keep(None, self.match.tick(at))

    def _keep(self, seat: int | None, events: list[Event]) -> None:
        seen = [event.seen_by(LEARNER) for event in events]
        self.frames.append(Frame(seat, [event for event in seen if event is not None], self.brief))

    def _next(self) -> None:
        self.at += 1
        if self.at < len(self.steps) and self.steps[self.at][0] != self.scene:
            self.match = self._open(self.steps[self.at][0])
            self.frames = []


def run(key: str, lesson: Lesson, made: Sequence[Made]) -> tuple[Run, Slip | Refusal | None]:
    """Do again what a learner has done, up to the first thing that is refused."""
    running = Run(key, lesson)
    for done in made:
        refused = running.take(done)
        if refused is not None:
            return running, refused
    return running, None


def shown(key: str, lesson: Lesson, made: Sequence[Made]) -> Shown:
    """Return what a learner is shown who has done this."""
    running, refused = run(key, lesson, made)
    step = running.step
    slip = refused if isinstance(refused, Slip) else running.showing
    say = "" if slip is None or not slip.say else lesson.message(slip.say)
    if refused is not None:
        status: Literal["go-on", "stopped", "showing", "done"] = "stopped"
    elif step is None:
        status = "done"
    elif running.showing is not None or running.missed:
        status = "showing"
    else:
        status, say = "go-on", lesson.message(step.say)
    return Shown(
        status=status,
        at=min(running.at, len(running.steps) - 1),
        of=len(running.steps),
        scene=running.scene,
        say=say,
        point=[] if step is None or status == "showing" else step.point,
        timed=running.game.timed,
        reading=step is not None and not step.accept,
        wait=0 if step is None else step.wait * 1000,
        made=list(running.made),
        frames=[] if refused is not None else running.frames,
        brief=running.brief,
        refusal=refused if isinstance(refused, Refusal) else None,
    )


def solved(key: str, lesson: Lesson, made: Sequence[Made], to: int) -> list[Made]:
    """Return what leads to a step of the lesson, from what was made so far if that step still lies ahead."""
    running, _ = run(key, lesson, made)
    if running.at > to:
        running, _ = run(key, lesson, running.made[: running.began[to]])
    elif running.at < len(running.steps):
        # Within a step, or in a consequence, its solution may not be possible any more.
        running, _ = run(key, lesson, running.made[: running.began[running.at]])
    while running.at < min(to, len(running.steps)):
        solve(running)
    return running.made


def solve(running: Run) -> None:
    """Do the present step by its own solution. Raises BadData if that is not possible."""
    step, at = running.step, running.at
    assert step is not None
    if not step.accept:
        running.take(None)
        return
    for pattern in step.solution:
        move = next((move for move in running.match.moves(LEARNER) if fits(pattern, move)), None)
        refused = Refusal("lesson-moves") if move is None else running.take(move)
        if refused is not None:
            raise BadData(f"{running.lesson.lesson}: {step.say} is not done by {pattern}: {refused}")
    if running.at == at:
        raise BadData(f"{running.lesson.lesson}: {step.say} is not done by its solution")


def walkthrough(key: str, lesson: Lesson) -> list[Shown]:
    """Return every moment of a lesson, from its beginning to its end, as its own solutions lead through it."""
    made = solved(key, lesson, [], len(lesson.steps))
    return [shown(key, lesson, made[:count]) for count in range(len(made) + 1)]
