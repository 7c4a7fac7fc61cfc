"""The other readings, each behind its switch: A-10, A-11, A-23, A-31, A-44, and the decks."""

from __future__ import annotations

import pytest

import webfoot
from tests.games.canardage.language import GAME, line
from webfoot.core.errors import BadOptions
from webfoot.games.canardage.moves import (
    CanardBlase,
    CanardPresse,
    CanardsEnchaines,
    CanardSimplet,
    Discard,
    DuckyLuke,
    MobyDucky,
    Oups,
    Pan,
    President,
)


@pytest.mark.rule("A-10")
def test_ducky_luke_at_ducks_only() -> None:
    table = line("a ~* b c ~ ~", ducky_luke_on_water=False)
    assert table.choices("ducky-luke") == [DuckyLuke(1), DuckyLuke(3), DuckyLuke(4)]
    assert table.refuses(DuckyLuke(2), rule="A-10")
    assert table.choices("pan") == [Pan(2)]


@pytest.mark.rule("A-11", "C-102")
def test_a_covered_duck_may_not_be_shot_at() -> None:
    table = line("a* b*# c d e f", shots_at_protected_ducks="forbidden")
    assert table.choices("pan") == [Pan(1)]
    assert not table.possible("canards-enchaines")
    assert table.choices("oups") == [Oups(target=2, victim=1), Oups(target=2, victim=3)]
    assert DuckyLuke(2) not in table.choices("ducky-luke")
    for shot in (Pan(2), DuckyLuke(2), CanardsEnchaines(1), Oups(target=1, victim=2), CanardSimplet(2)):
        assert table.refuses(shot, rule="A-11")


@pytest.mark.rule("A-11", "C-054")
def test_oups_may_not_hit_a_protected_neighbour_on_either_side() -> None:
    in_front = line("a# b* c d e f", shots_at_protected_ducks="forbidden")
    assert in_front.choices("oups") == [Oups(target=2, victim=3)]
    behind = line("a b* c# d e f", shots_at_protected_ducks="forbidden")
    assert behind.choices("oups") == [Oups(target=2, victim=1)]


@pytest.mark.rule("A-11", "A-32")
def test_a_duck_that_moby_ducky_exempts_may_not_be_shot_at() -> None:
    table = line("a* ~* c* d e f", shots_at_protected_ducks="forbidden", moby=("f", "c"))
    assert table.choices("pan") == [Pan(2), Pan(3)]
    assert table.choices("canards-enchaines") == [CanardsEnchaines(2)]
    assert table.choices("canard-simplet") == [CanardSimplet(3)]
    assert table.refuses(Pan(1), rule="A-11")


@pytest.mark.rule("A-11", "C-021")
def test_where_only_protected_ducks_are_targeted_a_pan_is_impossible() -> None:
    table = line("b a*# c d e ~", shots_at_protected_ducks="forbidden", hands={"a": "pan pan canard-simplet"})
    assert table.legal == [Discard("pan"), Discard("canard-simplet")]


@pytest.mark.rule("A-11")
def test_the_other_rules_of_a_shot_are_named_before_the_protection() -> None:
    table = line("a b# c d e f", shots_at_protected_ducks="forbidden")
    assert table.refuses(Pan(2), rule="C-052")
    assert table.refuses(CanardSimplet(2), rule="C-057")
    assert table.refuses(Oups(target=1, victim=2), rule="C-054")
    assert table.refuses(CanardsEnchaines(1), rule="C-055")


@pytest.mark.rule("A-23")
def test_president_may_choose_himself() -> None:
    table = line("a b c ~ ~ ~", president_may_choose_self=True)
    assert table.choices("president") == [President(0), President(1), President(2)]
    after = table.play(President(0)).idle().idle()
    assert after.turn == "b"
    assert "turn-skipped a" in after.log


@pytest.mark.rule("A-44", "C-071")
def test_to_the_letter_the_rearmost_duck_never_hangs_back() -> None:
    table = line("a b c d a ~", literal_first_and_last=True)
    assert table.choices("canard-blase") == [CanardBlase(1)]
    assert table.refuses(CanardBlase(5), rule="A-44")


@pytest.mark.rule("A-44", "C-072")
def test_to_the_letter_the_foremost_duck_never_presses_on() -> None:
    table = line("~ a b c d a", literal_first_and_last=True)
    assert table.choices("canard-presse") == [CanardPresse(6)]
    assert table.refuses(CanardPresse(2), rule="A-44")


@pytest.mark.rule("A-31")
def test_moby_ducky_in_front_of_anybody() -> None:
    table = line("a b* d ~ ~ ~ | d", seats=4, moby_ducky_on_anyone=True)
    assert table.choices("moby-ducky") == [MobyDucky(1), MobyDucky(2), MobyDucky(3)]
    assert table.refuses(MobyDucky(0), rule="C-091")
    after = table.play(MobyDucky(2), Pan(2))
    assert after == "a b d ~ ~ ~ | d"


def test_the_recommended_readings_are_the_defaults() -> None:
    assert {info.name: info.default for info in GAME.option_infos()} == {
        "deck": "fr59",
        "ducky_luke_on_water": True,
        "shots_at_protected_ducks": "absorbed",
        "president_may_choose_self": False,
        "literal_first_and_last": False,
        "moby_ducky_on_anyone": False,
    }


@pytest.mark.parametrize("options", [{"deck": "fr60"}, {"ducky_luke": True}, {"ducky_luke_on_water": "no"}])
def test_options_that_do_not_exist_are_named_in_the_error(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="options of canardage"):
        webfoot.start("canardage", seats=3, seed=1, options=options)
