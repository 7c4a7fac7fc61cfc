"""Experimenting Platypuses: control over one's cards."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale
from webfoot.games.dale import moves as m

# Tireless Tinkerer


@pytest.mark.rule("D-411")
def test_tireless_tinkerer_puts_the_top_of_the_discard_on_the_deck() -> None:
    t = dale(hand="Tireless Tinkerer", deck="Junk", discard="Glue Magnet")
    t.play("Tireless Tinkerer")
    assert t.deck == "Glue Junk"
    assert t.discard == "Tireless Tinkerer Magnet"
    assert t.may_act_again


@pytest.mark.rule("D-411", "D-225")
def test_tireless_tinkerer_does_not_find_itself_in_an_empty_discard() -> None:
    t = dale(hand="Tireless Tinkerer", deck="Junk")
    t.play("Tireless Tinkerer")
    assert t.deck == "Junk"
    assert t.discard == "Tireless Tinkerer"
    assert t.may_act_again


@pytest.mark.rule("D-411", "D-602")
def test_everybody_saw_which_card_tireless_tinkerer_put_on_the_deck() -> None:
    t = dale(hand="Tireless Tinkerer", deck="Junk Cheer Junk", discard="Glue")
    t.play("Tireless Tinkerer")
    assert t.told(1, "put-on-deck", cards="Glue", source="discard")
    for viewer in (None, 0, 1):
        assert t.known_deck(viewer, 0) == "Glue"
        assert all(other.deck.cards[0] == "glue" for other in t.imagined(viewer))
    assert len({other.deck for other in t.imagined(1)}) > 1


# Calculations


@pytest.mark.rule("D-412", "D-210")
def test_calculations_rearranges_the_market_and_buys_at_the_new_price() -> None:
    t = dale(hand="Calculations Glue Junk", market="Cheer Raffle Siesta Charity Tasters")
    t.rearrange("Calculations", "Tasters Cheer Raffle Siesta Charity")
    assert not t.events, "nobody hears of a layout that is only being thought of"
    t.buy("Siesta", with_="Calculations Glue")  # 4 + 3
    assert t.told(1, "rearranged", market="Tasters Cheer Raffle Siesta Charity")
    assert t.told(1, "bought", card="Siesta", price=7, payment="Calculations Glue")
    t.choose("no")
    assert t.market == "Tasters Cheer Raffle Charity -"
    assert "Siesta" in t.hand


@pytest.mark.rule("D-412", "D-252")
def test_the_layout_of_calculations_stays() -> None:
    t = dale(hand="Calculations", deck="9 Junk", market="Cheer Scary Gunfight Charity", market_deck="Siesta Magnet")
    t.rearrange("Calculations", "Scary Gunfight Charity Cheer").buy("Scary Gunfight", with_="Calculations")
    assert t.market == "Charity Cheer Siesta Magnet -"


@pytest.mark.rule("D-412")
def test_a_purchase_after_rearranging_must_be_paid_with_calculations() -> None:
    t = dale(hand="Calculations Magnet Junk", deck="9 Junk", market="Cheer Charity")
    t.rearrange("Calculations", "Charity Cheer")
    # Charity costs 4: Magnet alone would pay it, but not with Calculations beside it.
    assert t.refuses("D-412").buy("Charity", with_="Calculations Magnet")
    t.do(0, m.Buy(1)).choose("Junk", "confirm")
    assert t.discard == "Junk Calculations"


@pytest.mark.rule("D-412", "D-212")
def test_only_a_layout_that_leaves_a_purchase_may_be_chosen() -> None:
    # Two of value 4: only the one in the cheapest place can be paid, with 2 + 2.
    t = dale(hand="2 Calculations", market="Magnet Charity Glue")
    t.do(0, m.Rearrange(0))
    assert t.choices() == ["Magnet", "Charity"]
    assert t.refuses("D-412").choose(m.Slot(2))
    t.choose("Charity")
    assert sorted(t.choices()) == ["Glue", "Magnet"]


@pytest.mark.rule("D-412")
def test_calculations_cannot_rearrange_if_no_layout_leaves_a_purchase() -> None:
    t = dale(hand="Calculations Junk", market="Magnet Charity")
    assert t.refuses("D-412").rearrange("Calculations", "Charity Magnet")
    t = dale(hand="Calculations Junk")
    assert t.refuses("D-412").rearrange("Calculations", "")


@pytest.mark.rule("D-412", "D-432")
def test_surcharges_apply_to_the_rearranged_prices() -> None:
    t = dale(hand="2 Calculations", market="Glue Cheer", schedules={1: "Scary Gunfight"})
    t.rearrange("Calculations", "Cheer Glue").buy("Cheer", with_="2 Calculations")
    assert t.told(1, "bought", price=4)


@pytest.mark.rule("D-006", "D-412")
def test_calculations_packs_a_market_with_gaps_to_the_cheap_end() -> None:
    t = dale(hand="Calculations Junk", market="- Cheer - Scary Gunfight")
    t.rearrange("Calculations", "Scary Gunfight Cheer").buy("Cheer", with_="Calculations Junk")
    assert t.told(1, "rearranged", market="Scary Gunfight Cheer - - -")
    assert t.told(1, "bought", price=3)


@pytest.mark.rule("D-412", "D-106")
def test_calculations_may_pay_without_rearranging() -> None:
    t = dale(hand="Calculations", deck="9 Junk", market="Cheer Charity")
    t.buy("Cheer", with_="Calculations")
    assert not t.told(None, "rearranged")
    assert "Cheer" in t.hand


@pytest.mark.rule("D-412", "D-841", "D-524")
def test_after_rearranging_the_market_discard_may_be_bought_with_market_discovery() -> None:
    t = dale(
        hand="Calculations Market Discovery Junk",
        deck="9 Junk",
        market="Sofa Glue Tasters",
        market_discard="Dangerous Test",
        schedules={1: "Scary Gunfight"},
    )
    assert not any(t.allows(m.Buy(slot)) for slot in (1, 2))
    t.rearrange("Calculations", "Tasters Sofa Glue")
    t.buy_discarded(with_="Calculations Market Discovery")
    assert t.told(1, "rearranged", market="Tasters Sofa Glue - -")
    assert t.told(1, "bought", card="Dangerous Test", price=5, from_discard=True)
    assert "Dangerous Test" in t.hand
    assert t.market_discard == ""
    assert t.market == "Tasters Sofa Glue - -"


@pytest.mark.rule("D-412", "D-524")
def test_without_market_discovery_only_the_market_is_for_sale_after_rearranging() -> None:
    t = dale(hand="2 Calculations", market="Cheer Scary Gunfight", market_discard="Raffle")
    t.rearrange("Calculations", "Scary Gunfight Cheer")
    assert t.refuses("D-524").buy_discarded(with_="2 Calculations")


# Safety Precaution


@pytest.mark.rule("D-413", "D-311", "D-233")
def test_safety_precaution_takes_the_place_of_any_card_of_the_own_stall() -> None:
    t = dale(hand="Safety Precaution Junk", stall="Little Villain | Cheer | Night Shift")
    t.play("Safety Precaution")
    assert sorted(t.choices()) == ["Cheer", "Little Villain", "Night Shift"]
    t.choose("Cheer")
    assert t.hand == "Cheer Junk"
    assert t.stall == "Little Villain | Safety Precaution | Night Shift"
    assert t.discard == ""
    assert t.may_act_again
    assert t.told(1, "swapped", card="Safety Precaution", got="Cheer", source="stall")


@pytest.mark.rule("D-413", "D-233")
def test_a_stack_stays_complete_after_safety_precaution() -> None:
    t = dale(hand="Safety Precaution Calculations", stall="Tireless Tinkerer")
    t.play("Safety Precaution").choose("Tireless Tinkerer").build("Calculations")
    assert t.stall == "Safety Precaution | Calculations"


@pytest.mark.rule("D-413", "D-311", "D-221")
def test_with_an_empty_stall_safety_precaution_is_discarded_and_gives_its_bonus() -> None:
    t = dale(hand="Safety Precaution", stalls={1: "Little Villain"})
    t.play("Safety Precaution")
    assert t.discard == "Safety Precaution"
    assert t.stall_of(1) == "Little Villain"
    assert t.may_act_again


@pytest.mark.rule("D-413", "D-234")
def test_a_card_that_comes_back_from_the_stall_is_an_ordinary_card() -> None:
    t = dale(hand="Safety Precaution", stall="Tireless Tinkerer", discard="Glue")
    t.play("Safety Precaution").choose("Tireless Tinkerer").play("Tireless Tinkerer")
    assert t.deck == "Glue"


@pytest.mark.rule("D-413", "D-606")
def test_everybody_knows_the_card_that_came_out_of_the_stall() -> None:
    t = dale(hand="Safety Precaution Junk", deck="Glue Junk", stall="Little Villain")
    t.play("Safety Precaution").choose("Little Villain")
    assert t.known_hand(1, 0) == "Little Villain"
    assert all("Little Villain" in other.hand for other in t.imagined(1))


# Magnet


@pytest.mark.rule("D-414", "D-605")
def test_magnet_takes_any_card_of_the_deck_then_shuffles() -> None:
    t = dale(hand="Magnet Junk", deck="Junk Glue Junk")
    t.play("Magnet")
    assert t.seen_by(0).searching == ["junk", "junk", "glue"]
    assert t.seen_by(1).searching == []
    t.choose("Glue")
    assert t.hand == "Glue Junk"
    assert t.deck == "Junk Junk"
    assert t.deck_was_shuffled
    assert t.discard == "Magnet"
    assert t.may_act_again


@pytest.mark.rule("D-414", "D-605", "D-601")
def test_nobody_else_sees_what_magnet_found() -> None:
    t = dale(hand="Magnet Junk", deck="Junk Glue Cheer Junk")
    t.play("Magnet").choose("Glue")
    assert t.told(0, "found", cards="Glue")
    for viewer in (1, None):
        assert t.told(viewer, "found", cards=None, count=1)
        assert not t.told(viewer, "found", cards="Glue")
        assert t.known_hand(viewer, 0) == ""
        assert len(t.hands_imagined(viewer, 0)) > 1
    assert t.hands_imagined(0, 0) == {t.hand}


@pytest.mark.rule("D-414", "D-307")
def test_magnet_must_take_a_card_if_there_is_one() -> None:
    t = dale(hand="Magnet", deck="Junk Glue")
    t.play("Magnet")
    assert sorted(t.choices()) == ["Glue", "Junk"]
    assert t.refuses("other-question").choose("no")


@pytest.mark.rule("D-414", "D-307", "D-821")
def test_magnet_does_nothing_with_an_empty_deck_and_leaves_the_discard_alone() -> None:
    t = dale(hand="Magnet", discard="Glue Junk")
    t.play("Magnet")
    assert t.discard == "Magnet Glue Junk"
    assert t.hand == ""
    assert not t.deck_was_shuffled
    assert t.may_act_again


@pytest.mark.rule("D-414", "D-601")
def test_magnet_shuffles_what_was_known_of_the_deck() -> None:
    t = dale(hand="Tireless Tinkerer Magnet", deck="Junk Cheer Junk", discard="Glue")
    t.play("Tireless Tinkerer")
    assert t.known_deck(1, 0) == "Glue"
    t.play("Magnet").choose("Cheer")
    assert t.known_deck(1, 0) == t.known_deck(0, 0) == ""
    assert len({other.deck for other in t.imagined(0)}) > 1


@pytest.mark.rule("D-414")
def test_what_magnet_searched_is_known_to_the_searcher_only() -> None:
    t = dale(hand="Magnet", deck="Junk Glue Cheer")
    t.play("Magnet").choose("Junk")
    assert {frozenset(other.deck.cards) for other in t.imagined(0)} == {frozenset({"glue", "cheer"})}
    assert len({frozenset(other.deck.cards) for other in t.imagined(1)}) > 1


# Dangerous Test


@pytest.mark.rule("D-415")
def test_dangerous_test_draws_three_and_discards_any_three() -> None:
    t = dale(hand="Dangerous Test Junk Cheer", deck="Glue Raffle Junk Magnet")
    t.play("Dangerous Test")
    assert t.hand == "Junk Cheer Glue Raffle Junk"
    assert t.seen_by(1).ask is not None
    assert t.seen_by(0).ask == t.seen_by(1).ask
    t.choose("Junk", "Glue", "Cheer")
    assert t.hand == "Raffle Junk"
    assert t.discard == "Dangerous Test Cheer Glue Junk"
    assert t.may_act_again


@pytest.mark.rule("D-415", "D-221")
def test_dangerous_test_discards_all_if_there_are_fewer_than_three() -> None:
    t = dale(hand="Dangerous Test", deck="Glue", discard="Cheer", junk_for_draws="refill")
    t.play("Dangerous Test").choose("Glue Cheer")
    assert t.hand == ""
    assert t.discard == "Dangerous Test Cheer Glue"
    assert t.may_act_again


@pytest.mark.rule("D-415", "D-304", "D-225")
def test_dangerous_test_reshuffles_on_the_way_and_stays_out_of_it() -> None:
    t = dale(hand="Dangerous Test", deck="Glue", discard="Cheer Raffle Junk")
    t.play("Dangerous Test")
    assert t.hand == "Glue Cheer Raffle"
    assert t.deck_was_shuffled
    assert t.deck == "Junk"


@pytest.mark.rule("D-415", "D-604", "D-606")
def test_draws_are_seen_by_the_drawer_and_discards_by_all() -> None:
    t = dale(hand="Dangerous Test Junk", deck="Glue Raffle Magnet Cheer")
    t.play("Dangerous Test")
    assert t.told(0, "drew", cards="Glue Raffle Magnet")
    assert t.told(1, "drew", cards=None, count=3)
    assert len(t.hands_imagined(1, 0)) > 1
    t.choose("Raffle Glue Junk")
    assert t.told(1, "discarded", cards="Glue", owner=0)
    assert t.known_hand(1, 0) == ""
    assert {hand.cards[0] for hand in t.hands_imagined(1, 0)} == {"magnet", "cheer"}


# Glue


@pytest.mark.rule("D-416", "D-106")
def test_glue_pays_and_may_stay_in_hand() -> None:
    t = dale(hand="Glue Junk", deck="9 Junk", market="Tasters")
    t.buy("Tasters", with_="Glue")
    assert t.asked == "keep"
    assert sorted(t.choices()) == ["no", "yes"]
    t.choose("yes")
    assert t.hand == "Glue Tasters 3 Junk"
    assert t.discard == ""
    assert t.told(1, "kept", card="Glue")
    assert t.known_hand(1, 0) == "Glue Tasters"


@pytest.mark.rule("D-416")
def test_glue_may_be_discarded_like_any_payment() -> None:
    t = dale(hand="Glue Junk", deck="9 Junk", market="Tasters")
    t.buy("Tasters", with_="Glue").choose("no")
    assert t.discard == "Glue"
    assert "Glue" not in t.hand


@pytest.mark.rule("D-416", "D-810", "D-212")
def test_glue_counts_for_the_overpayment_limit() -> None:
    t = dale(hand="Glue Junk Magnet", market="Raffle Siesta")
    assert t.refuses("D-212").buy("Raffle", with_="Glue Junk")
    assert t.refuses("D-212").buy("Siesta", with_="Magnet Glue")


@pytest.mark.rule("D-416", "D-810", "D-426")
def test_glue_pays_its_current_value() -> None:
    t = dale(hand="Glue", deck="9 Junk", schedule="Ironing", market="- Tasters", at_start=True)
    assert t.value("Glue") == 6
    t.buy("Tasters", with_="Glue").choose("yes")
    assert t.told(1, "bought", price=6)


@pytest.mark.rule("D-416")
def test_each_glue_decides_for_itself() -> None:
    t = dale(hand="2 Glue", deck="9 Junk", market="- - - - Tasters")
    t.buy("Tasters", with_="Glue Glue").choose("yes")
    assert t.asked == "keep"
    t.choose("no")
    assert t.discard == "Glue"
    assert t.hand == "Glue Tasters 3 Junk"


@pytest.mark.rule("D-416", "D-106")
def test_glue_in_a_stack_or_discarded_is_an_ordinary_card() -> None:
    t = dale(hand="Glue", stall="Cheer | Cheer | Cheer | Cheer", deck="9 Junk")
    t.build("Glue")
    assert t.stall == "Cheer | Cheer | Cheer | Cheer | Glue"
    t = dale(hand="Glue", deck="9 Junk")
    t.inventory("Glue")
    assert t.discard == "Glue"
