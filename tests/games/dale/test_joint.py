"""Stacks that partners lay together, compared with trying every selection by the rule as it is written."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest

from tests.games.dale.language import Table, dale
from webfoot.core.chance import RiggedChance
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.kinds import JUNK

BUILDER: Final = 0
PARTNER: Final = 2
HELD: Final = (
    "Junk",
    "Wise Spy",
    "Ancient Knowledge",
    "Cunning Neighbour",
    "Raffle",
    "Stashing Vendor",
    "Empty Chest",
    "Nostalgic Item",
    "Accordion",
)
DISCARDED: Final = ("Junk", "Stashing Vendor", "Empty Chest", "Nostalgic Item", "Cheer")
Names = tuple[str, ...]
Stack = tuple[Names, Names, Names]
"""What comes from the builder's hand, from the discard, and from the partner's hand."""


def random_table(seed: int) -> Table:
    """One table in eight has no squirrels: nobody can lift a limit. In one of five, the builder has a boost."""
    chance = random.Random(seed)
    held = HELD if seed % 8 else HELD[:5]
    own, added = (" ".join(chance.choices(held, k=chance.randint(2, 5))) for _ in range(2))
    discard = " ".join(chance.choices(DISCARDED, k=chance.randint(0, 3))) if seed % 8 else ""
    return dale(
        hand=own,
        discard=discard,
        stall=" | ".join(["Junk"] * chance.randint(3, 9)),
        schedule="Ironing" if seed % 5 == 4 else "",
        hands={PARTNER: added},
        at_start=seed % 5 == 4,
        teams=True,
    )


@pytest.mark.engine
@pytest.mark.rule("D-704", "D-703", "D-010", "D-812", "D-543")
def test_every_joint_stack_that_the_rule_allows_can_be_laid_and_no_other() -> None:
    total = 0
    for seed in range(300):
        t = random_table(seed)
        legal, laid = set(by_the_rule(t)), set(by_moves(t.state))
        assert laid == legal, (
            seed,
            sorted(legal - laid),
            sorted(laid - legal),
            t.hand,
            t.hand_of(PARTNER),
            t.discard,
        )
        total += len(legal)
    assert total > 1000


def by_the_rule(t: Table) -> Iterator[Stack]:
    state = t.state
    need = len(state.stall(BUILDER)) + 1
    boost = 1 if state.changes else 0
    for own in selections(state.hands[BUILDER], 1):
        for joining in selections(state.discards[BUILDER], 0):
            for added in selections(state.hands[PARTNER], 1):
                worth = sum(KINDS[state.kinds[card]].value + boost for card in (*own, *joining))
                worth += sum(KINDS[state.kinds[card]].value for card in added)
                if is_stack(state, (*own, *added), joining, worth, need):
                    yield names(state, own), names(state, joining), names(state, added)


def is_stack(state: DaleState, held: tuple[int, ...], joining: tuple[int, ...], worth: int, need: int) -> bool:
    everything = state.slugs([*held, *joining])
    kinds = [state.kinds[card] for card in held]
    return (
        abs(worth - need) <= everything.count("accordion")
        and (len({KINDS[kind].set for kind in kinds if kind != JUNK}) <= 1 or "empty-chest" in everything)
        and (JUNK not in kinds or "stashing-vendor" in everything)
        and (not joining or "nostalgic-item" in state.slugs(list(held)))
        and len(joining) <= everything.count("nostalgic-item")
    )


def by_moves(state: DaleState) -> Iterator[Stack]:
    """Every stack that comes of picking, joining, asking and completing, whatever the order."""
    if n.BUILD not in state.legal(BUILDER):
        return
    seen: set[tuple[int, Stack, Names, Names]] = set()
    waiting = [after(state, BUILDER, n.BUILD)]
    while waiting:
        now = waiting.pop()
        shown = origins(now, now.frames[-1].cards if now.drafter == PARTNER else [])
        key = (now.drafter, shown, names(now, now.picks), names(now, now.extras))
        if key in seen:
            continue
        seen.add(key)
        for number in now.legal(now.drafter):
            move = m.CATALOGUE[number]
            if isinstance(move, m.Pick | m.Name | m.AskPartner):
                waiting.append(after(now, now.drafter, number))
            elif isinstance(move, m.Confirm) and now.drafter == PARTNER:
                yield origins(now, after(now, PARTNER, number).stall(BUILDER)[-1])


def origins(before: DaleState, stack: list[int]) -> Stack:
    places = (before.hands[BUILDER], before.discards[BUILDER], before.hands[PARTNER])
    own, joining, added = (names(before, [card for card in stack if card in place]) for place in places)
    return own, joining, added


def after(state: DaleState, seat: int, number: int) -> DaleState:
    other = state.clone()
    other.play(seat, number, RiggedChance(), None)
    return other


def selections(cards: list[int], least: int) -> Iterator[tuple[int, ...]]:
    for count in range(least, len(cards) + 1):
        yield from combinations(cards, count)


def names(state: DaleState, cards: list[int] | tuple[int, ...]) -> Names:
    return tuple(sorted(state.slugs(list(cards))))


@pytest.mark.rule("D-704", "D-541", "D-542")
def test_what_the_builder_shows_may_break_a_limit_that_the_partner_lifts() -> None:
    t = dale(hand="Cheer Wise Spy", stall="Junk | Junk | Junk | Junk", hands={PARTNER: "Empty Chest"}, teams=True)
    t.build("Cheer Wise Spy", ask_partner=True).complete("Empty Chest")
    assert len(t.stall) == 5
    t = dale(hand="2 Junk", stall="Junk | Junk", hands={PARTNER: "Stashing Vendor"}, teams=True)
    t.build("2 Junk", ask_partner=True).complete("Stashing Vendor")
    assert t.stall.stacks[-1] == ["junk", "junk", "stashing-vendor"]


@pytest.mark.rule("D-704", "D-703")
def test_but_only_if_some_card_of_the_sets_in_play_could_lift_it() -> None:
    t = dale(hand="Cheer Wise Spy", stall="Junk | Junk | Junk | Junk", hands={PARTNER: "Raffle"}, teams=True)
    assert t.refuses("D-231").build("Cheer Wise Spy", ask_partner=True)
    few = dale(hand="Cheer Wise Spy", stall="Junk | Junk | Junk", hands={PARTNER: "Empty Chest"}, teams=True)
    assert few.refuses("D-231").build("Cheer Wise Spy", ask_partner=True)  # 3 and 2 are more than 4


@pytest.mark.rule("D-704", "D-601")
def test_what_may_be_shown_does_not_tell_what_the_partner_holds() -> None:
    def shown(held: str) -> list[str]:
        t = dale(hand="Cheer Wise Spy Junk", stall="Junk | Junk | Junk | Junk", hands={PARTNER: held}, teams=True,
                 sets="squirrel")  # fmt: skip
        t.do(BUILDER, m.Build())
        t.choose("Cheer", "Wise Spy")
        return t.choices()

    assert shown("Empty Chest") == shown("Raffle") == shown("Junk")


@pytest.mark.rule("D-703", "D-543")
def test_the_partner_is_asked_after_cards_of_the_discard_have_joined() -> None:
    t = dale(
        hand="Nostalgic Item",
        discard="Cheer Junk",
        stall="Junk | Junk | Junk | Junk | Junk | Junk",
        hands={PARTNER: "Empty Chest 2 Stashing Vendor"},
        deck="9 Glue",
        teams=True,
    )
    t.build("Nostalgic Item", from_discard="Cheer", ask_partner=True)
    assert t.told(1, "asked-partner", cards="Nostalgic Item Cheer")
    assert t.seen_by(1).shown == ["nostalgic-item", "cheer"]
    assert "Junk" not in t.choices()  # the one card that may join has joined
    t.complete("Empty Chest")
    assert t.stall.stacks[-1] == ["cheer", "empty-chest", "nostalgic-item"]
    assert t.discard == "Junk"


@pytest.mark.rule("D-703", "D-543")
def test_what_had_joined_stays_in_the_discard_if_the_partner_declines() -> None:
    t = dale(hand="Nostalgic Item", discard="Junk", stall="Junk | Junk | Junk | Junk", hands={PARTNER: "Wise Spy"},
             teams=True)  # fmt: skip
    t.build("Nostalgic Item", from_discard="Junk", ask_partner=True).choose("no")
    assert t.discard == "Junk"
    assert t.hand == "Nostalgic Item"
    assert not t.allows(m.Build())


@pytest.mark.rule("D-703")
def test_the_partner_adds_a_card_of_the_own_hand_at_least() -> None:
    t = dale(hand="Nostalgic Item", discard="Junk Cheer", stall="Junk | Junk | Junk", hands={PARTNER: "Wise Spy"},
             teams=True)  # fmt: skip
    t.build("Nostalgic Item", ask_partner=True)
    assert "Junk" not in t.choices()  # that would be the whole stack, and the builder's own
    assert t.choices() == ["no"]


@pytest.mark.rule("D-703", "D-546")
def test_after_help_the_partner_may_be_asked_for_the_next_stack_too() -> None:
    t = dale(
        hand="Winter is Coming Wise Spy",
        stall="Junk | Junk | Junk | Junk | Junk",
        hands={PARTNER: "Stashing Vendor Binoculars Ancient Knowledge"},
        teams=True,
    )
    t.build("Winter is Coming", ask_partner=True).complete("Stashing Vendor")
    assert t.asked == "build-again"
    t.build("Wise Spy", ask_partner=True).complete("Binoculars Ancient Knowledge")
    assert len(t.stall) == 7


@pytest.mark.rule("D-703", "D-546")
def test_after_a_refusal_the_partner_is_not_asked_again_this_turn_but_in_the_next_one() -> None:
    t = dale(hand="Cheer Tireless Tinkerer", stall="Junk | Junk | Junk | Junk", hands={PARTNER: "Raffle"},
             deck="9 Junk", teams=True)  # fmt: skip
    t.play("Tireless Tinkerer").build("Cheer", ask_partner=True).choose("no")
    assert not t.allows(m.Build())
    t.until_turn(0)
    t.build("Cheer", ask_partner=True).complete("Raffle")
    assert len(t.stall) == 5


@pytest.mark.rule("D-574", "D-703", "D-566")
def test_a_copying_card_shown_to_the_partner_stays_what_it_was_shown_as() -> None:
    t = dale(hand="Trendsetting", stall="Junk | Junk | Junk | Junk", hands={PARTNER: "Wise Spy"},
             market="Cheer Magnet Raffle", teams=True)  # fmt: skip
    assert t.faces("Trendsetting") == "Cheer Magnet Raffle"
    t.build("Trendsetting as Cheer", ask_partner=True).choose("no")
    assert t.faces("Trendsetting") == "Cheer"
    t.play("Trendsetting")  # without a question
    assert t.told(1, "played", card="Trendsetting", face="Cheer")
