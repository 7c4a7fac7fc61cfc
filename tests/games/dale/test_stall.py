"""Building stacks, and winning."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale
from webfoot.games.dale import moves as m


def stall_of(stacks: int) -> str:
    return " | ".join(["Cheer"] * stacks)


@pytest.mark.rule("D-230", "D-232", "D-101")
@pytest.mark.parametrize(
    ("stacks", "cards"),
    [
        (0, "Cunning Neighbour"),
        (1, "Cheer"),
        (2, "Raffle"),
        (3, "Charity"),
        (4, "Tasters"),
        (5, "Tasters Cunning Neighbour"),
        (6, "Rumours Cheer"),
        (7, "Tasters Raffle"),
    ],
)
def test_the_next_stack_is_worth_exactly_its_number(stacks: int, cards: str) -> None:
    hand = "Cunning Neighbour Cheer Raffle Charity Tasters Rumours"
    t = dale(hand=hand, stall=stall_of(stacks), deck="9 Junk")
    assert t.seen_by(0).need == stacks + 1
    t.build(cards)
    assert len(t.stall) == stacks + 1


@pytest.mark.rule("D-232", "D-811")
@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        ("Cheer Raffle Charity", "D-232"),
        ("Tasters Cheer", "D-232"),
        ("Cheer", "D-811"),
        ("Cunning Neighbour Cheer", "D-811"),
    ],
)
def test_neither_more_nor_less_will_do(cards: str, rule: str) -> None:
    t = dale(hand="Cunning Neighbour Cheer Raffle Charity Tasters", stall=stall_of(5))
    assert t.refuses(rule).build(cards)


@pytest.mark.rule("D-230")
def test_without_a_fitting_hand_the_stall_cannot_be_chosen() -> None:
    t = dale(hand="Cheer Junk", stall=stall_of(4))
    assert t.refuses("D-230").build("Cheer")
    assert not t.allows(m.Build())


@pytest.mark.rule("D-230")
def test_a_stack_is_built_in_one_go_and_never_completed_later() -> None:
    t = dale(hand="Cunning Neighbour Raffle", stall=stall_of(1))
    assert t.refuses("D-230").build("Cunning Neighbour"), "1 of 2 cannot be laid in advance"
    t = dale(hand="Cunning Neighbour Raffle", stall=stall_of(2), deck="9 Junk")
    assert t.refuses("D-232").build("Cunning Neighbour")
    t.build("Raffle")
    assert t.stall == "Cheer | Cheer | Raffle"
    assert t.turn == 1


@pytest.mark.rule("D-231")
def test_a_stack_is_of_a_single_set() -> None:
    t = dale(hand="Cheer Raffle Scary Gunfight Night Shift", stall=stall_of(4), deck="9 Junk")
    assert t.refuses("D-231").build("Cheer Night Shift")
    t.build("Scary Gunfight Night Shift")
    assert t.told(1, "built", seat=0, stack=5, cards="Scary Gunfight Night Shift")


@pytest.mark.rule("D-231")
def test_a_stack_may_hold_any_number_of_cards() -> None:
    t = dale(hand="4 Cunning Neighbour Cheer", stall=stall_of(5), deck="9 Junk")
    t.build("4 Cunning Neighbour Cheer")
    assert t.stall == stall_of(5) + " | 4 Cunning Neighbour Cheer"


@pytest.mark.rule("D-812", "D-231", "D-232")
def test_what_a_stack_is_made_of_and_what_it_is_worth_must_both_be_right() -> None:
    t = dale(hand="Stashing Vendor Junk Cheer Nostalgic Item", stall=stall_of(2))
    assert t.refuses("D-231").build("Stashing Vendor Cheer"), "worth 3, but of two sets"
    t = dale(hand="Stashing Vendor Junk Nostalgic Item", stall=stall_of(2))
    assert t.refuses("D-232").build("Stashing Vendor Junk"), "allowed, but worth 2"


@pytest.mark.rule("D-811")
def test_worth_is_the_sum_of_current_values_one_more_or_less_for_each_accordion() -> None:
    for stacks in (3, 4, 5):
        t = dale(hand="Accordion", stall=stall_of(stacks), deck="9 Junk")
        t.build("Accordion")
        assert len(t.stall) == stacks + 1
    t = dale(hand="Accordion", stall=stall_of(6))
    assert t.refuses("D-230").build("Accordion")
    t = dale(hand="Accordion", stall=stall_of(6), schedules={1: "Nasty Threat"})
    assert t.refuses("D-230").build("Accordion")


@pytest.mark.rule("D-811", "D-106")
def test_passives_of_a_stack_are_combined() -> None:
    # The publisher's own example: Accordion as 6, Stashing Vendor, one junk.
    t = dale(hand="Accordion Stashing Vendor Junk", stall=stall_of(7))
    t.build("Accordion Stashing Vendor Junk")
    assert t.winners == [0]


@pytest.mark.rule("D-233", "D-313")
def test_changed_values_count_when_building() -> None:
    t = dale(hand="Flashy Show Little Villain", stall="Glue", deck="9 Junk")
    t.play("Flashy Show").build("Little Villain")
    assert t.stall == "Glue | Little Villain"


@pytest.mark.rule("D-233")
def test_a_built_stack_is_complete_whatever_becomes_of_its_cards() -> None:
    t = dale(hand="Little Villain", stall="Glue | Glue", deck="9 Junk", hands={1: "Acorn"})
    t.end_turn()
    t.play("Acorn").choose(m.StallCard(0, 1, 0))
    assert t.stall == "Acorn | Glue"
    assert t.seen_by(0).need == 3


@pytest.mark.rule("D-234")
def test_effects_of_built_cards_are_gone_but_for_the_sofa() -> None:
    t = dale(stall="Cookies")
    assert t.hand_size() == 5
    assert dale(stall="Sofa").hand_size() == 6
    assert dale(hand="Sofa").hand_size() == 5
    t = dale(hand="Glue", stall="Bold Haggler", market="- - - - Cheer")
    assert not [move for move in t.choices() if move.startswith("Ability")]


@pytest.mark.rule("D-235", "D-890")
def test_the_eighth_stack_wins_at_once() -> None:
    t = dale(hand="Tasters Raffle", stall=stall_of(7), market_deck="Glue")
    t.build("Tasters Raffle")
    assert t.over
    assert t.winners == [0]
    assert t.told(1, "won", seats=[0])
    assert t.deciders == []
    assert t.market == "- - - - -"
    assert t.hand == "", "no clean-up"


@pytest.mark.rule("D-890", "D-854")
def test_bonus_actions_and_reactions_that_were_to_come_are_dropped() -> None:
    t = dale(
        hand="Charm Junk", stall=stall_of(4), market_deck="Glue", hands={1: "Extra Remarks Ancient Knowledge"},
        decks={1: "Junk"}, discards={1: "Junk"}, reacting=[1],
    )  # fmt: skip
    t.play("Charm")
    assert t.asked == "react", "a fifth stack may be reacted to"
    t = dale(
        hand="Charm Junk", stall=stall_of(7), schedule="3 Ironing", market_deck="Glue", hands={1: "Extra Remarks"},
        decks={1: "Junk"}, discards={1: "Junk"}, reacting=[1], at_start=True,
    )  # fmt: skip
    t.play("Charm")  # a five that is worth eight
    assert t.winners == [0]
    assert t.state.frames == []
    assert t.refuses("game-over").do(0, m.Inventory())
    assert t.refuses("game-over").do(1, m.Pass())
