"""Restless Marbled Polecats: risk, and a die of 1, 1, 2, 2, 3, 3."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale
from webfoot.games.dale.rules.effects import POLECAT_DIE

ONE, TWO, THREE = 0, 2, 4
"""Faces of the die, by their places on it."""


@pytest.mark.rule("D-317")
def test_the_die_of_the_polecats() -> None:
    assert POLECAT_DIE == (1, 1, 2, 2, 3, 3)
    t = dale(hand="Daring Adventurer", market="Magnet Glue", luck=[TWO])
    t.play("Daring Adventurer")
    for viewer in (None, 0, 1):
        assert t.told(viewer, "rolled", seat=0, card="Daring Adventurer", roll=2)
    ask = t.seen_by(1).ask
    assert ask is not None
    assert ask.number == 2


# Daring Adventurer


@pytest.mark.rule("D-451", "D-005")
def test_daring_adventurer_throws_away_as_many_as_rolled_and_fills_the_gaps_where_they_are() -> None:
    t = dale(
        hand="Daring Adventurer",
        market="Magnet Glue Cheer Raffle Swank",
        market_deck="Charity Rumours Tasters",
        luck=[TWO],
    )
    t.play("Daring Adventurer").choose("Cheer", "Magnet")
    assert t.market == "Charity Glue Rumours Raffle Swank"
    assert t.market_discard == "Magnet Cheer"
    assert t.discard == "Daring Adventurer"
    assert t.may_act_again


@pytest.mark.rule("D-451", "D-005")
def test_with_the_option_the_market_slides_before_it_is_filled() -> None:
    t = dale(
        hand="Daring Adventurer",
        market="Magnet Glue Cheer Raffle Swank",
        market_deck="Charity Rumours Tasters",
        luck=[TWO],
        mid_turn_fill="slide",
    )
    t.play("Daring Adventurer").choose("Magnet", "Cheer")
    assert t.market == "Glue Raffle Swank Charity Rumours"
    assert t.market_discard == "Cheer Magnet"


@pytest.mark.rule("D-451")
def test_the_roll_is_a_must_and_ends_with_the_market() -> None:
    t = dale(hand="Daring Adventurer", market="- Glue", market_deck="2 Magnet", luck=[THREE])
    t.play("Daring Adventurer")
    assert t.choices() == ["Glue"]
    assert t.refuses("other-question").inventory()
    t.choose("Glue")
    assert t.market_discard == ""  # it was needed to fill the market
    assert t.market == "2 Magnet Glue - -"
    assert t.may_act_again


@pytest.mark.rule("D-451", "D-310", "D-309")
def test_daring_adventurer_with_no_market_at_all_is_played_for_its_bonus() -> None:
    t = dale(hand="Daring Adventurer", luck=[THREE])
    t.play("Daring Adventurer")
    assert t.market == "5 -"
    assert t.may_act_again


# Rare Artefact


@pytest.mark.rule("D-452", "D-606")
def test_rare_artefact_multiplies_the_card_that_was_shown_before_the_roll() -> None:
    t = dale(hand="Rare Artefact Magnet Junk", luck=[THREE])
    t.play("Rare Artefact")
    assert t.asked == "show"
    t.choose("Magnet")
    assert t.value("Magnet") == 12
    assert t.value("Junk") == 1
    assert t.told(1, "showed", seat=0, card="Magnet")
    assert t.told(1, "value-changed", card="Magnet", value=12)
    assert t.known_hand(1, 0) == "Magnet"
    assert t.hand == "Magnet Junk"
    assert t.may_act_again


@pytest.mark.rule("D-452", "D-313")
def test_junk_can_be_multiplied_and_pays_that_much_until_it_leaves_the_hand() -> None:
    t = dale(hand="Rare Artefact 2 Junk", deck="9 Junk", market="Raffle", luck=[THREE])
    t.play("Rare Artefact").choose("Junk")
    t.buy("Raffle", with_="Junk")
    assert t.turn == 1
    assert t.discard == "Rare Artefact Junk"


@pytest.mark.rule("D-452", "D-233")
def test_a_multiplied_card_is_built_at_its_new_value() -> None:
    t = dale(hand="Rare Artefact Magnet", stall="Junk | Junk | Junk | Junk | Junk | Junk | Junk", luck=[TWO])
    t.play("Rare Artefact").choose("Magnet").build("Magnet")
    assert t.winners == [0]


@pytest.mark.rule("D-452", "D-313")
def test_changes_apply_in_the_order_in_which_they_came() -> None:
    t = dale(hand="Rare Artefact Flashy Show Glue Junk", luck=[THREE])
    t.play("Flashy Show").play("Rare Artefact").choose("Glue")
    assert t.value("Glue") == 18
    t = dale(hand="Rare Artefact Flashy Show Glue Junk", luck=[THREE])
    t.play("Rare Artefact").choose("Glue").play("Flashy Show")
    assert t.value("Glue") == 16


@pytest.mark.rule("D-452", "D-313")
def test_a_card_that_leaves_the_hand_loses_its_change_and_no_other_does() -> None:
    t = dale(hand="2 Rare Artefact Magnet Glue", deck="Junk Magnet", luck=[TWO, THREE])
    t.play("Rare Artefact").choose("Magnet").play("Rare Artefact").choose("Glue")
    assert (t.value("Magnet"), t.value("Glue")) == (8, 15)
    t.play("Magnet").choose("Magnet")
    assert (t.value("Magnet"), t.value("Glue")) == (4, 15)


@pytest.mark.rule("D-008", "D-452", "D-255")
def test_rare_artefact_stays_in_the_schedule_to_the_end_of_the_turn() -> None:
    t = dale(hand="Rare Artefact Magnet", deck="9 Junk", luck=[ONE])
    t.play("Rare Artefact").choose("Magnet")
    assert t.schedule == "Rare Artefact"
    assert t.discard == ""
    t.end_turn()
    assert t.turn == 1
    assert t.schedule == ""
    assert t.discard == "Rare Artefact"
    assert t.value("Magnet") == 4


@pytest.mark.rule("D-008")
def test_so_it_is_in_no_reshuffle_of_the_turn() -> None:
    t = dale(hand="Rare Artefact Magnet", discard="Junk Glue", luck=[ONE])
    t.play("Rare Artefact").choose("Magnet").end_turn()
    assert t.hand == "Magnet Junk Glue 2 Junk"
    assert t.discard == "Rare Artefact"
    t = dale(hand="Rare Artefact Magnet", discard="Junk Glue", luck=[ONE], turn_techniques="leave")
    t.play("Rare Artefact").choose("Magnet")
    assert t.discard == "Rare Artefact Junk Glue"
    t.end_turn()
    assert t.hand == "Magnet Rare Artefact Junk Glue Junk"


@pytest.mark.rule("D-452", "D-008")
def test_without_another_card_in_hand_rare_artefact_does_nothing_and_is_discarded_at_once() -> None:
    t = dale(hand="Rare Artefact")
    t.play("Rare Artefact")
    assert t.discard == "Rare Artefact"
    assert t.schedule == ""
    assert t.may_act_again
    assert not t.told(None, "rolled")


# Swank


@pytest.mark.rule("D-453", "D-604")
def test_swank_turns_an_animalfolk_card_into_one_of_the_market_deck() -> None:
    t = dale(hand="Swank Magnet Junk", market_deck="Glue Cheer")
    t.play("Swank")
    assert sorted(t.choices()) == ["Junk", "Magnet"]
    t.choose("Magnet")
    assert t.hand == "Junk Glue"
    assert t.market_discard == "Magnet"
    assert t.told(0, "drew", cards="Glue", owner=None)
    assert t.told(1, "drew", cards=None, count=1)
    assert t.known_hand(1, 0) == ""
    assert t.may_act_again


@pytest.mark.rule("D-453", "D-301")
def test_junk_is_thrown_on_the_junk_pile_and_brings_nothing() -> None:
    t = dale(hand="Swank Junk", market_deck="Glue", junk=4)
    t.play("Swank").choose("Junk")
    assert t.hand == ""
    assert t.junk == 5
    assert t.market_deck == "Glue"


@pytest.mark.rule("D-453")
def test_swank_alone_in_hand_does_nothing() -> None:
    t = dale(hand="Swank", market_deck="Glue")
    t.play("Swank")
    assert t.hand == ""
    assert t.discard == "Swank"
    assert t.may_act_again


@pytest.mark.rule("D-453", "D-309")
def test_with_no_market_deck_the_card_just_thrown_away_is_part_of_the_reshuffle() -> None:
    t = dale(hand="Swank Magnet")
    t.play("Swank").choose("Magnet")
    assert t.hand == "Magnet"
    assert t.market_discard == ""
    assert t.told(None, "market-shuffled")


# Risky Business


@pytest.mark.rule("D-454", "D-606")
def test_risky_business_guessed_right() -> None:
    t = dale(hand="Risky Business", market_deck="Magnet Glue")
    t.play("Risky Business")
    assert t.choices() == ["1", "2", "3", "4", "5"]
    t.choose(4)
    assert t.hand == "Magnet"
    assert t.known_hand(1, 0) == "Magnet"
    assert t.told(1, "guessed", value=4, card="Magnet", right=True)
    assert t.may_act_again


@pytest.mark.rule("D-454", "D-606")
@pytest.mark.parametrize("guess", [1, 3, 5])
def test_risky_business_guessed_wrong(guess: int) -> None:
    t = dale(hand="Risky Business", market_deck="Magnet Glue")
    t.play("Risky Business").choose(guess)
    assert t.hand == ""
    assert t.market_discard == "Magnet"
    assert t.told(1, "guessed", value=guess, card="Magnet", right=False)


@pytest.mark.rule("D-454", "D-576")
def test_the_printed_value_is_guessed_of_a_chameleon_too() -> None:
    t = dale(hand="Risky Business", market_deck="Trendsetting", market="Cheer")
    t.play("Risky Business").choose(5)
    assert t.hand == "Trendsetting"


@pytest.mark.rule("D-454", "D-309")
def test_risky_business_reshuffles_the_market_discard_or_does_nothing() -> None:
    t = dale(hand="Risky Business", market_discard="Magnet")
    t.play("Risky Business").choose(4)
    assert t.hand == "Magnet"
    t = dale(hand="Risky Business")
    t.play("Risky Business")
    assert t.may_act_again


# Natural Survivor


@pytest.mark.rule("D-455")
def test_natural_survivor_exchanges_as_many_as_rolled_and_shuffles() -> None:
    t = dale(hand="Natural Survivor Junk Cheer Magnet", deck="Glue Raffle Junk", luck=[TWO])
    t.play("Natural Survivor").choose("Junk", "Cheer")
    assert sorted(t.choices()) == ["Glue", "Junk", "Raffle"]
    t.choose("Glue", "Raffle")
    assert t.hand == "Magnet Glue Raffle"
    assert sorted(t.deck.cards) == ["cheer", "junk", "junk"]
    assert t.deck_was_shuffled
    assert t.may_act_again


@pytest.mark.rule("D-455")
def test_a_card_sent_to_the_deck_cannot_be_picked_back() -> None:
    t = dale(hand="Natural Survivor Magnet", deck="Junk", luck=[ONE])
    t.play("Natural Survivor").choose("Magnet")
    assert t.choices() == ["Junk"]


@pytest.mark.rule("D-455", "D-221")
@pytest.mark.parametrize(
    ("hand", "deck", "number"), [("Magnet", "3 Junk", 1), ("3 Magnet", "2 Junk", 2), ("4 Magnet", "4 Junk", 3)]
)
def test_the_number_is_limited_by_hand_and_deck_and_is_a_must(hand: str, deck: str, number: int) -> None:
    t = dale(hand=f"Natural Survivor {hand}", deck=deck, luck=[THREE])
    t.play("Natural Survivor")
    assert "no" not in t.choices()
    t.choose(*["Magnet"] * number, *["Junk"] * number)
    assert t.may_act_again
    assert t.told(1, "exchanged", seat=0, count=number)


@pytest.mark.rule("D-455", "D-307", "D-821", "D-855")
@pytest.mark.parametrize(("hand", "deck"), [("", "Junk Glue"), ("Magnet", "")])
def test_without_a_hand_or_a_deck_nothing_happens_and_nothing_is_shuffled(hand: str, deck: str) -> None:
    t = dale(hand=f"Natural Survivor {hand}", deck=deck, discard="Junk", luck=[THREE])
    t.play("Natural Survivor")
    assert t.hand == hand
    assert t.deck == deck
    assert not t.deck_was_shuffled
    assert t.may_act_again


@pytest.mark.rule("D-455", "D-605")
def test_others_learn_only_how_many_cards_were_exchanged() -> None:
    t = dale(hand="Natural Survivor Magnet Cheer", deck="Glue Raffle", luck=[ONE])
    t.play("Natural Survivor")
    assert t.seen_by(0).searching == ["raffle", "glue"]
    assert t.seen_by(1).searching == []
    t.choose("Magnet", "Glue")
    assert t.known_hand(1, 0) == ""
    assert len(t.hands_imagined(1, 0)) == 6  # any two of the four


# Sofa


@pytest.mark.rule("D-456", "D-234")
def test_a_sofa_in_the_stall_makes_the_hand_larger_and_copies_add_up() -> None:
    t = dale(hand="Sofa", stall="1: Junk | 2: Junk | 3: Junk | 4: Junk", deck="9 Junk")
    assert t.hand_size() == 5
    t.build("Sofa")
    assert t.turn == 1
    assert t.hand == "6 Junk"
    assert t.seen_by(1).players[0].hand_size == 6
    assert t.seen_by(1).players[1].hand_size == 5
    t = dale(stall="1: Sofa | 2: Sofa")
    assert t.hand_size() == 7


@pytest.mark.rule("D-456", "D-413")
def test_a_sofa_that_leaves_the_stall_stops_counting() -> None:
    t = dale(hand="Safety Precaution", stall="1: Sofa")
    t.play("Safety Precaution").choose("Sofa")
    assert t.hand == "Sofa"
    assert t.hand_size() == 5
    t = dale(hand="Acorn", stalls={1: "1: Sofa"})
    t.play("Acorn").choose("Sofa")
    assert (t.hand_size(0), t.hand_size(1)) == (5, 5)


@pytest.mark.rule("D-456", "D-576")
def test_a_chameleon_in_the_stall_is_no_copy_of_a_sofa() -> None:
    t = dale(stall="1: Seeing Doubles | 2: Trendsetting", market="Sofa", hand="Sofa")
    assert t.hand_size() == 5
