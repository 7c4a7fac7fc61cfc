"""Dealing Giant Pandas: a hand in the market."""

from __future__ import annotations

import pytest

from tests.games.dale.language import GAME, dale
from webfoot.games.dale import moves as m

# Loyal Partner


@pytest.mark.rule("D-521", "D-005")
def test_loyal_partner_throws_the_market_away_in_any_order_and_fills_it() -> None:
    t = dale(
        hand="Loyal Partner", market="Magnet Glue Cheer", market_deck="Raffle Swank Charity Rumours Tasters Sofa"
    )
    t.play("Loyal Partner").choose("Glue", "Magnet")
    assert t.market_discard == "Cheer Magnet Glue"
    assert t.market == "Raffle Swank Charity Rumours Tasters"
    assert t.may_act_again


@pytest.mark.rule("D-521")
def test_the_rest_of_the_market_can_go_as_it_lies() -> None:
    t = dale(hand="Loyal Partner", market="Magnet Glue Cheer Raffle", market_deck="5 Junk")
    t.play("Loyal Partner").choose("Cheer", "confirm")
    assert t.market_discard == "Raffle Glue Magnet Cheer"


@pytest.mark.rule("D-521", "D-309")
def test_with_a_short_market_deck_what_was_thrown_away_comes_back() -> None:
    t = dale(hand="Loyal Partner", market="Magnet Glue", market_deck="Raffle")
    t.play("Loyal Partner").choose("Glue")
    assert t.market == "Raffle Magnet Glue - -"
    t = dale(hand="Loyal Partner")
    t.play("Loyal Partner")
    assert t.market == "5 -"
    assert t.may_act_again


# Prepaid Good


@pytest.mark.rule("D-522", "D-841", "D-253")
def test_prepaid_good_takes_any_market_card_for_free_and_gives_no_bonus() -> None:
    t = dale(hand="Prepaid Good", market="Magnet Glue", deck="9 Junk", market_deck="Cheer", hands={1: "Binoculars"})
    t.play("Prepaid Good").choose("Glue")
    assert "Glue" in t.hand
    assert t.known_hand(1, 0) == "Glue"
    assert t.told(1, "took", cards="Glue", source="market")
    assert not t.told(None, "bought")
    assert t.turn == 1
    assert t.market == "Magnet Cheer - - -"


@pytest.mark.rule("D-522", "D-310")
def test_prepaid_good_from_an_empty_market_does_nothing() -> None:
    t = dale(hand="Prepaid Good", deck="9 Junk")
    t.play("Prepaid Good")
    assert t.turn == 1
    assert t.discard == "Prepaid Good"


# Essential Purchase


@pytest.mark.rule("D-523", "D-301")
def test_buying_an_essential_purchase_throws_away_up_to_three_junk_of_the_payment() -> None:
    t = dale(hand="4 Junk", market="- Essential Purchase", junk=2, deck="9 Magnet")
    t.buy("Essential Purchase", with_="4 Junk")
    assert t.choices() == ["3", "2", "1", "0"]
    t.choose(3)
    assert t.junk == 5
    assert t.discard == "Junk"
    assert t.told(1, "threw-away", cards="3 Junk")
    assert "Essential Purchase" in t.hand


@pytest.mark.rule("D-523")
@pytest.mark.parametrize(("thrown", "discarded"), [(0, "2 Junk"), (1, "Junk"), (2, "")])
def test_no_more_than_there_is_and_as_few_as_you_like(thrown: int, discarded: str) -> None:
    t = dale(hand="2 Junk Wise Spy", market="Essential Purchase", deck="9 Magnet")
    t.buy("Essential Purchase", with_="2 Junk Wise Spy")
    assert t.choices() == ["2", "1", "0"]
    t.choose(thrown)
    assert t.discard == f"Wise Spy {discarded}"


@pytest.mark.rule("D-523")
def test_without_junk_in_the_payment_there_is_nothing_to_ask() -> None:
    t = dale(hand="Swank", market="Essential Purchase", deck="9 Magnet")
    t.buy("Essential Purchase", with_="Swank")
    assert t.turn == 1
    assert t.discard == "Swank"


