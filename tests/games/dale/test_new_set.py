"""A thirteenth set: what has a number keeps it, and games on file are dealt the same cards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.rulebook import TESTS
from webfoot.games.dale import sets
from webfoot.games.dale.moves import CATALOGUE
from webfoot.games.dale.options import DaleOptions
from webfoot.games.dale.rules.cards import BOXES, SETS

BADGERS = """
from webfoot.games.dale.rules.effects import Draw
from webfoot.games.dale.rules.kinds import animalfolk
from webfoot.games.dale.rules.card_texts import passive, technique

BADGER = animalfolk(
    "badger",
    technique(1, "badger-one", Draw(1)),
    passive(2, "badger-two"),
    passive(3, "badger-three"),
    passive(4, "badger-four"),
    passive(5, "badger-five"),
    passive(5, "badger-six"),
    box=2,
)
"""
ADDED = """
import sys
from pathlib import Path
from webfoot.games.dale import sets

sets.__path__.append(sys.argv[1])
sets.ORDER = (*sets.ORDER, "badger")
"""
WITH_BADGERS = (
    ADDED
    + """
import msgspec
import webfoot
from webfoot.core.record import read_record
from webfoot.games.dale.rules.cards import SETS
from webfoot.games.dale.moves import CATALOGUE

dale = webfoot.game("dale")
assert SETS[-1] == "badger", SETS
assert {info.name: info.default for info in dale.option_infos()}["badger"] == "out"
for file in sorted(Path(sys.argv[2]).iterdir()):
    record = read_record(file.read_bytes(), CATALOGUE)
    assert "badger" not in record.header.options
    match = webfoot.replay(record, dale)
    assert {"scores": match.scores, "winners": match.winners} == record.result, file.name
    print(file.stem, match.state.sets)
chosen = {key: "in" if key in ("badger", "owl", "sloth") else "out" for key in SETS}
assert webfoot.start("dale", 2, 1, chosen).state.sets == [5, 10, len(SETS) - 1]
for move in CATALOGUE:
    print(msgspec.json.encode(move).decode())
"""
)
OFFERED = (
    ADDED
    + """
import msgspec
from tests.server.visitors import serving

with serving(Path(sys.argv[2])) as server:
    games = server.client.get("/api/games").json()
    anna = server.guest()
    chosen = {"badger": "in", "owl": "in", "sloth": "in"}
    table = anna.ask("POST", "/api/tables", json={
        "game": "dale",
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "options": {**{key: "out" for key in sets.ORDER}, **chosen},
    })
    facts = anna.ask("GET", f"/api/tables/{table.json()['table']}/facts").json()
dale = next(game for game in games if game["key"] == "dale")
print(msgspec.json.encode({"options": dale["options"], "facts": facts, "status": table.status_code}).decode())
"""
)


def test_every_file_of_a_set_is_listed() -> None:
    files = {path.stem for path in Path(sets.__file__).parent.glob("*.py")} - {"__init__"}
    assert sorted(files) == sorted(sets.ORDER) == sorted(SETS)
    assert len(set(sets.ORDER)) == len(sets.ORDER)


@pytest.mark.rule("D-110")
def test_those_of_the_box_may_be_drawn_and_all_others_only_on_demand() -> None:
    defaults = DaleOptions().wishes()
    assert {key for key, wish in defaults.items() if wish == "maybe"} == set(sets.BY_LOT)
    assert {key for key, wish in defaults.items() if wish == "out"} == set(SETS) - sets.BY_LOT
    assert {BOXES[SETS.index(key)] for key in sets.BY_LOT} == {2}


@pytest.mark.rule("D-110")
def test_a_thirteenth_set_changes_no_number_and_no_game_on_file(tmp_path: Path) -> None:
    (tmp_path / "badger.py").write_text(BADGERS)
    records = TESTS / "records" / "dale"
    script = [sys.executable, "-c", WITH_BADGERS, str(tmp_path), str(records)]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    count = len(list(records.iterdir()))
    moves = [msgspec.json.encode(move).decode() for move in CATALOGUE]
    assert lines[count : count + len(moves)] == moves
    assert len(lines) == count + len(moves) + 6


@pytest.mark.rule("D-110")
def test_a_thirteenth_set_is_offered_and_can_be_chosen(tmp_path: Path) -> None:
    (tmp_path / "badger.py").write_text(BADGERS)
    script = [sys.executable, "-c", OFFERED, str(tmp_path), str(tmp_path / "data")]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = msgspec.json.decode(done.stdout.splitlines()[-1])
    options = {option["name"]: option for option in told["options"]}
    assert options["badger"] == {**options["owl"], "name": "badger", "default": "out"}
    assert told["facts"]["sets"]["badger"] == {"box": 2}
    badgers = [name for name, card in told["facts"]["cards"].items() if card["set"] == "badger"]
    assert sorted(badgers) == sorted(f"badger-{number}" for number in ("one", "two", "three", "four", "five", "six"))
    assert told["status"] == 200
