"""Observant Snowy Owls: what each of them does. When they may react is in test_reactions.py."""

from __future__ import annotations

import pytest

from tests.games.dale.language import Table, dale
from webfoot.games.dale import moves as m

# Wise Spy


@pytest.mark.rule("D-461", "D-857", "D-609")
def test_wise_spy_looks_at_three_cards_and_orders_them() -> None:
    t = dale(hand="Wise Spy", deck="Magnet Glue Cheer Junk")
    t.use("Wise Spy")
    assert t.seen_by(0).aside == ["magnet", "glue", "cheer"]
    assert t.seen_by(1).aside == []
    assert t.seen_by(1).aside_count == 3
    t.choose("Magnet", "Glue")
    assert t.deck == "Cheer Glue Magnet Junk"
    assert t.hand == "Wise Spy"
    assert t.asked == "action"
    assert not t.state.acted  # it takes no action
    assert t.known_deck(0, 0) == "Cheer Glue Magnet"
    assert t.known_deck(1, 0) == ""
    assert t.told(1, "used", seat=0, card="Wise Spy")
    assert t.told(0, "looked-at", cards="Magnet Glue Cheer")
    assert t.told(1, "looked-at", cards=None, count=3)


@pytest.mark.rule("D-461", "D-831", "D-857")
def test_wise_spy_is_used_once_a_turn_and_each_copy_has_its_own_use() -> None:
    t = dale(hand="2 Wise Spy", deck="Magnet Glue Cheer")
    t.use("Wise Spy").choose("Cheer", "Glue")
    t.use("Wise Spy").choose("Magnet", "Glue")
    assert t.deck == "Cheer Glue Magnet"
    assert not any(t.allows(m.Ability(at)) for at in range(2))
    assert t.refuses("D-831").do(0, m.Ability(0))
    t.until_turn(0)
    assert t.allows(m.Ability(0))


@pytest.mark.rule("D-831")
def test_a_wise_spy_that_left_the_hand_and_came_back_can_be_used_again() -> None:
    t = dale(hand="Wise Spy 2 Dirty Exchange", hands={1: "Junk"}, deck="Magnet Glue Cheer", luck=[0, 0])
    t.use("Wise Spy").choose("Cheer", "Glue")
    t.play("Dirty Exchange").choose("Wise Spy")
    t.play("Dirty Exchange").choose("Junk")
    assert t.hand == "Wise Spy"
    t.use("Wise Spy").choose("Cheer", "Glue")
    assert t.refuses("D-831").use("Wise Spy")


@pytest.mark.rule("D-461", "D-304")
def test_a_short_deck_is_reshuffled_for_wise_spy() -> None:
    t = dale(hand="Wise Spy", deck="Magnet", discard="Glue Cheer Junk")
    t.use("Wise Spy")
    assert t.seen_by(0).aside == ["magnet", "glue", "cheer"]
    assert t.deck_was_shuffled
    t.choose("Cheer", "Glue")
    assert t.deck == "Magnet Glue Cheer Junk"
    assert t.discard == ""


@pytest.mark.rule("D-461", "D-007", "D-308")
def test_what_is_still_missing_is_junk_and_all_three_go_back() -> None:
    t = dale(hand="Wise Spy", deck="Magnet", junk=5)
    t.use("Wise Spy").choose("Junk", "Junk")
    assert t.deck == "Magnet 2 Junk"
    assert t.junk == 3
    t = dale(hand="Wise Spy", deck="Magnet", junk=5, junk_for_draws="refill")
    t.use("Wise Spy")
    assert t.deck == "Magnet"
    assert t.junk == 5
    assert t.asked == "action"


# Ancient Knowledge


def technique_played(deck: str = "Glue Junk Cheer", discard: str = "Junk") -> Table:
    t = dale(
        hand="Tireless Tinkerer Junk",
        hands={1: "Ancient Knowledge Junk"},
        decks={1: deck},
        discards={1: discard},
        reacting=[1],
    )
    return t.play("Tireless Tinkerer")


@pytest.mark.rule("D-462", "D-610", "D-460")
def test_ancient_knowledge_searches_the_deck_and_may_discard_one_card() -> None:
    t = technique_played()
    t.react(1, "Ancient Knowledge")
    assert t.asked == "may-discard-from-deck"
    assert t.seen_by(1).searching == ["junk", "cheer", "glue"]
    assert t.seen_by(0).searching == []
    t.choose("Cheer")
    assert t.discard_of(1) == "Cheer Junk"
    assert t.deck_of(1) == "Glue Junk"
    assert t.shuffled(1)
    assert t.told(0, "reacted", seat=1, card="Ancient Knowledge")
    assert t.told(0, "discarded", seat=1, owner=1, cards="Cheer", source="deck")
    assert t.hand_of(1) == "Ancient Knowledge Junk"
    assert t.known_hand(0, 1) == "Ancient Knowledge"


