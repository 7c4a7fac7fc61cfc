"""The fifteen worked examples, under their numbers."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.games.canardage.moves import (
    ACouvert,
    CanardsEnchaines,
    CanardSimplet,
    DeuxPourUn,
    EnAvantMarche,
    FulguroCoin,
    Oups,
    Pan,
    Planque,
    RectifierGauche,
)


@pytest.mark.rule("C-052", "C-040")
def test_example_1_pan_at_the_head() -> None:
    before = line("a* b c ~ d e | x")
    after = before.play(Pan(1))
    assert after == "b c ~ d e x |"
    assert after.dead == before.dead | {"a": before.dead["a"] + 1}


@pytest.mark.rule("C-052")
def test_example_2_pan_at_water() -> None:
    assert line("a ~* b c d e").play(Pan(2)) == "a ~ b c d e |"


@pytest.mark.rule("A-15")
def test_example_3_pan_at_a_cover() -> None:
    assert line("a/b* c d e f g | x").play(Pan(1)) == "b c d e f g | x"


@pytest.mark.rule("A-12")
def test_example_4_oups_leaves_the_target_of_its_victim() -> None:
    assert line("a* b* c d e f | x").play(Oups(target=1, victim=2)) == "a c* d e f x |"


@pytest.mark.rule("A-13")
def test_example_5_canards_enchaines_at_a_duck_and_water() -> None:
    assert line("a b* ~* d e f | x").play(CanardsEnchaines(2)) == "a ~ d e f x |"


@pytest.mark.rule("A-37")
def test_example_6_a_pair_marches_under_the_pile() -> None:
    assert line("a/b c d e f g | x y").play(EnAvantMarche()) == "c d e f g x | y a b"


@pytest.mark.rule("A-50")
def test_example_7_the_march_of_a_two_player_end_game() -> None:
    assert line("a ~ b ~ |").play(EnAvantMarche()) == "~ b ~ a |"


@pytest.mark.rule("A-35")
def test_example_8_planque_in_front_and_behind() -> None:
    table = line("a b c d e f | x", turn="b")
    assert table.play(Planque(at=2, under=1)) == "a/b c d e f x |"
    assert table.play(Planque(at=2, under=3)) == "a c/b d e f x |"


@pytest.mark.rule("C-073", "C-042")
def test_example_9_fulguro_coin_takes_the_hidden_duck_along() -> None:
    assert line("a b c/d e f g", turn="c").play(FulguroCoin(3)) == "c/d a b e f g |"


@pytest.mark.rule("C-103")
def test_example_10_a_couvert_stays_while_the_line_marches() -> None:
    table = line("a b c d e f | x", turn="b").play(ACouvert(3))
    assert table == "a b c#b d e f | x"
    assert table.play(EnAvantMarche()) == "b c d#b e f x | a"


@pytest.mark.rule("A-11")
def test_example_11_pan_at_a_covered_target() -> None:
    after = line("a b*# c d e f").play(Pan(2))
    assert after == "a b# c d e f |"
    assert after.dead == line("a b*# c d e f").dead


@pytest.mark.rule("C-060")
def test_example_12_rectifier_gauche_with_both_front_targets_is_impossible() -> None:
    table = line("a* b* c d e f")
    assert not table.possible("rectifier-gauche")
    assert table.refuses(RectifierGauche(1), rule="C-060")
    assert table.refuses(RectifierGauche(2), rule="C-060")


@pytest.mark.rule("A-20", "A-21")
def test_example_13_canard_simplet_with_two_pan_in_the_owners_hand() -> None:
    table = line(
        "a b* c d e f | x",
        hands={"a": "canard-simplet en-joue en-joue", "b": "pan pan en-joue"},
        draw="mexicoin magret oups",
    )
    after = table.play(CanardSimplet(2))
    assert after.discard == "canard-simplet pan"
    assert after.dead["b"] == table.dead["b"] + 1
    assert after.hand("b") == "en-joue pan mexicoin"
    assert after.hand("a") == "en-joue en-joue magret"
    assert after.told("card-drawn b mexicoin", "card-drawn a magret")


@pytest.mark.rule("C-051")
def test_example_14_two_for_one_without_a_free_pair() -> None:
    table = line("a b* c d* e f*")
    assert table.choices("deux-pour-un") == [DeuxPourUn(position, single=True) for position in (1, 3, 5)]
    assert table.play(DeuxPourUn(3, single=True)) == "a b* c* d* e f* |"


@pytest.mark.rule("A-56")
def test_example_15_the_last_ducks_of_two_players_die_together() -> None:
    after = line("~ a* b* ~ |", seats=4, turn="c").play(CanardsEnchaines(2))
    assert after == "~ ~ |"
    assert after.winners == "a b"
