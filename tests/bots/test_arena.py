"""The arena is fair: everybody sits everywhere equally often, with the same cards."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from tests.toys.timers import Timers
from webfoot.bots import arena, contest
from webfoot.bots.arena import fixtures, outcomes
from webfoot.bots.contest import Fixture, Outcome, Terms
from webfoot.bots.levels import UnknownLevel
from webfoot.bots.standings import standings
from webfoot.core.errors import BadOptions, UnknownGame


def outcome(bots: tuple[str, ...], scores: list[int], winners: list[int], deal: int = 0) -> Outcome:
    seats = len(bots)
    return Outcome(Fixture("canardage", deal, 0, bots), scores, winners, [10] * seats, [0.02] * seats)


def test_every_entrant_sits_on_every_seat_equally_often_with_the_same_deals() -> None:
    schedule = fixtures("canardage", ["quick", "thinker:9it", "random", "quick"], games=40, seed=500)
    assert len(schedule) == 40
    sat = Counter((bot, seat, fixture.deal) for fixture in schedule for seat, bot in enumerate(fixture.bots))
    for deal in range(500, 510):
        for seat in range(4):
            assert sat["quick", seat, deal] == 2
            assert sat["thinker:9it", seat, deal] == sat["random", seat, deal] == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(fixtures("canardage", ["quick"] * 3, games=10, seed=0)) == 12


def test_the_same_fixture_ends_the_same() -> None:
    fixture = Fixture("canardage", 7, 1, ("quick", "thinker:20it", "random"))
    first, again = contest.play(fixture), contest.play(fixture)
    assert (first.scores, first.winners, first.moves) == (again.scores, again.winners, again.moves)


def test_another_rotation_has_the_same_deal_but_luck_of_its_own() -> None:
    games = [contest.play(Fixture("canardage", 7, rotation, ("random",) * 4)) for rotation in range(4)]
    assert len({tuple(game.moves) for game in games}) > 1


def test_worker_processes_play_the_same_games() -> None:
    schedule = fixtures("canardage", ["random", "random"], games=4, seed=3)
    here = {o.fixture: (o.scores, o.winners, o.moves) for o in outcomes(schedule, jobs=1)}
    there = {o.fixture: (o.scores, o.winners, o.moves) for o in outcomes(schedule, jobs=2)}
    assert here == there
    assert set(here) == set(schedule)


def test_a_game_of_time_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "game_of", lambda key: Timers())
    played = contest.play(Fixture("timers", 0, 0, ("thinker:200it", "thinker:200it")), Terms(at_once=True))
    assert played.scores == [4, 4]
    assert played.winners == [0, 1]


def test_where_time_runs_bots_need_a_moment_to_react(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three seconds: one to react, one for the timer, and after one more it is too late for a second timer."""
    monkeypatch.setattr(contest, "game_of", lambda key: Timers())
    monkeypatch.setattr(contest, "reaction", lambda usual, chance: usual)
    fixture = Fixture("timers", 0, 0, ("thinker:200it", "thinker:200it"))
    played = contest.play(fixture)
    assert played.scores == [2, 2]
    assert played.moves == contest.play(fixture).moves


def test_shared_wins_count_in_parts_and_the_same_bot_is_one_entrant() -> None:
    played = [
        outcome(("quick", "quick", "random"), [2, 0, 0], [0]),
        outcome(("quick", "random", "quick"), [0, 0, 0], [0, 1], deal=1),
    ]
    quick, random = standings(played)
    assert (quick.bot, quick.games, quick.wins) == ("quick", 4, 1.5)
    assert (random.bot, random.games, random.wins) == ("random", 2, 0.5)
    assert quick.rate == pytest.approx(0.375)
    assert quick.score == pytest.approx(0.5)
    assert quick.milliseconds == pytest.approx(2.0)
    assert quick.elo + random.elo == pytest.approx(0)


def test_ranks_put_the_winners_first_and_the_others_by_score() -> None:
    assert outcome(("a", "b", "c", "d"), [1, 5, 3, 3], [0]).ranks() == [0, 1, 2, 2]
    assert outcome(("a", "b"), [0, 0], [0, 1]).ranks() == [0, 0]


def test_wrong_names_are_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        arena.check("chess", ["quick", "quick"])
    with pytest.raises(BadOptions, match="2 to 6 players, not 1"):
        arena.check("canardage", ["quick"])
    with pytest.raises(UnknownLevel):
        arena.check("canardage", ["quick", "slow"])


@pytest.mark.engine
def test_levels_differ_in_strength() -> None:
    """Far from the boundary: a quarter would be luck, and the true rates are more than twice that."""
    played = list(outcomes(fixtures("canardage", ["quick", "random", "random", "random"], 40, seed=40), jobs=1))
    assert standings(played)[0].bot == "quick"
    assert standings(played)[0].rate > 0.4
    duel = list(outcomes(fixtures("canardage", ["thinker:40it", "random"], 8, seed=80), jobs=1))
    assert standings(duel)[0].bot == "thinker:40it"
    assert standings(duel)[0].rate > 0.6


def test_others_answer_before_the_one_who_has_just_acted_goes_on() -> None:
    """Otherwise an offer would lapse before anybody could accept it."""

    def asked(acting: list[int], entries: list[int]) -> int:
        return contest._next_of(acting, SimpleNamespace(entries=[SimpleNamespace(seat=seat) for seat in entries]))  # type: ignore[arg-type]

    assert asked([0, 1], [1, 0]) == 1
    assert asked([0, 1], [0, 0, 1]) == 0
    assert asked([2], [2, 2]) == 2
    assert asked([0, 3], []) == 0
