"""The runner of lessons: welcome moves, slips, consequences, going on, taking back; and files that are wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import webfoot
from webfoot.core.errors import BadData
from webfoot.games.canardage.moves import EnAvantMarche, EnJoue, Pan
from webfoot.lessons.files import lessons, position, read
from webfoot.lessons.patterns import fits, holds
from webfoot.lessons.runner import Shown, run, shown, solved

GAME = webfoot.game("canardage")
AIM = lessons("canardage")["aim-and-shoot"]
STAY = lessons("canardage")["targets-stay"]


def after(*made: Any) -> Shown:
    return shown("canardage", AIM, made)


def test_a_lesson_begins_with_its_first_words() -> None:
    told = after()
    assert (told.status, told.at, told.of) == ("go-on", 0, 3)
    assert told.say == "lesson-aim-and-shoot-goal"
    assert told.point == ["hand:en-joue"]
    assert told.frames == []
    assert told.brief.actors == [0]


def test_a_welcome_move_is_made_and_answered() -> None:
    told = after(EnJoue(4))
    assert (told.status, told.at, told.say) == ("go-on", 1, "lesson-aim-and-shoot-now-you")
    assert [frame.seat for frame in told.frames] == [0, 1]
    assert told.brief.view.targets == [2, 4]  # type: ignore[attr-defined]


def test_a_slip_is_stopped_with_a_reason_and_not_made() -> None:
    told = after(EnJoue(3))
    assert (told.status, told.say, told.made) == ("stopped", "lesson-aim-and-shoot-yours", [])
    assert told.brief.view.targets == []  # type: ignore[attr-defined]


def test_a_misjudgement_is_shown_and_waits_to_be_taken_back() -> None:
    told = after(EnJoue(4), Pan(2))
    assert (told.status, told.say) == ("showing", "lesson-aim-and-shoot-splash")
    assert told.made == [EnJoue(4), Pan(2)]
    assert after(EnJoue(4), Pan(2), Pan(4)).made == [EnJoue(4), Pan(2)]
    assert after(EnJoue(4)).status == "go-on"


def test_what_the_rules_forbid_is_refused_by_the_rule() -> None:
    told = after(Pan(4))
    assert told.refusal is not None
    assert (told.status, told.say, told.made) == ("stopped", "", [])
    assert told.refusal.rule == "C-052"


def test_a_step_to_read_takes_no_move_and_others_take_no_going_on() -> None:
    read_it = after(EnJoue(4), Pan(4))
    assert read_it.reading
    assert after(EnJoue(4), Pan(4), EnAvantMarche()).made == read_it.made
    assert after(EnJoue(4), Pan(4), None).status == "done"
    assert after(None).status == "stopped"
    assert after(EnJoue(4), Pan(4), None, None).made == [EnJoue(4), Pan(4), None]


def test_a_step_is_reached_by_solutions_from_anywhere() -> None:
    assert solved("canardage", AIM, [], 1) == [EnJoue(1)]
    assert solved("canardage", AIM, [EnJoue(4)], 2) == [EnJoue(4), Pan(4)]
    assert solved("canardage", AIM, [EnJoue(4), Pan(2)], 2) == [EnJoue(4), Pan(4)]
    assert solved("canardage", AIM, [EnJoue(4), Pan(4), None], 1) == [EnJoue(4)]
    assert solved("canardage", AIM, [EnJoue(4), Pan(4), None], 0) == []
    assert len(solved("canardage", AIM, [], 99)) == 3


def test_others_answer_a_misjudgement() -> None:
    told = shown("canardage", STAY, [EnJoue(2)])
    assert told.status == "showing"
    assert told.brief.view.players[0].dead == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("pattern", "fitting"),
    [
        ({}, True),
        ({"move": "en-joue"}, True),
        ({"move": "en-joue", "at": 4}, True),
        ({"move": "en-joue", "at": [3, 4]}, True),
        ({"move": "en-joue", "at": [3, 5]}, False),
        ({"move": "pan"}, False),
        ({"player": 1}, False),
    ],
)
def test_patterns_fit_moves(pattern: Mapping[str, Any], fitting: bool) -> None:
    assert fits(pattern, EnJoue(4)) is fitting


@pytest.mark.parametrize(
    ("sights", "so"),
    [
        ({}, True),
        ({"over": False}, True),
        ({"view.hand.0": "en-joue"}, True),
        ({"view.hand.7": "en-joue"}, False),
        ({"view.hand": {"size": 3}}, True),
        ({"view.hand": {"has": "pan", "lacks": "oups"}}, True),
        ({"view.draw": {"least": 40, "most": 60}}, True),
        ({"view.draw": {"least": 99}}, False),
        ({"view.turn": {"not": 0}}, False),
        ({"view.nothing.there": 1}, False),
    ],
)
def test_sights_look_at_what_the_learner_is_sent(sights: dict[str, Any], so: bool) -> None:
    assert holds(sights, after().brief) is so


GOOD = """
lesson: x
minutes: 1
teaches: [C-050]
scenes:
  - position: {line: "b ~ a b a b | b a b a a ~"}
    steps: [{say: a, accept: [{move: en-joue}]}, {say: b}]
