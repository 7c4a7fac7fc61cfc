"""An owner's data file: whatever is wrong in it is refused with its line, and what it says is played and shown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import msgspec
import pytest

from tests.games.spacedealer.language import Table, begun, goods_of, ms
from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadData, BadOptions
from webfoot.core.game import LANGUAGES
from webfoot.core.laws import LAWS, Law, random_steps
from webfoot.core.match import Match, replay
from webfoot.core.record import read_record
from webfoot.core.words import words
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.bot.simulation import Simulation
from webfoot.games.spacedealer.bot.styles import QUICK
from webfoot.games.spacedealer.boxfile import parse, standard_text
from webfoot.games.spacedealer.game import SpaceDealer
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.building import build

TEXT: Final = standard_text()
GAME: Final = SpaceDealer()


@dataclass(frozen=True)
class Mistake:
    """Something in the file that comes with the game is written differently."""

    old: str
    new: str
    says: str
    where: str = ""
    """Text on the line that should be named; without it, the line of the change."""

    def file(self) -> str:
        assert TEXT.count(self.old) == 1, f"{self.old!r} is there {TEXT.count(self.old)} times"
        return TEXT.replace(self.old, self.new)

    def line(self) -> int:
        at = self.file().index(self.where) if self.where else TEXT.index(self.old)
        return self.file().count("\n", 0, at) + 1


RED_1: Final = "mine-red-1: {colour: red, demands: [yellow green > 2/1], source: reconstructed}"
DEPOT: Final = "    amount: {value: 4, source: reconstructed}"
SCALE: Final = "[1, 1, 2, 2, 3]"
ORDER: Final = "order-1: {demand: red yellow > 2,"
STATION: Final = """
  generator:
    level: {value: 1, source: printed}
    shape: {value: station,"""
MINE_POWER: Final = """
    shape: {value: upright, source: printed}
    connections: {value: 1, source: printed}"""
ORBITAL: Final = "copies: {value: 1, source: printed}\n    cards:\n      orbital-station:"
CITY: Final = "[red red green green > 5/2, yellow yellow blue > 3/1, red yellow blue > 4/1]"
LAST_MINE: Final = "      mine-blue-3: {colour: blue, demands: [yellow green > 2/1], source: reconstructed}\n"
MINES: Final = TEXT[TEXT.index("    copies: {value: 12, source: derived}") : TEXT.index("  generator:\n")]
ORDERS: Final = TEXT[TEXT.index("  order-4:") : TEXT.index("\n# Which cards of a box are left out")]
MISTAKES: Final = {
    "file of another game": Mistake(
        "game: spacedealer", "game: dale", "game is 'dale'; expected one of: spacedealer"
    ),
    "no YAML": Mistake(RED_1, "mine-red-1: {colour: [red", "this is not valid YAML", "mine-red-2: {"),
    "unknown part": Mistake("\norders:\n", "\nwormholes: 1\norders:\n", "wormholes is unknown", "wormholes"),
    "missing part": Mistake("\nadded:\n", "\nextra:\n", "extra is unknown", "extra:"),
    "unknown number": Mistake("  attack_max:", "  attack_most:", "numbers.attack_most is unknown"),
    "missing number": Mistake(
        "  blocks_per_player: {value: 2, source: printed}\n", "", "numbers lacks blocks_per_player", "numbers:"
    ),
    "no number": Mistake(
        "capacity: {value: 8", "capacity: {value: many", "ship_capacity.value should be a whole number"
    ),
    "too large a ship": Mistake("capacity: {value: 8", "capacity: {value: 9", "should be from 1 to 8, not 9"),
    "unknown source": Mistake(
        "capacity: {value: 8, source: printed", "capacity: {value: 8, source: hearsay", "source is 'hearsay'"
    ),
    "more markers a use than fit": Mistake(
        "attack_per_use: {value: 1", "attack_per_use: {value: 3", "should not be more than attack_max"
    ),
    "scale without level 2": Mistake(SCALE, "[1, 1, 3]", "technology_scale.value should lead from 1 over 2 to 3"),
    "scale that goes back": Mistake(SCALE, "[1, 2, 1, 2, 3]", "technology_scale.value should lead from 1"),
    "announcements out of order": Mistake("[900, 600,", "[600, 900,", "announcements_seconds.value should go down"),
    "unknown type": Mistake("  depot:\n", "  shed:\n", "types.shed is unknown; expected one of: mine, generator"),
    "empty depot": Mistake(DEPOT, DEPOT.replace("4", "0"), "types.depot.amount.value should be from 1 to 8, not 0"),
    "a colour that is none": Mistake(
        "[yellow green > 2/1], source: reconstructed}\n      mine-red-2",
        "[pink green > 2/1], source: reconstructed}\n      mine-red-2",
        "demands[1] asks for 'pink', which is not a colour",
    ),
    "no points for the owner": Mistake(
        RED_1, RED_1.replace("2/1", "2"), "should be written \"goods > points/owner's points"
    ),
    "negative points": Mistake(RED_1, RED_1.replace("2/1", "-2/1"), "demands[1] should be written"),
    "upright without demand": Mistake(
        RED_1, RED_1.replace("yellow green > 2/1", ""), "should be one demand on an upr"
    ),
    "mine without colour": Mistake(
        RED_1, RED_1.replace("colour: red, ", ""), "types.mine.cards.mine-red-1 lacks colour"
    ),
    "a mine too few": Mistake(
        "      mine-blue-3: {colour: blue, demands: [yellow green > 2/1], source: reconstructed}\n",
        "",
        "cards describes 11 of 12 copies",
        "    cards:\n      mine-red-1",
    ),
    "card twice": Mistake("      mine-red-2:", "      mine-red-1:", "types.mine.cards.mine-red-1 is given twice"),
    "unknown card": Mistake(
        "      depot-1:", "      depot-9:", "depot-9 is not a card of this type; expected one of: depot-1,"
    ),
    "unknown order": Mistake(
        "  order-1:", "  order-13:", "orders.order-13 is not an order; expected one of: order-1,"
    ),
    "colour against the name": Mistake(
        "fusion-mine-blue: {colour: blue", "fusion-mine-blue: {colour: red", "is red, which does not go with the name"
    ),
    "coloured depot": Mistake("depot-1: {", "depot-1: {colour: red, ", "depot-1.colour is unknown"),
    "demanding station": Mistake(
        "generator: {demands: []", "generator: {demands: [red > 1/1]", "should be empty: a station"
    ),
    "upright station": Mistake(
        STATION,
        STATION.replace("station", "upright"),
        "generator.shape.value cannot be 'upright'",
        "shape: {value: upright, source: printed}\n    connections: {value: 0",
    ),
    "one station too weak": Mistake(
        "    amount: {value: 3, source: derived}",
        "    amount: {value: 1, source: derived}",
        "no less power",
        "types:",
    ),
    "unlike orders": Mistake(
        ORDER, ORDER.replace("> 2", "> 2/1"), "order-1.demand should be written 'goods > points'"
    ),
    "too much demanded": Mistake(ORDER, ORDER.replace("red", " ".join(["red"] * 7)), "with one to six goods"),
    "unknown type left out": Mistake(
        "three: {generator: 2", "three: {generators: 2", "generators is not a type of card"
    ),
    "too many left out": Mistake(
        "  three: {generator: 2, depot: 1", "  three: {generator: 2, depot: 5", "depot should be from 0 to 4"
    ),
    "too few generators": Mistake(
        "three: {generator: 2",
        "three: {generator: 3",
        "leaves 5 cards of type generator; 3 players need 6",
        "  3: {basic",
    ),
    "unknown set": Mistake(
        "3: {basic: [three]", "3: {basic: [five]", "players.3.basic[1] is 'five'; expected one of: four"
    ),
    "one box for eight": Mistake(
        "8: {basic: [four, four]", "8: {basic: [four]", "should be one set for three or four"
    ),
    "basic card added": Mistake(
        "  three: {sabotage-probe: 1", "  three: {depot: 1", "added.three.depot is not a type of"
    ),
    "too few timers": Mistake(
        "timers_per_player: {value: 2",
        "timers_per_player: {value: 3",
        "has too few timers for 4 players",
        "  4: {basic",
    ),
    "more power than a card of its shape takes": Mistake(
        MINE_POWER,
        MINE_POWER.replace("value: 1", "value: 2"),
        "types.mine.connections cannot be 2: no such card is upright",
        "connections: {value: 2, source: printed}",
    ),
    "a timer slot without power": Mistake(
        MINE_POWER,
        MINE_POWER.replace("value: 1", "value: 0"),
        "types.mine.connections cannot be 0: a card with a timer slot needs power",
        "connections: {value: 0, source: printed}",
    ),
    "two neutral ships": Mistake(
        ORBITAL,
        ORBITAL.replace("value: 1", "value: 2"),
        "copies should be 1: there is one neutral ship",
        "copies: {value: 2, source: printed}\n    cards:\n      orbital-station:",
    ),
    "mines of one colour too few": Mistake(
        MINES,
        MINES.replace("value: 12", "value: 11").replace(LAST_MINE, ""),
        "types.mine.cards should be three mines of each colour",
        "    cards:\n      mine-red-1",
    ),
    "a city with five demands": Mistake(
        CITY, CITY.replace("]", ", red > 1/1, blue > 1/1]"), "should be one to four demands of a city, not 5"
    ),
    "too few orders": Mistake(ORDERS, "", "orders should hold an order for every neutral planet", "orders:"),
    "more sets of experienced players than boxes": Mistake(
        "3: {basic: [three], experienced: [three]}",
        "3: {basic: [three], experienced: [three, three]}",
        "players.3.experienced should not be more sets than there are boxes",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named_with_its_file_its_line_and_what_is_wrong(name: str) -> None:
    mistake = MISTAKES[name]
    with pytest.raises(BadData) as caught:
        GAME.read_data(mistake.file(), "mine.yaml")
    said = str(caught.value)
    assert mistake.says in said
    assert said.startswith(f"mine.yaml, line {mistake.line()}: "), said
    assert "\n" not in said


def test_a_level_must_have_as_many_cards_as_the_box() -> None:
    text = re.sub(r"(  robot-factory:\n    level: \{value: )3", r"\g<1>2", TEXT)
    with pytest.raises(BadData, match=r"types holds 30 cards of level 2; the box has 28"):
        parse(text, "mine.yaml")


def test_cards_are_described_each_or_one_for_all() -> None:
    text = re.sub(r"      fusion-mine-blue: .*\n", "", TEXT)
    with pytest.raises(BadData, match=r"fusion-mine\.cards describes 3 of 4 copies"):
        parse(text, "mine.yaml")


@pytest.mark.parametrize(("text", "says"), [("", "the file is empty"), ("- a\n", "should be a mapping")])
def test_what_is_no_data_file_at_all_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        GAME.read_data(text, "mine.yaml")


# playing with it


def corrected(*changes: tuple[str, str]) -> str:
    """The file of an owner who has read these values off the pieces."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


BIGGER: Final = corrected(
    (DEPOT, "    amount: {value: 6, source: owner}"),
    (RED_1, "mine-red-1: {colour: red, demands: [blue blue blue > 7/3], source: owner}"),
    (ORDER + " source: reconstructed}", "order-1: {demand: green > 4, source: owner}"),
    (
        "overtime_grace_seconds: {value: 15, source: reconstructed}",
        "overtime_grace_seconds: {value: 20, source: owner}",
    ),
    (
        "technology_scale: {value: [1, 1, 2, 2, 3], source: reconstructed}",
        "technology_scale: {value: [1, 2, 3], source: owner}",
    ),
    ("    amount: {value: 4, source: printed}", "    amount: {value: 5, source: owner}"),
)


def playing(text: str = BIGGER, **options: Any) -> Table:
    """A game of that edition, a minute old: everybody with a depot at 3 and a first mine."""
    game = GAME.edition_of(4, {"data": text, **options})
    state = game.setup(4, game.parse_options(4, {"data": text, **options}), QuickChance(5))
    state.advance(ms("0:35"), QuickChance(5), [])
    return Table(state)


@pytest.mark.rule("SD-OB-04")
def test_a_depot_holds_what_the_owner_says() -> None:
    g = playing()
    planet = g.planet()
    planet.ships[0].goods = goods_of("red " * 8)
    column = next(c for c in (3, 4, 5, 6) if planet.ground[c + 7] == -1)
    build(g.state, 0, g.state.box.kinds["depot-1"], column, None)
    number = g.state.listed.catalogue.number(m.MoveGood(0, 3, "red"))
    for _ in range(6):
        assert number in g.state.legal(0)
        g.state.play(0, number, g.chance, None)
    assert number not in g.state.legal(0)
    assert (g.store(), g.ship) == ("red " * 5 + "red", "red red")


def test_values_and_moves_are_those_of_the_file() -> None:
    g = playing(rules="experienced")
    box = g.state.box
    assert box.cards[box.kinds["mine-red-1"]].demands[0] == ((0, 0, 0, 3), 7, 3)
    assert box.orders[0] == ((0, 0, 1, 0), 4, 0)
    assert (box.grace_ms, g.state.scale) == (20_000, (1, 2, 3))
    assert m.OfferJob(4, 5) in g.state.listed.catalogue
    assert m.OfferJob(4, 5) not in GAME.catalogue
    assert STANDARD.grace_ms == 15_000


def test_the_mark_goes_where_the_owner_has_given_a_value() -> None:
    facts: Any = msgspec.to_builtins(GAME.edition_of(4, {"data": BIGGER}).facts())
    assert facts["cards"]["mine-red-1"]["reconstructed"] == []
    assert facts["cards"]["mine-red-2"]["reconstructed"] == ["demands"]
    assert facts["cards"]["depot-1"]["amount"] == 6
    assert facts["cards"]["depot-1"]["reconstructed"] == ["shape", "connections", "demands"]
    assert (facts["orders"]["order-1"]["points"], facts["orders"]["order-1"]["reconstructed"]) == (4, False)
    assert facts["scale"] == {"levels": [1, 2, 3], "reconstructed": False}


@pytest.mark.parametrize(("language", "orders"), [("en", "4 |"), ("fr", "4 |"), ("it", "4 |")])
def test_the_rules_tell_the_values_of_the_file_without_the_mark(language: str, orders: str) -> None:
    told, ours = GAME.edition_of(4, {"data": BIGGER}).rulebook(language), GAME.rulebook(language)
    assert "4 ★)" in ours
    assert " 6)" in told
    assert "1 · 1 · 2 · 2 · 3 ★" in ours
    assert "1 · 2 · 3." in told
    assert "→ 7/3 |" in told
    assert "→ 7/3" not in ours
    assert ours.count("★") > told.count("★") > 100
    assert f"| {orders}" in told


def test_a_record_carries_the_file_and_replays_with_it() -> None:
    game = GAME.edition(GAME.parse_options(3, {"data": BIGGER}))
    match = Match(GAME, 3, 11, {"data": BIGGER, "length": "5", "pace": "5"})
    for _ in islice(random_steps(match, 7), 400):
        pass
    again = replay(read_record(match.record().dump(), game.catalogue), GAME)
    assert again.state.dump() == match.state.dump()
    assert again.state.box is game.box


@pytest.mark.parametrize(
    "law",
    [pytest.param(law, marks=[pytest.mark.engine] if at % 4 else []) for at, law in enumerate(LAWS)],
    ids=lambda law: law.__name__,
)
def test_an_owners_edition_keeps_every_law(law: Law) -> None:
    law(GAME.edition_of(3, {"data": BIGGER}), 3)


def test_bots_play_an_owners_edition() -> None:
    g = playing(length="5", pace="5")
    simulation = Simulation(g.state, [QUICK] * 4, QuickChance(2))
    simulation.run()
    assert g.over
    assert max(g.state.scores()) > 0


def test_players_cannot_choose_the_file_and_nobody_is_sent_it() -> None:
    with pytest.raises(BadOptions, match="set by the server"):
        GAME.check_chosen({"data": BIGGER})
    g = playing()
    assert "data" not in g.state.switches
    assert b"owner" not in msgspec.json.encode(g.view("a").switches)
    assert BIGGER[:40].encode() not in g.state.dump()


@pytest.mark.rule("SD-SU-02", "SD-AD-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_how_many_cards_are_used_by_how_many_players(language: str) -> None:
    """What the tables of the book say is what a game is set up with."""
    spoken, book = words(GAME, language), GAME.rulebook(language)
    for line in STANDARD.file.types:
        if line.key == "mine":
            continue
        used = []
        for seats in range(GAME.min_seats, GAME.max_seats + 1):
            state = begun(seats, rules="experienced").state
            piles = [*state.piles, *(planet.hidden for planet in state.planets)]
            used.append(sum(STANDARD.cards[kind].type == line.key for pile in piles for kind in pile))
        assert f"| {spoken.say(f'type-{line.key}')} | {' | '.join(map(str, used))} |" in book
