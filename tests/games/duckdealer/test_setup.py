"""What lies where before the first turn."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.duckdealer.language import GAME, Seat, Table, begin, duck, turn
from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadOptions
from webfoot.games.duckdealer import moves as m

STARTS = ["S1", "S2", "S3", "S4", "S5"]
OTHERS = ["I1", "I2", "I3", "I4", "I5", "O1", "O2", "O3", "O4", "O5", "H"]
RAW = {"duck", "beads", "solar", "paint", "booth"}
SEMI = {"satellite", "accelerator", "stealth", "radio", "pills"}
TEN = {"economy", "art", "science"}
THIRTY = {"religion", "politics", "medicine", "military"}


def dealt(number: int, seats: int = 3, **options: Any) -> Table:
    """A game set up with real luck."""
    state = GAME.setup(seats, GAME.parse_options(seats, options), QuickChance(number))
    return Table(GAME, state).check()


@pytest.mark.rule("DD-R1.1")
def test_everybody_has_one_ship_and_the_most_points_win() -> None:
    t = turn(track=23, points=12, others={1: Seat(points=30)}).act().end()
    assert t.over
    assert t.winners == [1]


@pytest.mark.rule("DD-R1.2", "DD-R1.3")
def test_mines_are_there_from_the_start_and_everything_else_waits_to_be_built() -> None:
    for number in range(20):
        t = dealt(number)
        for planet in t.view().planets:
            assert planet.mine in RAW
            assert not planet.shipyard_built
            assert not planet.consumer_built
            assert planet.factory is None


@pytest.mark.rule("DD-R1.2", "DD-R1.3")
def test_building_turns_shipyards_and_consumers_or_places_a_factory_and_scores() -> None:
    t = duck(
        ship="S1",
        yards={"S1": "Y1"},
        consumers={"I1": "pills"},
        energy="red:1 yellow:3 blue:1",
        goods="booth duck pills:2 paint beads",
    )
    assert t.build_shipyard("duck").yard("S1") == "Y1 built"
    t.fly("I1").build_consumer()
    assert t.consumer("I1") == "pills built"
    t.build_factory("pills")
    assert t.factory("I1") == "pills"
    assert t.points == 3 + 10 + 5
    assert t.deliver().points == 18 + 3


@pytest.mark.rule("DD-R1.4")
def test_after_the_set_up_everybody_sees_the_same_position() -> None:
    t = dealt(1)
    seen = [t.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view.consumer_track == seen[0].consumer_track and len(view.consumer_track) == 12 for view in seen)
    assert all(view.planets == seen[0].planets and view.players == seen[0].players for view in seen)
    for seat in (None, 0, 1, 2):
        assert t.state.imagine(seat, QuickChance(5)).dump() == t.state.dump(), "there is nothing to guess"


@pytest.mark.rule("DD-R2.1", "DD-R2.2", "DD-R2.3", "DD-R2.4")
def test_goods_come_in_four_tiers_worth_nothing_three_ten_and_thirty_points() -> None:
    w = begin(luck=[0]).state.world
    by_worth: dict[int, set[str]] = {}
    for tile, good in enumerate(w.consumer_goods):
        by_worth.setdefault(w.delivery_points[tile], set()).add(w.goods[good])
    assert by_worth == {3: SEMI, 10: TEN, 30: THIRTY}
    assert {w.goods[good] for good in w.raw} == RAW


@pytest.mark.rule("DD-R2.5")
def test_nothing_that_has_been_made_is_taken_apart() -> None:
    """Wherever a ship with products is, no move brings raw goods but the mine's, one at a time."""
    goods = "satellite accelerator stealth radio pills economy art science religion politics medicine military"
    for planet, tiles in (("S1", "shipyard"), ("I1", "factory and consumer")):
        t = duck(
            ship=planet,
            goods=goods,
            fittings="hold:9",
            energy="red:1 yellow:3 blue:1",
            consumers={"I1": "art built"},
            factories={"I1": "religion"},
            yards={"S1": "Y1 built"},
        )
        for move in t.legal():
            after = t.copy().do(move)
            raw = sum(after.goods[good] for good in RAW)
            assert raw == (1 if move == m.Mine() else 0), f"{move!r} on the planet with {tiles}"
            assert len(after.goods) <= len(t.goods) + raw


@pytest.mark.rule("DD-R3.1")
def test_routes_are_rows_of_comets_between_planets() -> None:
    w = begin(luck=[0]).state.world
    for point in range(w.planets, w.points):
        assert len(w.neighbours[point]) == 2, "a comet has one point before it and one after it"
    way = [w.point(name) for name in ("O1", "E04.1", "E04.2", "E04.3", "S2")]
    assert all(b in w.neighbours[a] and a in w.neighbours[b] for a, b in pairwise(way))


@pytest.mark.rule("DD-R3.2")
def test_start_planets_have_a_mine_and_a_shipyard_the_others_a_mine_and_two_empty_places() -> None:
    for number in range(20):
        t = dealt(number)
        assert all(t.yard(planet) is not None and t.explored(planet) for planet in STARTS)
        for planet in OTHERS:
            assert (t.yard(planet), t.consumer(planet), t.factory(planet)) == (None, None, None)
            assert not t.explored(planet)


@pytest.mark.rule("DD-R3.2", "DD-R9.5")
def test_a_planet_holds_a_mine_a_consumer_and_a_factory_side_by_side() -> None:
    t = duck(ship="I1", consumers={"I1": "pills"}, energy="yellow:1", goods="duck paint").build_factory("stealth")
    assert (t.mine_on("I1"), t.consumer("I1"), t.factory("I1")) == ("duck", "pills", "stealth")
    on_start = duck(ship="S1", energy="yellow:1", goods="duck paint")
    assert on_start.refuses(m.BuildFactory("stealth"), rule="DD-R3.2")


