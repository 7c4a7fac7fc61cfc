"""The market: prices, payments, overpayment, gaps and filling."""

from __future__ import annotations

import pytest

from tests.games.dale.language import Table, dale
from webfoot.games.dale import moves as m

# prices


@pytest.mark.rule("D-210")
def test_a_card_costs_its_value_and_the_surcharge_of_its_place() -> None:
    t = dale(market="Cheer Raffle Charity Tasters Siesta")
    assert [t.price(card) for card in ("Cheer", "Raffle", "Charity", "Tasters", "Siesta")] == [2, 4, 6, 8, 8]
    assert [place.price for place in t.seen_by(0).market if place] == [2, 4, 6, 8, 8]


@pytest.mark.rule("D-210", "D-202")
def test_exactly_one_card_is_bought_and_that_was_the_action() -> None:
    t = dale(hand="2 Cheer Glue", deck="9 Junk", market="Scary Gunfight Raffle Charity")
    t.buy("Scary Gunfight", with_="Cheer")
    assert t.turn == 1


@pytest.mark.rule("D-214")
def test_boosts_of_ones_own_cards_do_not_change_prices() -> None:
    t = dale(hand="Flashy Show Junk", market="Cheer")
    t.play("Flashy Show")
    assert t.value("Junk") == 2
    assert t.price("Cheer") == 2


@pytest.mark.rule("D-214", "D-576")
def test_a_chameleon_in_the_market_costs_its_printed_value() -> None:
    t = dale(market="Glue Reflection Trendsetting", discards={1: "Tasters"})
    assert t.price("Reflection") == 3
    assert t.price("Trendsetting") == 7


# paying


@pytest.mark.rule("D-211", "D-316")
def test_payment_goes_to_the_discard_in_the_chosen_order_and_the_card_to_hand() -> None:
    t = dale(hand="Junk Cheer Raffle", deck="9 Junk", discard="Glue", market="Tasters")
    t.buy("Tasters", with_="Raffle Cheer")
    assert t.discard == "Cheer Raffle Glue"
    assert t.hand == "Junk Tasters 3 Junk"
    assert t.told(1, "bought", card="Tasters", price=5, payment="Raffle Cheer", from_discard=False)
    assert t.known_hand(1, 0) == "Tasters"


@pytest.mark.rule("D-211", "D-107", "D-313")
def test_cards_pay_at_their_current_value() -> None:
    t = dale(hand="Rare Artefact Junk Junk", deck="9 Junk", market="Charity", luck=[4])
    t.play("Rare Artefact").choose("Junk")
    t.do(0, m.Buy(0)).do(0, m.Suggested(0))
    assert t.told(1, "bought", price=4)
    assert t.discard == "Rare Artefact 2 Junk", "the tripled junk and one more"


@pytest.mark.rule("D-212", "D-810")
@pytest.mark.parametrize(
    ("payment", "legal"),
    [
        ("Charity Siesta", True),  # 4 + 4 for 5: each is needed
        ("Tasters", True),
        ("Cheer Raffle", True),
        ("Raffle Siesta", True),  # 7 for 5: 2 too much, less than either
        ("Siesta Junk", True),
        ("Tasters Junk", False),
        ("Cheer Raffle Junk", False),
        ("Siesta Cheer Junk", False),
        ("Siesta Raffle Cheer", False),
        ("Raffle Junk", False),
    ],
)
def test_overpaying_is_allowed_only_if_every_card_is_needed(payment: str, legal: bool) -> None:
    t = dale(hand="Junk Cheer Raffle Siesta Charity Tasters", deck="9 Junk", market="Rumours")
    assert t.price("Rumours") == 5
    if legal:
        t.buy("Rumours", with_=payment)
        assert "Rumours" in t.hand
    else:
        assert t.refuses("D-212").buy("Rumours", with_=payment)


@pytest.mark.rule("D-210")
def test_less_than_the_price_is_not_enough() -> None:
    t = dale(hand="Junk Charity", deck="9 Junk", market="Rumours")
    assert t.refuses("D-210").buy("Rumours", with_="Charity")


@pytest.mark.rule("D-212")
def test_no_change_is_given() -> None:
    t = dale(hand="Tasters", deck="9 Junk", market="Cheer")
    t.buy("Cheer", with_="Tasters")
    assert t.discard == "Tasters"
    assert t.hand == "Cheer 4 Junk"


@pytest.mark.rule("D-212")
def test_a_suggested_payment_is_legal_and_spares_the_good_cards() -> None:
    t = dale(hand="Tasters 3 Junk Raffle", deck="9 Junk", market="Siesta")
    t.buy("Siesta")
    assert t.told(1, "bought", price=4)
    assert "Tasters" in t.hand


@pytest.mark.rule("D-213", "D-211")
def test_if_nothing_can_be_paid_the_market_cannot_be_chosen() -> None:
    t = dale(hand="Junk", market="Cheer Raffle")
    assert t.refuses("D-211").buy("Cheer")
    assert not [move for move in t.choices() if move.startswith(("Buy", "Rearrange"))]


