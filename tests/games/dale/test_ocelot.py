"""Lucky Ocelots: luck, and a die of 0, 1, 1, 2, 2, 3."""

from __future__ import annotations

import pytest

from tests.games.dale.language import GAME, Table, dale
from webfoot.core.laws import heard_by, sent_to
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules.effects import OCELOT_DIE

ZERO, ONE, TWO, THREE = 0, 1, 3, 5
"""Faces of the die, by their places on it."""


@pytest.mark.rule("D-011")
def test_the_die_of_the_ocelots() -> None:
    assert OCELOT_DIE == (0, 1, 1, 2, 2, 3)


# Bold Haggler


@pytest.mark.rule("D-551", "D-606")
def test_bold_haggler_adds_a_roll_to_its_value_for_the_turn() -> None:
    t = dale(hand="Bold Haggler", market="Magnet", luck=[THREE], deck="9 Junk")
    t.use("Bold Haggler")
    assert t.value("Bold Haggler") == 4
    assert t.told(1, "rolled", roll=3)
    assert t.known_hand(1, 0) == "Bold Haggler"
    t.buy("Magnet", with_="Bold Haggler")
    assert t.turn == 1


@pytest.mark.rule("D-551", "D-831")
def test_each_haggler_rolls_once_a_turn_for_itself() -> None:
    t = dale(hand="2 Bold Haggler", luck=[ZERO, TWO], deck="9 Junk")
    t.use("Bold Haggler").use("Bold Haggler")
    assert t.refuses("D-831").use("Bold Haggler")
    assert sorted(card.value for card in t.seen_by(0).hand) == [1, 3]
    t.until_turn(0)
    assert [card.value for card in t.seen_by(0).hand if card.card == "bold-haggler"] == [1, 1]


@pytest.mark.rule("D-551", "D-313", "D-233")
def test_a_roll_counts_for_building_and_ends_when_the_card_leaves_the_hand() -> None:
    t = dale(hand="Bold Haggler", stall="Junk | Junk", luck=[TWO])
    t.use("Bold Haggler").build("Bold Haggler")
    assert len(t.stall) == 3
    t = dale(hand="Bold Haggler 2 Dirty Exchange", hands={1: "Junk"}, luck=[TWO, 0, 0])
    t.use("Bold Haggler").play("Dirty Exchange").choose("Bold Haggler")
    t.play("Dirty Exchange").choose("Junk")
    assert t.value("Bold Haggler") == 1


# New Season


@pytest.mark.rule("D-552", "D-604", "D-606")
def test_new_season_throws_away_an_animalfolk_card_of_the_discard_and_draws_from_the_market_deck() -> None:
    t = dale(hand="New Season", discard="Junk Magnet Glue", market_deck="Cheer Raffle")
    t.play("New Season")
    assert sorted(t.choices()) == ["Glue", "Magnet"]
    t.choose("Glue")
    assert t.discard == "New Season Junk Magnet"
    assert t.market_discard == "Glue"
    assert t.hand == "Cheer"
    assert t.told(1, "threw-away", cards="Glue", source="discard")
    assert t.told(1, "drew", cards=None, owner=None)
    assert t.may_act_again


@pytest.mark.rule("D-552")
def test_new_season_without_an_animalfolk_card_draws_nothing() -> None:
    t = dale(hand="New Season", discard="2 Junk", market_deck="Cheer")
    t.play("New Season")
    assert t.hand == ""
    assert t.discard == "New Season 2 Junk"
    assert t.may_act_again


@pytest.mark.rule("D-552", "D-309")
def test_with_no_market_deck_the_card_just_thrown_away_may_come_back() -> None:
    t = dale(hand="New Season", discard="Magnet")
    t.play("New Season").choose("Magnet")
    assert t.hand == "Magnet"


# Whirligig


@pytest.mark.rule("D-553")
def test_whirligig_discards_draws_as_many_then_mixes_them_with_anothers_hand() -> None:
    t = dale(
        hand="Whirligig Junk Magnet",
        deck="Glue Cheer Sofa",
        hands={1: "Raffle Swank Charity", 2: "Junk"},
        seats=3,
    )
    t.play("Whirligig").choose("Magnet")
    assert t.discard == "Junk Magnet"
    assert t.hand == "Glue Cheer"
    t.choose(1)
    assert len(t.hand) == 2
    assert len(t.hand_of(1)) == 3
    assert sorted([*t.hand.cards, *t.hand_of(1).cards]) == ["charity", "cheer", "glue", "raffle", "swank"]
    assert t.chance.shuffles == 1
    assert t.told(2, "mixed-hands", seat=0, other=1)
    assert t.may_act_again


