"""When owls may react, in which order, and that being asked tells nothing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.games.dale.language import GAME, Table, dale
from webfoot.core.chance import QuickChance
from webfoot.games.dale import moves as m
from webfoot.games.dale.options import DaleOptions

FOUR = "Junk | Junk | Junk | Junk"


def sent(t: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.brief(t.state, viewer))


# being asked


@pytest.mark.rule("D-850", "D-852")
def test_reactions_come_before_the_bonus_action() -> None:
    t = dale(hand="Tireless Tinkerer", hands={1: "Ancient Knowledge"}, decks={1: "Glue"}, reacting=[1])
    t.play("Tireless Tinkerer")
    assert t.asked == "react"
    assert t.discard == "Tireless Tinkerer"
    assert t.allows(m.Pass(), by=1)
    t.let_pass()
    assert t.may_act_again


@pytest.mark.rule("D-850", "D-853")
def test_reactions_come_before_the_clean_up() -> None:
    t = dale(hand="Swank", market="Raffle", market_deck="Glue", hands={1: "Binoculars"}, deck="9 Junk", reacting=[1])
    t.buy("Raffle", with_="Swank")
    assert t.asked == "react"
    assert t.hand == "Raffle"
    assert t.market == "- - - - -"


@pytest.mark.rule("D-850", "D-855")
def test_a_shuffle_in_the_middle_of_a_draw_lets_the_effect_finish_first() -> None:
    t = dale(
        hand="Dangerous Test",
        deck="Magnet",
        discard="Glue Cheer Raffle",
        hands={1: "Balancing"},
        discards={1: "Sofa"},
        reacting=[1],
    )
    t.play("Dangerous Test")
    assert t.asked == "discard"
    t.choose("Glue", "Cheer", "Magnet")
    assert t.asked == "react"


@pytest.mark.rule("D-851", "D-606")
def test_holding_a_reaction_or_not_looks_the_same_until_it_is_used() -> None:
    def table(hand: str, deck: str) -> Table:
        return dale(
            hand="Tireless Tinkerer Junk",
            hands={1: hand, 2: "Junk"},
            decks={1: deck, 2: "Ancient Knowledge"},
            seats=3,
            reacting=[1, 2],
        ).play("Tireless Tinkerer")

    holding = table("Ancient Knowledge Junk", "Magnet")
    without = table("Magnet Junk", "Ancient Knowledge")
    assert holding.deciders == without.deciders == [1, 2]
    for viewer in (None, 0, 2):
        assert sent(holding, viewer) == sent(without, viewer)
    reacting = holding.copy()
    holding.let_pass(1)
    without.let_pass(1)
    reacting.react(1, "Ancient Knowledge")
    for viewer in (None, 0, 2):
        assert sent(holding, viewer) == sent(without, viewer) == sent(reacting, viewer)
        assert holding.events_for(viewer) == without.events_for(viewer) == reacting.events_for(viewer)
    holding.let_pass(2)
    without.let_pass(2)
    for viewer in (None, 0, 2):
        assert sent(holding, viewer) == sent(without, viewer)
        assert holding.events_for(viewer) == without.events_for(viewer)


@pytest.mark.rule("D-851")
def test_somebody_without_owls_in_the_game_is_not_asked() -> None:
    t = dale(hand="Tireless Tinkerer", hands={1: "Magnet"}, decks={1: "9 Junk"}, reacting=[1])
    t.play("Tireless Tinkerer")
    assert t.may_act_again


@pytest.mark.rule("D-851", "D-602")
def test_whoever_cannot_hold_one_for_all_to_see_is_not_asked() -> None:
    t = dale(hand="Tireless Tinkerer", hands={1: "Junk"}, discards={1: "Ancient Knowledge"}, reacting=[1])
    t.play("Tireless Tinkerer")
    assert t.may_act_again


@pytest.mark.rule("D-851", "D-858")
def test_the_imagined_table_of_another_does_not_know_the_secret_answer() -> None:
    t = dale(
        hand="Tireless Tinkerer",
        hands={1: "Ancient Knowledge", 2: "Ancient Knowledge"},
        decks={1: "Glue", 2: "Glue"},
        seats=3,
        reacting=[1, 2],
    )
    t.play("Tireless Tinkerer")
    other = t.copy()
    t.react(1, "Ancient Knowledge")
    other.let_pass(1)
    for viewer in (None, 0, 2):
        assert [table.state.dump() for table in t.imagined(viewer, 5)] == [
            table.state.dump() for table in other.imagined(viewer, 5)
        ]


# Ancient Knowledge


@pytest.mark.rule("D-852", "D-224")
@pytest.mark.parametrize("card", ["Steady Achiever", "Scary Gunfight", "Lunch Break"])
def test_ancient_knowledge_waits_until_a_delayed_or_lasting_technique_is_over(card: str) -> None:
    t = dale(hand=card, deck="9 Junk", hands={1: "Ancient Knowledge"}, decks={1: "9 Glue"}, reacting=[1])
    t.play(card)
    assert t.may_act_again
    t.end_turn().end_turn()
    assert t.asked == "react"
    assert t.turn == 0
    assert t.discard == card
    t.let_pass()
    assert t.asked == "action"


@pytest.mark.rule("D-852", "D-008", "D-255")
def test_for_a_technique_that_lasts_the_turn_it_comes_at_the_end_of_the_turn() -> None:
    t = dale(
        hand="Flashy Show",
        deck="9 Junk",
        hands={1: "Ancient Knowledge"},
        decks={1: "Glue"},
        reacting=[1],
        market_deck="5 Cheer",
    )
    t.play("Flashy Show")
    assert t.may_act_again
    t.end_turn()
    assert t.asked == "react"
    assert t.turn == 0
    assert t.market == "5 Cheer"
    assert t.discard == "Flashy Show"
    t.let_pass()
    assert t.turn == 1


@pytest.mark.rule("D-852", "D-008")
def test_with_the_option_it_comes_at_once() -> None:
    t = dale(
        hand="Flashy Show", hands={1: "Ancient Knowledge"}, decks={1: "Glue"}, reacting=[1], turn_techniques="leave"
    )
    t.play("Flashy Show")
    assert t.asked == "react"


@pytest.mark.rule("D-852", "D-311", "D-441")
@pytest.mark.parametrize(
    ("card", "answer"), [("Gift Voucher", "Magnet"), ("Safety Precaution", "Glue"), ("Cunning Neighbour", "yes")]
)
def test_techniques_that_were_swapped_or_put_on_the_deck_count(card: str, answer: str) -> None:
    t = dale(
        hand=card, market="Magnet", stall="Glue", hands={1: "Ancient Knowledge"}, decks={1: "Glue"}, reacting=[1]
    )
    t.play(card).choose(answer)
    assert t.asked == "react"


@pytest.mark.rule("D-852")
def test_ancient_knowledge_is_about_another_players_technique() -> None:
    t = dale(hand="Tireless Tinkerer Ancient Knowledge", deck="9 Junk", reacting=[0])
    t.play("Tireless Tinkerer")
    assert t.may_act_again


# Extra Remarks


@pytest.mark.rule("D-854")
def test_extra_remarks_come_once_for_each_stack_however_it_was_built() -> None:
    t = dale(
        hand="Winter is Coming Acorn Empty Chest",
        stall=FOUR,
        hands={1: "Extra Remarks"},
        discards={1: "Magnet Glue"},
        reacting=[1],
    )
    t.build("Winter is Coming").react(1, "Extra Remarks").choose("Magnet")
    t.build("Acorn Empty Chest").react(1, "Extra Remarks").choose("Glue")
    assert t.deck_of(1) == "Glue Magnet"
    t = dale(
        hand="Charm",
        stall="Junk",
        market_deck="Cheer",
        hands={1: "Extra Remarks"},
        discards={1: "Magnet"},
        reacting=[1],
    )
    t.play("Charm").react(1, "Extra Remarks").choose("Magnet")
    assert t.deck_of(1) == "Magnet"


@pytest.mark.rule("D-854", "D-890")
def test_there_are_none_after_the_winning_stack() -> None:
    t = dale(
        hand="Glue Safety Precaution",
        stall=" | ".join(["Junk"] * 7),
        hands={1: "Extra Remarks"},
        discards={1: "Magnet"},
        reacting=[1],
    )
    t.build("Glue Safety Precaution")
    assert t.winners == [0]
    assert t.deciders == []


# Balancing


def _magnet(t: Table) -> None:
    t.play("Magnet").choose("Junk")


def _survivor(t: Table) -> None:
    t.play("Natural Survivor").choose("Raffle", "Junk")


def _refill(t: Table) -> None:
    t.end_turn()


@pytest.mark.rule("D-855")
@pytest.mark.parametrize(
    ("card", "deck", "happens", "shuffles"),
    [
        ("Magnet", "2 Junk", _magnet, 1),
        ("Natural Survivor", "2 Junk", _survivor, 1),
        ("Wily Fellow", "2 Junk", lambda t: t.play("Wily Fellow"), 1),
        ("Dangerous Test", "", lambda t: t.play("Dangerous Test").choose("3 Junk"), 1),
        ("Magnet", "", _refill, 1),
        ("Magnet", "Junk", _magnet, 0),  # an empty deck is not shuffled
        ("Loyal Partner", "Junk", lambda t: t.play("Loyal Partner"), 0),  # the market deck does not count
    ],
)
def test_balancing_comes_for_each_shuffle_of_another_players_deck(
    card: str, deck: str, happens: Callable[[Table], object], shuffles: int
) -> None:
    t = dale(
        hand=f"{card} Raffle",
        deck=deck,
        discard="9 Junk",
        market="Glue",
        hands={1: "Balancing"},
        discards={1: "Sofa"},
        luck=[0],
        reacting=[1],
    )
    happens(t)
    seen = 0
    while t.asked == "react":
        ask = t.seen_by(1).ask
        assert ask is not None
        assert (ask.trigger, ask.player) == ("shuffled", 0)
        seen += 1
        t.let_pass()
    assert seen == shuffles


@pytest.mark.rule("D-855", "D-306", "D-863")
def test_a_shuffle_you_caused_is_still_its_owners() -> None:
    t = dale(hand="Little Villain Balancing", discard="Sofa", discards={1: "3 Junk"}, reacting=[0])
    t.play("Little Villain")
    assert t.asked == "react"
    t.react(0, "Balancing").choose("Sofa", "Balancing")
    assert t.hand == "Sofa"


@pytest.mark.rule("D-855", "D-863", "D-858")
def test_in_your_own_cheer_you_react_to_every_other_shuffle() -> None:
    t = dale(
        hand="Cheer Balancing Magnet",
        discard="Sofa Glue",
        decks={0: "2 Junk", 1: "2 Junk", 2: "2 Junk"},
        seats=3,
        reacting=[0],
    )
    t.play("Cheer").choose("Junk", "Junk", "Junk")
    t.react(0, "Balancing").choose("Sofa", "Magnet")
    t.react(0, "Balancing").choose("Glue", "Sofa")
    assert t.hand == "Balancing Glue Junk"
    assert t.may_act_again


@pytest.mark.rule("D-855", "D-859")
def test_ancient_knowledge_of_one_calls_up_balancing_of_another() -> None:
    t = dale(
        hand="Tireless Tinkerer",
        hands={1: "Ancient Knowledge", 2: "Balancing"},
        decks={1: "Glue Magnet"},
        discards={2: "Sofa"},
        seats=3,
        reacting=[1, 2],
    )
    t.play("Tireless Tinkerer")
    t.react(1, "Ancient Knowledge").choose("no")
    assert t.asked == "react"
    ask = t.seen_by(2).ask
    assert ask is not None
    assert (ask.trigger, ask.player) == ("shuffled", 1)
    t.react(2, "Balancing").choose("Sofa", "Balancing")
    assert t.hand_of(2) == "Sofa"


@pytest.mark.rule("D-855")
def test_nobody_reacts_to_the_set_up() -> None:
    wishes = dict.fromkeys(("owl", "fennec", "platypus"), "in")
    state = GAME.setup(2, GAME.parse_options(2, wishes), QuickChance(3))
    assert isinstance(GAME.parse_options(2, wishes), DaleOptions)
    assert not state.is_window()
    assert state.step().asks == "action"


# Quality Inspection


def _entered(t: Table, seat: int = 0) -> bool:
    if t.asked != "react":
        return False
    ask = t.seen_by(seat).ask
    assert ask is not None
    return ask.trigger == "entered" and ask.player == seat and any(t.allows(m.React(at), by=seat) for at in range(9))


@pytest.mark.rule("D-856")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("Shattered Relic", ["Junk"]),  # drawn
        ("Magnet", ["Quality Inspection"]),  # searched for
        ("Favourite Toy", []),  # taken from the discard
        ("Prepaid Good", ["Quality Inspection"]),  # taken from the market
        ("Gift Voucher", ["Quality Inspection"]),  # swapped with the market
        ("Acorn", ["Quality Inspection"]),  # swapped with a stall
        ("Treasure Hunter", []),  # taken from another
        ("Dirty Exchange", ["Junk"]),  # given by another
        ("Special Offer", ["Quality Inspection"]),  # from the market deck
        ("Risky Business", [3]),
        ("Swank", ["Wise Spy"]),
    ],
)
def test_quality_inspection_comes_whenever_it_has_entered_your_hand(card: str, answers: list[str | int]) -> None:
    t = dale(
        hand=f"{card} Junk Wise Spy",
        deck="Quality Inspection Junk",
        discard="Quality Inspection",
        market="Quality Inspection",
        market_deck="Quality Inspection",
        hands={1: "Quality Inspection"},
        discards={1: "Quality Inspection"},
        stalls={1: "Quality Inspection"},
        luck=[0],
        reacting=[0],
    )
    t.play(card).choose(*answers)
    assert _entered(t)


@pytest.mark.rule("D-856", "D-853")
def test_when_it_is_bought() -> None:
    t = dale(hand="Swank", market="Quality Inspection", deck="9 Junk", reacting=[0])
    t.buy("Quality Inspection", with_="Swank")
    assert _entered(t)
    assert t.discard == "Swank"


@pytest.mark.rule("D-856", "D-851")
def test_a_purchase_of_anything_else_asks_nobody() -> None:
    t = dale(hand="2 Junk", market="Cheer", deck="Quality Inspection 9 Junk", reacting=[0])
    t.buy("Cheer", with_="2 Junk")
    assert len(t.hand) == 5  # first asked after the refill
    t = dale(hand="2 Junk", market="Cheer", deck="9 Junk", hands={1: "Quality Inspection"}, reacting=[0])
    t.buy("Cheer", with_="2 Junk")
    assert t.turn == 1


@pytest.mark.rule("D-856", "D-250", "D-850", "D-252")
def test_in_the_clean_up_it_comes_after_the_refill_and_before_the_market() -> None:
    t = dale(
        hand="2 Junk",
        deck="Quality Inspection Magnet Glue 9 Junk",
        market="Cheer",
        market_deck="Raffle",
        reacting=[0],
    )
    t.buy("Cheer", with_="2 Junk")
    assert _entered(t)
    assert t.hand == "Cheer Quality Inspection Magnet Glue Junk"
    assert t.market == "5 -"
    t.react(0, "Quality Inspection").choose("Cheer")
    t.let_pass()
    assert len(t.hand) == 5


@pytest.mark.rule("D-856")
@pytest.mark.parametrize(
    ("card", "answers"), [("Night Shift", ["Quality Inspection"]), ("Ruthless Competition", ["Quality Inspection"])]
)
def test_cards_drawn_only_to_be_put_back_do_not_count(card: str, answers: list[str]) -> None:
    t = dale(hand=f"{card} Junk", deck="Junk", decks={1: "Quality Inspection"}, reacting=[0])
    t.play(card).choose(*answers)
    assert not _entered(t)
    t = dale(hand="Wise Spy", deck="Quality Inspection Junk Magnet", reacting=[0])
    t.use("Wise Spy").choose("Junk", "Magnet")
    assert not _entered(t)


@pytest.mark.rule("D-856")
def test_it_must_still_be_in_hand_when_the_whole_movement_is_finished() -> None:
    t = dale(hand="Dangerous Test", deck="Quality Inspection 2 Junk", reacting=[0])
    t.play("Dangerous Test").choose("Quality Inspection", "Junk", "Junk")
    assert not _entered(t)
    t = dale(hand="Dangerous Test Junk", deck="Quality Inspection 2 Junk", reacting=[0])
    t.play("Dangerous Test").choose("Junk", "Junk", "Junk")
    assert _entered(t)


@pytest.mark.rule("D-856", "D-444")
def test_a_card_that_left_the_hand_and_came_back_has_entered_it() -> None:
    t = dale(hand="Charity Quality Inspection", hands={1: "Junk"}, luck=[0, 0], reacting=[0])
    t.play("Charity").choose("Quality Inspection")
    assert t.hand == "Quality Inspection"
    assert _entered(t)
    t = dale(hand="Whirligig", hands={1: "Quality Inspection"}, reacting=[1])
    t.play("Whirligig")
    assert _entered(t, 1)


@pytest.mark.rule("D-856")
def test_on_anothers_turn_too() -> None:
    t = dale(hand="Cheer", deck="Junk", decks={1: "Quality Inspection Glue"}, reacting=[1])
    t.play("Cheer").choose("Junk", "Quality Inspection")
    while not _entered(t, 1):
        t.let_pass()
    t.react(1, "Quality Inspection").choose("Quality Inspection")
    assert t.hand_of(1) == "Glue"


@pytest.mark.rule("D-856", "D-862")
def test_another_one_drawn_in_its_place_reacts_in_turn() -> None:
    t = dale(hand="Shattered Relic Junk Magnet", deck="2 Quality Inspection Glue", reacting=[0])
    t.play("Shattered Relic").choose("Junk")
    t.react(0, "Quality Inspection").choose("Quality Inspection")
    assert t.hand == "Magnet Quality Inspection"
    t.react(0, "Quality Inspection").choose("Magnet")
    assert t.hand == "Quality Inspection Glue"
    while t.asked == "react":
        assert t.choices(0) == ["pass"]
        t.let_pass()
    assert t.may_act_again


@pytest.mark.rule("D-856", "D-858")
def test_two_that_came_together_may_both_react() -> None:
    t = dale(hand="Swift Broker Junk Magnet", deck="2 Quality Inspection Glue Cheer", reacting=[0])
    t.play("Swift Broker").choose("confirm")
    t.react(0, "Quality Inspection").choose("Quality Inspection")
    while t.choices(0) == ["pass"]:  # the card that was drawn
        t.let_pass()
    t.react(0, "Quality Inspection").choose("Glue")
    assert t.hand == "Quality Inspection Cheer"


@pytest.mark.rule("D-856", "D-436")
def test_the_replacement_is_not_limited_by_lost_shipments() -> None:
    t = dale(
        hand="4 Junk",
        deck="Quality Inspection Glue Cheer",
        schedules={1: "Lost Shipments"},
        market="- -",
        reacting=[0],
    )
    t.inventory("Junk")
    assert t.hand == "3 Junk Quality Inspection"
    t.react(0, "Quality Inspection").choose("Junk")
    assert t.hand == "2 Junk Quality Inspection Glue"


# Wise Spy


@pytest.mark.rule("D-857", "D-201", "D-830")
def test_wise_spy_is_not_used_in_the_start_of_the_turn() -> None:
    t = dale(hand="Wise Spy", deck="3 Junk", schedule="Siesta Steady Achiever", discard="Glue", at_start=True)
    assert t.asked == "next-planned"
    assert t.refuses("other-question").use("Wise Spy")


@pytest.mark.rule("D-857", "D-254")
def test_wise_spy_after_the_refill_and_between_two_actions() -> None:
    t = dale(hand="2 Wise Spy Tireless Tinkerer", deck="Magnet Glue Cheer Raffle Sofa Swank", reacting=[0])
    t.play("Tireless Tinkerer").use("Wise Spy").choose("Magnet", "Glue")
    assert t.may_act_again
    t.end_turn()
    assert t.asked == "late-ability"
    assert t.hand == "2 Wise Spy Cheer Glue Magnet"
    t.use("Wise Spy").choose("Raffle", "Sofa")
    assert t.deck == "Swank Sofa Raffle"
    assert t.refuses("D-254").inventory()
    t.stop()
    assert t.turn == 1


@pytest.mark.rule("D-254", "D-851")
def test_the_question_after_the_refill_is_the_same_with_or_without_a_late_ability() -> None:
    def table(hand: str, deck: str) -> Table:
        return dale(hand=hand, deck=deck, reacting=[0]).end_turn().stop()

    holding = table("Wise Spy 4 Junk", "Magnet")
    without = table("Magnet 4 Junk", "Wise Spy")
    assert holding.asked == without.asked == "late-ability"
    for viewer in (None, 1):
        assert sent(holding, viewer) == sent(without, viewer)
    t = dale(hand="Magnet 4 Junk", deck="Glue", reacting=[0]).end_turn()
    assert t.turn == 1  # nobody could have one


# several owls, several players


@pytest.mark.rule("D-858")
def test_several_owls_in_a_hand_may_all_be_used_in_any_order() -> None:
    t = dale(
        hand="Swank",
        market="Raffle",
        hands={1: "2 Binoculars Junk"},
        decks={1: "Glue Magnet Cheer"},
        deck="9 Junk",
        reacting=[1],
    )
    t.buy("Raffle", with_="Swank")
    t.react(1, "Binoculars").choose("Junk")
    assert t.asked == "react"
    t.do(1, m.React(1)).choose("Glue")
    assert t.hand_of(1) == "2 Binoculars Magnet"
    while t.asked == "react":
        assert t.choices(1) == ["pass"]  # one use each
        t.let_pass()
    assert t.turn == 1


def bought_from(hand: str, deck: str) -> Table:
    t = dale(hand="Swank", market="Raffle", hands={1: hand}, decks={1: deck}, deck="9 Junk", reacting=[1])
    return t.buy("Raffle", with_="Swank")


@pytest.mark.rule("D-851", "D-858")
def test_nobody_is_asked_again_who_holds_no_other_for_all_to_see() -> None:
    t = bought_from("Binoculars Junk", "Glue Magnet").react(1, "Binoculars").choose("Junk")
    assert t.asked == "action"
    assert t.turn == 1


@pytest.mark.rule("D-851", "D-858")
def test_being_asked_again_does_not_tell_whether_there_is_another() -> None:
    both = bought_from("2 Binoculars Junk", "Glue Magnet").react(1, "Binoculars").choose("Junk")
    one = bought_from("Binoculars Magnet Junk", "Glue Binoculars").react(1, "Binoculars").choose("Junk")
    assert both.deciders == one.deciders == [1]
    assert both.asked == one.asked == "react"
    for viewer in (None, 0):
        assert sent(both, viewer) == sent(one, viewer)


@pytest.mark.rule("D-851", "D-858")
def test_whoever_draws_another_by_reacting_may_use_it() -> None:
    t = bought_from("Binoculars", "Binoculars Glue").react(1, "Binoculars").choose("Binoculars")
    assert t.asked == "react"
    t.react(1, "Binoculars").choose("Glue")
    assert t.hand_of(1) == "Binoculars"
    assert t.turn == 1


@pytest.mark.rule("D-858", "D-003")
def test_owls_of_different_names_each_have_their_occasion() -> None:
    t = dale(
        hand="Magnet",
        deck="3 Junk",
        hands={1: "Ancient Knowledge Balancing"},
        decks={1: "Glue Cheer"},
        discards={1: "Sofa"},
        reacting=[1],
    )
    t.play("Magnet").choose("Junk")
    t.react(1, "Balancing").choose("Sofa", "Balancing")
    while not t.allows(m.React(0), by=1):
        t.let_pass()
    t.react(1, "Ancient Knowledge").choose("Glue")
    assert t.hand_of(1) == "Ancient Knowledge Sofa"
    assert t.discard_of(1) == "Glue Balancing"


@pytest.mark.rule("D-003", "D-862")
def test_reactions_are_settled_clockwise_from_the_active_player() -> None:
    t = dale(
        hands={0: "Binoculars", 1: "Swank", 2: "Binoculars", 3: "Binoculars"},
        decks={0: "Glue", 2: "Magnet", 3: "Cheer"},
        market="Raffle",
        seats=4,
        turn=1,
        reacting=[0, 2, 3],
    )
    t.buy("Raffle", with_="Swank")
    assert t.deciders == [0, 2, 3]
    t.react(0, "Binoculars").react(3, "Binoculars").react(2, "Binoculars")
    order = []
    while t.asked in ("discard", "react"):
        if t.asked == "discard":
            order += t.deciders
            t.choose("Binoculars")
        else:
            t.let_pass()
    assert order == [2, 3, 0]


@pytest.mark.rule("D-862", "D-859")
def test_what_a_reaction_sets_off_is_settled_before_the_next_one_that_waits() -> None:
    t = dale(
        hand="Tireless Tinkerer",
        hands={1: "Ancient Knowledge", 2: "Ancient Knowledge", 3: "Balancing"},
        decks={1: "Glue Magnet", 2: "Cheer Raffle"},
        discards={3: "Sofa Glue"},
        seats=4,
        reacting=[1, 2, 3],
    )
    t.play("Tireless Tinkerer")
    t.react(1, "Ancient Knowledge").react(2, "Ancient Knowledge")
    assert t.deciders == [1]
    t.choose("no")
    ask = t.seen_by(3).ask
    assert ask is not None
    assert (ask.trigger, ask.player) == ("shuffled", 1)
    while t.asked == "react":
        t.let_pass()
    assert t.deciders == [2]
    assert t.asked == "may-discard-from-deck"


@pytest.mark.rule("D-862")
def test_what_was_waiting_before_comes_after_what_a_reaction_sets_off() -> None:
    t = dale(
        hand="Magnet",
        deck="3 Junk",
        hands={1: "Balancing Ancient Knowledge"},
        decks={1: "Glue"},
        discards={1: "Quality Inspection"},
        reacting=[1],
    )
    t.play("Magnet").choose("Junk")
    t.react(1, "Balancing").choose("Quality Inspection", "Balancing")
    assert _entered(t, 1)  # before the technique is said to be resolved
    t.let_pass()
    while t.asked == "react":
        ask = t.seen_by(1).ask
        assert ask is not None
        if ask.trigger == "resolved":
            break
        t.let_pass()
    assert t.asked == "react"


@pytest.mark.rule("D-859")
def test_using_an_owl_is_never_a_technique() -> None:
    t = dale(
        hand="Swank",
        market="Raffle",
        hands={1: "Binoculars", 2: "Ancient Knowledge"},
        decks={1: "Glue", 2: "Glue"},
        deck="9 Junk",
        seats=3,
        reacting=[1, 2],
    )
    t.buy("Raffle", with_="Swank")
    t.react(1, "Binoculars").choose("Glue")
    while t.asked == "react":
        for viewer in t.deciders:
            ask = t.seen_by(viewer).ask
            assert ask is not None
            assert ask.trigger != "resolved"
        t.let_pass()


@pytest.mark.rule("D-859", "D-855")
def test_a_draw_for_binoculars_that_reshuffles_calls_up_balancing() -> None:
    t = dale(
        hand="Swank Balancing",
        market="Raffle",
        hands={1: "Binoculars"},
        discards={1: "Glue", 0: "Sofa"},
        deck="9 Junk",
        reacting=[0, 1],
    )
    t.buy("Raffle", with_="Swank").react(1, "Binoculars").choose("Glue")
    assert t.deciders == [0]
    t.react(0, "Balancing").choose("Sofa", "Balancing")
    assert "Sofa" in t.hand


@pytest.mark.rule("D-863")
def test_another_players_reaction_gives_you_an_occasion_in_your_own_turn() -> None:
    t = dale(
        hand="Tireless Tinkerer Balancing",
        discard="Sofa Junk",
        hands={1: "Ancient Knowledge"},
        decks={1: "Glue Magnet"},
        reacting=[0, 1],
    )
    t.play("Tireless Tinkerer").react(1, "Ancient Knowledge").choose("no")
    assert t.deciders == [0]
    t.react(0, "Balancing").choose("Junk", "Balancing")
    assert "Junk" in t.hand


@pytest.mark.rule("D-890", "D-854")
def test_a_win_drops_everything_that_was_to_come() -> None:
    t = dale(
        hand="Charm Flashy Show Flashy Show Flashy Show",
        stall=" | ".join(["Junk"] * 7),
        market_deck="Glue",
        hands={1: "Ancient Knowledge Extra Remarks"},
        decks={1: "Glue"},
        discards={1: "Glue"},
        reacting=[1],
    )
    t.play("Flashy Show").play("Flashy Show").play("Flashy Show").play("Charm")
    assert t.winners == [0]
    assert not t.state.is_window()
    assert t.state.frames == []
