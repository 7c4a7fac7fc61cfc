"""Which card a chameleon copies: equal cards of different value, and questions about it in the middle of things."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dale.language import Table, dale
from webfoot.games.dale import moves as m

SEVEN = " | ".join(["Junk"] * 7)


def two_magnets(hand: str = "", **more: Any) -> Table:
    """One of two Magnets is worth 12 this turn, the other 4, and there is a card that copies either."""
    t = dale(hand=f"Rare Artefact 2 Magnet Seeing Doubles {hand}", luck=[4], **more)
    t.play("Rare Artefact").choose("Magnet")
    assert [card.value for card in t.seen_by(0).hand if card.card == "magnet"] == [12, 4]
    return t


def total(t: Table) -> int:
    draft = t.seen_by(0).draft
    assert draft is not None
    return draft.total


def pick(t: Table, slug: str, value: int | None = None) -> Table:
    return t.do(0, m.Pick(place(t, slug, value)))


def place(t: Table, slug: str, value: int | None = None) -> int:
    for at, card in enumerate(t.seen_by(0).hand):
        if card.card == slug and value in (None, card.value) and t.state.hands[0][at] not in t.state.picks:
            return at
    raise AssertionError(f"no {slug} worth {value} in {t.hand}")


@pytest.mark.rule("D-571", "D-575", "D-235")
def test_a_copy_of_the_plain_one_of_two_equal_cards_wins() -> None:
    t = two_magnets(stall=SEVEN)
    t.do(0, m.Build())
    pick(t, "magnet", 4)
    pick(t, "seeing-doubles")
    t.choose("confirm")
    assert t.winners == [0]  # 4 and 4


@pytest.mark.rule("D-571", "D-575")
def test_a_copy_of_the_changed_one_of_two_equal_cards_is_built_too() -> None:
    t = two_magnets(stall=" | ".join(["Junk"] * 3))
    t.do(0, m.Build())
    pick(t, "seeing-doubles")
    t.choose("confirm")
    assert len(t.stall) == 4
    t = two_magnets(stall=SEVEN, schedules={1: "4 Nasty Threat"})
    t.do(0, m.Build())
    pick(t, "seeing-doubles")
    t.choose("confirm")
    assert t.winners == [0]  # 12


@pytest.mark.rule("D-571", "D-575", "D-211")
def test_where_both_values_would_do_the_card_that_is_copied_is_pointed_at() -> None:
    t = two_magnets("Junk", market="- Cheer", deck="9 Junk")  # 3
    t.do(0, m.Buy(1))
    pick(t, "seeing-doubles")
    plain, changed = m.Pick(place(t, "magnet", 4)), m.Pick(place(t, "magnet", 12))
    assert [m.CATALOGUE[number] for number in t.state.legal(0)] == [changed, plain]
    assert t.refuses("D-571").do(0, m.Confirm())
    assert total(t.copy().do(0, changed)) == 12
    t.do(0, plain)
    assert total(t) == 4
    t.choose("confirm")
    assert "Cheer" in t.hand


@pytest.mark.rule("D-571", "D-575", "D-212")
def test_a_payment_is_reckoned_with_the_value_that_was_chosen() -> None:
    t = two_magnets("Junk", market="Glue", deck="9 Junk")  # 5
    t.do(0, m.Buy(0))
    pick(t, "seeing-doubles")
    t.do(0, m.Pick(place(t, "magnet", 4)))
    assert t.refuses("D-210").do(0, m.Confirm())
    pick(t, "junk")
    t.choose("confirm")
    assert "Glue" in t.hand


@pytest.mark.rule("D-571", "D-575", "D-452", "D-574")
def test_a_copy_shown_to_an_effect_says_which_of_two_equal_cards_it_copies() -> None:
    t = dale(hand="2 Rare Artefact 2 Magnet Seeing Doubles", luck=[4, 2])
    t.play("Rare Artefact").choose("Magnet").play("Rare Artefact").choose("Seeing Doubles")
    assert t.asked == "count-as"
    t.do(0, m.Pick(place(t, "magnet", 4)))
    assert t.value("Seeing Doubles") == 8
    assert t.faces("Seeing Doubles") == "Magnet"


@pytest.mark.rule("D-571", "D-574", "D-551")
def test_an_ability_is_used_as_one_of_two_equal_cards() -> None:
    t = dale(hand="2 Bold Haggler Seeing Doubles", luck=[5, 0])
    t.use("Bold Haggler")
    t.do(0, m.Ability(place(t, "seeing-doubles")))
    t.do(0, m.Pick(place(t, "bold-haggler", 1)))
    assert t.value("Seeing Doubles") == 1
    t = dale(hand="2 Bold Haggler Seeing Doubles", luck=[5, 0])
    t.use("Bold Haggler")
    t.do(0, m.Ability(place(t, "seeing-doubles")))
    t.do(0, m.Pick(place(t, "bold-haggler", 4)))
    assert t.value("Seeing Doubles") == 4


@pytest.mark.rule("D-574", "D-416", "D-575")
def test_a_paying_copy_that_is_kept_stays_what_it_was_paid_as() -> None:
    t = dale(hand="Tireless Tinkerer Trendsetting Glue", market="Sofa Glue Cheer", deck="9 Junk")
    t.buy("Sofa", with_="Trendsetting as Glue").choose("yes")
    assert "Trendsetting" in t.hand
    assert t.faces("Trendsetting") == "Glue"


# Charm


@pytest.mark.rule("D-554", "D-571", "D-546")
@pytest.mark.parametrize("face", ["Winter is Coming", "Glue"])
def test_charm_asks_what_a_copying_card_shall_be(face: str) -> None:
    t = dale(hand="Charm", stall=" | ".join(["Junk"] * 4), market_deck="Trendsetting", deck="9 Junk",
             market="Magnet Winter is Coming Glue")  # fmt: skip
    t.play("Charm")
    assert t.asked == "count-as"
    assert t.deciders == [0]
    assert t.choices() == ["Winter Is Coming", "Glue"]  # a Magnet would not make five
    assert t.seen_by(1).shown == ["trendsetting"]
    t.choose(face)
    assert t.stall.stacks[-1] == ["trendsetting"]
    assert (t.asked == "build-again") == (face == "Winter is Coming")
    assert t.told(1, "built", cards="Trendsetting", faces=face)


@pytest.mark.rule("D-554", "D-571")
def test_charm_asks_nothing_where_only_one_face_fits_and_throws_away_what_never_does() -> None:
    t = dale(hand="Charm", stall=" | ".join(["Junk"] * 3), market_deck="Trendsetting", market="Magnet Glue")
    t.play("Charm")
    assert len(t.stall) == 4
    assert t.may_act_again
    t = dale(hand="Charm", stall="Junk", market_deck="Trendsetting", market="Magnet Glue")
    t.play("Charm")
    assert t.market_discard == "Trendsetting"
    assert t.may_act_again


# junk


@pytest.mark.rule("D-573", "D-523")
def test_essential_purchase_does_not_throw_away_a_card_that_copies_junk() -> None:
    t = dale(hand="Reflection 2 Junk", discards={1: "Junk"}, market="Essential Purchase", deck="9 Glue", junk=0)
    t.buy("Essential Purchase", with_="Reflection 2 Junk")
    assert t.choices() == ["2", "1", "0"]
    t.choose(2)
    assert t.junk == 2
    assert t.discard == "Reflection"
    assert t.market_discard == ""