"""


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("", "", None),
        (GOOD, "[", "x.yaml: "),
        (GOOD, "", "x.yaml: "),
        ("minutes: 1", "minutes: soon", r"x.yaml: .*minutes"),
        ("minutes: 1", "hours: 1", "x.yaml: .*"),
        ("lesson: x", "lesson: A b", "no name for a lesson"),
        (", {say: b}", "", "one to read"),
        ("{say: b}", "{say: b, until: {over: true}}", "accepts no move"),
        ("{say: a, accept: [{move: en-joue}]}, {say: b}", "", "1 to 20 steps"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(old: str, new: str, complaint: str | None) -> None:
    text = GOOD.replace(old, new) if old else GOOD
    if complaint is None:
        assert run("canardage", read(text, "x.yaml"), [])[1] is None
        return
    with pytest.raises(BadData, match=complaint):
        read(text, "x.yaml")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ({}, "line"),
        ({"line": 3}, "line"),
        ({"line": "a b q | a"}, "nobody's duck"),
        ({"line": "a b ?"}, "no card of a line"),
        ({"line": "a _ b"}, "hole"),
        ({"line": "a a a a a a | b"}, "more cards than there are"),
        ({"line": "a b ~ | ", "hands": {"c": "pan"}}, "2 players"),
        ({"line": "a b ~ | ", "hands": {"a": "bang"}}, "no Action card"),
        ({"line": "a b ~ | ", "hands": {"a": "magret magret magret"}}, "more Action cards"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(words: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        GAME.arranged(2, GAME.parse_options(2), words)


@pytest.mark.parametrize(
    ("key", "seats", "options", "words", "complaint"),
    [
        ("dale", 2, {}, {"hands": ["junk"]}, "1 hands are described, and 2 play"),
        ("dale", 2, {}, {"hands": ["junk", "junk"], "turn": 2}, "seat 2 cannot be on turn"),
        ("dale", 2, {}, {"hands": ["junk", "junk"], "turn": -1}, "seat -1 cannot be on turn"),
        ("dale", 2, {}, {"hands": ["junk", "diamond"]}, "'diamond' is no card"),
        ("dale", 4, {"teams": True}, {"hands": ["junk"] * 4, "stalls": [[], [], []]}, "3 stalls are described"),
        ("spacedealer", 3, {}, {"seats": [{}, {}]}, "2 seats are described, and 3 play"),
        ("spacedealer", 3, {}, {"seats": [{"loaded": {4: 1}}, {}, {}]}, "no probe and no missile in column 4"),
        (
            "spacedealer",
            3,
            {"rules": "experienced"},
            {"seats": [{"build": "sabotage-probe-1@4", "loaded": {4: 3}}, {}, {}]},
            "at most 2 attack markers",
        ),
    ],
)
def test_a_wrong_position_of_other_games_says_what_is_wrong(
    key: str, seats: int, options: dict[str, Any], words: dict[str, Any], complaint: str
) -> None:
    game = webfoot.game(key)
    with pytest.raises(BadData, match=complaint):
        game.arranged(seats, game.parse_options(seats, options), words)


def test_a_scene_may_have_a_table_of_its_own() -> None:
    lesson = lessons("dale")["last-stack"]
    assert lesson.table(0) == (2, lesson.options)
    assert lesson.table(1)[0] == 4
    state: Any = position(webfoot.game("dale"), lesson, 1)
    assert state.teams


def test_a_game_without_a_notation_says_so() -> None:
    lesson = read(GOOD, "x.yaml")
    from tests.toys.purses import Purses

    with pytest.raises(BadData, match="no notation"):
        position(Purses(), lesson, 0)
