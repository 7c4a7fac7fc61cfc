"""The study of a finished game: chances, turning points, and moves that would have been better."""

from __future__ import annotations

import pytest

from tests.rulebook import TESTS
from webfoot.bots.finished import FinishedGame, Uncalibrated
from webfoot.bots.study import SWING, Study, study
from webfoot.bots.study_decisions import ERRORS, GAIN
from webfoot.bots.study_moves import ComparedMoves
from webfoot.core.match import begin
from webfoot.core.record import Record, read_record
from webfoot.core.registry import game
from webfoot.games.dale.moves import Buy


def record(key: str, name: str) -> Record:
    return read_record((TESTS / "records" / key / f"{name}.jsonl").read_bytes(), game(key).catalogue)


def studied(key: str, name: str, luck: int = 1) -> Study:
    found = record(key, name)
    return study(found, game(key), range(found.header.seats), luck)


@pytest.fixture(scope="module")
def ducks() -> Study:
    """A game in which everybody played at random: there is much that could have been better."""
    return studied("canardage", "four-players")


def test_the_curve_goes_from_the_start_to_the_end(ducks: Study) -> None:
    assert [ducks.points[0].step, ducks.points[-1].step] == [0, ducks.steps]
    assert all(sum(point.truth) == pytest.approx(1, abs=0.001) for point in ducks.points)
    assert max(ducks.points[0].truth) < 0.35, "at the start nobody is far ahead"
    assert sorted(ducks.points[-1].truth) == [0, 0, 0, 1]
    assert ducks.points[-1].known == ducks.points[-1].truth, "at the end all is known"


def test_turning_points_are_large_few_and_in_order(ducks: Study) -> None:
    turns = ducks.turning_points
    assert 0 < len(turns) <= 5
    assert all(abs(turn.change) >= SWING for turn in turns)
    assert [turn.first for turn in turns] == sorted(turn.first for turn in turns)
    played = record("canardage", "four-players").entries
    assert all(played[turn.first].seat == turn.actor for turn in turns)


def test_better_moves_are_named_only_where_they_are_clearly_better(ducks: Study) -> None:
    assert ducks.looked > 0
    assert ducks.decisions
    for decision in ducks.decisions:
        assert decision.gain >= max(GAIN, ERRORS * decision.error)
        assert decision.made != decision.better
        assert decision.made[0]["event"] == "played"


def test_a_better_move_can_be_made_in_that_position(ducks: Study) -> None:
    found = record("canardage", "four-players")
    match = begin(found.header, game("canardage"))
    decisions = {decision.step: decision for decision in ducks.decisions}
    for step, entry in enumerate(found.entries):
        if step in decisions:
            cards = match.brief(entry.seat).view.hand  # type: ignore[attr-defined]
            assert decisions[step].better[0]["card"] in str(cards)
        assert entry.seat is not None
        assert entry.move is not None
        match.play(entry.seat, entry.move, entry.at)


def test_the_same_luck_gives_the_same_study(ducks: Study) -> None:
    assert studied("canardage", "four-players") == ducks


def test_a_game_against_the_clock_has_a_curve_and_compared_moves() -> None:
    found = studied("spacedealer", "three-players-ten-minutes")
    assert 0 < found.looked < 12, "quick bots played it: they rarely did what a quick look would not do"
    assert len(found.points) <= 101


def test_without_time_only_the_worst_decision_is_looked_at() -> None:
    found = record("canardage", "two-players")
    assert study(found, game("canardage"), [0, 1], 1, seconds=0.0).looked == 1


def test_without_calibration_there_is_no_study() -> None:
    with pytest.raises(Uncalibrated, match="dale has no calibrated chances"):
        studied("dale", "teams")


def test_progress_is_told_and_ends_with_one() -> None:
    found = record("canardage", "two-players")
    told: list[float] = []
    study(found, game("canardage"), [0], 1, told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_purchase_is_told_by_what_is_bought() -> None:
    """Choosing a card of the market only begins the payment, of which nobody is told."""
    found = FinishedGame(record("dale", "two-players"), game("dale"), 1)
    compared = ComparedMoves(found)
    bought = [step for step, entry in enumerate(found.entries) if isinstance(entry.move, Buy)][:3]
    assert bought
    for step in bought:
        told = compared.told(step, found.made(step)[1])
        assert told
        assert told[0]["event"] == "bought"
