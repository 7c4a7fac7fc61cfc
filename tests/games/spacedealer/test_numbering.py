"""A move's number by arithmetic is its place in the catalogue, and what is listed is what no rule forbids."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.spacedealer.playing import positions
from webfoot.games.spacedealer.rules import kinds as k
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.catalogue import KINDS, listing_of
from webfoot.games.spacedealer.rules.commands import forbidden
from webfoot.games.spacedealer.rules.numbering import numbers_of

NUMBERS = numbers_of(STANDARD)
BY_VALUES: dict[int, Callable[..., int]] = {
    k.CHOOSE_START: NUMBERS.choose_start,
    k.PICK_MINE: NUMBERS.pick_mine,
    k.PLAN: NUMBERS.plan,
    k.DRAW: NUMBERS.draw,
    k.KEEP: NUMBERS.keep,
    k.START_TECHNOLOGY: lambda: NUMBERS.start_technology,
    k.START_BUILD: NUMBERS.start_build,
    k.START_USE: NUMBERS.start_use,
    k.START_FLIGHT: NUMBERS.start_flight,
    k.START_SCRAP: NUMBERS.start_scrap,
    k.PLACE: NUMBERS.place,
    k.PLACE_STATION: NUMBERS.place_station,
    k.COLLECT: NUMBERS.collect,
    k.COLLECT_COLOUR: NUMBERS.collect_colour,
    k.CONVERT: NUMBERS.convert,
    k.BEAM_GOOD: NUMBERS.beam,
    k.DISCARD: NUMBERS.discard,
    k.DO_SCRAP: NUMBERS.scrap,
    k.GIVE_UP: NUMBERS.give_up,
    k.COLLECT_BY_ITSELF: NUMBERS.collect_by_itself,
    k.MOVE_GOOD: NUMBERS.move,
    k.DUMP: NUMBERS.dump,
    k.DROP_GOOD: NUMBERS.drop,
    k.PICK_UP_GOOD: NUMBERS.pick_up,
    k.DRAFT_OFFER: NUMBERS.draft,
    k.OFFER_GOOD: NUMBERS.offer_good,
    k.ASK_GOOD: NUMBERS.ask_good,
    k.OFFER_CARD: NUMBERS.offer_card,
    k.ASK_CARD: NUMBERS.ask_card,
    k.OFFER_JOB: NUMBERS.offer_job,
    k.MAKE_OFFER: lambda: NUMBERS.make_offer,
    k.DROP_DRAFT: lambda: NUMBERS.drop_draft,
    k.WITHDRAW: NUMBERS.withdraw,
    k.ACCEPT: NUMBERS.accept,
    k.DECLINE: NUMBERS.decline,
    k.DELIVER: NUMBERS.deliver,
    k.DELIVER_NEUTRAL: NUMBERS.deliver_neutral,
    k.SABOTAGE_TIMER: NUMBERS.sabotage,
    k.FIRE_MISSILE: NUMBERS.fire,
    k.FINISHED: lambda: NUMBERS.finished,
}


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=lambda kind: KINDS[kind].__name__)
def test_numbers_are_places_in_the_catalogue(kind: int) -> None:
    listed = listing_of(STANDARD)
    numbers = [number for number, one in enumerate(listed.kind_of) if one == kind]
    assert numbers
    assert [BY_VALUES[kind](*listed.arguments[number]) for number in numbers] == numbers


def test_a_card_of_a_higher_level_has_no_number_to_plan_it() -> None:
    higher = [kind for kind, card in enumerate(STANDARD.cards) if card.level > 1]
    assert higher
    assert all(NUMBERS.plan(kind) == -1 for kind in higher)


def test_what_is_listed_is_what_no_rule_forbids() -> None:
    looked = 0
    for at, match in enumerate(positions(6)):
        if at % 41:
            continue
        looked += 1
        for seat in match.state.actors():
            allowed = {n for n in range(len(match.game.catalogue)) if not forbidden(match.state, seat, n)}
            assert set(match.state.legal(seat)) == allowed
    assert looked > 40
