"""What happens seldom to people who are called, to accounts, archives and upgrades."""

from __future__ import annotations

import asyncio
import lzma
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import aiosmtplib
import pytest

from tests.server.callers import Time, add, leave, play_turn, waiting, ways
from tests.server.visitors import Server, two_players
from webfoot.server import accounts, administering, upgrading
from webfoot.server.administration import AdminProblem, Online
from webfoot.server.calls import confirming, messages, outbox
from webfoot.server.calls.confirming import Confirmations
from webfoot.server.calls.mail import Post
from webfoot.server.calls.push import Push, checked_keys, new_key
from webfoot.server.calls.quiet import QuietHours, over_at
from webfoot.server.calls.senders import Senders
from webfoot.server.calls.ways import BadWay, Message, Outcome, Way, checked_url
from webfoot.server.calls.web import Web
from webfoot.server.settings import Settings
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table import archive
from webfoot.server.table.archive import BadArchive

NOON = round(datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp() * 1000)
HOUR = 3_600_000
HELLO = Message("1", "test", "Hello", "https://x")


def test_quiet_hours_within_a_day_end_on_that_day() -> None:
    siesta = QuietHours(11 * 60, 15 * 60, "UTC")
    assert over_at(siesta, NOON) == NOON + 3 * HOUR
    assert over_at(siesta, NOON + 3 * HOUR) is None
    assert over_at(siesta, NOON - HOUR - 1) is None


@pytest.mark.parametrize("quiet", [None, QuietHours(60, 60, "UTC"), QuietHours(0, 1439, "Nowhere/Atlantis")])
def test_no_hours_and_hours_of_an_unknown_zone_are_not_quiet(quiet: QuietHours | None) -> None:
    assert over_at(quiet, NOON) is None


def test_the_oldest_code_is_given_up_when_too_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confirming, "MOST", 2)
    codes = Confirmations()
    made = {way: codes.make(way) for way in (1, 2, 3)}
    assert [codes.fits(way, made[way]) for way in (1, 2, 3)] == [False, True, True]


@pytest.mark.parametrize("url", ["https://ducks.example/a b", "https://[::1", "ftp://ducks.example", "https://a:b@c"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadWay, match=r"address"):
        checked_url(url, plain=True)


def test_a_subscription_whose_secret_is_too_short_is_refused() -> None:
    point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    checked_keys(point, "BTBZMqHH6r4Tts7J_aSIgg")
    with pytest.raises(BadWay, match="16 bytes"):
        checked_keys(point, "BTBZMqHH6r4")


def test_a_key_is_made_for_each_server() -> None:
    assert new_key() != new_key()


def test_a_game_that_is_no_longer_installed_is_called_by_its_key() -> None:
    assert messages._title("hopscotch", "en") == "hopscotch"
    assert messages._title("duckdealer", "en") == "Duck Dealer"


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://127.0.0.1:9/", "private-address"),
        ("http://[::1]:9/", "private-address"),
        ("http://a..b/", "no-address"),
    ],
)
def test_a_hook_to_a_private_or_impossible_address_is_never_tried(url: str, reason: str) -> None:
    async def post() -> Outcome:
        web = Web()
        try:
            return await web.post(url, b"{}", {})
        finally:
            await web.close()

    assert asyncio.run(post()) == Outcome("never", reason)


def test_a_hook_that_cannot_be_reached_in_time_is_tried_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def post() -> Outcome:
        web = Web()

        def too_slow(*_: object, **__: object) -> None:
            raise aiohttp.ConnectionTimeoutError

        monkeypatch.setattr(web._session, "post", too_slow)
        try:
            return await web.post("https://ducks.example/", b"{}", {})
        finally:
            await web.close()

    assert asyncio.run(post()) == Outcome("later", "unreachable")


def test_a_mail_server_that_falls_silent_may_have_taken_the_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*_: object, **__: object) -> None:
        raise aiosmtplib.SMTPServerDisconnected("connection lost")

    monkeypatch.setattr(aiosmtplib, "send", silent)
    mail = Post(Settings(mail_server="mail.example.org:587", mail_from="ducks@example.org"))
    assert asyncio.run(mail.send("anna@example.org", HELLO)) == Outcome("unknown", "no-answer")


def test_keys_of_a_browser_that_nothing_can_be_encrypted_with_are_never_tried_again() -> None:
    # checked_keys lets none of these in; a database may hold older ones.
    async def send() -> Outcome:
        web = Web()
        try:
            target = {"endpoint": "https://push.example/1", "p256dh": "AAAA", "auth": "AAAA"}
            return await Push(web, new_key(), "mailto:ducks@example.org").send(target, HELLO)
        finally:
            await web.close()

    assert asyncio.run(send()) == Outcome("never", "bad-keys")


