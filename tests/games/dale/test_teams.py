"""Two teams of two: seats 0 and 2 against 1 and 3."""

from __future__ import annotations

import pytest

import webfoot
from tests.games.dale.language import dale
from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadOptions
from webfoot.games.dale import moves as m

FOUR = "Junk | Junk | Junk | Junk"


@pytest.mark.rule("D-701")
def test_four_sets_six_junk_each_and_partners_opposite() -> None:
    game = webfoot.game("dale")
    state = game.setup(4, game.parse_options(4, {"teams": True}), QuickChance(1))
    assert len(state.sets) == 4
    assert [sum(state.kinds[card] == 0 for card in state.hands[seat] + state.decks[seat]) for seat in range(4)] == [
        6
    ] * 4
    assert state.junk == []
    assert len(state.market_deck) == 44 - 5
    assert game.teams(state) == [[0, 2], [1, 3]]
    for seats in (2, 3):
        with pytest.raises(BadOptions):
            game.parse_options(seats, {"teams": True})


@pytest.mark.rule("D-702", "D-235")
def test_a_team_shares_one_stall_and_wins_with_the_tenth_stack() -> None:
    t = dale(stall=" | ".join(["Junk"] * 8), hands={2: "Glue Magnet"}, teams=True, turn=2)
    assert t.stall_of(2).stacks == t.stall_of(0).stacks
    t.build("Glue Magnet")
    assert not t.over
    assert len(t.stall) == 9
    t = dale(stall=" | ".join(["Junk"] * 9), hand="Glue Dangerous Test", teams=True)
    t.build("Glue Dangerous Test")
    assert t.winners == [0, 2]
    assert t.told(1, "won", seats=[0, 2])


# the partner's help


@pytest.mark.rule("D-703", "D-704")
def test_the_partner_completes_a_stack_that_was_shown() -> None:
    t = dale(hand="Cheer Junk", stall=FOUR, hands={2: "Raffle Glue"}, deck="9 Junk", teams=True)
    t.build("Cheer", ask_partner=True)
    assert t.asked == "complete-stack"
    assert t.deciders == [2]
    for viewer in (None, 1, 2, 3):
        assert t.known_hand(viewer, 0) == "Cheer"
        assert t.seen_by(viewer).shown == ["cheer"]
    t.complete("Raffle")
    assert t.stall.stacks[-1] == ["cheer", "raffle"]
    assert t.hand_of(2) == "Glue"
    assert t.told(1, "built", seat=0, partner=2, added=1)
    assert t.turn == 1


@pytest.mark.rule("D-706", "D-250")
def test_a_partner_who_helped_refills_only_in_their_own_clean_up() -> None:
    t = dale(hand="Cheer", stall=FOUR, hands={2: "Raffle"}, decks={0: "9 Junk", 1: "9 Junk", 2: "9 Sofa"}, teams=True)
    t.build("Cheer", ask_partner=True).complete()
    assert t.hand_of(2) == ""
    t.end_turn()
    assert t.turn == 2
    t.end_turn()
    assert t.hand_of(2) == "5 Sofa"


@pytest.mark.rule("D-703")
def test_a_partner_may_decline_and_is_not_asked_again_this_turn() -> None:
    t = dale(hand="Cheer Junk", stall=FOUR, hands={2: "Raffle"}, teams=True, deck="9 Junk")
    t.build("Cheer", ask_partner=True).choose("no")
    assert t.asked == "action"
    assert t.turn == 0
    assert not t.state.acted
    assert t.told(1, "partner-declined", seat=2)
    assert t.hand == "Cheer Junk"
    assert not t.allows(m.Build())
    assert t.refuses("D-230").build("Cheer", ask_partner=True)
    t.until_turn(0)
    assert t.allows(m.Build())


@pytest.mark.rule("D-703", "D-010", "D-601")
def test_asking_tells_nothing_of_the_partners_hand() -> None:
    t = dale(hand="Cheer", stall=FOUR, hands={2: "Junk"}, teams=True)
    t.build("Cheer", ask_partner=True)
    assert t.choices() == ["no"]
    t = dale(hand="", stall=FOUR, hands={2: "Glue"}, teams=True)
    assert not t.allows(m.Build())  # one card at least is the builder's
    t = dale(hand="Cheer", stall=FOUR, teams=True)
    assert not t.allows(m.Build())  # with an empty hand nobody can help


@pytest.mark.rule("D-704", "D-231", "D-232")
def test_set_total_and_junk_are_checked_on_the_whole_stack() -> None:
    t = dale(hand="Cheer", stall=FOUR, hands={2: "Swank Junk Raffle Charity"}, teams=True)
    t.build("Cheer", ask_partner=True)
    assert sorted(t.choices()) == ["Raffle", "no", "suggested"]


