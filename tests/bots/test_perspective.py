"""Honest seats: a bot gets its seat's knowledge and nothing else, by type and by bytes."""

from __future__ import annotations

import gc
from collections.abc import Collection, Iterator
from typing import Any, get_type_hints

import pytest

import webfoot
from webfoot.bots.anything import RandomBot
from webfoot.bots.levels import level
from webfoot.bots.perspective import NothingToDecide, Perspective
from webfoot.bots.quick import QuickBot
from webfoot.bots.search import ThinkerBot
from webfoot.bots.seat import plan
from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import Game

GAMES = webfoot.game_keys()
WHOLE = 16
"""One position in this many is searched with all that is printed."""


def positions(game: Game[Any], seats: int, seed: int) -> Iterator[Any]:
    """The states of a random game, those in which somebody must act; the first of them, if it is a long one."""
    chance = QuickChance(seed)
    state = game.setup(seats, game.parse_options(seats), chance)
    for _ in range(400):
        if state.over():
            return
        actors = state.actors()
        if not actors:
            state.advance(state.deadline(), chance, None)
            continue
        yield state
        seat = actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance, None)


def reachable(start: object, known: Collection[int] = ()) -> Iterator[object]:
    """Every object that can be reached from one, classes and modules (which everybody reaches) left out.

    What is known, by its id, is not looked into.
    """
    seen = {id(start), *known}
    ahead = [start]
    while ahead:
        thing = ahead.pop()
        yield thing
        for other in gc.get_referents(thing):
            if id(other) not in seen and not isinstance(other, type) and not callable(other):
                seen.add(id(other))
                ahead.append(other)


def mutable(state: object, known: Collection[int]) -> list[object]:
    """A state and the containers it is made of."""
    return [thing for thing in reachable(state, known) if thing is state or isinstance(thing, list | dict | set)]


@pytest.mark.parametrize("bot", [RandomBot, QuickBot, ThinkerBot])
def test_a_bot_decides_from_a_perspective_and_luck_alone(bot: type[RandomBot]) -> None:
    hints = get_type_hints(bot.choose)
    assert hints == {"seen": Perspective[Any], "chance": Chance, "return": int}


@pytest.mark.parametrize("key", GAMES)
def test_nothing_of_the_true_state_can_be_reached_from_a_perspective(key: str) -> None:
    game = webfoot.game(key)
    stranger = game.setup(game.max_seats, game.parse_options(game.max_seats), QuickChance(4))
    printed = {
        id(thing) for thing in reachable(stranger)
    }  # what another game reaches as well tells nothing of this one
    for number, state in enumerate(positions(game, game.max_seats, seed=3)):
        seat = state.actors()[0]
        game.view(state, seat)
        seen = Perspective.of(game, state, seat, QuickChance(1))
        true_things = {id(thing) for thing in mutable(state, printed)}
        assert id(state) in true_things
        # What every game reaches is gone through now and then, lest a position be kept there.
        known = printed if number % WHOLE else ()
        assert not [thing for thing in reachable(seen, known) if id(thing) in true_things]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_may_not_know_changes_no_byte_of_its_perspective(key: str, seed: int) -> None:
    game = webfoot.game(key)
    for state in positions(game, game.min_seats + seed, seed):
        seat = state.actors()[0]
        other = state.imagine(seat, QuickChance(seed + 77))
        of_true, of_other = (Perspective.of(game, s, seat, QuickChance(5)) for s in (state, other))
        assert of_true.dump() == of_other.dump()


@pytest.mark.parametrize(
    "spec", ["random", "gentle", "quick", pytest.param("thinker:20it", marks=pytest.mark.engine)]
)
def test_nor_does_it_change_a_decision(spec: str) -> None:
    game = webfoot.game("canardage")
    bot = level(spec, game)
    for number, state in enumerate(positions(game, 4, seed=11)):
        seat = state.actors()[0]
        other = state.imagine(seat, QuickChance(number))
        decisions = [
            bot.choose(Perspective.of(game, s, seat, QuickChance(5)), QuickChance(6)) for s in (state, other)
        ]
        assert decisions[0] == decisions[1]


def test_what_it_shows_is_what_the_true_state_shows_this_seat() -> None:
    game = webfoot.game("canardage")
    for state in positions(game, 3, seed=4):
        seat = state.actors()[0]
        seen = Perspective.of(game, state, seat, QuickChance(1))
        assert (seen.game_key, seen.seat) == ("canardage", seat)
        assert seen.legal == state.legal(seat)
        assert seen.view == game.view(state, seat)


def test_a_seat_without_a_move_is_not_asked() -> None:
    game = webfoot.game("canardage")
    state = game.setup(2, game.parse_options(2), QuickChance(1))
    waiting = 1 - state.actors()[0]
    with pytest.raises(NothingToDecide, match=f"seat {waiting} has no move"):
        Perspective.of(game, state, waiting, QuickChance(1))


@pytest.mark.parametrize("spec", ["random", "gentle", "quick", "thinker:30it"])
def test_the_door_for_worker_processes_decides_alike(spec: str) -> None:
    game = webfoot.game("canardage")
    state = game.setup(4, game.parse_options(4), QuickChance(9))
    seat = state.actors()[0]
    imagined = state.imagine(seat, QuickChance(2))
    direct = level(spec, game).choose(Perspective(game, imagined, seat), QuickChance(3))
    assert plan("canardage", {}, 4, seat, imagined.dump(), spec, 3) == [direct]
    assert direct in state.legal(seat)
