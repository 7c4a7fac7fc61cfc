"""The names of bots, and what is said of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

import webfoot
from tests.toys.timers import Timers
from webfoot.bots.anything import RandomBot
from webfoot.bots.comparing import ComparingBot
from webfoot.bots.gentle import GentleBot
from webfoot.bots.levels import LEVELS, UnknownLevel, level, longest_thought, measured_as, offered, rungs
from webfoot.bots.quick import QuickBot
from webfoot.bots.realtime import REACTION
from webfoot.bots.search import ThinkerBot
from webfoot.core.game import LANGUAGES
from webfoot.core.registry import game_keys

GAME = webfoot.game("canardage")
LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("gentle", GentleBot),
        ("quick", QuickBot),
        ("thinker", ComparingBot),
        ("thinker-long", ComparingBot),
        ("thinker:200", ComparingBot),
        ("thinker:200ms", ComparingBot),
        ("thinker:800it", ComparingBot),
    ],
)
def test_every_name_has_its_bot(spec: str, kind: type) -> None:
    assert isinstance(level(spec, GAME), kind)


def test_a_brain_that_gives_no_advice_has_its_moves_searched() -> None:
    assert isinstance(level("thinker:8it", Timers()), ThinkerBot)


def test_the_plain_names_are_the_levels_a_table_offers() -> None:
    assert LEVELS == ("random", "gentle", "quick", "thinker", "thinker-long")
    assert offered(GAME) == ["gentle", "quick", "thinker", "thinker-long"]


@pytest.mark.parametrize("key", game_keys())
def test_a_ladder_measures_every_level_that_is_offered(key: str) -> None:
    played = webfoot.game(key)
    measured = [measured_as(name, played) for name in offered(played)]
    assert set(measured) <= set(rungs(played))
    assert sorted(measured, key=rungs(played).index) == measured, "the weakest first"


@pytest.mark.parametrize(("name", "iterations"), [("thinker", 200), ("thinker-long", 800)])
def test_a_level_is_the_bot_that_is_measured(name: str, iterations: int) -> None:
    assert measured_as(name, GAME) == f"thinker:{iterations}it"
    named, measured = (vars(level(spec, GAME)) for spec in (name, measured_as(name, GAME)))
    assert named["_iterations"] == measured["_iterations"] == iterations
    assert named["_milliseconds"] is measured["_milliseconds"] is None


def test_a_long_thought_is_not_for_games_whose_clock_runs_on() -> None:
    timed = webfoot.game("spacedealer")
    assert offered(timed) == ["gentle", "quick", "thinker"]
    # A program may seat it all the same; it has no more time than the other.
    assert longest_thought("thinker-long", timed) == longest_thought("thinker", timed) == 500


def test_thoughts_at_a_table_have_an_end() -> None:
    assert [longest_thought(name, GAME) for name in LEVELS] == [None, None, None, 600, 2000]
    assert longest_thought("thinker-long", GAME, at_a_window=True) == 600
    assert longest_thought("mybots:Greedy", GAME) is None


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("genius", "no bot is called 'genius'; the bots are: random, gentle, quick, thinker"),
        ("", "no bot is called ''"),
        ("Quick", "no bot is called 'Quick'"),
        ("gentle:5", "gentle takes no budget"),
        ("quick:5", "quick takes no budget"),
        ("random:", "random takes no budget"),
        ("thinker-long:5it", "thinker-long takes no budget"),
        ("thinker:", "a budget is a number of milliseconds"),
        ("thinker:fast", "a budget is a number of milliseconds"),
        ("thinker:-5", "a budget is a number of milliseconds"),
        ("thinker:2s", "a budget is a number of milliseconds"),
        ("thinker:1.5", "a budget is a number of milliseconds"),
        ("thinker:٣", "a budget is a number of milliseconds"),
        ("thinker:0", "a budget must be from 1 to 600000 milliseconds"),
        ("thinker:0it", "a budget must be from 1 to 10000000 iterations"),
        ("thinker:600001", "a budget must be from 1 to 600000 milliseconds"),
    ],
)
def test_a_wrong_name_is_explained(spec: str, says: str) -> None:
    with pytest.raises(UnknownLevel) as caught:
        level(spec, GAME)
    assert says in str(caught.value)


def test_every_level_has_its_reaction_time_and_its_name_on_the_page() -> None:
    assert tuple(REACTION) == LEVELS
    for language in LANGUAGES:
        texts = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
        texts += (LOCALE / "pages" / f"{language}.ftl").read_text(encoding="utf-8")
        for kind in ("level", "strength", "plays"):
            assert [name for name in LEVELS if f"\n{kind}-{name} = " not in texts] == [], (language, kind)


@pytest.mark.parametrize("key", game_keys())
def test_every_game_says_how_each_level_plays_it(key: str) -> None:
    played = webfoot.game(key)
    for language in LANGUAGES:
        texts = played.file("locale", f"{language}.ftl").read_text(encoding="utf-8")
        assert [name for name in offered(played) if f"\nplays-{name} = " not in texts] == [], language