@pytest.mark.rule("D-462")
def test_the_deck_is_shuffled_even_if_nothing_was_discarded() -> None:
    t = technique_played()
    t.react(1, "Ancient Knowledge").choose("no")
    assert t.discard_of(1) == "Junk"
    assert t.shuffled(1)


@pytest.mark.rule("D-860", "D-307", "D-855")
def test_with_an_empty_deck_ancient_knowledge_does_nothing() -> None:
    t = technique_played(deck="")
    t.react(1, "Ancient Knowledge")
    assert t.asked != "may-discard-from-deck"
    assert not t.shuffled(1)
    assert t.discard_of(1) == "Junk"


# Quality Inspection


def inspection_drawn(deck: str = "Quality Inspection Glue Cheer", junk: int = 20) -> Table:
    t = dale(hand="Shattered Relic Junk Magnet", deck=deck, reacting=[0], junk=junk, sets="owl")
    t.play("Shattered Relic").choose("Junk")
    return t


@pytest.mark.rule("D-463", "D-856", "D-301")
def test_quality_inspection_throws_a_card_away_and_draws_another() -> None:
    t = inspection_drawn()
    assert t.asked == "react"
    t.react(0, "Quality Inspection")
    assert sorted(t.choices()) == ["Magnet", "Quality Inspection"]
    t.choose("Magnet")
    assert t.market_discard == "Magnet"
    assert t.hand == "Quality Inspection Glue"
    assert t.told(1, "drew", cards=None, count=1, seat=0)


@pytest.mark.rule("D-463", "D-861", "D-856")
def test_quality_inspection_may_throw_itself_away() -> None:
    t = inspection_drawn()
    t.react(0, "Quality Inspection").choose("Quality Inspection")
    assert t.market_discard == "Quality Inspection"
    assert t.hand == "Magnet Glue"


@pytest.mark.rule("D-463", "D-460")
def test_quality_inspection_is_optional() -> None:
    t = inspection_drawn()
    t.let_pass()
    assert t.hand == "Magnet Quality Inspection"
    assert t.asked == "action"


@pytest.mark.rule("D-463", "D-850", "D-304")
def test_the_replacement_is_drawn_when_the_technique_is_discarded_already() -> None:
    t = inspection_drawn(deck="Quality Inspection")
    t.react(0, "Quality Inspection").choose("Magnet")
    assert t.hand == "Quality Inspection Shattered Relic"


# Binoculars


def card_bought(hand: str = "Binoculars Magnet", deck: str = "Glue") -> Table:
    t = dale(hand="2 Junk", market="Cheer", hands={1: hand}, decks={1: deck}, reacting=[1])
    return t.buy("Cheer", with_="2 Junk")


@pytest.mark.rule("D-464", "D-853")
def test_binoculars_draw_a_card_and_discard_one() -> None:
    t = card_bought()
    assert t.asked == "react"
    assert t.hand == "Cheer"  # the bought card is in hand, the payment discarded
    assert t.discard == "2 Junk"
    t.react(1, "Binoculars")
    assert t.hand_of(1) == "Binoculars Magnet Glue"
    assert sorted(t.choices()) == ["Binoculars", "Glue", "Magnet"]
    t.choose("Magnet")
    assert t.hand_of(1) == "Binoculars Glue"
    assert t.discard_of(1) == "Magnet"
    assert t.told(0, "drew", cards=None, seat=1)
    assert t.told(0, "discarded", owner=1, cards="Magnet")


@pytest.mark.rule("D-464", "D-861")
@pytest.mark.parametrize("card", ["Glue", "Binoculars"])
def test_the_card_discarded_may_be_the_one_drawn_or_the_owl_itself(card: str) -> None:
    t = card_bought()
    t.react(1, "Binoculars").choose(card)
    assert t.discard_of(1) == card


@pytest.mark.rule("D-464", "D-307")
def test_binoculars_draw_junk_from_nothing() -> None:
    t = card_bought(hand="Binoculars", deck="")
    t.react(1, "Binoculars").choose("Binoculars")
    assert t.hand_of(1) == "Junk"
    assert t.discard_of(1) == "Binoculars"


# Balancing


