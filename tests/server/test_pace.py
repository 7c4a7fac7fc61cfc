"""How fast bots play: the slowest wish of those who play and are present, and never a sign of what anybody holds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.farbots import eventually
from tests.server.visitors import Hours, InstantBots, Page, Server, host_too, serving, two_players
from tests.toys.cookies import Cookies
from webfoot.core.events import Event
from webfoot.server import wire
from webfoot.server.bots import seats
from webfoot.server.house import House
from webfoot.server.table import pace
from webfoot.server.table.pace import PACES, SHARE, THOUGHT
from webfoot.server.table.playthrough import Happened

PACE = (0.5, 1.0)


def share(server: Server, page: Page) -> float:
    async def asked(house: House) -> float:
        return pace.share(await house.table(page.info["id"]))

    return float(server.in_house(asked))


def test_the_slowest_wish_of_those_who_play_and_are_present_counts(server: Server) -> None:
    first, second = two_players(server)
    assert share(server, first) == SHARE["brisk"], "nobody has wished anything"
    assert first.do("set-pace", pace="at-once") is None
    assert share(server, first) == SHARE["brisk"], "the other one has not"
    assert second.do("set-pace", pace="calm") is None
    assert share(server, first) == SHARE["calm"]
    assert second.do("set-pace", pace="at-once") is None
    assert share(server, first) == SHARE["at-once"]
    assert second.do("set-pace", pace="calm") is None
    second.session.close()
    first.wait(lambda info: not info["seats"][1]["online"])
    assert share(server, first) == SHARE["at-once"], "whoever has gone does not hold up the others"


def test_a_wish_is_kept_for_its_guest_and_told_to_nobody_else(server: Server) -> None:
    first, second = two_players(server)
    assert first.messages("table")[-1]["pace"] == wire.USUAL_PACE
    heard = len(second.heard)
    assert first.do("set-pace", pace="calm") is None
    assert first.do("watch", table=first.info["id"]) is None
    assert first.messages("table")[-1]["pace"] == "calm"
    assert second.do("watch", table=second.info["id"]) is None
    assert second.messages("table")[-1]["pace"] == wire.USUAL_PACE
    assert not any("calm" in text for text in second.heard[heard:])


def test_only_players_wish(server: Server) -> None:
    first, _ = two_players(server)
    spectator = server.guest().page(first.info["id"])
    assert spectator.do("set-pace", pace="calm") == "not-seated"
    assert share(server, first) == SHARE["brisk"]


@pytest.mark.parametrize("wrong", ["hasty", "", 3, None])
def test_there_is_no_other_pace(server: Server, wrong: object) -> None:
    first, _ = two_players(server)
    first.send("set-pace", table=first.info["id"], pace=wrong)
    assert "pace" in first.hear("malformed")["detail"]
    assert share(server, first) == SHARE["brisk"]


class CookiesWithABrain(Cookies):
    brain = property(lambda self: object())


@pytest.mark.parametrize(("level", "longest"), [("quick", None), ("thinker", 600), ("thinker-long", 600)])
def test_where_a_window_is_open_a_long_thought_is_a_short_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, longest: int | None
) -> None:
    host_too(monkeypatch, CookiesWithABrain())
    bots = InstantBots()
    with serving(tmp_path, bots=bots) as server:
        guest = server.guest()
        page = guest.page(guest.create("me", f"bot:{level}", game="cookies", start=True))
        page.catch_up(1)
        assert page.play() is None
        eventually(lambda: bool(bots.longest))
        assert bots.longest[0] == longest


@pytest.mark.parametrize("wished", PACES)
@pytest.mark.parametrize("level", ["random", "thinker"])
def test_bots_answer_a_window_sooner_but_have_time_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wished: wire.Pace, level: Any
) -> None:
    host_too(monkeypatch, Cookies())
    with serving(tmp_path, bot_pace=(0, 1.5)) as server:
        hours = Hours(server, monkeypatch)
        guest = server.guest()
        page = guest.page(guest.create("me", f"bot:{level}", game="cookies", start=True))
        page.catch_up(1)
        assert page.do("set-pace", pace=wished) is None
        assert page.play() is None
        at = round(1000 * max(1.5 * SHARE[wished], THOUGHT[level]))
        hours.ring(page.info["id"], at - 1)
        assert page.do("watch", table=page.info["id"]) is None
        assert page.seq == 2, "not a moment earlier"
        hours.ring(page.info["id"], at)
        page.catch_up(3)


def pauses(server: Server, page: Page, monkeypatch: pytest.MonkeyPatch, happened: Happened) -> list[float]:
    """How long a bot on seat 1 waits before its next move, after this has happened last."""
    taken: list[float] = []

    async def sleep(seconds: float) -> None:
        taken.append(seconds)

    async def wait(house: House) -> None:
        table = await house.table(page.info["id"])
        with monkeypatch.context() as patch:
            patch.setattr(table, "history", [happened])
            patch.setattr(asyncio, "sleep", sleep)
            await seats._humane_pause(table, 1)

    server.in_house(wait)
    return taken


class Seen(Event, frozen=True):
    pass


def test_bots_pause_by_the_pace_and_not_after_what_nobody_could_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, bot_pace=PACE) as server:
        first, second = two_players(server)
        private, seen = Happened(1, "play", 1, 0, []), Happened(1, "play", 1, 0, [Seen()])
        by_another = Happened(1, "play", 0, 0, [])
        for wished in PACES:
            assert first.do("set-pace", pace=wished) is None
            assert second.do("set-pace", pace=wished) is None
            for happened in (seen, by_another):
                (pause,) = pauses(server, first, monkeypatch, happened)
                assert PACE[0] * SHARE[wished] <= pause <= PACE[1] * SHARE[wished]
            assert pauses(server, first, monkeypatch, private) == []


def bidding(server: Server) -> Page:
    """A person and a bot bid for their places; the bot has done so."""
    guest = server.guest()
    page = guest.page(guest.create("me", "bot:quick", game="duckdealer", start=True, options={"auction": True}))
    page.wait(lambda info: True)
    page.catch_up(1)
    return page


def test_a_bot_waits_a_while_for_people_who_may_answer_what_it_has_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as an offer: without the pause it would lapse before anybody has read it."""
    monkeypatch.setattr(seats, "LOOK_UP", 0.001)
    with serving(tmp_path, reaction_window=3600) as server:
        page = bidding(server)

        async def begun(house: House) -> asyncio.Task[None]:
            table = await house.table(page.info["id"])
            assert seats._asks_people(table, 1)
            assert not seats._asks_people(table, 0), "a person's own step asks nobody"
            waiting = asyncio.ensure_future(seats._people_answer(table, 1))
            await asyncio.sleep(0.01)
            assert not waiting.done()
            return waiting

        waiting = server.in_house(begun)
        assert page.play() is None

        async def ended(house: House) -> None:
            await waiting

        server.in_house(ended)


def test_a_bot_waits_for_nobody_who_has_gone(tmp_path: Path) -> None:
    with serving(tmp_path, reaction_window=3600) as server:
        page = bidding(server)
        page.session.close()

        async def looked(house: House) -> bool:
            table = await house.table(page.info["id"])
            while table.audience.online(page.guest.id):  # noqa: ASYNC110
                await asyncio.sleep(0.001)
            return seats._asks_people(table, 1)

        assert not server.in_house(looked)
