"""Placing, moving and removing targets: C-050, C-051, C-056, C-060, C-061, C-076, A-07, A-08, A-47."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.games.canardage.moves import (
    DeuxPourUn,
    EnJoue,
    Mexicoin,
    PeaceAndLove,
    RectifierDroite,
    RectifierGauche,
)


@pytest.mark.rule("C-050")
def test_en_joue_puts_a_target_on_a_position_that_has_none() -> None:
    table = line("a b* c d e f")
    assert table.play(EnJoue(4)) == "a b* c d* e f"
    assert table.refuses(EnJoue(2), rule="C-050")


@pytest.mark.rule("C-050")
def test_en_joue_is_impossible_when_every_card_is_targeted() -> None:
    assert line("a* b* ~* d* e f*").possible("en-joue")
    assert not line("a* b* ~* d* e* f*").possible("en-joue")


@pytest.mark.rule("A-07", "C-111")
def test_water_may_be_targeted() -> None:
    assert line("a ~ b c d e").play(EnJoue(2)) == "a ~* b c d e"


@pytest.mark.rule("C-051")
def test_two_for_one_targets_two_neighbours() -> None:
    table = line("a b* c ~ e f")
    assert table.choices("deux-pour-un") == [DeuxPourUn(3), DeuxPourUn(4), DeuxPourUn(5)]
    assert table.play(DeuxPourUn(3)) == "a b* c* ~* e f"
    assert table.refuses(DeuxPourUn(1), rule="C-051")


@pytest.mark.rule("C-051")
def test_without_a_free_pair_two_for_one_places_a_single_target() -> None:
    table = line("a b* c* d* e f*")
    assert table.choices("deux-pour-un") == [DeuxPourUn(1, single=True), DeuxPourUn(5, single=True)]
    assert table.play(DeuxPourUn(5, single=True)) == "a b* c* d* e* f*"
    assert table.refuses(DeuxPourUn(2, single=True), rule="C-051")
    assert not line("a* b* c* d* e* f*").possible("deux-pour-un")


@pytest.mark.rule("A-08")
def test_nobody_may_settle_for_one_target_while_a_pair_is_free() -> None:
    assert line("a b* c ~ e* f").refuses(DeuxPourUn(1, single=True), rule="A-08")


@pytest.mark.rule("C-056")
def test_mexicoin_puts_a_target_above_every_card() -> None:
    assert line("a b* ~ d/c e* f |").play(Mexicoin()) == "a* b* ~* d/c* e* f* |"


@pytest.mark.rule("C-056", "A-47")
def test_mexicoin_is_impossible_when_every_card_is_targeted() -> None:
    table = line("a* b* ~* d* e* f*")
    assert not table.possible("mexicoin")
    assert table.refuses(Mexicoin(), rule="C-056")


@pytest.mark.rule("C-060")
def test_rectifier_gauche_moves_a_target_one_position_forward() -> None:
    table = line("a* b c* d e f*")
    assert table.choices("rectifier-gauche") == [RectifierGauche(3), RectifierGauche(6)]
    assert table.play(RectifierGauche(3)) == "a* b* c d e f*"


@pytest.mark.rule("C-060")
def test_a_target_on_position_1_does_not_move_forward() -> None:
    assert line("a* b c d e f").refuses(RectifierGauche(1), rule="C-060")


@pytest.mark.rule("C-060", "C-061")
def test_a_target_never_joins_another() -> None:
    table = line("a b* c* d e f")
    assert table.refuses(RectifierGauche(3), rule="C-060")
    assert table.refuses(RectifierDroite(2), rule="C-061")


@pytest.mark.rule("C-060", "C-061")
def test_only_a_target_can_be_moved() -> None:
    table = line("a b c* d e f")
    assert table.refuses(RectifierGauche(5), rule="C-060")
    assert table.refuses(RectifierDroite(5), rule="C-061")


@pytest.mark.rule("C-061")
def test_rectifier_droite_moves_a_target_one_position_backward() -> None:
    table = line("a* b c* d* e f*")
    assert table.choices("rectifier-droite") == [RectifierDroite(1), RectifierDroite(4)]
    assert table.play(RectifierDroite(1)) == "a b* c* d* e f*"


@pytest.mark.rule("C-061")
def test_a_target_on_position_6_does_not_move_backward() -> None:
    table = line("a b c d e f*")
    assert not table.possible("rectifier-droite")
    assert table.refuses(RectifierDroite(6), rule="C-061")


@pytest.mark.rule("C-076")
def test_peace_and_love_removes_every_target() -> None:
    assert line("a* b ~* d e* f |").play(PeaceAndLove()) == "a b ~ d e f |"


@pytest.mark.rule("C-076", "A-09")
def test_peace_and_love_removes_targets_over_empty_positions_too() -> None:
    assert line("a b ~ ~ _ _* |").play(PeaceAndLove()) == "a b ~ ~ |"


@pytest.mark.rule("C-076", "A-47")
def test_peace_and_love_needs_a_target() -> None:
    table = line("a b ~ d e f")
    assert not table.possible("peace-and-love")
    assert table.refuses(PeaceAndLove(), rule="C-076")


@pytest.mark.rule("C-050", "C-056", "C-061")
def test_the_log_says_where_targets_come_go_and_move() -> None:
    assert "aimed 4" in line("a b c d e f").play(EnJoue(4)).log
    assert line("a* b c* ~ |").play(Mexicoin()).told("aimed 2", "aimed 4")
    assert "aim-moved 3 4" in line("a b c* d e f").play(RectifierDroite(3)).log
    assert "aim-moved 3 2" in line("a b c* d e f").play(RectifierGauche(3)).log
    assert "all-aims-removed 2" in line("a* b c* d e f").play(PeaceAndLove()).log
