"""Moving ducks and the line: C-070 to C-075, C-077, A-36 to A-38, A-43 to A-46, A-53, A-54."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.games.canardage.language import line
from webfoot.games.canardage.moves import (
    Canarchie,
    CanardBlase,
    CanardPresse,
    DanseDesCanards,
    EnAvantMarche,
    FulguroCoin,
    KeepOrder,
    Place,
    WalkingDuck,
)


@pytest.mark.rule("C-070")
def test_the_march_takes_the_head_under_the_pile_and_turns_up_a_card_at_the_rear() -> None:
    assert line("a b* c ~ e f | a ~").play(EnAvantMarche()) == "b c* ~ e f a | ~ a"


@pytest.mark.rule("C-070")
def test_water_marches_like_a_duck() -> None:
    assert line("~ b c d e f | a").play(EnAvantMarche()) == "b c d e f a | ~"


@pytest.mark.rule("C-070", "A-37", "C-090")
def test_a_pair_at_the_head_goes_under_the_pile_cover_first() -> None:
    after = line("a/b c d e f ~ | c d").play(EnAvantMarche())
    assert after == "c d e f ~ c | d a b"
    assert "head-left a b" in after.log


@pytest.mark.rule("C-071")
def test_canard_blase_swaps_ones_own_duck_with_the_card_behind() -> None:
    table = line("b a c* d e a")
    assert table.choices("canard-blase") == [CanardBlase(2)]
    assert table.play(CanardBlase(2)) == "b c a* d e a"
    assert table.refuses(CanardBlase(1), rule="C-071")
    assert table.refuses(CanardBlase(6), rule="A-44")


@pytest.mark.rule("C-072")
def test_canard_presse_swaps_ones_own_duck_with_the_card_in_front() -> None:
    table = line("a b* a d e f")
    assert table.choices("canard-presse") == [CanardPresse(3)]
    assert table.play(CanardPresse(3)) == "a a* b d e f"
    assert table.refuses(CanardPresse(2), rule="C-072")
    assert table.refuses(CanardPresse(1), rule="A-44")


@pytest.mark.rule("A-43")
def test_a_duck_may_swap_with_water() -> None:
    assert line("b ~ a ~ c d").play(CanardPresse(3)) == "b a ~ ~ c d"
    assert line("b ~ a ~ c d").play(CanardBlase(3)) == "b ~ ~ a c d"


@pytest.mark.rule("A-44")
def test_the_rearmost_duck_may_hang_back_and_the_foremost_press_on_past_water() -> None:
    assert line("b c d e a ~").play(CanardBlase(5)) == "b c d e ~ a"
    assert line("~ a b c d e").play(CanardPresse(2)) == "a ~ b c d e"


@pytest.mark.rule("A-44", "A-48")
def test_the_last_occupied_position_is_the_end_of_a_short_line() -> None:
    assert line("b ~ ~ a |").refuses(CanardBlase(4), rule="A-44")


@pytest.mark.rule("C-073")
def test_fulguro_coin_brings_ones_own_duck_to_the_head() -> None:
    table = line("b* c a d e a")
    assert table.choices("fulguro-coin") == [FulguroCoin(3), FulguroCoin(6)]
    assert table.play(FulguroCoin(3)) == "a* b c d e a"
    assert table.refuses(FulguroCoin(1), rule="C-073")


@pytest.mark.rule("A-45")
def test_fulguro_coin_is_not_for_a_duck_already_at_the_head() -> None:
    table = line("a b c d e f")
    assert not table.possible("fulguro-coin")
    assert table.refuses(FulguroCoin(1), rule="A-45")


@pytest.mark.rule("A-36")
def test_a_hidden_duck_cannot_be_moved_by_its_owner() -> None:
    table = line("b c/a d e f ~")
    for card in ("canard-blase", "canard-presse", "fulguro-coin", "planque"):
        assert not table.possible(card)
    for move in (CanardBlase(2), CanardPresse(2), FulguroCoin(2)):
        assert table.refuses(move, rule="A-36")


@pytest.mark.rule("A-36", "C-042")
def test_the_owner_of_the_cover_moves_the_pair() -> None:
    table = line("b a/c d e f ~")
    assert table.play(CanardBlase(2)) == "b d a/c e f ~"
    assert table.play(CanardPresse(2)) == "a/c b d e f ~"


@pytest.mark.rule("C-074")
def test_canarchie_can_bring_any_order_about() -> None:
    table = line("a b* c d# |").play(Canarchie())
    for order in permutations("abcd"):
        left, after = list("abcd"), table
        for place, card in enumerate(order[:-1]):
            after = after.play(Place(left.index(card, place) + 1))
            left.insert(place, left.pop(left.index(card, place)))
        first, second, third, fourth = order
        assert after == f"{first} {second}* {third} {fourth}# |"
        assert after.turn == "b"


@pytest.mark.rule("C-074")
def test_until_the_order_is_settled_nothing_else_can_be_played() -> None:
    table = line("a b c d e f").play(Canarchie())
    assert table.decides == "a"
    assert table.refuses(EnAvantMarche(), rule="C-074")
    assert line("a b c d e f").refuses(Place(2), rule="C-074")
    assert line("a b c d e f").refuses(KeepOrder(), rule="C-074")
    assert table.play(Place(3)).refuses(Place(1), rule="C-074")
    assert table.refuses(Place(2), by="b", rule="C-020")


@pytest.mark.rule("A-46")
def test_canarchie_may_leave_the_order_as_it_is() -> None:
    table = line("a b/c* d e f ~ | c").play(Canarchie())
    assert table.play(KeepOrder()) == "a b/c* d e f ~ | c"
    assert table.play(Place(6), KeepOrder()) == "~ a* b/c d e f | c"


@pytest.mark.rule("A-46", "C-042")
def test_canarchie_moves_a_pair_as_one_card() -> None:
    assert line("a b/c d ~ |").play(Canarchie(), Place(2), KeepOrder()) == "b/c a d ~ |"


@pytest.mark.rule("C-075")
def test_the_dance_shuffles_the_line_into_the_pile_and_lays_six_new_cards() -> None:
    before = line("a b* c d e f# | ~ ~ a")
    after = before.play(DanseDesCanards())
    assert after.shuffles == 1
    assert Counter(after.state.line + after.state.pile) == Counter(before.state.line + before.state.pile)
    assert (len(after.state.line), len(after.state.pile)) == (6, 3)
    assert after.view().targets == [2]


@pytest.mark.rule("C-075", "A-05")
def test_the_dance_lays_its_first_card_at_the_head() -> None:
    after = line("a b c d e f | ~").play(DanseDesCanards())
    laid = [event for event in after.log if event.startswith("card-turned-up")]
    assert [event.split()[1] for event in laid] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("A-38")
def test_the_dance_breaks_pairs_up() -> None:
    after = line("a/b c/d e f ~ ~ |").play(DanseDesCanards())
    assert len(after.state.line) + len(after.state.pile) == 8
    assert [card.hidden for card in after.view().line] == [None] * 6


@pytest.mark.rule("C-077")
def test_walking_duck_puts_one_dead_duck_of_anybody_under_the_pile() -> None:
    table = line("a b c d e f | a", dead={"a": 1, "b": 2, "c": 0, "d": 0, "e": 0, "f": 0})
    assert table.choices("walking-duck") == [WalkingDuck(0), WalkingDuck(1)]
    after = table.play(WalkingDuck(1))
    assert after == "a b c d e f | a b"
    assert after.dead["b"] == 1
    assert table.refuses(WalkingDuck(2), rule="C-077")


@pytest.mark.rule("C-077")
def test_walking_duck_needs_a_dead_duck() -> None:
    assert not line("a b ~ ~ ~ ~", dead={"a": 0, "b": 0}).possible("walking-duck")


@pytest.mark.rule("C-077", "C-025", "A-53")
def test_walking_duck_is_the_way_back_for_a_player_without_ducks() -> None:
    table = line("b c d e f ~ | b", turn="a")
    assert table.living("a") == 0
    after = table.play(WalkingDuck(0))
    assert after == "b c d e f ~ | b a"
    assert after.living("a") == 1
    assert "player-back a" in after.log


@pytest.mark.rule("A-54")
def test_reviving_an_opponent_is_compulsory_if_nothing_else_is_possible() -> None:
    table = line("a b ~ ~ ~ ~", dead={"a": 0, "b": 3}, hands={"a": "walking-duck pan fulguro-coin"})
    assert table.legal == [WalkingDuck(1)]
