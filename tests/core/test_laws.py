"""Every registered game keeps every law, now and later, without being asked; and the laws see what they should."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import webfoot
from tests.toys.purses import Leak, Purses
from webfoot.core import laws
from webfoot.core.briefing import Choice
from webfoot.core.chance import QuickChance
from webfoot.core.errors import Refusal
from webfoot.core.laws import (
    LAWS,
    Law,
    ends_and_conserves,
    random_match,
    random_steps,
    secrets_stay_secret,
    shows_the_present,
    touches_tell_moves_apart,
    undo_is_exact,
)
from webfoot.core.setups import choices, covering, met_by, random_setup, values

GAMES_PER_LAW = 240
BATCHES = 24
"""Or as many as there are games."""
MANY_GAMES = 2000
LONG_GAMES = 20
"""A game that may never end is as long at random as this many that do."""
LONG_TURNS = 10
"""Where a turn is a plan of many steps, one game holds as many positions as this many others."""
BUSY_GAMES = 40
"""One in which everybody acts at once for half an hour takes as much as this many."""


def how_many(key: str, games: int) -> int:
    game = webfoot.game(key)
    if game.timed:
        return games // BUSY_GAMES
    return games // (LONG_GAMES if game.may_never_end else LONG_TURNS if game.plans else 1)


def batches(games: int) -> list[Any]:
    """Batches of the games of each game: the first runs on the sources, the others on the compiled engine where there
    is one, which takes a third of the time."""
    return [
        pytest.param(key, batch, marks=[pytest.mark.engine] if batch else [], id=f"{key}-{batch}")
        for key in webfoot.game_keys()
        for batch in range(shares(key, games))
    ]


def shares(key: str, games: int) -> int:
    return min(BATCHES, how_many(key, games))


def numbers(key: str) -> range:
    """The games in which each law is tried: at least those that meet every option."""
    return range(max(how_many(key, GAMES_PER_LAW), len(covering(webfoot.game(key)))))


@pytest.mark.parametrize(("key", "batch"), batches(GAMES_PER_LAW))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_game_keeps_law(key: str, law: Law, batch: int) -> None:
    for number in numbers(key)[batch :: shares(key, GAMES_PER_LAW)]:
        law(webfoot.game(key), number)


@pytest.mark.parametrize("key", webfoot.game_keys())
def test_each_law_meets_every_value_of_every_option(key: str) -> None:
    game = webfoot.game(key)
    met = set()
    for number in numbers(key):
        match = random_match(game, number)
        met |= met_by(game, match.seats, match.options)
    assert values(game) <= met
    for info in game.option_infos():
        for value in choices(info):
            assert any(one.option == info.name and one.value == value for one in met), f"{info.name}: {value}"


@pytest.mark.parametrize(("key", "batch"), batches(MANY_GAMES))
def test_thousands_of_random_games_end(key: str, batch: int) -> None:
    for number in range(batch, how_many(key, MANY_GAMES), shares(key, MANY_GAMES)):
        ends_and_conserves(webfoot.game(key), number)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "PATIENCE", 60)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_private_preparations_keep_every_law(law: Law) -> None:
    for number in range(5):
        law(Purses(), number)


@pytest.mark.usefixtures("hasty")
def test_a_game_that_may_never_end_is_left_as_it_stands() -> None:
    match = random_match(Purses(), 1)
    assert sum(1 for _ in random_steps(match, 1)) == 60
    assert not match.over


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("leak", ["count", "coin", "word"])
def test_the_law_of_undo_sees_preparations_that_are_not_private(leak: Leak) -> None:
    with pytest.raises(AssertionError, match="an undone step"):
        undo_is_exact(Purses(leak), 1)


@pytest.mark.usefixtures("hasty")
def test_the_law_of_the_present_sees_a_view_that_is_kept_too_long() -> None:
    class Sluggish(Purses):
        def view(self, state: Any, seat: int | None) -> Any:
            shown = super().view(state, seat)
            return shown if id(state) in loaded else kept.setdefault(seat, shown)

        def load(self, dump: bytes) -> Any:
            state = super().load(dump)
            loaded[id(state)] = state
            return state

    loaded: dict[int, Any] = {}
    kept: dict[int | None, Any] = {}
    with pytest.raises(AssertionError, match="what was there before"):
        shows_the_present(Sluggish(), 1)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("touches", "otherwise", "fault"),
    [
        (("coin",), (), "is .* and"),
        (("",), (), "without an id"),
        ((), (("coin",),), "only other ways"),
    ],
)
def test_the_law_of_touches_sees_what_a_hand_could_not_tell_apart(
    touches: tuple[str, ...], otherwise: tuple[tuple[str, ...], ...], fault: str
) -> None:
    class Clumsy(Purses):
        def choices(self, state: Any, seat: int, numbers: list[int]) -> list[Choice]:
            listed = super().choices(state, seat, numbers)
            return [msgspec.structs.replace(one, touches=touches, otherwise=otherwise) for one in listed]

    with pytest.raises(AssertionError, match=fault):
        touches_tell_moves_apart(Clumsy(), 1)


@pytest.mark.parametrize("option", ["sunny", "rainy", "round"])
def test_a_secret_that_one_option_gives_away_is_found(option: str) -> None:
    game = Purses("coin", only_if=option)
    with pytest.raises(AssertionError, match="what is sent depends on what is hidden"):
        _every_setup(secrets_stay_secret, game)


def test_a_refusal_that_tells_what_others_hold_is_found() -> None:
    class Talkative(Purses):
        def why_not(self, state: Any, seat: int, number: int) -> Refusal | None:
            owner = next((one for one, purse in enumerate(state.purses) if number in purse), seat)
            return Refusal("not-yours", {"owner": owner}) if owner != seat else super().why_not(state, seat, number)

    _every_setup(secrets_stay_secret, Purses())
    with pytest.raises(AssertionError, match=r"why .* is refused depends on what is hidden"):
        _every_setup(secrets_stay_secret, Talkative())


def _every_setup(law: Law, game: Purses) -> None:
    for number in range(len(covering(game))):
        law(game, number)


@pytest.mark.usefixtures("hasty")
def test_what_a_redrawn_position_keeps_of_the_truth_is_found() -> None:
    """Redrawing once or twice gives the same: only a world that was played on shows it."""
    with pytest.raises(AssertionError, match="two worlds look the same, and are imagined otherwise"):
        _every_setup(secrets_stay_secret, Purses("memory"))


def test_set_ups_meet_every_value_at_every_number_of_seats() -> None:
    met = set().union(*(met_by(Purses(), seats, options) for seats, options in covering(Purses())))
    at_two = {(option, value) for option, value, seats in met if seats == 2}
    at_three = {(option, value) for option, value, seats in met if seats == 3}
    weather = {(option, value) for option in ("sunny", "rainy") for value in (False, True)}
    assert at_two == {("", None), *weather, ("round", False)}
    assert at_three == {("", None), *weather, ("round", False), ("round", True)}


def test_options_that_do_not_go_together_are_drawn_again() -> None:
    chance = QuickChance(1)
    drawn = {str(random_setup(Purses(), chance)) for _ in range(200)}
    assert len(drawn) == 3 + 6, "three sorts of weather for two players; round or not, for three"
