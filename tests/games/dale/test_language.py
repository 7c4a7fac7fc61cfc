"""The language of the tests itself."""

from __future__ import annotations

import pytest

from tests.games.dale.cards import named, stacks
from tests.games.dale.language import Refused, dale


def test_cards_are_read_by_name_or_slug_and_repeated_by_a_number() -> None:
    assert [card.slug for card in named("2 Junk Tireless Tinkerer magnet")] == [
        "junk", "junk", "tireless-tinkerer", "magnet",
    ]  # fmt: skip
    assert named("Trendsetting as Winter Is Coming")[0].face == "winter-is-coming"
    assert stacks("1: Glue | 2: Magnet Junk") == [["glue"], ["magnet", "junk"]]


def test_a_misspelt_card_is_pointed_out() -> None:
    with pytest.raises(AssertionError, match="no card called 'Magnett'"):
        named("Junk Magnett")


def test_the_picture_of_the_style_guide() -> None:
    t = dale(hand="Magnet Junk", deck="Junk Glue Junk")
    t.play("Magnet").choose("Glue")
    assert t.hand == "Glue Junk"
    assert t.deck_was_shuffled
    assert t.may_act_again
    assert t.told(0, "found", cards="Glue")
    assert t.told(1, "found", cards=None, count=1)
    assert not t.told(1, "found", cards="Glue")


def test_piles_are_written_from_the_top_and_the_market_from_its_cheap_end() -> None:
    t = dale(deck="Glue Junk", discard="Magnet Junk", market="Cheer - Raffle")
    assert t.deck == "Glue Junk"
    assert t.deck != "Junk Glue"
    assert t.state.slug(t.state.decks[0][-1]) == "glue"
    assert t.state.slug(t.state.discards[0][-1]) == "magnet"
    assert t.market == "Cheer - Raffle - -"
    assert (t.price("Cheer"), t.price("Raffle")) == (2, 5)


def test_a_payment_a_stack_an_inventory() -> None:
    t = dale(
        hand="3 Junk Magnet Tireless Tinkerer",
        deck="9 Junk",
        market="Calculations Cheer",
    )
    t.buy("Calculations", with_="Junk Junk").until_turn(1)
    assert t.hand == "Calculations Junk Magnet Tireless Tinkerer Junk"
    t.until_turn(0).build("Tireless Tinkerer")
    assert t.stall == "1: Tireless Tinkerer"
    t.until_turn(0).inventory("Magnet Junk")
    assert t.discard == "Junk Magnet 2 Junk"


def test_refusals_name_their_rule_and_change_nothing() -> None:
    t = dale(hand="Glue 2 Junk", market="Magnet")
    assert t.refuses("D-105").play("Glue")
    assert t.refuses("D-212").buy("Magnet", with_="Glue Junk")
    assert t.hand == "Glue 2 Junk"
    assert t.asked == "action"
    with pytest.raises(Refused, match="D-105"):
        t.play("Junk")
    with pytest.raises(AssertionError, match="should be refused"):
        t.refuses("D-212").buy("Magnet", with_="Glue")
    with pytest.raises(AssertionError, match="not by"):
        t.refuses("D-999").play("Glue")


def test_windows_pass_by_themselves_unless_a_seat_is_reacting() -> None:
    spoken = {
        "hand": "Tireless Tinkerer",
        "hands": {1: "Ancient Knowledge"},
        "decks": {1: "Junk Glue"},
    }
    t = dale(**spoken)  # type: ignore[arg-type]
    t.play("Tireless Tinkerer")
    assert t.asked == "action"
    t = dale(**spoken, reacting=[1])  # type: ignore[arg-type]
    t.play("Tireless Tinkerer")
    assert (t.asked, t.deciders) == ("react", [1])
    t.react(1, "Ancient Knowledge").choose("Glue")
    assert t.discard_of(1) == "Glue"
    assert t.asked == "action"


def test_imagining_keeps_what_is_known_and_varies_the_rest() -> None:
    t = dale(
        hand="Cunning Neighbour Junk",
        hands={1: "Magnet Junk"},
        decks={1: "Glue Cheer Junk"},
    )
    assert len(t.hands_imagined(0, 1)) > 1
    t.play("Cunning Neighbour").choose("no")
    assert t.hands_imagined(0, 1) == {t.hand_of(1)}
    assert t.known_hand(0, 1) == "Magnet Junk"
    assert t.known_hand(None, 1) == ""
