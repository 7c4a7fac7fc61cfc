"""What the server's processes do with what they are told, on streams in place of pipes."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

import webfoot
from tests.rulebook import TESTS
from tests.server.shelf import finished_game
from webfoot.bots.coaching import COACH
from webfoot.bots.finished import Uncalibrated
from webfoot.core.chance import QuickChance
from webfoot.server import archives, archivist
from webfoot.server.bots import student, worker
from webfoot.server.bots.homes import Told
from webfoot.server.bots.pool import Answer, Question, Request
from webfoot.server.pipes import packed, texts
from webfoot.server.table import archive


def asked(seat: int = 0, level: str = "quick", told: Told | None = None) -> Question:
    match = webfoot.start("canardage", seats=2, seed=3)
    seat = match.actors[0] if seat == 0 else seat
    imagined = match.state.imagine(seat, QuickChance(1)).dump()
    return Question("canardage", {}, 2, seat, imagined, level, told)


def answers(minds: worker.Minds, *questions: Question) -> list[Any]:
    """What a process answers to these questions, and that it ends with its pipe."""
    source = io.BytesIO(b"".join(packed(Request(question, 7)) for question in questions))
    sink = io.BytesIO()
    worker.work(source, sink, minds.think)
    found = [msgspec.msgpack.decode(text, type=Answer).numbers for text in texts(io.BytesIO(sink.getvalue()))]
    assert found[0] is None, "it says first that it is ready"
    return found[1:]


def test_bots_answer_with_legal_moves_and_a_coach_with_advice() -> None:
    question = asked()
    legal = webfoot.game("canardage").load(question.imagined).legal(question.seat)
    moves, advice = answers(worker.Minds(), question, asked(level=COACH))
    assert moves[0] in legal
    assert advice[0] in legal


def test_a_bot_that_fails_is_told_to_the_log_and_the_next_one_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    failed, answered = answers(worker.Minds(), asked(level="no-such-level"), asked())
    assert failed is None
    assert answered
    assert "a no-such-level bot of canardage failed" in capsys.readouterr().err


class Counting:
    """A bot that counts what it has heard."""

    made: ClassVar[list[Counting]] = []

    def __init__(self, game: Any) -> None:
        self.heard = 0
        self.made.append(self)

    def hear(self, event: Any) -> None:
        self.heard += 1

    def choose(self, seen: Any, chance: Any) -> int:
        number: int = seen.legal[0]
        return number


def test_a_bot_is_kept_until_it_is_forgotten() -> None:
    Counting.made.clear()
    minds, name = worker.Minds(), "tests.server.test_processes:Counting"
    match = webfoot.start("canardage", seats=2, seed=3)
    happened = match.play(match.actors[0], match.game.catalogue[match.state.legal(match.actors[0])[0]])
    events = msgspec.msgpack.encode([event for event in happened if event.seen_by(0) is not None])
    count = len(msgspec.msgpack.decode(events))
    told = [Told("a/0", True, events, []), Told("a/0", False, events, []), Told("b/0", True, events, ["a/0"])]
    for one in told:
        assert answers(minds, asked(level=name, told=one)) != [None]
    assert [bot.heard for bot in Counting.made] == [2 * count, count]
    assert list(minds._bots) == ["b/0"]


def test_an_archivist_archives_one_game_after_the_other(tmp_path: Path) -> None:
    details, rows = finished_game(tmp_path)
    older = replace(details, rules=999)
    tasks = ((details, rows), (older, rows), (details, rows[1:]))
    source = io.BytesIO(b"".join(packed(archives.Task(*task)) for task in tasks))
    sink = io.BytesIO()
    archivist.work(source, sink)
    made = [msgspec.msgpack.decode(text, type=archives.Made) for text in texts(io.BytesIO(sink.getvalue()))]
    assert made[0].archive is not None
    assert archive.read(made[0].archive).form == archive.FORM
    assert (made[1].archive, made[1].why) == (None, "version 999 of the rules of canardage is not carried")
    assert made[2].archive is None
    assert "its rows cannot be played" in made[2].why


def studied(record: Path) -> list[Any]:
    sink = io.BytesIO()
    student.work(student.Task(record.read_text(encoding="utf-8"), [0], 1), sink)
    return [msgspec.json.decode(line) for line in sink.getvalue().splitlines()]


def test_a_student_tells_how_far_it_is_and_then_what_it_found() -> None:
    *before, last = studied(TESTS / "records" / "canardage" / "two-players.jsonl")
    assert [line.get("done", 0.0) for line in before] == sorted(line.get("done", 0.0) for line in before)
    assert last["study"]["points"][0]["step"] == 0


def test_a_student_says_where_chances_are_not_calibrated(monkeypatch: pytest.MonkeyPatch) -> None:
    def uncalibrated(*_: object) -> None:
        raise Uncalibrated

    monkeypatch.setattr(student, "study", uncalibrated)
    assert studied(TESTS / "records" / "canardage" / "two-players.jsonl") == [{"uncalibrated": True}]
