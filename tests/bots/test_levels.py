"""The names of bots, and what is said of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

import webfoot
from webfoot.bots.anything import RandomBot
from webfoot.bots.gentle import GentleBot
from webfoot.bots.levels import LEVELS, OFFERED, UnknownLevel, level
from webfoot.bots.quick import QuickBot
from webfoot.bots.realtime import REACTION
from webfoot.bots.search import ThinkerBot
from webfoot.core.game import LANGUAGES

GAME = webfoot.game("canardage")
LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("gentle", GentleBot),
        ("quick", QuickBot),
        ("thinker", ThinkerBot),
        ("thinker:200", ThinkerBot),
        ("thinker:200ms", ThinkerBot),
        ("thinker:800it", ThinkerBot),
    ],
)
def test_every_name_has_its_bot(spec: str, kind: type) -> None:
    assert isinstance(level(spec, GAME), kind)


def test_the_plain_names_are_the_levels_a_table_offers() -> None:
    assert LEVELS == ("random", "gentle", "quick", "thinker")
    assert OFFERED == ("gentle", "quick", "thinker")


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("genius", "no bot is called 'genius'; the bots are: random, gentle, quick, thinker"),
        ("", "no bot is called ''"),
        ("Quick", "no bot is called 'Quick'"),
        ("gentle:5", "gentle takes no budget"),
        ("quick:5", "quick takes no budget"),
        ("random:", "random takes no budget"),
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
        assert [name for name in LEVELS if f"\nlevel-{name} = " not in texts] == [], language