@pytest.mark.rule("D-523", "D-841")
def test_taking_one_or_paying_with_one_throws_no_junk_away() -> None:
    t = dale(hand="Prepaid Good", market="Essential Purchase", deck="9 Junk")
    t.play("Prepaid Good").choose("Essential Purchase")
    assert t.turn == 1
    t = dale(hand="Essential Purchase 2 Junk", market="Glue", deck="9 Magnet", junk=0)
    t.buy("Glue", with_="Essential Purchase 2 Junk")
    assert t.turn == 1
    assert t.junk == 0


@pytest.mark.rule("D-523", "D-576")
def test_a_chameleon_in_the_market_is_no_essential_purchase() -> None:
    t = dale(hand="5 Junk", market="Trendsetting Essential Purchase", deck="9 Magnet", junk=0)
    t.buy("Trendsetting", with_="5 Junk")
    assert t.turn == 1
    assert t.junk == 0


# Market Discovery


@pytest.mark.rule("D-524", "D-831")
def test_market_discovery_throws_away_the_top_of_the_market_deck_once_a_turn() -> None:
    t = dale(hand="Market Discovery", market_deck="Glue Cheer")
    t.use("Market Discovery")
    assert t.market_discard == "Glue"
    assert t.hand == "Market Discovery"
    assert t.known_hand(1, 0) == "Market Discovery"
    assert t.told(1, "threw-away", cards="Glue", source="market-deck")
    assert not t.state.acted
    assert t.refuses("D-831").use("Market Discovery")


@pytest.mark.rule("D-524", "D-309")
def test_with_an_empty_market_deck_the_discard_is_reshuffled_for_it() -> None:
    t = dale(hand="Market Discovery", market_discard="Glue Cheer")
    t.use("Market Discovery")
    assert t.market_discard == "Glue"
    assert t.market_deck == "Cheer"
    t = dale(hand="Market Discovery")
    t.use("Market Discovery")
    assert t.market_discard == ""


@pytest.mark.rule("D-524", "D-841", "D-842")
def test_paying_with_it_buys_the_top_of_the_market_discard_at_its_printed_value() -> None:
    t = dale(
        hand="Market Discovery Junk",
        market_deck="9 Sofa",
        market_discard="Glue Cheer",
        deck="9 Junk",
        schedules={1: "Scary Gunfight"},
    )
    t.buy_discarded(with_="Market Discovery Junk")
    assert "Glue" in t.hand
    assert t.market_discard == "Cheer"
    assert t.discard == "Junk Market Discovery"
    assert t.told(1, "bought", card="Glue", price=5, from_discard=True)


@pytest.mark.rule("D-524", "D-212")
def test_the_payment_must_include_it_and_must_not_be_too_much() -> None:
    t = dale(hand="Market Discovery Spyglass 2 Junk", market_discard="Magnet")
    assert t.refuses("D-524").buy_discarded(with_="Spyglass")
    assert t.refuses("D-212").buy_discarded(with_="Market Discovery Junk")
    t.buy_discarded(with_="Market Discovery")
    assert "Magnet" in t.hand


@pytest.mark.rule("D-524", "D-526", "D-212")
def test_stock_clearance_alone_does_not_buy_from_the_discard() -> None:
    t = dale(hand="Stock Clearance Market Discovery Junk", market_discard="Magnet", deck="9 Junk")
    assert t.refuses("D-524").buy_discarded(with_="Stock Clearance")
    t.buy_discarded(with_="Stock Clearance Market Discovery Junk")  # with both there is no limit
    assert "Magnet" in t.hand


@pytest.mark.rule("D-524", "D-212")
def test_what_cannot_pay_because_of_it_is_refused_by_its_own_rule_and_the_rest_by_the_price() -> None:
    t = dale(hand="Market Discovery Spyglass Junk", market_discard="Magnet")
    t.do(0, m.BuyDiscarded())
    blocked = GAME.blocked(t.state, 0)
    # 4 for a price of 4 would do, were Market Discovery not needed; with 1 and 4 the Junk is too much.
    assert {place: refusal.rule for place, refusal in blocked.items()} == {"hand:1": "D-524", "hand:2": "D-212"}


