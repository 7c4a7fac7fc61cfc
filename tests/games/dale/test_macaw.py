"""Snappy Scarlet Macaws: quick hands."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale
from webfoot.games.dale import moves as m

# Swift Broker


@pytest.mark.rule("D-511", "D-316")
def test_swift_broker_discards_the_hand_in_any_order_and_draws_as_many() -> None:
    t = dale(hand="Swift Broker Magnet Glue Junk", deck="Cheer Raffle Swank Charity")
    t.play("Swift Broker").choose("Junk", "Magnet")
    assert t.hand == "Cheer Raffle Swank"
    assert t.discard == "Swift Broker Glue Magnet Junk"
    assert t.told(1, "drew", cards=None, count=3)
    assert t.may_act_again


@pytest.mark.rule("D-511")
def test_the_rest_of_the_hand_can_be_discarded_as_it_lies() -> None:
    t = dale(hand="Swift Broker Magnet Glue Junk", deck="3 Cheer")
    t.play("Swift Broker").choose("Glue", "confirm")
    assert t.discard == "Swift Broker Junk Magnet Glue"


@pytest.mark.rule("D-511", "D-304", "D-225")
def test_the_cards_just_discarded_may_come_back_but_not_the_broker() -> None:
    t = dale(hand="Swift Broker Magnet Glue", deck="Cheer")
    t.play("Swift Broker").choose("Magnet")
    assert t.hand == "Cheer Glue"
    assert t.deck == "Magnet"
    assert t.discard == "Swift Broker"


@pytest.mark.rule("D-511")
def test_swift_broker_with_an_empty_hand_draws_nothing() -> None:
    t = dale(hand="Swift Broker", deck="Cheer")
    t.play("Swift Broker")
    assert t.hand == ""
    assert t.may_act_again


# Cookies


@pytest.mark.rule("D-512", "D-250")
def test_cookies_in_hand_make_it_larger_and_add_up() -> None:
    t = dale(hand="Cookies", deck="9 Junk")
    assert t.hand_size() == 6
    t.end_turn()
    assert t.hand == "Cookies 5 Junk"
    t = dale(hand="3 Cookies", deck="9 Junk")
    t.end_turn()
    assert t.hand == "3 Cookies 5 Junk"


@pytest.mark.rule("D-512", "D-251")
def test_cookies_drawn_during_the_refill_count_at_once() -> None:
    t = dale(hand="Junk", deck="3 Junk 2 Cookies Magnet Glue Cheer")
    t.end_turn()
    assert t.hand == "4 Junk 2 Cookies Magnet"


@pytest.mark.rule("D-512", "D-106")
def test_cookies_that_enlarge_the_hand_are_shown_and_others_are_not() -> None:
    t = dale(hand="Cookies", deck="9 Junk")
    t.end_turn()
    assert t.known_hand(1, 0) == "Cookies"
    assert t.told(1, "showed", seat=0, card="Cookies")
    t = dale(hand="Cookies 6 Junk", deck="9 Junk")
    t.end_turn()
    assert t.known_hand(1, 0) == ""
    assert not t.told(1, "showed")


@pytest.mark.rule("D-512")
def test_cookies_that_left_the_hand_count_no_more() -> None:
    t = dale(hand="Cookies 4 Junk", deck="9 Junk")
    t.inventory("Cookies")
    assert t.hand == "5 Junk"


@pytest.mark.rule("D-512", "D-603")
def test_the_hand_size_that_others_see_tells_nothing_of_hidden_cookies() -> None:
    t = dale(hand="Cookies", deck="9 Junk")
    assert t.seen_by(0).players[0].hand_size == 6
    assert t.seen_by(1).players[0].hand_size == 5


@pytest.mark.rule("D-570", "D-512")
def test_a_copy_of_cookies_makes_the_hand_larger_too() -> None:
    t = dale(hand="Reflection Cookies", discards={1: "Cookies"}, deck="9 Junk")
    assert t.hand_size() == 7
    t = dale(hand="Seeing Doubles Cookies")
    assert t.hand_size() == 7
    t = dale(hand="Trendsetting", market="Magnet Cookies")
    assert t.hand_size() == 6


# Shattered Relic


@pytest.mark.rule("D-513", "D-606")
def test_shattered_relic_throws_a_card_away_and_draws_one() -> None:
    t = dale(hand="Shattered Relic Junk Magnet", deck="Glue", junk=3)
    t.play("Shattered Relic").choose("Junk")
    assert t.hand == "Magnet Glue"
    assert t.junk == 4
    assert t.told(1, "threw-away", cards="Junk")
    assert t.told(1, "drew", cards=None, count=1)
    assert t.may_act_again


@pytest.mark.rule("D-513")
def test_with_no_other_card_shattered_relic_still_draws() -> None:
    t = dale(hand="Shattered Relic", deck="Glue")
    t.play("Shattered Relic")
    assert t.hand == "Glue"


# Spyglass


@pytest.mark.rule("D-514", "D-604")
def test_spyglass_keeps_one_of_three_and_puts_the_others_back_in_any_order() -> None:
    t = dale(hand="Spyglass", deck="Magnet Glue Cheer Junk")
    t.play("Spyglass").choose("Glue")
    assert t.hand == "Glue"
    assert sorted(t.choices()) == ["Cheer", "Magnet"]
    t.choose("Magnet")
    assert t.deck == "Cheer Magnet Junk"
    assert t.known_deck(0, 0) == "Cheer Magnet"
    assert t.known_deck(1, 0) == ""
    assert t.known_hand(1, 0) == ""
    assert t.told(1, "looked-at", cards=None, count=3)
    assert t.may_act_again


@pytest.mark.rule("D-514", "D-007", "D-304")
def test_spyglass_with_too_few_cards_reshuffles_and_then_draws_junk() -> None:
    t = dale(hand="Spyglass", deck="Magnet", discard="Glue")
    t.play("Spyglass")
    assert t.seen_by(0).aside == ["magnet", "glue", "junk"]
    t.choose("Junk", "Magnet")
    assert t.hand == "Junk"
    assert t.deck == "Glue Magnet"
    assert t.discard == "Spyglass"


@pytest.mark.rule("D-007", "D-514")
def test_with_the_option_junk_is_drawn_only_to_refill_the_hand() -> None:
    t = dale(hand="Spyglass", deck="Magnet", junk_for_draws="refill")
    t.play("Spyglass").choose("Magnet")
    assert t.hand == "Magnet"
    t.end_turn()
    assert t.hand == "Magnet Spyglass 3 Junk"
    t = dale(hand="Spyglass", junk_for_draws="refill")
    t.play("Spyglass")
    assert t.may_act_again


# Flashy Show


@pytest.mark.rule("D-515", "D-313")
def test_flashy_show_makes_every_card_you_use_worth_one_more() -> None:
    t = dale(hand="Flashy Show Magnet", deck="9 Junk", market="- Magnet Junk", hands={1: "Magnet"})
    t.play("Flashy Show")
    assert t.value("Magnet") == 5
    assert t.value("Magnet", seat=1) == 4
    assert t.price("Magnet") == 5  # prices do not change
    t.buy("Magnet", with_="Magnet")
    assert t.turn == 1


@pytest.mark.rule("D-515", "D-313")
def test_it_covers_cards_gained_later_that_turn_and_adds_up() -> None:
    t = dale(hand="2 Flashy Show Prepaid Good Favourite Toy", discard="Junk", market="Glue")
    t.play("Flashy Show").play("Favourite Toy").play("Flashy Show")
    assert t.value("Junk") == 3
    t.play("Prepaid Good").choose("Glue")
    assert t.value("Glue") == 5  # the turn is over


@pytest.mark.rule("D-515", "D-233")
def test_a_stack_of_two_cards_is_worth_two_more() -> None:
    t = dale(hand="Flashy Show 2 Wise Spy", stall="Junk | Junk | Junk")
    t.play("Flashy Show").build("2 Wise Spy")
    assert t.stall == "Junk | Junk | Junk | 2 Wise Spy"


@pytest.mark.rule("D-008", "D-515")
def test_flashy_show_stays_in_the_schedule_to_the_end_of_the_turn() -> None:
    t = dale(hand="Flashy Show", deck="9 Junk")
    t.play("Flashy Show")
    assert t.schedule == "Flashy Show"
    assert t.seen_by(1).players[0].schedule[0].due == "this-turn"
    t.end_turn()
    assert t.discard == "Flashy Show"
    t = dale(hand="Flashy Show Junk", turn_techniques="leave")
    t.play("Flashy Show")
    assert t.discard == "Flashy Show"
    assert t.value("Junk") == 2


# Favourite Toy


@pytest.mark.rule("D-516", "D-606")
def test_favourite_toy_takes_the_top_card_of_the_discard() -> None:
    t = dale(hand="Favourite Toy", discard="Magnet Glue")
    t.play("Favourite Toy")
    assert t.hand == "Magnet"
    assert t.known_hand(1, 0) == "Magnet"
    assert t.told(1, "took", cards="Magnet", source="discard")
    assert t.discard == "Favourite Toy Glue"
    assert t.may_act_again


@pytest.mark.rule("D-516", "D-225")
def test_favourite_toy_with_an_empty_discard_is_not_its_own_toy() -> None:
    t = dale(hand="Favourite Toy")
    t.play("Favourite Toy")
    assert t.hand == ""
    assert t.discard == "Favourite Toy"
    assert not t.allows(m.Play(0))