@pytest.mark.rule("D-213")
def test_a_single_card_pays_whatever_it_is_worth() -> None:
    t = dale(hand="Glue", deck="9 Junk", market="Cheer")
    t.buy("Cheer", with_="Glue").choose("no")
    assert t.discard == "Glue"


# gaps and filling


@pytest.mark.rule("D-253", "D-210")
def test_gaps_stay_open_and_cannot_be_bought_from() -> None:
    t = dale(hand="Junk Junk Glue", market="- Cheer", market_deck="Raffle")
    assert t.price("Cheer") == 3
    assert t.refuses("D-253").do(0, m.Buy(0))
    assert t.refuses("D-253").do(0, m.Buy(4))


@pytest.mark.rule("D-252")
def test_in_clean_up_the_market_slides_right_and_is_dealt_from_right_to_left() -> None:
    t = dale(market="- Cheer - Raffle -", market_deck="Glue Magnet Siesta Charity")
    t.end_turn()
    assert t.market == "Cheer Raffle Glue Magnet Siesta"
    assert t.market_deck == "Charity"
    assert t.told(1, "market-filled", cards="Glue Magnet Siesta")


@pytest.mark.rule("D-309", "D-252")
def test_an_empty_market_deck_is_made_anew_from_the_market_discard() -> None:
    t = dale(market="Cheer", market_deck="Raffle", market_discard="Glue Magnet Siesta Charity")
    t.end_turn()
    assert t.market == "Cheer Raffle Glue Magnet Siesta"
    assert t.market_deck == "Charity"
    assert t.market_discard == ""
    assert t.told(1, "market-shuffled")


@pytest.mark.rule("D-309")
def test_the_market_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    t = dale(market="Cheer - Raffle Glue Magnet", market_deck="Siesta", market_discard="Charity")
    t.end_turn()
    assert t.market_deck == ""
    assert t.market_discard == "Charity"


@pytest.mark.rule("D-309")
def test_with_both_empty_the_market_stays_incomplete() -> None:
    t = dale(market="- Cheer", market_deck="Raffle")
    t.end_turn()
    assert t.market == "Cheer Raffle - - -"


@pytest.mark.rule("D-310", "D-842")
def test_taking_from_an_empty_market_does_nothing() -> None:
    t = dale(hand="Prepaid Good", deck="9 Junk")
    t.play("Prepaid Good")
    assert t.turn == 1
    assert t.discard == "Prepaid Good"


@pytest.mark.rule("D-842", "D-524")
def test_with_an_empty_market_only_market_discovery_can_buy() -> None:
    t = dale(hand="Glue Junk", market_discard="Cheer")
    assert t.refuses("D-253").do(0, m.Buy(0))
    assert t.refuses("D-524").buy_discarded()
    t = dale(hand="Market Discovery Junk", deck="9 Junk", market_discard="Cheer")
    t.buy_discarded(with_="Market Discovery")
    assert t.hand == "Cheer 4 Junk"
    assert t.told(1, "bought", card="Cheer", price=2, from_discard=True)


@pytest.mark.rule("D-314")
def test_a_starting_card_that_was_thrown_away_may_turn_up_in_the_market() -> None:
    t = dale(hand="Shattered Relic Little Villain Junk", deck="9 Junk")
    t.play("Shattered Relic").choose("Little Villain").end_turn()
    assert t.market == "Little Villain - - - -"
    assert t.price("Little Villain") == 1


@pytest.mark.rule("D-841")
def test_only_the_market_action_is_a_purchase() -> None:
    def with_binoculars(hand: str) -> Table:
        return dale(
            hand=hand,
            deck="9 Junk",
            market="Scary Gunfight Cheer",
            hands={1: "Binoculars"},
            decks={1: "Junk Glue"},
            reacting=[1],
        )

    t = with_binoculars("2 Junk")
    t.buy("Scary Gunfight", with_="2 Junk")
    assert t.seen_by(1).ask is not None
    assert t.asked == "react"
    for card in ("Prepaid Good", "Gift Voucher"):
        t = with_binoculars(card)
        t.play(card).choose("Scary Gunfight")
        assert t.asked == "action"


@pytest.mark.rule("D-841", "D-523")
def test_a_card_that_is_only_taken_throws_no_junk_away() -> None:
    t = dale(hand="Prepaid Good 3 Junk", deck="9 Junk", market="Essential Purchase", junk=0)
    t.play("Prepaid Good").choose("Essential Purchase")
    assert t.turn == 1
    assert t.junk == 0


@pytest.mark.rule("D-606", "D-523")
def test_equal_cards_of_a_payment_are_all_known_while_it_is_being_settled() -> None:
    t = dale(hand="3 Junk Cheer", deck="4 Junk Raffle", market="Essential Purchase", junk=0)
    t.buy("Essential Purchase", with_="3 Junk")
    assert t.asked == "throw-junk"
    for viewer in (1, None):
        assert t.known_hand(viewer, 0) == "3 Junk"
        for other in t.imagined(viewer, times=20):
            other.choose(2)
            assert other.junk == 2
            assert other.discard == "Junk"
