"""Windows of slow games: they last as long as a turn, and tell nobody more than in live play."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.slowly import DAY, HOUR, Slowly, again, in_step
from tests.server.visitors import Guest, Hours, Page, host_too
from tests.toys.cookies import Cookies


def cookies(slowly: Slowly, **slow: Any) -> list[Page]:
    return slowly.players(3, "cookies", **slow)


def test_a_window_lasts_as_long_as_the_table_says(slowly: Slowly, monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Cookies())
    pages = cookies(slowly)
    first, second, third = pages
    assert first.play() is None
    in_step(*pages)
    opened = slowly.hours.now
    assert [page.window for page in pages] == [{"opened": opened, "closes": opened + 72 * HOUR}] * 3
    slowly.hours.now += DAY
    assert third.play({"move": "hush"}) is None
    in_step(*pages)
    assert second.window == {"opened": opened, "closes": opened + 72 * HOUR}
    slowly.later(2 * DAY)
    while first.window is not None:
        first.listen()
    in_step(*pages)
    assert second.window is None, "the server has declined for the one who did not answer"
    assert slowly.hours.now == opened + 72 * HOUR


def test_a_window_closes_when_all_have_answered_or_declined_in_advance(
    slowly: Slowly, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    pages = cookies(slowly, hours=0)
    first, second, third = pages
    assert second.do("auto-pass", on=True) is None
    assert first.play() is None
    in_step(*pages)
    assert first.window == {"opened": slowly.hours.now, "closes": None}, "without a time it waits for answers"
    assert third.play({"move": "hush"}) is None
    slowly.hours.now += 10_000
    slowly.hours.strike(first.info["id"])
    in_step(*pages)
    assert first.window is None


def test_declining_in_advance_survives_a_restart_and_is_nobodys_business(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    # The server answers for others after a second.
    with again(tmp_path, monkeypatch, Hours.START, bot_pace=(0, 2.5)) as slowly:
        pages = cookies(slowly)
        heard = len(pages[0].heard)
        assert pages[1].do("auto-pass", on=True) is None
        in_step(pages[0])
        assert [json.loads(text)["type"] for text in pages[0].heard[heard:]] == ["table", "accepted"]
        assert pages[0].play() is None
        assert pages[2].play({"move": "hush"}, seq=2) is None
        table, guest = pages[0].info["id"], pages[0].guest
        now = slowly.hours.now
    with again(tmp_path, monkeypatch, now + 10_000) as slowly:
        assert slowly.later(0) == 1
        slowly.hours.strike(table)
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        assert page.window is None


def test_a_window_that_is_open_keeps_its_times_over_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = cookies(slowly)
        assert pages[0].play() is None
        in_step(*pages)
        before, table, guest = pages[0].window, pages[0].info["id"], pages[0].guest
        slowly.hours.now += HOUR
        assert pages[2].play({"move": "hush"}, seq=2) is None
        now = slowly.hours.now
    with again(tmp_path, monkeypatch, now + HOUR) as slowly:
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        assert page.window == before


def told_of_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holding: bool, answer: dict[str, str] | None
) -> list[str]:
    """What a spectator and the first player are told while the last player holds a whistle or does not."""
    host_too(monkeypatch, Cookies())
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = cookies(slowly)
        first, _, third = pages
        table = first.info["id"]
        watcher = slowly.server.guest().page(table)

        def put(house: Any) -> None:
            play = house.present_table(table).play
            play.match.state.whistles = [2] if holding else [1]

        slowly.server.in_house(put)
        start = [len(page.heard) for page in (first, watcher)]
        assert first.play() is None
        slowly.hours.now += HOUR
        if answer is not None:
            assert third.play(answer, seq=2) is None
        slowly.hours.now += HOUR
        in_step(first, watcher)
        slowly.later(10 * HOUR)
        in_step(first, watcher)
        assert first.window is not None, "the second player has not answered"
        told = [text for page, at in zip((first, watcher), start, strict=True) for text in page.heard[at:]]
        # Names, and numbers of tables and commands, are made up in each run.
        made_up = [table, *(str(seat["name"]) for seat in first.info["seats"])]
        return [without(text, made_up) for text in told if '"accepted"' not in text]


def without(text: str, made_up: list[str]) -> str:
    text = re.sub(r'"created":\d+', '"created":0', text)
    for place, word in enumerate(made_up):
        text = text.replace(word, f"<{place}>")
    return text


@pytest.mark.parametrize(
    ("holding", "answer"),
    [(True, {"move": "blow"}), (True, {"move": "hush"})],
    ids=["reacts", "declines"],
)
def test_nobody_is_told_over_days_who_could_react_or_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holding: bool, answer: dict[str, str]
) -> None:
    without_whistle = told_of_a_window(tmp_path / "one", monkeypatch, False, {"move": "hush"})
    assert told_of_a_window(tmp_path / "other", monkeypatch, holding, answer) == without_whistle
    assert any('"until"' in text for text in without_whistle), "the clock is told, and is the same"


def test_nobody_is_told_over_days_who_could_have_reacted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    holds = told_of_a_window(tmp_path / "one", monkeypatch, True, None)
    assert holds == told_of_a_window(tmp_path / "other", monkeypatch, False, None)
