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
from webfoot.core.words import words
from webfoot.games.canardage.components import KINDS
from webfoot.games.canardage.moves import CATALOGUE, Pan
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
def refusals() -> dict[str, Refusal]:
    """One refusal by each rule that ever refuses a move or blocks a card, found in random positions."""
    found: dict[str, Refusal] = {}
    chance = QuickChance(1)
    for number, options in enumerate(SWITCHES):
        for seats in (2, 4, 6):
            for state in positions(seats, games=2, first=number, **options):
                for refusal in _refusals_of(state.clone(), chance):
                    found.setdefault(refusal.rule, refusal)
    return found


def _refusals_of(state: CanardageState, chance: QuickChance) -> list[Refusal]:
    """What happens to random moves of a random hand, and the reasons for its blocked cards."""
    seat = chance.below(state.seats) if chance.below(9) == 0 else state.turn
    state.hands[seat] = sorted({chance.below(len(KINDS)) for _ in range(12)})
    some = [GAME.why_not(state, seat, chance.below(len(CATALOGUE))) for _ in range(12)]
    return [refusal for refusal in some if refusal] + list(GAME.blocked(state, seat).values())


def test_random_moves_meet_most_of_the_rules_that_refuse() -> None:
    assert len(refusals()) > 25


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    assert set(refusals()) - set(rule_ids("canardage")) <= NOT_IN_THE_BOOK


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    spoken = words(GAME, language)
    silent = [rule for rule in refusals() if not spoken.has(f"refusal-{rule}")]
    assert silent == []


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
