"""Slow games over restarts of the server: clocks, bots on turn and votes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.slowly import DAY, HOUR, THREE_DAYS, Slowly, again, in_step, turn
from tests.server.visitors import Guest, Hours, InstantBots, serving


def test_the_clocks_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = slowly.players()
        first, second = turn(pages)
        slowly.hours.now += HOUR
        while turn(pages)[0] is first:
            assert first.play() is None
        in_step(second)
        kept, table, guest, seat = second.info["until"], second.info["id"], second.guest, second.seat
    with again(tmp_path, monkeypatch, Hours.START + DAY) as slowly:
        returned = Guest(slowly.server, guest.cookie, guest.id)
        listed = returned.get("/api/lobby").json()["mine"]
        assert [(one["id"], one["acting"], one["until"]) for one in listed] == [(table, [seat], kept)]
        page = returned.page(table)
        assert page.info["until"] == kept
        assert page.brief["actors"] == [seat]
        assert slowly.later(kept[str(seat)] - slowly.hours.now) == 1
        while page.brief["actors"] == [seat]:
            page.listen()


def test_a_time_that_ended_while_the_server_was_stopped_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = slowly.players()
        first, _ = turn(pages)
        guest, table, seat = first.guest, first.info["id"], first.seat
    with again(tmp_path, monkeypatch, Hours.START + 4 * DAY) as slowly:
        assert slowly.later(0) == 1, "nobody watches, and yet it is looked at"
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        while page.brief["actors"] == [seat]:
            page.listen()


def test_a_bot_on_turn_goes_on_after_a_restart_though_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Sleepy(InstantBots):
        async def choose(self, game_key: str, seat: int, imagined: bytes, level: str) -> int | None:
            await asyncio.Event().wait()
            return None

    with serving(tmp_path, bots=Sleepy()) as server:
        slowly = Slowly(server, monkeypatch)
        guest = server.guest()
        table = guest.create("bot", "me", game="canardage", start=True, slow=THREE_DAYS)
        page = guest.page(table)
        while page.brief["actors"] == [1]:
            assert page.play() is None
            in_step(page)
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        assert slowly.later(60_000) == 1
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        while page.brief["actors"] != [1]:
            page.listen()


def test_votes_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = slowly.players(3, then="vote")
        first, _ = turn(pages)
        late = first.seat
        others = [page for page in pages if page is not first]
        slowly.later(72 * HOUR)
        assert others[0].do("vote", seat=late, verdict="bot-sits") is None
        table, guest, voted = first.info["id"], others[1].guest, others[0].seat
        now = slowly.hours.now
    with again(tmp_path, monkeypatch, now) as slowly:
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        assert page.info["late"] == late
        assert page.info["votes"] == {str(voted): "bot-sits"}
        assert page.do("vote", seat=late, verdict="bot-sits") is None
        in_step(page)
        assert page.info["seats"][late or 0]["stands_in"]