def deck_shuffled(
    hand: str = "Balancing Magnet Junk", discard: str = "Cheer Glue Junk", lands: str = "same"
) -> Table:
    t = dale(
        hand="Magnet", deck="2 Junk", hands={1: hand}, discards={1: discard}, reacting=[1], balancing_lands=lands
    )
    return t.play("Magnet").choose("Junk")


@pytest.mark.rule("D-465", "D-004", "D-606")
def test_balancing_swaps_a_card_in_hand_with_any_of_the_discard_at_its_very_place() -> None:
    t = deck_shuffled()
    t.react(1, "Balancing").choose("Glue")
    assert sorted(t.choices()) == ["Balancing", "Magnet"]
    t.choose("Magnet")
    assert t.hand_of(1) == "Balancing Junk Glue"
    assert t.discard_of(1) == "Cheer Magnet Junk"
    assert t.told(0, "swapped-discard", seat=1, card="Magnet", got="Glue")
    assert t.known_hand(0, 1) == "Balancing Glue"


@pytest.mark.rule("D-004")
def test_with_the_option_it_lands_on_top() -> None:
    t = deck_shuffled(lands="top")
    t.react(1, "Balancing").choose("Glue", "Magnet")
    assert t.discard_of(1) == "Magnet Cheer Junk"


@pytest.mark.rule("D-465", "D-861")
def test_balancing_takes_junk_but_gives_none_and_may_give_itself() -> None:
    t = deck_shuffled(hand="Balancing Junk", discard="Junk")
    t.react(1, "Balancing").choose("Junk")
    assert t.choices() == ["Balancing"]
    t.choose("Balancing")
    assert t.hand_of(1) == "2 Junk"
    assert t.discard_of(1) == "Balancing"


@pytest.mark.rule("D-465")
def test_without_a_discard_balancing_has_nothing_to_offer() -> None:
    t = deck_shuffled(discard="")
    assert t.may_act_again


# Extra Remarks


def stack_built(discard: str = "Cheer Glue Junk") -> Table:
    t = dale(
        hand="Wise Spy",
        hands={1: "Extra Remarks"},
        decks={1: "Junk"},
        discards={1: discard},
        reacting=[1],
    )
    return t.build("Wise Spy")


@pytest.mark.rule("D-466", "D-606")
def test_extra_remarks_put_a_card_of_the_discard_on_top_of_the_deck() -> None:
    t = stack_built()
    t.react(1, "Extra Remarks").choose("Glue")
    assert t.deck_of(1) == "Glue Junk"
    assert t.discard_of(1) == "Cheer Junk"
    assert t.told(0, "put-on-deck", seat=1, cards="Glue", source="discard")
    assert t.known_deck(0, 1) == "Glue"


@pytest.mark.rule("D-466")
def test_without_a_discard_extra_remarks_have_nothing_to_offer() -> None:
    t = stack_built(discard="")
    assert t.turn == 1


@pytest.mark.rule("D-460")
def test_an_owl_can_be_used_every_time_its_occasion_arises() -> None:
    t = dale(
        hand="2 Tireless Tinkerer",
        hands={1: "Ancient Knowledge"},
        decks={1: "Glue Cheer Junk"},
        reacting=[1],
    )
    t.play("Tireless Tinkerer").react(1, "Ancient Knowledge").choose("Glue")
    t.play("Tireless Tinkerer").react(1, "Ancient Knowledge").choose("Cheer")
    assert t.discard_of(1) == "Cheer Glue"


# a card drawn and put back


@pytest.mark.rule("D-856", "D-851")
@pytest.mark.parametrize("back", ["Magnet", "Junk"])
def test_a_drawn_card_that_is_put_back_opens_no_reaction_of_a_card_held_before(back: str) -> None:
    t = dale(hand="Ruthless Competition Junk Quality Inspection", decks={1: "Magnet"}, reacting=[0])
    t.play("Ruthless Competition").choose(back)
    assert t.deck_of(1) == back
    assert t.asked == "react"  # whichever it was: nobody else may learn that the drawn card went back
    assert t.choices() == ["pass"]  # the owl was in hand all the time


@pytest.mark.rule("D-856")
def test_a_card_of_the_hand_that_goes_in_place_of_the_drawn_one_leaves_the_reaction_to_it() -> None:
    t = dale(hand="Ruthless Competition Junk", decks={1: "Quality Inspection"}, reacting=[0])
    t.play("Ruthless Competition").choose("Junk")
    assert t.asked == "react"
    t.react(0, "Quality Inspection")
    assert t.told(1, "reacted", seat=0, card="Quality Inspection")
