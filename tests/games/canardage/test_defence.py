"""Shelter: Planque (C-090), Moby Ducky (C-091) and À couvert (C-100 to C-103), with A-30 to A-41 and A-59."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.games.canardage.moves import (
    ACouvert,
    CanardBlase,
    CanardsEnchaines,
    DuckyLuke,
    EnAvantMarche,
    EnJoue,
    MobyDucky,
    Pan,
    Planque,
    President,
)


@pytest.mark.rule("C-090")
def test_a_duck_slides_under_its_neighbour_and_the_line_closes_up() -> None:
    after = line("b a c* d e f | x").play(Planque(at=2, under=1))
    assert after == "b/a c d* e f x |"
    assert after.living("a") == 2


@pytest.mark.rule("C-090")
def test_the_neighbour_must_be_a_duck_and_the_hiding_duck_ones_own() -> None:
    table = line("b a ~ c d e")
    assert table.choices("planque") == [Planque(at=2, under=1)]
    assert table.refuses(Planque(at=2, under=3), rule="C-090")
    assert table.refuses(Planque(at=1, under=2), rule="C-090")
    assert table.refuses(Planque(at=5, under=4), rule="C-090")


@pytest.mark.rule("C-090")
def test_a_duck_stays_hidden_however_the_line_moves() -> None:
    table = line("c b a d e f | c c", turn="a").play(Planque(at=3, under=2))
    assert table == "c b/a d e f c | c"
    assert table.play(CanardBlase(2)) == "c d b/a e f c | c"
    assert table.play(EnAvantMarche()) == "b/a d e f c c | c"


@pytest.mark.rule("C-090", "A-15")
def test_a_duck_whose_cover_is_shot_is_simply_uncovered() -> None:
    after = line("a b/c* d e f ~ | x").play(Pan(2))
    assert after == "a c d e f ~ | x"
    assert after.dead["c"] == 4


@pytest.mark.rule("A-33")
def test_one_may_hide_under_ones_own_duck() -> None:
    assert line("b a a d e f | b").play(Planque(at=2, under=3)) == "b a/a d e f b |"


@pytest.mark.rule("A-34")
def test_a_cover_hides_one_duck_only_and_does_not_hide_itself() -> None:
    under_a_cover = line("b/c a d e f ~")
    assert under_a_cover.choices("planque") == [Planque(at=2, under=3)]
    assert under_a_cover.refuses(Planque(at=2, under=1), rule="A-34")
    a_cover = line("b a/c d e f ~")
    assert not a_cover.possible("planque")
    assert a_cover.refuses(Planque(at=2, under=1), rule="A-34")


@pytest.mark.rule("A-35")
def test_hiding_behind_brings_the_cover_forward_into_ones_own_place() -> None:
    assert line("b a c d e f | x").play(Planque(at=2, under=3)) == "b c/a d e f x |"
    assert line("b a c d e f | x").play(Planque(at=2, under=1)) == "b/a c d e f x |"
    assert line("c d e f b a | x").play(Planque(at=6, under=5)) == "c d e f b/a x |"


@pytest.mark.rule("A-35")
def test_the_log_says_where_the_cover_lies_in_the_end() -> None:
    assert "duck-hidden a 2 2" in line("b a c d e f | x").play(Planque(at=2, under=3)).log
    assert "duck-hidden a 2 1" in line("b a c d e f | x").play(Planque(at=2, under=1)).log


@pytest.mark.rule("C-091", "A-32")
def test_under_moby_ducky_only_one_players_ducks_can_be_shot() -> None:
    table = line("a b* c* d e f | d").play(MobyDucky(2))
    assert table.moby == "c"
    assert table.discard == ""
    assert table.play(Pan(2)) == "a b c* d e f | d"
    assert table.play(Pan(3)) == "a b* d e f d |"


@pytest.mark.rule("A-30", "C-091")
def test_moby_ducky_lies_until_the_next_turn_of_the_player_who_laid_it() -> None:
    table = line("a b c ~ ~ ~ |").play(MobyDucky(1))
    assert table.idle().moby == "b"
    back = table.until("a")
    assert back.moby is None
    assert back.discard.split().count("moby-ducky") == 1
    assert back.told("moby-lifted a", "turn-began a")
    assert back.play(DuckyLuke(3)).dead["c"] == 5


@pytest.mark.rule("A-30", "A-24")
def test_moby_ducky_is_lifted_as_a_skipped_turn_would_begin() -> None:
    table = line("a b c ~ ~ ~ |").play(MobyDucky(1), President(0)).idle()
    assert table.turn == "b"
    assert table.moby is None


@pytest.mark.rule("A-31", "C-091")
def test_moby_ducky_is_laid_in_front_of_an_opponent_with_a_living_duck() -> None:
    table = line("a b d ~ ~ ~", seats=4)
    assert table.choices("moby-ducky") == [MobyDucky(1), MobyDucky(3)]
    assert table.refuses(MobyDucky(2), rule="A-31")
    assert table.refuses(MobyDucky(0), rule="C-091")
    assert table.refuses(MobyDucky(5), rule="C-091")


@pytest.mark.rule("A-31", "C-031")
def test_a_duck_in_the_pile_or_hidden_is_enough_for_moby_ducky() -> None:
    assert line("a d ~ ~ ~ ~ | b").choices("moby-ducky") == [MobyDucky(1), MobyDucky(3)]
    assert line("a d/b ~ ~ ~ ~ |").choices("moby-ducky") == [MobyDucky(1), MobyDucky(3)]


@pytest.mark.rule("A-32")
def test_aiming_and_moving_go_on_under_moby_ducky() -> None:
    table = line("a b c d e f | x", moby=("f", "c"))
    assert table.play(EnJoue(1)) == "a* b c d e f | x"
    assert table.play(CanardBlase(1)) == "b a c d e f | x"


@pytest.mark.rule("A-59")
def test_a_couvert_still_protects_the_player_whom_moby_ducky_names() -> None:
    assert line("a b c*# d e f | x", moby=("f", "c")).play(Pan(3)) == "a b c# d e f | x"


@pytest.mark.rule("A-59")
def test_when_the_named_player_loses_his_last_duck_nobody_can_be_shot() -> None:
    table = line("a b* c* d e f | a", moby=("f", "c")).play(Pan(3))
    assert table == "a b* d e f a |"
    assert (table.living("c"), table.moby) == (0, "c")
    after = table.play(Pan(2))
    assert after.dead == table.dead
    assert after.until("e").moby == "c"
    assert after.until("f").moby is None


@pytest.mark.rule("A-59")
def test_a_second_moby_ducky_replaces_the_first() -> None:
    after = line("a b c d e f", moby=("f", "c")).play(MobyDucky(1))
    assert after.moby == "b"
    assert after.discard == "moby-ducky"
    assert after.until("f").moby == "b"
    assert after.until("a").moby is None


@pytest.mark.rule("C-100", "A-40")
def test_a_couvert_is_laid_on_any_duck_of_the_line() -> None:
    table = line("a b ~ d e f")
    assert table.play(ACouvert(1)) == "a#a b ~ d e f"
    assert table.play(ACouvert(2)) == "a b#a ~ d e f"
    assert table.play(ACouvert(2)).discard == ""


@pytest.mark.rule("A-39", "C-100")
def test_a_couvert_is_not_for_water_nor_for_a_covered_position() -> None:
    table = line("a# b ~ d ~ ~")
    assert table.choices("a-couvert") == [ACouvert(2), ACouvert(4)]
    assert table.refuses(ACouvert(1), rule="A-39")
    assert table.refuses(ACouvert(3), rule="C-100")
    assert not line("a# b# ~ ~ ~ ~").possible("a-couvert")


@pytest.mark.rule("A-39")
def test_a_couvert_on_a_pair_protects_the_visible_duck() -> None:
    table = line("a b/c* d e f ~ | x").play(ACouvert(2))
    assert table.play(Pan(2)) == "a b/c# d e f ~ | x"


@pytest.mark.rule("C-101")
def test_a_couvert_is_removed_at_the_start_of_its_players_next_turn() -> None:
    table = line("a b c ~ ~ ~ |").play(ACouvert(2)).idle()
    assert table.turn == "c"
    assert table == "a b# c ~ ~ ~ |"
    back = table.idle()
    assert back.turn == "a"
    assert back == "a b c ~ ~ ~ |"
    assert back.discard.split().count("a-couvert") == 1
    assert back.told("cover-lifted a 2", "turn-began a")


@pytest.mark.rule("A-41")
def test_a_couvert_is_removed_as_a_skipped_turn_would_begin() -> None:
    table = line("a b c ~ ~ ~ |").play(ACouvert(2), President(0)).idle()
    assert table.turn == "b"
    assert table == "a b c ~ ~ ~ |"


@pytest.mark.rule("C-102")
def test_a_covered_position_may_be_targeted_but_its_duck_not_shot() -> None:
    table = line("a b# c d e f | x")
    assert table.play(EnJoue(2)) == "a b*# c d e f | x"
    assert table.play(DuckyLuke(2)) == "a b# c d e f | x"
    assert line("a* b*# c d e f | x").play(CanardsEnchaines(1)) == "b c# d e f x |"


@pytest.mark.rule("C-103")
def test_a_couvert_protects_several_ducks_one_after_the_other() -> None:
    table = line("a b# c d* e f | a c", dead={"c": 0, "b": 0}).play(EnAvantMarche())
    assert table == "b c# d e* f a | c a"
    assert table.play(DuckyLuke(2)).dead["c"] == 0
    assert table.play(DuckyLuke(1)).dead["b"] == 1
