"""Laws of lessons: every lesson of every game can be finished, never traps, and is said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import webfoot
from tests.rulebook import rule_ids
from webfoot.core.chance import QuickChance
from webfoot.core.errors import Refusal
from webfoot.core.game import LANGUAGES
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.lessons.files import LEARNER, Lesson, Slip, lessons, position
from webfoot.lessons.runner import Run, run, shown, solve, solved

KEYS: Final = [key for key in webfoot.game_keys() if lessons(key)]
LESSONS: Final = [(key, name) for key in KEYS for name in lessons(key)]
MOST_WORDS: Final = {"en": 24, "fr": 28, "it": 28}
MOST_MOVES: Final = 25
"""How many legal moves of a position are tried, where there are more."""
HOW_TO_PLAY: Final = {f"how-{scene}" for scene in range(1, 7)}
"""What the scenes of “How to play” say; they are in the same files."""
every_lesson = pytest.mark.parametrize(("key", "name"), LESSONS, ids=[f"{key}-{name}" for key, name in LESSONS])


def finish(running: Run) -> None:
    while running.step is not None:
        solve(running)


def on_the_way(key: str, lesson: Lesson) -> Iterator[Run]:
    """The lesson before each of its steps, reached by its own solutions."""
    for at in range(len(lesson.steps)):
        running, refused = run(key, lesson, solved(key, lesson, [], at))
        assert refused is None
        assert running.at == at
        yield running


def tried(moves: list[Move]) -> list[Move]:
    return moves[:: max(1, len(moves) // MOST_MOVES)]


@every_lesson
def test_each_is_finished_by_its_own_solution_and_not_before(key: str, name: str) -> None:
    lesson = lessons(key)[name]
    running = Run(key, lesson)
    while running.step is not None:
        assert shown(key, lesson, running.made).status == "go-on"
        solve(running)
    assert shown(key, lesson, running.made).status == "done"
    assert solved(key, lesson, [], len(lesson.steps)) == running.made


@every_lesson
def test_each_welcome_move_leads_to_the_end(key: str, name: str) -> None:
    """Whatever a learner does that the lesson welcomes, the rest can be done, and every answer is legal."""
    lesson = lessons(key)[name]
    for running in on_the_way(key, lesson):
        step = running.step
        assert step is not None
        for move in tried(running.match.moves(LEARNER)) if step.accept else []:
            after = running.copy()
            refused = after.take(move)
            if refused is not None or after.showing is not None:
                continue
            # Within a step of several moves one goes back to its beginning, as the button for help does.
            finish(run(key, lesson, solved(key, lesson, after.made, after.at))[0])


@every_lesson
def test_each_other_move_is_answered(key: str, name: str) -> None:
    lesson = lessons(key)[name]
    for running in on_the_way(key, lesson):
        step = running.step
        assert step is not None
        for move in tried(running.match.moves(LEARNER)) if step.accept else []:
            after = running.copy()
            refused = after.take(move)
            slip = refused or after.showing
            assert not isinstance(slip, Refusal), f"{step.say}: {move} is legal and refused by {slip}"
            assert not isinstance(slip, Slip) or slip.say, f"{step.say}: nothing is said to {move}"


@every_lesson
def test_each_slip_can_be_made(key: str, name: str) -> None:
    """An answer to a move that nobody can make would be a mistake in the file."""
    lesson = lessons(key)[name]
    for running in on_the_way(key, lesson):
        step = running.step
        assert step is not None
        met = set()
        for move in running.match.moves(LEARNER):
            after = running.copy()
            slip = after.take(move) or after.showing
            if isinstance(slip, Slip):
                met.add(slip.say)
        if not step.until:
            assert {slip.say for slip in step.otherwise if slip.move} <= met, f"{step.say}: met {met}"


@every_lesson
def test_positions_are_whole(key: str, name: str) -> None:
    lesson = lessons(key)[name]
    game = webfoot.game(key)
    for scene in range(len(lesson.scenes)):
        state = position(game, lesson, scene)
        seats, options = lesson.table(scene)
        edition = game.edition_of(seats, options)
        usual = Match(game, seats, lesson.seed, options).state
        assert dict(edition.census(state)) == dict(edition.census(usual))
        assert edition.load(state.dump()).dump() == state.dump()
        for seat in (None, *range(seats)):
            assert dict(edition.census(state.imagine(seat, QuickChance(1)))) == dict(edition.census(state))


@every_lesson
def test_no_lesson_hangs_on_luck(key: str, name: str) -> None:
    """With other seeds the same solution does every step."""
    lesson = lessons(key)[name]
    made = solved(key, lesson, [], len(lesson.steps))
    said = [shown(key, lesson, made[:length]).say for length in range(len(made))]
    for seed in range(2, 8):
        other = msgspec.structs.replace(lesson, seed=seed)
        assert [shown(key, other, made[:length]).say for length in range(len(made))] == said


@every_lesson
def test_each_cited_rule_exists(key: str, name: str) -> None:
    lesson = lessons(key)[name]
    assert lesson.teaches
    assert set(lesson.teaches) <= set(rule_ids(key))
    assert 1 <= lesson.minutes <= 3


@pytest.mark.parametrize("key", KEYS)
def test_there_are_four_to_seven_lessons(key: str) -> None:
    assert 4 <= len(lessons(key)) <= 7


# words


@cache
def texts(key: str, language: str) -> dict[str, ast.Message]:
    folder = webfoot.game(key).file("lessons", f"{language}.ftl")
    body = FluentParser().parse(folder.read_text(encoding="utf-8")).body
    broken = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{key}, {language}: {broken[0].content}"
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@cache
def bundle(key: str, language: str) -> Any:
    made = FluentBundle([language], use_isolating=False)
    for folder in ("locale", "lessons"):
        text = webfoot.game(key).file(folder, f"{language}.ftl").read_text(encoding="utf-8")
        made.add_resource(FluentResource(text))
    return made


def said_in(lesson: Lesson) -> set[str]:
    """Every message of a lesson, the title among them."""
    steps = [step for _, step in lesson.steps]
    says = {step.say for step in steps} | {slip.say for step in steps for slip in step.otherwise}
    return {f"lesson-{lesson.lesson}", *(lesson.message(say) for say in says)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_text_exists_in_every_language_and_none_is_left_over(key: str, language: str) -> None:
    wanted = set().union(*(said_in(lesson) for lesson in lessons(key).values()))
    assert texts(key, language).keys() == wanted | HOW_TO_PLAY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_text_is_short_and_can_be_said(key: str, language: str) -> None:
    made = bundle(key, language)
    for name in texts(key, language):
        said, problems = made.format_pattern(made.get_message(name).value, {"rival": "Goose"})
        assert not problems, f"{name}: {problems}"
        # A name that the game itself gives, however long, is one thing to read.
        source = ast_text(texts(key, language)[name])
        count = len(source.split())
        assert count <= MOST_WORDS[language], f"{language}, {name}: {count} words: {said}"
        assert not re.search(r"['\"]|\s\s", said), f"{language}, {name}: {said}"
        if language == "fr":
            assert not re.search(r"[^\u202f!?][;!?»]|«[^\u202f]|[^\u00a0]:", said), f"{name}: {said}"


def ast_text(message: ast.Message) -> str:
    """The text with one word in place of each value."""
    assert message.value is not None
    parts = message.value.elements
    return "".join(part.value if isinstance(part, ast.TextElement) else "x" for part in parts)


def test_the_laws_run_on_lessons() -> None:
    assert LESSONS
