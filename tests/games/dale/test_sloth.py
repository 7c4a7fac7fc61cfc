"""Diligent Pale-throated Sloths: delayed effects."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale


@pytest.mark.rule("D-420", "D-224")
@pytest.mark.parametrize("card", ["Steady Achiever", "Housecleaning", "Siesta", "Lunch Break", "Ironing"])
def test_sloths_wait_in_the_schedule_and_give_their_bonus_at_once(card: str) -> None:
    t = dale(hand=f"{card} Junk", deck="9 Junk")
    t.play(card)
    assert t.schedule == card
    assert t.discard == ""
    assert t.may_act_again
    assert t.seen_by(1).players[0].schedule[0].due == "next-turn"


@pytest.mark.rule("D-420", "D-201", "D-830")
def test_sloths_due_together_resolve_in_the_order_their_owner_chooses_each_discarded_before_the_next() -> None:
    t = dale(schedule="Siesta Steady Achiever", deck="Glue", discard="Junk", at_start=True)
    assert t.asked == "next-planned"
    assert sorted(t.choices()) == ["Siesta", "Steady Achiever"]
    assert t.refuses("other-question").inventory()
    t.choose("Steady Achiever")
    assert t.discard == "Steady Achiever Junk"
    assert t.asked == "may-take-from-discard"
    t.choose("Steady Achiever")
    assert t.hand == "Glue Steady Achiever"
    assert t.discard == "Siesta Junk"
    assert t.asked == "action"


@pytest.mark.rule("D-420", "D-201")
def test_equal_cards_due_together_need_no_choice() -> None:
    t = dale(schedule="Steady Achiever Steady Achiever", deck="Glue Cheer Junk", at_start=True)
    assert t.hand == "Glue Cheer"
    assert t.discard == "2 Steady Achiever"
    assert t.asked == "action"


# Steady Achiever


@pytest.mark.rule("D-421", "D-420")
def test_steady_achiever_draws_a_card_at_the_start_of_the_next_turn() -> None:
    t = dale(hand="Steady Achiever", deck="5 Junk Glue")
    t.play("Steady Achiever")
    assert t.hand == ""
    t.until_turn(0)
    assert t.hand == "5 Junk Glue"
    assert t.discard == "Steady Achiever"
    assert t.schedule == ""


@pytest.mark.rule("D-421", "D-304", "D-820")
def test_steady_achiever_is_not_part_of_the_reshuffle_it_causes() -> None:
    t = dale(schedule="Steady Achiever", discard="Glue Junk", at_start=True)
    assert t.hand == "Glue"
    assert t.deck == "Junk"
    assert t.discard == "Steady Achiever"


@pytest.mark.rule("D-421", "D-604")
def test_what_steady_achiever_draws_is_seen_by_the_drawer() -> None:
    t = dale(hand="Steady Achiever", deck="5 Junk Glue Cheer")
    t.play("Steady Achiever").end_turn().forget_events().end_turn()
    assert t.told(0, "drew", cards="Glue")
    assert t.told(1, "drew", cards=None, count=1, seat=0)
    assert not t.told(1, "drew", cards="Glue")
    assert t.known_hand(1, 0) == ""


# Shopping Journey


@pytest.mark.rule("D-422", "D-224")
def test_shopping_journey_gives_no_bonus_action() -> None:
    t = dale(hand="Shopping Journey", deck="9 Junk")
    t.play("Shopping Journey")
    assert t.schedule == "Shopping Journey"
    assert t.turn == 1


@pytest.mark.rule("D-422", "D-253")
def test_shopping_journey_takes_any_market_card_for_free_and_leaves_a_gap() -> None:
    t = dale(schedule="Shopping Journey", market="Cheer Raffle Glue", market_deck="Magnet Siesta", at_start=True)
    assert t.asked == "take-from-market"
    assert t.choices() == ["Cheer", "Raffle", "Glue"]
    t.choose("Raffle")
    assert t.hand == "Raffle"
    assert t.market == "Cheer - Glue - -"
    assert t.discard == "Shopping Journey"
    assert t.price("Glue") == 7, "the gap stays, and so do the prices"
    assert t.told(1, "took", cards="Raffle", source="market")
    assert t.known_hand(1, 0) == "Raffle"
    t.end_turn()
    assert t.market == "Cheer Glue Magnet Siesta -"


@pytest.mark.rule("D-422", "D-420")
def test_shopping_journey_is_a_must() -> None:
    t = dale(schedule="Shopping Journey", market="Cheer", at_start=True)
    assert t.refuses("other-question").choose("no")


@pytest.mark.rule("D-422", "D-310")
def test_shopping_journey_finds_nothing_in_an_empty_market() -> None:
    t = dale(schedule="Shopping Journey", market_deck="Glue", at_start=True)
    assert t.asked == "action"
    assert t.hand == ""
    assert t.discard == "Shopping Journey"


@pytest.mark.rule("D-422", "D-841")
def test_shopping_journey_is_no_purchase() -> None:
    t = dale(
        schedule="Shopping Journey",
        market="Cheer",
        hands={1: "Binoculars Junk"},
        decks={1: "Junk"},
        reacting=[1],
        at_start=True,
    )
    t.choose("Cheer")
    assert t.asked == "action"
    assert not t.told(None, "bought")


# Housecleaning


@pytest.mark.rule("D-423", "D-602")
def test_housecleaning_takes_up_to_three_junk_of_the_discard() -> None:
    t = dale(hand="Housecleaning", discard="Junk Glue Junk Junk Junk")
    t.play("Housecleaning")
    assert t.asked == "take-junk"
    assert t.choices() == ["3", "2", "1", "0"]
    t.choose(2)
    assert t.hand == "2 Junk"
    assert t.discard == "Glue 2 Junk"
    assert t.schedule == "Housecleaning"
    assert t.known_hand(1, 0) == "2 Junk"


@pytest.mark.rule("D-423", "D-221")
def test_housecleaning_offers_no_more_junk_than_there_is_and_none_will_do() -> None:
    t = dale(hand="Housecleaning", discard="Junk Glue")
    t.play("Housecleaning")
    assert t.choices() == ["1", "0"]
    t.choose(0)
    assert t.hand == ""
    assert t.schedule == "Housecleaning"
    assert t.may_act_again


@pytest.mark.rule("D-423")
def test_housecleaning_without_junk_to_take_is_scheduled_all_the_same() -> None:
    t = dale(hand="Housecleaning", discard="Glue")
    t.play("Housecleaning")
    assert t.asked == "action"
    assert t.schedule == "Housecleaning"


@pytest.mark.rule("D-423", "D-301")
def test_housecleaning_may_throw_away_any_card_at_the_start_of_the_next_turn() -> None:
    t = dale(hand="Glue Junk", schedule="Housecleaning", junk=3, at_start=True)
    assert t.asked == "may-throw-away"
    assert t.choices() == ["no", "Glue", "Junk"]
    junk = t.copy().choose("Junk")
    assert junk.junk == 4
    assert junk.hand == "Glue"
    t.choose("Glue")
    assert t.market_discard == "Glue"
    assert t.hand == "Junk"
    assert t.discard == "Housecleaning"
    assert t.told(1, "threw-away", cards="Glue", source="hand")


@pytest.mark.rule("D-423")
def test_housecleaning_need_not_throw_away_anything() -> None:
    t = dale(hand="Glue Junk", schedule="Housecleaning", at_start=True)
    t.choose("no")
    assert t.hand == "Glue Junk"
    assert t.discard == "Housecleaning"


@pytest.mark.rule("D-423", "D-221")
def test_housecleaning_with_an_empty_hand_throws_nothing_away() -> None:
    t = dale(schedule="Housecleaning", at_start=True)
    assert t.asked == "action"
    assert t.discard == "Housecleaning"


# Siesta


@pytest.mark.rule("D-424", "D-315")
def test_siesta_may_take_any_card_of_the_discard() -> None:
    t = dale(schedule="Siesta", discard="Junk Glue Junk", at_start=True)
    assert t.asked == "may-take-from-discard"
    assert t.choices() == ["no", "Junk", "Glue"]
    t.choose("Junk")
    assert t.hand == "Junk"
    assert t.discard == "Siesta Glue Junk", "of two copies the topmost is taken"
    assert t.told(1, "took", cards="Junk", source="discard", owner=0)
    assert t.known_hand(1, 0) == "Junk"


@pytest.mark.rule("D-424")
def test_siesta_need_not_take_anything() -> None:
    t = dale(schedule="Siesta", discard="Glue", at_start=True)
    t.choose("no")
    assert t.hand == ""
    assert t.discard == "Siesta Glue"


@pytest.mark.rule("D-424", "D-225", "D-820")
def test_siesta_never_finds_itself() -> None:
    t = dale(schedule="Siesta", deck="Glue", at_start=True)
    assert t.asked == "action"
    assert t.discard == "Siesta"


@pytest.mark.rule("D-424", "D-830")
def test_of_two_siestas_the_second_may_take_the_first() -> None:
    t = dale(schedule="Siesta Siesta", at_start=True)
    t.choose("Siesta")
    assert t.hand == "Siesta"
    assert t.discard == "Siesta"


@pytest.mark.rule("D-424", "D-008")
def test_siesta_cannot_take_an_ironing_that_works() -> None:
    t = dale(schedule="Siesta Ironing", discard="Junk", at_start=True)
    t.choose("Ironing")
    assert t.schedule == "Siesta Ironing"
    assert t.choices() == ["no", "Junk"]


# Lunch Break


@pytest.mark.rule("D-425", "D-224")
def test_lunch_break_draws_now_and_again_next_turn() -> None:
    t = dale(hand="Lunch Break", deck="Glue 4 Junk Cheer Magnet")
    t.play("Lunch Break")
    assert t.hand == "Glue"
    assert t.schedule == "Lunch Break"
    assert t.may_act_again
    t.until_turn(0)
    assert t.hand == "Glue 4 Junk Cheer"
    assert t.discard == "Lunch Break"


@pytest.mark.rule("D-425", "D-308", "D-007")
def test_lunch_break_draws_junk_for_lack_of_cards() -> None:
    t = dale(hand="Lunch Break", junk=6)
    t.play("Lunch Break")
    assert t.hand == "Junk"
    assert t.junk == 5
    assert t.told(1, "drew-junk", seat=0, count=1)
    assert t.known_hand(1, 0) == "Junk"


@pytest.mark.rule("D-425", "D-604")
def test_what_lunch_break_draws_is_seen_by_the_drawer() -> None:
    t = dale(hand="Lunch Break", deck="Glue Junk Cheer")
    t.play("Lunch Break")
    assert t.told(0, "drew", cards="Glue")
    assert t.told(1, "drew", cards=None, count=1)
    assert len(t.hands_imagined(1, 0)) > 1


# Ironing


@pytest.mark.rule("D-426", "D-420")
def test_ironing_does_nothing_until_the_next_turn() -> None:
    t = dale(hand="Ironing Junk", deck="9 Junk")
    t.play("Ironing")
    assert t.value("Junk") == 1
    t.until_turn(0)
    assert t.value("Junk") == 2
    assert t.told(1, "value-changed", card=None, value=1)


@pytest.mark.rule("D-426", "D-811")
def test_with_ironing_a_stack_of_three_cards_is_worth_three_more() -> None:
    t = dale(
        hand="2 Steady Achiever Shopping Journey", schedule="Ironing",
        stall="Cheer | Cheer | Cheer | Cheer | Cheer | Cheer", at_start=True,
    )  # fmt: skip
    t.build("2 Steady Achiever Shopping Journey")
    assert len(t.stall) == 7


@pytest.mark.rule("D-426", "D-810", "D-214")
def test_ironing_counts_when_paying_and_leaves_prices_alone() -> None:
    t = dale(hand="2 Junk", deck="9 Junk", schedule="Ironing", market="Charity", at_start=True)
    assert t.price("Charity") == 4
    t.buy("Charity", with_="2 Junk")
    assert t.told(1, "bought", price=4)


@pytest.mark.rule("D-426", "D-313")
def test_several_boosts_add_up_and_cover_cards_gained_later() -> None:
    t = dale(hand="Lunch Break Flashy Show", deck="Glue Junk", schedule="Ironing Ironing", at_start=True)
    assert t.value("Lunch Break") == 7
    t.play("Lunch Break")
    assert t.value("Glue") == 7
    t.play("Flashy Show")
    assert t.value("Glue") == 8


@pytest.mark.rule("D-426", "D-008", "D-255")
def test_ironing_stays_in_the_schedule_to_the_end_of_that_turn() -> None:
    t = dale(hand="Junk", deck="9 Junk", schedule="Ironing", at_start=True)
    assert t.schedule == "Ironing"
    assert t.discard == ""
    assert t.seen_by(1).players[0].schedule[0].due == "this-turn"
    t.end_turn()
    assert t.schedule == ""
    assert t.discard == "Ironing"
    assert t.value("Junk") == 1


@pytest.mark.rule("D-008")
def test_by_option_ironing_is_discarded_as_soon_as_it_works() -> None:
    t = dale(hand="Junk", schedule="Ironing", at_start=True, turn_techniques="leave")
    assert t.discard == "Ironing"
    assert t.value("Junk") == 2


@pytest.mark.rule("D-426")
def test_ironing_is_for_its_owner_only() -> None:
    t = dale(hand="Junk", schedule="Ironing", hands={1: "Junk"}, at_start=True)
    assert t.value("Junk", seat=1) == 1
