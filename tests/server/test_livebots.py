"""Bots in real time: several at once, no quicker than people, one question a seat, still while time stands still."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path
from time import monotonic

import pytest

from tests.server.visitors import Page, Server, host_too, serving
from tests.toys.glasses import RING, TURN, Glasses
from webfoot.bots.realtime import JITTER
from webfoot.core.game import WAIT
from webfoot.server.bots.homes import Memory
from webfoot.server.bots.pool import Bots, Question
from webfoot.server.bots.queue import NOBODY, Asker
from webfoot.server.settings import Settings


class Hasty(Bots):
    """Turns its glass whenever it can, and otherwise waits; takes a moment to think, and keeps count."""

    def __init__(self, thinks: float = 0.0) -> None:
        super().__init__(1, 1.0)
        self.thinks = thinks
        self.open: Counter[int] = Counter()
        self.most_open = 0
        self.at_once = 0
        self.asked: list[tuple[int, float]] = []

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        self.open[question.seat] += 1
        self.most_open = max(self.most_open, self.open[question.seat])
        self.at_once = max(self.at_once, self.open.total())
        self.asked.append((question.seat, monotonic()))
        await asyncio.sleep(self.thinks)
        self.open[question.seat] -= 1
        state = Glasses().load(question.imagined)
        return [TURN if TURN in state.legal(question.seat) else WAIT]


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Glasses())
    monkeypatch.setattr("tests.toys.glasses.GLASS", 60)


def with_bots(server: Server) -> Page:
    host = server.guest()
    return host.page(host.create("me", "bot", "bot:random", "bot:thinker", game="glasses", start=True))


def listen_until_each_has(page: Page, turns: int) -> Counter[int]:
    turned: Counter[int] = Counter()
    while min(turned[seat] for seat in (1, 2, 3)) < turns:
        step = page.hear("stepped")["step"]
        if step["kind"] == "play":
            turned[step["seat"]] += 1
    return turned


def test_all_bots_act_at_once_each_with_one_question(tmp_path: Path) -> None:
    bots = Hasty(thinks=0.03)
    with serving(tmp_path, bots=bots) as server:
        listen_until_each_has(with_bots(server), 3)
    assert bots.most_open == 1
    assert bots.at_once == 3


def test_a_bot_takes_its_time_to_react(tmp_path: Path) -> None:
    bots = Hasty()
    reaction = {"random": 0.3, "gentle": 0.2, "quick": 0.1, "thinker": 0.02, "thinker-long": 0.02}
    with serving(tmp_path, bots=bots, bot_reaction=reaction) as server:
        listen_until_each_has(with_bots(server), 2)
    for seat, level in ((1, "quick"), (2, "random"), (3, "thinker")):
        moments = [moment for asked, moment in bots.asked if asked == seat]
        gaps = [later - earlier for earlier, later in pairwise(moments)]
        assert min(gaps) >= reaction[level] * (1 - JITTER) * 0.95
    slow, fast = (sum(asked == seat for asked, _ in bots.asked) for seat in (2, 3))
    assert slow < fast


def test_better_bots_react_sooner() -> None:
    reaction = Settings(folder=Path()).bot_reaction
    assert reaction["random"] > reaction["quick"] > reaction["thinker"] > 0.5


def test_a_bot_that_waits_is_asked_again_only_when_something_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.toys.glasses.GLASS", 400)
    bots = Hasty()
    with serving(tmp_path, bots=bots) as server:
        host = server.guest()
        page = host.page(host.create("me", "bot", game="glasses", start=True))
        page.hear("stepped", lambda m: m["step"]["kind"] == "tick")
        page.hear("stepped", lambda m: m["step"]["kind"] == "play")
        # To turn the glass, to find it running after that, and both again after it ran out.
        assert 2 <= len(bots.asked) <= 4


def test_while_time_stands_still_bots_do(tmp_path: Path) -> None:
    bots = Hasty()
    with serving(tmp_path, bots=bots) as server:
        page = with_bots(server)
        listen_until_each_has(page, 1)
        assert page.do("pause", paused=True) is None
        seq = page.seq

        async def rest(house: object) -> None:
            await asyncio.sleep(0.2)

        server.in_house(rest)
        questions = len(bots.asked)
        server.in_house(rest)
        assert len(bots.asked) == questions
        assert page.do("say", text="hush") is None
        assert page.seq == seq
        assert page.do("pause", paused=False) is None
        listen_until_each_has(page, 1)


class Mute(Bots):
    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        return None


def test_a_bot_that_fails_waits(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Mute(1, 1.0)) as server:
        host = server.guest()
        page = host.page(host.create("me", "bot", game="glasses", start=True))
        assert page.play({"move": "turn"}) is None
        page.hear("stepped", lambda m: m["step"]["kind"] == "tick")
        assert all(message["step"]["seat"] != 1 for message in page.messages("stepped"))


class Tardy(Bots):
    """Wants the bell, but thinks about it for too long."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.enough = asyncio.Event()

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        if Glasses().load(question.imagined).rung is not None:
            return [WAIT]
        await self.enough.wait()
        return [RING]


def test_what_was_thought_up_too_late_is_not_done(tmp_path: Path) -> None:
    bots = Tardy()
    with serving(tmp_path, bots=bots) as server:
        host = server.guest()
        page = host.page(host.create("me", "bot", game="glasses", start=True))
        assert page.play({"move": "ring"}) is None
        server.in_house(lambda house: bots.enough.set())
        assert page.play({"move": "turn"}) is None
        page.hear("stepped", lambda m: m["step"]["kind"] == "tick")
        assert page.brief["view"]["rung"] == 0
