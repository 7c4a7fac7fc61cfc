"""Setting up: what is dealt, what stays out, the secret choice, the countdown."""

from __future__ import annotations

import pytest

from tests.games.spacedealer.language import GAME, PLAYERS, Table, begun, seat_of
from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadOptions
from webfoot.core.match import Match
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import NONE
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.state import home

TYPES_OF_PILE = {
    2: ["solar-satellite", "multi-mine", "mining-complex", "converter"],
    3: ["fusion-reactor", "fusion-mine", "metropolis", "megacity", "fusion-converter"],
}


def mines(g: Table, player: str) -> list[str]:
    return [card for card in g.pile(player).split() if card.startswith("mine-")]


def colours(g: Table, player: str) -> set[str]:
    return {card.split("-")[1] for card in mines(g, player)}


def count(g: Table, level: int, kind: str) -> int:
    return sum(1 for card in g.state.piles[level - 2] if STANDARD.cards[card].type == kind)


def choose_all(g: Table) -> Table:
    for player in PLAYERS[: g.state.seats]:
        g.play(m.ChooseStart(mines(g, player)[0], 4), by=player)
    return g


@pytest.mark.rule("SD-OB-01", "SD-OB-02", "SD-OB-08")
@pytest.mark.parametrize("seats", range(3, 9))
def test_planets_and_neutral_fields_alternate_on_the_ring(seats: int) -> None:
    ring = begun(seats).view(None).ring
    assert [field.owner for field in ring] == [owner for seat in range(seats) for owner in (seat, None)]
    assert {field.order for field in ring} == {None}


@pytest.mark.rule("SD-OB-03", "SD-SU-11")
@pytest.mark.parametrize(("seats", "goods"), [(3, 10), (4, 10), (5, 20), (8, 20)])
def test_ten_goods_of_each_colour_a_box(seats: int, goods: int) -> None:
    assert begun(seats).view(None).supply == dict.fromkeys(COLOURS, goods)


@pytest.mark.rule("SD-OB-06", "SD-OB-07", "SD-SU-03", "SD-SU-10")
def test_everybody_begins_alike() -> None:
    g = begun(4)
    for seat, planet in enumerate(g.view(None).planets):
        assert (planet.markers, planet.level, planet.position, planet.score) == (10, 1, 0, 0)
        assert [(ship.state, ship.field, sum(ship.goods.values())) for ship in planet.ships] == [
            ("landed", home(seat), 0)
        ]
        assert [timer.state for timer in planet.timers] == ["inactive", "inactive"]
        kinds = [STANDARD.cards[kind].type for kind in g.state.planets[seat].hidden]
        assert sorted(kinds) == ["depot", "generator", "generator", "mine", "mine", "mine"]


@pytest.mark.rule("SD-SU-04")
def test_depots_differ() -> None:
    depots = [card for player in "abcd" for card in begun(4).pile(player).split() if card.startswith("depot")]
    assert sorted(depots) == ["depot-1", "depot-2", "depot-3", "depot-4"]


@pytest.mark.rule("SD-SU-05")
@pytest.mark.parametrize("seed", range(6))
def test_each_player_lacks_a_different_colour(seed: int) -> None:
    g = begun(4, seed)
    missing = [set(COLOURS) - colours(g, player) for player in "abcd"]
    assert all(len(one) == 1 for one in missing)
    assert set.union(*missing) == set(COLOURS)


@pytest.mark.rule("SD-SU-05")
@pytest.mark.parametrize("seats", range(3, 9))
def test_with_two_boxes_each_colour_is_missing_twice_at_most(seats: int) -> None:
    g = begun(seats)
    missing = [next(iter(set(COLOURS) - colours(g, player))) for player in PLAYERS[:seats]]
    assert max(missing.count(colour) for colour in COLOURS) <= (1 if seats < 5 else 2)
    dealt = [kind for planet in g.state.planets for kind in planet.hidden if kind in STANDARD.mines]
    out = [kind for kind in g.state.out if kind in STANDARD.mines]
    assert sorted(dealt + out) == sorted(list(STANDARD.mines) * (1 if seats < 5 else 2))


