"""What happens seldom at tables: winners have left, a storage gives trouble in the background, rules are gone."""

from __future__ import annotations

import asyncio
import lzma
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.shelf import finished_game
from tests.server.visitors import Server, two_players
from webfoot.core.registry import game as game_of
from webfoot.server import accounts, house, oversight, upgrading, upkeep
from webfoot.server.environment import BadSetting, settings_with
from webfoot.server.storage.protocol import BadRow, StorageTrouble
from webfoot.server.table import archive, hosting
from webfoot.server.table.bygone import Bygone
from webfoot.server.table.details import Details
from webfoot.server.table.playthrough import Playthrough, begin

TROUBLE = StorageTrouble("the disk is full")


async def in_trouble(*_: object) -> Any:
    raise TROUBLE


def four(server: Server, game: str, **options: object) -> Playthrough:
    """A game of four that has just begun."""
    table = server.guest().create(*["bot:quick"] * 4, game=game, options=options, start=True)
    found: Playthrough = server.in_house(lambda house: started(house, table))
    return found


async def started(house: house.House, table: str) -> Playthrough:
    play = (await house.table(table)).play
    assert play is not None
    return play


@pytest.mark.parametrize(
    ("resigned", "winners", "scores", "stand"),
    [
        ([2], [2], [1, 3, 9, 3], [1, 3]),
        ([2], [1, 2], [1, 9, 9, 3], [1]),
        ([0, 1, 2], [0], [9, 1, 2, 0], [3]),
    ],
)
def test_whoever_has_resigned_does_not_win(
    server: Server, resigned: list[int], winners: list[int], scores: list[int], stand: list[int]
) -> None:
    play = four(server, "canardage")
    play.resigned.update(resigned)
    assert play._winners(winners, scores) == stand


def test_the_partner_of_the_best_wins_too(server: Server) -> None:
    play = four(server, "dale", teams=True)
    assert play.match.game.teams(play.match.state) == [[0, 2], [1, 3]]
    play.resigned.add(1)
    play.resigned.add(3)
    assert play._winners([1, 3], [5, 9, 2, 9]) == [0, 2]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"mail_security": "sometimes"}, "mail_security must be starttls, tls or none, not 'sometimes'"),
        ({"mail_from": "a duck"}, "mail_from must be an e-mail address, not 'a duck'"),
        ({"mail_server": "mail.example.org"}, "mail_server must be a host and a port"),
        ({"mail_server": "mail.example.org:smtp"}, "mail_server must be a host and a port"),
        ({"mail_server": "mail.example.org:587"}, "mail_server needs mail_from"),
    ],
)
def test_settings_of_mail_that_make_no_sense_are_named(wrong: dict[str, str], says: str) -> None:
    with pytest.raises(BadSetting, match=says):
        settings_with(wrong)


