"""What players did not do weighs the hands that are imagined for them."""

from __future__ import annotations

import subprocess
import sys
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from tests.games.canardage.language import Table, line
from webfoot.core.chance import QuickChance
from webfoot.games.canardage.components import HAND, KINDS, PAN
from webfoot.games.canardage.moves import CanardBlase, EnAvantMarche, EnJoue, Pan
from webfoot.games.canardage.rules.beliefs import (
    AIMED,
    CONDUCTS,
    FILE,
    MOST,
    NOBODY_AGAIN,
    NOBODY_IN_SIGHT,
    PASSED,
    PASSED_AGAIN,
    SHOT,
    SHOT_AGAIN,
    UNKNOWN,
    USUAL,
    WEIGHTS,
    can_shoot,
    likelier,
    read_weights,
)
from webfoot.games.canardage.rules.turn import CanardageState, load

TEXT = resources.files("webfoot.games.canardage").joinpath(FILE).read_text(encoding="utf-8")
ROOT = Path(__file__).parents[3]


def conduct(t: Table) -> list[int]:
    return t.state.conduct


def test_at_first_nothing_is_known() -> None:
    assert conduct(line("a b c d e f | a b")) == [UNKNOWN] * 6


def test_whoever_could_have_shot_and_did_not_has_passed() -> None:
    t = line("a b* a b a b | a b").play(CanardBlase(at=3))
    assert conduct(t)[0] == PASSED
    assert conduct(t.until("a").play(CanardBlase(at=1)))[0] == PASSED_AGAIN


def test_whoever_aimed_when_he_could_have_shot_has_passed_as_well() -> None:
    t = line("a b* a b a b | a b").play(EnJoue(at=4))
    assert conduct(t)[0] == AIMED
    assert conduct(t.until("a").play(CanardBlase(at=3)))[0] == PASSED_AGAIN


def test_whoever_had_nobody_to_shoot_at_has_not() -> None:
    assert conduct(line("a b a b a b | a b").play(EnJoue(at=2)))[0] == NOBODY_IN_SIGHT
    assert conduct(line("a* b a b a b | a b").play(EnJoue(at=2)))[0] == NOBODY_IN_SIGHT, "nobody shoots an own duck"


def test_two_turns_without_anybody_in_sight_are_told_from_one() -> None:
    t = line("a b a b a b | a b").play(EnAvantMarche())
    assert conduct(t.until("a").play(EnAvantMarche()))[0] == NOBODY_AGAIN


def test_a_shot_is_a_shot_and_a_second_one_a_second_one() -> None:
    t = line("a b* a b* a b | a b").play(Pan(at=2))
    assert conduct(t)[0] == SHOT
    t.state.targets = 2
    assert conduct(t.until("a").play(Pan(at=2)))[0] == SHOT_AGAIN


@pytest.mark.parametrize(
    ("picture", "can"), [("a b* a b a b | a b", True), ("a b*# a b a b | a b", False), ("a ~* a b a b | a b", False)]
)
def test_only_open_ducks_of_others_can_be_shot(picture: str, can: bool) -> None:
    assert can_shoot(line(picture).state, 0) is can


def share_of_pan(state: CanardageState, of: int, after: int) -> float:
    """How many Shoot cards a hand is imagined to hold after this conduct of its owner."""
    state.conduct[of] = after
    chance = QuickChance(3)
    return sum(state.imagine(0, chance).hands[of].count(PAN) for _ in range(1500)) / 1500


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_passed_up_a_shot_is_imagined_with_fewer_shoot_cards(seats: int) -> None:
    state = line("a b a b a b | a b", seats=seats).with_the_whole_deck().state
    had_nobody = share_of_pan(state, 1, NOBODY_IN_SIGHT)
    for passed in (PASSED, PASSED_AGAIN, AIMED):
        assert share_of_pan(state, 1, passed) < had_nobody * 0.9


def test_of_two_players_a_passed_shot_tells_more_than_of_several() -> None:
    less = {}
    for seats in (2, 4):
        state = line("a b a b a b | a b", seats=seats).with_the_whole_deck().state
        less[seats] = share_of_pan(state, 1, AIMED) / share_of_pan(state, 1, UNKNOWN)
    assert less[2] < less[4]


def test_the_card_drawn_last_tells_nothing() -> None:
    state = line("a b a b a b | a b").with_the_whole_deck().state
    assert len(state.hands[1]) == HAND
    of_one_card = share_of_pan(state, 1, UNKNOWN) / HAND
    assert of_one_card > 0.1
    fitted = WEIGHTS[0][PASSED]
    WEIGHTS[0][PASSED] = [MOST] * PAN + [1] + [MOST] * (len(KINDS) - PAN - 1)
    try:
        # Both kept cards are hardly ever one, the third as often as ever.
        assert share_of_pan(state, 1, PASSED) == pytest.approx(of_one_card, abs=0.06)
        state.hands[1].pop()
        state.traces[1].pop()
        assert share_of_pan(state, 1, PASSED) < 0.04, "nothing was drawn since: both cards are kept ones"
    finally:
        WEIGHTS[0][PASSED] = fitted


def test_a_kind_that_weighs_more_takes_the_place_of_another_and_not_the_other_way_round() -> None:
    row = [USUAL] * len(KINDS)
    light, heavy = 3, 5
    row[light], row[heavy] = 60, 150
    assert all(likelier(row, light, heavy, QuickChance(seed)) for seed in range(50))
    back = sum(likelier(row, heavy, light, QuickChance(seed)) for seed in range(400)) / 400
    assert back == pytest.approx(60 / 150, abs=0.1)


def test_every_conduct_has_a_weight_for_every_kind() -> None:
    for table in WEIGHTS:
        assert len(table) == len(CONDUCTS)
        assert all(len(row) == len(KINDS) for row in table)
        assert table[UNKNOWN] == [USUAL] * len(KINDS), "nothing is known of who has not played yet"
        assert all(row != table[UNKNOWN] for row in table[1:])


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"pan",', '"pan-pan",', "other kinds"),
        ("shot-again = [", "shot-often = [", "no conduct"),
        ("shot-again = [", "unknown = [", "no conduct"),
        ("shot-again = [", "shot-again = [7, ", "needs 23 weights"),
        ("shot-again = [", "shot-again = [0] #", "needs 23 weights"),
        ("origin", "source", "unknown field"),
    ],
)
def test_a_file_of_weights_that_does_not_fit_is_refused(old: str, new: str, says: str) -> None:
    assert old in TEXT
    with pytest.raises((ValueError, msgspec.ValidationError), match=says):
        read_weights(TEXT.replace(old, new))


def test_the_weights_in_use_are_those_of_the_file() -> None:
    assert read_weights(TEXT) == WEIGHTS


def test_a_position_written_before_conduct_was_noted_can_be_read() -> None:
    state = line("a b c d e f | a b").state
    written = msgspec.json.decode(state.dump())
    del written["conduct"]
    assert load(msgspec.json.encode(written)).conduct == [UNKNOWN] * 6


def fit(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "scripts.train.canardage", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_weights_are_fitted_the_same_way_every_time() -> None:
    once, again = (fit("--deals", "0", "2", "--rounds", "1") for _ in range(2))
    assert once.returncode == 0, once.stderr
    assert once.stdout == again.stdout
    assert len(read_weights(once.stdout)) == len(WEIGHTS)
    assert "deals 0 to 1 of quick bots" in once.stdout


def test_a_mistake_gets_a_sentence() -> None:
    done = fit("--deals", "5", "5")
    assert done.returncode != 0
    assert "deals from a lower to a higher number" in done.stderr
    assert "Traceback" not in done.stderr