@pytest.mark.rule("D-553", "D-607")
def test_both_players_know_their_own_new_hands_and_what_became_of_their_old_cards() -> None:
    t = dale(hand="Whirligig Junk", deck="Glue", hands={1: "Raffle"}, decks={1: "Swank"}, seats=3)
    t.play("Whirligig")
    t.chance.shuffle = lambda cards: cards.reverse()  # type: ignore[method-assign]
    t.choose(1)
    assert t.hand == "Raffle"
    assert t.hand_of(1) == "Glue"
    assert t.known_hand(0, 1) == "Glue"  # it was mine and is not any more
    assert t.known_hand(1, 0) == "Raffle"
    assert t.known_hand(2, 0) == t.known_hand(2, 1) == ""


@pytest.mark.rule("D-553", "D-601")
def test_nobody_else_learns_whether_any_card_changed_hands() -> None:
    def watched(back: bool) -> tuple[list[str], list[str]]:
        t = dale(hand="Whirligig Junk", deck="Glue 2 Junk", hands={1: "Raffle Junk"}, seats=3)
        t.state.show_in_hand(1, t.state.hands[1][0], t.state.kinds[t.state.hands[1][0]], None)
        assert t.known_hand(2, 1) == "Raffle"
        t.play("Whirligig")
        if back:
            t.chance.shuffle = lambda cards: cards.reverse()  # type: ignore[method-assign]
        t.choose(1)
        return t.known_hand(2, 0).cards, t.known_hand(2, 1).cards

    assert watched(back=False) == watched(back=True) == ([], [])


@pytest.mark.rule("D-553", "D-601")
def test_of_two_equal_cards_nobody_can_tell_which_one_came_back() -> None:
    t = dale(hand="Whirligig Glue", deck="Junk", hands={1: "Junk"}, decks={1: "2 Magnet"})
    mine = t.state.decks[0][0]
    t.chance.shuffle = lambda cards: cards.reverse()  # type: ignore[method-assign]
    t.play("Whirligig")
    assert t.hand == t.hand_of(1) == "Junk"
    assert t.state.hands[1] == [mine]
    assert t.known_hand(0, 1) == ""  # for all I know it is my own junk that I hold
    assert len(t.hands_imagined(0, 1)) == 2


@pytest.mark.rule("D-553", "D-221")
def test_whirligig_with_an_empty_hand_leaves_the_other_hand_as_it_is() -> None:
    t = dale(hand="Whirligig", deck="Glue", hands={1: "Raffle Swank"})
    t.play("Whirligig")
    assert t.hand == ""
    assert t.hand_of(1) == "Raffle Swank"
    assert t.deck == "Glue"


# Charm


@pytest.mark.rule("D-554", "D-606")
def test_charm_builds_the_next_stack_with_the_card_if_it_can() -> None:
    t = dale(hand="Charm", stall="Junk", market_deck="Cheer Glue")
    t.play("Charm")
    assert t.stall == "Junk | Cheer"
    assert t.told(1, "built", cards="Cheer", stack=2)
    assert t.discard == "Charm"
    assert t.may_act_again


@pytest.mark.rule("D-554", "D-606")
def test_charm_throws_the_card_away_if_it_cannot() -> None:
    t = dale(hand="Charm", stall="Junk", market_deck="Glue Cheer")
    t.play("Charm")
    assert t.stall == "Junk"
    assert t.market_discard == "Glue"
    assert t.hand == ""
    assert t.told(1, "threw-away", cards="Glue", source="market-deck")
    assert t.may_act_again


@pytest.mark.rule("D-554", "D-435", "D-811")
def test_charm_obeys_nasty_threat() -> None:
    t = dale(hand="Charm", stall="Junk", market_deck="Cheer", schedules={1: "Nasty Threat"})
    t.play("Charm")
    assert t.market_discard == "Cheer"
    t = dale(hand="Charm", stall="Junk", market_deck="Raffle", schedules={1: "Nasty Threat"})
    t.play("Charm")
    assert t.stall == "Junk | Raffle"


@pytest.mark.rule("D-554", "D-515", "D-545")
def test_charm_counts_boosts_and_what_the_card_may_do_when_built() -> None:
    t = dale(hand="Flashy Show Charm", stall="Junk | Junk", market_deck="Cheer")
    t.play("Flashy Show").play("Charm")
    assert t.stall == "Junk | Junk | Cheer"
    t = dale(hand="Charm", stall="Junk | Junk | Junk", market_deck="Accordion")
    t.play("Charm")
    assert t.stall == "Junk | Junk | Junk | Accordion"


