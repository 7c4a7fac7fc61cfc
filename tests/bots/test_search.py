"""The bots find what any player would see, whatever the level, and play the same game twice."""

from __future__ import annotations

from typing import Any

import pytest

import webfoot
from tests.games.canardage.language import Table, line
from tests.toys.timers import SLIP, START, Timers, TimersState
from webfoot.bots.levels import level
from webfoot.bots.perspective import Perspective
from webfoot.bots.search import ThinkerBot
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT, Game
from webfoot.core.moves import Move
from webfoot.games.canardage.moves import CATALOGUE, ACouvert, Canarchie, DuckyLuke, Forgo, Pan, Revenge, WalkingDuck

CANARDAGE = webfoot.game("canardage")
SEES = ["quick", "thinker:300it"]


def decision(table: Table, spec: str, seed: int = 0) -> Move:
    state = table.with_the_whole_deck().state
    seat = state.actors()[0]
    seen = Perspective.of(CANARDAGE, state, seat, QuickChance(seed))
    move: Move = CATALOGUE[level(spec, CANARDAGE).choose(seen, QuickChance(seed + 1))]
    return move


@pytest.mark.parametrize("spec", SEES)
@pytest.mark.parametrize("seed", range(3))
class TestCanardage:
    def test_the_winning_shot_is_fired(self, spec: str, seed: int) -> None:
        table = line("a* b* a a ~ ~ |", hands={"a": "pan en-joue en-avant-marche"})
        assert decision(table, spec, seed) == Pan(2)

    def test_ducky_luke_wins_without_a_target(self, spec: str, seed: int) -> None:
        table = line("a a b ~ ~ |", hands={"a": "ducky-luke pan en-joue"})
        assert decision(table, spec, seed) == DuckyLuke(3)

    def test_nobody_shoots_his_own_last_duck(self, spec: str, seed: int) -> None:
        table = line("a* b c b c ~ | b c", hands={"a": "pan en-avant-marche en-joue"})
        assert decision(table, spec, seed) != Pan(1)

    def test_nor_one_of_several_while_another_is_to_be_had(self, spec: str, seed: int) -> None:
        table = line("a* b* c d c d | a a b b c c d d", hands={"a": "pan pan pan"})
        assert decision(table, spec, seed) == Pan(2)

    def test_shelter_is_not_given_to_an_enemy(self, spec: str, seed: int) -> None:
        table = line("b a* b b ~ ~ |", hands={"a": "a-couvert a-couvert canarchie"})
        assert decision(table, spec, seed) in (ACouvert(2), Canarchie())

    def test_revenge_is_not_taken_on_oneself(self, spec: str, seed: int) -> None:
        table = line("a!* b c b ~ a | a b c c", turn="b", hands={"b": "pan en-joue en-joue"}).play(Pan(1))
        assert decision(table, spec, seed) in (Revenge(1), Revenge(2), Revenge(3), Forgo())

    def test_nobody_brings_an_enemy_back(self, spec: str, seed: int) -> None:
        table = line("b c b c ~ b | c", turn="a", seats=3, hands={"a": "walking-duck en-avant-marche en-joue"})
        assert decision(table, spec, seed) not in (WalkingDuck(1), WalkingDuck(2))


def test_the_search_is_the_same_for_the_same_luck() -> None:
    state = CANARDAGE.setup(4, CANARDAGE.parse_options(4), QuickChance(1))
    seat = state.actors()[0]
    bot = ThinkerBot(CANARDAGE, iterations=150)
    trees = [
        bot.think(Perspective.of(CANARDAGE, state, seat, QuickChance(2)), QuickChance(luck)) for luck in (3, 3, 4)
    ]
    same, again, other = [
        [(key, child.visits, child.value) for key, child in tree.children.items()] for tree in trees
    ]
    assert same == again
    assert same != other


def test_iterations_are_counted_and_all_of_them_spent() -> None:
    state = CANARDAGE.setup(4, CANARDAGE.parse_options(4), QuickChance(1))
    seen = Perspective.of(CANARDAGE, state, state.actors()[0], QuickChance(2))
    root = ThinkerBot(CANARDAGE, iterations=90).think(seen, QuickChance(3))
    assert root.visits == 90
    assert sum(child.visits for child in root.children.values()) == 90
    assert set(root.children) == {seen.seat * (len(CATALOGUE) + 1) + move for move in seen.legal}


def test_a_budget_of_time_buys_at_least_one_look() -> None:
    state = CANARDAGE.setup(4, CANARDAGE.parse_options(4), QuickChance(1))
    seen = Perspective.of(CANARDAGE, state, state.actors()[0], QuickChance(2))
    assert ThinkerBot(CANARDAGE, milliseconds=1).think(seen, QuickChance(3)).visits > 0
    assert ThinkerBot(CANARDAGE, milliseconds=1).choose(seen, QuickChance(3)) in seen.legal


def test_a_search_leaves_the_imagined_position_alone() -> None:
    state = CANARDAGE.setup(3, CANARDAGE.parse_options(3), QuickChance(1))
    seen = Perspective.of(CANARDAGE, state, state.actors()[0], QuickChance(2))
    before = seen.dump()
    for spec in ("random", "quick", "thinker:50it"):
        level(spec, CANARDAGE).choose(seen, QuickChance(3))
        assert seen.dump() == before


def test_what_is_imagined_can_be_played_on() -> None:
    """Simulations go on from imagined hands, which may fit each trace and yet not all of them together."""
    chance = QuickChance(147)
    state = CANARDAGE.setup(4, CANARDAGE.parse_options(4), chance)
    played = 0
    while not state.over():
        seat = state.actors()[0]
        for _ in range(2):
            world = state.imagine(seat, chance)
            for _ in range(12):
                if not world.over():
                    anybody = world.actors()[0]
                    legal = world.legal(anybody)
                    played += 1
                    world.play(anybody, legal[chance.below(len(legal))], chance, None)
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance, None)
    assert played > 500


def timers(spec: str, state: TimersState, seat: int) -> int:
    game: Game[Any] = Timers()
    return level(spec, game).choose(Perspective.of(game, state, seat, QuickChance(1)), QuickChance(2))


@pytest.mark.parametrize("seat", [0, 1])
def test_where_everybody_acts_at_once_each_minds_his_own_timer(seat: int) -> None:
    assert timers("thinker:400it", TimersState(), seat) == START


@pytest.mark.parametrize("spec", SEES)
def test_who_has_nothing_good_to_do_lets_time_pass(spec: str) -> None:
    state = TimersState()
    state.left[1] = 0
    state.until[0] = 1000
    assert timers(spec, state, 1) == WAIT


def test_waiting_is_offered_only_where_time_passes() -> None:
    assert Perspective.of(Timers(), TimersState(), 0, QuickChance(1)).legal == [START, SLIP, WAIT]
    state = CANARDAGE.setup(2, CANARDAGE.parse_options(2), QuickChance(1))
    assert WAIT not in Perspective.of(CANARDAGE, state, state.actors()[0], QuickChance(1)).legal
