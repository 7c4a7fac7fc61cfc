"""For tests of slow games: tables of a server whose clock the test holds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import Hours, Page, Server, serving

HOUR = 3600 * 1000
DAY = 24 * HOUR
THREE_DAYS = {"hours": 72, "then": "bot-plays"}


class Slowly:
    """Slow tables of a server, and its clock."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch, now: int = Hours.START) -> None:
        self.server = server
        self.hours = Hours(server, monkeypatch, now)

    def later(self, milliseconds: int) -> int:
        """Time passes, and the server looks at what is due. Returns at how many tables it looked."""
        self.hours.now += milliseconds
        looked = self.server.in_house(lambda house: house.due.look())
        assert isinstance(looked, int)
        return looked

    def players(self, count: int = 2, game: str = "canardage", **slow: Any) -> list[Page]:
        guests = [self.server.guest() for _ in range(count)]
        table = guests[0].create("me", *["open"] * (count - 1), game=game, slow={**THREE_DAYS, **slow})
        pages = [guest.page(table) for guest in guests]
        for seat, page in enumerate(pages[1:], 1):
            assert page.do("sit", seat=seat) is None
        assert pages[0].do("start") is None
        in_step(*pages)
        return pages


def in_step(*pages: Page) -> None:
    for page in pages:
        assert page.do("watch", table=page.info["id"]) is None


def turn(pages: list[Page]) -> tuple[Page, Page]:
    """The page of the player whose turn it is, and that of the next one."""
    in_step(*pages)
    seat = pages[0].brief["actors"][0]
    acting = next(page for page in pages if page.seat == seat)
    return acting, next(page for page in pages if page.seat != seat)


@contextmanager
def again(folder: Path, monkeypatch: pytest.MonkeyPatch, now: int, **more: Any) -> Iterator[Slowly]:
    """Another start of the server in that folder."""
    with serving(folder, **more) as server:
        yield Slowly(server, monkeypatch, now)
