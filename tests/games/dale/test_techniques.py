"""The turn, and techniques: schedule, bonus actions, too few cards, when the card itself moves on."""

from __future__ import annotations

import pytest

from tests.games.dale.language import dale
from webfoot.games.dale import moves as m

# the turn


@pytest.mark.rule("D-200")
def test_start_action_and_clean_up_follow_each_other_then_the_next_player() -> None:
    t = dale(hand="Junk", deck="Glue Raffle 7 Junk", schedule="Steady Achiever", at_start=True, market_deck="Cheer")
    assert t.hand == "Junk Glue", "the start of the turn is settled"
    assert t.market == "- - - - -"
    t.inventory("Junk")
    assert t.hand == "Glue Raffle 3 Junk", "then the hand is refilled"
    assert t.market == "Cheer - - - -", "then the market"
    assert t.turn == 1


@pytest.mark.rule("D-200")
def test_others_wait_for_their_turn() -> None:
    t = dale(hand="Junk", hands={1: "Magnet"})
    assert t.deciders == [0]
    assert t.refuses("D-200").play("Magnet", by=1)
    assert t.refuses("D-200").inventory(by=1)


@pytest.mark.rule("D-201")
def test_what_is_due_comes_before_anything_else() -> None:
    t = dale(hand="Wise Spy Magnet", deck="Junk", schedule="Siesta Steady Achiever", discard="Glue", at_start=True)
    assert t.asked == "next-planned"
    assert t.refuses("other-question").play("Magnet")
    assert t.refuses("other-question").use("Wise Spy")
    assert t.refuses("other-question").stop()
    t.choose("Siesta")
    assert t.refuses("other-question").play("Magnet")
    t.choose("no")
    assert t.asked == "action"


@pytest.mark.rule("D-201")
def test_a_schedule_longer_than_moves_can_name_is_settled_from_its_beginning() -> None:
    t = dale(schedule="12 Steady Achiever Siesta", deck="20 Junk", discard="Glue", at_start=True)
    assert t.discard == "Steady Achiever Glue"
    assert t.choices() == ["Steady Achiever", "Siesta"]
    t.choose("Siesta").choose("Glue")
    assert t.hand == "12 Junk Glue"


@pytest.mark.rule("D-201", "D-430")
def test_cards_of_others_are_not_settled_in_my_turn() -> None:
    t = dale(schedules={1: "Steady Achiever Scary Gunfight"}, decks={1: "Junk"}, at_start=True)
    assert t.schedule_of(1) == "Steady Achiever Scary Gunfight"
    assert t.hand_of(1) == ""


@pytest.mark.rule("D-202")
def test_one_action_is_a_must() -> None:
    t = dale(hand="Magnet", deck="Junk")
    assert t.refuses("D-202").stop()


@pytest.mark.rule("D-202")
def test_each_bonus_icon_grants_one_further_action_of_any_kind() -> None:
    t = dale(hand="2 Tireless Tinkerer Cheer 2 Junk", deck="9 Junk", market="Scary Gunfight")
    t.play("Tireless Tinkerer")
    assert t.seen_by(1).actions == 1
    assert t.seen_by(1).bonus
    t.play("Tireless Tinkerer").buy("Scary Gunfight", with_="2 Junk")
    assert t.turn == 1


@pytest.mark.rule("D-202")
def test_a_bonus_action_need_not_be_taken() -> None:
    t = dale(hand="Tireless Tinkerer Junk", deck="9 Junk")
    t.play("Tireless Tinkerer").stop()
    assert t.turn == 1
    assert t.told(1, "stopped", seat=0)


@pytest.mark.rule("D-202")
def test_a_technique_without_the_icon_ends_the_action() -> None:
    t = dale(hand="Prepaid Good Magnet", deck="9 Junk", market="Cheer")
    t.play("Prepaid Good").choose("Cheer")
    assert t.turn == 1


# techniques


@pytest.mark.rule("D-220", "D-415")
def test_a_played_technique_is_no_longer_in_hand_for_its_own_effect() -> None:
    t = dale(hand="Swift Broker Junk", deck="Glue Cheer Raffle")
    t.play("Swift Broker")
    assert t.hand == "Glue", "one card discarded, one drawn"
    t = dale(hand="Dangerous Test", deck="Glue Cheer Raffle Junk")
    t.play("Dangerous Test")
    assert t.schedule == "Dangerous Test"
    assert "Dangerous Test" not in t.choices()
    assert t.seen_by(1).players[0].schedule[0].due == "now"


@pytest.mark.rule("D-220", "D-606")
def test_everybody_sees_what_is_played() -> None:
    t = dale(hand="Steady Achiever", deck="Junk")
    t.play("Steady Achiever")
    assert t.told(1, "played", card="Steady Achiever", face="Steady Achiever", seat=0)
    assert t.seen_by(1).players[0].schedule[0].card == "steady-achiever"


@pytest.mark.rule("D-221")
def test_as_much_as_possible_is_done_in_the_order_given() -> None:
    t = dale(hand="Dangerous Test", deck="Glue", junk_for_draws="refill")
    t.play("Dangerous Test")
    assert t.hand == "Glue"
    t.choose("Glue")
    assert t.discard == "Dangerous Test Glue"
    assert t.may_act_again


