"""Hoarding Flying Squirrels: building beyond the rules."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale
from webfoot.games.dale import moves as m

ONE = "Junk"
FOUR = "Junk | Junk | Junk | Junk"
SIX = "Junk | Junk | Junk | Junk | Junk | Junk"
SEVEN = "Junk | Junk | Junk | Junk | Junk | Junk | Junk"


@pytest.mark.rule("D-540", "D-812", "D-811")
def test_effects_combine_accordion_as_six_a_vendor_and_junk_make_eight() -> None:
    t = dale(hand="Accordion Stashing Vendor Junk", stall=SEVEN)
    t.build("Accordion Stashing Vendor Junk")
    assert t.winners == [0]


# Stashing Vendor


@pytest.mark.rule("D-541", "D-107")
def test_a_stack_with_a_stashing_vendor_may_include_junk() -> None:
    t = dale(hand="Stashing Vendor 2 Junk", stall="Junk | Junk")
    t.build("Stashing Vendor 2 Junk")
    assert t.stall == "Junk | Junk | Stashing Vendor 2 Junk"


@pytest.mark.rule("D-541", "D-231")
def test_without_one_junk_stays_out() -> None:
    t = dale(hand="Wise Spy Junk", stall=ONE)
    assert not t.allows(m.Build())
    t = dale(hand="Stashing Vendor Wise Spy Junk", stall="Junk | Junk")
    assert not t.allows(m.Build())  # two sets are still two sets


# Empty Chest


@pytest.mark.rule("D-542", "D-231")
def test_a_stack_with_an_empty_chest_may_mix_any_sets() -> None:
    t = dale(hand="Empty Chest Wise Spy Loyal Partner", stall="Junk | Junk | Junk")
    t.build("Empty Chest Wise Spy Loyal Partner")
    assert t.stall == "Junk | Junk | Junk | Empty Chest Wise Spy Loyal Partner"


@pytest.mark.rule("D-542", "D-812")
def test_an_empty_chest_does_not_allow_junk_by_itself() -> None:
    t = dale(hand="Empty Chest Junk", stall="Junk | Junk")
    assert not t.allows(m.Build())
    t = dale(hand="Empty Chest Wise Spy Stashing Vendor Junk", stall=FOUR)
    t.build("Empty Chest Wise Spy Stashing Vendor Junk")
    assert len(t.stall) == 5


# Nostalgic Item


@pytest.mark.rule("D-543")
@pytest.mark.parametrize("fetched", ["Junk", "Wise Spy"])
def test_a_stack_with_a_nostalgic_item_may_include_a_card_of_the_discard(fetched: str) -> None:
    t = dale(hand="Nostalgic Item", discard=f"Magnet {fetched} Magnet", stall="Junk | Junk | Junk", deck="5 Junk")
    t.build("Nostalgic Item", from_discard=fetched)
    assert t.stall == f"Junk | Junk | Junk | Nostalgic Item {fetched}"
    assert t.discard == "2 Magnet"


@pytest.mark.rule("D-543")
def test_one_card_for_each_and_only_with_one_from_hand() -> None:
    t = dale(hand="Nostalgic Item", discard="2 Junk", stall=FOUR)
    assert not t.allows(m.Build())
    t = dale(hand="Wise Spy", discard="Nostalgic Item", stall="Junk | Junk | Junk")
    assert not t.allows(m.Build())
    t = dale(hand="2 Nostalgic Item", discard="2 Junk", stall=SEVEN)
    t.build("2 Nostalgic Item", from_discard="2 Junk")
    assert t.winners == [0]


@pytest.mark.rule("D-543")
def test_a_nostalgic_item_fetched_that_way_allows_one_more() -> None:
    t = dale(hand="Nostalgic Item", discard="Wise Spy Nostalgic Item Junk", stall=SIX)
    assert t.allows(m.Build())
    t.build("Nostalgic Item", from_discard="Nostalgic Item Wise Spy")
    assert t.stall.stacks[-1] == ["nostalgic-item", "nostalgic-item", "wise-spy"]


@pytest.mark.rule("D-543", "D-541", "D-542")
def test_cards_fetched_from_the_discard_bring_their_effects_along() -> None:
    t = dale(hand="Nostalgic Item Junk", discard="Stashing Vendor", stall=FOUR)
    t.build("Nostalgic Item Junk", from_discard="Stashing Vendor")
    assert len(t.stall) == 5
    t = dale(hand="Nostalgic Item Wise Spy", discard="Empty Chest", stall=f"{FOUR} | Junk")
    t.build("Nostalgic Item Wise Spy", from_discard="Empty Chest")
    assert len(t.stall) == 6


@pytest.mark.rule("D-543", "D-313")
def test_a_boost_covers_the_card_of_the_discard_too() -> None:
    t = dale(hand="Nostalgic Item Flashy Show", discard="Junk", stall=f"{FOUR} | Junk")
    t.play("Flashy Show")
    assert t.refuses("D-811").build("Nostalgic Item", from_discard="")
    t.build("Nostalgic Item", from_discard="Junk")  # 4 and 2
    assert len(t.stall) == 6


@pytest.mark.rule("D-543", "D-315")
def test_of_several_copies_in_the_discard_the_topmost_is_taken() -> None:
    t = dale(hand="Nostalgic Item", discard="Magnet Junk Glue Junk", stall="Junk | Junk | Junk", deck="9 Junk")
    t.build("Nostalgic Item", from_discard="Junk")
    assert t.discard == "Magnet Glue Junk"


# Acorn


@pytest.mark.rule("D-544", "D-311", "D-233", "D-606")
def test_acorn_swaps_itself_with_any_card_of_an_opponents_stall() -> None:
    t = dale(hand="Acorn", stalls={1: "1: Wise Spy | 2: Cheer", 2: "1: Junk"}, seats=3)
    t.play("Acorn").choose("Cheer")
    assert t.hand == "Cheer"
    assert t.stall_of(1) == "1: Wise Spy | 2: Acorn"
    assert t.discard == ""
    assert t.known_hand(2, 0) == "Cheer"
    assert t.told(2, "swapped", card="Acorn", got="Cheer", source="stall")
    assert t.may_act_again


@pytest.mark.rule("D-544", "D-311")
def test_acorn_cannot_take_from_your_own_stall_and_is_discarded_without_another() -> None:
    t = dale(hand="Acorn", stall="1: Wise Spy")
    t.play("Acorn")
    assert t.hand == ""
    assert t.discard == "Acorn"
    assert t.may_act_again


# Accordion


@pytest.mark.rule("D-545", "D-811")
@pytest.mark.parametrize(("stacks", "legal"), [(2, False), (3, True), (4, True), (5, True), (6, False)])
def test_accordion_may_be_built_as_four_five_or_six(stacks: int, legal: bool) -> None:
    t = dale(hand="Accordion", stall=" | ".join(["Junk"] * stacks))
    assert t.allows(m.Build()) == legal


@pytest.mark.rule("D-545", "D-811")
def test_accordion_bends_its_own_value_and_counts_as_five_for_paying() -> None:
    t = dale(hand="Accordion", market="- Glue", stall=ONE)
    assert not t.allows(m.Buy(1))
    t = dale(hand="Accordion", schedules={1: "Nasty Threat"}, stall=f"{FOUR} | Junk")
    assert not t.allows(m.Build())
    t = dale(hand="Accordion", schedules={1: "Nasty Threat"}, stall=FOUR)
    t.build("Accordion")
    assert len(t.stall) == 5


# Winter is Coming


@pytest.mark.rule("D-546", "D-854")
def test_after_building_with_winter_is_coming_another_stack_may_follow_at_once() -> None:
    t = dale(hand="Winter is Coming Acorn Empty Chest Junk", stall=FOUR, deck="9 Junk")
    t.build("Winter is Coming")
    assert t.asked == "build-again"
    t.build("Acorn Empty Chest")
    assert t.stall == f"{FOUR} | Winter is Coming | Acorn Empty Chest"
    assert t.turn == 1


@pytest.mark.rule("D-546")
def test_it_is_optional_and_asked_even_if_nothing_can_be_built() -> None:
    t = dale(hand="Winter is Coming Acorn Empty Chest", stall=FOUR, deck="9 Junk")
    t.build("Winter is Coming").choose("no")
    assert t.turn == 1
    t = dale(hand="Winter is Coming Junk", stall=FOUR, deck="9 Junk")
    t.build("Winter is Coming")
    assert t.choices() == ["no"]


@pytest.mark.rule("D-546", "D-570")
def test_winters_follow_each_other_and_the_last_stack_wins() -> None:
    t = dale(hand="Winter is Coming Seeing Doubles Empty Chest Stashing Vendor", stall=f"{FOUR} | Junk")
    t.build("Seeing Doubles as Winter is Coming Stashing Vendor")
    assert t.asked == "build-again"
    t.build("Winter is Coming Empty Chest")
    assert t.asked == "build-again"


@pytest.mark.rule("D-546", "D-890")
def test_the_winning_stack_asks_nothing_more() -> None:
    t = dale(hand="Winter is Coming Nostalgic Item", stall=SEVEN)
    t.build("Winter is Coming Nostalgic Item")
    assert t.winners == [0]
    assert t.asked is None


@pytest.mark.rule("D-546", "D-543")
def test_a_winter_fetched_from_the_discard_counts() -> None:
    t = dale(hand="Nostalgic Item", discard="Winter is Coming", stall=SIX, schedules={1: "Nasty Threat"})
    t.build("Nostalgic Item", from_discard="Winter is Coming")
    assert t.asked == "build-again"


@pytest.mark.rule("D-546")
def test_a_further_stack_costs_no_action() -> None:
    t = dale(hand="Winter is Coming Acorn Empty Chest Tireless Tinkerer", stall=FOUR, deck="9 Junk")
    t.play("Tireless Tinkerer")
    t.build("Winter is Coming").build("Acorn Empty Chest")
    assert len(t.stall) == 6
    assert t.turn == 1


@pytest.mark.rule("D-546", "D-230")
def test_a_further_stack_may_be_the_one_suggested_or_none() -> None:
    t = dale(hand="Winter is Coming Acorn Empty Chest", stall=FOUR, deck="9 Junk")
    t.build("Winter is Coming").build()
    assert t.stall.stacks[-1] == ["acorn", "empty-chest"]
    t = dale(hand="Winter is Coming Junk", stall=FOUR, deck="9 Junk")
    t.build("Winter is Coming")
    assert t.refuses("D-230").do(0, m.Build())
    t.choose("no")
    assert len(t.stall) == 5


@pytest.mark.rule("D-546", "D-571")
@pytest.mark.parametrize("face", ["Magnet", "Charm"])
def test_a_copy_in_a_further_stack_counts_as_what_is_said(face: str) -> None:
    t = dale(hand="Winter is Coming Trendsetting Empty Chest", stall=FOUR, market="Magnet Charm", deck="9 Junk")
    t.build("Winter is Coming").build(f"Trendsetting as {face} Empty Chest")
    assert t.told(1, "built", cards="Trendsetting Empty Chest", faces=f"{face} Empty Chest")
    assert len(t.stall) == 6


@pytest.mark.rule("D-543", "D-232")
def test_a_card_of_the_discard_that_spoils_the_total_cannot_join() -> None:
    t = dale(hand="Nostalgic Item", discard="Junk Cheer", stall="Junk | Junk | Junk", deck="9 Junk")
    t.do(0, m.Build()).do(0, m.Pick(0))
    assert t.refuses("D-232").do(0, m.Name("cheer"))
    assert t.refuses("not-in-discard").do(0, m.Name("glue"))
    t = dale(hand="Nostalgic Item Cheer", discard="Junk", stall="Junk | Junk | Junk", deck="9 Junk")
    t.do(0, m.Build()).do(0, m.Pick(0)).do(0, m.Name("junk"))
    assert t.refuses("D-232").do(0, m.Pick(1))  # 4 are there already
