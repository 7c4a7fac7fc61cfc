"""How the line is kept: C-040 to C-042, A-61, and the short line of A-09, A-48 to A-51."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.games.canardage.moves import (
    Canarchie,
    CanardPresse,
    CanardsEnchaines,
    DanseDesCanards,
    DeuxPourUn,
    DuckyLuke,
    EnAvantMarche,
    EnJoue,
    FulguroCoin,
    Mexicoin,
    Oups,
    Pan,
    Place,
    RectifierDroite,
    RectifierGauche,
    WalkingDuck,
)


@pytest.mark.rule("C-040")
def test_cards_behind_a_gap_step_forward_and_the_top_of_the_pile_joins_the_rear() -> None:
    assert line("a b c* d e f | x ~").play(Pan(3)) == "a b d e f x | ~"


@pytest.mark.rule("C-041", "C-103")
def test_targets_and_covers_stay_on_their_positions_during_a_shift() -> None:
    assert line("a* b*# c d* e f | x").play(Pan(1)) == "b c*# d e* f x |"


@pytest.mark.rule("C-042")
def test_a_card_and_the_duck_under_it_move_as_one() -> None:
    assert line("b a/c d e f ~ |").play(CanardPresse(2)) == "a/c b d e f ~ |"
    assert line("b* a/c d e f ~ | x").play(Pan(1)) == "a/c d e f ~ x |"


@pytest.mark.rule("A-61")
def test_after_a_double_kill_the_first_new_card_lies_on_5_and_the_second_on_6() -> None:
    after = line("a b* c* d e f | a ~").play(CanardsEnchaines(2))
    assert after == "a d e f a ~ |"
    assert after.told("card-turned-up 5 a", "card-turned-up 6 ~")


@pytest.mark.rule("A-61", "A-49")
def test_in_a_short_line_the_rear_is_the_first_free_position() -> None:
    after = line("a b ~ ~ |", dead={"b": 4}).play(WalkingDuck(1))
    assert after == "a b ~ ~ b |"
    assert "card-turned-up 5 b" in after.log


@pytest.mark.rule("A-48")
def test_with_an_empty_pile_the_line_gets_shorter_and_has_no_holes() -> None:
    after = line("a b* c d e f |").play(Pan(2))
    assert after == "a c d e f |"
    assert after.turn == "b"


@pytest.mark.rule("A-49")
def test_a_revived_duck_enters_a_short_line_at_once() -> None:
    assert line("a c ~ ~ |", dead={"b": 5}).play(WalkingDuck(1)) == "a c ~ ~ b |"


@pytest.mark.rule("A-49")
def test_a_revived_duck_waits_under_the_pile_of_a_full_line() -> None:
    assert line("a c d e f ~ | a", seats=6).play(WalkingDuck(1)) == "a c d e f ~ | a b"


@pytest.mark.rule("A-50")
def test_with_an_empty_pile_the_march_is_a_rotation() -> None:
    assert line("a b c ~ |").play(EnAvantMarche()) == "b c ~ a |"


@pytest.mark.rule("A-50", "A-37")
def test_a_pair_comes_out_of_an_empty_pile_as_two_cards_cover_first() -> None:
    assert line("a/b c ~ ~ |").play(EnAvantMarche()) == "c ~ ~ a b |"


@pytest.mark.rule("A-50")
def test_where_there_is_room_for_one_only_the_cover_comes_out() -> None:
    assert line("a/b c d e f ~ |").play(EnAvantMarche()) == "c d e f ~ a | b"


@pytest.mark.rule("A-09")
def test_new_targets_need_a_position_that_holds_a_card() -> None:
    table = line("a b ~ ~ |")
    assert table.choices("en-joue") == [EnJoue(1), EnJoue(2), EnJoue(3), EnJoue(4)]
    assert table.choices("deux-pour-un") == [DeuxPourUn(1), DeuxPourUn(2), DeuxPourUn(3)]
    assert table.refuses(EnJoue(5), rule="A-09")
    assert table.refuses(DeuxPourUn(4), rule="A-09")
    assert table.play(Mexicoin()) == "a* b* ~* ~* |"


@pytest.mark.rule("A-09")
def test_a_target_over_an_empty_position_stays_and_works_again() -> None:
    table = line("a b ~ ~ _* |", dead={"b": 4})
    assert table.refuses(Pan(5), rule="A-09")
    assert table.idle() == "a b ~ ~ _* |"
    assert table.play(WalkingDuck(1)) == "a b ~ ~ b* |"
    assert table.play(WalkingDuck(1), Pan(5)).dead["b"] == 4


@pytest.mark.rule("A-09", "C-054")
def test_oups_may_use_a_target_over_an_empty_position_but_not_hit_one() -> None:
    table = line("a b ~ c _* |")
    assert table.choices("oups") == [Oups(target=5, victim=4)]
    assert table.play(Oups(target=5, victim=4)) == "a b ~ |"
    assert line("a b ~ c* |").refuses(Oups(target=4, victim=5), rule="A-09")


@pytest.mark.rule("A-09", "C-060", "C-061")
def test_a_target_may_be_moved_from_an_empty_position_but_not_onto_one() -> None:
    table = line("a b ~ c _* |")
    assert table.play(RectifierGauche(5)) == "a b ~ c* |"
    assert not table.possible("rectifier-droite")
    assert line("a b ~ c* |").refuses(RectifierDroite(4), rule="A-09")
    assert line("a b ~ c _ _* |").refuses(RectifierGauche(6), rule="A-09")


@pytest.mark.rule("A-42", "A-48")
def test_a_cover_over_an_empty_position_stays_too() -> None:
    assert line("a b* c d e f# |").play(Pan(2)) == "a c d e f _# |"


@pytest.mark.rule("A-42")
def test_canarchie_danse_and_fulguro_leave_covers_where_they_are() -> None:
    assert line("b a# c d e f").play(FulguroCoin(2)) == "a b# c d e f"
    assert line("b a# c d e ~").play(Canarchie(), Place(6), Place(6), Place(6), Place(6), Place(6)) == "~ e# d c a b"
    danced = line("b a# c d e ~ |").play(DanseDesCanards())
    assert [position for position, _ in danced.view().covers.items()] == [2]


@pytest.mark.rule("A-42", "C-102")
def test_a_cover_over_water_protects_the_next_duck_that_comes() -> None:
    table = line("a ~# b* c d e | x", dead={"b": 0}).play(EnAvantMarche(), RectifierGauche(3))
    assert table == "~ b*# c d e x | a"
    assert table.play(Pan(2)).dead["b"] == 0


@pytest.mark.rule("A-51")
def test_three_cards_in_the_line_are_still_a_game() -> None:
    table = line("a/b ~ ~ |")
    always = ["ducky-luke", "magret", "en-avant-marche", "canarchie", "danse-des-canards", "president", "moby-ducky"]
    assert all(table.possible(card) for card in always)
    assert table.play(DuckyLuke(1)).winners == "b"
