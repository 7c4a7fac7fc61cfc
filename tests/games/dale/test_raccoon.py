"""Thieving Northern Raccoons: what is yours is theirs."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale

# Wily Fellow


@pytest.mark.rule("D-531", "D-011", "D-303")
def test_wily_fellow_swaps_deck_and_discard_and_shuffles_the_new_deck() -> None:
    t = dale(hand="Wily Fellow", deck="Magnet Glue", discard="Cheer Raffle Junk")
    t.play("Wily Fellow")
    assert sorted(t.deck.cards) == ["cheer", "junk", "raffle"]
    assert sorted(t.discard.cards) == ["glue", "magnet", "wily-fellow"]
    assert t.discard.cards[0] == "wily-fellow"  # on top, after its effect
    assert t.deck_was_shuffled
    assert t.told(1, "swapped-piles", seat=0)
    assert t.may_act_again


@pytest.mark.rule("D-011", "D-531")
def test_the_old_deck_is_laid_open_in_random_order() -> None:
    t = dale(hand="Wily Fellow", deck="Magnet Glue", discard="Cheer")
    t.play("Wily Fellow")
    assert t.chance.shuffles == 2  # both piles
    assert t.known_deck(1, 0) == ""


@pytest.mark.rule("D-531", "D-855")
def test_wily_fellow_with_an_empty_discard_leaves_no_deck_and_shuffles_nothing() -> None:
    t = dale(hand="Wily Fellow", deck="Magnet")
    t.play("Wily Fellow")
    assert t.deck == ""
    assert t.discard == "Wily Fellow Magnet"
    assert not t.deck_was_shuffled
    t = dale(hand="Wily Fellow", discard="Magnet")
    t.play("Wily Fellow")
    assert t.deck == "Magnet"
    assert t.discard == "Wily Fellow"


# Nuisance


@pytest.mark.rule("D-532", "D-606")
def test_nuisance_makes_up_to_two_others_discard_a_random_card() -> None:
    t = dale(
        hand="Nuisance",
        hands={1: "Magnet Glue", 2: "Cheer Raffle", 3: "Swank"},
        seats=4,
        luck=[1, 0],
    )
    t.play("Nuisance")
    assert sorted(t.choices()) == ["1", "2", "3", "no"]
    t.choose(2)
    assert sorted(t.choices()) == ["1", "3", "no"]
    t.choose(1)
    assert t.discard_of(2) == "Raffle"
    assert t.discard_of(1) == "Magnet"
    assert t.hand_of(3) == "Swank"
    assert t.told(3, "discarded", seat=0, owner=2, cards="Raffle")
    assert t.may_act_again


@pytest.mark.rule("D-532")
@pytest.mark.parametrize("number", [0, 1])
def test_fewer_or_none_may_be_chosen(number: int) -> None:
    t = dale(hand="Nuisance", hands={1: "Magnet", 2: "Cheer"}, seats=3, luck=[0] * number)
    t.play("Nuisance").choose(*[1] * number, "no")
    assert len(t.discard_of(1)) == number
    assert t.hand_of(2) == "Cheer"


@pytest.mark.rule("D-532", "D-221")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    t = dale(hand="Nuisance")
    t.play("Nuisance").choose(1)
    assert t.discard_of(1) == ""
    assert t.may_act_again


# Rotten Food


@pytest.mark.rule("D-533", "D-601")
def test_rotten_food_puts_a_card_of_the_hand_on_anothers_deck_unseen() -> None:
    t = dale(hand="Rotten Food Junk Magnet", decks={1: "Glue", 2: "Cheer"}, seats=3)
    t.play("Rotten Food").choose(2, "Junk")
    assert t.deck_of(2) == "Junk Cheer"
    assert t.hand == "Magnet"
    assert t.known_deck(0, 2) == "Junk"
    assert t.known_deck(1, 2) == ""
    assert t.known_deck(2, 2) == ""
    assert t.told(0, "returned", cards="Junk", owner=2)
    assert t.told(2, "returned", cards=None, owner=2)
    assert t.may_act_again


@pytest.mark.rule("D-533")
def test_the_rotten_food_is_a_must_and_the_only_other_player_needs_no_choice() -> None:
    t = dale(hand="Rotten Food Magnet")
    t.play("Rotten Food")
    assert t.choices() == ["Magnet"]
    t.choose("Magnet")
    assert t.deck_of(1) == "Magnet"


@pytest.mark.rule("D-533", "D-221")
def test_rotten_food_with_an_empty_hand_does_nothing() -> None:
    t = dale(hand="Rotten Food", decks={1: "Glue"})
    t.play("Rotten Food")
    assert t.deck_of(1) == "Glue"
    assert t.may_act_again


@pytest.mark.rule("D-533", "D-601")
def test_who_put_it_there_knows_it_when_it_is_drawn() -> None:
    t = dale(hand="Rotten Food Junk", decks={1: "5 Magnet"}, deck="9 Glue")
    t.play("Rotten Food").choose("Junk").end_turn()
    t.end_turn()
    assert t.hand_of(1) == "Junk 4 Magnet"
    assert t.known_hand(0, 1) == "Junk"
    assert t.known_hand(None, 1) == ""


# Dirty Exchange


@pytest.mark.rule("D-534", "D-607")
def test_dirty_exchange_takes_a_random_card_and_gives_any_in_return() -> None:
    t = dale(hand="Dirty Exchange Junk", hands={1: "Magnet Glue", 2: "Cheer"}, seats=3, luck=[1])
    t.play("Dirty Exchange").choose(1)
    assert t.hand == "Junk Glue"
    t.choose("Junk")
    assert t.hand == "Glue"
    assert t.hand_of(1) == "Magnet Junk"
    assert t.known_hand(1, 0) == "Glue"
    assert t.known_hand(0, 1) == "Junk"
    assert t.known_hand(2, 0) == t.known_hand(2, 1) == ""
    assert t.told(1, "passed", cards="Glue", giver=1, taker=0)
    assert t.told(2, "passed", cards=None, giver=1, taker=0)
    assert t.may_act_again


@pytest.mark.rule("D-534")
def test_the_card_taken_may_be_given_back() -> None:
    t = dale(hand="Dirty Exchange Junk", hands={1: "Magnet"}, luck=[0])
    t.play("Dirty Exchange").choose("Magnet")
    assert t.hand == "Junk"
    assert t.hand_of(1) == "Magnet"


@pytest.mark.rule("D-534")
def test_from_an_empty_hand_nothing_is_taken_and_nothing_given() -> None:
    t = dale(hand="Dirty Exchange Junk")
    t.play("Dirty Exchange")
    assert t.hand == "Junk"
    assert t.may_act_again


# Sabotage


@pytest.mark.rule("D-535", "D-606", "D-302")
def test_sabotage_throws_away_one_of_two_and_the_other_goes_to_its_owners_discard() -> None:
    t = dale(hand="Sabotage", decks={1: "Magnet Junk Glue"}, discards={1: "Cheer"})
    t.play("Sabotage")
    assert t.seen_by(0).aside == ["magnet", "junk"]
    assert t.seen_by(1).aside == []
    t.choose("Magnet")
    assert t.market_discard == "Magnet"
    assert t.discard_of(1) == "Junk Cheer"
    assert t.deck_of(1) == "Glue"
    assert t.told(1, "threw-away", cards="Magnet", source="deck", owner=1)
    assert t.may_act_again


@pytest.mark.rule("D-535", "D-306", "D-304")
def test_sabotage_reshuffles_the_victims_discard_for_the_second_card() -> None:
    t = dale(hand="Sabotage", decks={1: "Magnet"}, discards={1: "Cheer Glue"})
    t.play("Sabotage")
    assert t.seen_by(0).aside == ["magnet", "cheer"]
    assert t.shuffled(1)
    t.choose("Cheer")
    assert t.discard_of(1) == "Magnet"


@pytest.mark.rule("D-535", "D-007")
def test_if_there_is_only_one_it_is_thrown_away() -> None:
    t = dale(hand="Sabotage", decks={1: "Magnet"})
    t.play("Sabotage")
    assert t.market_discard == "Magnet"
    assert t.discard_of(1) == ""
    assert t.deck_of(1) == ""  # no junk for draws of others


@pytest.mark.rule("D-535")
def test_only_somebody_with_a_card_to_draw_can_be_sabotaged() -> None:
    t = dale(hand="Sabotage", decks={2: "2 Junk"}, discards={3: "Magnet"}, seats=4, junk=0)
    t.play("Sabotage")
    assert t.choices() == ["2", "3"]
    t.choose(2, "Junk")
    assert t.junk == 1
    t = dale(hand="Sabotage", seats=3)
    t.play("Sabotage")
    assert t.may_act_again


# Treasure Hunter


@pytest.mark.rule("D-536", "D-606")
def test_treasure_hunter_takes_the_top_card_of_anothers_discard_and_gives_no_bonus() -> None:
    t = dale(hand="Treasure Hunter", discards={1: "Magnet Glue", 2: "Cheer"}, seats=3, deck="9 Junk")
    t.play("Treasure Hunter").choose(1)
    assert "Magnet" in t.hand
    assert t.discard_of(1) == "Glue"
    assert t.known_hand(2, 0) == "Magnet"
    assert t.told(2, "took", cards="Magnet", source="discard", owner=1)
    assert t.turn == 1


@pytest.mark.rule("D-536")
def test_only_somebody_with_a_discard_can_be_chosen_and_with_none_nothing_happens() -> None:
    t = dale(hand="Treasure Hunter", discards={2: "Cheer"}, seats=3, deck="9 Junk")
    t.play("Treasure Hunter")
    assert "Cheer" in t.hand
    t = dale(hand="Treasure Hunter", seats=3, deck="9 Junk", discard="Magnet")
    t.play("Treasure Hunter")
    assert t.discard == "Treasure Hunter Magnet"
    assert t.turn == 1
