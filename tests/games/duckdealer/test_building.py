"""Building: factories, shipyards, consumers, privileges and roads that are paid for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duckdealer.language import Seat, duck
from webfoot.games.duckdealer.moves import BuildConsumer, BuildFactory, BuildShipyard, Privilege, Road


@pytest.mark.rule("DD-R9.1")
def test_you_build_on_the_planet_where_your_ship_is_and_nowhere_else() -> None:
    t = duck(ship="I1", energy="red:1 yellow:2", goods="duck paint", consumers={"I1": "pills", "H": "stealth"})
    t.build_factory("stealth")
    assert (t.factory("I1"), t.factory("H")) == ("stealth", None)
    t.fly("E01.2")
    assert t.refuses(BuildFactory("stealth"), rule="DD-R8.4")
    assert t.refuses(BuildShipyard("duck"), rule="DD-R8.4")
    assert t.refuses(BuildConsumer(), rule="DD-R8.4")
    assert t.refuses(Privilege("mine"), rule="DD-R8.4")


@pytest.mark.rule("DD-R9.2", "DD-R7.4")
def test_a_building_costs_one_yellow_energy_which_goes_back_to_the_supply() -> None:
    t = duck(ship="I1", energy="yellow:2", goods="duck paint", consumers={"I1": "pills"}, discs="yellow:7")
    t.build_factory("stealth")
    assert t.energy == "yellow:1"
    assert t.discs["yellow"] == 8
    assert t.goods == ""


@pytest.mark.rule("DD-R9.2")
def test_without_yellow_energy_or_without_the_goods_nothing_is_built() -> None:
    poor = duck(ship="I1", energy="red:3 blue:3", goods="duck paint pills", consumers={"I1": "pills"})
    assert poor.refuses(BuildFactory("stealth"), rule="no-energy", colour="yellow", needed=1)
    assert poor.refuses(BuildConsumer(), rule="no-energy", colour="yellow", needed=1)
    bare = duck(ship="I1", energy="yellow:3", goods="duck", consumers={"I1": "pills"})
    assert bare.refuses(BuildFactory("stealth"), rule="DD-R9.2")
    assert bare.refuses(BuildConsumer(), rule="DD-R9.2")
    yard = duck(ship="S1", energy="blue:1", goods="booth duck")
    assert yard.refuses(BuildShipyard("duck"), rule="no-energy", colour="yellow", needed=1)


@pytest.mark.rule("DD-R9.3", "DD-R10.7")
def test_a_consumer_of_religion_pays_fifty_when_built_and_thirty_for_each_later_delivery() -> None:
    t = duck(ship="H", energy="yellow:1 blue:2", goods="religion religion religion", consumers={"H": "religion"})
    t.build_consumer()
    assert t.told("consumer-built", seat=0, planet="H", good="religion", points=50)
    assert t.points == 50
    assert t.consumer("H") == "religion built"
    assert t.goods == "religion religion"
    t.deliver()
    assert t.told("delivered", seat=0, planet="H", good="religion", points=30)
    t.deliver()
    assert t.points == 110
    assert t.energy == ""
    assert t.goods == ""


@pytest.mark.rule("DD-R9.3")
@pytest.mark.parametrize(("good", "points"), [("pills", 10), ("economy", 25), ("military", 50)])
def test_a_consumer_pays_by_the_tier_of_its_good(good: str, points: int) -> None:
    t = duck(ship="H", energy="yellow:1", goods=good, consumers={"H": good}).build_consumer()
    assert t.points == points
    assert t.goods == ""
    assert t.energy == ""


@pytest.mark.rule("DD-R9.3")
def test_what_shows_its_blue_side_cannot_be_built_again() -> None:
    t = duck(ship="H", energy="yellow:1", goods="pills", consumers={"H": "pills built"})
    assert t.refuses(BuildConsumer(), rule="DD-R9.3", tile="consumer")
    t = duck(ship="S1", energy="yellow:1", goods="booth duck", yards={"S1": "Y1 built"})
    assert t.refuses(BuildShipyard("duck"), rule="DD-R9.3", tile="shipyard")


@pytest.mark.rule("DD-R9.3")
def test_there_is_no_shipyard_off_the_start_planets_and_no_consumer_on_them() -> None:
    assert duck(ship="I1", energy="yellow:1", goods="booth duck", explored="I1").refuses(
        BuildShipyard("duck"), rule="no-such-tile", tile="shipyard"
    )
    assert duck(ship="S1", energy="yellow:1", goods="pills").refuses(
        BuildConsumer(), rule="no-such-tile", tile="consumer"
    )


@pytest.mark.rule("DD-R9.3", "DD-R9.4")
def test_a_shipyard_costs_its_printed_good_and_any_other_and_scores_three() -> None:
    t = duck(ship="S1", energy="yellow:2", goods="booth booth medicine", yards={"S1": "Y1"})
    t.build_shipyard("medicine")
    assert t.told("shipyard-built", seat=0, planet="S1", kind="hold", points=3)
    assert t.points == 3
    assert t.yard("S1") == "Y1 built"
    assert t.goods == "booth"
    assert t.energy == "yellow:1"


@pytest.mark.rule("DD-R9.4")
def test_a_shipyard_for_two_booths_is_refused() -> None:
    t = duck(ship="S1", energy="yellow:1", goods="booth booth", yards={"S1": "Y1"})
    assert t.refuses(BuildShipyard("booth"), rule="DD-R9.4-same")
    assert t.legal(BuildShipyard) == []


@pytest.mark.rule("DD-R9.4")
def test_the_second_good_of_a_shipyard_may_be_any_that_is_aboard_but_the_first_must_be_there() -> None:
    t = duck(ship="S1", energy="yellow:1", goods="booth duck pills politics", yards={"S1": "Y1"})
    assert set(t.legal(BuildShipyard)) == {BuildShipyard("duck"), BuildShipyard("pills"), BuildShipyard("politics")}
    assert t.refuses(BuildShipyard("solar"), rule="DD-R9.4")
    other = duck(ship="S1", energy="yellow:1", goods="duck pills", yards={"S1": "Y1"})
    assert other.legal(BuildShipyard) == []
    assert other.refuses(BuildShipyard("duck"), rule="DD-R9.4")


@pytest.mark.rule("DD-R9.5")
def test_a_factory_of_religion_costs_what_it_takes_in_and_scores_fifty_but_makes_nothing_yet() -> None:
    t = duck(ship="H", energy="yellow:1", goods="stealth radio", consumers={"H": "pills"})
    t.build_factory("religion")
    assert t.told("factory-built", seat=0, planet="H", good="religion", points=50)
    assert t.points == 50
    assert t.factory("H") == "religion"
    assert t.goods == ""


@pytest.mark.rule("DD-R9.5")
def test_what_a_factory_costs_is_what_it_will_turn_into_its_product() -> None:
    recipes = duck().view().recipes
    for good, inputs in recipes.items():
        t = duck(ship="H", fittings="hold hold hold", energy="yellow:1", goods=" ".join(inputs), explored="H")
        assert [move.good for move in t.legal(BuildFactory) if isinstance(move, BuildFactory)] == [good]
        assert t.build_factory(good).goods == ""


@pytest.mark.rule("DD-R9.5")
@pytest.mark.parametrize(
    ("good", "inputs", "points"),
    [("pills", "paint beads", 5), ("science", "accelerator duck", 20), ("politics", "satellite radio", 50)],
)
def test_a_factory_pays_by_the_tier_of_its_product(good: str, inputs: str, points: int) -> None:
    assert duck(ship="H", energy="yellow:1", goods=inputs, explored="H").build_factory(good).points == points


@pytest.mark.rule("DD-R9.5")
def test_a_planet_has_one_factory_at_most() -> None:
    t = duck(ship="H", energy="yellow:1", goods="duck paint", factories={"H": "pills"})
    assert t.refuses(BuildFactory("stealth"), rule="DD-R9.5")


@pytest.mark.rule("DD-R9.5", "DD-R3.2")
def test_a_start_planet_has_no_place_for_a_factory() -> None:
    t = duck(ship="S1", energy="yellow:1", goods="duck paint")
    assert t.refuses(BuildFactory("stealth"), rule="DD-R3.2")


@pytest.mark.rule("DD-R9.5")
def test_there_are_only_so_many_tiles_of_each_kind() -> None:
    t = duck(ship="H", energy="yellow:2", goods="paint paint beads beads", factories={"I1": "pills"}, explored="H I2")
    assert t.factories_left["pills"] == 1
    t.build_factory("pills")
    assert t.factories_left["pills"] == 0
    gone = duck(
        ship="H", energy="yellow:1", goods="paint beads", factories={"I1": "pills", "I2": "pills"}, explored="H"
    )
    assert gone.refuses(BuildFactory("pills"), rule="factory-sold-out", good="pills")


@pytest.mark.rule("DD-R9.5")
def test_raw_goods_have_no_factory() -> None:
    t = duck(ship="H", energy="yellow:1", explored="H")
    assert t.refuses(BuildFactory("duck"), rule="no-factory", good="duck")


@pytest.mark.rule("DD-R3.2")
def test_a_planet_holds_a_mine_a_consumer_and_a_factory_all_three() -> None:
    t = duck(
        ship="I1",
        energy="yellow:2 blue:3",
        goods="stealth duck paint duck paint stealth",
        consumers={"I1": "stealth"},
    )
    t.build_consumer().build_factory("stealth")
    assert (t.mine_on("I1"), t.consumer("I1"), t.factory("I1")) == ("duck", "stealth built", "stealth")
    t.mine().make().deliver()
    assert t.goods == "stealth duck"


@pytest.mark.rule("DD-R9.5")
def test_a_factory_goes_into_its_own_place_and_never_into_that_of_the_consumer() -> None:
    t = duck(ship="E01.1", energy="red:1 yellow:2", goods="duck duck paint paint")
    t.fly("I1").explore("satellite")  # whoever lands first fills the place of the consumer
    t.build_factory("stealth")
    assert (t.consumer("I1"), t.factory("I1")) == ("satellite", "stealth")
    assert t.refuses(BuildFactory("stealth"), rule="DD-R9.5")


# privileges


@pytest.mark.rule("DD-R9.6")
@pytest.mark.parametrize("tile", ["mine", "factory", "consumer"])
def test_a_privilege_costs_three_yellow_and_a_cube(tile: str) -> None:
    t = duck(ship="I1", energy="yellow:4", factories={"I1": "pills"}, consumers={"I1": "pills built"})
    cubes = t.cubes
    t.privilege(tile)
    assert t.told("privilege-taken", seat=0, planet="I1", tile=tile)
    assert t.energy == "yellow:1"
    assert t.cubes == cubes - 1
    assert t.you.privileges == {f"I1.{tile}"}


@pytest.mark.rule("DD-R9.6")
def test_a_shipyard_can_be_claimed_too() -> None:
    t = duck(ship="S1", energy="yellow:3", yards={"S1": "Y1 built"}).privilege("shipyard")
    assert t.privilege_on("S1.shipyard") == 0
    assert t.energy == ""


@pytest.mark.rule("DD-R9.6")
def test_two_yellow_are_not_enough_for_a_privilege() -> None:
    t = duck(ship="I1", energy="yellow:2 red:5 blue:5", explored="I1")
    assert t.refuses(Privilege("mine"), rule="no-energy", colour="yellow", needed=3)


@pytest.mark.rule("DD-R9.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_nobody_claims_what_somebody_has_claimed(owner: int) -> None:
    t = duck(ship="I1", energy="yellow:3", explored="I1", privileges={"I1.mine": owner})
    assert t.refuses(Privilege("mine"), rule="DD-R9.6")


@pytest.mark.rule("DD-R9.6")
def test_only_tiles_that_are_there_can_be_claimed() -> None:
    t = duck(ship="I1", energy="yellow:3", explored="I1")
    assert t.legal(Privilege) == [Privilege("mine")]
    assert t.refuses(Privilege("factory"), rule="no-such-tile", tile="factory")
    assert t.refuses(Privilege("shipyard"), rule="no-such-tile", tile="shipyard")
    assert t.refuses(Privilege("consumer"), rule="no-such-tile", tile="consumer")


@pytest.mark.rule("DD-R9.6", "DD-Q14")
def test_roads_and_privileges_come_out_of_one_stock_of_cubes() -> None:
    t = duck(ship="I1", energy="yellow:5", explored="I1", track=1, free_roads=0)
    assert t.cubes == 38  # of forty, one marks the score and one the turn
    t.roads("E01.1").privilege("mine")
    assert t.cubes == 36


@pytest.mark.rule("DD-Q11")
def test_a_consumer_that_is_still_yellow_can_be_claimed_and_the_privilege_stays_when_it_is_built() -> None:
    t = duck(ship="H", energy="yellow:4 blue:1", goods="pills pills pills", consumers={"H": "pills"})
    t.privilege("consumer").build_consumer()
    assert t.privilege_on("H.consumer") == 0
    t.deliver(2)  # for one blue energy
    assert t.points == 10 + 3 + 3
    assert t.energy == ""


@pytest.mark.rule("DD-Q11")
def test_a_shipyard_that_is_still_yellow_can_be_claimed_too() -> None:
    t = duck(ship="S1", energy="yellow:3", yards={"S1": "Y1"}).privilege("shipyard")
    assert t.privilege_on("S1.shipyard") == 0


@pytest.mark.rule("DD-Q11")
def test_at_a_table_that_says_so_only_what_is_built_can_be_claimed() -> None:
    at: dict[str, Any] = {"privileges_on_built_tiles_only": True, "energy": "yellow:3"}
    yellow = duck(ship="H", factories={"H": "pills"}, consumers={"H": "pills"}, **at)
    assert yellow.refuses(Privilege("consumer"), rule="DD-Q11")
    assert yellow.legal(Privilege) == [Privilege("mine"), Privilege("factory")]
    blue = duck(ship="H", consumers={"H": "pills built"}, **at)
    assert blue.may(Privilege("consumer"))
    assert duck(ship="S1", yards={"S1": "Y1"}, **at).refuses(Privilege("shipyard"), rule="DD-Q11")
    assert duck(ship="S1", yards={"S1": "Y1 built"}, **at).may(Privilege("shipyard"))


# roads


@pytest.mark.rule("DD-R9.7")
def test_a_road_costs_one_yellow_and_may_lie_anywhere() -> None:
    t = duck(ship="S1", energy="yellow:2", free_roads=0)
    t.roads("E20.3", "E09.1")
    assert t.told("road-laid", seat=0, at="E09.1", free=False)
    assert t.you.roads == {"E20.3", "E09.1"}
    assert t.energy == ""
    assert t.refuses(Road("E09.2"), rule="no-energy", colour="yellow", needed=1)


@pytest.mark.rule("DD-R9.7", "DD-R7.2")
def test_a_road_that_is_paid_for_keeps_off_other_roads_and_all_ships() -> None:
    t = duck(
        ship="E01.1", energy="yellow:2", free_roads=0, roads={"E09.1": 0, "E09.2": 1}, others={1: Seat(ship="E20.3")}
    )
    assert t.refuses(Road("E09.1"), rule="road-there")
    assert t.refuses(Road("E09.2"), rule="road-there")
    assert t.refuses(Road("E20.3"), rule="DD-R7.2")
    assert t.refuses(Road("E01.1"), rule="DD-R7.2")
    assert t.may(Road("E01.2"))  # also from between the stars


@pytest.mark.rule("DD-R9.7", "DD-Q10")
def test_free_roads_go_first_and_paid_ones_follow() -> None:
    t = duck(ship="S1", energy="yellow:1", track=7)
    t.roads("E01.1", "E01.2", "E02.1")
    assert [getattr(event, "free", None) for event in t.events] == [True, True, False]
    assert t.energy == ""


@pytest.mark.rule("DD-R9.7", "DD-Q10")
def test_once_energy_is_spent_every_road_is_paid_for() -> None:
    t = duck(ship="S1", energy="yellow:1 blue:1", track=13).mine()
    assert t.free_roads == 0
    assert t.roads("E01.1").energy == ""
    assert t.refuses(Road("E01.2"), rule="no-energy", colour="yellow", needed=1)
