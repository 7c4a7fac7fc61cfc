"""What players did not do weighs the hands that are imagined for them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.games.canardage.language import Table, line
from webfoot.core.chance import QuickChance
from webfoot.games.canardage.components import KINDS, PAN
from webfoot.games.canardage.moves import EnJoue, Pan
from webfoot.games.canardage.rules.beliefs import (
    CONDUCTS,
    NOBODY_IN_SIGHT,
    PASSED,
    PASSED_AGAIN,
    SHOT,
    UNKNOWN,
    WEIGHTS,
    can_shoot,
    likelier,
)
from webfoot.games.canardage.rules.turn import CanardageState, load

ROOT = Path(__file__).parents[3]


def conduct(t: Table) -> list[int]:
    return t.state.conduct


def test_at_first_nothing_is_known() -> None:
    assert conduct(line("a b c d e f | a b")) == [UNKNOWN] * 6


def test_whoever_could_have_shot_and_did_not_has_passed() -> None:
    t = line("a b* a b a b | a b").play(EnJoue(at=4))
    assert conduct(t)[0] == PASSED
    assert conduct(t.until("a").play(EnJoue(at=6)))[0] == PASSED_AGAIN


def test_whoever_had_nobody_to_shoot_at_has_not() -> None:
    assert conduct(line("a b a b a b | a b").play(EnJoue(at=2)))[0] == NOBODY_IN_SIGHT
    assert conduct(line("a* b a b a b | a b").play(EnJoue(at=2)))[0] == NOBODY_IN_SIGHT, "nobody shoots an own duck"


def test_a_shot_is_a_shot() -> None:
    assert conduct(line("a b* a b a b | a b").play(Pan(at=2)))[0] == SHOT


@pytest.mark.parametrize(
    ("picture", "can"), [("a b* a b a b | a b", True), ("a b*# a b a b | a b", False), ("a ~* a b a b | a b", False)]
)
def test_only_open_ducks_of_others_can_be_shot(picture: str, can: bool) -> None:
    assert can_shoot(line(picture).state, 0) is can


def shares_of_pan(state: CanardageState, of: int) -> list[float]:
    """How many Shoot cards a hand is imagined to hold, by its owner's conduct."""
    shares = []
    for each in range(CONDUCTS):
        state.conduct[of] = each
        chance = QuickChance(3)
        shares.append(sum(state.imagine(0, chance).hands[of].count(PAN) for _ in range(1500)) / 1500)
    return shares


def test_whoever_passed_up_a_shot_is_imagined_with_fewer_shoot_cards() -> None:
    shares = shares_of_pan(line("a b c d e f | a b").with_the_whole_deck().state, 1)
    assert shares[PASSED] < shares[NOBODY_IN_SIGHT] * 0.9
    assert shares[PASSED_AGAIN] < shares[NOBODY_IN_SIGHT] * 0.9


def test_a_kind_that_weighs_more_takes_the_place_of_another_and_not_the_other_way_round() -> None:
    row = WEIGHTS[PASSED]
    light, heavy = row.index(min(row)), row.index(max(row))
    assert row[light] < row[heavy]
    assert all(likelier(PASSED, light, heavy, QuickChance(seed)) for seed in range(50))
    back = sum(likelier(PASSED, heavy, light, QuickChance(seed)) for seed in range(400)) / 400
    assert back == pytest.approx(row[light] / row[heavy], abs=0.1)


def test_every_conduct_has_a_weight_for_every_kind() -> None:
    assert len(WEIGHTS) == CONDUCTS
    assert all(len(row) == len(KINDS) and min(row) > 0 for row in WEIGHTS)


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
    assert once.stdout.count("],\n") == CONDUCTS


def test_a_mistake_gets_a_sentence() -> None:
    done = fit("--deals", "5", "5")
    assert done.returncode != 0
    assert "deals from a lower to a higher number" in done.stderr
    assert "Traceback" not in done.stderr
