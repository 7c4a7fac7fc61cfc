"""Several versions of a game's rules side by side: records and tables go on under those with which they began."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dale.older import RECORD, carried
from tests.server.shelf import shelve
from tests.server.visitors import serving
from tests.toys.cookies import Cookies
from webfoot.core.errors import BadRecord, RulesNotCarried, UnknownGame
from webfoot.core.registry import game, in_version, rules_of
from webfoot.core.story import checked, story
from webfoot.games.dale.game import Dale

AS_VERSION_3 = RECORD.read_bytes().replace(b'"rules":2', b'"rules":3', 1)


def test_a_record_of_older_rules_is_checked_and_told_under_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadRecord, match="version 2 of the rules of dale is not carried here; the versions are: 3"):
        checked(RECORD.read_bytes())
    # The present rules play the same steps differently: the case is a real one.
    with pytest.raises(BadRecord, match="line "):
        checked(AS_VERSION_3)
    carried(tmp_path, monkeypatch)
    match = checked(RECORD.read_bytes())
    assert (match.over, match.game.version) == (True, 2)
    assert len(list(story(RECORD.read_bytes(), "en", None))) > 100
    with pytest.raises(BadRecord):
        checked(AS_VERSION_3)


def test_a_table_goes_on_under_the_rules_with_which_it_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    carried(tmp_path / "rules", monkeypatch)
    steps = len(RECORD.read_bytes().splitlines()) - 40
    table = shelve(RECORD, tmp_path / "data", steps=steps)
    with serving(tmp_path / "data", reaction_window=0.01) as server:
        guest = server.guest()
        page = guest.page(table)
        before = page.seq
        # Its seats are bots', which are asked under the same rules.
        page.catch_up(before + 10)
        found = server.in_house(lambda house: house.table(table))
        assert found.game.version == found.details.rules == 2
        # New tables are played under the present rules, also at the side of an older one.
        new = guest.create("me", "bot:random", start=True, game="dale")
        assert server.in_house(lambda house: house.table(new)).game.version == Dale.version == 3
    with serving(tmp_path / "data", bot_pace_alone=60, reaction_window=60) as server:
        # It is rebuilt from rows that the present rules would not have allowed.
        assert server.guest().page(table).seq >= before + 10


def test_without_the_older_rules_the_same_table_says_so(tmp_path: Path) -> None:
    table = shelve(RECORD, tmp_path, steps=200)
    with serving(tmp_path) as server:
        assert server.guest().page().do("watch", table=table) == "rules-gone"
        lobby = server.guest().get("/api/lobby")
        assert lobby.status_code == 200


def test_a_table_that_waits_begins_under_the_present_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dale, "version", 2)
    with serving(tmp_path) as server:
        host = server.guest()
        table = host.create("me", "open", game="dale")
    monkeypatch.undo()
    with serving(tmp_path) as server:
        host.server = server
        friend = server.guest().page(table)
        page = host.page(table)
        assert friend.do("sit", seat=1) is None
        assert page.do("start") is None
    with serving(tmp_path) as server:
        host.server = server
        # Had the table kept its old number, it could not be opened again.
        assert host.page(table).seq == 1
        assert server.in_house(lambda house: house.table(table)).details.rules == 3


def test_versions_are_found_and_what_is_wrong_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    dale = game("dale")
    assert rules_of("dale", None) is rules_of("dale", 3) is in_version(dale, 3) is dale
    for version in (0, 2, 4, -1):
        with pytest.raises(RulesNotCarried, match=f"version {version} of the rules of dale is not carried"):
            in_version(dale, version)
    places = {1: "nowhere.at.all:Dale", 2: "tests.toys.cookies:Cakes", 4: "tests.toys.cookies:Cookies"}
    monkeypatch.setattr(Dale, "older", places)
    for version in (1, 2):
        with pytest.raises(UnknownGame, match=r"which cannot be loaded"):
            in_version(dale, version)
    with pytest.raises(UnknownGame, match="is version 1 of cookies, not version 4 of dale"):
        in_version(dale, 4)
    assert in_version(Cookies(), 1).key == "cookies"
