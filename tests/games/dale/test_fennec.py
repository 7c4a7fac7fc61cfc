"""Friendly Fennec Foxes: everybody takes part."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale


@pytest.mark.rule("D-440")
def test_nobody_may_refuse_what_fennecs_give() -> None:
    t = dale(hand="Cheer", deck="Junk Glue", decks={1: "Junk Magnet"})
    t.play("Cheer")
    assert t.refuses("other-question").choose("no")
    t.choose("Glue")
    assert t.deciders == [1]
    assert t.choices() == ["Junk", "Magnet"]
    t = dale(hand="Tasters", market="Cheer Raffle Siesta")
    t.play("Tasters").choose("Siesta")
    assert t.deciders == [1]
    assert t.choices() == ["Cheer", "Raffle"]
    t = dale(hand="Charity Junk", hands={1: "Glue"}, luck=[0, 0])
    t.play("Charity")
    assert t.choices() == ["Junk", "Glue"]


# Cunning Neighbour


@pytest.mark.rule("D-441", "D-609")
def test_cunning_neighbour_looks_at_a_whole_hand() -> None:
    t = dale(hand="Cunning Neighbour", seats=3, hands={1: "Glue Junk", 2: "Cheer Junk"}, decks={2: "Raffle Junk"})
    t.play("Cunning Neighbour")
    assert t.choices() == ["1", "2"]
    t.choose(2)
    assert t.told(0, "saw-hand", cards="Junk Cheer", owner=2)
    assert t.told(1, "saw-hand", cards=None, count=2, owner=2)
    assert t.known_hand(0, 2) == "Cheer Junk"
    assert t.known_hand(1, 2) == t.known_hand(None, 2) == ""
    assert t.hands_imagined(0, 2) == {t.hand_of(2)}
    assert len(t.hands_imagined(1, 2)) > 1


@pytest.mark.rule("D-441", "D-440")
def test_cunning_neighbour_may_go_on_top_of_the_own_deck() -> None:
    t = dale(hand="Cunning Neighbour", deck="Junk", hands={1: "Glue"})
    t.play("Cunning Neighbour")
    assert t.asked == "may-put-this-on-deck"
    t.choose("yes")
    assert t.deck == "Cunning Neighbour Junk"
    assert t.discard == ""
    assert t.known_deck(1, 0) == "Cunning Neighbour"
    assert t.told(1, "put-on-deck", cards="Cunning Neighbour", owner=0)
    assert t.may_act_again


@pytest.mark.rule("D-441")
def test_cunning_neighbour_is_discarded_otherwise() -> None:
    t = dale(hand="Cunning Neighbour", deck="Junk", hands={1: "Glue"})
    t.play("Cunning Neighbour").choose("no")
    assert t.deck == "Junk"
    assert t.discard == "Cunning Neighbour"
    assert t.may_act_again


@pytest.mark.rule("D-441", "D-221")
def test_cunning_neighbour_finds_nothing_in_an_empty_hand_and_may_still_go_on_the_deck() -> None:
    t = dale(hand="Cunning Neighbour")
    t.play("Cunning Neighbour")
    assert not t.known_hand(0, 1)
    t.choose("yes")
    assert t.deck == "Cunning Neighbour"
    assert t.may_act_again


# Cheer


@pytest.mark.rule("D-442", "D-840")
def test_cheer_lets_everybody_search_their_deck_then_all_shuffle() -> None:
    t = dale(hand="Cheer", deck="Junk Glue", seats=3, decks={1: "Raffle Junk", 2: "Siesta Magnet"})
    t.play("Cheer")
    t.choose("Glue", by=0).choose("Raffle", by=1)
    assert not t.shuffled(0), "all search before anybody shuffles"
    t.choose("Magnet", by=2)
    for seat, found, left in ((0, "Glue", "Junk"), (1, "Raffle", "Junk"), (2, "Magnet", "Siesta")):
        assert t.hand_of(seat) == found
        assert t.deck_of(seat) == left
    assert all(t.shuffled(seat) for seat in range(3))
    assert t.discard == "Cheer"
    assert t.may_act_again


@pytest.mark.rule("D-442", "D-605", "D-840")
def test_nobody_sees_what_the_others_find_in_cheer() -> None:
    t = dale(hand="Cheer", deck="Junk Glue", decks={1: "Raffle Junk Siesta"}, hands={1: "Junk"})
    t.play("Cheer").choose("Glue")
    assert t.told(1, "found", cards=None, seat=0)
    assert t.known_hand(1, 0) == ""
    assert sorted(t.seen_by(1).searching) == ["junk", "raffle", "siesta"]
    assert t.seen_by(0).searching == []
    t.choose("Siesta")
    assert t.told(0, "found", cards=None, seat=1)
    assert t.told(1, "found", cards="Siesta", seat=1)
    assert len(t.hands_imagined(0, 1)) > 1
    assert {frozenset(other.deck_of(1).cards) for other in t.imagined(1)} == {frozenset({"raffle", "junk"})}


@pytest.mark.rule("D-442", "D-307", "D-821")
def test_in_cheer_an_empty_deck_yields_nothing_and_the_discard_stays() -> None:
    t = dale(hand="Cheer", discard="Glue", decks={1: "Raffle"}, discards={1: "Junk"})
    t.play("Cheer")
    assert t.deciders == [1]
    t.choose("Raffle")
    assert t.hand == ""
    assert t.discard == "Cheer Glue"
    assert t.discard_of(1) == "Junk"
    assert not t.shuffled(0)
    assert t.may_act_again


@pytest.mark.rule("D-442", "D-221")
def test_cheer_with_all_decks_empty_does_nothing() -> None:
    t = dale(hand="Cheer")
    t.play("Cheer")
    assert t.asked == "action"
    assert t.discard == "Cheer"
    assert t.may_act_again


# Raffle


@pytest.mark.rule("D-443", "D-009", "D-840")
@pytest.mark.parametrize(("way", "hands"), [("left", "Raffle Siesta Glue"), ("right", "Siesta Glue Raffle")])
def test_raffle_moves_a_random_card_of_every_hand_round_the_table(way: str, hands: str) -> None:
    t = dale(hand="Raffle Glue", seats=3, hands={1: "Raffle", 2: "Siesta"}, luck=[0, 0, 0])
    t.play("Raffle")
    assert t.choices() == ["left", "right"]
    t.choose(way)
    assert [t.hand_of(seat).cards[0] for seat in range(3)] == hands.lower().split()
    assert t.told(1, "chose-way", way=way)
    assert t.may_act_again


@pytest.mark.rule("D-443")
def test_raffle_picks_from_the_hands_as_they_were() -> None:
    # Seat 0 takes Junk of seat 1, seat 1 takes Glue of seat 0: what has just arrived cannot be picked.
    t = dale(hand="Raffle Glue", hands={1: "Cheer Junk"}, luck=[1, 0])
    t.play("Raffle")
    assert t.hand == "Junk"
    assert t.hand_of(1) == "Cheer Glue"
    assert not t.told(None, "chose-way"), "with two players both ways are the same"


@pytest.mark.rule("D-443", "D-221")
def test_raffle_takes_nothing_from_an_empty_hand() -> None:
    t = dale(hand="Raffle", seats=3, hands={1: "Glue", 2: "Junk"}, luck=[0, 0])
    t.play("Raffle").choose("left")  # 0 takes of 1, 1 of 2, 2 of 0
    assert t.hand == "Glue"
    assert t.hand_of(1) == "Junk"
    assert t.hand_of(2) == ""
    assert t.may_act_again


@pytest.mark.rule("D-443", "D-607")
def test_a_card_of_the_raffle_is_known_to_its_old_and_new_holder_only() -> None:
    t = dale(
        hand="Raffle Junk", deck="Cheer Junk", seats=3, luck=[0, 0, 0],
        hands={1: "Glue Siesta", 2: "Magnet Junk"}, decks={1: "Raffle Junk", 2: "Cheer Junk"},
    )  # fmt: skip
    t.play("Raffle").choose("left")
    assert t.hand == "Glue"
    assert t.told(0, "passed", cards="Glue", giver=1, taker=0)
    assert t.told(1, "passed", cards="Glue", giver=1, taker=0)
    assert t.told(2, "passed", cards=None, giver=1, taker=0)
    assert t.known_hand(1, 0) == "Glue"
    assert t.known_hand(2, 0) == ""
    assert all("Glue" in other.hand for other in t.imagined(1))
    assert len({other.hand for other in t.imagined(2)}) > 1


@pytest.mark.rule("D-443", "D-607", "D-601")
def test_in_a_raffle_of_three_what_one_knows_to_have_arrived_does_not_leave_again() -> None:
    t = dale(hand="Raffle Junk Cheer", seats=3, hands={1: "Glue", 2: "Siesta"}, decks={1: "Junk"}, luck=[0, 0, 1])
    t.play("Raffle").choose("left")  # 0 takes Glue of 1, 1 Siesta of 2, 2 Cheer of 0
    assert t.hand_of(2) == "Cheer"
    assert t.known_hand(1, 0) == "Glue", "1 gave it, and all cards moved at the same time"
    assert t.known_hand(2, 0) == ""


# Charity


@pytest.mark.rule("D-444", "D-840")
def test_charity_takes_a_random_card_of_every_hand_and_deals_them_as_you_like() -> None:
    t = dale(hand="Charity Junk", seats=3, hands={1: "Cheer Glue", 2: "Raffle"}, luck=[0, 1, 0])
    t.play("Charity")
    assert t.asked == "give-aside"
    assert t.deciders == [0]
    assert t.choices() == ["Junk", "Glue", "Raffle"]
    t.choose("Glue", "Junk")
    assert t.hand == "Glue"
    assert t.hand_of(1) == "Cheer Junk"
    assert t.hand_of(2) == "Raffle"
    assert t.discard == "Charity"
    assert t.may_act_again


@pytest.mark.rule("D-444", "D-220", "D-221")
def test_whoever_has_no_card_gives_none_to_charity_and_receives_none() -> None:
    t = dale(hand="Charity", seats=3, hands={1: "Glue", 2: "Raffle"}, luck=[0, 0])
    t.play("Charity")
    assert t.choices() == ["Glue", "Raffle"], "the played card is not in hand"
    t.choose("Raffle")
    assert t.hand == ""
    assert t.hand_of(1) == "Raffle"
    assert t.hand_of(2) == "Glue"


@pytest.mark.rule("D-444", "D-221")
def test_charity_among_empty_hands_does_nothing() -> None:
    t = dale(hand="Charity")
    t.play("Charity")
    assert t.asked == "action"
    assert t.may_act_again


@pytest.mark.rule("D-444", "D-607")
def test_each_owner_sees_the_cards_taken_and_given_and_the_player_of_charity_all() -> None:
    t = dale(
        hand="Charity Junk", deck="Junk Cheer", seats=3, luck=[0, 0, 0],
        hands={1: "Glue Siesta", 2: "Raffle Junk"}, decks={1: "Magnet Junk", 2: "Cheer Junk"},
    )  # fmt: skip
    t.play("Charity")
    assert t.seen_by(0).aside == ["junk", "glue", "raffle"]
    assert t.seen_by(1).aside == t.seen_by(2).aside == []
    assert t.told(1, "passed", cards="Glue", giver=1)
    assert t.told(2, "passed", cards=None, giver=1)
    t.choose("Raffle", "Junk")  # Glue goes to seat 2
    assert t.told(2, "passed", cards="Glue", taker=2)
    assert t.told(1, "passed", cards=None, taker=2)
    assert t.known_hand(0, 1) == "Junk"
    assert t.known_hand(0, 2) == "Glue"
    assert t.known_hand(2, 0) == ""
    assert all("Glue" in other.hand_of(2) for other in t.imagined(0))
    assert not all("Glue" in other.hand_of(2) for other in t.imagined(1))


# Tasters


@pytest.mark.rule("D-445", "D-009", "D-840", "D-253")
@pytest.mark.parametrize(("way", "order"), [("left", [0, 1, 2]), ("right", [0, 2, 1])])
def test_tasters_lets_everybody_take_a_market_card_from_you_on(way: str, order: list[int]) -> None:
    t = dale(hand="Tasters", seats=3, market="Cheer Raffle Siesta Glue Magnet", market_deck="Junk")
    t.play("Tasters").choose(way)
    seen = []
    for card in ("Glue", "Magnet", "Cheer"):
        seen += t.deciders
        t.choose(card)
    assert seen == order
    assert t.hand == "Glue"
    assert t.hand_of(order[1]) == "Magnet"
    assert t.market == "- Raffle Siesta - -", "nothing is refilled in between"
    assert t.told(1, "took", cards="Glue", seat=0, source="market")
    assert t.may_act_again


@pytest.mark.rule("D-445", "D-310", "D-221")
def test_if_the_market_runs_out_the_rest_get_nothing_of_tasters() -> None:
    t = dale(hand="Tasters", seats=3, market="Cheer Raffle")
    t.play("Tasters").choose("right", "Raffle", "Cheer")
    assert t.asked == "action"
    assert t.hand == "Raffle"
    assert t.hand_of(2) == "Cheer"
    assert t.hand_of(1) == ""
    t = dale(hand="Tasters")
    t.play("Tasters")
    assert t.may_act_again


@pytest.mark.rule("D-445", "D-841")
def test_tasters_is_no_purchase() -> None:
    t = dale(hand="Tasters", market="Cheer Raffle", hands={1: "Binoculars"}, decks={1: "Junk Glue"}, reacting=[1])
    t.play("Tasters").choose("Cheer", "Raffle")
    assert t.asked == "action"
    assert not t.told(None, "bought")


@pytest.mark.rule("D-445", "D-606")
def test_everybody_knows_what_was_tasted() -> None:
    t = dale(hand="Tasters", deck="Junk Siesta", market="Cheer Raffle", decks={1: "Junk Glue"}, hands={1: "Junk"})
    t.play("Tasters").choose("Cheer", "Raffle")
    assert t.known_hand(1, 0) == "Cheer"
    assert t.known_hand(0, 1) == t.known_hand(None, 1) == "Raffle"
    assert all("Raffle" in other.hand_of(1) for other in t.imagined(0))


# Rumours


@pytest.mark.rule("D-446")
def test_rumours_moves_the_top_two_cards_of_every_discard_onto_the_deck() -> None:
    t = dale(
        hand="Rumours", deck="Junk", discard="Glue Cheer Raffle", decks={1: "Junk"}, discards={1: "Siesta Magnet"}
    )
    t.play("Rumours")
    assert t.deck == "Cheer Glue Junk", "the second card ends up on top"
    assert t.discard == "Rumours Raffle"
    assert t.deck_of(1) == "Magnet Siesta Junk"
    assert t.discard_of(1) == ""
    assert t.may_act_again


@pytest.mark.rule("D-446", "D-221", "D-225")
def test_rumours_moves_what_there_is() -> None:
    t = dale(hand="Rumours", seats=3, discards={1: "Siesta"})
    t.play("Rumours")
    assert t.deck == ""
    assert t.discard == "Rumours"
    assert t.deck_of(1) == "Siesta"
    assert t.deck_of(2) == ""
    assert t.may_act_again


@pytest.mark.rule("D-446", "D-606")
def test_everybody_knows_the_cards_that_rumours_put_on_the_decks() -> None:
    t = dale(hand="Rumours", decks={1: "Junk Cheer"}, discards={1: "Siesta Magnet"})
    t.play("Rumours")
    for viewer in (0, 1, None):
        assert t.known_deck(viewer, 1) == "Magnet Siesta"
        assert all(other.deck_of(1).cards[:2] == ["magnet", "siesta"] for other in t.imagined(viewer))
    assert t.told(0, "put-on-deck", cards="Siesta Magnet", owner=1)
