"""Every refusal names its rule, occurs, and has its sentence in each language."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from typing import Any

import pytest

import webfoot
from tests.games.duckdealer.language import GAME, Refused, Seat, Table, begin, duck, turn
from tests.rulebook import rule_ids
from webfoot.core.errors import BadOptions, Refusal
from webfoot.core.game import LANGUAGES
from webfoot.core.moves import Move
from webfoot.core.words import refusal_id, words
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.data import standard_text

CHECKS = ("forbidden.py", "offers.py", "permits.py", "tiles.py")
"""Where checks answer with the id of a refusal."""

NOT_IN_THE_BOOK = {
    "game-over",
    "beginning",
    "beginning-over",
    "no-such-seat",
    "no-such-good",
    "no-energy",
    "road-there",
    "no-such-tile",
    "no-factory",
    "factory-sold-out",
    "no-free-slot",
}
"""What needs no rule to be understood."""


def ended() -> Table:
    return duck(track=24).end()


def together(give: str = "", ask: str = "", mine: str = "duck", yours: str = "duck") -> Table:
    """An offer to another player on the same planet, with room for one good."""
    return meeting(mine, yours).offer(1, give, ask)


def meeting(mine: str = "duck", yours: str = "duck", **words: Any) -> Table:
    """Two players on one planet."""
    other = Seat(ship="S1", goods=yours, fittings="navigator:3")
    return duck(ship="S1", goods=mine, others={1: other}, **words)


def drafting() -> Table:
    return meeting().do(m.OfferTo(1))


def priced(price: str) -> str:
    """Our data with another price for the consumer of pills."""
    return standard_text().replace("{good: pills, price: [pills]", f"{{good: pills, price: [{price}]")


def at_consumer(price: str, goods: str) -> Table:
    return duck(ship="I1", consumers={"I1": "pills"}, energy="yellow:1", goods=goods, data=priced(price))


def printed_both() -> Table:
    """A shipyard that names both goods it costs."""
    data = standard_text().replace("build: [booth, any]", "build: [booth, paint]")
    return duck(energy="yellow:1", goods="booth duck paint", yards={"S1": "Y1"}, data=data)


def almost_no_room_for_gates() -> Table:
    t = duck()
    t.state.entrances[1], t.state.exits[1] = 0, 1
    t.state.world = copy(t.state.world)
    t.state.world.planets = 3
    return t


# What leads to each refusal.

OCCASIONS: dict[str, Callable[[], object]] = {
    "game-over": lambda: ended().do(m.Act(), by=0),
    "beginning": lambda: begin(auction=True).do(m.Act(), by=0),
    "beginning-over": lambda: turn().equip("hold"),
    "no-such-seat": lambda: meeting().do(m.OfferTo(4)),
    "no-such-good": lambda: duck(goods="paint").discard("duck"),
    "no-energy": lambda: duck(energy="red:1").mine(),
    "road-there": lambda: duck(roads={"E04.1": 1}).roads("E04.1"),
    "no-such-tile": lambda: duck(ship="S1", energy="blue:1", goods="pills").deliver(),
    "no-factory": lambda: duck(ship="I1", explored="I1", energy="yellow:1").build_factory("duck"),
    "factory-sold-out": lambda: duck(
        ship="I1", explored="I1", factories={"I2": "religion"}, energy="yellow:1", goods="stealth radio"
    ).build_factory("religion"),
    "no-free-slot": lambda: duck(
        fittings="hold:9", energy="blue:1", goods="booth paint", yards={"S1": "Y1 built"}
    ).buy(),
    "DD-R3.2": lambda: duck(ship="S1", energy="yellow:1", goods="duck booth").build_factory("radio"),
    "DD-R4.7": lambda: begin(3, auction=True).bid(1, 2, 3).take_place(2, 2),
    "DD-R4.7-none": lambda: begin(3, auction=True).bid(1, 2, 3).take_place(4),
    "DD-R4.8": lambda: begin(luck=[0]).equip("hold:2").start("S1"),
    "DD-R4.9": lambda: begin(luck=[0]).equip("hold:3").equip("hold:3").start("I1"),
    "DD-R4.9-taken": lambda: begin(luck=[0]).equip("hold:3").equip("hold:3").start("S1", "S1"),
    "DD-R5.1": lambda: turn().collect("red").do(m.Collect("red"), by=0),
    "DD-R5.1-begun": lambda: duck().collect("red"),
    "DD-R7.1": lambda: turn(energy="red:1").fly("I1"),
    "DD-R7.2": lambda: duck(ship="E04.1").roads("E04.1"),
    "DD-R7.6": lambda: duck(energy="red:1").end("red:2"),
    "DD-R7.7": lambda: duck(cubes=0).roads("E04.1"),
    "DD-R8.1": lambda: duck(energy="red:1").fly("S3"),
    "DD-R8.4": lambda: duck(ship="E04.1", energy="blue:1").mine(),
    "DD-R8.7": lambda: duck(energy="red:2").fly("I1", "S1"),
    "DD-R8.7-later": lambda: duck().explore("pills"),
    "DD-R8.7-top": lambda: duck(energy="red:1", consumer_track="pills radio art").fly("I1").explore("art"),
    "DD-R8.9": lambda: duck(energy="red:2").jump(),
    "DD-R9.2": lambda: duck(ship="I1", explored="I1", energy="yellow:1", goods="duck").build_factory("radio"),
    "DD-R9.3": lambda: duck(energy="yellow:1", goods="booth duck", yards={"S1": "Y1 built"}).build_shipyard("duck"),
    "DD-R9.4": lambda: duck(energy="yellow:1", goods="booth booth").build_shipyard("duck"),
    "DD-R9.4-same": lambda: duck(energy="yellow:1", goods="booth booth").build_shipyard("booth"),
    "DD-R9.4-printed": lambda: printed_both().build_shipyard("duck"),
    "DD-R9.4-any": lambda: at_consumer("pills, any", "pills duck").build_consumer(),
    "DD-R9.4-named": lambda: at_consumer("paint, any", "pills paint").do(m.BuildConsumer("pills")),
    "DD-R9.4-none": lambda: _any_elsewhere().do(m.BuildConsumer("duck")),
    "DD-R9.5": lambda: duck(
        ship="I1", factories={"I1": "pills"}, energy="yellow:1", goods="duck booth"
    ).build_factory("radio"),
    "DD-R9.6": lambda: duck(energy="yellow:3", privileges={"S1.mine": 1}).privilege("mine"),
    "DD-R10.1": lambda: duck(ship="I1", factories={"I1": "pills"}, energy="blue:1", goods="paint").make(),
    "DD-R10.3": lambda: duck(energy="blue:1", goods="booth paint").buy(),
    "DD-R10.5": lambda: duck(energy="blue:1", goods="booth paint", yards={"S1": "Y1 built"}).buy("trader"),
    "DD-R10.7": lambda: duck(ship="I1", consumers={"I1": "pills"}, energy="blue:1", goods="pills").deliver(),
    "DD-R10.8": lambda: duck(energy="red:1", goods="duck:8").end(),
    "DD-R10.9": lambda: duck(goods="duck").offer(1, "duck"),
    "DD-R10.9-self": lambda: meeting().do(m.OfferTo(0)),
    "DD-R10.9-nothing": lambda: meeting(mine="", yours="").do(m.OfferTo(1)),
    "DD-R12.1": lambda: duck(gates={0: ("H", "I1")}).gates("I2", "I3"),
    "DD-R12.1-entrance": lambda: duck().do(m.CloseGate("H")),
    "DD-R12.1-exit": lambda: duck().do(m.OpenGate("H")).end(),
    "DD-R12.1-apart": lambda: duck().gates("H", "H"),
    "DD-R12.2": lambda: duck(gates={1: ("H", "I1")}).gates("I2", "H"),
    "DD-R12.2-full": lambda: almost_no_room_for_gates().do(m.OpenGate("S3")),
    "DD-Q3": lambda: duck(ship="S1", energy="red:1").fly("S1"),
    "DD-Q9": lambda: duck(
        energy="blue:1", goods="duck solar", yards={"S1": "Y3 built"}, discs="red:0"
    ).buy(),
    "DD-Q11": lambda: duck(energy="yellow:3", privileges_on_built_tiles_only=True).privilege("shipyard"),
    "DD-Q13": lambda: together(give="duck").accept(),
    "DD-Q24": lambda: turn(cubes=0, roads={"E04.1": 0}).act().end(),
    "DD-Q24-idle": lambda: duck(cubes=1, roads={"E04.1": 0}).reclaim("E04.1"),
    "DD-Q24-yours": lambda: turn(cubes=0, roads={"E04.1": 0, "E04.2": 1}).act().reclaim("E04.2"),
    "DD-Q24-road": lambda: turn(
        cubes=0, roads={"E04.1": 0}, privileges={"S1.mine": 0}
    ).act().reclaim("S1.mine"),
    "DD-Q26-answer": lambda: together(give="duck").do(m.Mine(), by=1),
    "DD-Q26-none": lambda: meeting().do(m.Accept()),
    "DD-Q26-draft": lambda: drafting().end(),
    "DD-Q26-begin": lambda: meeting().do(m.Give("duck")),
    "DD-Q26-empty": lambda: drafting().do(m.Propose()),
    "DD-Q26-give": lambda: drafting().do(m.Give("duck")).do(m.Give("duck")),
    "DD-Q26-ask": lambda: drafting().do(m.Ask("paint")),
    "DD-Q26-open": lambda: together(give="duck").do(m.OfferTo(1)),
    "DD-Q26-closed": lambda: meeting().withdraw(),
    "DD-Q26-limit": lambda: [t := meeting(), *(t.do(m.OfferTo(1)).withdraw() for _ in range(20)), t.do(m.OfferTo(1))],
    "DD-Q26-owed": lambda: together(ask="duck").discard("duck", by=1).accept(),
    "DD-Q26-uncovered": lambda: together(give="duck").discard("duck", by=0).accept(),
    "DD-Q28": lambda: begin(3, auction=True).bid(1, 1, by=1),
    "DD-Q28-settled": lambda: begin(3, auction=True).bid(1, 1, 2).bid(3, by=2),
    "DD-Q30": lambda: turn(goods="duck").discard("duck"),
    "DD-Q30-choice": lambda: duck(goods="duck").do(m.OpenGate("H")).discard("duck"),
    "DD-Q31": lambda: duck(ship="S1", energy="blue:2", privileges={"S1.mine": 0}).mine(39),
}  # fmt: skip


def _any_elsewhere() -> Table:
    """Only the consumer of radio asks for any good; the ship is at the one of pills."""
    data = standard_text().replace("{good: radio, price: [radio]", "{good: radio, price: [radio, any]")
    return duck(ship="I1", consumers={"I1": "pills"}, energy="yellow:1", goods="pills duck", data=data)


def refused(occasion: Callable[[], object]) -> Refusal:
    with pytest.raises(Refused) as info:
        occasion()
    return info.value.refusal


def used_ids() -> set[str]:
    """Every id that a check can answer with: it looks like one of a rule, or is a small one that is returned."""
    sources = [GAME.file("rules", name).read_text(encoding="utf-8") for name in CHECKS]
    small = [name for source in sources for name in re.findall(r'(?:return|else) "([a-z-]+)"', source)]
    return set(small) | {name for source in sources for name in re.findall(r'"(DD-[^"]+)"', source)}


def test_there_is_an_occasion_for_every_refusal() -> None:
    assert used_ids() == set(OCCASIONS)


@pytest.mark.parametrize("name", OCCASIONS)
def test_every_refusal_occurs(name: str) -> None:
    assert refused(OCCASIONS[name]).rule == name


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    """A word behind a rule says which of its reasons applies."""
    cited = {name: re.sub(r"^(DD-[A-Z][0-9.]+)-[a-z]+$", r"\1", name) for name in OCCASIONS}
    assert {name for name, rule in cited.items() if rule not in rule_ids("duckdealer")} == NOT_IN_THE_BOOK


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OCCASIONS)
def test_every_refusal_has_its_sentence_with_the_values_it_needs(name: str, language: str) -> None:
    spoken = words(webfoot.game("duckdealer"), language)
    refusal = refused(OCCASIONS[name])
    assert spoken.has(refusal_id(name))
    assert "{" not in spoken.refusal(refusal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "rule"),
    [({"start_player": "seat-5"}, "option-start-player"), ({"data": "x", "mixed_mines": True}, "option-data")],
)
def test_options_that_do_not_go_together_are_refused_with_a_sentence(
    options: dict[str, object], rule: str, language: str
) -> None:
    with pytest.raises(BadOptions) as info:
        GAME.parse_options(3, options)
    assert info.value.reason is not None
    assert info.value.reason.rule == rule
    assert words(webfoot.game("duckdealer"), language).has(refusal_id(rule))


@pytest.mark.rule("DD-Q9", "DD-R4.8")
def test_the_set_up_never_lacks_a_disc_for_quarters() -> None:
    """Fifteen discs of a colour are enough for five ships."""
    t = begin(5, luck=[0])
    for _ in range(5):
        t.equip("builder:3")
    assert t.discs["yellow"] == 25


def test_equipment_without_a_disc_is_refused_even_so() -> None:
    t = begin(luck=[0])
    t.state.discs = [0, 0, 0]
    assert t.refuses(m.Equip("trader"), rule="DD-Q9", kind="trader")
    assert t.may(m.Equip("hold"))


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (m.Explore("pills"), "DD-R8.7-later"),
        (m.CloseGate("H"), "DD-R12.1-entrance"),
        (m.ReclaimRoad("E04.1"), "DD-Q24-idle"),
        (m.Give("duck"), "DD-Q26-begin"),
        (m.Ask("duck"), "DD-Q26-begin"),
        (m.Propose(), "DD-Q26-begin"),
        (m.Withdraw(), "DD-Q26-closed"),
        (m.Accept(), "DD-Q26-none"),
        (m.Decline(), "DD-Q26-none"),
        (m.Bid(3), "beginning-over"),
        (m.TakePlace(1), "beginning-over"),
        (m.Start("S3"), "beginning-over"),
        (m.Collect("red"), "DD-R5.1-begun"),
    ],
)
def test_what_belongs_to_another_moment_is_refused_by_its_own_rule(move: Move, rule: str) -> None:
    assert duck(energy="red:1 yellow:3 blue:1", goods="duck").refuses(move, rule=rule)


@pytest.mark.parametrize(
    ("table", "rule"),
    [
        (lambda: duck(energy="red:1").fly("I1"), "DD-R8.7"),
        (lambda: duck().do(m.OpenGate("H")), "DD-R12.1-exit"),
        (lambda: turn(cubes=0, roads={"E04.1": 0}).act(), "DD-Q24"),
        (lambda: duck(goods="duck", others={1: Seat(ship="S1")}).do(m.OfferTo(1)), "DD-Q26-draft"),
    ],
)
def test_what_is_asked_comes_before_anything_else(table: Callable[[], Table], rule: str) -> None:
    t = table()
    for move in (m.EndTurn(), m.Mine(), m.Road("E05.1"), m.Fly("S2"), m.OpenGate("O3"), m.Collect("red")):
        assert t.refuses(move, rule=rule)
    assert t.refuses(m.Mine(), by=1, rule="DD-R5.1")
