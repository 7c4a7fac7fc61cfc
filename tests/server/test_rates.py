"""How fast one guest, one address and one seat may go, whatever they ask for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import UNLIMITED, Page, host_too, play_on, serving, two_players
from tests.toys.glasses import Glasses
from webfoot.core.moves import Move
from webfoot.core.registry import game
from webfoot.games.spacedealer.moves import CollectByItself
from webfoot.server.edge.limits import Bucket, Chatter, Rates
from webfoot.server.settings import Limits

SLOW = 1e-6


def test_what_costs_more_takes_more_and_may_make_debts() -> None:
    now = [0.0]
    bucket = Bucket((5, 1), lambda: now[0])
    assert [bucket.take(3) for _ in range(3)] == [True, True, False]
    now[0] = 1.9
    assert not bucket.take()
    now[0] = 2.0
    assert bucket.take()
    bucket.charge(10)
    now[0] = 11.9
    assert not bucket.take()
    now[0] = 13.0
    assert bucket.take()


class Sender:
    def __init__(self, guest: str, address: str) -> None:
        self.bucket = Bucket((3, SLOW))
        self.guest = guest
        self.address = address


def test_a_guest_and_an_address_have_one_rate_for_all_connections() -> None:
    rates = Rates((4, SLOW), (6, SLOW))
    first, second, other = Sender("one", "here"), Sender("one", "here"), Sender("two", "here")
    assert [rates.take(first, 1) for _ in range(4)] == [True] * 3 + [False]
    assert [rates.take(second, 1) for _ in range(2)] == [True, False]
    # What was refused cost the address nothing.
    assert [rates.take(other, 1) for _ in range(3)] == [True, True, False]
    assert rates.take(Sender("three", "elsewhere"), 1)


def test_what_may_not_be_said_is_charged_to_nobody() -> None:
    chatter = Chatter(Limits(chat=(2, SLOW), chat_of_an_address=(3, SLOW), chat_at_a_table=(1, SLOW)))
    assert chatter.take("anna", "here", "table")
    assert not chatter.take("anna", "here", "table")
    assert chatter.take("anna", "here", "another")
    assert not chatter.take("anna", "here", "a third")
    assert chatter.take("bert", "here", "a third")
    assert not chatter.take("cleo", "here", "a fourth")
    assert chatter.take("cleo", "there", "a fourth")


def test_two_pages_of_a_guest_share_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNLIMITED, commands_of_a_guest=(4, SLOW))) as server:
        guest, other = server.guest(), server.guest()
        one, two, elsewhere = guest.page(), guest.page(), other.page()
        assert [page.do("watch-lobby") for page in (one, two, one, two)] == [None] * 4
        assert [page.do("watch-lobby") for page in (one, two, elsewhere)] == ["too-fast", "too-fast", None]


def test_all_guests_of_an_address_share_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNLIMITED, commands_of_an_address=(3, SLOW))) as server:
        pages = [server.guest().page() for _ in range(4)]
        assert [page.do("watch-lobby") for page in pages] == [None] * 3 + ["too-fast"]


def test_a_long_log_costs_more_than_a_short_one(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / "spacedealer" / "eight-experienced-players.jsonl", tmp_path)
    with serving(tmp_path, limits=replace(UNLIMITED, commands=(60, SLOW))) as server:
        page = server.guest().page()
        answers = [page.do("watch", table=table) for _ in range(8)]
        rows = page.seq
        assert None in answers
        assert answers[-1] == "too-fast"
        fresh = server.guest().page()
        again = [fresh.do("watch", table=table, seq=rows) for _ in range(8)]
        assert again == [None] * 8


def test_a_page_gets_only_the_rows_that_it_has_missed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        play_on(first, second, until=lambda: first.seq >= 6)
        table = first.info["id"]

        def rows(page: Page, **more: Any) -> tuple[int, list[int]]:
            assert page.do("watch", table=table, **more) is None
            message = page.messages("table")[-1]
            return message["since"], [step["seq"] for step in message["log"]]

        seq = first.seq
        everything = list(range(1, seq + 1))
        assert rows(first, seq=4, seat=0) == (4, everything[4:])
        assert rows(first, seq=seq, seat=0) == (seq, [])
        # Through other eyes, or after rows that there are not, everything is told.
        assert rows(first, seq=4, seat=1) == (0, everything)
        assert rows(first, seq=4) == (0, everything)
        assert rows(first, seq=seq + 1, seat=0) == (0, everything)
        assert rows(server.guest().page(), seq=4) == (4, everything[4:])


def test_requests_from_one_address_have_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNLIMITED, requests=(5, SLOW))) as server:
        answers = [server.client.get("/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["problem"] == "too-fast"
        assert answers[-1].headers["content-security-policy"] == answers[0].headers["content-security-policy"]
    with serving(tmp_path, limits=replace(UNLIMITED, requests=(5, SLOW))) as server:
        assert [server.client.get("/api/tables/none-such/record").status_code for _ in range(2)] == [404, 429]


def test_a_seat_cannot_make_rows_without_end_where_time_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's command counts before the last row: a flood of them would take the network allowance of others."""
    host_too(monkeypatch, Glasses())
    with serving(tmp_path, limits=replace(UNLIMITED, live_moves=(2, SLOW))) as server:
        first, second = two_players(server, game="glasses")
        answers = [first.do("play", seq=first.seq, move={"nonsense": 1}) for _ in range(1)]
        assert answers == ["not-a-move"]
        moves = [first.play() for _ in range(2)]
        assert "too-fast" not in moves
        assert first.do("play", seq=first.seq, move=second.brief["moves"][0]["move"]) == "too-fast"
        assert second.play() is None


def test_moves_that_change_nothing_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    canardage = game("canardage")

    def idle(move: Move) -> bool:
        return True

    monkeypatch.setattr(canardage, "changes_nothing", idle)
    with serving(tmp_path, limits=replace(UNLIMITED, idle_moves=(1, SLOW))) as server:
        first, second = two_players(server)
        answers: list[str | None] = []
        for _ in range(6):
            for page in (first, second):
                page.catch_up(max(first.seq, second.seq))
                if page.brief["moves"]:
                    answers.append(page.play())
        assert answers.count(None) == 2
        assert set(answers) == {None, "too-fast"}


def test_space_dealer_names_the_move_that_changes_nothing() -> None:
    played = game("spacedealer")
    assert [move for move in played.catalogue if played.changes_nothing(move)] == [
        CollectByItself(False),
        CollectByItself(True),
    ]


def test_taking_back_has_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNLIMITED, undos=(1, SLOW))) as server:
        first, second = two_players(server)
        actor = first if first.brief["moves"] else second
        answers = [actor.do("undo", seq=actor.seq) for _ in range(2)]
        assert answers == ["undo-horizon", "too-fast"]


def test_the_usual_limits_let_people_play() -> None:
    limits = Limits()
    for burst, refill in (limits.commands, limits.commands_of_a_guest, limits.live_moves):
        assert burst >= 20
        assert refill >= 5
