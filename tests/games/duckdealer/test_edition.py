"""An owner's edition: another map, other recipes, another number of goods; everything follows the file."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from tests.games.duckdealer.language import duck
from webfoot.core.chance import QuickChance
from webfoot.core.errors import NotAMove
from webfoot.core.laws import random_steps
from webfoot.core.match import Match, replay
from webfoot.core.record import read_record
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.data import parse, standard_text
from webfoot.games.duckdealer.game import DuckDealer

SMALL: Final = """
game: duckdealer
goods:
  duck: {tier: raw}
  beads: {tier: raw}
  satellite: {tier: semi}
  economy: {tier: ten}
factories:
  satellite: {inputs: [duck], tiles: 3, source: owner}
  economy: {inputs: [beads, beads, satellite], tiles: 1, source: owner}
points:
  factory: {semi: 1, ten: 2, thirty: 3}
  consumer: {semi: 4, ten: 5, thirty: 6}
  delivery: {semi: 7, ten: 8, thirty: 9}
  shipyard: 11
  source:
    factory: {semi: owner, ten: owner, thirty: owner}
    consumer: {semi: owner, ten: owner, thirty: owner}
    delivery: {semi: owner, ten: owner, thirty: owner}
    shipyard: owner
consumers:
  - {good: economy, price: [economy, duck], source: {tile: owner, price: owner}}
shipyards:
  - {id: A, sells: trader, price: [duck], build: [duck, beads], source: {sells: owner, price: owner, build: owner}}
  - {id: B, sells: hold, price: [duck], build: [beads, any], source: {sells: owner, price: owner, build: owner}}
  - {id: C, sells: hold, price: [beads], build: [beads, any], source: {sells: owner, price: owner, build: owner}}
  - {id: D, sells: builder, price: [beads], build: [beads, any], source: {sells: owner, price: owner, build: owner}}
  - {id: E, sells: navigator, price: [beads], build: [satellite, economy], source: owner}
mines:
  start: [duck, duck, beads, beads, beads]
  other: [duck, beads]
  source: {start: owner, other: owner}
ship:
  slots:
    - {speed: 4, slots: 4}
    - {speed: 1, slots: 1}
  goods_per_hold: 3
  built_in: 0
  source: owner
supply:
  discs_per_colour: 15
  cubes_per_player: 8
  kept_energy: 1
  track: 7
  free_roads:
    - {to_space: 7, roads: 2}
  source: {discs_per_colour: owner, cubes_per_player: owner, kept_energy: owner, track: owner, free_roads: owner}
map:
  source: owner
  view: [400, 300]
  planet_radius: 10
  planets:
    a: {name: Alpha, start: true, at: [10, 10]}
    b: {name: Beta, start: true, at: [100, 10]}
    c: {name: Gamma, start: true, at: [200, 10]}
    d: {name: Delta, start: true, at: [300, 10]}
    e: {name: Epsilon, start: true, at: [390, 10]}
    x: {name: Xi, start: false, at: [100, 200]}
    y: {name: Psi, start: false, at: [300, 200]}
  routes:
    - [ab, a, b, 1]
    - [bc, b, c, 0]
    - [cd, c, d, 2]
    - [de, d, e, 1]
    - [ax, a, x, 1]
    - [xy, x, y, 3]
    - [ye, y, e, 1]
