"""One turn, from the card to the draw: C-020 to C-025, A-01 to A-04, A-60."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.games.canardage.moves import (
    ACouvert,
    CanardSimplet,
    Discard,
    EnAvantMarche,
    EnJoue,
    FulguroCoin,
    Mexicoin,
    Oups,
    Pan,
    PeaceAndLove,
    Planque,
    Revenge,
)


@pytest.mark.rule("C-020")
def test_a_player_plays_one_card_then_the_line_changes_then_he_draws_up_to_three() -> None:
    table = line("a b* c d e f | x", hands={"a": "pan en-joue mexicoin"}, draw="oups magret")
    after = table.play(Pan(2))
    assert after == "a c d e f x |"
    assert after.discard == "pan"
    assert after.hand("a") == "en-joue oups mexicoin"
    assert after.turn == "b"
    assert after.told("played a pan", "duck-shot a 2 b", "card-turned-up 6 a", "card-drawn a oups", "turn-began b")


@pytest.mark.rule("C-020")
def test_nobody_plays_out_of_turn() -> None:
    table = line("a b* c d e f | x", hands={"b": "pan pan pan"})
    assert table.refuses(Pan(2), by="b", rule="C-020")


@pytest.mark.rule("C-020")
def test_a_card_is_played_even_if_it_harms_its_player() -> None:
    table = line("a* b c d e f | x", hands={"a": "pan pan pan"})
    assert table.legal == [Pan(1)]
    assert table.play(Pan(1)).dead["a"] == table.dead["a"] + 1


@pytest.mark.rule("C-020")
def test_nobody_plays_a_card_he_does_not_hold() -> None:
    table = line("a* b c d e f", hands={"a": "en-joue en-joue en-joue"})
    assert table.refuses(Pan(1), rule="not-in-hand")
    assert table.refuses(Discard("pan"), rule="not-in-hand")


@pytest.mark.rule("C-021", "A-02")
def test_with_three_impossible_cards_any_one_of_them_goes_without_effect() -> None:
    table = line("a b c d e f", hands={"a": "pan oups peace-and-love"}, draw="magret")
    assert table.legal == [Discard("pan"), Discard("oups"), Discard("peace-and-love")]
    after = table.play(Discard("oups"))
    assert after == "a b c d e f"
    assert after.discard == "oups"
    assert after.hand("a") == "pan magret peace-and-love"
    assert after.turn == "b"


@pytest.mark.rule("A-02")
def test_who_discards_need_not_show_his_hand() -> None:
    after = line("a b c d e f", hands={"a": "pan oups peace-and-love"}, draw="magret").play(Discard("oups"))
    assert [event for event in after.log if "pan" in event or "peace" in event] == []
    assert after.view("b").players[0].cards == 3


@pytest.mark.rule("C-021", "A-03")
def test_a_possible_card_must_be_played_before_any_is_thrown_away() -> None:
    table = line("a b c d e f", hands={"a": "pan oups en-joue"})
    assert table.refuses(Discard("pan"), rule="C-021")
    assert table.refuses(Discard("en-joue"), rule="C-021")
    assert table.refuses(Pan(1), rule="C-052")
    assert table.legal == [EnJoue(position) for position in range(1, 7)]


@pytest.mark.rule("A-01")
def test_a_card_is_possible_when_one_complete_choice_is() -> None:
    assert not line("a ~ b c d e").possible("planque")
    assert line("a b ~ c d e").possible("planque")


@pytest.mark.rule("A-01", "C-111")
def test_a_shot_at_water_counts_as_a_possible_play() -> None:
    table = line("a ~* b c d e", hands={"a": "pan oups fulguro-coin"})
    assert Pan(2) in table.legal
    assert table.refuses(Discard("pan"), rule="C-021")


@pytest.mark.rule("C-022")
def test_a_player_may_be_forced_to_shoot_his_own_duck() -> None:
    table = line("a* ~ b c d e", hands={"a": "pan pan canards-enchaines"})
    assert table.legal == [Pan(1)]


@pytest.mark.rule("C-023", "A-04")
def test_the_played_cards_become_the_new_draw_pile_when_the_old_one_is_empty() -> None:
    table = line("a b c d e f", hands={"a": "en-joue pan pan"}, draw="magret", discard="oups mexicoin")
    after = table.play(EnJoue(1))
    assert (after.shuffles, after.draw_size, after.discard) == (0, 0, "mexicoin oups en-joue")
    after = after.play(EnJoue(2))
    assert after.shuffles == 1
    assert after.discard == ""
    assert after.draw_size == 3


@pytest.mark.rule("A-04")
def test_the_card_just_played_is_shuffled_in_too() -> None:
    after = line("a b c d e f", hands={"a": "en-joue pan pan"}, draw="").play(EnJoue(1))
    assert after.told("played a en-joue", "discards-shuffled 1", "card-drawn a en-joue")


@pytest.mark.rule("A-04")
def test_cards_still_lying_in_play_are_not_shuffled_in() -> None:
    table = line("a! b#d c d e f", hands={"a": "a-couvert pan pan"}, draw="", discard="oups", moby=("d", "b"))
    after = table.play(ACouvert(1))
    assert after == "a!#a b#d c d e f"
    assert after.moby == "b"
    assert after.told("discards-shuffled 1", "card-drawn a oups")


@pytest.mark.rule("C-024")
def test_a_shot_duck_is_laid_in_front_of_its_owner() -> None:
    table = line("a b c* d e f | x", dead={"c": 2})
    after = table.play(Pan(3))
    assert after == "a b d e f x |"
    assert after.dead["c"] == 3


@pytest.mark.rule("C-025", "A-52")
def test_a_player_without_ducks_keeps_taking_turns() -> None:
    table = line("a b* c d e f | x").play(Pan(2))
    assert table.living("b") == 0
    assert "player-out b" in table.log
    assert table.turn == "b"
    assert table.hand_size("b") == 3
    assert table.play(EnJoue(1)) == "a* c d e f a"


@pytest.mark.rule("C-025", "A-52")
def test_a_player_without_ducks_may_not_pass_either() -> None:
    table = line("a c d e f ~", turn="b", hands={"b": "fulguro-coin planque en-joue"}, seats=6)
    assert not table.possible("fulguro-coin")
    assert not table.possible("planque")
    assert {type(move) for move in table.legal} == {EnJoue}
    assert table.refuses(FulguroCoin(2), rule="C-073")
    assert table.refuses(Planque(2, 1), rule="C-090")


@pytest.mark.rule("A-60")
def test_a_turn_begins_with_lifting_the_cards_that_this_player_laid() -> None:
    table = line("a b# c#b d e f", moby=("b", "c"), skips={"b": 1})
    assert table.play(EnJoue(1)).log[2:] == [
        "card-drawn a en-avant-marche",
        "cover-lifted b 3",
        "moby-lifted b",
        "turn-skipped b",
        "turn-began c",
    ]


@pytest.mark.rule("A-60", "A-20", "A-29", "A-55")
def test_effect_then_revenge_then_the_forced_owner_draws_then_the_player_on_turn() -> None:
    table = line(
        "a b!* c d e f | c d",
        hands={"a": "canard-simplet en-joue en-joue", "b": "pan pan pan"},
        draw="mexicoin magret",
    )
    assert table.play(CanardSimplet(2), Revenge(2)).log == [
        "played a canard-simplet",
        "simplet-named b 2 true",
        "played b pan",
        "aim-removed 2",
        "duck-shot b 2 b",
        "player-out b",
        "card-turned-up 6 c",
        "revenge-offered b",
        "duck-shot b 2 c",
        "card-turned-up 6 d",
        "card-drawn b mexicoin",
        "card-drawn a magret",
        "turn-began b",
    ]


@pytest.mark.rule("A-60")
def test_the_end_is_checked_before_anybody_draws() -> None:
    after = line("a b* ~ ~ |", hands={"a": "pan en-joue en-joue"}, draw="magret").play(Pan(2))
    assert after.over
    assert after.hand("a") == "en-joue en-joue"
    assert after.draw_size == 1


def test_cards_without_any_choice_just_happen() -> None:
    table = line("a b* c d e f | x")
    assert table.play(Mexicoin()) == "a* b* c* d* e* f* | x"
    assert table.play(PeaceAndLove()) == "a b c d e f | x"
    assert table.play(EnAvantMarche()) == "b c* d e f x | a"
    assert table.refuses(Oups(target=1, victim=2), rule="C-054")
