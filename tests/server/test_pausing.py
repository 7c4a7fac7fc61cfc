"""Time stands still by agreement, and when the server was away; nobody loses any of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import Guest, Hours, Page, Server, host_too, serving, two_players
from tests.toys.glasses import GLASS, Glasses
from webfoot.server.house import House
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table import pausing, steps
from webfoot.server.table.agreement import WAITED_FOR
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table

TURN, RING = {"move": "turn"}, {"move": "ring"}


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Glasses())


@pytest.fixture
def hours(server: Server, monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(server, monkeypatch)


def alone(server: Server) -> Page:
    host = server.guest()
    return host.page(host.create("me", game="glasses", start=True))


def rows(server: Server, page: Page) -> list[Any]:
    found: list[Any] = server.in_house(lambda house: house.storage.rows(page.info["id"]))
    return found


def wait_for_clock(page: Page, stopped: int | None) -> None:
    while page.clock["stopped"] != stopped:
        page.listen()


def test_alone_time_stands_still_at_once(server: Server, hours: Hours) -> None:
    page = alone(server)
    hours.now += 300
    assert page.play(TURN) is None
    assert page.brief["deadline"] == 300 + GLASS
    hours.now += 100
    assert page.do("pause", paused=True) is None
    assert (page.clock["stopped"], page.clock["interrupted"], page.clock["wishes"]) == (400, False, [])
    hours.now += 3_600_000
    hours.strike(page.info["id"])
    assert page.play(RING) == "paused"
    assert page.seq == 3
    assert page.do("pause", paused=False) is None
    assert (page.clock["stopped"], page.clock["origin"]) == (None, hours.now - 400)
    hours.now += GLASS - 100
    hours.strike(page.info["id"])
    step = page.hear("stepped", lambda m: m["step"]["kind"] == "tick")["step"]
    assert step["at"] == step["events"][0]["at"] == 300 + GLASS
    assert [(row.kind, row.at) for row in rows(server, page)] == [
        ("start", 0),
        ("play", 300),
        ("pause", 400),
        ("resume", 400),
        ("tick", 300 + GLASS),
    ]


def test_everybody_who_plays_has_to_agree(server: Server, hours: Hours) -> None:
    first, second = two_players(server, "bot", game="glasses")
    hours.now += 50
    assert first.do("pause", paused=True) is None
    second.hear("clock-changed", lambda m: m["clock"]["wishes"])
    assert second.clock == {
        "origin": Hours.START,
        "stopped": None,
        "interrupted": False,
        "wishes": [0],
        "asked": [0, 1],
        "until": None,
    }
    assert first.do("pause", paused=False) is None
    second.hear("clock-changed", lambda m: not m["clock"]["wishes"])
    assert second.do("pause", paused=True) is None
    assert second.clock["stopped"] is None
    assert first.do("pause", paused=True) is None
    stopped = first.clock["stopped"]
    assert stopped is not None
    hours.now += 1000
    wait_for_clock(second, stopped)
    assert second.do("pause", paused=False) is None
    # Said twice, it still counts once, and who agrees too late to the pause does not undo it.
    assert second.do("pause", paused=False) is None
    assert second.clock["stopped"] == stopped
    assert first.do("pause", paused=True) is None
    assert first.do("pause", paused=False) is None
    wait_for_clock(second, None)
    assert second.clock["origin"] == hours.now - stopped


def test_who_waits_for_the_start_is_told_when_time_begins(server: Server, hours: Hours) -> None:
    first, second = two_players(server, game="glasses")
    for page in (first, second):
        while page.clock is None:
            page.listen()
        assert (page.clock["origin"], page.clock["stopped"]) == (Hours.START, None)


def test_spectators_have_no_say(server: Server) -> None:
    page = alone(server)
    assert server.guest().page(page.info["id"]).do("pause", paused=True) == "not-seated"


def test_where_the_rules_know_no_time_none_can_stand_still(server: Server) -> None:
    first, _ = two_players(server)
    assert first.clock is None
    assert first.do("pause", paused=True) == "no-time"


def test_who_is_away_is_waited_for_a_while_only(
    server: Server, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pausing, "LOOK_AGAIN", 0.02)
    first, second = two_players(server, game="glasses", options={"length": "600"})
    second.session.close()
    first.wait(lambda info: not info["seats"][1]["online"])
    assert first.do("pause", paused=True) is None
    assert first.clock["asked"] == [0, 1]
    hours.now += WAITED_FOR - 1
    first.hear("clock-changed")
    assert first.clock["stopped"] is None
    hours.now += 1
    first.hear("clock-changed", lambda m: m["clock"]["stopped"] is not None)


def test_a_wish_left_behind_by_somebody_who_has_gone_is_not_enough(
    server: Server, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pausing, "LOOK_AGAIN", 0.02)
    first, second = two_players(server, game="glasses", options={"length": "600"})
    for page in (first, second):
        assert page.do("pause", paused=True) is None
    wait_for_clock(first, 0)
    assert first.do("pause", paused=False) is None
    spectator = server.guest().page(first.info["id"])
    for page in (first, second):
        page.session.close()
    spectator.wait(lambda info: not any(seat["online"] for seat in info["seats"]))
    hours.now += WAITED_FOR
    spectator.hear("clock-changed", lambda m: m["clock"]["asked"] == [])
    spectator.hear("clock-changed")
    assert spectator.clock["stopped"] == 0
    again = second.guest.page(second.info["id"])
    assert again.do("pause", paused=False) is None
    wait_for_clock(again, None)


def test_who_gives_up_is_asked_no_more(server: Server) -> None:
    first, second = two_players(server, "bot", game="glasses")
    assert first.do("pause", paused=True) is None
    assert second.do("resign") is None
    first.hear("clock-changed", lambda m: m["clock"]["stopped"] is not None)
    assert first.do("pause", paused=False) is None
    assert first.clock["stopped"] is None


def test_when_nobody_is_left_to_say_so_time_goes_on(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("me", "bot", "bot", game="glasses", start=True))
    assert page.do("pause", paused=True) is None
    assert page.do("resign") is None
    wait_for_clock(page, None)


def forgotten(server: Server, table: str) -> Any:
    """A second look at the rows of a table, as by a server that never saw it."""

    async def look(house: House) -> Any:
        known = await house.table(table)
        again = Table(known.services, known.details)
        await again.reload()
        assert again.play is not None
        assert known.play is not None
        return [
            (one.game_time(), play.origin, play.stopped, play.interrupted, play.match.state.dump())
            for one, play in ((again, again.play), (known, known.play))
        ]

    return server.in_house(look)


def test_the_rows_alone_tell_the_time(server: Server, hours: Hours) -> None:
    page = alone(server)
    for _ in range(3):
        for do, fields, later in (
            ("play", {"seq": 0, "move": TURN}, 137),
            ("pause", {"paused": True}, 400_000),
            ("pause", {"paused": False}, GLASS),
        ):
            assert page.do(do, **fields) is None
            hours.now += later
            again, known = forgotten(server, page.info["id"])
            assert again == known
        hours.strike(page.info["id"])
    assert [row.at for row in rows(server, page) if row.kind == "play"] == [0, 1137, 2274]


def test_a_server_that_died_has_taken_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as dying, serving(tmp_path) as server:
        hours = Hours(server, monkeypatch)
        first, second = two_players(server, game="glasses")
        hours.now += 250
        assert first.play(TURN) is None
        hours.now += 5 * GLASS

        async def too_late(table: Table) -> None:
            pass

        dying.setattr(pausing, "leave", too_late)
    with serving(tmp_path) as server:
        hours = Hours(server, monkeypatch, now=hours.now + 86_400_000)
        pages = [Guest(server, one.guest.cookie, one.guest.id).page(first.info["id"]) for one in (first, second)]
        for page in pages:
            # The last instant that was announced: the glass has not run out.
            assert (page.clock["stopped"], page.clock["interrupted"]) == (250, True)
            assert page.brief["view"]["until"] == [250 + GLASS, None]
        hours.strike(first.info["id"])
        assert pages[1].play(TURN) == "paused"
        hours.now += 777
        assert pages[0].do("pause", paused=False) is None
        assert pages[0].clock["stopped"] == 250
        assert pages[1].do("pause", paused=False) is None
        assert (pages[1].clock["stopped"], pages[1].clock["origin"]) == (None, hours.now - 250)
        hours.now += GLASS
        hours.strike(first.info["id"])
        assert pages[0].hear("stepped", lambda m: m["step"]["kind"] == "tick")["step"]["at"] == 250 + GLASS
        assert [row.kind for row in rows(server, pages[0])] == ["start", "play", "pause", "resume", "tick"]


def test_a_server_that_is_stopped_stops_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        hours = Hours(server, monkeypatch)
        page = alone(server)
        assert page.play(TURN) is None
        hours.now += GLASS + 400
    with serving(tmp_path) as server:
        again = Guest(server, page.guest.cookie, page.guest.id).page(page.info["id"])
        assert (again.clock["stopped"], again.clock["interrupted"]) == (GLASS + 400, True)
        assert [(row.kind, row.seat, row.at) for row in rows(server, again)[2:]] == [
            ("tick", None, GLASS),
            ("pause", None, GLASS + 400),
        ]


def test_a_replay_knows_no_pauses(server: Server, hours: Hours) -> None:
    page = alone(server)
    assert page.do("pause", paused=True) is None
    assert page.do("pause", paused=False) is None
    hours.now += 3_000_000
    hours.strike(page.info["id"])
    page.wait(lambda info: info["status"] == "over")
    moments = page.guest.get(f"/api/tables/{page.info['id']}/replay").json()["moments"]
    assert [moment["step"]["kind"] for moment in moments] == ["start", "tick"]


def test_a_game_of_bots_alone_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        hours = Hours(server, monkeypatch)
        host = server.guest()
        table = host.create("bot", "bot", game="glasses", start=True)
    with serving(tmp_path) as server:
        hours = Hours(server, monkeypatch, now=hours.now + 1_000_000)
        page = server.guest().page(table)
        assert (page.clock["stopped"], page.clock["origin"]) == (
            None,
            hours.now - page.messages("table")[0]["log"][-1]["at"],
        )


def three_players(server: Server) -> list[Page]:
    guests = [server.guest() for _ in range(3)]
    table = guests[0].create("me", "open", "open", game="glasses", options={"length": "600"})
    pages = [guest.page(table) for guest in guests]
    for seat in (1, 2):
        assert pages[seat].do("sit", seat=seat) is None
    assert pages[0].do("start") is None
    for page in pages:
        page.catch_up(1)
    return pages


def stop(*pages: Page) -> None:
    for page in pages:
        assert page.do("pause", paused=True) is None
    for page in pages:
        while page.clock is None or page.clock["stopped"] is None:
            page.listen()


def test_a_pause_ends_by_a_vote_and_nobody_alone_can_keep_it(server: Server, hours: Hours) -> None:
    pages = three_players(server)
    assert pages[0].do("pause", paused=True) is None
    assert pages[1].do("pause", paused=True) is None
    assert pages[1].clock["stopped"] is None, "to stop, all have to agree"
    stop(*pages)
    assert pages[0].do("pause", paused=False) is None
    assert pages[0].clock["stopped"] is not None
    assert pages[1].do("pause", paused=False) is None
    wait_for_clock(pages[2], None)


def test_a_pause_that_has_lasted_long_ends_by_itself(server: Server, hours: Hours) -> None:
    first, second = two_players(server, game="glasses", options={"length": "600"})
    hours.now += 100
    stop(first, second)
    limit = round(server.house.settings.pause_limit * 1000)
    assert first.clock["until"] == hours.now + limit
    hours.now += limit - 1
    settle(server, first)
    assert first.do("say", text="still there?") is None
    assert first.clock["stopped"] == 100
    hours.now += 1
    settle(server, first)
    wait_for_clock(first, None)
    assert first.clock["origin"] == hours.now - 100
    assert rows(server, first)[-1].kind == "resume"


def settle(server: Server, page: Page) -> None:
    """The moment has come for which the table had set itself an alarm."""

    async def settled(house: House) -> None:
        await pausing._settle_later(await house.table(page.info["id"]))

    server.in_house(settled)


def test_the_alarm_for_the_end_of_a_pause_goes_off(tmp_path: Path) -> None:
    with serving(tmp_path, pause_limit=0.05) as server:
        first, second = two_players(server, game="glasses", options={"length": "600"})
        stop(first, second)
        wait_for_clock(first, None)


def test_a_pause_goes_on_while_nobody_is_there(server: Server, hours: Hours) -> None:
    first, second = two_players(server, game="glasses", options={"length": "600"})
    stop(first, second)
    spectator = server.guest().page(first.info["id"])
    for page in (first, second):
        page.session.close()
    spectator.wait(lambda info: not any(seat["online"] for seat in info["seats"]))
    hours.now += 10 * round(server.house.settings.pause_limit * 1000)
    settle(server, spectator)
    again = second.guest.page(second.info["id"])
    assert again.clock["stopped"] == 0
    # Of those present, one is more than half.
    assert again.do("pause", paused=False) is None
    wait_for_clock(again, None)


def test_after_an_absence_of_the_server_one_is_enough_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        Hours(server, monkeypatch)
        first, second = two_players(server, game="glasses", options={"length": "600"})
    with serving(tmp_path) as server:
        hours = Hours(server, monkeypatch)
        pages = [Guest(server, one.guest.cookie, one.guest.id).page(first.info["id"]) for one in (first, second)]
        assert (pages[0].clock["interrupted"], pages[0].clock["until"]) == (True, None)
        hours.now += 10 * round(server.house.settings.pause_limit * 1000)
        settle(server, pages[0])
        assert pages[0].do("watch", table=first.info["id"]) is None
        assert pages[0].clock["stopped"] is not None, "nobody has said that they are back"
        assert pages[0].do("pause", paused=False) is None
        wait_for_clock(pages[1], None)


# what happens seldom


def at(server: Server, page: Page) -> Table:
    found = server.house.present_table(page.info["id"])
    assert found is not None
    return found


def test_a_table_that_is_played_elsewhere_is_left_alone(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def lost(*_: object) -> None:
        raise Refuse("stale")

    page = alone(server)

    async def away(_: House) -> None:
        table = at(server, page)
        async with table.lock:
            await pausing.interrupted(table)

    with monkeypatch.context() as once:
        once.setattr(steps, "pause", lost)
        server.in_house(away)
    assert f"table {page.info['id']} is played elsewhere" in caplog.text


def test_a_server_that_ends_after_an_absence_stops_the_time_where_it_stood(server: Server, hours: Hours) -> None:
    page = alone(server)

    async def away_and_gone(_: House) -> tuple[Any, Any]:
        table = at(server, page)
        table.count_as_away()
        hours.now += 5_000
        await pausing.leave(table)
        assert table.play is not None
        return table.play.stopped, table.was_away

    assert server.in_house(away_and_gone) == (0, False)


def test_time_that_cannot_be_stopped_stands_still_at_the_last_row(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def trouble(*_: object) -> None:
        raise StorageTrouble("disk full")

    page = alone(server)
    with monkeypatch.context() as once:
        once.setattr(steps, "pause", trouble)
        server.in_house(lambda _: pausing.leave(at(server, page)))
    assert "could not be stopped; it stands still at its last row" in caplog.text
