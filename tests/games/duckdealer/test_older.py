"""Version 2 of the rules, with other points for building: its tables and records go on as they began."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.shelf import shelve
from tests.server.visitors import serving
from webfoot.core.errors import BadRecord
from webfoot.core.registry import in_version
from webfoot.core.story import checked
from webfoot.games.duckdealer.data import CARRIED
from webfoot.games.duckdealer.game import DuckDealer

RECORD: Final = Path(__file__).parent / "older" / "three_players_of_version_2.jsonl"
CHANGED: Final = {("factory", "ten"): (15, 20), ("consumer", "semi"): (5, 10), ("consumer", "ten"): (15, 25)}


def facts(version: int) -> Any:
    return in_version(DuckDealer(), version).facts()


def test_the_versions_differ_in_reconstructed_points_alone() -> None:
    old, new = facts(2)["points"], facts(3)["points"]
    for (kind, tier), (before, after) in CHANGED.items():
        assert (old[kind].pop(tier), new[kind].pop(tier)) == (before, after)
        assert old["sources"][f"{kind}.{tier}"] == new["sources"][f"{kind}.{tier}"] == "reconstructed"
    assert old == new
    same = ("goods", "shipyards", "mines", "ship", "supply", "map")
    assert all(facts(2)[part] == facts(3)[part] for part in same)


def test_every_version_that_differs_in_its_values_is_carried() -> None:
    assert tuple(DuckDealer.older) == CARRIED
    assert [in_version(DuckDealer(), version).version for version in CARRIED] == list(CARRIED)


def test_a_record_goes_by_the_points_with_which_it_began() -> None:
    assert checked(RECORD.read_bytes()).over
    with pytest.raises(BadRecord, match="claims the result"):
        checked(RECORD.read_bytes().replace(b'"rules":2', b'"rules":3', 1))


def test_an_owners_file_makes_an_edition_of_the_version_that_was_asked() -> None:
    old = in_version(DuckDealer(), 2)
    text = old.data_file()
    assert text is not None
    assert old.edition_of(2, {"data": text}) is old
    edition = old.edition_of(2, {"data": text.replace("shipyard: 3", "shipyard: 4")})
    assert (edition.version, edition.facts()["points"]["shipyard"]) == (2, 4)  # type: ignore[index]
    assert edition is not DuckDealer().edition_of(2, {"data": text.replace("shipyard: 3", "shipyard: 4")})


def test_a_table_shows_the_points_with_which_it_began(tmp_path: Path) -> None:
    table = shelve(RECORD, tmp_path, steps=len(RECORD.read_bytes().splitlines()) - 40)
    with serving(tmp_path) as server:
        guest = server.guest()
        page = guest.page(table)
        assert page.info["edition"]
        shown = guest.get(f"/api/tables/{table}/facts").json()
        assert shown["points"]["factory"] == {"semi": 5, "ten": 15, "thirty": 50}
        new = guest.create("me", "bot:random", start=True, game="duckdealer")
        assert not guest.page(new).info["edition"]
