"""Partners win together, and a team is in the game as long as one of them is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import InstantBots, Page, Server, serving, unfolded
from tests.toys.cookies import Cookies
from webfoot.core.registry import game
from webfoot.server import house, setting_up
from webfoot.server.table import table


class Quiet(InstantBots):
    async def choose(self, game_key: str, seat: int, imagined: bytes, level: str) -> int | None:
        return Cookies().load(imagined).legal(seat)[0]


@pytest.fixture(autouse=True)
def cookies(monkeypatch: pytest.MonkeyPatch) -> Cookies:
    found = Cookies()
    found.partners = True

    def cookies_too(key: str) -> Any:
        return found if key == "cookies" else game(key)

    monkeypatch.setattr(table, "game_of", cookies_too)
    monkeypatch.setattr(house, "game_of", cookies_too)
    monkeypatch.setattr(setting_up, "game_of", cookies_too)
    return found


def two_pairs(server: Server) -> list[Page]:
    guests = [server.guest() for _ in range(4)]
    here = guests[0].create("me", "open", "open", "open", game="cookies")
    pages = [guest.page(here) for guest in guests]
    for seat in (1, 2, 3):
        assert pages[seat].do("sit", seat=seat) is None
    assert pages[0].do("start") is None
    for page in pages:
        page.catch_up(1)
    return pages


def test_a_team_is_beaten_when_all_of_it_has_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Quiet()) as server:
        first, second, third, fourth = two_pairs(server)
        assert first.brief["teams"] == [[0, 2], [1, 3]]
        assert second.do("resign") is None
        first.catch_up(2)
        assert first.brief["over"] is False, "a bot plays on beside the partner"
        assert fourth.do("resign") is None
        first.catch_up(3)
        assert first.brief["over"] is True
        assert first.brief["winners"] == [0, 2]
        first.wait(lambda info: info["status"] == "over")
        third.catch_up(3)
        assert third.brief["winners"] == [0, 2]
        replay = first.guest.get(f"/api/tables/{first.info['id']}/replay").json()
        assert unfolded(replay)[-1]["brief"]["winners"] == [0, 2]


def test_who_has_given_up_does_not_win_with_the_partner(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Quiet()) as server:
        first, second, third, fourth = two_pairs(server)
        assert third.do("resign") is None
        assert second.do("resign") is None
        assert fourth.do("resign") is None
        first.catch_up(4)
        assert first.brief["winners"] == [0]


def test_each_for_itself_needs_no_word(tmp_path: Path, cookies: Cookies) -> None:
    cookies.partners = False
    with serving(tmp_path, bots=Quiet()) as server:
        first, second, _, fourth = two_pairs(server)
        assert first.brief["teams"] is None
        assert second.do("resign") is None
        assert fourth.do("resign") is None
        first.catch_up(3)
        assert first.brief["over"] is False
