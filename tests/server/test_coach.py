"""The coach at a table: for people who play against bots alone, and so often and no oftener."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import webfoot
from tests.server.visitors import UNLIMITED, InstantBots, Server, serving
from webfoot.bots.coaching import COACH, Advice, advised
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
        return advised(
            question.game, question.options, question.seats, question.seat, question.imagined, None, question.meant
        )


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


class Strict(InstantBots):
    """Bots whose coach finds every move but the first legal one costly."""

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        if question.level != COACH:
            return await super().plan(question, asker)
        game = webfoot.game(question.game).edition_of(question.seats, question.options)
        best, *others = game.load(question.imagined).legal(question.seat)
        return Advice("sure", [best], others).numbers()


def test_a_second_look_speaks_only_of_moves_that_cost_much(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Strict()) as server:
        guest = server.guest()
        table = on_turn(server, guest)
        found = server.house.present_table(table)
        assert found is not None
        match = found.running().match
        best, other = (msgspec.to_builtins(match.game.catalogue[number]) for number in match.state.legal(0)[:2])
        address = f"/api/tables/{table}/second-look"
        assert guest.ask("POST", address, json={"move": best}).json() == {"hint": None}
        assert guest.ask("POST", address, json={"move": other}).json()["hint"]["move"] == best
        bodies: list[dict[str, Any]] = [{"move": {"move": "fly"}}, {"move": "pan"}, {"move": {}}, {}]
        for body in bodies:
            answer = guest.ask("POST", address, json=body)
            assert (answer.status_code, answer.json()["problem"]) == (400, "malformed"), body


class Listening(InstantBots):
    """Bots whose coach keeps what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.meant: list[list[int]] = []

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        if question.level != COACH:
            return await super().plan(question, asker)
        self.meant.append(question.meant)
        return None


def test_a_second_look_takes_a_whole_turn(tmp_path: Path) -> None:
    bots = Listening()
    with serving(tmp_path, bots=bots) as server:
        guest = server.guest()
        table = on_turn(server, guest)
        found = server.house.present_table(table)
        assert found is not None
        match = found.running().match
        numbers = match.state.legal(0)[:3]
        move, *then = (msgspec.to_builtins(match.game.catalogue[number]) for number in numbers)
        address = f"/api/tables/{table}/second-look"
        assert guest.ask("POST", address, json={"move": move, "then": then}).json() == {"hint": None}
        assert bots.meant == [numbers]
        for wrong in ([{"move": "fly"}], [3], "pan", [move] * 201):
            answer = guest.ask("POST", address, json={"move": move, "then": wrong})
            assert (answer.status_code, answer.json()["problem"]) == (400, "malformed"), wrong
        assert bots.meant == [numbers]


def test_second_looks_are_limited_like_hints(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Silent(), limits=replace(UNLIMITED, hints=(1, 0.001))) as server:
        guest = server.guest()
        table = on_turn(server, guest)
        found = server.house.present_table(table)
        assert found is not None
        match = found.running().match
        move = msgspec.to_builtins(match.game.catalogue[match.state.legal(0)[0]])
        address = f"/api/tables/{table}/second-look"
        assert guest.ask("POST", address, json={"move": move}).json() == {"hint": None}
        assert guest.ask("POST", address, json={"move": move}).json()["problem"] == "too-fast"


@pytest.mark.parametrize("allowed", [True, False])
def test_among_people_there_are_hints_where_the_table_allows_them(tmp_path: Path, allowed: bool) -> None:
    with serving(tmp_path, bots=Coaching()) as server:
        host, friend = server.guest(), server.guest()
        table = host.create("me", "open", hints=allowed)
        first, second = host.page(table), friend.page(table)
        assert second.do("sit", seat=1) is None
        assert first.do("start") is None
        found = server.house.present_table(table)
        assert found is not None
        assert found.info("").hints is allowed
        (seat,) = found.running().match.state.actors()
        answer = (host, friend)[seat].ask("POST", f"/api/tables/{table}/hint", json={})
        assert answer.status_code == (200 if allowed else 409)
        assert allowed or answer.json()["problem"] == "no-coach"


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
