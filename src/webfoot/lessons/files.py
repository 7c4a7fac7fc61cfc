"""The files of lessons: what they hold, and reading them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

import msgspec

from webfoot.core.errors import BadData
from webfoot.core.game import Game, State
from webfoot.core.registry import game as game_of
from webfoot.lessons.patterns import Pattern, Sights

LEARNER = 0
"""The learner's seat in every lesson."""
MAX_SCENES = 6
MAX_STEPS = 20
_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a file: anything that is not expected in it is a mistake."""


class Answer(_Data, frozen=True):
    """What another seat does: the first of its legal moves that fits, the first pattern first."""

    seat: int
    play: list[Pattern]


class Slip(_Data, frozen=True):
    """A likely wrong move, and what the lesson says to it. Without a pattern it answers every other move."""

    say: str
    move: Pattern = {}
    then: Literal["stop", "show"] = "stop"
    """Whether the move is not made, or made to show its consequence until the learner takes it back."""
    answers: list[Answer] = []


class Step(_Data, frozen=True):
    """One thing to do, with the words for it; without `accept`, one thing to read."""

    say: str
    """The message `lesson-<lesson>-<say>`."""
    point: list[str] = []
    """The ids of what the words speak of, as moves touch them."""
    accept: list[Pattern] = []
    """The moves that are welcome; `{}` welcomes every legal move that no slip speaks of."""
    until: Sights = {}
    """What must be seen for the step to be done. Without it, one welcome move is enough."""
    otherwise: list[Slip] = []
    solve: list[Pattern] = []
    """Moves that do the step; without them, the first of `accept`."""
    answers: list[Answer] = []
    """What the other seats do once the step is done."""
    wait: int = 0
    """In a step to read, in a game with a clock: the seconds of the game that pass with it."""

    @property
    def solution(self) -> list[Pattern]:
        """The moves that do this step."""
        return self.solve or self.accept[:1]


class Scene(_Data, frozen=True):
    """A position in the words of the game's notation, and the steps in it."""

    position: dict[str, Any]
    steps: list[Step]
    seats: int | None = None
    """How many play in this scene, if it is another number than in the lesson."""
    options: dict[str, Any] | None = None
    """The options of this scene, if they are others than those of the lesson."""


class Lesson(_Data, frozen=True):
    """A whole lesson."""

    lesson: str
    """Its name, for addresses and messages. It is never given to another lesson."""
    minutes: int
    teaches: list[str]
    """The rules that it shows."""
    scenes: list[Scene]
    seats: int = 2
    seed: int = 1
    options: dict[str, Any] = {}

    def table(self, scene: int) -> tuple[int, dict[str, Any]]:
        """Return how many play in a scene, and with which options."""
        own = self.scenes[scene]
        return own.seats or self.seats, self.options if own.options is None else own.options

    @property
    def steps(self) -> list[tuple[int, Step]]:
        """Every step in order, each with the number of its scene."""
        return [(number, step) for number, scene in enumerate(self.scenes) for step in scene.steps]

    def message(self, say: str) -> str:
        """Return the id of a message of this lesson."""
        return f"lesson-{self.lesson}-{say}"


def read(text: str, name: str) -> Lesson:
    """Read the text of a lesson's file. Raises BadData, which names the file and says what is wrong."""
    try:
        lesson = msgspec.yaml.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadData(f"{name}: {error}") from None
    if not _NAME.fullmatch(lesson.lesson):
        raise BadData(f"{name}: {lesson.lesson!r} is no name for a lesson: small letters, digits and hyphens")
    if not 1 <= len(lesson.scenes) <= MAX_SCENES:
        raise BadData(f"{name}: a lesson has 1 to {MAX_SCENES} scenes, not {len(lesson.scenes)}")
    for scene in lesson.scenes:
        if not 1 <= len(scene.steps) <= MAX_STEPS:
            raise BadData(f"{name}: a scene has 1 to {MAX_STEPS} steps, not {len(scene.steps)}")
        if scene.steps[-1].accept:
            raise BadData(f"{name}: the last step of a scene is one to read, so that its end is seen")
    for _, step in lesson.steps:
        if not step.accept and (step.until or step.otherwise or step.solve):
            raise BadData(f"{name}: the step {step.say!r} accepts no move, so it can ask for none")
    return lesson


@cache
def lessons(key: str) -> dict[str, Lesson]:
    """Return the lessons of a game by name, in their order; none if it has no folder of lessons. Raises BadData."""
    folder = game_of(key).file("lessons")
    if not folder.is_dir():
        return {}
    found: dict[str, Lesson] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".yaml"):
            continue
        lesson = read(file.read_text(encoding="utf-8"), file.name)
        if lesson.lesson in found:
            raise BadData(f"{file.name}: another lesson is called {lesson.lesson!r}")
        found[lesson.lesson] = lesson
    return found


def position(game: Game[Any], lesson: Lesson, scene: int) -> State:
    """Return the position of a scene. Raises BadData if the notation does not understand it."""
    seats, chosen = lesson.table(scene)
    options = game.parse_options(seats, chosen)
    edition: Game[State] = game.edition(options)
    return edition.arranged(seats, options, lesson.scenes[scene].position)
