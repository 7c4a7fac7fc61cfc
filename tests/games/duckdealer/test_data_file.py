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


ART: Final = "  art: {inputs: [stealth, paint], tiles: 1, source: {inputs: reconstructed, tiles: reconstructed}}"
Y1: Final = "{id: Y1, sells: hold, price: [booth, paint], build: [booth, any], source: "
MISTAKES: Final = {
    "unknown key": Mistake(ART, ART[:-1] + ", colour: blue}", "factories.art.colour is unknown"),
    "unknown part of the file": Mistake("\nmines:\n", "\nwormholes: []\nmines:\n", "wormholes is unknown", "wormh"),
    "missing key": Mistake("[stealth, radio], tiles: 1,", "[stealth, radio],", "factories.religion lacks tiles"),
    "missing part of the file": Mistake("\nship:\n", "\nboat:\n", "boat is unknown", "boat:"),
    "key twice": Mistake(ART, f"{ART}\n{ART}", "factories.art is given twice", f"{ART}\n  science"),
    "part of the file twice": Mistake(
        "\nship:\n", "\nmines:\n  a: 1\nship:\n", "mines is given twice", "mines:\n  a"
    ),
    "key that is a list": Mistake(ART, "  [art]: 1", "factories should name each value with a word"),
    "key that is empty": Mistake(ART, '  "": 1', "factories should name each value with a word"),
    "list for a mapping": Mistake("military: {tier: thirty}", "military: [thirty]", "goods.military should be a map"),
    "word for a mapping": Mistake("military: {tier: thirty}", "military: thirty", "goods.military should be a map"),
    "word for a list": Mistake("[stealth, paint]", "stealth", "factories.art.inputs should be a list"),
    "mapping for a word": Mistake(
        "[stealth, radio], tiles: 1,", "[stealth, radio], tiles: {},", "tiles should be a word"
    ),
    "nothing for a word": Mistake("name: Anatida", "name: ", "map.planets.S1.name should be a word"),
    "no number": Mistake("built_in: 1", "built_in: one", "ship.built_in should be a whole number, not 'one'"),
    "no whole number": Mistake("built_in: 1", "built_in: 1.5", "ship.built_in should be a whole number, not '1.5'"),
    "neither true nor false": Mistake(
        "Anatida, start: true", "Anatida, start: 1", "S1.start is '1'; expected one of: true"
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
        "routes: reconstructed}\n", "routes: dream}\n", "map.source.routes is 'dream'", "dream"
    ),
    "unknown tier": Mistake(
        "duck: {tier: raw}", "duck: {tier: rare}", "goods.duck.tier is 'rare'; expected one of: raw"
    ),
    "no raw goods": Mistake(
        "".join(f"  {good}: {{tier: raw}}\n" for good in ("duck", "beads", "solar", "paint", "booth")),
        "",
        "goods should hold raw goods",
        "goods:",
    ),
    "good called any": Mistake(
        "\n  duck: {tier: raw}", "\n  any: {tier: raw}\n  duck: {tier: raw}", "goods.any is no good", "any: {tier"
    ),
    "good that nobody knows": Mistake(
        "  duck: {tier: raw}",
        "  hay: {tier: raw}\n  duck: {tier: raw}",
        "goods.hay is a good that the game does not know; expected one of: duck, beads",
    ),
    "unknown input": Mistake(
        "[stealth, paint]", "[stealth, pain]", "factories.art.inputs[2] is 'pain'; expected one of: duck"
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
    "unknown consumer": Mistake(
        "good: art, price", "good: love, price", "consumers[7].good is 'love'; expected one of"
    ),
    "consumer with too long a price": Mistake(
        "price: [art]", "price: [art, art, art, art, art]", "consumers[7].price should name 0 to 4 goods, not 5"
    ),
    "price of an unknown good": Mistake(
        "price: [art]", "price: [hay]", "consumers[7].price[1] is 'hay'; expected one of: duck"
    ),
    "any good twice": Mistake("price: [art]", "price: [any, any]", "consumers[7].price names any more than once"),
    "points of a consumer that are no points": Mistake(
        "{good: art, price", "{good: art, points: {built: 3}, price", "consumers[7].points.built is unknown"
    ),
    "too many points on a tile": Mistake(
        "[stealth, paint], tiles", "[stealth, paint], points: 1001, tiles", "factories.art.points should be from 0"
    ),
    "shipyard that sells for nothing": Mistake(
        "price: [solar, duck]", "price: []", "shipyards[3].price should name 1 to 4 goods, not 0"
    ),
    "unknown equipment": Mistake(
        "sells: trader", "sells: cannon", "shipyards[4].sells is 'cannon'; expected one of: hold"
    ),
    "shipyard for two equal goods": Mistake(
        "[booth, any]", "[booth, booth]", "shipyards[1].build should be a good and"
    ),
    "shipyard for anything": Mistake(
        "[booth, any]", "[any, booth]", "shipyards[1].build should be a good and another"
    ),
    "shipyard for one good": Mistake("[booth, any]", "[booth]", "shipyards[1].build should name 2 goods, not 1"),
    "anything as a price": Mistake(
        "[solar, duck]", "[solar, any]", "shipyards[3].price[2] is 'any'; expected one of: duck"
    ),
    "shipyard id twice": Mistake("id: Y2", "id: Y1", "shipyards[2] uses the id Y1 again"),
    "a shipyard too many": Mistake(
        f"  - {Y1}{{sells",
        f"  - {Y1.replace('Y1', 'Y0')}{{sells: owner, price: owner, build: owner}}}}\n  - {Y1}{{sells",
        "shipyards holds 6 tiles for 5 start planets",
        "shipyards:",
    ),
    "a start mine too few": Mistake(
        "[duck, beads, solar, paint, booth]",
        "[duck, beads, solar, paint]",
        "mines.start should name 5 goods or more, one for each planet, not 4",
    ),
    "a mine too few": Mistake(
        "paint, paint, paint]",
        "paint, paint]",
        "mines.other should name 11 goods or more, one for each planet, not 10",
    ),
    "far too many mines": Mistake(
        "paint, paint, paint]", f"{'paint, ' * 92}paint]", "mines.other should name 100 goods at most, not 101"
    ),
    "mine of a made good": Mistake(
        "paint, paint, paint]", "paint, paint, pills]", "mines.other[11] is 'pills'; expected one of"
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
        "planets:\n",
    ),
    "planet off the map": Mistake("at: [710, 75]", "at: [1401, 75]", "map.planets.S1.at[1] should be from 0 to 1400"),
    "two planets at one place": Mistake(
        "at: [1280, 380]", "at: [710, 75]", "map.planets.S2 is at [710, 75], where S1 is already"
    ),
    "two planets of one name": Mistake(
        "name: Bathtub Prime", "name: anatida", "map.planets.S2 is called anatida, as S1 is already"
    ),
    "place without height": Mistake("at: [710, 75]", "at: [710]", "map.planets.S1.at should be x and y"),
    "view without height": Mistake("view: [1400, 1000]", "view: [1400]", "map.view should be width and height"),
    "route to itself": Mistake("[E03, S1, O1, 3]", "[E03, S1, S1, 3]", "map.routes[3] leads from S1 to itself"),
    "route id twice": Mistake("[E03, S1, O1, 3]", "[E02, S1, O1, 3]", "map.routes[3] uses the id E02 again"),
    "route to an unknown planet": Mistake(
        "[E03, S1, O1, 3]", "[E03, S1, O9, 3]", "map.routes[3][3] is 'O9'; expected one of"
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
        "routes:\n",
    ),
    "file of another game": Mistake(
        "game: duckdealer", "game: spacedealer", "game is 'spacedealer'; expected one of: duckd"
    ),
    "no YAML": Mistake(ART, "  art: {inputs: [stealth", "this is not valid YAML", "science: {inputs"),
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
        (f"{STANDARD}\n---\n{STANDARD}", "this is not valid YAML"),
        ("a: \x07", "mine.yaml: this is not valid YAML"),
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
    text = STANDARD.replace("tiles: reconstructed", "tiles: owner")
    assert {factory.sources["tiles"] for factory in parse(text).factories} == {"owner"}
    assert {factory.sources["inputs"] for factory in parse(text).factories} == {
        "rulebook", "report", "inferred", "reconstructed",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("source: {inputs: rulebook, tiles: reconstructed}", "source: owner"),
        ("source: {planets: reconstructed, routes: reconstructed}", "source: owner"),
        ("source: {slots: inferred, goods_per_hold: rulebook, built_in: rulebook}", "source: owner"),
        ("source: {start: inferred, other: reconstructed}", "source: owner"),
    ],
)
def test_one_word_is_the_source_of_a_whole_entry(old: str, new: str) -> None:
    assert STANDARD.count(old) == 1
    data = parse(STANDARD.replace(old, new))
    entries = [data.map.sources, data.ship.sources, data.mines.sources]
    entries += [factory.sources for factory in data.factories]
    assert sum("owner" in sources.values() for sources in entries) == 1
    assert sum(set(sources.values()) - {"reconstructed"} == {"owner"} for sources in entries) == 1


def test_one_word_is_the_source_of_all_points() -> None:
    before, rest = STANDARD.split("  source:\n    factory", 1)
    data = parse(before + "  source: owner\n\n# The tiles" + rest.split("# The tiles", 1)[1])
    assert set(data.points.sources.values()) == {"owner"}
    assert {factory.sources["points"] for factory in data.factories} == {"owner"}


def test_without_consumers_or_factories_there_is_no_game() -> None:
    before, rest = STANDARD.split("\nconsumers:\n", 1)
    no_consumers = before + "\nconsumers: []\n" + rest[rest.index("# `price`") :]
    with pytest.raises(BadData, match=r"line \d+: consumers should hold at least one consumer"):
        parse(no_consumers, "mine.yaml")
    before, rest = STANDARD.split("\nfactories:\n", 1)
    no_factories = before + "\nfactories: {}\n" + rest[rest.index("# Victory") :]
    with pytest.raises(BadData, match=r"line \d+: factories should hold at least one factory with a tile"):
        parse(no_factories, "mine.yaml")
    with pytest.raises(BadData, match=r"factories should hold at least one factory with a tile"):
        parse(re.sub(r"tiles: \d", "tiles: 0", STANDARD), "mine.yaml")


CHANGES: Final = {
    "inputs": ("art: {inputs: [stealth, paint]", "art: {inputs: [stealth, duck]", "factories.art.inputs"),
    "tiles": ("[stealth, paint], tiles: 1", "[stealth, paint], tiles: 2", "factories.art.tiles"),
    "points of a factory": ("factory: {semi: 5, ten: 20,", "factory: {semi: 5, ten: 16,", "points.factory.ten"),
    "points of one factory": ("[stealth, paint],", "[stealth, paint], points: 16,", "factories.art.points"),
    "points of one shipyard": ("{id: Y1, sells", "{id: Y1, points: 4, sells", "shipyards.Y1.points"),
    "what a shipyard sells": ("{id: Y1, sells: hold", "{id: Y1, sells: trader", "shipyards.Y1.sells"),
    "points of one consumer": ("{good: art, price", "{good: art, points: {build: 9}, price", "consumers.art.build"),
    "another consumer": ("{good: art, price: [art]", "{good: radio, price: [radio]", "consumers.radio.tile"),
    "mines": ("booth, booth, paint, paint, paint]", "booth, booth, booth, paint, paint]", "mines.other"),
    "more mines": ("paint, paint, paint]", "paint, paint, paint, paint]", "mines.other"),
    "planets": ("name: Anatida", "name: Utopia", "map.planets"),
    "routes": ("[E03, S1, O1, 3]", "[E03, S1, O1, 2]", "map.routes"),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_a_reconstructed_value_that_is_changed_is_the_owners(change: str) -> None:
    old, new, name = CHANGES[change]
    assert STANDARD.count(old) == 1
    before, after = sources_by_name(STANDARD), sources_by_name(STANDARD.replace(old, new))
    assert before[name] == "reconstructed"
    assert after[name] == "owner"
    # Nothing else is taken for the owner's but what follows from it.
    follows = {"points.factory.ten": {f"factories.{good}.points" for good in ("economy", "art", "science")}}
    changed = {other for other in after if after[other] == "owner"}
    assert changed == {name} | follows.get(name, set())


def sources_by_name(text: str) -> dict[str, str]:
    data = parse(text)
    entries = {
        "points": data.points.sources,
        "mines": data.mines.sources,
        "map": data.map.sources,
        **{f"factories.{factory.product}": factory.sources for factory in data.factories},
        **{f"consumers.{consumer.good}": consumer.sources for consumer in data.consumers},
        **{f"shipyards.{yard.id}": yard.sources for yard in data.shipyards},
    }
    return {f"{entry}.{name}": source for entry, sources in entries.items() for name, source in sources.items()}


def test_a_shipyard_may_ask_for_two_goods_by_name() -> None:
    data = parse(STANDARD.replace("build: [booth, any]", "build: [booth, pills]"))
    assert data.shipyards[0].build == ["booth", "pills"]


def test_the_file_that_comes_with_the_game_is_one_like_any_other() -> None:
    assert parse(STANDARD, "copy.yaml") == standard()
