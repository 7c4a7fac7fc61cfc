"""The bots find what any player would see, whatever the level, and play the same game twice."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import webfoot
from tests.games.canardage.language import Table, line
from tests.toys.timers import SLIP, START, Timers, TimersState
from webfoot.bots import comparing, search
from webfoot.bots.comparing import LEAST_WORLDS, ComparingBot
from webfoot.bots.levels import level
from webfoot.bots.perspective import Perspective
from webfoot.bots.search import ThinkerBot
from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import WAIT, Game
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.games.canardage.game import Canardage
from webfoot.games.canardage.moves import CATALOGUE, ACouvert, Canarchie, DuckyLuke, Forgo, Pan, Revenge, WalkingDuck
from webfoot.games.canardage.rules.turn import CanardageState

CANARDAGE = webfoot.game("canardage")
TREE = "tree"
"""The thinker of games whose brain gives no advice."""
SEES = ["quick", "thinker:300it"]


def decision(table: Table, spec: str, seed: int = 0) -> Move:
    state = table.with_the_whole_deck().state
    seat = state.actors()[0]
    seen = Perspective.of(CANARDAGE, state, seat, QuickChance(seed))
    bot = ThinkerBot(CANARDAGE, iterations=300) if spec == TREE else level(spec, CANARDAGE)
    move: Move = CATALOGUE[bot.choose(seen, QuickChance(seed + 1))]
    return move


@pytest.mark.parametrize("spec", [*SEES, TREE])
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


class Counting:
    """A brain that notes by which luck each move is followed, and knows nothing else."""

    playout_length = 0

    def __init__(self) -> None:
        self.lucks: list[int] = []

    def evaluate(self, state: CanardageState) -> list[float]:
        return [0.0] * state.seats

    def playout(self, state: CanardageState, seat: int, legal: list[int], chance: Chance) -> int:
        return legal[0]

    def look_ahead(self, state: CanardageState, seat: int, chance: Chance) -> float:
        self.lucks.append(chance.below(1 << 30))
        return 0.0


class Counted(Canardage):
    def __init__(self) -> None:
        self.counting = Counting()

    @property
    def brain(self) -> Counting:
        return self.counting


def followed(iterations: int) -> list[int]:
    """Let the thinker choose among four moves, none of which draws lots; return by which luck each was followed."""
    game = Counted()
    state = line("a b* a b ~ a | a b", hands={"a": "pan oups peace-and-love"}).with_the_whole_deck().state
    seen = Perspective.of(game, state, 0, QuickChance(2))
    assert len(seen.legal) == 4
    ComparingBot(game, iterations=iterations).choose(seen, QuickChance(3))
    return game.counting.lucks


def test_all_moves_are_followed_by_the_same_luck() -> None:
    lucks = followed(1)
    first, second = lucks[: 4 * LEAST_WORLDS], lucks[4 * LEAST_WORLDS :]
    assert [len(set(first[at : at + 4])) for at in range(0, len(first), 4)] == [1] * LEAST_WORLDS
    assert len(set(first)) == LEAST_WORLDS
    assert len(second) == 2 * LEAST_WORLDS, "the worse half is dropped after each round"


def test_a_larger_budget_follows_more() -> None:
    assert len(followed(400)) == 400


def seen_by(match: Match[Any]) -> Perspective[Any]:
    return Perspective.of(match.game, match.state, match.actors[0], QuickChance(2))


@pytest.mark.parametrize(("milliseconds", "iterations"), [(1, 8), (50, 20), (1000, 20)])
def test_with_two_budgets_the_first_that_is_used_up_ends_the_thought(
    milliseconds: int, iterations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Every look at the clock takes ten milliseconds; the bot looks after eight iterations.
    monkeypatch.setattr(search, "perf_counter", (looks / 100 for looks in count()).__next__)
    seen = seen_by(Match(CANARDAGE, 3, seed=5))
    root = ThinkerBot(CANARDAGE, milliseconds, 20).think(seen, QuickChance(3))
    assert root.visits == iterations


@pytest.mark.parametrize(("milliseconds", "worlds"), [(None, 25), (10_000, 25), (1, comparing.LEAST_WORLDS)])
def test_a_comparison_ends_likewise(milliseconds: int | None, worlds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "perf_counter", (looks / 100 for looks in count()).__next__)
    dale = webfoot.game("dale")
    bot = comparing.ComparingBot(dale, milliseconds, 100)
    followed: list[int] = []
    monkeypatch.setattr(bot, "_follow", lambda seen, moves, worth, chance: followed.append(len(moves)))
    bot._compare(seen_by(Match(dale, 2, seed=5)), [1, 2], {1: 0.0, 2: 0.0}, 2, QuickChance(3))
    assert followed == [2] * worlds


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
