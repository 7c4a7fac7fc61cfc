"""What an owner's file can say that ours does not: any good in a price, points on one tile, mines left over."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from tests.games.duckdealer.language import Table, duck
from webfoot.bots.seat import plan
from webfoot.core.chance import QuickChance
from webfoot.core.laws import random_steps
from webfoot.core.match import Match
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.data import parse, standard_text
from webfoot.games.duckdealer.game import DuckDealer

STANDARD: Final = standard_text()


def changed(*changes: tuple[str, str]) -> str:
    text = STANDARD
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


ANY: Final = changed(("{good: art, price: [art]", "{good: art, price: [paint, any]"))
POINTS: Final = changed(
    ("[stealth, paint], tiles", "[stealth, paint], points: 17, tiles"),
    ("{good: art, price: [art],", "{good: art, price: [art], points: {build: 21, delivery: 12},"),
    ("{good: radio, price: [radio],", "{good: radio, price: [radio], points: {delivery: 4},"),
    ("{id: Y3, sells", "{id: Y3, points: 9, sells"),
)
MINES: Final = changed(
    ("start: [duck, beads, solar, paint, booth]", "start: [duck, beads, solar, paint, booth, duck, duck]"),
    ("booth, booth, paint, paint, paint]", "booth, booth, paint, paint, paint, duck, beads, solar, booth]"),
)
TWINS: Final = changed(
    ("{good: art, price: [art],", "{good: science, price: [duck, any], points: {build: 40},"),
)  # fmt: skip
ALL: Final = {"any": ANY, "points": POINTS, "mines": MINES, "twins": TWINS}


def at_consumer(goods: str, energy: str = "yellow:1", **words: Any) -> Table:
    return duck(data=ANY, ship="I1", energy=energy, goods=goods, consumers={"I1": "art"}, **words)


@pytest.mark.rule("DD-R9.3", "DD-R9.4")
def test_where_a_consumer_costs_any_good_the_builder_chooses_it() -> None:
    t = at_consumer("paint duck pills")
    assert t.view().planets[5].consumer_price == ["paint", "any"]
    assert t.legal(m.BuildConsumer) == [m.BuildConsumer("duck"), m.BuildConsumer("pills")]
    assert t.do(m.BuildConsumer("pills")).goods == "duck"
    assert (t.points, t.energy) == (25, "")
    assert t.view().planets[5].consumer_built


@pytest.mark.rule("DD-R9.4")
def test_any_good_is_none_that_is_named_on_the_tile() -> None:
    t = at_consumer("paint:2 art")
    for other in ("paint", "art"):
        assert t.refuses(m.BuildConsumer(other), rule="DD-R9.4-named")
    assert t.refuses(m.BuildConsumer(), rule="DD-R9.4-any")
    assert t.refuses(m.BuildConsumer("duck"), rule="DD-R9.2")
    assert t.game.blocked(t.state, 0)["build:consumer"].rule == "DD-R9.2"
    assert at_consumer("duck").refuses(m.BuildConsumer("duck"), rule="DD-R9.2")
    assert at_consumer("paint duck", energy="").refuses(m.BuildConsumer("duck"), rule="no-energy")
    assert "build:consumer" not in t.game.blocked(at_consumer("paint duck").state, 0)


@pytest.mark.rule("DD-R9.3")
def test_where_the_price_names_every_good_nothing_is_chosen() -> None:
    t = duck(data=ANY, ship="I1", energy="yellow:1", goods="radio duck", consumers={"I1": "radio"})
    assert t.legal(m.BuildConsumer) == [m.BuildConsumer()]
    assert t.refuses(m.BuildConsumer("duck"), rule="DD-R9.4-none")


@pytest.mark.rule("DD-R9.3", "DD-R9.5", "DD-R10.7")
def test_a_tile_may_show_points_of_its_own() -> None:
    t = duck(data=POINTS, ship="I1", energy="yellow:2 blue:1", goods="stealth paint art:2", consumers={"I1": "art"})
    assert t.build_factory("art").points == 17
    assert t.build_consumer().points == 17 + 21
    assert t.deliver().points == 17 + 21 + 12
    t = duck(data=POINTS, ship="I1", energy="yellow:2 blue:1", goods="pills booth radio:2", consumers={"I1": "radio"})
    assert t.build_factory("economy").points == 20  # the usual points of its tier
    assert t.build_consumer().points == 20 + 10
    assert t.deliver().points == 20 + 10 + 4
    t = duck(data=POINTS, ship="S3", energy="yellow:1", goods="solar duck")
    assert t.build_shipyard("duck").points == 9
    t = duck(data=POINTS, ship="S1", energy="yellow:1", goods="booth duck")
    assert t.build_shipyard("duck").points == 3


@pytest.mark.rule("DD-R4.2", "DD-R4.3")
def test_mines_left_over_after_the_deal_stay_out_of_the_game() -> None:
    data = parse(MINES)
    dealt: set[tuple[str, ...]] = set()
    for seed in range(30):
        match: Match[Any] = Match(DuckDealer(), 2, seed, {"data": MINES})
        state = match.state
        names = [state.world.goods[good] for good in state.mines]
        assert not Counter(names[:5]) - Counter(data.mines.start)
        assert not Counter(names[5:]) - Counter(data.mines.other)
        dealt.add(tuple(sorted(names[5:])))
    assert len(dealt) > 5, "other mines are left over in other games"


@pytest.mark.rule("DD-R8.7")
def test_two_tiles_for_one_good_that_differ_are_two_choices() -> None:
    def found() -> Table:
        t = duck(data=TWINS, ship="E01.1", energy="red:1 yellow:1", goods="science duck beads")
        science = [
            tile for tile, good in enumerate(t.state.world.consumer_goods) if t.state.world.goods[good] == "science"
        ]
        t.state.consumer_track = science
        return t.fly("I1")

    assert [(choice.good, choice.lower) for choice in found().view().choices] == [
        ("science", False),
        ("science", True),
    ]
    upper = found().do(m.Explore("science"))
    assert upper.view().planets[5].consumer_price == ["duck", "any"]
    assert upper.do(m.BuildConsumer("beads")).points == 40
    lower = found().do(m.Explore("science", lower=True))
    assert lower.view().planets[5].consumer_price == ["science"]
    assert lower.build_consumer().points == 25


@pytest.mark.parametrize("name", ALL)
def test_the_laws_of_play_hold(name: str) -> None:
    match: Match[Any] = Match(DuckDealer(), 3, 5, {"data": ALL[name]})
    census = dict(match.game.census(match.state))
    for step, _ in enumerate(random_steps(match, 3)):
        if step % 40 == 0:
            assert dict(match.game.census(match.state)) == census
            for seat in (None, 0, 1, 2):
                match.brief(seat)
    assert match.over


SHORT: Final = (
    ("  track: 24\n", "  track: 3\n"),
    ("{to_space: 6, roads: 1}", "{to_space: 3, roads: 1}"),
    ("    - {to_space: 12, roads: 2}\n    - {to_space: 24, roads: 3}\n", ""),
)


@pytest.mark.parametrize("name", [pytest.param("any", marks=pytest.mark.engine), "twins"])
def test_bots_play_by_the_file(name: str) -> None:
    text = ALL[name]
    for old, new in SHORT:
        text = text.replace(old, new)
    match: Match[Any] = Match(DuckDealer(), 2, 3, {"data": text})
    chance = QuickChance(1)
    for _ in range(4000):
        if match.over:
            break
        seat = match.state.actors()[0]
        imagined = match.state.imagine(seat, chance).dump()
        for number in plan("duckdealer", {"data": text}, 2, seat, imagined, "quick", 1):
            match.play(seat, match.game.catalogue[number])
    assert match.over
    assert max(match.scores) > 0