@pytest.mark.rule("D-704", "D-541", "D-542", "D-545")
def test_passives_of_added_cards_count() -> None:
    t = dale(hand="Cheer", stall="Junk | Junk | Junk", hands={2: "Empty Chest"}, teams=True)
    t.build("Cheer", ask_partner=True).complete("Empty Chest")
    assert len(t.stall) == 4
    t = dale(hand="Empty Chest", stall=" | ".join(["Junk"] * 7), hands={2: "Accordion"}, teams=True)
    t.build("Empty Chest", ask_partner=True).complete("Accordion")
    assert len(t.stall) == 8


@pytest.mark.rule("D-704", "D-543")
def test_a_nostalgic_item_of_either_brings_a_card_of_the_builders_discard() -> None:
    t = dale(hand="Acorn", discard="Junk", stall=" | ".join(["Junk"] * 7), hands={2: "Nostalgic Item"}, teams=True)
    t.build("Acorn", ask_partner=True)
    t.choose("Nostalgic Item", "Junk", "confirm")
    assert t.stall.stacks[-1] == ["acorn", "junk", "nostalgic-item"]
    assert t.discard == ""
    t = dale(hand="Nostalgic Item", discard="Junk", stall=" | ".join(["Junk"] * 7), hands={2: "Acorn"}, teams=True)
    t.build("Nostalgic Item", ask_partner=True)
    t.complete()
    assert t.stall.stacks[-1] == ["acorn", "junk", "nostalgic-item"]


@pytest.mark.rule("D-704", "D-515")
def test_a_boost_covers_the_builders_cards_only() -> None:
    t = dale(hand="Flashy Show Cheer", stall=f"{FOUR} | Junk", hands={2: "Raffle"}, teams=True)
    t.play("Flashy Show").build("Cheer", ask_partner=True).complete("Raffle")
    assert len(t.stall) == 6  # 3 and 3


@pytest.mark.rule("D-705", "D-435")
def test_a_threat_against_the_builder_counts_and_one_of_the_own_team_does_not() -> None:
    t = dale(hand="Cheer", stall=FOUR, hands={2: "Raffle Charity"}, schedules={1: "Nasty Threat"}, teams=True)
    t.build("Cheer", ask_partner=True)
    assert "Raffle" not in t.choices()
    t.complete("Charity")
    assert len(t.stall) == 5
    t = dale(hand="Cheer", stall=FOUR, hands={2: "Raffle"}, schedules={2: "Nasty Threat"}, teams=True)
    t.build("Cheer", ask_partner=True).complete("Raffle")
    assert len(t.stall) == 5


@pytest.mark.rule("D-705", "D-854", "D-709")
def test_the_builder_alone_builds_so_the_helping_partner_may_remark() -> None:
    t = dale(
        hand="Cheer",
        stall=FOUR,
        hands={2: "Raffle Extra Remarks"},
        discards={2: "Glue"},
        teams=True,
        reacting=[0, 1, 2, 3],
    )
    t.build("Cheer", ask_partner=True).complete("Raffle")
    assert t.deciders == [2]
    t.react(2, "Extra Remarks").choose("Glue")
    assert t.deck_of(2) == "Glue"


@pytest.mark.rule("D-703", "D-546")
def test_a_further_stack_may_be_completed_by_the_partner_too() -> None:
    t = dale(hand="Winter is Coming Acorn", stall=FOUR, hands={2: "Empty Chest"}, deck="9 Junk", teams=True)
    t.build("Winter is Coming")
    t.build("Acorn", ask_partner=True).complete("Empty Chest")
    assert len(t.stall) == 6
    assert t.turn == 1
    t = dale(hand="Winter is Coming Acorn", stall=FOUR, hands={2: "Empty Chest"}, deck="9 Junk", teams=True)
    t.build("Winter is Coming")
    t.build("Acorn", ask_partner=True).choose("no")
    assert t.asked == "build-again"
    assert t.choices() == ["no"]


# who is who


@pytest.mark.rule("D-707", "D-312")
@pytest.mark.parametrize("card", ["Cunning Neighbour", "Rotten Food", "Dirty Exchange", "Gamble", "Treasure Hunter"])
def test_another_player_may_be_the_partner(card: str) -> None:
    t = dale(
        hand=f"{card} Junk",
        hands=dict.fromkeys((1, 2, 3), "Junk"),
        discards=dict.fromkeys((1, 2, 3), "Junk"),
        teams=True,
    )
    t.play(card)
    assert t.choices() == ["1", "2", "3"]


@pytest.mark.rule("D-707", "D-562")
def test_reflection_may_copy_from_the_partner() -> None:
    t = dale(hand="Reflection", discards={2: "Magnet"}, teams=True)
    assert t.faces("Reflection") == "Magnet"


