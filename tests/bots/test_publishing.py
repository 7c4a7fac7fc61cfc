"""Published ratings follow from the games of ladders, and the documentation from them."""

from __future__ import annotations

import shutil
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts import publish_ratings

import webfoot
from webfoot.bots import levels, strengths
from webfoot.bots.contest import Fixture, Outcome
from webfoot.bots.ladder import BadLadder, Ladder, LadderFolder
from webfoot.bots.levels import measured_as, offered
from webfoot.bots.publishing import (
    as_json,
    drawn,
    ladder_of,
    markdown,
    measured,
    picture_name,
    rotated,
    with_ladders,
    with_ratings,
)
from webfoot.bots.strengths import FILE, BadRatings, Strengths, of_levels, read
from webfoot.core.errors import BadRecord
from webfoot.core.registry import game_keys

CANARDAGE = webfoot.game("canardage")
ROOT = Path(__file__).parents[2]
KEPT = sorted(file.parent for file in (ROOT / "bench" / "ladders").glob("*/*/ladder.json"))
BOTS = ["random", "quick", "thinker:200it"]


def ladder(seats: int = 2, seed: int = 0, **others: Any) -> Ladder:
    return Ladder("canardage", 1, BOTS, seats, seed, {}, False, 1000, steps=True, **others)


def game_of_two(deal: int, rotation: int, bots: tuple[str, ...], winner: int) -> Outcome:
    scores = [int(seat == winner) for seat in range(2)]
    return Outcome(Fixture("canardage", deal, rotation, bots), scores, [winner], [10, 10], [0.1, 0.2])


def folder_of(where: Path, deals: range, won: int = 7, ours: Ladder | None = None) -> Path:
    """Keep a ladder in which quick beats random always, and the thinker wins so many of ten deals against quick."""
    kept = LadderFolder(where, ours or ladder())
    for deal in deals:
        for pair in pairwise(BOTS):
            for rotation in range(2):
                bots = (pair[rotation], pair[1 - rotation])
                stronger = bots.index(pair[1])
                upset = pair[0] == "quick" and deal % 10 >= won
                kept.keep(game_of_two(deal, rotation, bots, 1 - stronger if upset else stronger))
    return where


def test_quick_is_at_zero_and_the_better_is_above_it(tmp_path: Path) -> None:
    found = measured([folder_of(tmp_path / "one", range(20))], "abcdef0", "this one")
    assert [one.bot for one in found.bots] == ["thinker:200it", "quick", "random"]
    best, quick, random = found.bots
    assert (quick.rating, quick.low, quick.high, quick.games) == (0, 0, 0, 80)
    assert 100 < best.rating < 160, "seven of ten are 147, and a little less with the imaginary draw"
    assert best.low < best.rating < best.high
    assert random.high < 0
    assert (found.games, found.deals, found.seats) == (80, [strengths.Deals(0, 19)], 2)
    match = next(one for one in found.matches if one.first == "quick" and one.second == "thinker:200it")
    assert (match.games, match.wins) == (40, 12)


def test_folders_of_one_ladder_are_counted_together(tmp_path: Path) -> None:
    first = folder_of(tmp_path / "one", range(10))
    second = folder_of(tmp_path / "two", range(50, 60), ours=ladder(seed=50))
    together = measured([first, second], "abcdef0", "this one")
    assert together.games == 80
    assert together.deals == [strengths.Deals(0, 9), strengths.Deals(50, 59)]
    other = folder_of(tmp_path / "three", range(10), ours=msgspec.structs.replace(ladder(), options={"deck": "fr54"}))
    with pytest.raises(BadLadder, match="differ in options; they cannot be counted together"):
        measured([first, other], "abcdef0", "this one")
    shutil.copytree(first, tmp_path / "copy")
    with pytest.raises(BadLadder, match="deal 0 was played twice by the same bots"):
        measured([first, tmp_path / "copy"], "abcdef0", "this one")


def test_a_deal_that_was_not_played_from_every_seat_does_not_count(tmp_path: Path) -> None:
    whole = [game_of_two(3, rotation, ("a", "b")[:: 1 - 2 * rotation], 0) for rotation in range(2)]
    half = game_of_two(4, 0, ("a", "b"), 0)
    assert rotated([half, *whole], 2) == whole
    kept = LadderFolder(folder_of(tmp_path / "one", range(12)), ladder())
    before = measured([tmp_path / "one"], "abcdef0", "this one")
    kept.keep(game_of_two(12, 0, ("quick", "thinker:200it"), 0))
    assert measured([tmp_path / "one"], "abcdef0", "this one") == before


