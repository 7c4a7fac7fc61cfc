"""Commissaire Magret and the revenge: C-059, A-26 to A-29."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.games.canardage.moves import (
    Canarchie,
    CanardBlase,
    CanardsEnchaines,
    DanseDesCanards,
    EnAvantMarche,
    EnJoue,
    Forgo,
    Magret,
    Pan,
    Place,
    Planque,
    Revenge,
)


@pytest.mark.rule("C-059")
def test_the_card_is_laid_on_a_duck_of_the_line() -> None:
    after = line("a b c d e f").play(Magret(2))
    assert after == "a b! c d e f"
    assert after.discard == ""


@pytest.mark.rule("C-059", "A-29")
def test_the_owner_of_the_eliminated_duck_may_eliminate_another() -> None:
    table = line("a b!* c d e f | b c").play(Pan(2))
    assert table.decides == "b"
    assert table.turn == "a"
    after = table.play(Revenge(1))
    assert after == "c d e f b c |"
    assert after.dead["a"] == 5
    assert after.turn == "b"


@pytest.mark.rule("A-26")
def test_the_commissaire_moves_with_its_duck() -> None:
    assert line("a b! c d e f | a").play(EnAvantMarche()) == "b! c d e f a | a"
    assert line("a! b c d e f").play(CanardBlase(1)) == "b a! c d e f"
    assert line("a b! c ~ |").play(Canarchie(), Place(2), Place(3), Place(3)) == "b! c a ~ |"


@pytest.mark.rule("A-26")
def test_the_commissaire_hides_with_its_duck_and_covers_with_it() -> None:
    assert line("a! b c d e f | x").play(Planque(at=1, under=2)) == "b/a! c d e f x |"
    assert line("a b! c d e f | x").play(Planque(at=1, under=2)) == "b!/a c d e f x |"


@pytest.mark.rule("A-26", "A-15")
def test_a_hidden_duck_keeps_its_commissaire_when_its_cover_is_shot() -> None:
    after = line("b/a!* c d e f ~ | x").play(Pan(1))
    assert after == "a! c d e f ~ | x"
    assert after.turn == "b"


@pytest.mark.rule("A-26", "A-15")
def test_only_the_shot_cover_is_avenged_and_not_the_duck_it_hid() -> None:
    after = line("b!/a* c d e f ~ | x").play(Pan(1))
    assert after == "a c d e f ~ | x"
    assert after.decides == "b"


@pytest.mark.rule("A-27")
def test_any_visible_duck_without_one_may_get_the_commissaire_but_not_water() -> None:
    table = line("a b! ~ d/c! e f", dead={"c": 0})
    assert table.choices("magret") == [Magret(1), Magret(4), Magret(5), Magret(6)]
    assert table.refuses(Magret(2), rule="A-27")
    assert table.refuses(Magret(3), rule="C-059")


@pytest.mark.rule("A-28")
def test_a_duck_that_leaves_the_line_at_the_head_loses_its_commissaire_without_revenge() -> None:
    after = line("a! b c d e f | b").play(EnAvantMarche())
    assert after == "b c d e f b | a"
    assert after.discard == "en-avant-marche magret"
    assert "magret-lost a" in after.log
    assert after.decides == "b"


@pytest.mark.rule("A-28", "A-50")
def test_the_commissaire_is_lost_even_if_the_duck_comes_straight_back() -> None:
    assert line("a! b ~ ~ |").play(EnAvantMarche()) == "b ~ ~ a |"
    assert line("a/b! c ~ ~ |").play(EnAvantMarche()) == "c ~ ~ a b |"


@pytest.mark.rule("A-28", "A-38")
def test_the_dance_takes_every_commissaire_off_the_line() -> None:
    after = line("a! b/c! d e f ~ |").play(DanseDesCanards())
    assert after.discard == "danse-des-canards magret magret"
    assert not any(card.magret or card.hidden_magret for card in after.view().line)


@pytest.mark.rule("A-28")
def test_the_commissaire_goes_to_the_discard_before_the_revenge_is_chosen() -> None:
    assert line("a b!* c d e f | x").play(Pan(2)).discard == "pan magret"


@pytest.mark.rule("A-29")
def test_revenge_is_optional() -> None:
    table = line("a b!* c d e f | c").play(Pan(2))
    assert Forgo() in table.legal
    after = table.play(Forgo())
    assert after == "a c d e f c |"
    assert after.turn == "b"
    assert "revenge-forgone b" in after.log


@pytest.mark.rule("A-29")
def test_revenge_is_chosen_after_the_shift_and_the_refill() -> None:
    table = line("a b!* ~ d e f | b").play(Pan(2))
    assert table == "a ~ d e f b |"
    assert table.legal == [Revenge(1), Revenge(3), Revenge(4), Revenge(5), Revenge(6), Forgo()]
    assert table.refuses(Revenge(2), rule="A-29")
    assert table.refuses(EnJoue(1), rule="A-29")
    assert table.refuses(Revenge(1), by="a", rule="C-020")


@pytest.mark.rule("A-29")
def test_revenge_may_hit_the_avengers_own_duck_and_removes_a_target_there() -> None:
    table = line("a b!* c d* e f | b c").play(Pan(2))
    assert table == "a c d e* f b | c"
    assert table.play(Revenge(6)).dead["b"] == 5
    assert table.play(Revenge(4)) == "a c d f b c |"


@pytest.mark.rule("A-29", "A-16")
def test_revenge_at_a_cover_uncovers_the_hidden_duck() -> None:
    assert line("a b!* c/d e f ~ | b").play(Pan(2), Revenge(2)) == "a d e f ~ b |"


@pytest.mark.rule("A-29")
def test_protected_ducks_are_not_eligible_for_revenge() -> None:
    covered = line("a# b!* c d e f | x").play(Pan(2))
    assert Revenge(1) not in covered.legal
    assert Revenge(2) in covered.legal
    moby = line("a b!* c b e f | x", moby=("f", "b")).play(Pan(2))
    assert moby.legal == [Revenge(3), Forgo()]


@pytest.mark.rule("A-29")
def test_there_is_no_revenge_to_choose_where_nobody_can_be_shot() -> None:
    after = line("a b!* ~ c |", moby=("c", "b")).play(Pan(2))
    assert after == "a ~ c |"
    assert after.decides == "b"
    assert not any(event.startswith("revenge") for event in after.log)


@pytest.mark.rule("A-29")
def test_a_player_eliminated_by_that_very_shot_still_takes_revenge() -> None:
    table = line("a b!* c d e f | c").play(Pan(2))
    assert table.living("b") == 0
    assert table.play(Revenge(1)).dead["a"] == 5


@pytest.mark.rule("A-29")
def test_it_does_not_matter_who_fired_even_the_owner_himself() -> None:
    table = line("a!* b c d e f | c").play(Pan(1))
    assert (table.turn, table.decides) == ("a", "a")
    assert table.play(Revenge(1)).dead["b"] == 5


@pytest.mark.rule("A-29")
def test_one_revenge_sets_off_another() -> None:
    table = line("a!* b! c d e f | c d ~", turn="f").play(Pan(1))
    assert table.decides == "a"
    table = table.play(Revenge(1))
    assert table.decides == "b"
    after = table.play(Revenge(4))
    assert after == "c d e c d ~ |"
    assert after.turn == "a"
    assert after.discard == "pan magret magret"


@pytest.mark.rule("A-29", "A-14")
def test_two_commissaires_shot_at_once_are_avenged_one_after_the_other() -> None:
    table = line("a!* b!* c d e f | c d e ~", turn="f").play(CanardsEnchaines(1))
    assert table.decides == "a"
    table = table.play(Forgo())
    assert table.decides == "b"
    assert table.play(Revenge(1)) == "d e f c d e | ~"
