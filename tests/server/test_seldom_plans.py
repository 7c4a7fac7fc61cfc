"""What happens seldom to plans: the position changed meanwhile, or a row exists already."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.server.slowly import in_step
from tests.server.visitors import Page, Server, host_too, two_players
from tests.toys.barrows import Barrows
from webfoot.core.errors import Refusal
from webfoot.core.plans import BrokenPlan, Stopped
from webfoot.server.house import House
from webfoot.server.storage.protocol import LostRace
from webfoot.server.table import prepared, slow, steps
from webfoot.server.table.details import Prepared
from webfoot.server.table.table import Table

LOAD, SELL, DONE = {"move": "load"}, {"move": "sell", "price": 2}, {"move": "done"}


@pytest.fixture(autouse=True)
def barrows(monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Barrows())


def two(server: Server) -> tuple[Page, Page]:
    """The page of the player whose turn it is, and the other one."""
    first, second = two_players(server, game="barrows")
    return (first, second) if first.brief["moves"] else (second, first)


def table_of(server: Server, page: Page) -> Table:
    found = server.house.present_table(page.info["id"])
    assert found is not None
    return found


def kept(server: Server, page: Page) -> Prepared:
    return table_of(server, page).prepared[page.seat or 0]


def keep(page: Page, *moves: Any) -> None:
    assert page.do("keep-plan", moves=moves, auto=True) is None


def come_to_its_turn(server: Server, first: Page, second: Page) -> int:
    """Let the first player hand over, and the other one's plan look; returns the number of the last row."""

    async def woken(_: House) -> int:
        table = table_of(server, second)
        await prepared._play(table, second.seat or 0)
        return table.seq

    assert first.play(DONE) is None
    seq: int = server.in_house(woken)
    return seq


def test_where_there_is_nothing_to_try_a_plan_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = two(server)
    monkeypatch.setattr(Barrows, "rehearsal", lambda *_: None)
    assert first.do("rehearse", moves=[LOAD]) == "plan-not-now"
    assert second.do("keep-plan", moves=[LOAD, DONE], auto=True) == "plan-incomplete"


def test_while_time_stands_still_no_plan_is_played(server: Server) -> None:
    first, _ = two(server)

    def stop(_: House) -> None:
        play = table_of(server, first).play
        assert play is not None
        play.stopped = 0

    server.in_house(stop)
    assert first.do("play-all", seq=first.seq, moves=[LOAD, DONE]) == "paused"


def test_a_plan_whose_rows_exist_already_is_read_from_the_log(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two(server)
    storage = server.house.storage
    append = storage.append

    async def written_and_lost(*args: Any, **more: Any) -> None:
        await append(*args, **more)
        raise LostRace("as if the answer of an earlier attempt had been lost")

    with monkeypatch.context() as once:
        once.setattr(storage, "append", written_and_lost)
        assert first.do("play-all", seq=first.seq, moves=[LOAD, SELL, DONE]) is None
    in_step(first, second)
    assert table_of(server, first).seq == 4
    assert second.seq == 4


def test_a_plan_that_was_taken_back_does_not_play(server: Server) -> None:
    first, second = two(server)
    keep(second, LOAD, DONE)
    assert second.do("keep-plan", moves=[LOAD, DONE], auto=False) is None
    assert come_to_its_turn(server, first, second) == 2


def test_a_plan_plays_at_a_table_that_has_to_read_its_log_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two(server)
    keep(second, LOAD, DONE)

    async def woken(_: House) -> int:
        table = table_of(server, second)
        table.doubtful = True
        await prepared._play(table, second.seat or 0)
        return table.seq

    monkeypatch.setattr(prepared, "wake", lambda _: None)
    assert first.play(DONE) is None
    assert server.in_house(woken) == 4


def test_a_plan_that_cannot_be_played_after_all_is_kept_and_said(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise BrokenPlan(Stopped(0, Refusal("too-late")))

    first, second = two(server)
    keep(second, LOAD, DONE)
    monkeypatch.setattr(steps, "plan", broken)
    with caplog.at_level("INFO", logger="webfoot"):
        assert come_to_its_turn(server, first, second) == 2
    assert "a plan did not play by itself: step 1 of the plan cannot be played [too-late]" in caplog.text
    own = kept(server, second)
    assert (own.auto, own.changed, len(own.moves)) == (False, True, 2)


def test_a_plan_that_the_rules_of_today_cannot_read_is_kept_and_said(server: Server) -> None:
    first, second = two(server)
    keep(second, LOAD, DONE)

    def older(_: House) -> None:
        table, seat = table_of(server, second), second.seat or 0
        table.prepared[seat] = replace(table.prepared[seat], moves=['{"move": "fly"}'])

    server.in_house(older)
    assert come_to_its_turn(server, first, second) == 2
    assert (kept(server, second).auto, kept(server, second).changed) == (False, True)


def test_nothing_is_due_at_a_table_that_does_not_wait_any_more(server: Server) -> None:
    first, _ = two(server)

    async def looked(_: House) -> int | None:
        table = table_of(server, first)
        table.details.due = 1
        await slow.look(table)
        return table.details.due

    assert server.in_house(looked) is None


def test_where_nobody_shares_a_device_there_is_no_curtain(server: Server) -> None:
    first, _ = two(server)
    before = len(first.messages("table"))
    assert first.do("lift", seat=first.seat) is None
    assert len(first.messages("table")) == before
