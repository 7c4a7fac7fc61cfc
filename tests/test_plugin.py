"""A game in a package of its own is found, keeps the laws, and is served with its texts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.plugins import install
from webfoot.core.game import LANGUAGES

LAWFUL = """
import webfoot
from webfoot.core.laws import LAWS

nim = webfoot.game("nim")
for law in LAWS:
    for number in range(20):
        law(nim, number)
print(*webfoot.game_keys())
"""
ASKED = """
import sys
from pathlib import Path
from tests.server.visitors import serving

with serving(Path(sys.argv[1])) as server:
    for path in ("/api/games", "/api/games/nim/texts/fr", "/api/rules/nim/it"):
        print(server.client.get(path).text.replace("\\n", " "))
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("plugin"))


def run(environment: dict[str, str], script: str, *arguments: str) -> list[str]:
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_it_is_found_and_keeps_every_law(environment: dict[str, str]) -> None:
    assert run(environment, LAWFUL) == ["canardage dale duckdealer nim spacedealer"]


def test_it_is_served_with_its_texts(environment: dict[str, str], tmp_path: Path) -> None:
    games, texts, rules = run(environment, ASKED, str(tmp_path))
    nim = next(game for game in msgspec.json.decode(games) if game["key"] == "nim")
    assert (nim["min_seats"], nim["max_seats"]) == (2, 3)
    assert [info["name"] for info in nim["options"]] == ["last_stone"]
    pitch = "Three piles of stones, and the last stone decides."
    assert nim["titles"] == {language: {"name": "Nim", "pitch": pitch} for language in LANGUAGES}
    said = msgspec.json.decode(texts)
    assert said["language"] == "en"
    assert "event-taken = " in said["fluent"]
    assert said["events"]["taken"]["pile"] == {"is": "named", "message": "pile", "attribute": None}
    assert "**[NIM-2]** Whoever's turn it is" in rules