@pytest.mark.rule("D-524")
def test_without_it_or_without_a_discard_nothing_can_be_bought_there() -> None:
    assert not dale(hand="5 Junk", market_discard="Cheer").allows(m.BuyDiscarded())
    assert not dale(hand="Market Discovery 5 Junk").allows(m.BuyDiscarded())
    assert not dale(hand="Market Discovery", market_discard="Glue").allows(m.BuyDiscarded())


@pytest.mark.rule("D-524", "D-253")
def test_paying_for_a_card_of_the_market_with_it_is_an_ordinary_purchase() -> None:
    t = dale(hand="Market Discovery", market="Magnet", market_discard="Cheer", schedules={1: "Scary Gunfight"})
    assert t.price("Magnet") == 6
    assert not t.allows(m.Buy(0))


@pytest.mark.rule("D-524", "D-523")
def test_an_essential_purchase_bought_from_the_discard_counts_as_bought() -> None:
    t = dale(hand="Market Discovery", market_discard="Essential Purchase", deck="9 Junk")
    t.buy_discarded(with_="Market Discovery")
    assert t.turn == 1
    t = dale(hand="Market Discovery Junk Rare Artefact", market_discard="Essential Purchase", luck=[0])
    assert t.refuses("D-212").buy_discarded(with_="Market Discovery Junk")


@pytest.mark.rule("D-254", "D-524")
def test_market_discovery_may_be_used_after_the_refill() -> None:
    t = dale(hand="Market Discovery", deck="9 Junk", market_deck="Glue Cheer 5 Junk", reacting=[0])
    t.end_turn().stop()
    assert t.asked == "late-ability"
    assert t.market == "Glue Cheer 3 Junk"
    t.use("Market Discovery")
    assert t.told(None, "threw-away", source="market-deck")
    t.stop()
    assert t.turn == 1


# Special Offer


@pytest.mark.rule("D-525", "D-841", "D-604")
def test_special_offer_keeps_one_of_three_and_throws_the_others_away() -> None:
    t = dale(hand="Special Offer", deck="9 Junk", market_deck="Magnet Glue Cheer 6 Swank", market="5 Sofa")
    t.play("Special Offer")
    assert t.seen_by(0).aside == ["magnet", "glue", "cheer"]
    assert t.seen_by(1).aside == []
    t.choose("Glue", "Cheer")
    assert "Glue" in t.hand
    assert t.known_hand(1, 0) == ""
    assert t.told(0, "found", cards="Glue")
    assert t.told(1, "found", cards=None)
    assert t.told(1, "threw-away", cards="Cheer", source="market-deck")
    assert t.market_discard == "Magnet Cheer"
    assert not t.told(None, "bought")
    assert t.turn == 1  # no bonus action


@pytest.mark.rule("D-525", "D-221", "D-309")
@pytest.mark.parametrize("deck", ["", "Magnet", "Magnet Glue"])
def test_special_offer_with_fewer_cards_does_what_it_can(deck: str) -> None:
    t = dale(hand="Special Offer", deck="9 Junk", market_deck=deck)
    t.play("Special Offer")
    if deck:
        t.choose("Magnet")
    assert ("Magnet" in t.hand) == bool(deck)
    assert t.turn == 1


@pytest.mark.rule("D-525", "D-309")
def test_special_offer_reshuffles_the_market_discard_in_the_middle() -> None:
    t = dale(hand="Special Offer", market_deck="Magnet", market_discard="Glue Cheer Swank")
    t.play("Special Offer")
    assert t.seen_by(0).aside == ["magnet", "glue", "cheer"]


# Stock Clearance


@pytest.mark.rule("D-526", "D-810", "D-212")
def test_stock_clearance_lifts_the_limit_of_overpayment() -> None:
    t = dale(hand="Stock Clearance Magnet Junk", market="Cheer", deck="9 Junk")
    assert t.refuses("D-212").buy("Cheer", with_="Magnet Junk")
    t.buy("Cheer", with_="Stock Clearance Magnet Junk")
    assert t.discard == "Junk Magnet Stock Clearance"


@pytest.mark.rule("D-526", "D-211")
def test_even_so_the_price_must_be_reached() -> None:
    t = dale(hand="Stock Clearance Junk", market="- - Glue Magnet Sofa")
    assert not t.allows(m.Buy(2))
    assert not t.allows(m.Buy(4))