@pytest.mark.rule("SD-SU-01", "SD-SU-02", "SD-SU-09")
@pytest.mark.parametrize(
    ("seats", "second", "third"),
    [
        (3, (6, 3, 3, 3), (6, 3, 1, 1, 1)),
        (4, (8, 4, 4, 4), (8, 4, 2, 2, 2)),
        (5, (10, 5, 5, 5), (10, 5, 2, 2, 2)),
        (6, (12, 6, 6, 6), (12, 6, 2, 2, 2)),
        (7, (14, 7, 7, 7), (14, 7, 3, 3, 3)),
        (8, (16, 8, 8, 8), (16, 8, 4, 4, 4)),
    ],
)
def test_the_piles_by_number_of_players(seats: int, second: tuple[int, ...], third: tuple[int, ...]) -> None:
    g = begun(seats)
    for level, counts in ((2, second), (3, third)):
        assert tuple(count(g, level, kind) for kind in TYPES_OF_PILE[level]) == counts
        assert len(g.state.piles[level - 2]) == sum(counts)
    generators = sum(g.pile(player).split().count("generator") for player in PLAYERS[:seats])
    assert generators == 2 * seats
    assert (g.state.attack, g.state.spare_timers, g.state.spare_ships, g.state.order_pile) == (0, 0, 0, [])


@pytest.mark.rule("SD-AD-01")
@pytest.mark.parametrize(("seats", "added"), [(3, 4), (4, 10), (5, 10), (6, 10), (7, 14), (8, 20)])
def test_cards_for_experienced_players(seats: int, added: int) -> None:
    g = begun(seats, rules="experienced")
    cards = [kind for pile in g.state.piles for kind in pile if STANDARD.cards[kind].experienced]
    assert len(cards) == added
    assert not any(STANDARD.cards[kind].experienced for planet in g.state.planets for kind in planet.hidden)
    if seats == 3:
        kinds = sorted(STANDARD.cards[kind].type for kind in cards)
        assert kinds == ["interstellar-missile", "robot-factory", "sabotage-probe", "tech-center"]
    if seats == 4:
        assert [len(pile) for pile in g.state.piles] == [28, 20]


@pytest.mark.rule("SD-NP-01")
@pytest.mark.parametrize(("seats", "orders"), [(3, 12), (4, 12), (5, 24), (8, 24)])
def test_an_order_at_every_neutral_planet(seats: int, orders: int) -> None:
    state = begun(seats, rules="experienced").state
    assert [order != NONE for order in state.orders] == [False, True] * seats
    assert len(state.order_pile) == orders - seats


@pytest.mark.rule("SD-SU-06", "SD-SU-07", "SD-SU-08")
@pytest.mark.parametrize(("column", "side"), [(3, 0), (4, 0), (5, 1), (6, 1)])
def test_the_mine_goes_on_a_point_that_the_generator_supplies(column: int, side: int) -> None:
    g = begun(3)
    mine = mines(g, "a")[1]
    g.play(m.ChooseStart(mine, column))
    for player in "bc":
        g.play(m.ChooseStart(mines(g, player)[0], 4), by=player)
    planet = g.planet("a")
    assert planet.stations[side] == 1
    assert planet.stations[1 - side] == 0
    assert g.column(mine) == column
    assert column in g.powered()
    assert len(g.pile().split()) == 4
    assert g.pile().split().count("generator") == 1


@pytest.mark.rule("SD-SU-07")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    g = begun(3)
    g.play(m.ChooseStart(mines(g, "a")[0], 5))
    assert g.view("a").own is not None
    assert g.view("b").planets[0].chosen
    assert g.log == ["start-chosen 0"]
    assert g.state.actors() == [1, 2]
    assert g.refuses(m.ChooseStart(mines(g, "a")[1], 5), rule="SD-SU-07")
    assert g.refuses(m.StartTechnology(), rule="SD-SU-12", by="b")
    stranger = next(
        STANDARD.cards[kind].slug for kind in STANDARD.mines if STANDARD.cards[kind].slug not in mines(g, "b")
    )
    assert g.refuses(m.ChooseStart(stranger, 5), rule="SD-SU-05", by="b")
    g.play(m.ChooseStart(mines(g, "b")[0], 4), by="b").play(m.ChooseStart(mines(g, "c")[0], 6), by="c")
    assert g.told("start-revealed 0", "start-revealed 1", "start-revealed 2", "countdown-began 5")


@pytest.mark.rule("SD-SU-07")
def test_whoever_is_late_gets_a_mine_by_lot() -> None:
    g = begun(3)
    g.play(m.ChooseStart(mines(g, "b")[0], 3), by="b")
    assert g.state.deadline() == 30_000
    g.wait("0:30")
    assert g.phase == "countdown"
    assert [len(g.planet(player).area) for player in "abc"] == [1, 1, 1]