def test_slow_tables_are_looked_at_again_after_trouble(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = []

    async def due(*_: object) -> list[str]:
        asked.append("due")
        if len(asked) == 1:
            raise TROUBLE
        raise asyncio.CancelledError

    monkeypatch.setattr(server.house.storage, "due", due)
    monkeypatch.setattr(server.house.due, "_every", 0)

    async def looked(house: house.House) -> None:
        with pytest.raises(asyncio.CancelledError):
            await house.due.keep_looking()

    server.in_house(looked)
    assert asked == ["due", "due"]
    assert "slow tables could not be looked at; it is tried again" in caplog.text


def test_one_table_that_cannot_be_looked_at_does_not_keep_others_waiting(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found = []

    async def due(*_: object) -> list[str]:
        return ["bad", "good"]

    async def find(table: str) -> Any:
        found.append(table)
        raise RuntimeError("no idea")

    monkeypatch.setattr(server.house.storage, "due", due)
    monkeypatch.setattr(server.house.due, "_find", find)
    assert server.in_house(lambda house: house.due.look()) == 2
    assert found == ["bad", "good"]
    assert "table bad was due and could not be looked at" in caplog.text


@pytest.mark.parametrize(
    ("verb", "work", "says"),
    [
        ("forget", upkeep.forget, "what is old could not be removed; it is tried again later"),
        ("unarchived", upkeep.fill_in, "older games are archived later: the disk is full"),
    ],
)
def test_upkeep_goes_on_after_trouble(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    verb: str,
    work: Callable[[house.House], Any],
    says: str,
) -> None:
    monkeypatch.setattr(server.house.storage, verb, in_trouble)
    assert not server.in_house(work)
    assert says in caplog.text


@pytest.mark.parametrize(("error", "tried_again"), [(TROUBLE, True), (RuntimeError("no idea"), False)])
def test_a_game_that_cannot_be_archived_now_is_archived_later_if_only_the_storage_was_in_trouble(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    tried_again: bool,
) -> None:
    async def fail(_: str) -> None:
        raise error

    archives = server.house.archives
    monkeypatch.setattr(archives, "_archive", fail)

    async def archived(_: house.House) -> None:
        archives.want("some-table")
        await archives.settled()

    server.in_house(archived)
    assert ("some-table" not in archives._failed) is tried_again
    assert ("later" if tried_again else "is not archived") in caplog.text


def test_a_table_that_is_not_in_memory_can_be_removed(server: Server) -> None:
    host = server.guest()
    table = host.create("me", "open")

    async def remove(house: house.House) -> None:
        present = house.present_table(table)
        assert present is not None
        house.drop(present)
        await oversight.remove_table(house, table)

    server.in_house(remove)
    assert host.get(f"/api/tables/{table}").status_code == 404


def test_a_host_stays_while_the_storage_gives_trouble(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, _ = two_players(server)
    monkeypatch.setattr(hosting, "_pass_on", in_trouble)

    async def look(house: house.House) -> bool:
        table = await house.table(first.info["id"])
        await hosting.look(table)
        waits = table.vigil is not None
        if table.vigil is not None:
            table.vigil.cancel()
        return waits

    assert server.in_house(look), "it is tried again"
    assert "stays for now: the storage gives trouble: the disk is full" in caplog.text


def test_an_archive_of_a_later_program_is_refused(tmp_path: Path) -> None:
    made = archive.make(game_of("canardage"), *finished_game(tmp_path))
    later = {**msgspec.json.decode(lzma.decompress(made)), "form": archive.FORM + 1}
    with pytest.raises(archive.BadArchive, match=f"form {archive.FORM + 1} of archives is unknown"):
        archive.read(lzma.compress(msgspec.json.encode(later)))


def test_rules_that_are_not_carried_can_do_nothing() -> None:
    gone = Bygone("canardage", 99)
    for ask in (
        lambda: gone.setup(2, None, None),  # type: ignore[arg-type]
        lambda: gone.load(b""),
        lambda: gone.view(None, 0),
        lambda: gone.why_not(None, 0, 0),
        lambda: gone.blocked(None, 0),
        lambda: gone.census(None),
        lambda: gone.brain,
    ):
        with pytest.raises(RuntimeError, match="version 99 of the rules of canardage is not carried"):
            ask()


def test_a_table_whose_game_is_not_installed_can_be_listed() -> None:
    assert house._set_by_server("a-game-of-somebody-else") == frozenset()


def test_without_their_package_passkeys_are_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert accounts.installed()
    monkeypatch.setitem(__import__("sys").modules, "webauthn", None)
    assert not accounts.installed()


def test_an_upgrade_says_which_table_has_options_or_rows_that_make_no_sense(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = two_players(server)

    async def checked(house: house.House) -> list[str]:
        details = await house.storage.load(first.info["id"])
        assert details is not None
        unknown = await upgrading._look(house.storage, replace(details, options={"size": "huge"}), None)
        monkeypatch.setattr(house.storage, "rows", nonsense)
        bad = await upgrading._look(house.storage, details, None)
        return [unknown.trouble, bad.trouble, await upgrading._archive(house.storage, details.id)]

    async def nonsense(*_: object) -> Any:
        raise BadRow("a row without a kind")

    unknown, looked, archived = server.in_house(checked)
    assert "options of canardage" in unknown
    assert looked == archived == "its rows make no sense: a row without a kind"


def test_an_upgrade_says_where_a_game_would_be_over_too_early(server: Server) -> None:
    first, second = two_players(server)
    first.play() if first.brief["moves"] else second.play()

    async def checked(house: house.House) -> str:
        table = await house.table(first.info["id"])
        rows = await house.storage.rows(table.id)
        details: Details = table.details
        return _checked(details, rows)

    def _checked(details: Details, rows: list[Any]) -> str:
        resigns = rows[0]._replace(seq=2, kind="resign", seat=0, payload="{}", at=rows[-1].at)
        later = [row._replace(seq=row.seq + 1) for row in rows[1:]]
        return upgrading._played(
            begin(game_of("canardage"), details, rows).match.game,
            details,
            [
                rows[0],
                resigns,
                *later,
            ],
        ).trouble

    assert server.in_house(checked) == "row 3: the game would be over before it"
