"""Adapting Veiled Chameleons: what they copy, and the rulings on copying."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale
from webfoot.games.dale import moves as m

# Flexible Shopkeeper


@pytest.mark.rule("D-561", "D-571")
def test_flexible_shopkeeper_copies_any_card_of_the_rightmost_stack() -> None:
    t = dale(hand="Flexible Shopkeeper", stall="1: Wise Spy | 2: Cheer Magnet")
    assert t.faces("Flexible Shopkeeper") == "Cheer Magnet"
    t.play("Flexible Shopkeeper as Magnet")
    assert t.discard == "Flexible Shopkeeper"
    assert dale(hand="Flexible Shopkeeper").faces("Flexible Shopkeeper") == "Flexible Shopkeeper"


@pytest.mark.rule("D-561", "D-231")
def test_a_stack_of_copies_goes_on_with_the_set_that_was_built() -> None:
    t = dale(hand="Flexible Shopkeeper Wise Spy", stall="1: Wise Spy")
    t.build("Flexible Shopkeeper Wise Spy")
    assert t.stall == "1: Wise Spy | 2: Flexible Shopkeeper Wise Spy"


# Reflection


@pytest.mark.rule("D-562")
def test_reflection_copies_the_top_card_of_another_players_discard() -> None:
    t = dale(hand="Reflection", discard="Sofa", discards={1: "Magnet Glue", 2: "Cheer", 3: ""}, seats=4)
    assert t.faces("Reflection") == "Magnet Cheer"
    assert t.value("Reflection as Magnet") == 4
    t.play("Reflection as Magnet")
    assert t.discard == "Reflection Sofa"
    assert t.told(1, "played", card="Reflection", face="Magnet")


# Good Old Times


@pytest.mark.rule("D-563", "D-831")
def test_good_old_times_copies_the_top_of_the_market_discard() -> None:
    t = dale(hand="Good Old Times", market_discard="Magnet Glue", market_deck="Swank Junk", deck="9 Junk")
    assert t.faces("Good Old Times") == "Magnet"
    t.use("Good Old Times")
    assert t.market_discard == "Swank Magnet Glue"
    assert t.faces("Good Old Times") == "Swank"
    assert t.refuses("D-831").use("Good Old Times")
    t.play("Good Old Times")
    assert t.discard == "Good Old Times"


@pytest.mark.rule("D-563", "D-524", "D-570")
def test_copying_an_ability_it_offers_both_but_one_use_in_a_turn() -> None:
    t = dale(hand="Good Old Times", market_discard="Wise Spy", deck="Magnet Glue Cheer", market_deck="Swank")
    t.do(0, m.Ability(0))
    assert sorted(t.choices()) == ["Good Old Times", "Wise Spy"]
    t.choose("Wise Spy", "Magnet", "Glue")
    assert t.deck == "Cheer Glue Magnet"
    assert t.refuses("D-831").use("Good Old Times")


@pytest.mark.rule("D-563", "D-570")
def test_a_copy_of_good_old_times_may_turn_the_market_deck_too() -> None:
    t = dale(hand="Reflection", discards={1: "Good Old Times"}, market_discard="Magnet", market_deck="Swank")
    assert t.faces("Reflection") == "Magnet"
    t.use("Reflection")
    assert t.market_discard == "Swank Magnet"


# Gift Voucher


@pytest.mark.rule("D-564", "D-311", "D-841")
def test_gift_voucher_takes_the_place_of_a_market_card() -> None:
    t = dale(hand="Gift Voucher", market="Magnet Glue - Cheer")
    t.play("Gift Voucher")
    assert t.choices() == ["Magnet", "Glue", "Cheer"]
    t.choose("Glue")
    assert t.hand == "Glue"
    assert t.market == "Magnet Gift Voucher - Cheer -"
    assert t.discard == ""
    assert t.known_hand(1, 0) == "Glue"
    assert not t.told(None, "bought")
    assert t.may_act_again


@pytest.mark.rule("D-564", "D-311", "D-310")
def test_gift_voucher_with_an_empty_market_is_discarded() -> None:
    t = dale(hand="Gift Voucher")
    t.play("Gift Voucher")
    assert t.discard == "Gift Voucher"
    assert t.may_act_again


@pytest.mark.rule("D-564")
def test_gift_voucher_copies_nothing() -> None:
    assert dale(hand="Gift Voucher Magnet", market="Cheer").faces("Gift Voucher") == "Gift Voucher"


# Trendsetting


@pytest.mark.rule("D-565", "D-571")
def test_trendsetting_copies_any_card_of_the_market() -> None:
    t = dale(hand="Trendsetting", market="Magnet - Glue Cheer Magnet")
    assert t.faces("Trendsetting") == "Magnet Glue Cheer"
    assert dale(hand="Trendsetting").faces("Trendsetting") == "Trendsetting"


# Seeing Doubles


@pytest.mark.rule("D-566", "D-572")
def test_seeing_doubles_copies_another_card_of_the_hand_never_itself() -> None:
    assert dale(hand="Seeing Doubles Magnet Junk").faces("Seeing Doubles") == "Magnet Junk"
    assert dale(hand="Seeing Doubles").faces("Seeing Doubles") == "Seeing Doubles"


@pytest.mark.rule("D-566", "D-606")
@pytest.mark.parametrize("way", ["technique", "payment", "stack", "inventory"])
def test_who_shows_it_shows_the_copied_card_too(way: str) -> None:
    t = dale(hand="Seeing Doubles Magnet Glue", market="Magnet", stall="Junk | Junk | Junk", deck="9 Junk")
    if way == "technique":
        t.play("Seeing Doubles")
    elif way == "payment":
        t.buy("Magnet", with_="Seeing Doubles as Magnet")
    elif way == "stack":
        t.build("Seeing Doubles as Magnet")
    else:
        t.inventory("Seeing Doubles")
    shown = "Magnet" if way != "inventory" else ""
    assert t.told(1, "showed", card="Magnet") == bool(shown)
    assert ("Magnet" in t.known_hand(1, 0)) == bool(shown)


@pytest.mark.rule("D-566", "D-575")
def test_it_pays_together_with_the_card_it_copies() -> None:
    t = dale(hand="Seeing Doubles Magnet", market="- - - Glue", deck="9 Junk")
    t.buy("Glue", with_="Magnet Seeing Doubles")
    assert t.discard == "Seeing Doubles Magnet"


# Rulings on copying


@pytest.mark.rule("D-570", "D-226")
def test_a_copied_technique_is_played_with_its_bonus_and_effect() -> None:
    t = dale(hand="Reflection", discards={1: "Lunch Break"}, deck="Glue Cheer 9 Junk")
    t.play("Reflection")
    assert t.hand == "Glue"
    assert t.may_act_again
    assert t.schedule == "Reflection"
    t = dale(hand="Reflection", discards={1: "Treasure Hunter"}, deck="9 Junk")
    t.play("Reflection")
    assert t.turn == 1  # its copy has no bonus icon
    assert "Treasure Hunter" in t.hand


@pytest.mark.rule("D-570", "D-105")
def test_a_copy_of_a_passive_is_no_technique() -> None:
    t = dale(hand="Reflection", discards={1: "Glue"})
    assert not t.allows(m.Play(0))
    assert dale(hand="Reflection", discards={1: "Magnet"}).allows(m.Play(0))


@pytest.mark.rule("D-570", "D-412", "D-416", "D-526", "D-524")
def test_copied_passives_work_when_paying() -> None:
    t = dale(hand="Reflection", discards={1: "Glue"}, market="Sofa", deck="9 Junk")
    t.buy("Sofa", with_="Reflection").choose("yes")
    assert "Reflection" in t.hand
    t = dale(hand="Reflection Junk", discards={1: "Stock Clearance"}, market="Cheer", deck="9 Junk")
    t.buy("Cheer", with_="Reflection Junk")
    assert t.discard == "Junk Reflection"
    t = dale(hand="Reflection", discards={1: "Calculations"}, market="Sofa Cheer", deck="9 Junk")
    t.rearrange("Reflection", "Cheer Sofa").buy("Cheer", with_="Reflection")
    assert "Cheer" in t.hand
    t = dale(hand="Reflection", discards={1: "Market Discovery"}, market_discard="Magnet", deck="9 Junk")
    t.buy_discarded(with_="Reflection")
    assert "Magnet" in t.hand


@pytest.mark.rule("D-570", "D-541")
def test_copied_passives_work_when_building() -> None:
    t = dale(hand="Reflection Junk", discards={1: "Stashing Vendor"}, stall="Junk")
    t.build("Reflection Junk")
    assert len(t.stall) == 2


@pytest.mark.rule("D-571")
def test_copying_is_compulsory_and_chosen_among_several() -> None:
    t = dale(hand="Reflection", discards={1: "Magnet"}, stall="Junk")
    assert t.refuses("D-230").build("Reflection")  # it would make 2, were it itself
    t = dale(hand="Reflection", stall="Junk")
    t.build("Reflection")
    assert len(t.stall) == 2


@pytest.mark.rule("D-572")
def test_chains_are_followed_and_no_card_is_visited_twice() -> None:
    t = dale(hand="Reflection", discards={1: "Trendsetting"}, market="Magnet Good Old Times", market_discard="Glue")
    assert t.faces("Reflection") == "Magnet Glue"
    t = dale(hand="Seeing Doubles Reflection Junk", discards={1: "Sofa"})
    assert t.faces("Seeing Doubles") == "Sofa Junk"
    t = dale(hand="Trendsetting", market="Good Old Times", market_discard="Good Old Times")
    assert t.faces("Trendsetting") == "Good Old Times"


@pytest.mark.rule("D-572")
def test_seeing_doubles_at_the_end_of_a_chain_copies_another_card_than_the_first() -> None:
    t = dale(hand="Reflection Magnet", discards={1: "Seeing Doubles"})
    assert t.faces("Reflection") == "Magnet"
    t = dale(hand="Reflection", discards={1: "Seeing Doubles"})
    assert t.faces("Reflection") == "Seeing Doubles"


@pytest.mark.rule("D-573", "D-107")
def test_a_copy_of_junk_is_junk_for_building() -> None:
    t = dale(hand="Reflection", discards={1: "Junk"}, stall="")
    assert not t.allows(m.Build())
    t = dale(hand="Reflection Stashing Vendor", discards={1: "Junk"}, stall="Junk")
    t.build("Reflection Stashing Vendor")
    assert len(t.stall) == 2


@pytest.mark.rule("D-573", "D-301", "D-453")
def test_when_thrown_away_the_card_itself_counts() -> None:
    t = dale(hand="Swank Reflection", discards={1: "Junk"}, market_deck="Glue", junk=0)
    t.play("Swank").choose("Reflection")
    assert t.market_discard == "Reflection"
    assert t.junk == 0
    assert t.hand == "Glue"


@pytest.mark.rule("D-574")
def test_the_choice_lapses_when_the_copied_card_is_covered() -> None:
    t = dale(hand="Reflection", hands={1: "Junk"}, discards={1: "Magnet"}, decks={1: "9 Glue"}, deck="9 Cheer")
    assert t.faces("Reflection") == "Magnet"
    t.end_turn().inventory("Junk")
    assert t.faces("Reflection") == "Junk"


@pytest.mark.rule("D-574", "D-551")
def test_a_card_shown_as_something_stays_that_while_it_is_there_to_copy() -> None:
    t = dale(hand="Trendsetting Prepaid Good", market="Bold Haggler Glue", luck=[5], deck="9 Junk")
    t.use("Trendsetting as Bold Haggler")
    assert t.told(1, "showed", seat=0, card="Trendsetting")
    assert t.faces("Trendsetting") == "Bold Haggler"
    assert t.value("Trendsetting") == 4
    t.play("Prepaid Good").choose("Bold Haggler")
    assert t.faces("Trendsetting") == "Glue"


@pytest.mark.rule("D-574")
def test_a_chameleon_in_a_schedule_stays_what_it_is() -> None:
    t = dale(hand="Reflection", discards={1: "Scary Gunfight"}, hands={1: "Junk"}, market="Cheer", deck="9 Junk")
    t.play("Reflection").end_turn()
    assert t.price("Cheer", seat=1) == 4
    t.inventory("Junk")  # covers the card that was copied
    assert t.turn == 0
    assert t.discard == "Reflection"  # it ended at the start of the turn
    t = dale(schedule="Reflection as Steady Achiever", deck="Magnet", discards={1: "Junk"}, at_start=True)
    assert t.hand == "Magnet"
    assert t.discard == "Reflection"


@pytest.mark.rule("D-574", "D-201")
def test_two_equal_chameleons_in_a_schedule_may_be_different_things() -> None:
    t = dale(
        schedule="Reflection as Steady Achiever Reflection as Shopping Journey",
        deck="Magnet",
        market="Glue",
        at_start=True,
    )
    assert t.asked == "next-planned"
    assert len(t.choices()) == 2


@pytest.mark.rule("D-575", "D-551")
def test_changes_of_the_copied_card_are_copied() -> None:
    t = dale(hand="Bold Haggler Seeing Doubles", luck=[5])
    t.use("Bold Haggler")
    assert t.value("Seeing Doubles as Bold Haggler") == 4
    t = dale(hand="Rare Artefact Magnet Seeing Doubles", luck=[4])
    t.play("Rare Artefact").choose("Magnet")
    assert t.value("Seeing Doubles as Magnet") == 12


@pytest.mark.rule("D-575")
def test_but_not_those_of_an_equal_card_that_is_not_copied() -> None:
    t = dale(hand="Bold Haggler Reflection", discards={1: "Bold Haggler"}, luck=[5])
    t.use("Bold Haggler")
    assert t.value("Bold Haggler") == 4
    assert t.value("Reflection") == 1


@pytest.mark.rule("D-575", "D-572")
def test_changes_along_a_chain_are_copied_too() -> None:
    t = dale(hand="Rare Artefact Reflection Seeing Doubles", discards={1: "Magnet"}, luck=[2])
    t.play("Rare Artefact").choose("Reflection")
    assert t.value("Reflection") == 8
    assert t.value("Seeing Doubles as Magnet") == 8


@pytest.mark.rule("D-452", "D-574", "D-566")
def test_a_chameleon_shown_to_rare_artefact_says_what_it_is() -> None:
    t = dale(hand="Rare Artefact Seeing Doubles Magnet Glue", luck=[2])
    t.play("Rare Artefact").choose("Seeing Doubles")
    assert t.asked == "count-as"
    t.choose("Magnet")
    assert t.known_hand(1, 0) == "Seeing Doubles Magnet"
    assert t.faces("Seeing Doubles") == "Magnet"
    assert t.value("Seeing Doubles") == 8


@pytest.mark.rule("D-576", "D-214", "D-561")
def test_elsewhere_a_chameleon_is_only_itself() -> None:
    t = dale(hand="Junk", market="- Trendsetting Magnet", stall="Junk | Trendsetting", market_discard="Sofa")
    assert t.price("Trendsetting") == 6
    t = dale(hand="Charm", stall="Junk", market_deck="Reflection", discards={1: ""})
    t.play("Charm")
    assert len(t.stall) == 2


@pytest.mark.rule("D-577", "D-413", "D-544", "D-564")
def test_the_chameleon_itself_is_swapped() -> None:
    t = dale(hand="Reflection", discards={1: "Acorn"}, stalls={1: "1: Wise Spy"})
    t.play("Reflection").choose("Wise Spy")
    assert t.stall_of(1) == "1: Reflection"
    t = dale(hand="Reflection", discards={1: "Safety Precaution"}, stall="1: Wise Spy")
    t.play("Reflection").choose("Wise Spy")
    assert t.stall == "1: Reflection"
    t = dale(hand="Reflection", discards={1: "Gift Voucher"}, market="Magnet")
    t.play("Reflection").choose("Magnet")
    assert t.market == "Reflection - - - -"


@pytest.mark.rule("D-570", "D-441")
def test_a_copy_of_cunning_neighbour_goes_on_the_deck_itself() -> None:
    t = dale(hand="Reflection", discards={1: "Cunning Neighbour"}, deck="Junk")
    t.play("Reflection").choose("yes")
    assert t.deck == "Reflection Junk"


@pytest.mark.rule("D-570", "D-464", "D-460")
def test_a_chameleon_may_react_as_an_owl() -> None:
    t = dale(
        hand="2 Junk",
        market="Cheer",
        hands={1: "Reflection Junk"},
        decks={1: "Glue"},
        discard="Binoculars",
        reacting=[1],
    )
    t.buy("Cheer", with_="2 Junk")
    assert t.choices(1) == ["pass"]  # the payment covers the owl
    t = dale(
        hand="Swank",
        market="Raffle Binoculars",
        hands={1: "Trendsetting Junk"},
        decks={1: "Magnet Glue"},
        reacting=[1],
    )
    t.buy("Raffle", with_="Swank").react(1, "Trendsetting").choose("Junk")
    assert t.hand_of(1) == "Trendsetting Magnet"
    assert t.known_hand(0, 1) == "Trendsetting"
    assert t.faces("Trendsetting", seat=1) == "Binoculars"
    assert t.told(0, "showed", seat=1, card="Trendsetting")
    assert t.told(0, "reacted", seat=1, card="Binoculars")
