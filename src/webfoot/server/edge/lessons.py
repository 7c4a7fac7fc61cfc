"""The HTTP routes of lessons: the list of a game, and where a learner stands. The server keeps nothing of it."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, SkipValidation

from webfoot.core.errors import NotAMove, UnknownGame
from webfoot.core.moves import Catalogue, Move
from webfoot.core.registry import game as game_of
from webfoot.lessons.files import Lesson, lessons
from webfoot.lessons.runner import Shown, shown, solved, walkthrough
from webfoot.server.edge.answers import Answer, Trouble, Visitor
from webfoot.server.edge.limits import neighbourhood
from webfoot.server.house import House
from webfoot.server.wire import LessonInfo, LessonSoFar

TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]
LessonName = Annotated[str, PathParameter(max_length=40, description="The name of the lesson.")]


@get("/lessons/{game:str}")
async def list_lessons(visitor: TheVisitor, game: FromPath[str]) -> Answer[list[LessonInfo]]:
    """List the lessons of a game, in their order; none if it has none."""
    return visitor.answer(
        [
            LessonInfo(lesson.lesson, lesson.minutes, len(lesson.steps), lesson.teaches)
            for lesson in _lessons(game).values()
        ]
    )


@post("/lessons/{game:str}/{lesson:str}", status_code=200)
async def take_lesson(
    visitor: TheVisitor,
    house: TheHouse,
    request: Request[Any, Any, Any],
    game: FromPath[str],
    lesson: LessonName,
    data: JSONBody[LessonSoFar],
) -> Answer[Shown]:
    """Return where a learner stands who has done this, after the steps up to `to` if it is given."""
    found = _lesson(game, lesson)
    _take(house, visitor, request)
    made = _made(game_of(game).edition_of(found.seats, found.options).catalogue, data.made)

    def work() -> Shown:
        return shown(game, found, made if data.to is None else solved(game, found, made, data.to))

    return visitor.answer(await house.aside(work))


@get("/lessons/{game:str}/{lesson:str}/whole")
async def whole_lesson(
    visitor: TheVisitor, house: TheHouse, request: Request[Any, Any, Any], game: FromPath[str], lesson: LessonName
) -> Answer[list[Shown]]:
    """Return every moment of a lesson, as its own solutions lead through it: for a page that loses its network."""
    found = _lesson(game, lesson)
    _take(house, visitor, request)
    packed = _WHOLE.get((game, lesson))
    if packed is None:
        packed = _WHOLE[game, lesson] = await house.aside(lambda: _packed(game, found))
    return visitor.answer_packed(packed)


_WHOLE: Final[dict[tuple[str, str], bytes]] = {}
"""Lessons that were asked for, as they are sent; there are few."""


def _packed(game: str, lesson: Lesson) -> bytes:
    return gzip.compress(msgspec.json.encode(walkthrough(game, lesson)), 6)


def _lessons(game: str) -> dict[str, Lesson]:
    try:
        return lessons(game_of(game).key)
    except UnknownGame as error:
        raise Trouble(404, "no-such-game", str(error)) from None


def _lesson(game: str, lesson: str) -> Lesson:
    found = _lessons(game).get(lesson)
    if found is None:
        raise Trouble(404, "no-such-lesson", f"{game} has no lesson of this name")
    return found


def _take(house: House, visitor: Visitor, request: Request[Any, Any, Any]) -> None:
    address = neighbourhood(request.client.host if request.client is not None else "")
    if not house.quotas.lessons.take(visitor.guest, address):
        raise Trouble(429, "too-fast", "too many steps of lessons from here; wait a moment")


def _made(catalogue: Catalogue, sent: Sequence[dict[str, Any] | None]) -> list[Move | None]:
    try:
        return [None if one is None else catalogue.decode(msgspec.json.encode(one)) for one in sent]
    except NotAMove as error:
        raise Trouble(400, "malformed", str(error)) from None


HANDLERS = [list_lessons, take_lesson, whole_lesson]