@pytest.mark.rule("D-554", "D-890", "D-235")
def test_charm_may_win_the_game() -> None:
    t = dale(hand="Charm Flashy Show Flashy Show Flashy Show", stall=" | ".join(["Junk"] * 7), market_deck="Glue")
    t.play("Flashy Show").play("Flashy Show").play("Flashy Show").play("Charm")
    assert t.winners == [0]


@pytest.mark.rule("D-554", "D-571")
def test_a_chameleon_drawn_by_charm_is_what_it_copies() -> None:
    t = dale(hand="Charm", stall="Junk", market="Cheer Magnet", market_deck="Trendsetting")
    t.play("Charm")
    assert t.stall == "Junk | Trendsetting"
    t = dale(hand="Charm", stall=" | ".join(["Junk"] * 4), market="Cheer Magnet", market_deck="Trendsetting")
    t.play("Charm")
    assert t.market_discard == "Trendsetting"


@pytest.mark.rule("D-554", "D-546")
def test_winter_is_coming_by_charm_allows_a_further_stack() -> None:
    t = dale(hand="Charm Acorn Empty Chest", stall=" | ".join(["Junk"] * 4), market_deck="Winter is Coming")
    t.play("Charm")
    assert t.asked == "build-again"
    t.build("Acorn Empty Chest")
    assert len(t.stall) == 6
    assert t.may_act_again


@pytest.mark.rule("D-554", "D-309")
def test_charm_with_no_market_deck_reshuffles_or_does_nothing() -> None:
    t = dale(hand="Charm", stall="Junk", market_discard="Cheer")
    t.play("Charm")
    assert len(t.stall) == 2
    t = dale(hand="Charm", stall="Junk")
    t.play("Charm")
    assert t.may_act_again


# Gamble


@pytest.mark.rule("D-555", "D-607")
def test_gamble_exchanges_as_many_random_cards_as_rolled() -> None:
    t = dale(hand="Gamble Magnet Glue Junk", hands={1: "Cheer Raffle", 2: "Swank"}, seats=3, luck=[TWO])
    t.play("Gamble").choose(1)
    assert t.hand == "Junk Cheer Raffle"
    assert t.hand_of(1) == "Magnet Glue"
    assert t.known_hand(0, 1) == "Magnet Glue"
    assert t.known_hand(1, 0) == "Cheer Raffle"
    assert t.known_hand(2, 0) == t.known_hand(2, 1) == ""
    assert t.told(2, "rolled", roll=2)
    assert t.told(2, "passed", cards=None, giver=0, taker=1)
    assert t.may_act_again


@pytest.mark.rule("D-555")
@pytest.mark.parametrize(
    ("mine", "theirs", "roll", "moved"),
    [
        ("Magnet", "Cheer Raffle", THREE, 1),
        ("Magnet Glue", "Cheer", THREE, 1),
        ("", "Cheer", TWO, 0),
        ("Magnet", "Cheer", ZERO, 0),
    ],
)
def test_no_more_than_either_holds(mine: str, theirs: str, roll: int, moved: int) -> None:
    t = dale(hand=f"Gamble {mine}", hands={1: theirs}, luck=[roll])
    t.play("Gamble")
    assert sum(card in ("cheer", "raffle") for card in t.hand.cards) == moved
    assert sum(card in ("magnet", "glue") for card in t.hand_of(1).cards) == moved


# Blindfold


@pytest.mark.rule("D-556", "D-601")
def test_a_card_is_chosen_in_secret_and_its_value_guessed_by_an_opponent() -> None:
    t = dale(hand="Blindfold Magnet Glue", hands={1: "Junk", 2: "Junk"}, seats=3)
    t.play("Blindfold").choose("Magnet")
    assert sorted(t.choices()) == ["1", "2"]
    t.choose(2)
    assert t.asked == "guess-hidden"
    assert t.deciders == [2]
    assert t.choices() == ["1", "2", "3", "4", "5"]
    assert t.known_hand(2, 0) == ""
    assert {other.state.slug(other.state.hands[0][other.state.frames[-1].number]) for other in t.imagined(2)} == {
        "magnet",
        "glue",
    }


@pytest.mark.rule("D-556", "D-008", "D-606")
def test_guessed_right_the_card_is_discarded_and_blindfold_too() -> None:
    t = dale(hand="Blindfold Magnet Glue")
    t.play("Blindfold").choose("Magnet", 4)
    assert t.hand == "Glue"
    assert t.discard == "Blindfold Magnet"
    assert t.schedule == ""
    assert t.told(1, "guessed", seat=1, value=4, card="Magnet", right=True)
    assert t.may_act_again


