"""The inventory action and the clean-up."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.games.dale.language import Table, dale
from webfoot.games.dale import moves as m

# inventory


@pytest.mark.rule("D-240", "D-302", "D-316")
def test_inventory_discards_any_number_in_the_chosen_order() -> None:
    t = dale(hand="Glue Junk Cheer", deck="9 Junk", discard="Raffle")
    t.inventory("Cheer Glue")
    assert t.discard == "Glue Cheer Raffle"
    assert t.told(1, "discarded", seat=0, owner=0, cards="Cheer Glue")
    t = dale(hand="Glue Junk Cheer", deck="9 Junk")
    t.inventory("Glue Junk Cheer")
    assert t.discard == "Cheer Junk Glue"


@pytest.mark.rule("D-241")
def test_discarding_none_is_how_you_pass() -> None:
    t = dale(hand="Glue", deck="9 Junk")
    t.inventory()
    assert t.turn == 1
    assert t.discard == ""
    assert t.told(1, "kept-hand", seat=0)


@pytest.mark.rule("D-240")
def test_what_is_being_sorted_out_is_nobodys_business_until_it_is_done() -> None:
    t = dale(hand="Glue Junk Cheer", deck="Raffle Junk")
    t.do(0, m.Inventory()).choose("Glue")
    assert t.events == []
    assert t.seen_by(0).draft is not None
    assert t.seen_by(1).draft is None
    assert t.seen_by(1).players[0].cards == 3
    assert next(t.imagined(1)).seen_by(0).draft is None


# refilling the hand


@pytest.mark.rule("D-250")
def test_the_hand_is_refilled_to_five() -> None:
    t = dale(hand="Glue", deck="Cheer Raffle 5 Junk")
    t.end_turn()
    assert t.hand == "Glue Cheer Raffle 2 Junk"
    assert t.told(0, "drew", cards="Cheer Raffle Junk Junk")
    assert t.told(1, "drew", cards=None, count=4)


@pytest.mark.rule("D-250")
def test_nobody_discards_down() -> None:
    t = dale(hand="7 Junk", deck="Glue")
    t.end_turn()
    assert t.hand == "7 Junk"
    assert t.deck == "Glue"


@pytest.mark.rule("D-250")
def test_only_the_active_player_refills() -> None:
    t = dale(deck="9 Junk", hands={1: "Glue"}, decks={1: "9 Junk"})
    t.end_turn()
    assert t.hand_of(1) == "Glue"
    t.end_turn()
    assert t.hand_of(1) == "Glue 4 Junk"


@pytest.mark.rule("D-251")
def test_a_card_drawn_now_that_raises_the_hand_size_lets_draw_on() -> None:
    t = dale(hand="3 Junk", deck="Junk Cookies Cookies Glue Cheer Raffle")
    t.end_turn()
    assert t.hand == "4 Junk 2 Cookies Glue"
    assert t.deck == "Cheer Raffle"


@pytest.mark.rule("D-250", "D-304")
def test_refilling_reshuffles_and_takes_the_rest() -> None:
    t = dale(hand="Junk", deck="Glue Cheer", discard="Raffle Siesta Junk Junk")
    t.end_turn()
    assert t.hand == "Junk Glue Cheer Raffle Siesta"
    assert t.deck == "2 Junk"


@pytest.mark.rule("D-250", "D-308")
def test_refilling_for_lack_of_cards_is_junk() -> None:
    t = dale(hand="Glue", deck="Cheer", junk=10)
    t.end_turn()
    assert t.hand == "Glue Cheer 3 Junk"
    assert t.junk == 7
    assert t.told(1, "drew-junk", seat=0, count=3)


# the end of the turn


@pytest.mark.rule("D-252", "D-250")
def test_first_the_hand_then_the_market() -> None:
    t = dale(deck="5 Junk", market_deck="Glue")
    t.end_turn()
    tags = [event.__struct_config__.tag for event in t.events]
    assert tags.index("drew") < tags.index("market-filled") < tags.index("turn-began")


@pytest.mark.rule("D-254", "D-857")
def test_a_once_a_turn_passive_may_be_used_after_the_refill() -> None:
    t = dale(hand="Junk", deck="Wise Spy 3 Junk Glue Cheer Raffle", reacting=[0])
    t.end_turn().stop()
    assert (t.asked, t.deciders) == ("late-ability", [0])
    assert t.market == "- - - - -"
    assert t.refuses("D-254").inventory()
    t.use("Wise Spy").choose("Raffle", "Cheer")
    assert t.deck == "Glue Cheer Raffle"
    t.stop()
    assert t.turn == 1


@pytest.mark.rule("D-254")
def test_whoever_might_hold_such_a_passive_is_asked_whether_holding_it_or_not() -> None:
    t = dale(hand="Junk", deck="5 Junk Wise Spy", reacting=[0])
    t.end_turn()
    assert t.asked == "before-refill"
    assert t.choices() == ["stop"]
    t.stop()
    assert t.asked == "late-ability"
    assert t.choices() == ["stop"]
    t = dale(hand="Junk", deck="6 Junk", sets="owl", reacting=[0])
    t.end_turn()
    assert t.turn == 1, "everybody knows that there is none"


@pytest.mark.rule("D-255", "D-008")
def test_effects_of_this_turn_last_through_the_clean_up_and_leave_in_a_chosen_order() -> None:
    t = dale(hand="Flashy Show Junk", deck="9 Junk", schedule="Ironing", at_start=True)
    t.play("Flashy Show")
    assert t.schedule == "Ironing Flashy Show"
    t.stop()
    assert t.asked == "next-planned"
    assert t.value("Junk") == 3
    assert sorted(t.choices()) == ["Flashy Show", "Ironing"]
    t.choose("Flashy Show")
    assert t.discard == "Ironing Flashy Show"
    assert t.turn == 1
    assert t.value("Junk") == 1


# between the last action and the refill


def buys(t: Table) -> Table:
    return t.buy("Cheer", with_="Cheer")


def builds(t: Table) -> Table:
    return t.build("Cheer")


def discards(t: Table) -> Table:
    return t.inventory("Cheer")


def plays(t: Table) -> Table:
    return t.play("Treasure Hunter")


@pytest.mark.rule("D-857", "D-461")
@pytest.mark.parametrize("act", [buys, builds, discards, plays])
def test_wise_spy_may_be_used_between_the_last_action_and_the_refill(act: Callable[[Table], Table]) -> None:
    t = dale(
        hand="Wise Spy Cheer Treasure Hunter",
        deck="Magnet Glue Raffle Sofa Sofa",
        stall="Junk",
        market="Cheer",
        reacting=[0],
    )
    act(t)
    assert (t.asked, t.deciders) == ("before-refill", [0])
    assert t.refuses("D-254").inventory()
    t.use("Wise Spy").choose("Magnet", "Raffle")
    assert t.deck == "Glue Raffle Magnet 2 Sofa"
    assert t.asked == "before-refill"
    assert t.refuses("D-831").use("Wise Spy")
    t.stop()
    assert len(t.hand) == 5
    assert "Glue" in t.hand  # what the owl put on top


@pytest.mark.rule("D-857", "D-202")
def test_who_declines_a_bonus_action_is_not_asked_once_more() -> None:
    t = dale(hand="Wise Spy Tireless Tinkerer", deck="9 Junk", reacting=[0])
    t.play("Tireless Tinkerer")
    assert t.may_act_again
    t.stop()
    assert t.asked == "late-ability"


@pytest.mark.rule("D-857", "D-524", "D-252")
def test_the_market_deck_may_be_turned_before_the_market_is_filled() -> None:
    t = dale(hand="Market Discovery", market_deck="Glue Cheer 5 Raffle", deck="9 Junk", reacting=[0])
    t.inventory()
    assert t.asked == "before-refill"
    t.use("Market Discovery").stop()
    assert t.market_discard == "Glue"
    assert t.market == "Cheer 4 Raffle"


@pytest.mark.rule("D-857", "D-851")
def test_the_question_before_the_refill_is_the_same_with_or_without_such_a_card() -> None:
    def seen(hand: str, deck: str, viewer: int | None) -> bytes:
        t = dale(hand=hand, deck=deck, reacting=[0]).inventory()
        assert t.asked == "before-refill"
        return msgspec.json.encode([t.seen_by(viewer), t.events_for(viewer)])

    for viewer in (None, 1):
        assert seen("Wise Spy 4 Junk", "Magnet", viewer) == seen("Magnet 4 Junk", "Wise Spy", viewer)
