"""Intimidating Dwarf Crocodiles: threats."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale


@pytest.mark.rule("D-430", "D-224")
@pytest.mark.parametrize("card", ["Scary Gunfight", "Nasty Threat", "Lost Shipments"])
def test_lasting_crocodiles_stay_until_the_start_of_the_owners_next_turn(card: str) -> None:
    t = dale(hand=card, deck="9 Junk", decks={1: "9 Junk"})
    t.play(card)
    assert t.schedule == card
    assert t.may_act_again
    t.end_turn()
    assert t.schedule == card
    t.end_turn()
    assert t.turn == 0
    assert t.schedule == ""
    assert t.discard == card


@pytest.mark.rule("D-430", "D-201", "D-830")
def test_lasting_cards_that_end_and_delayed_cards_are_settled_in_one_chosen_order() -> None:
    t = dale(schedule="Scary Gunfight Siesta", at_start=True)
    assert sorted(t.choices()) == ["Scary Gunfight", "Siesta"]
    t.choose("Scary Gunfight")
    assert t.choices() == ["no", "Scary Gunfight"]
    t.choose("Scary Gunfight")
    assert t.hand == "Scary Gunfight"


# Little Villain


@pytest.mark.rule("D-431", "D-302")
def test_little_villain_makes_each_opponent_discard_the_top_two_cards_of_the_deck() -> None:
    t = dale(
        hand="Little Villain", deck="Junk Magnet", seats=3,
        decks={1: "Glue Cheer Junk", 2: "Raffle Siesta"}, discards={1: "Junk"},
    )  # fmt: skip
    t.play("Little Villain")
    assert t.deck == "Junk Magnet"
    assert t.discard == "Little Villain"
    assert t.discard_of(1) == "Cheer Glue Junk"
    assert t.deck_of(1) == "Junk"
    assert t.discard_of(2) == "Siesta Raffle"
    assert t.may_act_again
    assert t.told(2, "discarded", owner=1, cards="Glue", source="deck")


@pytest.mark.rule("D-431", "D-305", "D-306")
def test_a_deck_that_runs_out_is_reshuffled_between_the_two_discards() -> None:
    t = dale(hand="Little Villain", decks={1: "Glue"}, discards={1: "Junk Cheer"})
    t.play("Little Villain")
    # Glue is discarded first, and is part of the deck made anew; a rigged shuffle leaves it on top.
    assert t.shuffled(1)
    assert t.discard_of(1) == "Glue"
    assert t.deck_of(1) == "Junk Cheer"


@pytest.mark.rule("D-431", "D-221")
def test_where_nothing_is_left_little_villain_does_nothing() -> None:
    t = dale(hand="Little Villain", hands={1: "Glue"}, junk=5)
    t.play("Little Villain")
    assert t.discard_of(1) == ""
    assert t.hand_of(1) == "Glue"
    assert t.junk == 5
    assert t.may_act_again


@pytest.mark.rule("D-431", "D-305")
def test_a_single_card_may_be_discarded_twice() -> None:
    t = dale(hand="Little Villain", decks={1: "Glue"})
    t.play("Little Villain")
    assert t.discard_of(1) == "Glue"
    assert [event.__struct_config__.tag for event in t.events].count("discarded") == 2


# Scary Gunfight


@pytest.mark.rule("D-432")
def test_scary_gunfight_makes_the_market_dearer_for_opponents_only() -> None:
    t = dale(hand="Scary Gunfight", deck="9 Junk", market="Cheer Raffle", decks={1: "9 Junk"})
    t.play("Scary Gunfight")
    assert (t.price("Cheer", seat=0), t.price("Cheer", seat=1)) == (2, 4)
    assert (t.price("Raffle", seat=0), t.price("Raffle", seat=1)) == (4, 6)
    t.end_turn()
    assert t.refuses("D-211").buy("Cheer")
    t.until_turn(0)
    assert t.price("Cheer", seat=1) == 2


@pytest.mark.rule("D-432")
def test_several_scary_gunfights_add_up() -> None:
    t = dale(market="Cheer", seats=3, schedules={1: "Scary Gunfight Scary Gunfight", 2: "Scary Gunfight"})
    assert t.price("Cheer", seat=0) == 8
    assert t.price("Cheer", seat=1) == 4
    assert t.price("Cheer", seat=2) == 6


@pytest.mark.rule("D-432", "D-524")
def test_scary_gunfight_does_not_touch_the_market_discard() -> None:
    t = dale(hand="Market Discovery", deck="9 Junk", market_discard="Charity", schedules={1: "Scary Gunfight"})
    t.buy_discarded(with_="Market Discovery")
    assert t.told(1, "bought", price=4, from_discard=True)


@pytest.mark.rule("D-432", "D-212")
def test_the_surcharge_counts_for_the_overpayment_limit() -> None:
    t = dale(hand="2 Cheer Junk", deck="9 Junk", market="Scary Gunfight", schedules={1: "Scary Gunfight"})
    assert t.refuses("D-212").buy("Scary Gunfight", with_="2 Cheer Junk")
    t.buy("Scary Gunfight", with_="2 Cheer")
    assert t.told(1, "bought", price=4)


# Night Shift


@pytest.mark.rule("D-433")
def test_night_shift_draws_from_every_deck_and_puts_one_on_each_as_you_like() -> None:
    t = dale(hand="Night Shift", deck="Junk Cheer", seats=3, decks={1: "Glue Cheer", 2: "Raffle Cheer"})
    t.play("Night Shift")
    assert t.asked == "return-aside"
    assert t.choices() == ["Junk", "Glue", "Raffle"]
    t.choose("Glue", "Junk")
    assert t.deck == "Glue Cheer"
    assert t.deck_of(1) == "Junk Cheer"
    assert t.deck_of(2) == "Raffle Cheer"
    assert t.hand == ""
    assert t.may_act_again


@pytest.mark.rule("D-433", "D-608", "D-601")
def test_only_the_one_who_played_night_shift_sees_the_cards() -> None:
    t = dale(hand="Night Shift", deck="Junk Cheer Junk", decks={1: "Glue Cheer Junk"}, hands={1: "Junk"})
    t.play("Night Shift")
    assert t.seen_by(0).aside == ["junk", "glue"]
    assert t.seen_by(1).aside == []
    assert t.seen_by(1).aside_count == 2
    t.choose("Glue")
    assert t.told(0, "looked-at", cards="Glue", owner=1)
    assert t.told(1, "looked-at", cards=None, owner=1)
    assert t.told(1, "returned", cards=None, owner=1)
    assert not t.told(1, "returned", cards="Junk")
    assert t.known_deck(0, 0) == "Glue"
    assert t.known_deck(0, 1) == "Junk"
    assert t.known_deck(1, 0) == t.known_deck(1, 1) == ""
    assert all((o.deck.cards[0], o.deck_of(1).cards[0]) == ("glue", "junk") for o in t.imagined(0))
    assert len({o.deck_of(1).cards[0] for o in t.imagined(1)}) > 1


@pytest.mark.rule("D-433", "D-306", "D-221")
def test_exactly_those_who_gave_a_card_receive_one() -> None:
    t = dale(hand="Night Shift", deck="Junk", seats=4, decks={1: "Glue"}, discards={3: "Raffle"})
    t.play("Night Shift")
    assert t.shuffled(3)
    assert t.choices() == ["Junk", "Glue", "Raffle"]
    t.choose("Raffle", "Junk")
    assert [t.deck_of(seat).cards for seat in range(4)] == [["raffle"], ["junk"], [], ["glue"]]


@pytest.mark.rule("D-433", "D-007", "D-308")
def test_the_own_card_of_night_shift_is_junk_if_there_is_none() -> None:
    t = dale(hand="Night Shift", decks={1: "Glue Cheer"}, junk=4)
    t.play("Night Shift").choose("Glue")
    assert t.deck == "Glue"
    assert t.deck_of(1) == "Junk Cheer"
    assert t.junk == 3


@pytest.mark.rule("D-007", "D-433")
def test_by_option_night_shift_makes_no_junk() -> None:
    t = dale(hand="Night Shift", decks={1: "Glue Cheer"}, junk=4, junk_for_draws="refill")
    t.play("Night Shift")
    assert t.asked == "action"
    assert t.deck_of(1) == "Glue Cheer"
    assert t.deck == ""


# Ruthless Competition


@pytest.mark.rule("D-434")
def test_ruthless_competition_draws_from_another_deck_and_returns_any_card() -> None:
    t = dale(hand="Ruthless Competition Junk", seats=3, decks={1: "Cheer", 2: "Glue Raffle"})
    t.play("Ruthless Competition")
    assert t.choices() == ["1", "2"]
    t.choose(2)
    assert t.hand == "Glue Junk"
    assert t.asked == "put-on-deck"
    t.choose("Junk")
    assert t.hand == "Glue"
    assert t.deck_of(2) == "Junk Raffle"
    assert t.may_act_again


@pytest.mark.rule("D-434")
def test_returning_is_a_must_and_the_drawn_card_will_do() -> None:
    t = dale(hand="Ruthless Competition Junk", decks={1: "Glue Raffle"})
    t.play("Ruthless Competition")
    assert t.refuses("other-question").choose("no")
    t.choose("Glue")
    assert t.hand == "Junk"
    assert t.deck_of(1) == "Glue Raffle"


@pytest.mark.rule("D-434", "D-306", "D-221")
def test_somebody_with_a_card_in_deck_or_discard_must_be_chosen() -> None:
    t = dale(hand="Ruthless Competition", seats=4, decks={1: "Glue"}, discards={3: "Raffle"}, hands={2: "Junk"})
    t.play("Ruthless Competition")
    assert t.choices() == ["1", "3"]
    t.choose(3, "Raffle")
    assert t.shuffled(3)
    assert t.deck_of(3) == "Raffle"


@pytest.mark.rule("D-434", "D-221")
def test_if_nobody_has_a_card_ruthless_competition_does_nothing() -> None:
    t = dale(hand="Ruthless Competition Junk", hands={1: "Glue"})
    t.play("Ruthless Competition")
    assert t.asked == "action"
    assert t.hand == "Junk"
    assert t.discard == "Ruthless Competition"
    assert t.may_act_again


@pytest.mark.rule("D-434", "D-608")
def test_the_owner_sees_neither_the_drawn_nor_the_returned_card() -> None:
    t = dale(hand="Ruthless Competition Junk", deck="Cheer", decks={1: "Glue Raffle Siesta"}, hands={1: "Magnet"})
    t.play("Ruthless Competition")
    assert t.told(0, "drew", cards="Glue", owner=1)
    assert t.told(1, "drew", cards=None, owner=1)
    t.choose("Junk")
    assert t.told(0, "returned", cards="Junk")
    assert t.told(1, "returned", cards=None)
    assert t.known_deck(0, 1) == "Junk"
    assert t.known_deck(1, 1) == ""
    assert all(o.deck_of(1).cards[0] == "junk" for o in t.imagined(0))
    tops = {o.deck_of(1).cards[0] for o in t.imagined(1)}
    assert {"junk", "glue"} <= tops, "the owner cannot tell, and the card may even be the one that was drawn"


# Nasty Threat


@pytest.mark.rule("D-435", "D-811")
def test_nasty_threat_makes_opponents_stacks_worth_one_more() -> None:
    t = dale(hand="Nasty Threat", deck="9 Junk", hands={1: "Cheer Cunning Neighbour"}, decks={1: "9 Junk"})
    t.play("Nasty Threat").end_turn()
    assert t.seen_by(1).need == 2
    assert t.refuses("D-232").build("Cunning Neighbour")
    t.build("Cheer")
    assert t.stall_of(1) == "Cheer"


@pytest.mark.rule("D-435")
def test_nasty_threat_does_not_touch_its_owner() -> None:
    t = dale(hand="Nasty Threat Little Villain", deck="9 Junk")
    t.play("Nasty Threat").build("Little Villain")
    assert t.stall == "Little Villain"


@pytest.mark.rule("D-435")
def test_several_nasty_threats_add_up() -> None:
    t = dale(hand="Raffle Cheer Cunning Neighbour", seats=3, schedules={1: "Nasty Threat", 2: "Nasty Threat"})
    assert t.seen_by(0).need == 3
    assert t.seen_by(1).need == 2
    assert t.refuses("D-811").build("Cheer")
    t.build("Raffle")
    assert t.stall == "Raffle"


@pytest.mark.rule("D-435", "D-554")
def test_nasty_threat_applies_to_stacks_built_by_an_effect() -> None:
    t = dale(hand="Charm", market_deck="Cheer", schedules={1: "Nasty Threat"})
    t.play("Charm")
    assert t.stall == "Cheer"


@pytest.mark.rule("D-435", "D-235")
def test_nasty_threat_leaves_the_number_of_stacks_to_win_alone() -> None:
    t = dale(hand="Tasters Charity", stall=" | ".join(["Cheer"] * 7), schedules={1: "Nasty Threat"})
    t.build("Tasters Charity")  # 9 for the eighth stack
    assert t.winners == [0]


@pytest.mark.rule("D-435")
def test_nasty_threat_ends_with_the_owners_next_turn() -> None:
    t = dale(hand="Nasty Threat", deck="9 Junk", decks={1: "9 Junk"})
    t.play("Nasty Threat").until_turn(0)
    assert t.seen_by(1).need == 1


# Lost Shipments


@pytest.mark.rule("D-436")
def test_lost_shipments_lets_opponents_refill_one_card_only() -> None:
    t = dale(hand="Lost Shipments", deck="9 Junk", hands={1: "Glue Cheer"}, decks={1: "9 Junk"})
    t.play("Lost Shipments").end_turn()
    assert t.hand == "5 Junk", "the owner refills as usual"
    t.end_turn()
    assert t.hand_of(1) == "Glue Cheer Junk"
    t.until_turn(1)
    assert len(t.hand_of(1)) == 3
    t.end_turn()
    assert len(t.hand_of(1)) == 5


@pytest.mark.rule("D-436")
def test_a_second_copy_of_lost_shipments_is_no_stricter() -> None:
    t = dale(turn=1, schedule="2 Lost Shipments", decks={1: "9 Junk"})
    t.end_turn()
    assert t.hand_of(1) == "Junk"


@pytest.mark.rule("D-436", "D-308")
def test_neither_hand_size_nor_junk_gets_round_lost_shipments() -> None:
    t = dale(turn=1, schedule="Lost Shipments", stalls={1: "Sofa"}, hands={1: "Cookies"}, decks={1: "Cookies Junk"})
    assert t.hand_size(1) == 7
    t.end_turn()
    assert t.hand_of(1) == "2 Cookies"
    t = dale(turn=1, schedule="Lost Shipments", junk=9)
    t.end_turn()
    assert t.hand_of(1) == "Junk"
    assert t.junk == 8


@pytest.mark.rule("D-436")
def test_draws_by_card_effects_are_free_of_lost_shipments() -> None:
    t = dale(turn=1, schedule="Lost Shipments", hands={1: "Lunch Break"}, decks={1: "Glue Cheer Junk"})
    t.play("Lunch Break")
    assert t.hand_of(1) == "Glue"
    t.end_turn()
    assert t.hand_of(1) == "Glue Cheer"


@pytest.mark.rule("D-436", "D-856")
def test_the_card_drawn_by_quality_inspection_is_not_part_of_the_refill() -> None:
    t = dale(
        turn=1, schedule="Lost Shipments", hands={1: "Junk"}, decks={1: "Quality Inspection Glue Junk"}, reacting=[1]
    )
    t.end_turn()
    t.react(1, "Quality Inspection").choose("Junk")
    assert t.hand_of(1) == "Quality Inspection Glue"
