"""The table's options, each both ways, and what the printed rules leave open."""

from __future__ import annotations

from collections import Counter

import pytest

import webfoot
from tests.games.dale.language import GAME, dale
from webfoot.core.errors import BadOptions
from webfoot.core.game import LANGUAGES
from webfoot.core.words import words
from webfoot.games.dale.rules.cards import SETS
from webfoot.games.dale.rules.effects import OCELOT_DIE

# the points that the printed rules leave open


@pytest.mark.rule("D-003")
@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_several_reactions_are_settled_clockwise_from_the_active_player(turn: int, order: list[int]) -> None:
    hands = dict.fromkeys(order, "Binoculars Junk")
    t = dale(
        turn=turn, seats=3, market="Cheer", reacting=[0, 1, 2],
        hands={**hands, turn: "2 Junk"}, decks=dict.fromkeys(range(3), "9 Junk"),
    )  # fmt: skip
    t.buy("Cheer", with_="2 Junk")
    for seat in reversed(order):
        t.react(seat, "Binoculars")
    assert t.deciders == [order[0]], "who answered last comes first all the same"
    t.choose("Junk")
    assert t.deciders == [order[1]]
    assert t.asked == "discard"


@pytest.mark.rule("D-004")
@pytest.mark.parametrize(("lands", "discard"), [("same", "Junk Cheer Junk"), ("top", "Cheer Junk Junk")])
def test_where_the_card_of_balancing_lands(lands: str, discard: str) -> None:
    t = dale(
        hand="Magnet", deck="Junk Junk", hands={1: "Balancing Cheer"}, discards={1: "Junk Glue Junk"},
        reacting=[1], balancing_lands=lands,
    )  # fmt: skip
    t.play("Magnet").choose("Junk")
    t.react(1, "Balancing").choose("Glue", "Cheer")
    assert t.discard_of(1) == discard
    assert t.hand_of(1) == "Balancing Glue"


@pytest.mark.rule("D-005", "D-253")
@pytest.mark.parametrize(
    ("fill", "market"),
    [("in-place", "Glue Cheer Raffle Siesta Magnet"), ("slide", "Cheer Raffle Siesta Glue Magnet")],
)
def test_how_the_market_is_filled_in_mid_turn(fill: str, market: str) -> None:
    t = dale(
        hand="Daring Adventurer", market="Charity Cheer Raffle Siesta -", market_deck="Glue Magnet", luck=[0],
        mid_turn_fill=fill,
    )  # fmt: skip
    t.play("Daring Adventurer").choose("Charity")
    assert t.market == market
    assert t.may_act_again


@pytest.mark.rule("D-007")
def test_junk_for_draws_at_any_time_or_in_the_refill_only() -> None:
    t = dale(hand="Lunch Break", deck="", junk=9)
    t.play("Lunch Break")
    assert t.hand == "Junk"
    t = dale(hand="Lunch Break", deck="", junk=9, junk_for_draws="refill")
    t.play("Lunch Break")
    assert t.hand == ""
    t.end_turn()
    assert t.hand == "5 Junk"


@pytest.mark.rule("D-007")
def test_draws_that_are_only_looked_at_are_junk_too() -> None:
    t = dale(hand="Spyglass", deck="Glue", junk=9)
    t.play("Spyglass")
    assert t.choices() == ["Glue", "Junk"]
    t.choose("Glue", "Junk")
    assert t.deck == "2 Junk"
    t = dale(hand="Spyglass", deck="Glue", junk=9, junk_for_draws="refill")
    t.play("Spyglass").choose("Glue")
    assert t.deck == ""
    assert t.may_act_again


@pytest.mark.rule("D-007")
def test_nobody_draws_junk_from_another_deck_or_from_the_market_deck() -> None:
    t = dale(hand="Ruthless Competition Special Offer Sabotage", deck="9 Junk", junk=9)
    t.play("Ruthless Competition").play("Sabotage").play("Special Offer")
    assert t.turn == 1
    assert t.junk == 9


@pytest.mark.rule("D-008")
@pytest.mark.parametrize("card", ["Rare Artefact", "Flashy Show", "Blindfold"])
def test_techniques_that_last_for_the_turn_stay_in_the_schedule_or_leave_at_once(card: str) -> None:
    def played(**options: str) -> tuple[bool, bool]:
        t = dale(hand=f"{card} Glue", deck="9 Junk", luck=[4], **options)  # type: ignore[arg-type]
        t.play(card)
        if card != "Flashy Show":
            t.choose("Glue")
        if card == "Blindfold":
            t.choose(1).choose(3)
        assert t.value("Glue") == {"Rare Artefact": 15, "Flashy Show": 6, "Blindfold": 3}[card]
        return card in t.schedule, card in t.discard

    assert played() == (True, False)
    assert played(turn_techniques="leave") == (False, True)


