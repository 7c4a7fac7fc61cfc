"""For tests of calls: the date of a server, ways to be called, and a player who has gone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server import databases
from tests.server.visitors import UNLIMITED, Guest, Page, Server, two_players

ENOUGH = replace(UNLIMITED, calls=(1e9, 1e9), call_tests=(1e9, 1e9), call_tests_of_an_address=(1e9, 1e9))


class Time:
    """The date of a server, in the hands of the test."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch, now: int = 1_800_000_000_000) -> None:
        self.now, self._server = now, server
        monkeypatch.setattr(server.house, "wall", lambda: self.now)

    def passes(self, milliseconds: int) -> None:
        """Let time pass, and the outbox look."""
        self.now += milliseconds
        self.look()

    def look(self) -> None:
        self._server.in_house(lambda house: house.outbox._new.set())

    def settles(self) -> None:
        """Let the outbox do all that is due."""

        self._server.in_house(lambda house: house.outbox.settle())


def add(guest: Guest, kind: str, table: str | None = None, **target: str) -> int:
    """Set up a way to be called, and return its number."""
    answer = guest.ask("POST", "/api/me/calls", json={"kind": kind, "target": target, "table": table})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["ways"][-1]["number"])


def ways(guest: Guest) -> list[Any]:
    found = guest.get("/api/me/calls").json()["ways"]
    assert isinstance(found, list)
    return found


def waiting(tmp_path: Path) -> list[Any]:
    return databases.execute(tmp_path, "SELECT seat, tries, sending FROM outbox ORDER BY number")


def leave(page: Page, watched_by: Page) -> None:
    """Close a page, and wait until somebody else at the table has noticed."""
    page.session.close()
    watched_by.wait(lambda info: not info["seats"][page.seat]["online"])


def turn_of_the_absent(server: Server, **options: Any) -> tuple[Page, Guest]:
    """A game in which a player has gone before it became their turn; returns the page of the other one."""
    first, second = two_players(server, **options)
    actor, other = (first, second) if first.brief["moves"] else (second, first)
    leave(other, actor)
    return actor, other.guest


def two_at_a_slow_table(server: Server) -> tuple[Page, Page]:
    """Two players of a slow game whose pages are open; the first is on turn."""
    first, second = two_players(server, slow={"hours": 24, "then": "bot-plays"})
    return (first, second) if first.brief["moves"] else (second, first)


def play_turn(page: Page) -> None:
    """Play until it is no longer this page's turn."""
    while page.brief["moves"]:
        assert page.play() is None
