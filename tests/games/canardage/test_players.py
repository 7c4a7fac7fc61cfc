"""Cards that ask for a player: Canard simplet (C-057, A-17 to A-22) and Président (C-058, A-23 to A-25)."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.games.canardage.moves import CanardSimplet, Discard, EnJoue, President


@pytest.mark.rule("C-057")
def test_the_owner_of_the_named_duck_must_shoot_it_with_his_own_pan() -> None:
    table = line("a b* c d e f | x", hands={"b": "pan en-joue en-joue"})
    after = table.play(CanardSimplet(2))
    assert after == "a c d e f x |"
    assert after.discard == "canard-simplet pan"
    assert after.dead["b"] == 5
    assert after.told("played a canard-simplet", "simplet-named b 2 true", "played b pan", "duck-shot b 2 b")


@pytest.mark.rule("C-057", "A-19")
def test_only_a_targeted_duck_can_be_named() -> None:
    table = line("a b* ~* d e f")
    assert table.choices("canard-simplet") == [CanardSimplet(2)]
    assert table.refuses(CanardSimplet(1), rule="C-057")
    assert table.refuses(CanardSimplet(3), rule="C-057")


@pytest.mark.rule("A-17")
def test_without_a_pan_the_card_is_spent_and_the_duck_keeps_its_target() -> None:
    table = line("a b* c d e f | x", hands={"b": "en-joue ducky-luke oups"})
    after = table.play(CanardSimplet(2))
    assert after == "a b* c d e f | x"
    assert after.discard == "canard-simplet"
    assert "simplet-named b 2 false" in after.log


@pytest.mark.rule("A-18")
def test_one_may_name_ones_own_duck_and_must_if_nothing_else_is_possible() -> None:
    table = line("a* b c d e f | x", hands={"a": "canard-simplet fulguro-coin oups"})
    assert CanardSimplet(1) in table.legal
    forced = line("a* ~ b c d e | x", hands={"a": "canard-simplet fulguro-coin fulguro-coin"})
    assert forced.legal == [CanardSimplet(1)]
    assert forced.refuses(Discard("canard-simplet"), rule="C-021")


@pytest.mark.rule("A-18", "A-20")
def test_who_shoots_his_own_named_duck_has_played_two_cards_and_draws_two() -> None:
    table = line("a* b c d e f | x", hands={"a": "canard-simplet pan en-joue"}, draw="magret oups mexicoin")
    after = table.play(CanardSimplet(1))
    assert after == "b c d e f x |"
    assert after.hand("a") == "en-joue oups magret"
    assert after.draw_size == 1
    assert after.turn == "b"


@pytest.mark.rule("A-19")
def test_canard_simplet_does_not_depend_on_what_the_owner_holds() -> None:
    with_pan = line("a b* c d e f", hands={"b": "pan pan pan"})
    without = line("a b* c d e f", hands={"b": "oups oups oups"})
    assert with_pan.choices("canard-simplet") == without.choices("canard-simplet") == [CanardSimplet(2)]
    assert not line("a b ~* d e f", hands={"b": "pan pan pan"}).possible("canard-simplet")


@pytest.mark.rule("A-20")
def test_the_forced_owner_draws_before_the_player_on_turn() -> None:
    table = line(
        "a b c* d e f | c",
        hands={"a": "canard-simplet en-joue en-joue", "c": "pan oups oups"},
        draw="mexicoin magret",
    )
    after = table.play(CanardSimplet(3))
    assert after.hand("c") == "oups oups mexicoin"
    assert after.hand("a") == "en-joue en-joue magret"


@pytest.mark.rule("A-20")
def test_a_forced_shot_is_not_the_owners_turn() -> None:
    after = line("a b* c d e f | b", hands={"b": "pan oups en-joue"}, draw="pan pan").play(CanardSimplet(2))
    assert after.turn == "b"
    assert after.hand_size("b") == 3


@pytest.mark.rule("A-20", "A-55")
def test_nobody_draws_if_the_forced_shot_ends_the_game() -> None:
    after = line("a b* ~ ~ |", hands={"b": "pan oups oups"}, draw="pan pan").play(CanardSimplet(2))
    assert after.winners == "a"
    assert after.hand("b") == "oups oups"
    assert after.draw_size == 2


@pytest.mark.rule("A-21")
def test_only_pan_counts_and_one_of_several_is_played() -> None:
    table = line("a b* c d e f | x", hands={"b": "pan pan ducky-luke"}, draw="magret")
    after = table.play(CanardSimplet(2))
    assert after.hand("b") == "pan ducky-luke magret"
    others = line("a b* c d e f | x", hands={"b": "ducky-luke oups canards-enchaines"}).play(CanardSimplet(2))
    assert others == "a b* c d e f | x"


@pytest.mark.rule("A-22", "A-11")
def test_a_pan_at_a_named_duck_that_cannot_die_is_played_and_absorbed() -> None:
    hands = {"b": "pan oups oups"}
    covered = line("a b*# c d e f | x", hands=hands, draw="magret oups").play(CanardSimplet(2))
    assert covered == "a b# c d e f | x"
    assert covered.hand("b") == "oups oups magret"
    exempt = line("a b* c d e f | x", hands=hands, moby=("f", "c")).play(CanardSimplet(2))
    assert exempt == "a b c d e f | x"
    assert exempt.discard == "canard-simplet pan"


@pytest.mark.rule("C-058")
def test_the_chosen_player_misses_his_turn() -> None:
    after = line("a b c d e f").play(President(1))
    assert after.turn == "c"
    assert after.told("skip-ordered a b", "turn-skipped b", "turn-began c")


@pytest.mark.rule("A-23")
def test_any_other_player_may_be_chosen_even_without_ducks() -> None:
    table = line("a b d ~ ~ ~", seats=4)
    assert table.living("c") == 0
    assert table.choices("president") == [President(1), President(2), President(3)]
    assert table.refuses(President(0), rule="A-23")
    assert table.refuses(President(5), rule="C-058")


@pytest.mark.rule("A-24")
def test_the_whole_next_turn_is_skipped_without_play_or_draw() -> None:
    table = line("a b c ~ ~ ~ |", hands={"c": "pan pan pan"}).play(President(2))
    assert (table.turn, table.skips) == ("b", {"c": 1})
    after = table.idle()
    assert (after.turn, after.skips) == ("a", {})
    assert after.hand("c") == "pan pan pan"


@pytest.mark.rule("A-24")
def test_skips_add_up() -> None:
    table = line("a b c ~ ~ ~ |", skips={"c": 1}).play(President(2))
    assert table.skips == {"c": 2}
    turns = []
    for _ in range(6):
        turns.append(table.turn)
        table = table.idle()
    assert turns == ["b", "a", "b", "a", "b", "c"]


@pytest.mark.rule("A-24", "A-41")
def test_what_the_skipped_player_laid_is_lifted_when_his_turn_would_begin() -> None:
    table = line("a b#b c#d d e f", skips={"b": 1}, moby=("b", "d"))
    after = table.play(EnJoue(1))
    assert after == "a* b c#d d e f"
    assert after.moby is None
    assert after.discard == "en-joue a-couvert moby-ducky"


@pytest.mark.rule("A-25")
def test_with_two_players_president_means_two_turns_in_a_row() -> None:
    after = line("a b ~ ~ |").play(President(1))
    assert after.turn == "a"
    assert after.idle().turn == "b"