@pytest.mark.rule("DD-R3.3")
def test_beside_the_map_are_a_turn_track_of_24_spaces_and_the_consumer_track() -> None:
    t = begin(luck=[0])
    assert (t.view().track, t.view().track_length) == ([], 24)
    assert len(t.view().consumer_track) == 12


@pytest.mark.rule("DD-R4.1")
def test_nobody_starts_with_energy_or_goods() -> None:
    t = dealt(3, seats=5)
    assert t.discs == "red:40 yellow:40 blue:40"
    for seat in range(5):
        assert t.player(seat).energy == ""
        assert t.player(seat).goods == ""
        assert t.player(seat).points == 0


@pytest.mark.rule("DD-R4.2")
def test_start_mines_and_shipyards_are_dealt_to_the_start_planets_at_random() -> None:
    mines, yards = set(), set()
    for number in range(40):
        t = dealt(number)
        assert {t.mine_on(planet) for planet in STARTS} == RAW
        assert {t.yard(planet) for planet in STARTS} == {"Y1", "Y2", "Y3", "Y4", "Y5"}
        mines.add(t.mine_on("S1"))
        yards.add(t.yard("S1"))
    assert mines == RAW, "no start mine belongs to one planet"
    assert len(yards) == 5


@pytest.mark.rule("DD-R4.3")
def test_every_other_planet_gets_one_of_the_other_mines_at_random() -> None:
    seen = set()
    for number in range(40):
        t = dealt(number)
        goods = sorted(t.mine_on(planet) for planet in OTHERS)
        assert goods == sorted(["duck", "beads", "solar", "booth"] * 2 + ["paint"] * 3)
        seen.add(t.mine_on("H"))
    assert seen == RAW


@pytest.mark.rule("DD-R4.4")
def test_consumers_are_shuffled_within_each_tier_the_cheapest_on_top() -> None:
    tops = set()
    for number in range(60):
        tiles = dealt(number).view().consumer_track
        assert set(tiles[:5]) == SEMI
        assert set(tiles[5:8]) == TEN
        assert set(tiles[8:]) == THIRTY
        tops.add(tiles[0])
    assert tops == SEMI


@pytest.mark.rule("DD-R4.5", "DD-Q14")
def test_everybody_has_39_cubes_beside_the_one_on_the_score_track_and_gates_to_place() -> None:
    t = dealt(2, seats=4)
    for seat in range(4):
        assert t.player(seat).cubes == 30 + 10 - 1
        assert t.player(seat).gate is None


@pytest.mark.rule("DD-R4.6", "DD-Q28")
def test_the_first_player_is_drawn_or_chosen_and_play_goes_clockwise() -> None:
    assert begin(4, luck=[2]).order == [2, 3, 0, 1]
    assert begin(4, start_player="seat-4").order == [3, 0, 1, 2]
    assert {dealt(number).order[0] for number in range(30)} == {0, 1, 2}
    with pytest.raises(BadOptions, match="there is no seat-4 among 3 players"):
        begin(3, start_player="seat-4")


@pytest.mark.rule("DD-R4.6", "DD-Q28")
def test_the_first_player_of_a_rematch_is_drawn_anew_or_the_one_that_was_chosen() -> None:
    drawn = GAME.rematch(3, GAME.parse_options(3), [1])
    assert {GAME.setup(3, drawn, QuickChance(seed)).order[0] for seed in range(30)} == {0, 1, 2}
    chosen = GAME.rematch(3, GAME.parse_options(3, {"start_player": "seat-2"}), [2])
    assert {GAME.setup(3, chosen, QuickChance(seed)).order[0] for seed in range(5)} == {1}


@pytest.mark.rule("DD-R4.8", "DD-Q29")
def test_in_turn_order_everybody_chooses_exactly_three_pieces() -> None:
    t = begin(3, luck=[1])
    assert (t.phase, t.actors) == ("equip", [1])
    t.equip("hold navigator")
    assert t.refuses(m.Start("S1"), rule="DD-R4.8")
    assert t.refuses(m.Equip("hold"), by=2, rule="DD-R5.1")
    t.equip("navigator")
    assert t.actors == [2]
    assert t.player(1).fittings == "hold navigator:2"
    t.equip("trader:3").equip("builder hold trader")
    assert t.phase == "start"
    assert t.player(2).fittings == "trader:3"
    assert t.player(0).fittings == "builder hold trader"
    assert t.player(0).speed == 8
    assert t.discs == "red:38 yellow:39 blue:36"


@pytest.mark.rule("DD-R4.9")
def test_then_in_turn_order_everybody_chooses_a_start_planet_of_their_own() -> None:
    t = begin(3, luck=[1]).equip("hold:3").equip("hold:3").equip("hold:3")
    assert t.actors == [1]
    t.start("S4")
    assert t.refuses(m.Start("S4"), rule="DD-R4.9-taken")
    assert t.refuses(m.Start("H"), rule="DD-R4.9")
    t.start("S1", "S2")
    assert [t.player(seat).at for seat in range(3)] == ["S2", "S4", "S1"]
    assert (t.phase, t.on_turn) == ("turn", 1)
    assert t.refuses(m.Start("S5"), rule="beginning-over")


@pytest.mark.rule("DD-W4")
def test_start_planets_that_nobody_chose_stay_in_play() -> None:
    t = begin(2, luck=[0]).equip("hold:3").equip("hold:3").start("S1", "S2")
    for planet in ("S3", "S4", "S5"):
        assert t.yard(planet) is not None
        assert t.mine_on(planet) in RAW
