"""Space Dealer at a table: who acted in time is in time, though the network was slow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.spacedealer.language import space
from tests.server.test_clock import PatientBots
from tests.server.visitors import Hours, Page, Server, host_too, serving, two_players
from webfoot.core.chance import Chance
from webfoot.games.spacedealer.game import SpaceDealer
from webfoot.games.spacedealer.options import SpaceDealerOptions
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.server.house import House
from webfoot.server.table import clock
from webfoot.server.table.allowance import MOST

TIMER_MS = 60_000
END = 30 * 60_000
MEETING = {"a": "ab red", "b": "ab blue"}
MINE = {"move": "start-use", "column": 4}


class Underway(SpaceDealer):
    """A game in the middle, as the tests of the rules write one; among experienced players, b's probe is loaded."""

    def __init__(self, **position: Any) -> None:
        self._position = position

    def setup(self, seats: int, options: SpaceDealerOptions, chance: Chance) -> SpaceDealerState:
        state = space(seats=seats, rules=options.rules, **self._position).state
        if options.rules == "experienced":
            state.planets[1].area[0].ammunition = 1
            state.attack -= 1
        return state


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, bots=PatientBots()) as running:
        yield running


@pytest.fixture
def hours(server: Server, monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(server, monkeypatch)


def begin(
    server: Server, monkeypatch: pytest.MonkeyPatch, rules: str = "basic", **position: Any
) -> tuple[Page, Page]:
    host_too(monkeypatch, Underway(**position))
    return two_players(server, "bot", game="spacedealer", options={"rules": rules})


def timers(page: Page, seat: int) -> list[str]:
    return [timer["state"] for timer in page.brief["view"]["planets"][seat]["timers"]]


def play_at(page: Page, move: dict[str, Any], at: int) -> str | None:
    """A command that was made at that instant, and comes now."""
    return page.do("play", seq=page.seq, move=move, at=at)


def offer(page: Page) -> None:
    """A red one for a blue one, between the two planets."""
    draft = {"move": "draft-offer", "seat": 1, "field": 1}
    goods = ({"move": "offer-good", "colour": "red"}, {"move": "ask-good", "colour": "blue"})
    for move in (draft, *goods, {"move": "make-offer"}):
        assert play_at(page, move, 0) is None


def test_an_offer_can_be_accepted_in_its_last_millisecond(
    server: Server, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bea = begin(server, monkeypatch, ships=MEETING)
    offer(anna)
    hours.ring(anna.info["id"], STANDARD.offer_ms + MOST - 1)
    bea.catch_up(anna.seq)
    assert bea.brief["view"]["offers"]
    assert play_at(bea, {"move": "accept", "seat": 0}, STANDARD.offer_ms - 1) is None
    assert bea.messages("stepped")[-1]["step"]["at"] == STANDARD.offer_ms - 1
    assert bea.messages("stepped")[-1]["step"]["events"][0]["event"] == "traded"


def test_an_offer_is_gone_when_nobody_can_be_on_the_way_any_more(
    server: Server, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bea = begin(server, monkeypatch, ships=MEETING)
    offer(anna)
    hours.ring(anna.info["id"], STANDARD.offer_ms + MOST)
    ended = bea.hear("stepped", lambda m: m["step"]["kind"] == "tick")["step"]
    assert ended["at"] == STANDARD.offer_ms
    assert ended["events"][0]["event"] == "offer-ended"
    assert play_at(bea, {"move": "accept", "seat": 0}, STANDARD.offer_ms - 1) == "SD-TR-04"


def test_a_sabotage_made_in_time_and_heard_late_still_hits(
    server: Server, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bea = begin(server, monkeypatch, "experienced", build={"b": "sabotage-probe-1@4"})
    assert play_at(anna, MINE, 0) is None
    assert timers(anna, 0)[0] == "active"
    hours.ring(anna.info["id"], TIMER_MS + 200)
    assert play_at(bea, {"move": "sabotage-timer", "column": 4, "seat": 0, "timer": 0}, TIMER_MS - 1) is None
    assert bea.messages("stepped")[-1]["step"]["at"] == TIMER_MS - 1
    anna.catch_up(bea.seq)
    assert timers(anna, 0)[0] == "sabotaged"
    hours.strike(anna.info["id"])
    anna.hear("stepped", lambda m: m["step"]["events"][0]["event"] == "sabotage-over")
    assert anna.messages("stepped")[-1]["step"]["at"] == TIMER_MS
    assert timers(anna, 0)[0] == "inactive"


def test_a_timer_that_nobody_can_sabotage_waits_for_nobody(
    server: Server, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = begin(server, monkeypatch)
    assert play_at(anna, MINE, 0) is None
    hours.ring(anna.info["id"], TIMER_MS)
    anna.hear("stepped", lambda m: m["step"]["events"][0]["event"] == "job-ready")
    assert timers(anna, 0)[0] == "ready"


def test_a_timer_started_before_the_end_runs_though_it_was_heard_of_after_it(
    server: Server, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bea = begin(server, monkeypatch)
    hours.ring(anna.info["id"], END + MOST - 1)
    assert play_at(anna, MINE, END - 1) is None
    hours.ring(anna.info["id"], END + MOST)
    bea.hear("stepped", lambda m: m["step"]["events"][0]["event"] == "overtime-began")
    assert bea.messages("stepped")[-1]["step"]["at"] == END
    assert play_at(bea, MINE, END - 1) == "SD-EN-01"
    hours.ring(anna.info["id"], END - 1 + TIMER_MS)
    anna.hear("stepped", lambda m: m["step"]["events"][0]["event"] == "job-ready")
    assert play_at(anna, {"move": "collect", "column": 4, "into": 0}, END - 1 + TIMER_MS) is None


def test_a_command_waits_for_every_deadline_that_is_held_back(
    server: Server, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two timers that could be sabotaged run out, a tenth of a second apart; who comes later ends neither early."""
    anna, _ = begin(server, monkeypatch, "experienced", build={"b": "sabotage-probe-1@4"})
    name = anna.info["id"]
    assert play_at(anna, MINE, 0) is None
    hours.now += 100
    assert play_at(anna, {"move": "start-technology"}, 100) is None
    hours.now = Hours.START + TIMER_MS + 150

    async def comes(house: House) -> int:
        table = await house.table(name)

        async def meanwhile(seconds: float) -> None:
            hours.now += round(seconds * 1000)
            await clock.ring(table)

        monkeypatch.setattr(clock, "sleep", meanwhile)
        await clock.hold(table, 2, None, table.now())
        return hours.now - Hours.START

    assert server.in_house(comes) == TIMER_MS + 100 + MOST
    rows = server.in_house(lambda house: house.storage.rows(name))
    assert [(row.kind, row.at) for row in rows[-2:]] == [("tick", TIMER_MS), ("tick", TIMER_MS + 100)]


def first_mine(page: Page, seat: int) -> dict[str, Any]:
    chosen = next(card for card in page.brief["view"]["own"]["pile"] if card.startswith("mine-"))
    return {"move": "choose-start", "mine": chosen, "column": 4}


def test_the_time_for_the_first_mine_runs_when_a_person_waits(server: Server, hours: Hours) -> None:
    anna, bea = two_players(server, "bot", game="spacedealer")
    assert anna.brief["deadline"] is None
    assert play_at(anna, {"move": "pick-mine", "mine": first_mine(anna, 0)["mine"]}, 0) is None
    assert anna.brief["view"]["own"]["picked"] == first_mine(anna, 0)["mine"]
    hours.now += 60_000
    assert play_at(anna, first_mine(anna, 0), 60_000) is None
    bea.catch_up(anna.seq)
    assert bea.brief["deadline"] == 60_000 + STANDARD.choosing_ms
    assert bea.info["edition"] is False, "which seats are bots is no data of an owner"
    assert "bots" not in bea.info["options"]


def test_a_server_that_comes_back_still_knows_whom_not_to_hurry(tmp_path: Path) -> None:
    with serving(tmp_path, bots=PatientBots()) as running:
        anna, _ = two_players(running, "bot", game="spacedealer")
        name = anna.info["id"]
    with serving(tmp_path, bots=PatientBots()) as running:

        async def bots(house: House) -> list[int]:
            table = await house.table(name)
            assert table.play is not None
            return list(table.play.match.state.bots)

        assert running.in_house(bots) == [2]
