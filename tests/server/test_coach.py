"""The coach at a table: for people who play against bots alone, and so often and no oftener."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import webfoot
from tests.server.visitors import UNLIMITED, InstantBots, Server, serving
from webfoot.bots.coaching import COACH, advised
from webfoot.core.chance import QuickChance
from webfoot.server.bots.homes import Memory
from webfoot.server.bots.pool import Bots, Question
from webfoot.server.bots.queue import NOBODY, Asker
from webfoot.server.edge.coach import alone


class Coaching(InstantBots):
    """Bots whose coach thinks in this process."""

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        if question.level != COACH:
            return await super().plan(question, asker)
        return advised(question.game, question.options, question.seats, question.seat, question.imagined)


class Silent(InstantBots):
    """Bots whose coach fails."""

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        return None if question.level == COACH else await super().plan(question, asker)


def opened(guest: Any, other: str = "bot") -> str:
    wanted = {"game": "canardage", "seats": [{"kind": "me"}, {"kind": other}], "start": other == "bot"}
    table: str = guest.ask("POST", "/api/tables", json=wanted).json()["table"]
    return table


def on_turn(server: Server, guest: Any) -> str:
    """Open tables until the first turn is this guest's, who sits in seat 0."""
    while True:
        table = opened(guest)
        found = server.house.present_table(table)
        assert found is not None
        if found.running().match.state.actors() == [0]:
            return table


def test_alone_with_bots_the_coach_answers_with_a_legal_move(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Coaching()) as server:
        guest = server.guest()
        table = on_turn(server, guest)
        answer = guest.ask("POST", f"/api/tables/{table}/hint", json={})
        assert answer.status_code == 200
        found = server.house.present_table(table)
        assert found is not None
        brief = found.game.brief(found.running().match.state, 0)
        assert answer.json()["touches"] in [list(choice.touches) for choice in brief.moves]
        assert answer.json()["reasons"]
        assert answer.json() == guest.ask("POST", f"/api/tables/{table}/hint", json={}).json()


def test_strangers_and_those_who_wait_get_no_hint(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Coaching()) as server:
        guest, stranger = server.guest(), server.guest()
        waiting = opened(guest, "link")
        assert guest.ask("POST", f"/api/tables/{waiting}/hint", json={}).json()["problem"] == "not-started"
        table = opened(guest)
        assert stranger.ask("POST", f"/api/tables/{table}/hint", json={}).json()["problem"] == "not-seated"
        assert guest.ask("POST", "/api/tables/nowhere/hint", json={}).status_code == 404


def test_hints_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Silent(), limits=replace(UNLIMITED, hints=(2, 0.001))) as server:
        guest = server.guest()
        table = on_turn(server, guest)
        answers = [guest.ask("POST", f"/api/tables/{table}/hint", json={}) for _ in range(3)]
        assert [answer.json()["problem"] for answer in answers] == ["no-hint", "no-hint", "too-fast"]


@pytest.mark.parametrize(("others", "expected"), [(["bot", "bot"], True), (["bot", "person"], False)])
def test_among_people_there_is_no_coach(others: list[str], expected: bool) -> None:
    chairs = [SimpleNamespace(kind=kind) for kind in ["person", *others]]
    table: Any = SimpleNamespace(details=SimpleNamespace(chairs=chairs))
    assert alone(table, 0) is expected


def test_a_process_of_the_pool_is_asked() -> None:
    game = webfoot.game("canardage")
    state = game.setup(2, game.parse_options(2), QuickChance(1))
    seat = state.actors()[0]
    question = Question("canardage", {}, 2, seat, state.imagine(seat, QuickChance(0)).dump(), COACH)

    async def asked() -> list[int] | None:
        bots = Bots(1, 60.0)
        try:
            return await bots.plan(question)
        finally:
            await bots.close()

    assert asyncio.run(asked()) == advised("canardage", {}, 2, seat, question.imagined)
