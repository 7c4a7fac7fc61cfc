"""Windows: everybody is asked at once, for the same time, and nothing tells who could have reacted."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.visitors import Guest, Hours, InstantBots, Page, Server, serving
from tests.toys.cookies import BLOW, GRAB, Cookies, CookiesState, CookiesView
from webfoot.core.laws import LAWS, Law, secrets_stay_secret
from webfoot.core.registry import game
from webfoot.core.setups import covering
from webfoot.server import house, setting_up
from webfoot.server.environment import from_environment
from webfoot.server.settings import Settings
from webfoot.server.table import table
from webfoot.server.table.pace import SHARE

LASTS = 4000
PAUSE = 1000
"""When the host answers for bots and for those who asked it to."""
BRISKLY = (0, PAUSE / 1000 / SHARE["brisk"])
HUSH_, BLOW_ = {"move": "hush"}, {"move": "blow"}


@pytest.fixture(autouse=True)
def cookies(monkeypatch: pytest.MonkeyPatch) -> Cookies:
    found = Cookies()

    def cookies_too(key: str) -> Any:
        return found if key == "cookies" else game(key)

    monkeypatch.setattr(table, "game_of", cookies_too)
    monkeypatch.setattr(house, "game_of", cookies_too)
    monkeypatch.setattr(setting_up, "game_of", cookies_too)
    return found


class Whistlers(InstantBots):
    """Bots that blow the whistle whenever they may, if they are bold."""

    def __init__(self, bold: bool = True) -> None:
        super().__init__()
        self._bold = bold

    async def choose(self, game_key: str, seat: int, imagined: bytes, level: str) -> int | None:
        self.asked.append((game_key, seat, imagined, level))
        legal = Cookies().load(imagined).legal(seat)
        return BLOW if BLOW in legal and self._bold else legal[0]


def three_at_a_table(server: Server) -> list[Page]:
    guests = [server.guest() for _ in range(3)]
    table_id = guests[0].create("me", "open", "open", game="cookies")
    pages = [guest.page(table_id) for guest in guests]
    for seat in (1, 2):
        assert pages[seat].do("sit", seat=seat) is None
    assert pages[0].do("start") is None
    in_step(*pages)
    return pages


def in_step(*pages: Page) -> None:
    """Everybody has heard what there is to hear."""
    for page in pages:
        assert page.do("watch", table=page.info["id"]) is None


def rows(page: Page, since: int) -> list[tuple[int, int | None, int]]:
    """The number, seat and time of each row after that one, as this page was told of them at the time."""
    steps = [step for message in page.messages("stepped") for step in [message["step"]] if step["seq"] > since]
    return [(step["seq"], step["seat"], step["at"]) for step in steps]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_game_of_these_tests_keeps_the_laws(law: Law) -> None:
    for number in range(20):
        law(Cookies(), number)


class SeenBlowing(Cookies):
    """Everybody sees who has a whistle at the lips."""

    def view(self, state: CookiesState, seat: int | None) -> CookiesView:
        return msgspec.structs.replace(super().view(state, seat), cookies=[*state.cookies, len(state.blowing)])


class HeardAtOnce(Cookies):
    """Who has not answered when somebody blows is not asked any more."""

    def lets_pass(self, state: CookiesState) -> dict[int, int]:
        return {} if state.blowing else super().lets_pass(state)


@pytest.mark.parametrize(("leak", "broken"), [(SeenBlowing, "know before they answer"), (HeardAtOnce, "not asked")])
def test_the_law_of_windows_sees_answers_that_are_not_secret(leak: type[Cookies], broken: str) -> None:
    leaky = leak()
    four_players = [seats for seats, _ in covering(leaky)].index(4)
    with pytest.raises(AssertionError, match=broken):
        secrets_stay_secret(leaky, four_players)


def test_the_host_closes_a_window_for_all_who_have_not_answered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours(server, monkeypatch)
    first, second, _ = pages = three_at_a_table(server)
    assert first.window is None
    hours.now += 500
    assert first.play() is None
    in_step(*pages)
    expected = {"opened": hours.START + 500, "closes": hours.START + 500 + LASTS}
    assert [page.window for page in pages] == [expected] * 3
    hours.ring(first.info["id"], 500 + LASTS - 1)
    in_step(*pages)
    assert first.seq == 2, "not a moment earlier"
    hours.ring(first.info["id"], 500 + LASTS + 70)
    in_step(*pages)
    for page in pages:
        assert rows(page, 2) == [(3, 1, 500 + LASTS), (4, 2, 500 + LASTS)]
        assert page.window is None
    assert first.brief["scores"] == [1, 0, 0]
    assert second.brief["moves"], "and the game goes on"


def test_who_answers_early_does_not_wait_for_the_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours(server, monkeypatch)
    first, second, third = pages = three_at_a_table(server)
    assert first.play() is None
    in_step(*pages)
    before = second.window
    hours.now += 100
    assert third.play(HUSH_) is None
    in_step(first)
    assert first.window == before, "declining does not prolong it for the others"
    # The second player's page has not heard of that yet: what that player chose is still meant for this window.
    assert second.do("play", seq=2, move=HUSH_) is None
    in_step(*pages)
    assert first.window is None
    assert rows(first, 2) == [(3, 2, 100), (4, 1, 100)]
    assert second.do("play", seq=2, move={"move": "grab"}) == "stale"


def test_who_reacts_does_not_change_the_window_for_the_others(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours(server, monkeypatch)
    first, second, third = pages = three_at_a_table(server)
    assert first.play() is None
    in_step(*pages)
    before = third.window
    hours.now += 300
    assert second.play(BLOW_) is None
    in_step(*pages)
    assert [page.window for page in pages] == [before] * 3
    assert third.brief["actors"] == [2]
    assert not second.can_undo
    assert third.messages("stepped")[-1]["step"]["events"] == []
    hours.ring(first.info["id"], LASTS - 1)
    in_step(*pages)
    assert first.seq == 3, "not a moment earlier"
    hours.ring(first.info["id"], LASTS)
    in_step(*pages)
    assert rows(first, 2) == [(3, 1, 300), (4, 2, LASTS)]


def test_when_all_have_answered_a_reaction_opens_the_next_window(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours(server, monkeypatch)
    first, second, third = pages = three_at_a_table(server)
    assert first.play() is None
    in_step(*pages)
    assert second.play(BLOW_) is None
    in_step(*pages)
    hours.now += 300
    assert third.play(HUSH_) is None
    in_step(*pages)
    assert [event["event"] for event in first.messages("stepped")[-1]["step"]["events"]] == ["blown"]
    assert third.window == {"opened": hours.START + 300, "closes": hours.START + 300 + LASTS}
    assert third.brief["actors"] == [0, 2]
    hours.ring(first.info["id"], LASTS)
    in_step(*pages)
    assert first.seq == 4, "the first window is over, and its alarm with it"
    hours.ring(first.info["id"], LASTS + 300)
    in_step(*pages)
    assert rows(first, 4) == [(5, 0, LASTS + 300), (6, 2, LASTS + 300)]
    assert first.brief["scores"] == [0, 0, 0]


def test_two_who_react_together_are_both_heard(
    server: Server, monkeypatch: pytest.MonkeyPatch, cookies: Cookies
) -> None:
    cookies.whistles = (1, 2)
    Hours(server, monkeypatch)
    first, second, third = pages = three_at_a_table(server)
    assert first.play() is None
    in_step(*pages)
    # Neither page has heard of the other's answer: both were meant for the row after which they were asked.
    assert second.do("play", seq=2, move=BLOW_) is None
    assert third.do("play", seq=2, move=BLOW_) is None
    in_step(*pages)
    blown = first.messages("stepped")[-1]["step"]["events"]
    assert [(event["event"], event["seat"]) for event in blown] == [("blown", 1), ("blown", 2)]
    assert first.brief["actors"] == [0], "and the next window asks only who has not blown"


def test_to_react_and_to_decline_look_the_same_to_the_byte_until_all_have_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stories = []
    for answer in (BLOW_, HUSH_):
        with serving(tmp_path / answer["move"]) as server:
            hours = Hours(server, monkeypatch)
            guests = [server.guest() for _ in range(4)]
            table_id = guests[0].create("me", "open", "open", "open", game="cookies")
            pages = [guest.page(table_id) for guest in guests]
            for seat in (1, 2, 3):
                assert pages[seat].do("sit", seat=seat) is None
            assert pages[0].do("start") is None
            spectator = server.guest().page(table_id)
            pages.append(spectator)
            assert pages[0].play() is None
            in_step(*pages)
            hours.now += 300
            assert pages[1].play(answer) is None
            hours.now += 300
            in_step(*pages)
            assert pages[2].play(HUSH_) is None
            hours.ring(table_id, LASTS - 1)
            in_step(*pages)
            # Who comes, or comes back, learns no more than who was there.
            others = [pages[0], *pages[2:]]
            story = [text.replace(table_id, "here") for page in others for text in page.texts("stepped")]
            for page in others:
                whole = page.messages("table")[-1]
                del whole["table"]  # names and links are those of this table
                story.append(json.dumps(whole))
            assert len(story) == 3 * 4 + 3 + 4, "three rows each, the start for the three who play, and the whole"
            stories.append(story)
    assert stories[0] == stories[1]


def test_an_answer_is_not_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, bots=Whistlers(bold=False)) as server:
        Hours(server, monkeypatch)
        host = server.guest()
        page = host.page(host.create("bot", "me", game="cookies", start=True))
        page.catch_up(2)
        # It is this player's own turn next; still, the occasion is gone for good.
        assert page.play(HUSH_) is None
        in_step(page)
        assert page.brief["view"]["turn"] == 1
        assert not page.can_undo
        assert page.do("undo", seq=page.seq) == "undo-horizon"


def test_to_hold_and_decline_and_to_hold_nothing_look_the_same_to_the_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cookies: Cookies
) -> None:
    stories = []
    for whistle in (1, 0):
        cookies.whistles = (whistle,)
        with serving(tmp_path / str(whistle)) as server:
            hours = Hours(server, monkeypatch)
            first, _, third = pages = three_at_a_table(server)
            spectator = server.guest().page(first.info["id"])
            pages.append(spectator)
            story = []
            for turn in range(3):
                assert pages[turn].play() is None
                for at in (PAUSE, LASTS - 1, LASTS):
                    hours.ring(first.info["id"], turn * LASTS + at)
                    in_step(*pages)
                    told = {page: page.texts("stepped") for page in (third, spectator)}
                    story.append([text.replace(first.info["id"], "here") for page in told for text in told[page]])
            assert len(story[-1]) == 10 + 9, "nine moves each, and the start for who was there"
            stories.append(story)
    assert stories[0] == stories[1]


@pytest.mark.parametrize("bold", [False, True])
def test_bots_answer_at_one_moment_whether_they_hold_something_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cookies: Cookies, bold: bool
) -> None:
    stories = []
    for whistle in (1, 0):
        cookies.whistles = (whistle,)
        with serving(tmp_path / str(whistle), bots=Whistlers(bold), bot_pace=BRISKLY) as server:
            hours = Hours(server, monkeypatch)
            host = server.guest()
            page = host.page(host.create("me", "bot", "bot", game="cookies", start=True))
            page.catch_up(1)
            assert page.play() is None
            hours.ring(page.info["id"], PAUSE - 1)
            in_step(page)
            assert page.seq == 2
            hours.ring(page.info["id"], PAUSE)
            in_step(page)
            assert rows(page, 2)[:2] == [(3, 1, PAUSE), (4, 2, PAUSE)]
            if whistle == 1 and bold:
                assert page.brief["actors"] == [0, 2], "a bot that whistles is heard at the same moment"
            told = [text for text in page.texts("stepped") if 3 <= json.loads(text)["step"]["seq"] <= 4]
            stories.append([text.replace(page.info["id"], "here") for text in told])
    if not bold:
        # The same to the byte, but for the whistle in one's own hand.
        assert stories[0] == [text.replace('"whistle":true', '"whistle":false') for text in stories[1]]


class Undecided(Whistlers):
    async def choose(self, game_key: str, seat: int, imagined: bytes, level: str) -> int | None:
        legal = Cookies().load(imagined).legal(seat)
        if GRAB not in legal:
            await asyncio.Event().wait()
        return GRAB


def test_a_bot_that_thinks_too_long_declines_with_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, bots=Undecided(), bot_pace=BRISKLY) as server:
        hours = Hours(server, monkeypatch)
        host = server.guest()
        page = host.page(host.create("me", "bot", "open", game="cookies"))
        friend = server.guest().page(page.info["id"])
        assert friend.do("sit", seat=2) is None
        assert page.do("start") is None
        in_step(page)
        assert page.play() is None
        hours.ring(page.info["id"], PAUSE)
        in_step(page)
        assert rows(page, 2) == [(3, 1, PAUSE)]
        assert page.brief["actors"] == [2]


def test_one_can_be_passed_for_and_nobody_else_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, bot_pace=BRISKLY) as server:
        hours = Hours(server, monkeypatch)
        first, second, third = pages = three_at_a_table(server)
        in_step(*pages)
        told = [len(page.heard) for page in pages]
        # This player holds the whistle; it makes no difference.
        assert second.do("auto-pass", on=True) is None
        assert second.messages("auto-passing") == [{"type": "auto-passing", "table": second.info["id"], "on": True}]
        in_step(*pages)
        for page, before in zip((first, third), (told[0], told[2]), strict=True):
            assert all('"type":"auto-passing"' not in text and '"auto_pass":true' not in text for text in page.heard)
            assert len(page.heard) == before + 2, "nothing but what they asked for"
        assert second.messages("table")[-1]["auto_pass"] is True, "a page that is loaded again knows it still"
        assert first.play() is None
        hours.ring(first.info["id"], PAUSE)
        in_step(*pages)
        assert rows(third, 2) == [(3, 1, PAUSE)]
        assert third.do("auto-pass", on=True) is None
        hours.ring(first.info["id"], PAUSE + 10)
        in_step(*pages)
        assert first.window is None, "all who were asked are passed for: the game flows on"
        assert second.do("auto-pass", on=False) is None
        assert second.messages("auto-passing")[-1]["on"] is False


def test_who_does_not_sit_cannot_be_passed_for(server: Server) -> None:
    pages = three_at_a_table(server)
    spectator = server.guest().page(pages[0].info["id"])
    assert spectator.do("auto-pass", on=True) == "not-seated"


def test_who_resigns_in_a_window_is_answered_for_by_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, bots=Whistlers(bold=False), bot_pace=BRISKLY) as server:
        hours = Hours(server, monkeypatch)
        first, second, _ = pages = three_at_a_table(server)
        assert first.play() is None
        in_step(*pages)
        before = first.window
        hours.now += 200
        assert second.do("resign") is None
        in_step(*pages)
        assert first.window == before
        hours.ring(first.info["id"], PAUSE)
        in_step(*pages)
        assert rows(first, 3) == [(4, 1, PAUSE)]


def test_after_a_restart_an_open_window_starts_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        Hours(server, monkeypatch)
        first, *_ = three_at_a_table(server)
        assert first.play() is None
    with serving(tmp_path) as server:
        hours = Hours(server, monkeypatch)
        hours.now += 60_000
        page = Guest(server, first.guest.cookie, first.guest.id).page(first.info["id"])
        assert page.window == {"opened": hours.START + 60_000, "closes": hours.START + 60_000 + LASTS}
        hours.ring(page.info["id"], 60_000 + LASTS)
        in_step(page)
        assert page.brief["scores"] == [1, 0, 0]


def test_the_alarm_of_a_window_goes_off_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path, reaction_window=0.02) as server:
        first, *_ = pages = three_at_a_table(server)
        for turn in range(3):
            assert pages[turn].play() is None
            for page in pages:
                page.catch_up(1 + 3 * (turn + 1))
        first.wait(lambda info: info["status"] == "over")


def test_how_long_a_window_lasts_is_set_by_the_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEBFOOT_REACTION_WINDOW", "2.5")
    assert Settings(folder=tmp_path, **from_environment()).reaction_window == 2.5
    with pytest.raises(ValueError, match="0 to 3600 seconds, not -1"):
        Settings(folder=tmp_path, reaction_window=-1)
