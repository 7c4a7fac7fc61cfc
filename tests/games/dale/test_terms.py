"""Words of the game: throw away, discard, draw, search, swap, who is meant, values."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dale.language import dale
from webfoot.games.dale.rules.effects import POLECAT_DIE

# away with it


@pytest.mark.rule("D-301")
def test_junk_thrown_away_goes_to_the_junk_pile_animalfolk_to_the_market_discard() -> None:
    t = dale(hand="2 Swank Junk Glue", market_discard="Cheer", market_deck="Raffle Siesta", junk=0)
    t.play("Swank").choose("Junk")
    assert t.junk == 1
    assert t.market_discard == "Cheer"
    t.play("Swank").choose("Glue")
    assert t.market_discard == "Glue Cheer"
    assert t.discard == "2 Swank"


@pytest.mark.rule("D-301", "D-573")
def test_a_chameleon_that_copies_junk_is_thrown_away_as_itself() -> None:
    t = dale(hand="Swank Reflection", discards={1: "Junk"}, market_deck="Raffle", junk=0)
    t.play("Swank").choose("Reflection")
    assert t.market_discard == "Reflection"
    assert t.hand == "Raffle", "it was an animalfolk card"


@pytest.mark.rule("D-302")
def test_cards_are_discarded_to_the_pile_of_the_player_they_come_from() -> None:
    t = dale(hand="Nuisance Little Villain", hands={1: "Glue"}, decks={1: "Cheer Raffle Junk"}, luck=[0])
    t.play("Nuisance").choose(1)
    assert t.discard_of(1) == "Glue"
    t.play("Little Villain")
    assert t.discard_of(1) == "Raffle Cheer Glue"
    assert t.discard == "Little Villain Nuisance"


@pytest.mark.rule("D-302", "D-316")
def test_who_discards_several_chooses_the_order() -> None:
    t = dale(hand="Swift Broker Glue Cheer Raffle", deck="9 Junk")
    t.play("Swift Broker").choose("Cheer", "Raffle")
    assert t.discard == "Swift Broker Glue Raffle Cheer"


@pytest.mark.rule("D-303", "D-602")
def test_everybody_may_look_through_all_discard_piles() -> None:
    t = dale(discard="Glue Cheer", discards={1: "Raffle Junk"}, market_discard="Magnet Siesta")
    for viewer in (None, 0, 1):
        view = t.seen_by(viewer)
        assert view.players[0].discard == ["cheer", "glue"], "the top is last"
        assert view.players[1].discard == ["junk", "raffle"]
        assert view.market_discard == ["siesta", "magnet"]


# decks


@pytest.mark.rule("D-304")
def test_an_empty_deck_stays_empty_until_a_card_is_needed() -> None:
    t = dale(hand="4 Junk", deck="Glue", discard="Cheer")
    t.end_turn()
    assert t.hand == "4 Junk Glue"
    assert t.deck == ""
    assert t.discard == "Cheer"
    assert not t.deck_was_shuffled


@pytest.mark.rule("D-304")
def test_a_draw_of_several_takes_what_is_left_reshuffles_and_takes_the_rest() -> None:
    t = dale(hand="Dangerous Test", deck="Glue", discard="Cheer Raffle Siesta")
    t.play("Dangerous Test")
    assert t.hand == "Glue Cheer Raffle"
    assert t.told(1, "shuffled", seat=0, discards=True)


@pytest.mark.rule("D-304", "D-820", "D-601")
def test_after_a_reshuffle_nobody_knows_the_order() -> None:
    t = dale(hand="Lunch Break", discard="Glue Cheer Raffle")
    t.play("Lunch Break")
    assert t.known_deck(0, 0) == t.known_deck(1, 0) == ""
    assert len(t.hands_imagined(1, 0)) > 1


@pytest.mark.rule("D-820")
def test_payment_already_discarded_is_part_of_a_reshuffle() -> None:
    t = dale(hand="2 Junk", market="Cheer")
    t.buy("Cheer", with_="2 Junk")
    assert t.hand == "Cheer 4 Junk", "the payment came back, and then there was nothing left"
    assert t.junk == 18
    assert t.discard == ""


@pytest.mark.rule("D-305")
def test_discarding_from_a_deck_may_cause_a_reshuffle_in_between() -> None:
    t = dale(hand="Little Villain", decks={1: "Glue"}, discards={1: "Cheer"})
    t.play("Little Villain")
    assert t.shuffled(1)
    assert t.deck_of(1) == "Cheer"
    assert t.discard_of(1) == "Glue", "shuffled back in and discarded again"


@pytest.mark.rule("D-306")
def test_who_draws_from_your_deck_reshuffles_your_discard() -> None:
    t = dale(hand="Ruthless Competition Junk", deck="Magnet", discard="Raffle", discards={1: "Glue Cheer"})
    t.play("Ruthless Competition")
    assert t.hand == "Junk Glue"
    assert t.deck_of(1) == "Cheer"
    assert t.discard_of(1) == ""
    assert t.discard == "Raffle"
    assert t.shuffled(1)
    assert not t.shuffled(0)


@pytest.mark.rule("D-307", "D-821")
def test_a_search_never_brings_back_the_discard_and_shuffles_the_deck_alone() -> None:
    t = dale(hand="2 Magnet", deck="Glue Cheer", discard="Raffle")
    t.play("Magnet")
    assert sorted(t.choices()) == ["Cheer", "Glue"]
    t.choose("Glue").play("Magnet").choose("Cheer")
    assert t.discard == "2 Magnet Raffle"
    assert t.deck == ""


@pytest.mark.rule("D-308")
def test_with_deck_and_discard_empty_junk_is_drawn() -> None:
    t = dale(hand="Dangerous Test", deck="Glue", junk=5)
    t.play("Dangerous Test")
    assert t.hand == "Glue 2 Junk"
    assert t.junk == 3
    assert t.told(1, "drew-junk", count=2)


# swaps


@pytest.mark.rule("D-311")
def test_a_swapped_card_takes_the_exact_place_of_the_other_and_is_not_discarded() -> None:
    t = dale(hand="Gift Voucher Safety Precaution", market="Cheer Raffle Siesta", stall="Glue | Cheer Junk | Junk")
    t.play("Gift Voucher").choose("Raffle")
    assert t.market == "Cheer Gift Voucher Siesta - -"
    t.play("Safety Precaution").choose("Cheer")
    assert t.stall == "Glue | Safety Precaution Junk | Junk"
    assert t.state.slugs(t.state.stall(0)[1]) == ["safety-precaution", "junk"]
    assert t.hand == "Raffle Cheer"
    assert t.discard == ""


@pytest.mark.rule("D-311")
@pytest.mark.parametrize("card", ["Gift Voucher", "Safety Precaution", "Acorn"])
def test_with_nothing_to_swap_with_the_card_is_discarded(card: str) -> None:
    t = dale(hand=card)
    t.play(card)
    assert t.discard == card
    assert t.may_act_again


# who is meant


@pytest.mark.rule("D-312")
def test_opponents_and_other_players_are_all_but_you_all_and_each_include_you() -> None:
    everybody = {1: "Glue Cheer Junk", 2: "Raffle Siesta Junk"}
    t = dale(hand="Little Villain", deck="Magnet Junk Junk", seats=3, decks=everybody)
    t.play("Little Villain")
    assert [len(t.deck_of(seat)) for seat in range(3)] == [3, 1, 1]
    t = dale(hand="Nuisance", seats=3, hands={1: "Junk", 2: "Junk"})
    t.play("Nuisance")
    assert t.choices() == ["no", "1", "2"]
    t = dale(hand="Rumours", discard="Glue", seats=3, discards={1: "Cheer", 2: "Raffle"})
    t.play("Rumours")
    assert [t.deck_of(seat).cards for seat in range(3)] == [["glue"], ["cheer"], ["raffle"]]


@pytest.mark.rule("D-312")
def test_another_player_is_never_yourself() -> None:
    t = dale(hand="Cunning Neighbour", seats=4, hands={1: "Glue"})
    t.play("Cunning Neighbour")
    assert t.choices() == ["1", "2", "3"]


# values


@pytest.mark.rule("D-313")
def test_changes_apply_in_the_order_in_which_they_came_about() -> None:
    t = dale(hand="Flashy Show Rare Artefact Glue", luck=[4])
    t.play("Flashy Show").play("Rare Artefact").choose("Glue")
    assert t.value("Glue") == 18
    t = dale(hand="Flashy Show Rare Artefact Glue", luck=[4])
    t.play("Rare Artefact").choose("Glue").play("Flashy Show")
    assert t.value("Glue") == 16


@pytest.mark.rule("D-313")
def test_a_change_tied_to_a_card_ends_when_it_leaves_the_hand() -> None:
    t = dale(hand="Rare Artefact 2 Ruthless Competition Glue", decks={1: "Junk"}, luck=[4])
    t.play("Rare Artefact").choose("Glue")
    assert t.value("Glue") == 15
    t.play("Ruthless Competition").choose("Glue")
    t.play("Ruthless Competition").choose("Junk")
    assert t.value("Glue") == 5


@pytest.mark.rule("D-313")
def test_a_change_of_all_you_use_covers_cards_gained_later() -> None:
    t = dale(hand="Flashy Show Magnet", deck="Glue")
    t.play("Flashy Show").play("Magnet").choose("Glue")
    assert t.value("Glue") == 6


@pytest.mark.rule("D-315")
def test_of_several_copies_in_a_discard_the_topmost_is_meant() -> None:
    t = dale(hand="New Season", discard="Glue Cheer Glue", market_deck="Junk")
    below = t.state.discards[0][0]
    t.play("New Season").choose("Glue")
    assert t.discard == "New Season Cheer Glue"
    assert t.state.discards[0][0] == below


@pytest.mark.rule("D-316", "D-431")
def test_cards_that_move_one_after_the_other_lie_in_that_order() -> None:
    t = dale(hand="Dangerous Test Glue Cheer Raffle", deck="3 Junk")
    t.play("Dangerous Test").choose("Raffle Glue Cheer")
    assert t.discard == "Dangerous Test Cheer Glue Raffle"


# dice


@pytest.mark.rule("D-317")
def test_the_polecat_die_shows_one_to_three_twice_each_and_everybody_sees_it() -> None:
    assert Counter(POLECAT_DIE) == {1: 2, 2: 2, 3: 2}
    t = dale(hand="Rare Artefact Glue", luck=[2])
    t.play("Rare Artefact").choose("Glue")
    for viewer in (None, 0, 1):
        assert t.told(viewer, "rolled", seat=0, card="Rare Artefact", roll=2)
