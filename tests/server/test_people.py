"""People at a table: who has gone and comes back, whom the host sends away, who may talk, and under which name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.olderforms import put_back
from tests.server.visitors import Guest, Hours, Page, Server, host_too, play_on, serving, two_players
from tests.toys.cookies import Cookies
from tests.toys.glasses import Glasses
from webfoot.server.guests import default_name
from webfoot.server.house import House
from webfoot.server.settings import Limits, Settings
from webfoot.server.storage.sqlite.migrate import migrate
from webfoot.server.table import hosting, names

GRACE, GRACE_IN_TURNS = round(Settings().grace * 1000), round(Settings().grace_in_turns * 1000)
HOST_GRACE = round(Settings().host_grace * 1000)


@pytest.fixture
def hours(server: Server, monkeypatch: pytest.MonkeyPatch) -> Hours:
    host_too(monkeypatch, Glasses())
    return Hours(server, monkeypatch)


def goes(page: Page, watcher: Page) -> None:
    """Close the page of a player; somebody else notices."""
    seat = page.seat
    assert page.do("watch-lobby") is None
    watcher.wait(lambda info: not info["seats"][seat]["online"])


def look(server: Server, page: Page) -> None:
    """The moment has come for which the table had set itself an alarm."""

    async def looked(house: House) -> None:
        await hosting.look(await house.table(page.info["id"]))

    server.in_house(looked)


# a bot plays for somebody who is away


@pytest.mark.parametrize(("game", "grace"), [("canardage", GRACE_IN_TURNS), ("glasses", GRACE)])
def test_somebody_who_has_gone_is_waited_for(server: Server, hours: Hours, game: str, grace: int) -> None:
    assert grace >= 30_000
    first, second = two_players(server, game=game)
    goes(second, first)
    assert first.do("set-seat", seat=1, kind="bot") == "not-away-yet"
    assert first.messages("refused")[-1]["reason"]["values"] == {"seconds": grace // 1000}
    hours.now += grace - 1
    look(server, first)
    assert first.do("set-seat", seat=1, kind="bot") == "not-away-yet"
    assert first.messages("refused")[-1]["reason"]["values"] == {"seconds": 1}
    assert first.info["seats"][1]["absent"] is False
    hours.now += 1
    look(server, first)
    first.wait(lambda info: info["seats"][1]["absent"])
    assert first.do("set-seat", seat=1, kind="bot") is None


def test_the_table_looks_by_itself_when_the_time_has_come(tmp_path: Path) -> None:
    with serving(tmp_path, grace_in_turns=0.01) as server:
        first, second = two_players(server)
        goes(second, first)
        first.wait(lambda info: info["seats"][1]["absent"])


def bot_plays(server: Server, hours: Hours, *more_seats: str, **options: Any) -> tuple[Page, Page]:
    """A game in which a bot plays for the second player, who has gone."""
    first, second = two_players(server, *more_seats, **options)
    goes(second, first)
    hours.now += GRACE_IN_TURNS
    assert first.do("set-seat", seat=1, kind="bot", level="random") is None
    return first, second


def test_the_table_is_told_and_the_owner_takes_the_seat_back(server: Server, hours: Hours) -> None:
    first, second = bot_plays(server, hours)
    notice = first.messages("notice")[-1]
    assert (notice["notice"], notice["you"]) == ("bot-plays", False)
    seat = first.info["seats"][1]
    assert (seat["kind"], seat["stands_in"], seat["yours"], seat["online"]) == ("bot", True, False, False)
    assert seat["name"] == notice["name"]
    # Who comes back sees no more than a spectator until then.
    back = second.guest.page(first.info["id"])
    assert back.seat is None
    assert back.brief["view"]["hand"] == []
    assert back.info["seats"][1]["yours"] is True
    assert server.guest().page(first.info["id"]).do("take-back") == "not-seated"
    assert first.do("take-back") == "not-seated"
    assert back.do("take-back") is None
    assert back.seat == 1
    assert back.do("watch", table=first.info["id"]) is None
    assert back.brief["view"]["seat"] == 1
    first.hear("notice", lambda m: m["notice"] == "took-back")
    first.wait(lambda info: info["seats"][1]["kind"] == "person" and info["seats"][1]["online"])
    play_on(first, back)
    assert back.brief["over"] is True
    assert back.do("take-back") == "game-over"


def test_the_seat_is_kept_through_a_restart_and_found_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        first, second = bot_plays(server, Hours(server, monkeypatch))
        table = first.info["id"]
    with serving(tmp_path) as server:
        guest = Guest(server, second.guest.cookie, second.guest.id)
        assert [entry["id"] for entry in guest.get("/api/lobby").json()["mine"]] == [table]
        page = guest.page(table)
        assert page.do("take-back") is None
        assert page.seat == 1


def test_a_link_leads_its_owner_back_to_the_seat(server: Server, hours: Hours) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "link")
    page = host.page(table)
    link = page.info["links"]["1"].replace("/s/", "/api/links/")
    assert friend.ask("POST", link, json={}).status_code == 200
    assert page.do("start") is None
    hours.now += GRACE_IN_TURNS
    assert page.do("set-seat", seat=1, kind="bot") is None
    assert server.guest().ask("POST", link, json={}).status_code == 409
    assert friend.ask("POST", link, json={}).status_code == 200
    assert friend.page(table).seat == 1


def test_what_a_bot_had_in_mind_is_not_played_for_who_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    with serving(tmp_path, reaction_window=3600) as server:
        hours = Hours(server, monkeypatch)
        guests = [server.guest() for _ in range(3)]
        table_id = guests[0].create("me", "open", "open", game="cookies")
        pages = [guest.page(table_id) for guest in guests]
        for seat in (1, 2):
            assert pages[seat].do("sit", seat=seat) is None
        assert pages[0].do("start") is None
        pages[0].catch_up(1)
        mover = pages[0].brief["actors"][0]
        seat = 2 if mover == 1 else 1
        goes(pages[seat], pages[0])
        hours.now += GRACE_IN_TURNS
        assert pages[0].do("set-seat", seat=seat, kind="bot") is None
        pages[mover].catch_up(1)
        assert pages[mover].play() is None

        async def thoughts(house: House) -> list[int]:
            table = await house.table(table_id)
            assert table.window is not None
            return sorted(table.window.thoughts)

        assert seat in server.in_house(thoughts)
        back = guests[seat].page(table_id)
        assert back.do("take-back") is None
        assert seat not in server.in_house(thoughts)


def test_for_who_did_not_come_back_a_bot_plays_the_rematch(server: Server, hours: Hours) -> None:
    first, second = bot_plays(server, hours)
    play_on(first)
    assert first.do("rematch") is None
    page = first.guest.page(first.info["next"])
    assert page.info["status"] == "playing", "nobody else has to agree"
    assert (page.info["seats"][1]["kind"], page.info["seats"][1]["stands_in"]) == ("bot", False)
    assert second.guest.page(first.info["next"]).do("take-back") == "not-seated"


# the host


@pytest.mark.parametrize("playing", [True, False])
def test_the_role_of_a_host_who_has_gone_passes_on(server: Server, hours: Hours, playing: bool) -> None:
    if playing:
        host, other = two_players(server)
    else:
        owner, friend = server.guest(), server.guest()
        table = owner.create("me", "open", "link")
        host, other = owner.page(table), friend.page(table)
        assert other.do("sit", seat=1) is None
    assert (host.info["host"], other.info["host"]) == (True, False)
    goes(host, other)
    hours.now += HOST_GRACE - 1
    look(server, other)
    assert other.do("say", text="still there?") is None
    assert other.info["host"] is False
    hours.now += 1
    look(server, other)
    notice = other.hear("notice")
    assert (notice["notice"], notice["you"]) == ("host", True)
    other.wait(lambda info: info["host"])
    assert other.info["seats"][1]["host"] is True
    if not playing:
        assert list(other.info["links"]) == ["2"]
    back = host.guest.page(other.info["id"])
    assert back.info["host"] is False
    assert back.do("set-seat", seat=1, kind="bot") == "not-host"


def test_without_anybody_who_plays_there_is_nobody_to_take_over(server: Server, hours: Hours) -> None:
    host, other = two_players(server)
    watcher = server.guest().page(host.info["id"])
    goes(host, watcher)
    goes(other, watcher)
    hours.now += 10 * HOST_GRACE
    look(server, watcher)
    assert watcher.do("say", text="hello?") is None
    assert watcher.info["host"] is False
    # Whoever comes back first takes over then.
    again = other.guest.page(host.info["id"])
    again.wait(lambda info: info["host"])


def test_who_took_over_still_is_the_host_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, host_grace=0.01) as server:
        host, other = two_players(server)
        goes(host, other)
        other.wait(lambda info: info["host"])
    with serving(tmp_path) as server:
        for page, is_host in ((host, False), (other, True)):
            again = Guest(server, page.guest.cookie, page.guest.id).page(host.info["id"])
            assert again.info["host"] is is_host


@pytest.mark.parametrize("kind", ["open", "link"])
def test_the_host_asks_a_guest_to_leave_before_the_start(server: Server, kind: str) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", kind, "open")
    page = host.page(table)
    if kind == "link":
        link = page.info["links"]["1"].replace("/s/", "/api/links/")
        assert friend.ask("POST", link, json={}).status_code == 200
        other = friend.page(table)
    else:
        other = friend.page(table)
        assert other.do("sit", seat=1) is None
    assert other.do("remove", seat=0) == "not-host"
    assert page.do("remove", seat=0) == "not-your-seat"
    assert page.do("remove", seat=2) == "no-such-guest"
    assert page.do("remove", seat=9) == "no-such-seat"
    assert page.do("remove", seat=1) is None
    notice = other.hear("notice")
    assert (notice["notice"], notice["you"]) == ("removed", True)
    other.wait(lambda info: info["seats"][1]["kind"] == kind)
    assert other.seat is None
    for seat in (1, 2) if kind == "open" else (2,):
        assert other.do("sit", seat=seat) == "asked-to-leave"
    if kind == "link":
        assert friend.ask("POST", link, json={}).status_code == 404
        new = page.info["links"]["1"].replace("/s/", "/api/links/")
        assert friend.ask("POST", new, json={}).json()["problem"] == "asked-to-leave"
    third = server.guest().page(table)
    assert third.do("sit", seat=2) is None


def test_nobody_is_removed_from_a_game(server: Server) -> None:
    first, _ = two_players(server)
    assert first.do("remove", seat=1) == "already-started"


def test_the_host_mutes_and_lets_talk_again(server: Server) -> None:
    first, second = two_players(server)
    troll = server.guest()
    page = troll.page(first.info["id"])
    assert page.do("say", text="boo") is None
    line = first.hear("chat")["line"]
    assert line["guest"] == troll.id
    assert second.do("mute", guest=troll.id, on=True) == "not-host"
    assert first.do("mute", guest=first.guest.id, on=True) == "no-such-guest"
    assert first.do("mute", guest="nobody-at-all", on=True) == "no-such-guest"
    assert first.do("mute", guest=troll.id, on=True) is None
    assert (page.hear("notice")["notice"], first.info["muted"]) == ("muted", [troll.id])
    assert page.do("say", text="boo again") == "muted"
    assert page.info["muted"] == [troll.id]
    second.do("watch", table=first.info["id"])
    assert second.info["muted"] == [], "whom the host has muted is between the two of them"
    assert not second.messages("notice")
    assert first.do("mute", guest=troll.id, on=False) is None
    assert page.do("say", text="sorry") is None


def test_the_host_lets_spectators_watch_but_not_talk(server: Server) -> None:
    first, second = two_players(server)
    watcher = server.guest().page(first.info["id"])
    assert second.do("set-spectators", spectators="watch") == "not-host"
    assert first.do("set-spectators", spectators="watch") is None
    watcher.wait(lambda info: info["spectators"] == "watch")
    assert watcher.do("say", text="may I?") == "spectators-silent"
    assert second.do("say", text="we may") is None


def test_the_host_lets_nobody_watch(server: Server) -> None:
    first, second = two_players(server, listed=True)
    table = first.info["id"]
    stranger = server.guest()
    watcher = stranger.page(table)
    assert first.do("set-spectators", spectators="none") is None
    assert watcher.hear("dismissed") == {"type": "dismissed", "table": table}
    before = len(watcher.heard)
    play_on(first, second, until=lambda: first.seq >= 4)
    assert watcher.do("watch", table=table) == "no-spectators"
    assert len(watcher.heard) == before + 1, "not a word of what happened there"
    assert stranger.get("/api/lobby").json()["tables"] == []
    assert second.guest.page(table).seat == 1
    assert first.do("set-spectators", spectators="talk") is None
    assert watcher.do("watch", table=table) is None


def test_who_looks_for_a_seat_may_look_until_the_game_begins(server: Server) -> None:
    host, friend, third = server.guest(), server.guest(), server.guest()
    table = host.create("me", "open")
    page, other, watcher = host.page(table), friend.page(table), third.page(table)
    assert page.do("set-spectators", spectators="none") is None
    assert other.do("sit", seat=1) is None
    assert watcher.do("say", text="is there a seat?") == "spectators-silent"
    assert page.do("start") is None
    watcher.hear("dismissed")
    assert all(message["step"]["kind"] == "start" for message in watcher.messages("stepped"))
    other.catch_up(1)


def test_who_has_a_bot_play_for_him_is_no_spectator(server: Server, hours: Hours) -> None:
    first, second = bot_plays(server, hours)
    assert first.do("set-spectators", spectators="none") is None
    back = second.guest.page(first.info["id"])
    assert back.do("say", text="I am back") is None
    assert back.do("take-back") is None


def test_what_the_host_said_holds_after_a_restart_and_in_the_rematch(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        table = first.info["id"]
        assert second.do("say", text="hm") is None
        assert first.do("mute", guest=second.guest.id, on=True) is None
        assert first.do("set-spectators", spectators="none") is None
    with serving(tmp_path) as server:
        assert server.guest().page().do("watch", table=table) == "no-spectators"
        page, other = (Guest(server, one.guest.cookie, one.guest.id).page(table) for one in (first, second))
        assert other.do("say", text="hm") == "muted"
        assert other.do("resign") is None
        page.wait(lambda info: info["status"] == "over")
        assert page.do("rematch") is None
        following = page.info["next"]
        assert page.guest.page(following).info["spectators"] == "none"
        assert other.guest.page(following).do("say", text="hm") == "muted"


def test_a_table_of_an_older_database_has_no_rules_for_its_people(tmp_path: Path) -> None:
    file = tmp_path / "webfoot.sqlite"
    with serving(tmp_path) as server:
        table = server.guest().create("me", "open")
    put_back(file, "0001")
    migrate(file)
    with serving(tmp_path) as server:
        assert server.guest().page(table).info["spectators"] == "talk"


# chat and names


@pytest.mark.parametrize(
    ("limits", "answers"),
    [
        ({"chat": (2, 0.0001)}, [[None, None, "too-fast"], [None, None, "too-fast"]]),
        ({"chat_of_an_address": (4, 0.0001)}, [[None, None, None], [None, "too-fast", "too-fast"]]),
        ({"chat_at_a_table": (4, 0.0001)}, [[None, None, None], [None, "too-fast", "too-fast"]]),
    ],
)
def test_chat_is_limited_by_guest_address_and_table(
    tmp_path: Path, limits: dict[str, Any], answers: list[list[str | None]]
) -> None:
    with serving(tmp_path, limits=Limits(**{"chat": (1e9, 1e9), **limits})) as server:
        pages = two_players(server)
        assert [[page.do("say", text="hello") for _ in range(3)] for page in pages] == answers
        elsewhere = pages[0].guest.page(pages[0].guest.create("me", "open"))
        expected = None if "chat_at_a_table" in limits else "too-fast"
        assert elsewhere.do("say", text="hello") == expected


def called(guest: Guest, name: str) -> Guest:
    assert guest.ask("PUT", "/api/me", json={"name": name, "language": "en"}).status_code == 200
    return guest


def test_two_people_at_a_table_cannot_carry_the_same_name(server: Server) -> None:
    anna, other, third = (called(server.guest(), name) for name in ("Anna", "ＡＮＮＡ.", "Bea"))
    table = anna.create("me", "open", "link", "open")
    page, again = anna.page(table), other.page(table)
    assert again.do("sit", seat=1) == "name-taken"
    assert again.messages("refused")[-1]["reason"]["values"] == {"name": "ANNA."}
    link = page.info["links"]["2"].replace("/s/", "/api/links/")
    assert other.ask("POST", link, json={}).json()["problem"] == "name-taken"
    assert third.page(table).do("sit", seat=3) is None
    answer = third.ask("PUT", "/api/me", json={"name": "anna", "language": "en"})
    assert (answer.status_code, answer.json()["problem"]) == (409, "name-taken")
    assert again.do("say", text="I am Anna") == "name-taken"
    assert called(other, "Carla")
    assert again.do("sit", seat=1) is None
    # One's own name can be written in another way.
    called(anna, "ANNA")


def test_a_spectator_cannot_talk_under_the_name_of_another(server: Server) -> None:
    first, _ = two_players(server)
    one, other = called(server.guest(), "Dora"), called(server.guest(), "dora")
    assert one.page(first.info["id"]).do("say", text="hello") is None
    assert other.page(first.info["id"]).do("say", text="hello") == "name-taken"


def test_who_has_chosen_no_name_is_given_another(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def same(guest: str, attempt: int = 0) -> str:
        return "Mallard 10" if attempt == 0 else f"Teal {10 + attempt}"

    monkeypatch.setattr("webfoot.server.guests.default_name", same)
    monkeypatch.setattr(names, "default_name", same)
    first, second = two_players(server)
    shown = [seat["name"] for seat in second.info["seats"]]
    assert shown == ["Mallard 10", "Teal 11"]
    assert second.do("say", text="hello") is None
    assert second.messages("chat")[-1]["line"]["name"] == "Teal 11"
    watcher = server.guest().page(first.info["id"])
    assert watcher.do("say", text="hello") is None
    assert watcher.messages("chat")[-1]["line"]["name"] == "Teal 12"


def test_names_that_have_become_the_same_are_told_apart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bea = called(server.guest(), "Anna"), called(server.guest(), "Bea")
        table = anna.create("me", "open")
        assert bea.page(table).do("sit", seat=1) is None
        # At a table that nobody has open, nobody sees it coming.
        server.in_house(lambda house: house._tables.clear())
        called(bea, "anna")
        assert [seat["name"] for seat in anna.page(table).info["seats"]] == ["Anna", "anna 2"]


def test_another_attempt_is_another_name() -> None:
    tried = {default_name("some-guest", attempt) for attempt in range(50)}
    assert len(tried) > 40
