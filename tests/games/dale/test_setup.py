"""The box, the cards and the set-up."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import webfoot
from tests.games.dale.cards import slugs
from tests.games.dale.language import GAME, dale
from tests.rulebook import rule_ids
from webfoot.core.chance import QuickChance, RiggedChance
from webfoot.core.game import LANGUAGES
from webfoot.core.words import words
from webfoot.games.dale.options import DaleOptions
from webfoot.games.dale.rules.cards import BOXES, KINDS, SETS
from webfoot.games.dale.rules.engine import DaleState, set_up
from webfoot.games.dale.rules.kinds import JUNK, kinds_of_set
from webfoot.games.dale.view import view_of

PRINTED = {
    "platypus": "Tireless Tinkerer +, Calculations p, Safety Precaution +, Magnet +, Dangerous Test +, Glue p",
    "sloth": "Steady Achiever +, Shopping Journey t, Housecleaning +, Siesta +, Lunch Break +, Ironing +",
    "crocodile": "Little Villain +, Scary Gunfight +, Night Shift +, Ruthless Competition +, Nasty Threat +, "
    "Lost Shipments +",
    "fennec": "Cunning Neighbour +, Cheer +, Raffle +, Charity +, Tasters +, Rumours +",
    "polecat": "Daring Adventurer +, Rare Artefact +, Swank +, Risky Business +, Natural Survivor +, Sofa p",
    "owl": "Wise Spy p, Ancient Knowledge p, Quality Inspection p, Binoculars p, Balancing p, Extra Remarks p",
    "macaw": "Swift Broker +, Cookies p, Shattered Relic +, Spyglass +, Flashy Show +, Favourite Toy +",
    "panda": "Loyal Partner +, Prepaid Good t, Essential Purchase p, Market Discovery p, Special Offer t, "
    "Stock Clearance p",
    "raccoon": "Wily Fellow +, Nuisance +, Rotten Food +, Dirty Exchange +, Sabotage +, Treasure Hunter t",
    "squirrel": "Stashing Vendor p, Empty Chest p, Nostalgic Item p, Acorn +, Accordion p, Winter Is Coming p",
    "ocelot": "Bold Haggler p, New Season +, Whirligig +, Charm +, Gamble +, Blindfold +",
    "chameleon": "Flexible Shopkeeper p, Reflection p, Good Old Times p, Gift Voucher +, Trendsetting p, "
    "Seeing Doubles p",
}
"""Every set by rising value: + a technique with the bonus icon, t one without, p a passive."""


def begun(seats: int, seed: int = 0, **options: object) -> DaleState:
    return set_up(seats, msgspec.convert(options, DaleOptions), QuickChance(seed))


def kinds_at(state: DaleState, seat: int) -> Counter[int]:
    """The ten cards of a seat."""
    return Counter(state.kinds[card] for card in state.decks[seat] + state.hands[seat])


# the box


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_set_has_its_words(language: str) -> None:
    said = words(GAME, language)
    needed = [(f"card-{card.slug}", part) for card in KINDS for part in (None, "text", "rule")]
    needed += [(f"set-{key}", part) for key in SETS for part in (None, "brings")]
    assert [(name, part) for name, part in needed if said.say(name, attribute=part) == name] == []
    rules = {said.say(f"card-{card.slug}", attribute="rule") for card in KINDS}
    assert rules <= set(rule_ids("dale", language))


@pytest.mark.rule("D-102")
def test_the_box_holds_110_cards_and_the_first_game_six_more_sets() -> None:
    for box in (2, 1):
        own = [card for card in KINDS if card.set >= 0 and BOXES[card.set] == box]
        assert sum(card.copies_in_box for card in own) == 6 * 15
    junk = begun(2)
    assert Counter(junk.kinds)[JUNK] == 20
    assert 6 * 15 + 20 == 110
    assert sorted(SETS) == sorted(PRINTED)


@pytest.mark.rule("D-103")
@pytest.mark.parametrize("key", SETS)
def test_every_set_is_made_alike(key: str) -> None:
    cards = [KINDS[kind] for kind in kinds_of_set(SETS.index(key))]
    assert [(card.value, card.copies_in_box) for card in cards] == [(1, 4), (2, 3), (3, 3), (4, 3), (5, 1), (5, 1)]
    assert len({card.slug for card in cards}) == 6


@pytest.mark.rule("D-104")
@pytest.mark.parametrize("key", SETS)
def test_every_card_has_its_printed_value_type_and_bonus_icon(key: str) -> None:
    cards = [KINDS[kind] for kind in kinds_of_set(SETS.index(key))]
    for card, printed in zip(cards, PRINTED[key].split(", "), strict=True):
        name, mark = printed.rsplit(" ", 1)
        assert [card.slug] == slugs(name)
        assert card.type == ("passive" if mark == "p" else "technique"), name
        assert card.bonus == (mark == "+"), name


@pytest.mark.rule("D-104")
def test_the_page_is_told_the_printed_facts() -> None:
    facts = msgspec.to_builtins(GAME.facts())
    assert facts["cards"]["magnet"] == {
        "set": "platypus", "value": 4, "type": "technique", "bonus": True, "copies": 3,
    }  # fmt: skip
    assert facts["cards"]["junk"]["set"] is None
    assert len(facts["cards"]) == 73
    assert facts["sets"]["panda"] == {"box": 1}


# kinds of cards


@pytest.mark.rule("D-105", "D-106", "D-107")
def test_techniques_can_be_played_passives_and_junk_cannot() -> None:
    t = dale(hand="Magnet Glue Junk", deck="Junk")
    assert t.refuses("D-105").play("Glue")
    assert t.refuses("D-105").play("Junk")
    t.play("Magnet")
    assert t.asked == "search-deck"


@pytest.mark.rule("D-106")
def test_a_passive_is_shown_when_it_is_used() -> None:
    t = dale(hand="Wise Spy Junk", deck="Cheer Glue Magnet Junk")
    t.use("Wise Spy")
    assert t.told(1, "used", card="Wise Spy", seat=0)
    assert t.known_hand(1, 0) == "Wise Spy"


@pytest.mark.rule("D-106", "D-523")
def test_passives_that_fit_the_same_moment_are_combined() -> None:
    # Glue stays in hand, Stock Clearance lifts the limit, Essential Purchase throws junk of the payment away.
    t = dale(hand="Glue Stock Clearance 3 Junk", deck="9 Junk", market="Essential Purchase", junk=2)
    t.buy("Essential Purchase", with_="Glue Stock Clearance 3 Junk").choose("yes").choose(3)
    assert t.discard == "Stock Clearance"
    assert t.junk == 5
    assert t.hand == "Glue Essential Purchase 3 Junk"


@pytest.mark.rule("D-106")
def test_a_passive_that_does_not_say_may_is_applied_without_a_question() -> None:
    t = dale(hand="Cookies", deck="9 Junk")
    assert t.hand_size() == 6
    t.end_turn()
    assert len(t.hand) == 6


@pytest.mark.rule("D-107", "D-231")
def test_junk_is_worth_one_pays_and_cannot_be_built() -> None:
    t = dale(hand="Junk Junk Little Villain", deck="9 Junk", market="Cheer", stall="Glue")
    assert t.value("Junk") == 1
    assert t.refuses("D-230").build("Little Villain Junk")
    t.buy("Cheer", with_="Junk Junk")
    assert t.discard == "2 Junk"


@pytest.mark.rule("D-108", "D-308")
def test_junk_never_runs_out() -> None:
    t = dale(junk=1)
    t.end_turn()
    assert t.hand == "5 Junk"
    assert t.junk == 0
    assert t.state.junk_made == 4
    assert GAME.census(t.state)["junk"] == 1


@pytest.mark.rule("D-108", "D-301")
def test_junk_made_anew_is_junk_in_every_respect() -> None:
    t = dale(junk=0, hand="Lunch Break Shattered Relic", deck="", luck=[])
    t.play("Lunch Break").play("Shattered Relic")
    assert t.value("Junk") == 1
    t.choose("Junk")
    assert t.hand == "Junk", "thrown away, drawn anew"
    assert t.market_discard == ""


# setting up


@pytest.mark.rule("D-101")
def test_eight_stacks_win() -> None:
    assert view_of(begun(2), 0).goal == 8
    assert view_of(begun(2), 0).need == 1


@pytest.mark.rule("D-113", "D-309")
def test_the_market_deck_is_shuffled() -> None:
    chosen = {key: "in" if key in ("owl", "sloth", "fennec") else "out" for key in SETS}

    def order(seed: int) -> list[int]:
        state = begun(2, seed, **chosen)
        return [state.kinds[card] for card in [*reversed(state.market), *state.market_deck]]

    orders = [order(seed) for seed in range(6)]
    assert len({tuple(sorted(kinds)) for kinds in orders}) == 1, "always the same cards"
    assert len({tuple(kinds) for kinds in orders}) == len(orders), "never in the same order"
    assert all(kinds != sorted(kinds) for kinds in orders)


@pytest.mark.rule("D-110")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_set_more_than_players(seats: int) -> None:
    state = begun(seats)
    assert len(state.sets) == seats + 1
    assert all(BOXES[number] == 2 for number in state.sets), "those of the first game only on demand"


@pytest.mark.rule("D-110")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(webfoot.WebfootError):
        webfoot.start("dale", seats=seats, seed=1)


@pytest.mark.rule("D-110")
def test_sets_that_must_be_in_are_in_and_the_rest_is_drawn_by_lot() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        state = begun(2, seed, panda="in", ocelot="in", owl="out")
        keys = [SETS[number] for number in state.sets]
        assert {"panda", "ocelot"} < set(keys)
        drawn.update(keys)
    assert drawn["owl"] == drawn["macaw"] == 0
    assert set(drawn) == {"panda", "ocelot", "platypus", "sloth", "crocodile", "fennec", "polecat"}


@pytest.mark.rule("D-111", "D-112")
@pytest.mark.parametrize(("seats", "junk", "left"), [(2, 7, 6), (3, 6, 2), (4, 5, 0)])
def test_everybody_starts_with_ten_cards(seats: int, junk: int, left: int) -> None:
    state = begun(seats)
    firsts = {kinds_of_set(number)[0]: 1 for number in state.sets}
    for seat in range(seats):
        assert kinds_at(state, seat) == Counter({JUNK: junk, **firsts})
        assert len(state.hands[seat]) == 5
    assert len(state.junk) == left
    assert state.junk_made == 0


@pytest.mark.rule("D-111")
def test_starting_decks_are_shuffled() -> None:
    hands = {tuple(sorted(begun(2, seed).slugs(begun(2, seed).hands[0]))) for seed in range(20)}
    assert len(hands) > 3


@pytest.mark.rule("D-113")
@pytest.mark.parametrize(("seats", "cards"), [(2, 33), (3, 44), (4, 55)])
def test_all_other_cards_but_the_ones_make_the_market(seats: int, cards: int) -> None:
    state = begun(seats)
    market = Counter(state.kinds[card] for card in state.market_deck + state.market)
    assert len(state.market) == 5
    assert -1 not in state.market
    assert market.total() == cards
    assert market == Counter(
        {kind: KINDS[kind].copies_in_box for number in state.sets for kind in kinds_of_set(number)[1:]}
    )
    ones = [card for card, kind in enumerate(state.kinds) if kind != JUNK and KINDS[kind].value == 1]
    assert len(ones) == seats * (seats + 1), "those that nobody received are out of the game"


@pytest.mark.rule("D-113")
def test_the_market_is_laid_out_from_the_right() -> None:
    state = set_up(2, DaleOptions(), RiggedChance([0]))
    dealt = [state.kinds[card] for card in state.market]
    top_down = [kind for number in reversed(state.sets) for kind in reversed(kinds_of_set(number)) if kind]
    assert dealt[:2] == top_down[:2], "the first card of the deck lies at the cheap end"


@pytest.mark.rule("D-013")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {begun(3, seed).turn for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("D-601", "D-603")
def test_at_the_start_nobody_knows_more_than_the_own_hand() -> None:
    state = begun(3, 5)
    view = view_of(state, 0)
    assert [player.known for player in view.players] == [[], [], []]
    assert [(player.cards, player.deck) for player in view.players] == [(5, 5)] * 3
    assert all(not player.deck_known for player in view.players)