@pytest.mark.rule("D-556", "D-008", "D-606")
def test_guessed_wrong_its_owner_sets_its_value_for_the_turn() -> None:
    t = dale(hand="Blindfold Junk Glue", deck="9 Junk")
    t.play("Blindfold").choose("Junk", 5)
    assert t.asked == "set-value"
    assert t.deciders == [0]
    assert t.known_hand(1, 0) == "Junk"
    t.choose(5)
    assert t.value("Junk") == 5
    assert t.schedule == "Blindfold"
    assert t.may_act_again
    t.end_turn()
    assert t.discard == "Blindfold"
    assert t.value("Junk") == 1


@pytest.mark.rule("D-556", "D-313")
def test_the_guess_is_about_the_current_value() -> None:
    t = dale(hand="Flashy Show Blindfold Magnet Glue")
    t.play("Flashy Show").play("Blindfold").choose("Magnet", 4)
    assert t.asked == "set-value"
    t.choose(3)
    assert t.value("Magnet") == 3
    t = dale(hand="Flashy Show Blindfold Magnet Glue")
    t.play("Flashy Show").play("Blindfold").choose("Magnet", 5)
    assert t.discard == "Blindfold Magnet"


@pytest.mark.rule("D-556", "D-313")
def test_a_boost_played_later_adds_to_the_value_that_was_set() -> None:
    t = dale(hand="Flashy Show Blindfold Magnet Glue")
    t.play("Blindfold").choose("Magnet", 5, 2).play("Flashy Show")
    assert t.value("Magnet") == 3


@pytest.mark.rule("D-556", "D-571", "D-574", "D-601")
def test_what_a_chameleon_is_its_owner_says_in_secret_too() -> None:
    t = dale(hand="Blindfold Trendsetting Glue", market="Cheer Magnet")
    t.play("Blindfold").choose("Trendsetting")
    assert sorted(t.choices()) == ["Cheer", "Magnet"]
    t.choose("Magnet")
    assert t.deciders == [1]
    right, wrong = t.copy(), t.copy()
    right.choose(4)
    assert right.discard == "Blindfold Trendsetting"
    wrong.choose(2, 5)
    assert wrong.value("Trendsetting as Magnet") == 5
    assert wrong.faces("Trendsetting") == "Magnet"  # it was shown as that


@pytest.mark.rule("D-556", "D-601", "D-851")
def test_nobody_can_tell_from_the_steps_taken_that_a_chameleon_is_hidden() -> None:
    """As many steps, and after each the same bytes, whatever card is chosen."""

    def hidden(card: str, face: str) -> list[list[bytes]]:
        t = dale(hand="Blindfold Trendsetting Glue", market="Cheer Magnet", hands={1: "Junk", 2: "Junk"}, seats=3)
        t.play("Blindfold").forget_events()
        told = []
        for answer in (card, face, 1):
            t.choose(answer)
            told.append([sent_to(GAME, t.state, viewer) for viewer in (None, 1, 2)])
            told.append([heard_by(t.events, viewer) for viewer in (None, 1, 2)])
        assert t.asked == "guess-hidden"
        return told

    assert hidden("Trendsetting", "Cheer") == hidden("Trendsetting", "Magnet") == hidden("Glue", "Glue")


@pytest.mark.rule("D-556", "D-601")
def test_where_nobody_can_hold_a_chameleon_one_step_is_enough() -> None:
    t = dale(hand="Blindfold Glue")
    t.play("Blindfold").choose("Glue")
    assert t.asked == "guess-hidden"


@pytest.mark.rule("D-556", "D-601")
def test_the_place_of_the_hidden_card_is_not_imagined() -> None:
    def hidden(card: str) -> Table:
        return dale(hand="Blindfold Magnet Glue Cheer", seats=3).play("Blindfold").choose(card)

    for viewer in (None, 1, 2):
        worlds = [
            [GAME.likeness(other.state, viewer) for other in hidden(card).imagined(viewer, 10)]
            for card in ("Magnet", "Glue", "Cheer")
        ]
        assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.rule("D-556")
def test_blindfold_without_another_card_does_nothing() -> None:
    t = dale(hand="Blindfold")
    t.play("Blindfold")
    assert t.discard == "Blindfold"
    assert t.may_act_again
    assert t.allows(m.Stop())