@pytest.mark.rule("D-221")
@pytest.mark.parametrize(
    "card",
    [
        "Tireless Tinkerer",
        "Safety Precaution",
        "Magnet",
        "Cheer",
        "Rumours",
        "Swank",
        "Ruthless Competition",
        "Acorn",
    ],
)
def test_a_technique_that_can_do_nothing_may_be_played_and_gives_its_bonus(card: str) -> None:
    t = dale(hand=card)
    t.play(card)
    assert t.discard == card
    assert t.may_act_again


@pytest.mark.rule("D-222")
def test_cards_in_a_schedule_are_out_of_reach() -> None:
    t = dale(hand="Wily Fellow Lunch Break", schedule="Scary Gunfight", discard="Glue", schedules={1: "Nasty Threat"})
    t.play("Wily Fellow").play("Lunch Break")
    assert t.schedule == "Scary Gunfight Lunch Break"
    assert t.schedule_of(1) == "Nasty Threat"
    t.end_turn()
    assert t.schedule == "Scary Gunfight Lunch Break", "no reshuffle takes them"


@pytest.mark.rule("D-223")
def test_an_immediate_technique_is_discarded_before_the_bonus_action() -> None:
    t = dale(hand="2 Tireless Tinkerer")
    t.play("Tireless Tinkerer").play("Tireless Tinkerer")
    assert t.deck == "Tireless Tinkerer", "the second finds the first on the discard pile"


@pytest.mark.rule("D-224")
def test_a_delayed_technique_stays_and_gives_its_bonus_at_once() -> None:
    t = dale(hand="Steady Achiever Tireless Tinkerer", deck="Junk")
    t.play("Steady Achiever").play("Tireless Tinkerer")
    assert t.deck == "Junk", "nothing on the discard pile yet"
    assert t.schedule == "Steady Achiever"


@pytest.mark.rule("D-224", "D-423", "D-425")
def test_of_a_technique_in_two_parts_the_immediate_one_comes_first_then_the_bonus() -> None:
    t = dale(hand="Housecleaning Lunch Break", deck="Glue", discard="Junk")
    t.play("Housecleaning")
    assert t.asked == "take-junk"
    t.choose(1).play("Lunch Break")
    assert t.hand == "Junk Glue"
    assert t.schedule == "Housecleaning Lunch Break"


@pytest.mark.rule("D-225", "D-820")
def test_a_technique_is_not_part_of_a_reshuffle_it_causes() -> None:
    t = dale(hand="Lunch Break Shattered Relic Junk", discard="Glue")
    t.play("Shattered Relic").choose("Junk")
    assert t.hand == "Lunch Break Glue"
    assert t.deck == ""
    assert t.discard == "Shattered Relic"


@pytest.mark.rule("D-226")
def test_the_bonus_icon_counts_only_when_played() -> None:
    t = dale(hand="Magnet Junk", deck="9 Junk", market="Charity")
    t.buy("Charity", with_="Magnet")
    assert t.turn == 1
    t = dale(hand="Tireless Tinkerer Junk", deck="9 Junk")
    t.build("Tireless Tinkerer")
    assert t.turn == 1
    t = dale(hand="Tireless Tinkerer Junk", deck="9 Junk")
    t.inventory("Tireless Tinkerer")
    assert t.turn == 1


# schedules and once-a-turn passives


@pytest.mark.rule("D-830")
def test_each_settled_card_is_discarded_before_the_next_and_once_a_turn_passives_wait() -> None:
    t = dale(hand="Wise Spy", deck="Junk", schedule="Nasty Threat Siesta Siesta", at_start=True)
    t.choose("Siesta")
    assert t.asked == "next-planned", "with an empty discard pile there was nothing to take"
    assert t.discard == "Siesta"
    assert t.refuses("other-question").use("Wise Spy")
    t.choose("Nasty Threat").choose("Nasty Threat")
    assert t.hand == "Wise Spy Nasty Threat"
    assert t.allows(m.Ability(0))


@pytest.mark.rule("D-831")
def test_a_once_a_turn_passive_is_used_once_and_each_copy_by_itself() -> None:
    t = dale(hand="Bold Haggler Bold Haggler", luck=[5, 1])
    t.use("Bold Haggler")
    assert sorted(card.value for card in t.seen_by(0).hand) == [1, 4]
    used = next(at for at, card in enumerate(t.seen_by(0).hand) if card.used)
    assert t.refuses("D-831").do(0, m.Ability(used))
    t.do(0, m.Ability(1 - used))
    assert sorted(card.value for card in t.seen_by(0).hand) == [2, 4]
    assert t.refuses("D-831").do(0, m.Ability(1 - used))


@pytest.mark.rule("D-831", "D-313")
def test_a_once_a_turn_passive_that_leaves_the_hand_and_returns_may_be_used_again() -> None:
    t = dale(hand="Bold Haggler 2 Ruthless Competition", decks={1: "Junk"}, luck=[5, 5])
    t.use("Bold Haggler")
    assert t.value("Bold Haggler") == 4
    t.play("Ruthless Competition").choose("Bold Haggler")
    t.play("Ruthless Competition").choose("Junk")
    assert t.value("Bold Haggler") == 1
    t.use("Bold Haggler")
    assert t.value("Bold Haggler") == 4


@pytest.mark.rule("D-831")
def test_a_new_turn_brings_a_new_use() -> None:
    t = dale(hand="Bold Haggler", deck="9 Junk", decks={1: "9 Junk"}, luck=[5, 3])
    t.use("Bold Haggler").until_turn(0)
    assert t.value("Bold Haggler") == 1
    t.use("Bold Haggler")
    assert t.value("Bold Haggler") == 3
