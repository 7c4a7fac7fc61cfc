"""An owner's data file: whatever is wrong in it is refused, with the file, the line and what is wrong there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import pytest

from webfoot.core.errors import BadData
from webfoot.games.duckdealer.data import parse, standard, standard_text
from webfoot.games.duckdealer.game import DuckDealer

STANDARD: Final = standard_text()


@dataclass(frozen=True)
class Mistake:
    """Something in the file that comes with the game is written differently."""

    old: str
    new: str
    says: str
    where: str = ""
    """Text on the line that should be named; without it, the line of the change."""

    def file(self) -> str:
        assert STANDARD.count(self.old) == 1, f"{self.old!r} is there {STANDARD.count(self.old)} times"
        return STANDARD.replace(self.old, self.new)

    def line(self) -> int:
        at = self.file().index(self.where) if self.where else STANDARD.index(self.old)
        return self.file().count("\n", 0, at) + 1


ART: Final = "  art: {inputs: [stealth, paint], tiles: 1, source: reconstructed}"
Y1: Final = "{id: Y1, sells: hold, price: [booth, paint], build: [booth, any], source: "
MISTAKES: Final = {
    "unknown key": Mistake(ART, ART[:-1] + ", colour: blue}", "factories.art.colour is not known here"),
    "unknown part of the file": Mistake("\nmines:\n", "\nwormholes: []\nmines:\n", "wormholes is not known", "wormh"),
    "missing key": Mistake("tiles: 1, source: report}", "source: report}", "factories.religion lacks tiles"),
    "missing part of the file": Mistake("\nship:\n", "\nboat:\n", "boat is not known here", "boat:"),
    "key twice": Mistake(ART, f"{ART}\n{ART}", "factories.art is given twice", f"{ART}\n  science"),
    "part of the file twice": Mistake(
        "\nship:\n", "\nmines:\n  a: 1\nship:\n", "mines is given twice", "mines:\n  a"
    ),
    "key that is a list": Mistake(ART, "  [art]: 1", "factories should name each value with a word"),
    "key that is empty": Mistake(ART, '  "": 1', "factories should name each value with a word"),
    "list for a mapping": Mistake("military: {tier: thirty}", "military: [thirty]", "goods.military should be a map"),
    "word for a mapping": Mistake("military: {tier: thirty}", "military: thirty", "goods.military should be a map"),
    "word for a list": Mistake("[stealth, paint]", "stealth", "factories.art.inputs should be a list"),
    "mapping for a word": Mistake("tiles: 1, source: report", "tiles: {}, source: report", "tiles should be a word"),
    "nothing for a word": Mistake("name: Anatida", "name: ", "map.planets.S1.name should be a word"),
    "no number": Mistake("built_in: 1", "built_in: one", "ship.built_in should be a whole number, not 'one'"),
    "no whole number": Mistake("built_in: 1", "built_in: 1.5", "ship.built_in should be a whole number, not '1.5'"),
    "neither true nor false": Mistake(
        "Anatida, start: true", "Anatida, start: 1", "S1.start is '1'; there are: true"
    ),
    "negative points": Mistake("shipyard: 3", "shipyard: -3", "points.shipyard should be from 0 to 1000, not -3"),
    "far too many points": Mistake("delivery: {semi: 3,", "delivery: {semi: 3000,", "points.delivery.semi should be"),
    "too few discs": Mistake("discs_per_colour: 40", "discs_per_colour: 14", "discs_per_colour should be from 15"),
    "fewer cubes than the track has spaces": Mistake(
        "cubes_per_player: 40", "cubes_per_player: 24", "supply.cubes_per_player should be from 25 to 200, not 24"
    ),
    "too much energy kept": Mistake("kept_energy: 4", "kept_energy: 7", "kept_energy should be from 0 to 6, not 7"),
    "no track": Mistake("track: 24\n", "track: 0\n", "supply.track should be from 1 to 60, not 0"),
    "free roads end too soon": Mistake(
        "to_space: 24,", "to_space: 23,", "supply.free_roads should end with space 24", "free_roads:"
    ),
    "free roads beyond the track": Mistake("to_space: 24,", "to_space: 25,", "to_space should be from 1 to 24"),
    "free roads not in order": Mistake("to_space: 12,", "to_space: 6,", "to_space should come after space 6"),
    "no free roads": Mistake(
        "    - {to_space: 6, roads: 1}\n    - {to_space: 12, roads: 2}\n    - {to_space: 24, roads: 3}\n",
        "    []\n",
        "supply.free_roads should end with space 24",
        "free_roads:",
    ),
    "unknown source": Mistake(
        "map:\n  source: reconstructed", "map:\n  source: dream", "map.source is 'dream'", "dream"
    ),
    "unknown tier": Mistake("duck: {tier: raw}", "duck: {tier: rare}", "goods.duck.tier is 'rare'; there are: raw"),
    "no raw goods": Mistake(
        "".join(f"  {good}: {{tier: raw}}\n" for good in ("duck", "beads", "solar", "paint", "booth")),
        "",
        "goods should hold raw goods",
        "goods:",
    ),
    "good called any": Mistake(
        "\n  duck: {tier: raw}", "\n  any: {tier: raw}\n  duck: {tier: raw}", "called any", "goods:"
    ),
    "unknown input": Mistake(
        "[stealth, paint]", "[stealth, pain]", "factories.art.inputs[2] is 'pain'; there are: duck"
    ),
    "input of the same tier": Mistake(
        "[stealth, paint]", "[stealth, science]", "science, which is not of a lower tier"
    ),
    "input of a higher tier": Mistake(
        "[duck, booth]", "[duck, economy]", "economy, which is not of a lower tier than"
    ),
    "factory without inputs": Mistake(
        "[stealth, paint]", "[]", "factories.art.inputs should name 1 to 4 goods, not 0"
    ),
    "factory of a raw good": Mistake(
        ART, ART.replace("  art", "  paint"), "factories.paint is no good that can be made"
    ),
    "factory of nothing known": Mistake(ART, ART.replace("  art", "  love"), "factories.love is no good that can be"),
    "raw consumer": Mistake("good: art, price", "good: paint, price", "consumers[7].good is paint, a raw good"),
    "unknown consumer": Mistake("good: art, price", "good: love, price", "consumers[7].good is 'love'; there are"),
    "consumer with too long a price": Mistake(
        "price: [art]", "price: [art, art, art, art, art]", "consumers[7].price should name 0 to 4 goods, not 5"
    ),
    "unknown equipment": Mistake("sells: trader", "sells: cannon", "shipyards[4].sells is 'cannon'; there are: hold"),
    "shipyard for two equal goods": Mistake(
        "[booth, any]", "[booth, booth]", "shipyards[1].build should be a good and"
    ),
    "shipyard for anything": Mistake(
        "[booth, any]", "[any, booth]", "shipyards[1].build should be a good and another"
    ),
    "shipyard for one good": Mistake("[booth, any]", "[booth]", "shipyards[1].build should name 2 goods, not 1"),
    "anything as a price": Mistake(
        "[solar, duck]", "[solar, any]", "shipyards[3].price[2] is 'any'; there are: duck"
    ),
    "shipyard id twice": Mistake("id: Y2", "id: Y1", "shipyards[2] uses the id Y1 again"),
    "a shipyard too many": Mistake(
        f"  - {Y1}{{sells",
        f"  - {Y1.replace('Y1', 'Y0')}{{sells: owner, price: owner, build: owner}}}}\n  - {Y1}{{sells",
        "shipyards holds 6 tiles for 5 start planets",
        "shipyards:",
    ),
    "a start mine too few": Mistake(
        "[duck, beads, solar, paint, booth]", "[duck, beads, solar, paint]", "mines.start should name 5 goods, not 4"
    ),
    "a mine too many": Mistake(
        "paint, paint, paint]", "paint, paint, paint, duck]", "other should name 11 goods, not 12"
    ),
    "mine of a made good": Mistake(
        "paint, paint, paint]", "paint, paint, pills]", "mines.other[11] is 'pills'; there are"
    ),
    "no slots": Mistake(
        "    - {speed: 8, slots: 3}\n    - {speed: 5, slots: 3}\n    - {speed: 2, slots: 3}\n",
        "",
        "ship.slots should be a list",
        "slots:\n",
    ),
    "first group of slots too small": Mistake(
        "{speed: 8, slots: 3}", "{speed: 8, slots: 2}", "ship.slots should begin with a group of three", "slots:\n"
    ),
    "no speed": Mistake("{speed: 2, slots: 3}", "{speed: 0, slots: 3}", "ship.slots[3].speed should be from 1 to 30"),
    "a start planet too few": Mistake(
        "Anatida, start: true",
        "Anatida, start: false",
        "map.planets should hold 5 to 10 start planets, not 4",
        "planets:",
    ),
    "planet off the map": Mistake("at: [710, 75]", "at: [1401, 75]", "map.planets.S1.at[1] should be from 0 to 1400"),
    "place without height": Mistake("at: [710, 75]", "at: [710]", "map.planets.S1.at should be x and y"),
    "view without height": Mistake("view: [1400, 1000]", "view: [1400]", "map.view should be width and height"),
    "route to itself": Mistake("[E03, S1, O1, 3]", "[E03, S1, S1, 3]", "map.routes[3] leads from S1 to itself"),
    "route id twice": Mistake("[E03, S1, O1, 3]", "[E02, S1, O1, 3]", "map.routes[3] uses the id E02 again"),
    "route to an unknown planet": Mistake(
        "[E03, S1, O1, 3]", "[E03, S1, O9, 3]", "map.routes[3][3] is 'O9'; there are"
    ),
    "route without a length": Mistake(
        "[E03, S1, O1, 3]", "[E03, S1, O1]", "map.routes[3] should be [id, from, to, num"
    ),
    "route of negative length": Mistake("[E03, S1, O1, 3]", "[E03, S1, O1, -3]", "map.routes[3][4] should be from 0"),
    "comet named like a planet": Mistake(
        "    S2: {name: Bathtub Prime, start: true, at: [1280, 380]}\n",
        "    S2: {name: Bathtub Prime, start: true, at: [1280, 380]}\n"
        "    E03.2: {name: Clash, start: false, at: [900, 380]}\n",
        "map.routes[3] has a comet E03.2, which is also the name of a planet",
        "- [E03, S1",
    ),
    "planet never reached": Mistake(
        "    S2: {name: Bathtub Prime,",
        "    X9: {name: Lonely, start: false, at: [5, 5]}\n    S2: {name: Bathtub Prime,",
        "map.routes never reach X9",
        "routes:",
    ),
    "file of another game": Mistake(
        "game: duckdealer", "game: spacedealer", "game is 'spacedealer'; there are: duckd"
    ),
    "no YAML": Mistake(ART, "  art: {inputs: [stealth", "this is no YAML", "science: {inputs"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named_with_its_file_its_line_and_what_is_wrong(name: str) -> None:
    mistake = MISTAKES[name]
    with pytest.raises(BadData) as caught:
        parse(mistake.file(), "mine.yaml")
    said = str(caught.value)
    assert said.startswith(f"mine.yaml, line {mistake.line()}: ")
    assert mistake.says in said


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "mine.yaml: the file is empty"),
        ("# nothing but a comment\n", "mine.yaml: the file is empty"),
        ("just words\n", "mine.yaml, line 1: the file should be a mapping of names to values"),
        ("- a\n- list\n", "mine.yaml, line 1: the file should be a mapping of names to values"),
        ("game: duckdealer\n", "mine.yaml, line 1: the file lacks goods"),
        (f"{STANDARD}\n---\n{STANDARD}", "this is no YAML"),
        ("a: \x07", "mine.yaml: this is no YAML"),
    ],
)
def test_what_is_no_data_file_at_all_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadData, match=re.escape(says)):
        parse(text, "mine.yaml")


def test_a_game_reads_the_file_of_its_owner_or_says_what_is_wrong() -> None:
    game = DuckDealer()
    assert game.read_data(STANDARD, "mine.yaml") == STANDARD
    with pytest.raises(BadData, match=r"^mine\.yaml, line \d+: game is 'dale'"):
        game.read_data(STANDARD.replace("game: duckdealer", "game: dale"), "mine.yaml")


def test_whoever_owns_the_box_may_say_so() -> None:
    text = STANDARD.replace("source: reconstructed}", "source: owner}")
    assert {factory.source for factory in parse(text).factories} == {"rulebook", "report", "inferred", "owner"}


def test_a_shipyard_may_ask_for_two_goods_by_name() -> None:
    data = parse(STANDARD.replace("build: [booth, any]", "build: [booth, pills]"))
    assert data.shipyards[0].build == ["booth", "pills"]


def test_the_file_that_comes_with_the_game_is_one_like_any_other() -> None:
    assert parse(STANDARD, "copy.yaml") == standard()