@pytest.mark.rule("D-708", "D-544")
def test_acorn_takes_from_the_other_team_only() -> None:
    t = dale(hand="Acorn", stall="1: Wise Spy", stalls={1: "1: Glue"}, teams=True)
    t.play("Acorn")
    assert t.choices() == ["Glue"]
    t = dale(hands={2: "Acorn"}, stall="1: Wise Spy", teams=True, turn=2)
    t.play("Acorn")
    assert t.discard_of(2) == "Acorn"


@pytest.mark.rule("D-708", "D-432")
def test_scary_gunfight_costs_the_partner_nothing() -> None:
    t = dale(schedule="Scary Gunfight", market="Magnet", teams=True)
    assert [t.price("Magnet", seat) for seat in range(4)] == [4, 6, 4, 6]


@pytest.mark.rule("D-708", "D-532", "D-707")
def test_nuisance_does_not_hit_the_partner() -> None:
    t = dale(hand="Nuisance", hands=dict.fromkeys((1, 2, 3), "Junk"), teams=True, luck=[0, 0])
    t.play("Nuisance")
    assert t.choices() == ["no", "1", "3"]


@pytest.mark.rule("D-708", "D-556")
def test_the_partner_cannot_be_the_guesser_for_blindfold() -> None:
    t = dale(hand="Blindfold Junk", teams=True)
    t.play("Blindfold").choose("Junk")
    assert t.choices() == ["1", "3"]


@pytest.mark.rule("D-709", "D-431", "D-435", "D-436")
def test_threats_spare_the_partner() -> None:
    t = dale(hand="Little Villain", decks=dict.fromkeys((1, 2, 3), "2 Junk"), teams=True)
    t.play("Little Villain")
    assert [len(t.deck_of(seat)) for seat in (1, 2, 3)] == [0, 2, 0]
    t = dale(schedule="Nasty Threat Lost Shipments", decks=dict.fromkeys((1, 2), "9 Junk"), teams=True, turn=1)
    assert [t.seen_by(seat).need for seat in range(4)] == [1, 2, 1, 2]
    t.end_turn()
    assert len(t.hand_of(1)) == 1
    t.end_turn()
    assert len(t.hand_of(2)) == 5


@pytest.mark.rule("D-709", "D-446", "D-442", "D-445")
def test_what_is_for_everybody_includes_the_partner() -> None:
    t = dale(hand="Rumours", discards=dict.fromkeys((1, 2, 3), "2 Junk"), teams=True)
    t.play("Rumours")
    assert [len(t.deck_of(seat)) for seat in (1, 2, 3)] == [2, 2, 2]
    t = dale(hand="Cheer", decks=dict.fromkeys((0, 1, 2, 3), "2 Junk"), teams=True)
    t.play("Cheer").choose(*["Junk"] * 4)
    assert [len(t.hand_of(seat)) for seat in range(4)] == [1] * 4
    t = dale(hand="Tasters", market="4 Magnet", teams=True)
    t.play("Tasters").choose("left", *["Magnet"] * 4)
    assert [t.hand_of(seat) == "Magnet" for seat in range(4)] == [True] * 4


@pytest.mark.rule("D-709", "D-852")
def test_owls_react_to_the_partner_as_to_anybody_else() -> None:
    t = dale(hand="Tireless Tinkerer", hands={2: "Ancient Knowledge"}, decks={2: "Glue"}, teams=True, reacting=[2])
    t.play("Tireless Tinkerer").react(2, "Ancient Knowledge").choose("Glue")
    assert t.discard_of(2) == "Glue"


@pytest.mark.rule("D-709", "D-413", "D-561")
def test_safety_precaution_and_flexible_shopkeeper_use_the_shared_stall() -> None:
    t = dale(hands={2: "Safety Precaution Flexible Shopkeeper"}, stall="1: Wise Spy", teams=True, turn=2)
    assert t.faces("Flexible Shopkeeper", seat=2) == "Wise Spy"
    t.play("Safety Precaution").choose("Wise Spy")
    assert t.stall == "1: Safety Precaution"


@pytest.mark.rule("D-010", "D-456")
def test_a_sofa_in_the_shared_stall_gives_both_partners_a_larger_hand() -> None:
    t = dale(stall="1: Sofa", teams=True)
    assert [t.hand_size(seat) for seat in range(4)] == [6, 5, 6, 5]


@pytest.mark.rule("D-710", "D-601")
def test_partners_do_not_see_each_others_hands() -> None:
    t = dale(hand="Magnet", deck="Glue", hands={2: "Sofa"}, teams=True)
    assert t.known_hand(2, 0) == ""
    assert [card.card for card in t.seen_by(2).hand] == ["sofa"]
    assert len(t.hands_imagined(2, 0)) == 2
