"""Games are found by name, each once, whatever lies on the path."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from webfoot.core import registry
from webfoot.core.errors import AmbiguousGame, UnknownGame
from webfoot.core.registry import each_once, game, game_keys


def announced(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, "webfoot.games")


def test_the_four_games_of_the_house_are_there() -> None:
    assert {"canardage", "dale", "duckdealer", "spacedealer"} <= set(game_keys())
    assert [game(key).key for key in game_keys()] == list(game_keys())
    assert len(set(game_keys())) == len(game_keys())


def test_a_game_that_is_announced_twice_is_one_game() -> None:
    zebra, duck = announced("zebra", "zoo:Zebra"), announced("duck", "pond:Duck")
    assert each_once([zebra, duck, zebra]) == {"zebra": zebra, "duck": duck}


def test_two_games_of_one_name_are_an_error_that_names_both() -> None:
    with pytest.raises(AmbiguousGame, match="two games are called 'duck': pond:Duck and lake:Duck"):
        each_once([announced("duck", "pond:Duck"), announced("zebra", "zoo:Zebra"), announced("duck", "lake:Duck")])


@pytest.mark.parametrize("value", ["no_such_package:Zebra", "webfoot.core.game:Zebra"])
def test_a_game_that_cannot_be_loaded_is_named_with_the_reason(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_announced", lambda: {"zebra": announced("zebra", value)})
    with pytest.raises(UnknownGame, match=f"the game 'zebra' is announced as {value}, which cannot be loaded"):
        game.__wrapped__("zebra")
