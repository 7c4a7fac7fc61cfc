"""Every refusal names a rule, and every rule that refuses has its sentence in each language."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from tests.games.canardage.language import GAME, line
from tests.games.canardage.playing import positions
from tests.rulebook import rule_ids
from webfoot.core.chance import QuickChance
from webfoot.core.errors import Refusal
from webfoot.core.game import LANGUAGES
from webfoot.core.moves import Move
from webfoot.core.words import words
from webfoot.games.canardage.components import KINDS
from webfoot.games.canardage.moves import (
    CATALOGUE,
    CanardBlase,
    CanardPresse,
    DeuxPourUn,
    KeepOrder,
    Magret,
    Pan,
    Place,
    Planque,
    RectifierDroite,
    RectifierGauche,
    Revenge,
)
from webfoot.games.canardage.rules.turn import CanardageState

SWITCHES = [
    {
        "ducky_luke_on_water": luke,
        "shots_at_protected_ducks": protected,
        "president_may_choose_self": other,
        "literal_first_and_last": other,
        "moby_ducky_on_anyone": other,
    }
    for luke, protected, other in product([True, False], ["absorbed", "forbidden"], [True, False])
]
NOT_IN_THE_BOOK = {"game-over", "not-in-hand"}


@cache
def refusals() -> dict[tuple[str, str], Refusal]:
    """One refusal for each rule and cause that ever refuses a move or blocks a card, found in random positions."""
    found: dict[tuple[str, str], Refusal] = {}
    chance = QuickChance(1)
    for number, options in enumerate(SWITCHES):
        for seats in (2, 4, 6):
            for state in positions(seats, games=2, first=number, **options):
                for refusal in _refusals_of(state.clone(), chance):
                    found.setdefault((refusal.rule, str(refusal.values.get("cause", ""))), refusal)
    return found


def _refusals_of(state: CanardageState, chance: QuickChance) -> list[Refusal]:
    """What happens to random moves of a random hand, and the reasons for its blocked cards."""
    seat = chance.below(state.seats) if chance.below(9) == 0 else state.turn
    _deal(state, seat, chance, 12)
    some = [GAME.why_not(state, seat, chance.below(len(CATALOGUE))) for _ in range(12)]
    return [refusal for refusal in some if refusal] + list(GAME.blocked(state, seat).values())


def _deal(state: CanardageState, seat: int, chance: QuickChance, cards: int) -> None:
    state.hands[seat] = sorted({chance.below(len(KINDS)) for _ in range(cards)})


def test_whatever_is_not_listed_is_refused_and_nothing_else() -> None:
    """The list of legal moves and the reasons against moves are made apart, for speed: they agree on every move."""
    chance = QuickChance(2)
    refused = 0
    for number, options in enumerate(SWITCHES):
        for seats in (2, 3, 6):
            for position in positions(seats, games=1, first=number, **options):
                state = position.clone()
                # Few cards, so that at times none can be played and one has to go.
                _deal(state, state.turn, chance, 1 + chance.below(4))
                for seat in {state.turn, *state.actors(), chance.below(seats)}:
                    legal = set(state.legal(seat))
                    open_to_play = {at for at in range(len(CATALOGUE)) if GAME.why_not(state, seat, at) is None}
                    assert open_to_play == legal, [CATALOGUE[at] for at in open_to_play ^ legal]
                    refused += len(CATALOGUE) - len(legal)
    assert refused > 100_000


def test_random_moves_meet_most_of_the_rules_that_refuse() -> None:
    assert len({rule for rule, _ in refusals()}) > 25
    assert len(refusals()) > 40


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    assert {rule for rule, _ in refusals()} - set(rule_ids("canardage")) <= NOT_IN_THE_BOOK


@pytest.mark.parametrize(
    ("position", "move", "rule", "cause"),
    [
        ("a b* c d e f", DeuxPourUn(1), "C-051", "pair"),
        ("a b* c d e f", DeuxPourUn(2, single=True), "C-051", "single"),
        ("a b* c d e f", RectifierGauche(3), "C-060", "none"),
        ("a* b c d e f", RectifierGauche(1), "C-060", "end"),
        ("a* b* c d e f", RectifierGauche(2), "C-060", "taken"),
        ("a b* c d e f", RectifierDroite(3), "C-061", "none"),
        ("a b c d e f*", RectifierDroite(6), "C-061", "end"),
        ("a* b* c d e f", RectifierDroite(1), "C-061", "taken"),
        ("b c d e f a", CanardBlase(6), "A-44", "last"),
        ("a b c d e f", CanardPresse(1), "A-44", "first"),
        ("b a ~ c d e", Planque(1, 2), "C-090", "own"),
        ("b a ~ c d e", Planque(2, 3), "C-090", "water"),
        ("b a/c d e f b", Planque(2, 1), "A-34", "hider"),
        ("b/c a d e f b", Planque(2, 1), "A-34", "cover"),
        ("a b c d e f", Place(2), "C-074", "outside"),
        ("a b c d e f", KeepOrder(), "C-074", "outside"),
        ("a b c d e f", Revenge(2), "A-29", "outside"),
    ],
)
def test_a_rule_with_several_causes_names_the_one_that_applies(
    position: str, move: Move, rule: str, cause: str
) -> None:
    assert line(position).refuses(move, rule, cause=cause)


@pytest.mark.rule("A-44")
def test_to_the_letter_the_outermost_duck_is_the_last_even_before_water() -> None:
    table = line("~ a b c a ~", literal_first_and_last=True)
    assert table.refuses(CanardBlase(5), "A-44", cause="rearmost")
    assert table.refuses(CanardPresse(2), "A-44", cause="foremost")


@pytest.mark.rule("A-27", "C-059")
def test_the_inspector_says_whether_it_is_the_water_or_himself() -> None:
    table = line("a! ~ c d e f")
    assert table.refuses(Magret(1), "A-27")
    assert table.refuses(Magret(2), "C-059")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    spoken = words(GAME, language)
    silent = {rule for rule, _ in refusals() if not spoken.has(f"refusal-{rule}")}
    assert silent == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_a_sentence_of_its_own(language: str) -> None:
    told: dict[str, dict[str, str]] = {}
    for (rule, cause), refusal in refusals().items():
        if cause and cause != "blocked":
            told.setdefault(rule, {})[cause] = words(GAME, language).refusal(refusal)
    assert len(told) > 5
    assert {rule: said for rule, said in told.items() if len(set(said.values())) < len(said)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_the_values_it_needs(language: str) -> None:
    for refusal in refusals().values():
        sentence = words(GAME, language).refusal(refusal)
        assert "{" not in sentence
        assert not any(kind in sentence.split() for kind in KINDS)


@pytest.mark.rule("C-052")
def test_a_card_that_cannot_be_played_is_shown_with_its_rule() -> None:
    table = line("a b c d e f", hands={"a": "pan en-joue oups", "b": "pan pan pan"})
    assert {card: refusal.rule for card, refusal in GAME.blocked(table.state, 0).items()} == {
        "hand:pan": "C-052",
        "hand:oups": "C-054",
    }
    assert GAME.blocked(table.state, 1) == {}


@pytest.mark.rule("A-11")
def test_a_shot_that_only_a_protection_forbids_is_shown_as_such() -> None:
    hands = {"a": "pan ducky-luke oups"}
    table = line("a*# b# c# ~ |", hands=hands, shots_at_protected_ducks="forbidden", ducky_luke_on_water=False)
    assert {card: refusal.rule for card, refusal in GAME.blocked(table.state, 0).items()} == {
        "hand:pan": "A-11",
        "hand:ducky-luke": "A-11",
        "hand:oups": "A-11",
    }
    assert table.refuses(Pan(1), rule="A-11")
