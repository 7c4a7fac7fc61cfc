"""What a seat may know: everything but bids that are not revealed; and how far its own ship gets."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.duckdealer.language import GAME, Seat, Table, begin, duck, turn
from webfoot.games.duckdealer.data import standard
from webfoot.games.duckdealer.moves import EndTurn
from webfoot.games.duckdealer.view import Energy, Gate, OfferView


@pytest.mark.rule("DD-R1.4")
def test_everything_on_the_table_is_in_the_view_of_everybody() -> None:
    t = duck(
        ship="I1",
        fittings="hold navigator:2 builder trader",
        energy="red:2 blue:1",
        goods="duck:2 religion",
        points=17,
        debt=4,
        seats=3,
        others={1: Seat(ship="E04.2", goods="paint"), 2: Seat(ship="H")},
        mines={"I1": "solar"},
        factories={"I1": "pills"},
        consumers={"I1": "radio built", "H": "art"},
        yards={"S2": "Y4 built"},
        privileges={"I1.mine": 0, "I1.consumer": 2},
        roads={"E01.1": 0, "E09.4": 1},
        gates={2: ("H", "S4")},
        track=9,
    )
    for seat in (None, 0, 1, 2):
        view = t.view(seat)
        assert view.seat == seat
        assert (view.phase, view.turn, view.order) == ("action", 0, [0, 1, 2])
        you = view.players[0]
        assert (you.points, you.debt, you.speed, you.capacity, you.ship) == (17, 4, 5, 3, "I1")
        assert you.energy == Energy(2, 0, 1)
        assert you.income == Energy(2, 1, 1)
        assert you.fittings == {"hold": 1, "navigator": 2, "builder": 1, "trader": 1}
        assert you.goods == {"duck": 2, "religion": 1}
        assert you.cubes == t.cubes
        assert you.gate is None
        assert view.players[1].ship == "E04.2"
        assert view.players[2].gate == Gate("H", "S4")
        planet = next(planet for planet in view.planets if planet.id == "I1")
        assert (planet.mine, planet.explored, planet.shipyard, planet.factory) == ("solar", True, None, "pills")
        assert (planet.consumer, planet.consumer_price, planet.consumer_built) == ("radio", ["radio"], True)
        assert planet.privileges == {"mine": 0, "consumer": 2}
        start = next(planet for planet in view.planets if planet.id == "S2")
        assert (start.shipyard, start.shipyard_built, start.consumer, start.consumer_price) == ("Y4", True, None, [])
        assert not next(planet for planet in view.planets if planet.id == "O1").explored
        assert view.roads == {"E01.1": 0, "E09.4": 1}
        assert view.discs == Energy(*t.state.discs)
        assert view.virtual == Energy(0, 0, 0)
        assert (view.free_roads, len(view.track), view.track_length) == (2, 9, 24)
        assert view.consumer_track[:3] == ["satellite", "accelerator", "stealth"]
        assert view.factories_left["pills"] == 1
        assert view.recipes["pills"] == ["paint", "beads"]
        assert view.offer is None
        assert (view.bid, view.bidding, view.tied) == (None, [], [])


@pytest.mark.rule("DD-R1.4")
def test_views_differ_only_in_whose_they_are_and_in_what_the_own_turn_can_do() -> None:
    t = duck(ship="I1", energy="red:2", seats=3, consumers={"I1": "radio"})
    plain = [msgspec.to_builtins(t.view(seat)) for seat in (None, 0, 1, 2)]
    for view in plain:
        del view["seat"], view["journeys"], view["ends"]
    assert all(view == plain[0] for view in plain)


def ends(t: Table, seat: int | None = 0) -> dict[tuple[int, int, int], tuple[int, int, int]]:
    """What is lost, by what is kept: red, yellow, blue."""
    return {
        (end.kept.red, end.kept.yellow, end.kept.blue): (end.lost.red, end.lost.yellow, end.lost.blue)
        for end in t.view(seat).ends
    }


@pytest.mark.rule("DD-R7.6", "DD-Q23")
def test_every_way_to_end_the_turn_says_what_is_lost() -> None:
    t = duck(energy="red:5 yellow:5 blue:1")
    assert ends(t)[4, 0, 0] == (1, 5, 1)
    assert ends(t)[1, 0, 1] == (4, 5, 0)
    assert set(ends(t)) == {(end.red, end.yellow, end.blue) for end in t.legal(EndTurn) if isinstance(end, EndTurn)}
    assert ends(t, 1) == ends(t, None) == {}
    t.end("red:1 blue:1")
    assert t.told("turn-ended", red=1, yellow=0, blue=1, lost={"red": 4, "yellow": 5})
    assert ends(t) == {}


@pytest.mark.rule("DD-R6.4", "DD-R7.6")
def test_virtual_energy_is_among_what_is_lost() -> None:
    t = turn(fittings="navigator:2 hold", energy="yellow:1", discs="red:1").collect("blue")
    assert t.phase == "action"
    assert ends(t)[1, 1, 1] == (1, 0, 0)  # one red disc was not there
    t.end()
    assert t.told("turn-ended", lost={"red": 1})


@pytest.mark.rule("DD-R7.6", "DD-Q25")
def test_who_cannot_end_the_turn_is_told_no_way_to() -> None:
    t = duck(ship="S1", fittings="navigator:3", energy="blue:1 red:2", goods="duck").mine()
    assert ends(t) == {}
    assert ends(t.discard("duck"))[2, 0, 0] == (0, 0, 0)


@pytest.mark.rule("DD-R6.3")
def test_a_turn_that_exhaustion_forces_says_so_until_it_ends() -> None:
    t = turn(fittings="navigator:2 hold", energy="red:1", discs="red:1")
    assert not t.view().forced
    t.collect("blue")
    assert all(t.view(seat).forced for seat in (None, 0, 1))
    t.fly("O1")  # with the virtual disc: still the same turn
    assert t.view().virtual == Energy(0, 0, 0)
    assert t.view().forced
    t.explore(t.view().choices[0].good).end()
    assert not t.view().forced
    assert not turn(energy="red:1").act().view().forced


@pytest.mark.rule("DD-R4.7")
def test_no_bid_is_seen_by_anybody_else_before_all_are_revealed() -> None:
    t = begin(seats=3, auction=True).bid(77, by=1)
    assert t.view(1).bid == 77
    for other in (None, 0, 2):
        assert t.view(other).bid is None
        assert "77" not in msgspec.json.encode(t.game.brief(t.state, other).view).decode()
    assert t.view(None).bidding == [0, 2]
    assert t.view(0).turn is None
    t.bid(77, 5)
    assert (t.view(None).phase, t.view(0).tied, t.view(0).bidding) == ("second-bid", [0, 1], [0, 1])
    assert [player.debt for player in t.view(2).players] == [77, 77, 5]
    t.bid(13, by=0)
    assert (t.view(0).bid, t.view(1).bid, t.view(None).bid) == (13, None, None)
    t.bid(14, by=1)
    assert t.view(0).bid is None
    assert [player.debt for player in t.view(2).players] == [90, 91, 5]


def test_before_the_start_ships_and_places_are_nowhere() -> None:
    t = begin(seats=3, auction=True)
    assert t.view().order == [None, None, None]
    assert [player.ship for player in t.view().players] == [None, None, None]
    t.bid(3, 2, 1).take_place(2)
    assert t.view().order == [None, 0, None]
    assert t.view().phase == "place"


def test_whose_turn_it_is() -> None:
    t = turn(seats=3, on_turn=1)
    assert t.view(0).turn == 1
    assert t.collect("red").view(0).turn == 2
    over = duck(track=24).end()
    assert over.view().turn is None
    assert over.view().phase == "over"


@pytest.mark.rule("DD-P9")
def test_journeys_are_told_in_the_own_action_turn_only() -> None:
    t = turn(ship="S1", energy="red:1")
    assert t.view(0).journeys == []
    t.act()
    assert t.journeys("S2")
    assert (t.view(1).journeys, t.view(None).journeys) == ([], [])
    assert t.game.view(t.state, 0).journeys == []
    assert t.game.brief(t.state, 0).view == t.view(0)
    t.fly("O1")
    assert t.phase == "explore"
    assert t.view(0).journeys == []


def test_what_one_could_choose_from_is_told_while_exploring() -> None:
    t = duck(ship="E01.1", energy="red:1", consumer_track="pills art religion")
    assert t.view().choices == []
    assert t.fly("I1").choices == "pills art"
    assert t.view(1).choices == t.view(0).choices
    goods = [standard().consumers[choice.tile].good for choice in t.view().choices]
    assert goods == ["pills", "art"]
    assert not any(choice.lower for choice in t.view().choices)
    assert t.explore("art").view().choices == []
    assert t.consumer_track == "pills religion"


@pytest.mark.rule("DD-R8.9")
def test_where_the_gate_under_the_ship_leads() -> None:
    t = duck(ship="S1", gates={1: ("S1", "H")})
    assert t.view().jump_to == "H"
    assert t.view(1).jump_to == "H"
    assert duck(ship="S2", gates={1: ("S1", "H")}).view().jump_to is None
    assert turn(ship="S1", gates={1: ("S1", "H")}).view().jump_to is None


@pytest.mark.rule("DD-R10.10")
def test_what_the_player_on_turn_has_paid_for_on_this_visit() -> None:
    t = duck(
        ship="S1", energy="red:1 blue:2", privileges={"S1.mine": 0, "S2.mine": 1}, others={1: Seat(energy="blue:1")}
    )
    paid = {planet.id: planet.paid for planet in t.view().planets if planet.paid}
    assert paid == {}
    t.mine()
    assert {planet.id: planet.paid for planet in t.view(1).planets if planet.paid} == {"S1": ["mine"]}
    t.end()
    assert t.on_turn == 1  # what was paid for is over, for everybody
    assert all(planet.paid == [] for planet in t.view().planets)


def test_a_piece_that_has_to_be_taken_up_says_what_for() -> None:
    cubeless = {"cubes": 0, "roads": {"E01.1": 0}, "energy": "yellow:4"}
    t = turn(ship="S1", **cubeless).act()
    assert t.view().reclaim_for == "track"
    t = duck(ship="S1", free_roads=0, **cubeless).roads("E01.2")  # type: ignore[arg-type]
    assert t.view().reclaim_for == "road"
    t = duck(ship="S1", **cubeless).privilege("mine")  # type: ignore[arg-type]
    assert t.view().reclaim_for == "privilege"
    assert t.reclaim("E01.1").view().reclaim_for is None


@pytest.mark.rule("DD-Q26")
def test_an_offer_lies_open_as_everything_does() -> None:
    t = duck(ship="S2", goods="duck", others={1: Seat(ship="S2", goods="paint:2"), 2: Seat()})
    t.offer(to=1, give="duck", ask="paint:2")
    for seat in (None, 0, 1, 2):
        assert t.view(seat).offer == OfferView(0, 1, {"duck": 1}, {"paint": 2}, True)


def test_a_briefing_holds_the_moves_of_its_seat_alone() -> None:
    t = duck(ship="S1", energy="blue:1")
    assert GAME.brief(t.state, 1).moves == []
    assert GAME.brief(t.state, None).moves == []
    assert len(GAME.brief(t.state, 0).moves) == len(t.legal())
    assert GAME.brief(t.state, None).blocked == {}


@pytest.mark.parametrize(
    ("values", "now"),
    [
        ("explored", False),
        ("mines", 0),
        ("yards", 0),
        ("yard_built", True),
        ("consumers", 0),
        ("consumer_built", True),
        ("factories", 7),
        ("privileges", 1),
    ],
)
def test_what_changes_on_a_planet_is_shown_at_once(values: str, now: int) -> None:
    state = duck(ship="H", seats=2, mines={"I1": "solar"}, consumers={"I1": "radio"}, factories={"I1": "pills"}).state
    before = GAME.view(state, 0).planets
    planet = state.world.point_ids.index("I1")
    getattr(state, values)[planet * 4 if values == "privileges" else planet] = now
    shown = GAME.view(state, 0).planets
    assert shown != before
    assert shown == GAME.view(GAME.load(state.dump()), 0).planets


@pytest.mark.parametrize(
    "values", ["points", "debts", "energy", "fittings", "goods", "cubes", "ships", "entrances", "exits"]
)
def test_what_changes_for_a_player_is_shown_at_once(values: str) -> None:
    state = duck(ship="H", seats=2, goods="duck", energy="red:1").state
    state.entrances[0], state.exits[0] = 1, 2
    before = GAME.view(state, 0).players
    getattr(state, values)[0] += 1
    shown = GAME.view(state, 0).players
    assert shown != before
    assert shown == GAME.view(GAME.load(state.dump()), 0).players
