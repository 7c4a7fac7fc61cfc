"""A command that was made in time and arrives late counts as in time, within bounds that nobody can farm."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.visitors import Hours, Server, host_too, serving, two_players
from tests.toys.glasses import GLASS, LENGTHS, Glasses
from webfoot.server.table.allowance import MOST, REFILL, STOCK, Allowance

TURN, RING = {"move": "turn"}, {"move": "ring"}
END = LENGTHS["20"]

Claims = list[tuple[int, int, int]]


@given(st.lists(st.tuples(st.integers(0, 3000), st.integers(-500, 3000), st.integers(0, 400)), max_size=60))
def test_whatever_is_claimed_only_the_stock_and_its_refilling_is_given(claims: Claims) -> None:
    allowance = Allowance()
    now = last = given_back = 0
    for passes, claimed_back, since_last_row in claims:
        now += passes
        last = max(last, now - since_last_row)
        instant = allowance.instant(now - claimed_back, now, last)
        assert last <= instant <= now
        assert now - instant <= MOST
        allowance.spend(instant, now)
        given_back += now - instant
        last = instant
        assert given_back <= STOCK + now * REFILL / 1000
        assert 0 <= allowance.left(now) <= STOCK


def test_greed_ends_in_nothing_and_patience_brings_it_back() -> None:
    allowance = Allowance()
    for now in range(10_000, 10_004):
        assert allowance.instant(0, now, 0) == now - MOST
        allowance.spend(now - MOST, now)
    assert allowance.instant(0, 10_004, 0) == 10_004
    later = 10_004 + STOCK * 1000 // REFILL
    assert allowance.left(later) == STOCK


def test_nothing_counts_in_the_future_or_without_a_claim() -> None:
    allowance = Allowance()
    assert allowance.instant(5000, 1000, 0) == 1000
    assert allowance.instant(None, 1000, 0) == 1000


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Glasses())


@pytest.fixture
def hours(server: Server, monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(server, monkeypatch)


def test_a_late_command_counts_from_when_it_was_made(server: Server, hours: Hours) -> None:
    first, second = two_players(server, game="glasses")
    hours.now += 1000
    assert first.do("play", seq=1, move=TURN, at=880) is None
    assert first.brief["view"]["until"][0] == 880 + GLASS
    # What was announced is not overtaken, and no position is stale.
    assert second.do("play", seq=0, move=TURN, at=800) is None
    second.catch_up(3)
    assert second.brief["view"]["until"][1] == 880 + GLASS
    hours.now += 100
    assert second.do("play", seq=1, move=RING, at=999_999) is None
    assert second.messages("stepped")[-1]["step"]["at"] == 1100
    assert first.do("play", seq=1, move=RING, at=900) == "rung"


def test_the_end_waits_for_who_was_in_time(server: Server, hours: Hours) -> None:
    first, second = two_players(server, game="glasses")
    hours.ring(first.info["id"], END + MOST - 1)
    assert first.seq == 1
    assert first.do("play", seq=1, move=TURN, at=END - 1) is None
    assert first.messages("stepped")[-1]["step"]["at"] == END - 1
    hours.ring(first.info["id"], END + MOST)
    first.wait(lambda info: info["status"] == "over")
    assert first.messages("stepped")[-1]["step"]["at"] == END
    assert second.do("play", seq=1, move=TURN, at=END - 1) == "game-over"


def test_who_comes_after_the_end_does_not_end_it_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        hours = Hours(server, monkeypatch)
        first, second = two_players(server, game="glasses")
        hours.now = Hours.START + END + 100
        late = first.send("play", table=first.info["id"], seq=1, move=RING, at=END + 50)
        assert second.do("play", seq=1, move=RING, at=END - 20) is None
        hours.now += MOST
        assert first.answer_to(late) == "game-over"
        second.wait(lambda info: info["status"] == "over")
        assert second.brief["view"]["rung"] == 1
