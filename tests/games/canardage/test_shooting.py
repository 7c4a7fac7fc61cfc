"""Shots: C-052 to C-055, A-10 to A-16."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.games.canardage.moves import CanardsEnchaines, DuckyLuke, EnJoue, Oups, Pan


@pytest.mark.rule("C-052")
def test_pan_removes_the_target_and_shoots_the_duck_under_it() -> None:
    after = line("a b* c d* e f | x", dead={"b": 1}).play(Pan(2))
    assert after == "a c d e* f x |"
    assert after.dead["b"] == 2


@pytest.mark.rule("C-052")
def test_pan_needs_a_target_over_a_card() -> None:
    table = line("a b* c d e f")
    assert table.choices("pan") == [Pan(2)]
    assert table.refuses(Pan(1), rule="C-052")


@pytest.mark.rule("C-052", "C-111")
def test_pan_at_water_removes_the_target_and_the_water_stays() -> None:
    after = line("a ~* b c d e | x").play(Pan(2))
    assert after == "a ~ b c d e | x"
    assert "shot-absorbed a 2 ~ water" in after.log


@pytest.mark.rule("C-052")
def test_it_does_not_matter_who_placed_the_target() -> None:
    table = line("a b c d e f | x").play(EnJoue(3))
    assert table.turn == "b"
    assert table.play(Pan(3)) == "a b d e f x |"


@pytest.mark.rule("C-053")
def test_ducky_luke_shoots_any_duck_targeted_or_not() -> None:
    table = line("a b* c d e f | x")
    assert table.play(DuckyLuke(4)) == "a b* c e f x |"
    assert table.play(DuckyLuke(2)) == "a c d e f x |"
    assert len(table.choices("ducky-luke")) == 6


@pytest.mark.rule("A-10")
def test_ducky_luke_at_water_removes_a_target_there_and_nothing_else() -> None:
    assert line("a ~* b c d e | x").play(DuckyLuke(2)) == "a ~ b c d e | x"
    assert line("a ~ b* c d e | x").play(DuckyLuke(2)) == "a ~ b* c d e | x"


@pytest.mark.rule("C-054")
def test_oups_shoots_beside_its_target_in_front_or_behind() -> None:
    table = line("a b* c d e f | x")
    assert table.choices("oups") == [Oups(target=2, victim=1), Oups(target=2, victim=3)]
    assert table.play(Oups(target=2, victim=1)) == "b c d e f x |"
    assert table.play(Oups(target=2, victim=3)) == "a b d e f x |"
    assert table.refuses(Oups(target=1, victim=2), rule="C-054")


@pytest.mark.rule("C-054")
def test_oups_does_not_ask_what_lies_under_its_target() -> None:
    assert line("a ~* c d e f | x").play(Oups(target=2, victim=3)) == "a ~ d e f x |"


@pytest.mark.rule("C-054")
def test_oups_at_water_leaves_the_line_and_removes_its_target_all_the_same() -> None:
    assert line("a* ~ b c d e | x").play(Oups(target=1, victim=2)) == "a ~ b c d e | x"


@pytest.mark.rule("C-054")
def test_oups_has_one_neighbour_only_at_the_ends_of_the_line() -> None:
    assert line("a* b c d e f*").choices("oups") == [Oups(target=1, victim=2), Oups(target=6, victim=5)]


@pytest.mark.rule("C-054", "A-12")
def test_oups_hits_the_neighbour_and_leaves_its_target() -> None:
    after = line("a* b* c d e f | x").play(Oups(target=1, victim=2))
    assert after == "a c* d e f x |"
    assert line("a* b* c d e f | x").play(Oups(target=2, victim=1)) == "b* c d e f x |"


@pytest.mark.rule("C-055")
def test_canards_enchaines_shoots_two_targeted_neighbours_at_once() -> None:
    after = line("a b* c* d e f | c ~").play(CanardsEnchaines(2))
    assert after == "a d e f c ~ |"
    assert (after.dead["b"], after.dead["c"]) == (5, 4)


@pytest.mark.rule("C-055")
def test_one_target_or_two_apart_are_not_enough_for_canards_enchaines() -> None:
    assert not line("a* b c d e f").possible("canards-enchaines")
    assert not line("a* b c* d e* f").possible("canards-enchaines")
    assert line("a* b c* d e* f").refuses(CanardsEnchaines(1), rule="C-055")
    assert line("a* b* c* d e f").choices("canards-enchaines") == [CanardsEnchaines(1), CanardsEnchaines(2)]


@pytest.mark.rule("C-055", "A-13")
def test_canards_enchaines_may_hit_water_or_a_protected_duck() -> None:
    assert line("a ~* c* d e f | x").play(CanardsEnchaines(2)) == "a ~ d e f x |"
    assert line("a b*# c* d e f | x").play(CanardsEnchaines(2)) == "a b# d e f x |"
    assert line("a ~* ~* d e f | x").play(CanardsEnchaines(2)) == "a ~ ~ d e f | x"
    assert line("a b* c* d e f | x", moby=("f", "c")).play(CanardsEnchaines(2)) == "a b d e f x |"


@pytest.mark.rule("A-11", "C-102")
def test_a_shot_at_a_duck_under_cover_is_absorbed() -> None:
    after = line("a b*# c d e f | x").play(Pan(2))
    assert after == "a b# c d e f | x"
    assert after.dead["b"] == 4
    assert "shot-absorbed a 2 b a-couvert" in after.log


@pytest.mark.rule("A-11", "A-32")
def test_a_shot_at_a_duck_that_moby_ducky_exempts_is_absorbed() -> None:
    table = line("a b* c d e f | x", moby=("f", "c"))
    assert table.play(Pan(2)) == "a b c d e f | x"
    assert table.play(DuckyLuke(1)) == "a b* c d e f | x"
    assert table.play(Oups(target=2, victim=1)) == "a b c d e f | x"
    assert "shot-absorbed a 2 b moby-ducky" in table.play(Pan(2)).log


@pytest.mark.rule("A-14")
def test_canards_enchaines_hits_both_positions_before_anything_moves() -> None:
    after = line("a* b* c d e f | x ~").play(CanardsEnchaines(1))
    assert after == "c d e f x ~ |"
    assert (after.dead["a"], after.dead["b"], after.dead["c"]) == (4, 5, 4)


@pytest.mark.rule("A-14")
def test_a_duck_uncovered_by_canards_enchaines_is_not_hit_by_it() -> None:
    after = line("a b/c* d* e f ~ | x").play(CanardsEnchaines(2))
    assert after == "a c e f ~ x |"
    assert after.dead["c"] == 4
    assert line("a b/c* d/e* f ~ ~ | x").play(CanardsEnchaines(2)) == "a c e f ~ ~ | x"


@pytest.mark.rule("A-15")
def test_a_hidden_duck_surfaces_on_the_same_position_without_a_gap() -> None:
    after = line("a b/c* d e f ~ | x").play(Pan(2))
    assert after == "a c d e f ~ | x"
    assert "duck-surfaced 2 c" in after.log


@pytest.mark.rule("A-15")
def test_after_oups_a_target_on_the_cover_stays_over_the_uncovered_duck() -> None:
    assert line("a* b/c* d e f ~ | x").play(Oups(target=1, victim=2)) == "a c* d e f ~ | x"


@pytest.mark.rule("A-16")
def test_nothing_hits_a_hidden_duck() -> None:
    table = line("a b/c* d e f ~ | x", dead={"b": 0, "c": 0})
    for shot in (Pan(2), DuckyLuke(2)):
        assert table.play(shot).dead == table.dead | {"b": 1}
    neighbour = line("a* b/c d e f ~ | x", dead={"b": 0, "c": 0})
    assert neighbour.play(Oups(target=1, victim=2)).dead == neighbour.dead | {"b": 1}