def test_too_little_is_not_published(tmp_path: Path) -> None:
    few = strengths.LEAST_DEALS - 1
    with pytest.raises(BadLadder, match=f"only {few} deals are whole; {strengths.LEAST_DEALS} are needed"):
        measured([folder_of(tmp_path, range(few))], "abcdef0", "this one")


def test_what_is_no_ladder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text("[]", encoding="utf-8")
    with pytest.raises(BadRecord, match="not the settings of a ladder"):
        measured([tmp_path], "abcdef0", "this one")
    with pytest.raises(OSError, match="No such file"):
        measured([tmp_path / "none"], "abcdef0", "this one")


def found_in(tmp_path: Path) -> Strengths:
    fresh = measured([folder_of(tmp_path / "ladder", range(20))], "abcdef0", "this one")
    return with_ladders(Strengths("canardage", []), [fresh])


def test_a_new_ladder_replaces_the_one_with_as_many_players(tmp_path: Path) -> None:
    found = found_in(tmp_path)
    four = msgspec.structs.replace(found.ladders[0], seats=4)
    better = msgspec.structs.replace(found.ladders[0], games=500)
    both = with_ladders(with_ladders(found, [four]), [better])
    assert [(one.seats, one.games) for one in both.ladders] == [(2, 500), (4, 80)]


def broken(found: Strengths, **changes: Any) -> bytes:
    return as_json(Strengths("canardage", [msgspec.structs.replace(found.ladders[0], **changes)]))


def test_what_cannot_be_right_is_refused_with_the_reason(tmp_path: Path) -> None:
    found = found_in(tmp_path)
    best, quick, random = found.ladders[0].bots
    assert read(as_json(found), CANARDAGE) == found
    lies: list[tuple[bytes, str]] = [
        (b"nonsense", "no ratings: JSON is malformed"),
        (b"[]", "no ratings: Expected `object`"),
        (as_json(found)[:-3] + b',"more": 1}', "contains unknown field `more`"),
        (as_json(Strengths("dale", [])), "these are the ratings of dale, not of canardage"),
        (as_json(Strengths("canardage", found.ladders * 2)), "each number of seats there once"),
        (broken(found, seats=7), "7 players: canardage is for 2 to 6 players"),
        (broken(found, bots=[best, random]), "2 players: quick must be there, with the rating 0"),
        (broken(found, bots=[best, msgspec.structs.replace(quick, rating=5, high=5)]), "with the rating 0"),
        (broken(found, bots=[best, best, quick, random]), "a bot has two ratings"),
        (broken(found, bots=[msgspec.structs.replace(best, low=999), quick, random]), "is not between 999 and"),
        (broken(found, bots=[quick, random]), "thinker:200it have met, but one of them has no rating"),
        (broken(found, bots=[quick]), "Expected `array` of length >= 2"),
        (broken(found, games=0), "Expected `int` >= 1"),
        (broken(found, deals=[strengths.Deals(5, 6)]), f"there must be at least {strengths.LEAST_DEALS} deals"),
        (broken(found, deals=[strengths.Deals(60, 6)]), f"there must be at least {strengths.LEAST_DEALS} deals"),
        (broken(found, commit="yesterday"), "'yesterday' is no commit"),
        (
            broken(found, matches=[msgspec.structs.replace(found.ladders[0].matches[0], wins=99)]),
            "cannot win 99 of 40",
        ),
    ]
    for text, says in lies:
        with pytest.raises(BadRatings) as caught:
            read(text, CANARDAGE, "canardage: ratings.json")
        assert says in str(caught.value)
        assert str(caught.value).startswith("canardage: ratings.json: ")


