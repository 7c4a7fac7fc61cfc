"""Lessons over HTTP: the list, each step, and everything that is no step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.visitors import Server
from webfoot.core.registry import game_keys
from webfoot.lessons.files import lessons

AIM = {"move": "en-joue", "at": 4}
SHOOT = {"move": "pan", "at": 4}
LESSON = "/api/lessons/canardage/aim-and-shoot"


def step(server: Server, made: list[Any], **more: Any) -> dict[str, Any]:
    answer = server.client.post(LESSON, json={"made": made, **more})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_the_list_names_every_lesson_in_order(server: Server) -> None:
    for key in game_keys():
        listed = server.client.get(f"/api/lessons/{key}").json()
        assert [one["lesson"] for one in listed] == list(lessons(key))
        assert all(one["steps"] and one["minutes"] and one["teaches"] for one in listed)
    counts = {one["key"]: one["lessons"] for one in server.client.get("/api/games").json()}
    assert counts == {key: len(lessons(key)) for key in game_keys()}


def test_a_lesson_is_taken_step_by_step(server: Server) -> None:
    first = step(server, [])
    assert (first["status"], first["at"], first["say"]) == ("go-on", 0, "lesson-aim-and-shoot-goal")
    assert step(server, [AIM])["at"] == 1
    assert step(server, [AIM, SHOOT])["reading"]
    assert step(server, [AIM, SHOOT, None])["status"] == "done"


def test_what_was_made_stands_as_far_as_it_goes(server: Server) -> None:
    told = step(server, [AIM, AIM, SHOOT])
    assert (told["status"], told["made"]) == ("stopped", [AIM])


def test_any_step_is_opened_by_the_lessons_own_solutions(server: Server) -> None:
    assert step(server, [], to=2)["at"] == 2
    assert step(server, [AIM, SHOOT], to=0)["made"] == []


def test_a_learner_sees_what_that_seat_may_see(server: Server) -> None:
    told = step(server, [AIM])
    assert told["brief"]["view"]["seat"] == 0
    # What the other seat draws is nobody else's business.
    drawn = [event for event in told["frames"][1]["events"] if event["event"] == "card-drawn"]
    assert drawn
    assert all(event.get("card") is None for event in drawn)


@pytest.mark.parametrize(
    ("path", "body", "status", "problem"),
    [
        ("/api/lessons/chess/aim-and-shoot", {"made": []}, 404, "no-such-game"),
        ("/api/lessons/canardage/never", {"made": []}, 404, "no-such-lesson"),
        (LESSON, {"made": [{"move": "fly"}]}, 400, "malformed"),
        (LESSON, {"made": [7]}, 400, "malformed"),
        (LESSON, {"made": 7}, 400, "malformed"),
        (LESSON, {"made": [None] * 201}, 400, "malformed"),
        (LESSON, {"made": [], "to": -1}, 400, "malformed"),
        (LESSON, {"made": [], "to": 201}, 400, "malformed"),
        (LESSON, {"made": [], "seed": 1}, 400, "malformed"),
    ],
)
def test_what_is_no_step_is_answered_with_a_problem(
    server: Server, path: str, body: Any, status: int, problem: str
) -> None:
    answer = server.client.post(path, json=body)
    assert (answer.status_code, answer.json()["problem"]) == (status, problem)


def test_a_guest_who_hurries_waits(server: Server) -> None:
    server.client.get("/api/me")
    statuses = {server.client.post(LESSON, json={"made": []}).status_code for _ in range(60)}
    assert statuses == {200, 429}


def test_a_whole_lesson_can_be_kept_for_times_without_a_network(server: Server) -> None:
    guest = server.guest()
    lesson = guest.get("/api/lessons/canardage").json()[0]["lesson"]
    for _ in range(2):
        moments = guest.get(f"/api/lessons/canardage/{lesson}/whole").json()
        assert [len(moment["made"]) for moment in moments] == list(range(len(moments)))
        assert moments[-1]["status"] == "done"
    middle = moments[len(moments) // 2]
    asked = guest.ask("POST", f"/api/lessons/canardage/{lesson}", json={"made": middle["made"], "to": None})
    assert asked.json() == middle
    for path in ("canardage/nothing", "nothing/first"):
        assert guest.get(f"/api/lessons/{path}/whole").status_code == 404