"""
LARGER: Final = (
    standard_text()
    .replace("[beads, solar], tiles: 2", "[beads, booth], tiles: 1")
    .replace("kept_energy: 4", "kept_energy: 6")
    .replace("    - [E21, H, I5, 4]\n", "    - [E21, H, I5, 0]\n    - [E26, S1, S2, 7]\n")
)


def started(text: str, seats: int = 3, seed: int = 1, **options: object) -> Match[Any]:
    return Match(DuckDealer(), seats, seed, {"data": text, **options})


@pytest.mark.rule("DD-P1")
@pytest.mark.parametrize("text", [SMALL, LARGER], ids=["small", "larger"])
@pytest.mark.parametrize("seats", [2, 5])
def test_an_edition_of_its_own_is_played_to_the_end(text: str, seats: int) -> None:
    match = started(text, seats, seed=seats, auction=seats == 5)
    census = dict(match.game.census(match.state))
    for step, _ in enumerate(random_steps(match, seats)):
        assert dict(match.game.census(match.state)) == census
        if step % 50 == 0:
            for seat in (None, *range(seats)):
                match.brief(seat)
            dump = match.state.dump()
            assert match.game.load(dump).dump() == dump
    assert match.over
    assert len(match.state.track) == parse(text).supply.track


@pytest.mark.parametrize("text", [SMALL, LARGER], ids=["small", "larger"])
def test_its_record_replays_to_the_same_position(text: str) -> None:
    match = started(text)
    for step, _ in enumerate(random_steps(match, 3)):
        if step == 300:
            break
    written = match.record().dump()
    game = DuckDealer()
    header_options = match.record().header.options
    assert header_options["data"] == text
    record = read_record(written, game.edition_of(3, header_options).catalogue)
    again = replay(record, game)
    assert again.state.dump() == match.state.dump()
    assert again.record().dump() == written


def test_its_catalogue_names_its_own_planets_goods_and_handfuls() -> None:
    game = started(SMALL).game
    starts = [move.planet for move in game.catalogue if isinstance(move, m.Start)]
    assert starts == ["a", "b", "c", "d", "e", "x", "y"]
    assert [move.at for move in game.catalogue if isinstance(move, m.Road)][:3] == ["ab.1", "cd.1", "cd.2"]
    assert [move.good for move in game.catalogue if isinstance(move, m.BuildFactory)] == [
        "duck",
        "beads",
        "satellite",
        "economy",
    ]
    kept = [(move.red, move.yellow, move.blue) for move in game.catalogue if isinstance(move, m.EndTurn)]
    assert kept == [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)]
    assert game.catalogue[game.catalogue.number(m.Fly("xy.2"))] == m.Fly("xy.2")
    with pytest.raises(NotAMove):
        game.catalogue.number(m.Fly("S1"))


def test_its_facts_and_its_view_are_those_of_the_file() -> None:
    match = started(SMALL)
    facts: Any = match.game.facts()
    assert [good["name"] for good in facts["goods"]] == ["duck", "beads", "satellite", "economy"]
    assert [planet["name"] for planet in facts["map"]["planets"]][-1] == "Psi"
    assert set(facts["factories"][0]["sources"].values()) == {"owner"}
    view: Any = match.view(0)
    assert view.recipes == {"satellite": ["duck"], "economy": ["beads", "beads", "satellite"]}
    assert view.track_length == 7
    assert view.discs == type(view.discs)(15, 15, 15)
    assert len(view.planets) == 7


def test_the_same_options_give_the_same_edition_and_no_data_the_game_itself() -> None:
    game = DuckDealer()
    edition = game.edition(game.parse_options(2, {"data": SMALL}))
    assert edition is not game
    assert edition is game.edition(game.parse_options(4, {"data": SMALL, "auction": True}))
    assert game.edition(game.parse_options(2, {})) is game
    assert edition.edition(edition.parse_options(2, {})) is edition
    assert game.edition(game.parse_options(2, {"data": standard_text()})) is game


def test_one_edition_does_not_touch_another() -> None:
    game = DuckDealer()
    before = len(game.catalogue)
    game.edition(game.parse_options(2, {"data": SMALL}))
    assert len(game.catalogue) == before == len(DuckDealer().catalogue)
    assert game.setup(2, game.parse_options(2, {}), QuickChance(1)).world.planets == 16


def test_prices_points_and_speeds_of_the_file_count() -> None:
    t = duck(
        data=SMALL,
        ship="a",
        fittings="hold:3",
        energy="yellow:1",
        goods="duck beads beads satellite",
        yards={"a": "A"},
    )
    assert t.legal(m.BuildShipyard) == [m.BuildShipyard("beads")]  # both goods are named
    assert t.build_shipyard("beads").points == 11
    assert t.capacity == 9
    assert t.speed == 4
    t = duck(data=SMALL, ship="x", energy="yellow:2 blue:1", goods="beads:4 satellite:2", explored="x")
    assert t.build_factory("economy").points == 2
    once = duck(data=SMALL, ship="x", energy="yellow:1", goods="beads satellite", explored="x")
    assert once.refuses(m.BuildFactory("economy"), rule="DD-R9.2")  # it takes beads twice
    t.make()
    assert t.goods == "economy"
    t = duck(data=SMALL, ship="x", energy="yellow:1 blue:1", goods="economy:2 duck", consumers={"x": "economy"})
    t.build_consumer().deliver()
    assert t.points == 5 + 8
    assert t.goods == ""


def test_where_no_consumer_is_left_a_planet_is_explored_without_one() -> None:
    t = duck(data=SMALL, ship="ax.1", energy="red:3", goods="")
    t.fly("x")
    assert t.consumer("x") == "economy"  # the only one: there is nothing to choose
    t.fly("xy.3").fly("y")
    assert t.explored("y")
    assert t.consumer("y") is None
    assert t.phase == "action"


def test_planets_may_be_neighbours_without_a_comet_between_them() -> None:
    t = duck(data=SMALL, ship="b", energy="red:1", fittings="hold:3")
    assert t.fly("c").told("flew", path=["b", "c"], steps=1)


@pytest.mark.rule("DD-P1", "DD-P2", "DD-P3", "DD-P4", "DD-P5", "DD-P6", "DD-P7", "DD-P8")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_rulebook_tells_the_values_of_the_file_and_marks_none_that_the_owner_gave(language: str) -> None:
    text = started(SMALL).game.rulebook(language)
    paragraphs = dict(re.findall(r"^\*\*\[([^]]+)\]\*\* ((?:.|\n(?!\*\*\[|#))*)", text, re.MULTILINE))
    pieces = "".join(paragraphs[f"DD-P{i}"] for i in range(2, 8))
    assert "★" not in pieces
    assert pieces.count("| ") < DuckDealer().rulebook(language).count("| ")
    for rule, numbers in {
        "DD-R2.2": ["7"],
        "DD-R3.3": ["100", "7"],
        "DD-R7.1": ["7"],
        "DD-R7.2": ["1", "7"],
        "DD-R8.2": ["3", "4", "4", "5", "1"],
        "DD-Q9": ["15"],
        "DD-Q14": ["8"],
        "DD-Q31": ["30"],
        "DD-P8": ["7", "5", "7", "9", "15", "8", "2"],
        "DD-R13.1": ["7"],
    }.items():
        assert re.findall(r"\b\d+\b", paragraphs[rule]) == numbers, paragraphs[rule]


@pytest.mark.rule("DD-P1", "DD-P2")
def test_the_mark_stays_on_what_the_owner_did_not_give() -> None:
    rows = [line for line in started(LARGER).game.rulebook("en").splitlines() if line.startswith("| Linear acc")]
    assert rows[0] == "| Linear accelerators | plastic beads + phone booths | 1 | 5 ★ |"
    assert any(line.startswith("| Modern radio | rubber ducks + phone booths ★ | 2 ★ |")
               for line in started(LARGER).game.rulebook("en").splitlines())  # fmt: skip


@pytest.mark.rule("DD-P1")
def test_the_rulebook_says_whose_values_it_tells() -> None:
    assert "an owner’s data file" in started(SMALL).game.rulebook("en")
    assert "an owner’s data file" not in DuckDealer().rulebook("en")
