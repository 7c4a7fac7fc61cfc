"""Ratings over HTTP: what was measured of each level, and everything that was not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visitors import Server
from webfoot.bots import strengths
from webfoot.bots.strengths import BadRatings, Deals, Measured, Rating, Strengths
from webfoot.core.registry import game_keys
from webfoot.server.app import create_app
from webfoot.server.settings import Settings


def measured(seats: int, rules: int = 1) -> Measured:
    bots = [
        Rating("thinker:200it", 40, -5, 90, 200, 20.0),
        Rating("quick", 0, 0, 0, 400, 1.0),
        Rating("gentle", -150, -200, -110, 300, 1.0),
        Rating("mymodule:Greedy", -300, -400, -200, 300, 1.0),
    ]
    return Measured(seats, rules, {}, False, [Deals(0, 19)], 400, 0, "abcdef0", "this one", bots, [])


def test_each_level_has_the_rating_that_was_measured(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Strengths("canardage", [measured(2), measured(4, rules=0)])
    monkeypatch.setattr(strengths, "strengths", lambda played: found)
    told = server.client.get("/api/ratings/canardage").json()
    assert told == {
        "tables": [
            {
                "seats": 2,
                "levels": [
                    {"level": "gentle", "rating": -150, "low": -200, "high": -110, "games": 300},
                    {"level": "quick", "rating": 0, "low": 0, "high": 0, "games": 400},
                    {"level": "thinker", "rating": 40, "low": -5, "high": 90, "games": 200},
                ],
            }
        ]
    }


def test_a_game_that_nobody_has_measured_has_no_ratings(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "strengths", lambda played: None)
    for key in game_keys():
        assert server.client.get(f"/api/ratings/{key}").json() == {"tables": []}


@pytest.mark.parametrize(
    "path", ["/api/ratings/chess", "/api/ratings/..%2Fdale", "/api/ratings", "/api/ratings/dale/2"]
)
def test_there_are_no_others(server: Server, path: str) -> None:
    answer = server.client.get(path)
    assert answer.status_code == 404
    assert answer.json()["problem"] in ("no-such-game", "not-found")


def test_a_server_with_bad_ratings_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ratings.json").write_text('{"game": "dale", "ladders": []}', encoding="utf-8")
    monkeypatch.setattr(strengths, "files", lambda package: tmp_path)
    strengths.strengths.cache_clear()
    try:
        with pytest.raises(BadRatings, match=r"^canardage: ratings.json: these are the ratings of dale"):
            create_app(Settings(folder=tmp_path / "data"))
    finally:
        strengths.strengths.cache_clear()