@pytest.mark.parametrize("kind", ["mail", "hook", "push"])
def test_a_way_that_is_no_longer_offered_is_not_used(kind: Any) -> None:
    way = Way(1, "anna", None, kind, {"url": "https://x", "address": "a@b"}, "https://x", True, 0, None, None)
    sent = asyncio.run(Senders(Settings()).send(way, HELLO))
    assert sent == Outcome("never", "not-offered")


def test_a_server_that_lacks_what_calls_need_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "aiosmtplib", None)
    monkeypatch.delitem(__import__("sys").modules, "webfoot.server.calls.mail", raising=False)
    senders = Senders(Settings())
    with caplog.at_level("INFO", logger="webfoot"):  # a command may have set a level of its own
        asyncio.run(senders.open(Any))  # type: ignore[arg-type]  # it does not come to that
    assert "pip install 'webfoot[calls]'" in caplog.text
    assert senders.offered == []


def test_a_call_that_fails_inside_is_not_tried_again(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> Outcome:
        raise RuntimeError("no idea")

    time = Time(server, monkeypatch)
    monkeypatch.setattr(server.house.outbox.senders, "send", fail)
    first, second = two_players(server)
    absent, present = (second, first) if first.brief["moves"] else (first, second)
    add(absent.guest, "hook", url="https://ducks.example/call")
    leave(absent, present)
    play_turn(present)
    time.passes(61_000)
    time.settles()
    assert waiting(tmp_path) == []
    assert ways(absent.guest)[0]["failed"] == "internal"


def test_the_outbox_goes_on_after_trouble_with_the_storage(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(outbox, "TROUBLE_SECONDS", 0.0)
    rounds, well = [1, 2, 3], asyncio.Event()

    async def trouble(*_: object) -> list[object]:
        if rounds.pop() > 1:
            raise StorageTrouble("disk full")
        rounds.append(1)
        well.set()
        return []

    monkeypatch.setattr(server.house.storage, "due_calls", trouble)
    server.in_house(lambda house: house.outbox._new.set())
    server.in_house(lambda _: well.wait())
    assert "the outbox waits, since the storage gives trouble: disk full" in caplog.text


def test_the_oldest_challenge_is_given_up_when_too_many_wait(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "MOST", 2)
    house = server.house
    for guest in ("anna", "bert", "cleo"):
        house.accounts._challenge(guest, "use")
    assert [guest for guest, _ in house.accounts._challenges] == ["bert", "cleo"]


def test_browsers_make_no_passkeys_for_what_is_no_address() -> None:
    assert accounts.site_of("https://[::1") is None
    assert accounts.site_of("http://ducks.example") is None
    assert accounts.site_of("http://localhost:8000") == "localhost"


@pytest.mark.parametrize("packed", [b"no archive", lzma.compress(b"no JSON"), lzma.compress(b'{"form": 1}')])
def test_what_is_no_archive_is_not_read(packed: bytes) -> None:
    with pytest.raises(BadArchive):
        archive.read(packed)


def test_a_file_of_fingerprints_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "fingerprints.json"
    file.write_text('{"fingerprints": {"table": "abc"}}')
    assert upgrading.read_fingerprints(file) == {"table": "abc"}
    monkeypatch.setattr(upgrading, "MOST_BYTES", 10)
    with pytest.raises(upgrading.BadFingerprints, match="too long"):
        upgrading.read_fingerprints(file)


def test_an_answer_that_is_no_problem_is_told_as_it_is() -> None:
    assert administering._detail(b'{"detail": "no such table"}') == "no such table"
    assert administering._detail(b"<html>teapot</html>") == "<html>teapot</html>"


def test_trouble_with_the_storage_is_said_to_an_administrator(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def trouble(*_: object) -> list[str]:
        raise StorageTrouble("disk full")

    monkeypatch.setattr(administering, "_in_database", trouble)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "webfoot.sqlite").touch()
    with pytest.raises(AdminProblem, match="the storage gives trouble: disk full"):
        administering.ask(Online(), tmp_path / "other")


def test_a_ban_of_something_else_is_refused() -> None:
    from webfoot.server.administration import _subject

    assert _subject("192.0.2.7") == "192.0.2.7"
    with pytest.raises(AdminProblem, match="neither a guest nor a bot nor an address"):
        _subject("192.0.2.")


def test_nobody_is_called_for_a_seat_that_a_bot_has_taken(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(server, monkeypatch)
    first, second = two_players(server)
    absent, present = (second, first) if first.brief["moves"] else (first, second)
    add(absent.guest, "hook", url="https://ducks.example/call")
    leave(absent, present)
    play_turn(present)
    assert [row[0] for row in waiting(tmp_path)] == [absent.seat]
    again = absent.guest.page(present.info["id"])
    assert again.do("resign", table=present.info["id"]) is None
    time.passes(61_000)
    time.settles()
    assert waiting(tmp_path) == []
    assert ways(absent.guest)[0]["failed"] is None