def test_levels_are_rated_as_they_were_measured_and_nothing_is_made_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = found_in(tmp_path)
    monkeypatch.setattr(strengths, "strengths", lambda game: found)
    rated = of_levels(CANARDAGE, ["gentle", "quick", "thinker", "mybot"])
    assert {name: one.bot for name, one in rated[2].items()} == {"quick": "quick", "thinker": "thinker:200it"}
    assert set(rated) == {2}
    for changes in ({"rules": 99}, {"options": {"deck": "fr54"}}, {"at_once": True}):
        other = Strengths("canardage", [msgspec.structs.replace(found.ladders[0], **changes)])
        monkeypatch.setattr(strengths, "strengths", lambda game, other=other: other)
        assert of_levels(CANARDAGE, ["quick"]) == {}


def test_a_page_keeps_what_stands_around_its_ratings(tmp_path: Path) -> None:
    found = found_in(tmp_path)
    page = f"before\n\n{markdown(Strengths('canardage', []))}\n\nafter\n"
    assert "Nothing has been measured yet." in page
    told = with_ratings(page, found)
    assert told.startswith("before\n")
    assert told.endswith("\nafter\n")
    assert "| quick | +0 | +0 to +0 | 80 |" in told
    assert "| quick against thinker:200it | 40 | 30.0 % (18.1–45.4) |" in told
    assert with_ratings(told, found) == told
    for bad in ("no marks", page + page):
        with pytest.raises(BadRecord, match="each once"):
            with_ratings(bad, found)


def test_one_command_publishes_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("docs/games", "docs/pictures", "src/webfoot/games/canardage"):
        (tmp_path / part).mkdir(parents=True)
    page = tmp_path / "docs" / "games" / "canardage.md"
    page.write_text(markdown(Strengths("canardage", [])), encoding="utf-8")
    folder = folder_of(tmp_path / "ladder", range(20))
    files = publish_ratings.publish([folder], "abcdef0", "this one", tmp_path)
    assert [file.name for file in files] == [FILE, "canardage.md", "ratings-canardage-2.svg"]
    assert all(file.exists() for file in files)
    folder_of(tmp_path / "ladder", range(20, 30))
    publish_ratings.publish([folder], "abcdef0", "this one", tmp_path)
    assert publish_ratings.known("canardage", tmp_path).ladders[0].games == 120
    assert "120 games of 2 players, deals 0 to 29" in page.read_text(encoding="utf-8")


def test_the_command_says_in_one_line_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["publish_ratings", str(tmp_path), "--commit", "abcdef0"])
    assert publish_ratings.main() == 2
    said = capsys.readouterr().err
    assert said.startswith("publish_ratings: ")
    assert said.count("\n") == 1


# what is published now


@pytest.mark.parametrize("key", game_keys())
def test_the_documentation_says_what_the_file_says(key: str) -> None:
    found = strengths.strengths(webfoot.game(key)) or Strengths(key, [])
    page = (ROOT / "docs" / "games" / f"{key}.md").read_text(encoding="utf-8")
    assert markdown(found) in page, "write it anew: python -m scripts.publish_ratings"
    for one in found.ladders:
        picture = ROOT / "docs" / "pictures" / picture_name(key, one)
        assert picture.read_text(encoding="utf-8") == drawn(key, one)


def test_no_picture_is_left_of_what_is_published_no_longer() -> None:
    found = [strengths.strengths(webfoot.game(key)) for key in game_keys()]
    named = {picture_name(one.game, ladder) for one in found if one is not None for ladder in one.ladders}
    assert {file.name for file in (ROOT / "docs" / "pictures").glob("ratings-*.svg")} == named


@pytest.mark.parametrize("key", game_keys())
def test_every_level_that_is_offered_is_rated_where_anything_is(key: str) -> None:
    played = webfoot.game(key)
    names: list[str] = list(offered(played))
    for seats, rated in of_levels(played, names).items():
        assert sorted(rated, key=names.index) == names, f"{seats} players"
    assert {measured_as(name, played) for name in names} <= set(levels.rungs(played))


@pytest.mark.parametrize("folder", KEPT, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_what_is_published_follows_from_the_games_that_are_kept(folder: Path) -> None:
    settings = ladder_of(folder)
    assert (settings.game, f"{settings.seats}-players") == (folder.parent.name, folder.name)
    told = publish_ratings.known(settings.game)
    published = next((one for one in told.ladders if one.seats == settings.seats), None)
    if published is None:
        # It goes on another time: there is too little of it to say anything yet.
        with pytest.raises(BadLadder, match="deals are whole"):
            measured([folder], "0000000", "a machine")
        return
    assert measured([folder], published.commit, published.machine) == published
