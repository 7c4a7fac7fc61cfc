"""Bots of the administrator's own are kept for a game: one object a seat, told what its seat may know."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.visitors import play_on, serving
from webfoot.core.chance import QuickChance
from webfoot.core.events import Event
from webfoot.core.match import Match
from webfoot.core.registry import game
from webfoot.server.bots import homes
from webfoot.server.bots.homes import Home, Memory
from webfoot.server.bots.pool import Bots, Question
from webfoot.server.house import House
from webfoot.server.table.table import Table

MODULE = """
import json, os, msgspec

class Noter:
    \"\"\"Writes down what happens to it, and fails when it is told to.\"\"\"

    def __init__(self, game):
        self.heard = []

    def hear(self, event):
        self.heard.append(json.loads(msgspec.json.encode(event)))

    def choose(self, seen, chance):
        with open("notes.jsonl", "a") as notes:
            notes.write(json.dumps([os.getpid(), id(self), self.heard]) + "\\\\n")
        if os.path.exists("fail"):
            raise ValueError("told to")
        return seen.legal[0]
"""


@pytest.fixture(autouse=True)
def in_a_folder_with_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "noting.py").write_text(MODULE.replace("\\\\n", "\\n"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "noting", raising=False)


def notes() -> list[tuple[int, int, list[Any]]]:
    return [tuple(json.loads(line)) for line in Path("notes.jsonl").read_text(encoding="utf-8").splitlines()]


def plain(events: Sequence[Event | None]) -> Any:
    return json.loads(msgspec.json.encode([event for event in events if event is not None]))


def test_one_object_plays_a_seat_to_the_end_and_hears_what_its_seat_may_know(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bots=Bots(2, 60), own_bots={"noter": "noting:Noter"}) as server:
        host = server.guest()
        page = host.page(host.create("me", "bot:noter", start=True))

        async def table_of(house: House) -> Table:
            return await house.table(page.info["id"])

        table = server.in_house(table_of)
        play_on(page)
        wrote = notes()
        assert len(wrote) > 5
        assert len({process for process, *_ in wrote}) == 1
        assert len({thing for _, thing, _ in wrote}) == 1, "one object for the whole game"
        told = plain([event.seen_by(1) for row in table.history for event in row.events])
        for _, _, heard in wrote:
            assert heard == told[: len(heard)]
        assert len(wrote[-1][2]) > len(told) / 2
        assert all(not home.kept for home in server.bots._homes), "the game is over"


class Story:
    """A game whose seat 0 is played by a bot that is kept."""

    def __init__(self) -> None:
        self.match: Match[Any] = Match(game("canardage"), 2, 5, {})
        self.rows: list[list[Event]] = []
        self.memory = Memory("table/0", self.after)

    def after(self, row: int) -> tuple[list[Event], int]:
        seen = [event.seen_by(0) for events in self.rows[row:] for event in events]
        return [event for event in seen if event is not None], len(self.rows)

    async def ask(self, bots: Bots) -> list[int] | None:
        """Go on to the next decision of seat 0, and ask its bot."""
        state = self.match.state
        while state.actors() != [0]:
            self._play(self.match.actors[0], state.legal(self.match.actors[0])[0])
        imagined = state.imagine(0, QuickChance(1)).dump()
        numbers = await bots.plan(Question("canardage", {}, 2, 0, imagined, "noting:Noter"), memory=self.memory)
        self._play(0, state.legal(0)[0])
        return numbers

    def _play(self, seat: int, number: int) -> None:
        self.rows.append(self.match.play(seat, self.match.game.catalogue[number]))


def test_a_bot_whose_process_ended_is_made_again_and_hears_the_game_from_its_start() -> None:
    async def scenario() -> None:
        bots, story = Bots(1, budget=60), Story()
        assert await story.ask(bots) is not None
        assert await story.ask(bots) is not None
        (process,) = bots.processes()
        os.kill(process, signal.SIGKILL)
        answers = [await story.ask(bots), await story.ask(bots)]
        await bots.renew()
        answers.append(await story.ask(bots))
        await bots.close()
        # The pipe of a process that was killed may be noticed only when it is used.
        assert answers.count(None) <= 1

    asyncio.run(scenario())
    heard = [events for _, _, events in notes()]
    assert len({process for process, *_ in notes()}) == 3
    for before, after in pairwise(heard):
        assert after[: len(before)] == before
        assert len(after) > len(before)


def test_a_bot_that_fails_is_made_again() -> None:
    async def scenario() -> None:
        bots, story = Bots(1, budget=60), Story()
        assert await story.ask(bots) is not None
        Path("fail").touch()  # noqa: ASYNC240
        assert await story.ask(bots) is None
        Path("fail").unlink()  # noqa: ASYNC240
        assert await story.ask(bots) is not None
        bots.forget("table")
        assert await story.ask(bots) is not None
        await bots.close()

    asyncio.run(scenario())
    first, failed, again, forgotten = notes()
    assert len({process for process, *_ in notes()}) == 1
    assert first[1] == failed[1]
    assert [len(one[2]) for one in (first, failed, again, forgotten)] == sorted(
        len(one[2]) for one in (first, failed, again, forgotten)
    )
    assert again[2][: len(failed[2])] == failed[2], "it heard everything again"
    assert forgotten[2][: len(again[2])] == again[2]


def test_a_process_keeps_so_many_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homes, "MOST_KEPT", 2)
    home: Home[str] = Home()
    home.move_to("a process")
    for sitting in ("a/0", "b/0", "c/0"):
        told, row = home.tell(Memory(sitting, lambda row: ([], row + 7)))
        assert (told.fresh, told.forget, row) == (True, [], 7)
        home.keep(sitting, row)
    assert list(home.kept) == ["b/0", "c/0"]
    told, row = home.tell(Memory("b/0", lambda row: ([], row + 1)))
    assert (told.fresh, told.forget, row) == (False, ["a/0"], 8)
    home.keep("b/0", row)
    assert list(home.kept) == ["c/0", "b/0"]
    home.move_to("another")
    told, row = home.tell(Memory("b/0", lambda row: ([], row + 1)))
    assert (told.fresh, told.forget, row) == (True, [], 1)
