"""The switches of the table: other recipes, other mines."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.duckdealer.language import GAME, begin, duck
from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadOptions
from webfoot.games.duckdealer.data import standard_text
from webfoot.games.duckdealer.moves import BuildFactory
from webfoot.games.duckdealer.rules.turn import DuckDealerState

EXPLORABLE = 11


def dealt(seed: int, **options: object) -> DuckDealerState:
    return GAME.setup(3, GAME.parse_options(3, options), QuickChance(seed))


def mines(state: DuckDealerState, start: bool) -> Counter[str]:
    w = state.world
    return Counter(w.goods[good] for planet, good in enumerate(state.mines) if w.is_start[planet] == start)


@pytest.mark.rule("DD-W1")
def test_medicine_is_made_of_pills_and_accelerators_unless_the_table_says_otherwise() -> None:
    assert duck().view().recipes["medicine"] == ["pills", "accelerator"]
    t = duck(
        ship="H", energy="yellow:1 blue:1", goods="paint:2 pills:2 accelerator", explored="H", literal_medicine=True
    )
    assert t.view().recipes["medicine"] == ["paint", "pills"]
    t.build_factory("medicine").make()
    assert t.goods == "medicine accelerator"
    assert t.points == 50
    other = duck(ship="H", energy="yellow:1", goods="accelerator pills", explored="H", literal_medicine=True)
    assert other.refuses(BuildFactory("medicine"), rule="DD-R9.2")


@pytest.mark.rule("DD-W1")
def test_nothing_else_changes_with_medicine() -> None:
    usual, other = duck().view().recipes, duck(literal_medicine=True).view().recipes
    assert {good for good in usual if usual[good] != other[good]} == {"medicine"}


@pytest.mark.rule("DD-W2")
def test_the_other_recipes_of_accelerators_and_radio() -> None:
    usual, other = duck().view().recipes, duck(other_ring=True).view().recipes
    assert {good for good in usual if usual[good] != other[good]} == {"accelerator", "radio"}
    t = duck(ship="H", energy="yellow:1 blue:1", goods="beads:2 booth:2", explored="H", other_ring=True)
    assert t.build_factory("accelerator").make().goods == "accelerator"
    t = duck(ship="H", energy="blue:1", goods="duck solar", factories={"H": "radio"}, other_ring=True)
    assert t.make().goods == "radio"


@pytest.mark.rule("DD-W1", "DD-W2")
def test_a_saved_game_knows_its_recipes() -> None:
    t = duck(literal_medicine=True, other_ring=True)
    loaded = GAME.load(t.state.dump())
    assert GAME.view(loaded, 0).recipes == t.view().recipes


@pytest.mark.rule("DD-W3")
def test_mixed_mines_are_eleven_of_three_of_each_raw_good() -> None:
    raw = {"duck", "beads", "solar", "paint", "booth"}
    found = set()
    for seed in range(40):
        state = dealt(seed, mixed_mines=True)
        assert mines(state, start=True) == dict.fromkeys(raw, 1)
        others = mines(state, start=False)
        assert others.total() == EXPLORABLE
        assert max(others.values()) <= 3
        found.add(tuple(sorted(others.items())))
    assert len(found) > 10  # which four stay out is a matter of luck


@pytest.mark.rule("DD-W3")
def test_otherwise_all_eleven_mines_are_used() -> None:
    for seed in range(5):
        assert mines(dealt(seed), start=False) == {"duck": 2, "beads": 2, "solar": 2, "booth": 2, "paint": 3}


def test_every_switch_is_off_unless_somebody_turns_it() -> None:
    chosen = GAME.parse_options(2, {})
    assert not any((chosen.auction, chosen.literal_medicine, chosen.other_ring, chosen.mixed_mines))
    assert not chosen.privileges_on_built_tiles_only
    assert chosen.data == ""


@pytest.mark.rule("DD-W1", "DD-W2", "DD-W3")
@pytest.mark.parametrize("switch", ["literal_medicine", "other_ring", "mixed_mines"])
def test_no_switch_of_recipes_or_mines_goes_with_a_data_file(switch: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.parse_options(2, {"data": standard_text(), switch: True})
    assert caught.value.reason is not None
    assert caught.value.reason.rule == "option-data"


@pytest.mark.rule("DD-Q28")
def test_only_somebody_at_the_table_can_be_the_first_player() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.parse_options(3, {"start_player": "seat-4"})
    assert caught.value.reason is not None
    assert caught.value.reason.rule == "option-start-player"
    assert begin(seats=4, start_player="seat-4").order == [3, 0, 1, 2]
