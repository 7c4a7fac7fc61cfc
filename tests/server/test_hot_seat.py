"""Several people on one device: a curtain hides their hands, and nobody is sent a secret of another."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import Guest, Page, Server, serving

ANNA, BEN = {"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot"}, {"kind": "open"}
STEPS = 60


def set_up(guest: Guest, *seats: dict[str, str], game: str = "canardage", **more: Any) -> Any:
    body = {"game": game, "seats": list(seats), "start": True, **more}
    return guest.ask("POST", "/api/tables", json=body)


def page_of(guest: Guest, *seats: dict[str, str], game: str = "canardage") -> Page:
    answer = set_up(guest, *seats, game=game)
    assert answer.status_code == 200, answer.text
    return guest.page(answer.json()["table"])


def yours(page: Page) -> list[int]:
    return [seat for seat, chair in enumerate(page.info["seats"]) if chair["you"]]


def awaited(page: Page) -> list[int]:
    return [seat for seat in page.brief["actors"] if seat in yours(page)]


def until_awaited(page: Page) -> list[int]:
    while not page.brief["over"] and not awaited(page):
        page.listen()
    return awaited(page)


def test_everybody_has_a_name_and_a_seat(server: Server) -> None:
    guest = server.guest()
    page = page_of(guest, ANNA, ME, BEN)
    names = [seat["name"] for seat in page.info["seats"]]
    assert (names[0], names[2]) == ("Anna", "Ben")
    assert yours(page) == [0, 1, 2]


def test_the_curtain_is_down_at_first_and_only_the_one_on_turn_lifts_it(server: Server) -> None:
    page = page_of(server.guest(), ANNA, BEN)
    assert page.seat is None
    (seat,) = page.brief["actors"]
    assert page.brief["moves"] == []
    assert page.do("lift", seat=1 - seat) == "curtain"
    assert page.do("lift", seat=5) == "not-your-seat"
    assert page.play({"move": "x"}) == "curtain"
    assert page.do("undo", seq=1) == "curtain"
    assert page.do("lift", seat=seat) is None
    assert page.seat == seat
    assert page.brief["moves"]
    assert page.play() is None


def test_it_falls_when_it_is_anothers_turn(server: Server) -> None:
    page = page_of(server.guest(), ANNA, BEN)
    for _ in range(6):
        (seat,) = page.brief["actors"]
        assert page.seat is None
        assert page.do("lift", seat=seat) is None
        while page.seat is not None:
            assert page.brief["actors"] == [seat]
            assert page.play() is None
        assert page.brief["actors"] != [seat]


def test_a_guest_cannot_lift_the_curtain_of_somebody_elsewhere(server: Server) -> None:
    host, other = server.guest(), server.guest()
    page = page_of(host, ANNA, BEN, OPEN)
    stranger = other.page(page.info["id"])
    assert stranger.do("sit", seat=2) is None
    assert page.do("start") is None
    for seat in (0, 1):
        assert stranger.do("lift", seat=seat) == "not-your-seat"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("canardage", (ANNA, BEN)),
        ("canardage", (ANNA, BOT, BEN)),
        ("dale", (ANNA, BEN, BOT)),
        ("duckdealer", (ANNA, BEN)),
    ],
    ids=["canardage", "with a bot", "dale", "duckdealer"],
)
def test_what_is_sent_is_what_one_seat_or_a_spectator_may_know(
    server: Server, game: str, seats: tuple[dict[str, str], ...]
) -> None:
    """Every message that holds a position or a step is that of the seat which is shown, byte for byte."""
    page = page_of(server.guest(), *seats, game=game)
    watcher = server.guest().page(page.info["id"])
    shown: set[int | None] = set()
    for _ in range(STEPS):
        turn = until_awaited(page)
        if not turn or page.brief["over"]:
            break
        if page.seat is None:
            check(server, page, watcher)
            assert page.do("lift", seat=turn[0]) is None
        shown.add(page.seat)
        check(server, page, watcher)
        assert page.play() is None
    assert len(shown) > 1
    assert page.texts("stepped"), "steps were told"


def check(server: Server, page: Page, watcher: Page) -> None:
    """Compare what this page was sent last with what the game says that its seat may know."""
    table = page.info["id"]
    assert page.do("watch", table=table) is None
    told = json.loads(page.texts("table")[-1])
    own = server.in_house(lambda house: whole(house.present_table(table), page.seat))
    assert told["brief"] == own["brief"]
    assert told["log"] == own["log"]
    assert told["seat"] == page.seat
    if page.seat is None:
        assert watcher.do("watch", table=table) is None
        seen = json.loads(watcher.texts("table")[-1])
        assert (seen["brief"], seen["log"]) == (told["brief"], told["log"])


def whole(table: Any, viewer: int | None) -> Any:
    from webfoot.server.edge.hub import encode

    brief = table.play.brief(viewer)
    log = [happened.seen_by(viewer) for happened in table.history]
    return json.loads(encode({"brief": brief, "log": log}))


def test_no_step_is_sent_through_the_eyes_of_the_one_who_has_passed_the_device_on(server: Server) -> None:
    page = page_of(server.guest(), ANNA, BEN)
    (seat,) = page.brief["actors"]
    assert page.do("lift", seat=seat) is None
    while page.seat is not None:
        heard = len(page.heard)
        assert page.play() is None
    kinds = [json.loads(text) for text in page.heard[heard:]]
    whole = [message for message in kinds if message["type"] == "table"]
    assert [message["seat"] for message in whole] == [None]
    assert not any(message["type"] == "stepped" for message in kinds), "the last step came as a spectator sees it"


def test_who_resigns_hands_the_device_over_too(server: Server) -> None:
    page = page_of(server.guest(), ANNA, BEN, ME)
    (seat,) = page.brief["actors"]
    assert page.do("lift", seat=seat) is None
    assert page.do("resign") is None
    assert page.do("watch", table=page.info["id"]) is None
    assert page.seat is None
    assert page.do("lift", seat=seat) in ("not-your-seat", "game-over")


def test_after_a_restart_the_curtain_is_down_and_the_names_are_there(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        page = page_of(guest, ANNA, BEN)
        (seat,) = page.brief["actors"]
        assert page.do("lift", seat=seat) is None
        table = page.info["id"]
    with serving(tmp_path) as server:
        page = Guest(server, guest.cookie, guest.id).page(table)
        assert page.seat is None
        assert [chair["name"] for chair in page.info["seats"]] == ["Anna", "Ben"]


def test_at_the_end_nobody_sees_more_than_a_spectator_and_a_rematch_keeps_the_names(server: Server) -> None:
    page = page_of(server.guest(), ANNA, BEN)
    (seat,) = page.brief["actors"]
    assert page.do("lift", seat=seat) is None
    assert page.do("resign") is None
    page.wait(lambda info: info["status"] == "over")
    assert page.do("watch", table=page.info["id"]) is None
    assert page.seat is None
    assert page.do("rematch") is None
    following = page.guest.page(page.info["next"])
    assert [chair["name"] for chair in following.info["seats"]] == ["Anna", "Ben"]
    assert following.info["status"] == "playing"


def test_nobody_is_hurried_while_a_device_is_passed_on(server: Server) -> None:
    page = page_of(server.guest(), ANNA, BEN, game="dale")
    assert server.in_house(lambda house: times(house.present_table(page.info["id"]))) is None


def times(table: Any) -> Any:
    from webfoot.server.table import pace

    return pace.times(table, [0, 1]).closes


def test_a_new_name_of_the_guest_leaves_the_others_theirs(server: Server) -> None:
    guest = server.guest()
    page = page_of(guest, ANNA, ME)
    guest.ask("PUT", "/api/me", json={"name": "Carla", "language": "en"})
    assert page.do("watch", table=page.info["id"]) is None
    assert [chair["name"] for chair in page.info["seats"]] == ["Anna", "Carla"]


@pytest.mark.parametrize(
    ("seats", "more", "problem"),
    [
        ((ANNA, {"kind": "here", "name": "ANNA"}), {}, "name-taken"),
        ((ANNA, {"kind": "here", "name": " "}), {}, "bad-name"),
        ((ANNA, {"kind": "here"}), {}, "bad-name"),
        ((ANNA, {"kind": "here", "name": "x" * 40}), {}, "malformed"),
        ((ANNA, BEN), {"slow": {"hours": 8}}, "no-slow-sharing"),
        ((ANNA, BEN, ME), {"game": "spacedealer"}, "no-sharing"),
    ],
)
def test_what_cannot_be_is_refused(
    server: Server, seats: tuple[dict[str, str], ...], more: dict[str, Any], problem: str
) -> None:
    answer = set_up(server.guest(), *seats, **more)
    assert answer.status_code in (400, 409)
    assert answer.json()["problem"] == problem
