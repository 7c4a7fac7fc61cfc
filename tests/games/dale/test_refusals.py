"""Every refusal names its rule, occurs, and has its sentence in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from tests.games.dale.language import GAME, Refused, Table, dale
from tests.games.dale.playing import begun
from tests.rulebook import rule_ids
from tests.words.texts import patterns
from webfoot.core.chance import QuickChance
from webfoot.core.errors import Refusal
from webfoot.core.game import LANGUAGES
from webfoot.core.moves import Move
from webfoot.core.words import words
from webfoot.games.dale import moves as m
from webfoot.games.dale.refusals import LATE, forbidden
from webfoot.games.dale.rules.card_values import firsts
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.state import NO_DRAFT

NOT_IN_THE_BOOK = {
    "already-chosen",
    "draft-first",
    "equal-card",
    "game-over",
    "help-with-a-card",
    "no-such-card",
    "not-in-discard",
    "nothing-discarded",
    "other-question",
}
ELSEWHERE = {"not-a-move", "no-such-seat", "sets-missing", "D-110"}
"""Said before a game begins, or by the server."""


def teams(hand: str, partner: str = "Cunning Neighbour") -> Table:
    return dale(hand=hand, hands={2: partner}, stall="Glue | Glue", teams=True)


def glue(stacks: int) -> str:
    return " | ".join(["Glue"] * stacks)


def declined() -> Table:
    t = teams("Cunning Neighbour Cheer").build("Cunning Neighbour", ask_partner=True)
    return t.do(2, m.No()).do(0, m.Build()).do(0, m.Pick(0))


OCCASIONS: dict[str, Callable[[], object]] = {
    "game-over": lambda: won().do(0, m.Inventory()),
    "no-such-card": lambda: dale(hand="Magnet").do(0, m.Play(3)),
    "equal-card": lambda: dale(hand="Magnet Magnet").do(0, m.Play(1)),
    "other-question": lambda: dale(hand="Magnet", deck="Junk").play("Magnet").do(0, m.Yes()),
    "draft-first": lambda: dale(hand="Magnet").do(0, m.Inventory()).do(0, m.Build()),
    "already-chosen": lambda: dale(hand="Magnet").do(0, m.Inventory()).do(0, m.Pick(0)).do(0, m.Pick(0)),
    "nothing-discarded": lambda: dale(hand="Magnet").buy_discarded(),
    "not-in-discard": lambda: dale(hand="Nostalgic Item", stall="Glue | Glue").build(
        "Nostalgic Item", from_discard="Junk"
    ),
    "help-with-a-card": lambda: (
        dale(hand="Accordion", hands={2: "Raffle"}, stall=glue(4), teams=True)  # counts 4, 5 or 6
        .build("Accordion", ask_partner=True)
        .do(2, m.Confirm())
    ),
    "D-010": lambda: teams("Cunning Neighbour Raffle").build("", ask_partner=True),
    "D-105": lambda: dale(hand="Glue").play("Glue"),
    "D-106": lambda: dale(hand="Glue").use("Glue"),
    "D-107": lambda: dale(hand="2 Cunning Neighbour Junk", stall="Glue").build("Cunning Neighbour Junk"),
    "D-200": lambda: dale(hand="Glue").inventory(by=1),
    "D-202": lambda: dale(hand="Glue").stop(),
    "D-210": lambda: dale(hand="Junk Siesta", market="Tasters").buy("Tasters", with_="Junk"),
    "D-211": lambda: dale(hand="Junk", market="Glue").buy("Glue"),
    "D-212": lambda: dale(hand="Junk Glue", market="Tasters").buy("Tasters", with_="Glue Junk"),
    "D-230": lambda: dale(hand="Junk").build(),
    "D-231": lambda: dale(hand="Cheer Junk Raffle Calculations", stall="Glue | Glue").build("Calculations Junk"),
    "D-232": lambda: dale(hand="Cheer Cunning Neighbour").build("Cheer"),
    "D-253": lambda: dale(hand="Junk").do(0, m.Buy(0)),
    "D-254": lambda: dale(hand="Wise Spy", reacting=[0]).end_turn().inventory(),
    "D-412": lambda: dale(hand="Calculations", market="Glue").rearrange("Calculations", "Glue"),
    "D-524": lambda: dale(hand="Glue", market_discard="Cheer").buy_discarded(),
    "D-541": lambda: dale(hand="Accordion Stashing Vendor Junk", stall=glue(5)).build("Accordion Junk"),
    "D-542": lambda: dale(hand="Accordion Empty Chest Cheer", stall=glue(7)).build("Accordion Cheer"),
    "D-543": lambda: dale(hand="Cunning Neighbour", discard="Junk").build("Cunning Neighbour", from_discard="Junk"),
    "D-571": lambda: asked_for_a_face().do(0, m.Confirm()),
    "D-701": lambda: dale(hand="Cunning Neighbour").do(0, m.Build()).do(0, m.AskPartner()),
    "D-703": lambda: declined().do(0, m.AskPartner()),
    "D-704": lambda: teams("Raffle").build("Raffle", ask_partner=True),
    "D-706": lambda: teams("Cunning Neighbour Cheer", "").build("Cunning Neighbour", ask_partner=True),
    "D-811": lambda: dale(hand="2 Cunning Neighbour", stall="Glue").build("Cunning Neighbour"),
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
    """Every refusal has a message, and every message is one of a refusal."""
    told = {name.removeprefix("refusal-") for name in patterns("dale", "en") if name.startswith("refusal-")}
    return told - ELSEWHERE


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


@pytest.mark.rule("D-831", "D-412", "D-105")
def test_of_several_reasons_the_one_that_tells_most_is_shown() -> None:
    t = dale(hand="Bold Haggler", luck=[3]).use("Bold Haggler")
    assert GAME.blocked(t.state, 0)["hand:0"].rule == "D-831"
    t = dale(hand="Calculations", market="Glue")
    assert GAME.blocked(t.state, 0)["hand:0"].rule == "D-412"
    t = dale(hand="Calculations", market="Cheer")
    assert "hand:0" not in GAME.blocked(t.state, 0), "the market can be rearranged with it"


@pytest.mark.rule("D-703", "D-232")
def test_a_partner_who_may_help_is_told_which_cards_lead_nowhere() -> None:
    t = teams("Cunning Neighbour", "Cheer Raffle").build("Cunning Neighbour", ask_partner=True)
    assert {thing: refusal.rule for thing, refusal in GAME.blocked(t.state, 2).items()} == {"hand:1": "D-232"}


@pytest.mark.rule("D-412", "D-524")
def test_after_a_layout_the_card_that_made_it_must_help_to_pay() -> None:
    t = dale(hand="Calculations", market="Cheer Tasters", market_discard="Raffle")
    t.do(0, m.Rearrange(0)).do(0, m.Slot(t.state.market.index(t.state.market[0]))).do(0, m.Slot(1))
    assert t.refuses("D-412").do(0, m.Buy(1))
    assert t.refuses("D-524").do(0, m.BuyDiscarded())
    assert t.refuses("draft-first").do(0, m.Slot(0))


# What is legal, and why something is not, are one question.


CONCEIVABLE: Final = [
    (number, move)
    for number, move in enumerate(m.CATALOGUE)
    if not isinstance(move, m.React | m.Person | m.Number | m.Way | m.StallCard | m.Aside | m.Planned | m.Yes)
]
"""What a player may think of in an action or a draft."""


def asked(state: DaleState) -> Iterator[tuple[int, Move, bool]]:
    """What seats that have to decide about an action or a draft may think of, and whether it is legal."""
    if state.step().asks not in ("action", "build-again", "complete-stack", *LATE):
        return
    for seat in state.actors():
        legal = set(state.legal(seat))
        # Equal cards are named by the first of them.
        unused = firsts(state, seat, state.used)
        free = firsts(state, seat, state.picks if state.drafter == seat else [])
        for number, move in CONCEIVABLE:
            named = unused if isinstance(move, m.Ability) else free
            if number in legal or not isinstance(move, m.HandMove) or move.at in named:
                yield seat, move, number in legal


def wandering(game: int, length: int) -> Iterator[DaleState]:
    """A game played at random, lingering over what is put together."""
    chance = QuickChance(4000 + game)
    state = begun(game)
    for _ in range(length):
        if state.over():
            return
        yield state
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance, None)


@pytest.mark.parametrize("game", range(12))
def test_a_move_is_legal_where_no_rule_forbids_it_and_only_there(game: int) -> None:
    for state in wandering(game, 60):
        for seat, move, legal in asked(state):
            rule = forbidden(state, seat, move)
            if state.mode == NO_DRAFT and isinstance(move, m.No):
                continue  # an answer to whether to build again, not an action
            assert (rule == "") == legal, (move, state.step().asks, state.mode)
            assert legal or rule in OCCASIONS


@pytest.mark.parametrize("game", range(12))
def test_what_is_blocked_cannot_be_done(game: int) -> None:
    for state in wandering(game, 60):
        for seat in state.actors():
            touched = {m.CATALOGUE[number].touches()[:1] for number in state.legal(seat)}
            assert not {(thing,) for thing in GAME.blocked(state, seat)} & touched


@pytest.mark.rule("D-212", "D-232")
def test_in_a_draft_the_cards_that_lead_nowhere_are_shown_with_their_rule() -> None:
    t = dale(hand="Glue Junk", market="Tasters").do(0, m.Buy(0))
    assert {thing: refusal.rule for thing, refusal in GAME.blocked(t.state, 0).items()} == {"hand:1": "D-212"}
    t = dale(hand="Cheer Cunning Neighbour").do(0, m.Build())
    assert {thing: refusal.rule for thing, refusal in GAME.blocked(t.state, 0).items()} == {"hand:0": "D-232"}


@pytest.mark.rule("D-254", "D-571")
def test_whoever_says_what_a_late_copy_counts_as_may_still_stop() -> None:
    t = dale(hand="Junk", deck="Trendsetting 4 Junk", market="Wise Spy Good Old Times", reacting=[0])
    t.end_turn().stop().let_pass(0)
    assert t.asked == "late-ability"
    t.do(0, m.Ability(1))
    assert t.state.mode != NO_DRAFT
    assert forbidden(t.state, 0, m.Stop()) == ""
    assert t.allows(m.Stop())


def test_a_finished_game_blocks_nothing() -> None:
    assert GAME.blocked(won().state, 0) == {}
