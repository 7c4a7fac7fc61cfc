"""OpenSpiel's own suites on every game, a search of theirs that plays Canardage, and our own law of information."""

from __future__ import annotations

import copy
import os
import pickle
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, sample_some_states

import webfoot
from webfoot.core.errors import BadData, BadOptions
from webfoot.envs import openspiel
from webfoot.envs.openspiel.games import options_from

FULL = "WEBFOOT_LAB" in os.environ
KEYS = webfoot.game_keys()
STEPS = {"canardage": 2000, "dale": 120, "duckdealer": 120, "spacedealer": 120}
"""Where a game is broken off, unless the suites run in full."""


def load(key: str, players: int | None = None, **settings: Any) -> Any:
    game = webfoot.game(key)
    if not FULL:
        settings.setdefault("max_length", STEPS[key])
    elif key == "spacedealer":
        settings.setdefault("options", "length:5")
    return pyspiel.load_game(f"webfoot_{key}", {"players": players or game.min_seats, **settings})


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("most", [False, True])
def test_random_games_with_serialisation(key: str, most: bool) -> None:
    game = load(key, webfoot.game(key).max_seats if most else None)
    pyspiel.random_sim_test(game, num_sims=3 if FULL else 1, serialize=True, verbose=False)


def with_a_bid(game: Any) -> Any:
    """Return a state of Duck Dealer's auction in which one seat has bid and another has not."""
    state = game.new_initial_state()
    while not any(state.progress.private(seat) for seat in range(game.num_players())):
        assert state.move_number() < STEPS["duckdealer"], "no seat has bid"
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action((outcomes or state.legal_actions())[0])
    return state


@pytest.mark.parametrize("key", KEYS)
def test_api(key: str) -> None:
    # Duck Dealer hides nothing but bids.
    loaded = load(key, options="auction:true") if key == "duckdealer" else load(key)

    class Sampled(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel tells no types
        game = loaded
        game_name = key

        @classmethod
        def setUpClass(cls) -> None:
            random.seed(1)  # sampling asks the common generator
            cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=400 if FULL else 40)
            if key == "duckdealer":
                cls.some_states.append(with_a_bid(cls.game))
            cls.game_type = cls.game.get_type()

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Sampled)
    assert suite.countTestCases() >= 5
    result = unittest.TestResult()
    suite.run(result)
    assert [text for _, text in result.errors + result.failures] == []


@pytest.mark.parametrize("key", KEYS)
def test_playthrough(key: str) -> None:
    random.seed(1)
    np.random.seed(1)
    told = generate_playthrough.playthrough(load(key, max_length=30).__str__(), action_sequence=None)
    assert f"webfoot_{key}" in told
    assert "IsTerminal() = True" in told
    assert told.count("# State ") == 31


def walk(game: Any, seed: int, most: int) -> Any:
    """Yield the states of a random game, chance nodes included."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(rng.randrange(256))
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("key", KEYS)
def test_equal_information_means_equal_choices(key: str) -> None:
    """Whatever the seat does not know: the same information, and the same legal actions."""
    legal: dict[str, list[int]] = {}
    game = load(key)
    for number, state in enumerate(walk(game, 3, STEPS[key])):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        for sample in range(3 if number % 5 == 0 else 0):
            other = state.resample_from_infostate(player, lambda sample=sample: (sample + 0.5) / 3)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.observation_tensor(player) == state.observation_tensor(player)
        known = state.information_state_string(player)
        assert legal.setdefault(known, state.legal_actions()) == state.legal_actions()


@pytest.mark.parametrize(("key", "hand"), [("canardage", "hand"), ("dale", "hand"), ("spacedealer", "own")])
def test_the_dealt_hand_is_in_the_information(key: str, hand: str) -> None:
    """After two different deals that look the same to others, a seat knows different things."""
    first = next(state for state in walk(load(key), 3, 50) if not state.is_chance_node())
    for seat in range(first.num_players()):
        assert f'"{hand}":' in first.information_state_string(seat)
    seen = set()
    for sample in range(8):
        other = first.resample_from_infostate(0, lambda sample=sample: (sample + 0.5) / 8)
        seen.add(other.information_state_string(1))
        assert other.information_state_string(0) == first.information_state_string(0)
    assert len(seen) > 1


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_did_stays_in_its_information(key: str) -> None:
    """Perfect recall: two different first moves lead to different information for ever."""
    for state in walk(load(key), 5, 40):
        if state.is_chance_node() or state.is_terminal() or len(state.legal_actions()) < 2:
            continue
        player = state.current_player()
        ends = []
        for action in state.legal_actions()[:2]:
            other = state.clone()
            other.apply_action(action)
            ends.append(other.progress.lived[player])
        assert ends[0] != ends[1]


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_and_a_written_state_go_the_same_way(key: str) -> None:
    for number, state in enumerate(walk(load(key), 4, 60)):
        if number % 7:
            continue
        written = pickle.loads(pickle.dumps(state.progress))
        copied = copy.deepcopy(state.progress)
        for other in (written, copied):
            assert other.setting is state.progress.setting
            assert other.__reduce__()[1] == state.progress.__reduce__()[1]
            assert other is not state.progress
            if other.position is not None:
                assert other.position is not state.progress.position


def test_luck_is_a_node_of_its_own() -> None:
    """The same outcome gives the same position, and another outcome another one."""
    before = next(
        state.clone()
        for state in walk(load("canardage"), 6, 500)
        if state.is_chance_node() and state.progress.position is not None
    )
    assert sum(probability for _, probability in before.chance_outcomes()) == pytest.approx(1)
    after = {outcome: before.child(outcome).progress.position.dump() for outcome in range(12)}
    assert after[0] == before.child(0).progress.position.dump()
    assert len(set(after.values())) > 1


def test_steps_without_luck_have_no_chance_node() -> None:
    """Taking aim shows no card; only drawing one afterwards is luck."""
    nodes = [state.is_chance_node() for state in walk(load("duckdealer"), 2, 100)]
    assert nodes[:4] == [True] * 4
    assert not any(nodes[8:]), "in the turns of Duck Dealer nothing is left to luck"


def test_a_search_of_openspiel_plays_canardage() -> None:
    game = load("canardage")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=20,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=False,
    )
    worlds = np.random.RandomState(4)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, worlds.rand))
    rng = random.Random(3)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randrange(256))
        elif state.current_player() == 0 and asked < 6:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
            asked += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert asked == 6
    assert sum(state.returns()) == pytest.approx(0)


def test_a_game_that_is_broken_off_is_nobodys() -> None:
    state = load("dale", max_length=20).new_initial_state()
    for last in walk(load("dale", max_length=20), 1, 100):
        state = last
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_options_and_editions_are_parameters() -> None:
    game = load("canardage", players=4, options="deck:fr54;ducky_luke_on_water:false")
    assert game.setting.table.options.deck == "fr54"
    assert not game.setting.table.options.ducky_luke_on_water
    assert openspiel.WebfootGame in type(game).__mro__
    assert options_from("") == {}


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"players": 7}, BadOptions, "canardage is for 2 to 6 players, not 7"),
        ({"options": "deck"}, BadOptions, "options are written like"),
        ({"options": "deck:none"}, BadOptions, "options of canardage"),
        ({"max_length": 0}, BadOptions, "max_length must be a number"),
        ({"data": "none.yaml"}, BadData, "none.yaml"),
    ],
)
def test_bad_parameters_get_a_clear_sentence(settings: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        load("canardage", **settings)
