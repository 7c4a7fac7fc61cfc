"""Every refusal names its rule, occurs, and has its sentence in each language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.games.dale.language import GAME, Refused, Table, dale
from tests.rulebook import rule_ids
from webfoot.core.errors import Refusal
from webfoot.core.game import LANGUAGES
from webfoot.core.words import words
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules.cards import KINDS

NOT_IN_THE_BOOK = {"game-over", "no-such-card", "equal-card", "other-question", "draft-first"}


def teams(hand: str) -> Table:
    return dale(hand=hand, hands={2: "Cunning Neighbour"}, stall="Glue | Glue", teams=True)


OCCASIONS: dict[str, Callable[[], object]] = {
    "game-over": lambda: won().do(0, m.Inventory()),
    "no-such-card": lambda: dale(hand="Magnet").do(0, m.Play(3)),
    "equal-card": lambda: dale(hand="Magnet Magnet").do(0, m.Play(1)),
    "other-question": lambda: dale(hand="Magnet", deck="Junk").play("Magnet").do(0, m.Yes()),
    "draft-first": lambda: dale(hand="Magnet").do(0, m.Inventory()).do(0, m.Build()),
    "D-105": lambda: dale(hand="Glue").play("Glue"),
    "D-106": lambda: dale(hand="Glue").use("Glue"),
    "D-200": lambda: dale(hand="Glue").inventory(by=1),
    "D-202": lambda: dale(hand="Glue").stop(),
    "D-211": lambda: dale(hand="Junk", market="Glue").buy("Glue"),
    "D-212": lambda: dale(hand="Junk Glue", market="Tasters").buy("Tasters", with_="Glue Junk"),
    "D-230": lambda: dale(hand="Junk").build(),
    "D-232": lambda: dale(hand="Cheer Cunning Neighbour").build("Cheer"),
    "D-253": lambda: dale(hand="Junk").do(0, m.Buy(0)),
    "D-254": lambda: dale(hand="Wise Spy", reacting=[0]).end_turn().inventory(),
    "D-412": lambda: dale(hand="Calculations", market="Glue").rearrange("Calculations", "Glue"),
    "D-524": lambda: dale(hand="Glue", market_discard="Cheer").buy_discarded(),
    "D-543": lambda: dale(hand="Cunning Neighbour", discard="Junk").build("Cunning Neighbour", from_discard="Junk"),
    "D-571": lambda: asked_for_a_face().do(0, m.Confirm()),
    "D-703": lambda: teams("Cunning Neighbour Raffle").build("", ask_partner=True),
    "D-831": lambda: dale(hand="Bold Haggler", luck=[3]).use("Bold Haggler").use("Bold Haggler"),
    "D-850": lambda: (
        dale(hand="Rumours", hands={1: "Ancient Knowledge"}, reacting=[1]).play("Rumours").do(1, m.Yes())
    ),
}


def won() -> Table:
    return dale(hand="Tasters Raffle", stall=" | ".join(["Cheer"] * 7)).build("Tasters Raffle")


def asked_for_a_face() -> Table:
    return dale(hand="Trendsetting", market="Magnet Cheer").do(0, m.Play(0))


def refused(occasion: Callable[[], object]) -> Refusal:
    with pytest.raises(Refused) as info:
        occasion()
    return info.value.refusal


def used_ids() -> set[str]:
    source = GAME.file("refusals.py").read_text(encoding="utf-8")
    return set(re.findall(r'Refusal\(\s*"([^"]+)"', source))


def test_there_is_an_occasion_for_every_refusal() -> None:
    assert used_ids() == set(OCCASIONS)


@pytest.mark.parametrize("name", OCCASIONS)
def test_every_refusal_occurs(name: str) -> None:
    assert refused(OCCASIONS[name]).rule == name


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    assert used_ids() - set(rule_ids("dale")) == NOT_IN_THE_BOOK


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OCCASIONS)
def test_every_refusal_has_its_sentence_with_the_values_it_needs(name: str, language: str) -> None:
    spoken = words(GAME, language)
    refusal = refused(OCCASIONS[name])
    assert spoken.has(f"refusal-{name}")
    sentence = spoken.refusal(refusal)
    assert "{" not in sentence
    assert not any("-" in card.slug and card.slug in sentence for card in KINDS), "cards by name, not by slug"


@pytest.mark.rule("D-211", "D-230", "D-105")
def test_what_cannot_be_touched_is_shown_with_its_rule() -> None:
    t = dale(hand="Magnet Glue Junk Bold Haggler Junk", market="Cheer - Tasters Charity Tasters")
    blocked = GAME.blocked(t.state, 0)
    assert {thing: refusal.rule for thing, refusal in blocked.items()} == {
        "hand:1": "D-105",
        "hand:2": "D-105",
    }
    assert GAME.blocked(t.state, 1) == {}
    t = dale(hand="Junk Magnet", market="Cheer - Tasters")
    assert {thing: refusal.rule for thing, refusal in GAME.blocked(t.state, 0).items()} == {
        "hand:0": "D-105",
        "market:2": "D-211",
        "stall": "D-230",
    }


@pytest.mark.rule("D-212", "D-232")
def test_in_a_draft_the_cards_that_lead_nowhere_are_shown_with_their_rule() -> None:
    t = dale(hand="Glue Junk", market="Tasters").do(0, m.Buy(0))
    assert {thing: refusal.rule for thing, refusal in GAME.blocked(t.state, 0).items()} == {"hand:1": "D-212"}
    t = dale(hand="Cheer Cunning Neighbour").do(0, m.Build())
    assert {thing: refusal.rule for thing, refusal in GAME.blocked(t.state, 0).items()} == {"hand:0": "D-232"}


def test_a_finished_game_blocks_nothing() -> None:
    assert GAME.blocked(won().state, 0) == {}