@pytest.mark.rule("SD-SU-12")
def test_the_clock_starts_for_all_at_the_same_instant() -> None:
    g = choose_all(begun(3))
    assert g.phase == "countdown"
    assert g.state.actors() == []
    assert g.refuses(m.StartTechnology(), rule="SD-SU-12")
    g.wait("0:05")
    assert g.phase == "running"
    assert g.clock == "0:00.0"
    assert g.told("clock-started 30")
    for player in "abc":
        assert g.allows(m.StartTechnology(), by=player)
        assert g.refuses(m.ChooseStart("mine-red-1", 4), rule="SD-SU-07", by=player)


def test_three_to_eight_play() -> None:
    for seats in (2, 9):
        with pytest.raises(BadOptions):
            GAME.parse_options(seats)
    assert seat_of("h") == GAME.max_seats - 1


@pytest.mark.rule("SD-SU-07")
def test_a_mine_already_picked_stays_when_time_runs_out() -> None:
    for seed in range(8):
        g = begun(3, seed=seed)
        g.play(m.PickMine(mines(g, "a")[1])).play(m.PickMine(mines(g, "b")[0]), by="b")
        wanted = (mines(g, "a")[1], mines(g, "b")[2])
        g.play(m.PickMine(wanted[1]), by="b").wait("0:30")
        assert [STANDARD.cards[g.planet(player).area[0].kind].slug for player in "ab"] == list(wanted)
        assert g.told(
            f"chosen-by-lot 0 {wanted[0]}", f"chosen-by-lot 1 {wanted[1]}", "chosen-by-lot 2", "start-revealed"
        )


@pytest.mark.rule("SD-SU-07")
def test_a_picked_mine_binds_nobody_and_is_nobodys_business() -> None:
    g = begun(3)
    first, other = mines(g, "a")[:2]
    stranger = next(card.slug for card in STANDARD.cards if card.type == "mine" and card.slug not in mines(g, "a"))
    assert g.refuses(m.PickMine(stranger), rule="SD-SU-05")
    g.play(m.PickMine(first))
    assert g.refuses(m.PickMine(first), rule="mine-picked")
    assert g.events == []
    own, theirs = g.view("a").own, g.view("b").own
    assert own is not None
    assert theirs is not None
    assert (own.picked, theirs.picked) == (first, None)
    assert g.state.imagine(1, QuickChance(1)).planets[0].picked == NONE
    assert g.state.imagine(0, QuickChance(1)).planets[0].picked == STANDARD.kinds[first]
    g.play(m.ChooseStart(other, 4))
    assert g.refuses(m.PickMine(first), rule="SD-SU-07")
    g.wait("0:30")
    assert STANDARD.cards[g.planet("a").area[0].kind].slug == other
    assert not g.told("chosen-by-lot 0"), "that player was not late"


@pytest.mark.rule("SD-SU-07")
def test_there_is_no_limit_while_only_bots_wait() -> None:
    g = begun(4, bots="1,3")
    assert g.state.deadline() is None
    for player in "bd":
        g.play(m.ChooseStart(mines(g, player)[0], 4), by=player)
    g.wait("5:00")
    assert g.phase == "choosing"
    assert g.state.deadline() is None
    g.play(m.ChooseStart(mines(g, "a")[0], 4))
    assert g.state.deadline() == 330_000, "now a person waits"
    g.wait("0:30")
    assert g.phase == "countdown"
    assert g.told("chosen-by-lot 2")


@pytest.mark.rule("SD-SU-07")
def test_one_person_among_bots_is_never_hurried() -> None:
    g = begun(3, bots="1,2").wait("10:00")
    assert g.phase == "choosing"
    for player in "abc":
        g.play(m.ChooseStart(mines(g, player)[0], 4), by=player)
    assert g.phase == "countdown"


@pytest.mark.parametrize("bots", ["3", "a", "1;2", "-1", "0,"])
def test_bots_that_are_no_seats_are_refused(bots: str) -> None:
    with pytest.raises(BadOptions, match="bots of spacedealer"):
        GAME.parse_options(3, {"bots": bots})


@pytest.mark.rule("SD-SU-12")
def test_in_a_rematch_all_begin_at_once_as_well() -> None:
    options = GAME.parse_options(3)
    assert GAME.rematch(3, options, [0]) == options


def test_a_written_position_keeps_the_mine_that_is_picked() -> None:
    match = Match(GAME, 3, 5)
    pick = next(move for move in match.moves(1) if isinstance(move, m.PickMine))
    match.play(1, pick)
    read = GAME.load(match.state.dump())
    assert read.planets[1].picked == match.state.planets[1].picked
    assert read.legal(1) == match.state.legal(1)