@pytest.mark.rule("D-008")
def test_a_technique_from_which_nothing_lasting_came_is_discarded_at_once() -> None:
    t = dale(hand="Rare Artefact")
    t.play("Rare Artefact")
    assert t.discard == "Rare Artefact"
    t = dale(hand="Blindfold Glue")
    t.play("Blindfold").choose("Glue").choose(5)
    assert t.discard == "Blindfold Glue"


@pytest.mark.rule("D-008")
def test_a_technique_that_lasts_for_the_turn_is_in_no_reshuffle_of_it() -> None:
    t = dale(hand="Flashy Show", discard="Junk")
    t.play("Flashy Show").end_turn()
    assert t.hand == "5 Junk"
    assert t.discard == "Flashy Show"


@pytest.mark.rule("D-009")
def test_play_goes_clockwise() -> None:
    t = dale(seats=4, turn=2)
    turns = [t.turn, *(t.end_turn().turn for _ in range(4))]
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.rule("D-010")
def test_in_teams_the_builder_puts_in_a_card_and_a_sofa_serves_both() -> None:
    t = dale(hand="Junk", hands={2: "Cunning Neighbour"}, teams=True)
    assert t.refuses("D-230").build("", ask_partner=True)
    t = dale(hand="Cheer Cunning Neighbour", stall="Sofa | Glue", hands={2: "Cunning Neighbour"}, teams=True)
    assert t.refuses("D-010").build("", ask_partner=True)
    assert [t.hand_size(seat) for seat in range(4)] == [6, 5, 6, 5]


@pytest.mark.rule("D-011")
def test_the_ocelot_die_and_the_old_deck_after_wily_fellow() -> None:
    assert Counter(OCELOT_DIE) == {0: 1, 1: 2, 2: 2, 3: 1}
    t = dale(hand="Wily Fellow", deck="Glue Cheer", discard="Raffle")
    t.play("Wily Fellow")
    assert t.deck == "Raffle"
    assert sorted(t.discard.cards[1:]) == ["cheer", "glue"]
    assert t.chance.shuffles == 2, "the old deck is laid out in random order, the new one is shuffled"


# the options themselves


def test_the_recommended_readings_are_the_defaults() -> None:
    defaults = {info.name: info.default for info in GAME.option_infos()}
    assert {name: default for name, default in defaults.items() if name not in SETS} == {
        "teams": False,
        "turn_techniques": "stay",
        "mid_turn_fill": "in-place",
        "balancing_lands": "same",
        "junk_for_draws": "any",
    }
    assert Counter(defaults[key] for key in SETS) == {"maybe": 6, "out": 6}


@pytest.mark.rule("D-110")
@pytest.mark.parametrize(
    ("seats", "options", "problem", "rule"),
    [
        (2, {"owl": "in", "sloth": "in", "panda": "in", "ocelot": "in"}, "4 sets are chosen", "D-110"),
        (4, {"owl": "out", "sloth": "out"}, "5 sets are needed, but only 4", "sets-missing"),
        (
            4,
            {"teams": True, "owl": "out", "sloth": "out", "fennec": "out"},
            "4 sets are needed, but only 3",
            "sets-missing",
        ),
    ],
)
def test_sets_that_do_not_fit_the_table_are_refused_in_words(
    seats: int, options: dict[str, object], problem: str, rule: str
) -> None:
    with pytest.raises(BadOptions, match=problem) as refused:
        webfoot.start("dale", seats=seats, seed=1, options=options)
    assert refused.value.reason is not None
    assert refused.value.reason.rule == rule
    for language in LANGUAGES:
        assert "{" not in words(GAME, language).refusal(refused.value.reason)


@pytest.mark.rule("D-701")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_for_four(seats: int) -> None:
    with pytest.raises(BadOptions):
        webfoot.start("dale", seats=seats, seed=1, options={"teams": True})
    assert webfoot.start("dale", seats=4, seed=1, options={"teams": True}) is not None


@pytest.mark.parametrize("options", [{"owls": "in"}, {"owl": "perhaps"}, {"teams": "yes"}, {"mid_turn_fill": True}])
def test_options_that_do_not_exist_are_named_in_the_error(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="options of dale"):
        webfoot.start("dale", seats=4, seed=1, options=options)


# what the page is told


@pytest.mark.rule("D-110", "D-701")
def test_the_page_is_told_how_many_sets_are_needed_and_what_each_wish_brings_in() -> None:
    facts = GAME.facts()
    assert isinstance(facts, dict)
    assert facts["needed"] == {"alone": {"2": 3, "3": 4, "4": 5}, "teams": {"4": 4}}
    assert facts["wishes"] == [
        {"wish": "maybe", "least": 0, "most": 1},
        {"wish": "in", "least": 1, "most": 1},
        {"wish": "out", "least": 0, "most": 0},
    ]
    assert list(facts["sets"]) == SETS
