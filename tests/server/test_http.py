"""What is asked for over HTTP, and the safety of every answer."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import Server, serving
from tests.toys.purses import Purses
from webfoot.core.fields import described
from webfoot.core.game import LANGUAGES, Game
from webfoot.core.registry import game, game_keys
from webfoot.core.words import Words
from webfoot.server import house, setting_up
from webfoot.server.app import create_app
from webfoot.server.edge.limits import Bucket, Buckets, neighbourhood
from webfoot.server.edge.security import Keys, answer_headers, origin_allowed
from webfoot.server.environment import from_environment
from webfoot.server.guests import BadName, clean_name, default_name, preferred_language
from webfoot.server.logs import Discreet, without_tokens
from webfoot.server.main import configuration
from webfoot.server.settings import Limits, Settings

JSON = {"content-type": "application/json"}


def test_the_first_visit_makes_a_guest_with_a_name_and_a_cookie(server: Server) -> None:
    answer = server.client.get("/api/me", headers={"accept-language": "de, it;q=0.8, en;q=0.5"})
    me = answer.json()
    assert me == {"id": me["id"], "name": default_name(me["id"]), "language": "it"}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    again = server.client.get("/api/me")
    assert again.json()["id"] == me["id"]
    assert "set-cookie" not in again.headers
    server.client.cookies.clear()


def test_cookies_stay_on_https_where_the_page_does(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://play.example",)) as server:
        answer = server.client.get("/api/me")
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers


def test_a_forged_cookie_makes_a_new_guest(server: Server) -> None:
    guest = server.guest()
    forged = guest.cookie[:-3] + "abc"
    answer = server.client.get("/api/me", headers={"cookie": forged})
    assert answer.json()["id"] != guest.id
    assert "set-cookie" in answer.headers


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "!!!", "x" * 25, "\u202e"])
def test_bad_names(server: Server, name: str) -> None:
    guest = server.guest()
    answer = guest.ask("PUT", "/api/me", json={"name": name, "language": "en"})
    assert answer.status_code == 400
    assert answer.json()["problem"] in ("bad-name", "malformed")


def test_games_and_their_options(server: Server) -> None:
    games = server.client.get("/api/games").json()
    assert [entry["key"] for entry in games] == list(game_keys())
    canardage = next(entry for entry in games if entry["key"] == "canardage")
    assert (canardage["min_seats"], canardage["max_seats"]) == (2, 6)
    assert canardage["levels"] == ["gentle", "quick", "thinker", "thinker-long"]
    spacedealer = next(entry for entry in games if entry["key"] == "spacedealer")
    assert spacedealer["levels"] == ["gentle", "quick", "thinker"]
    for entry in games:
        assert list(entry["titles"]) == list(LANGUAGES)
        assert all(title["name"] and title["pitch"] for title in entry["titles"].values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_the_texts_of_a_game(server: Server, key: str, language: str) -> None:
    texts = server.client.get(f"/api/games/{key}/texts/{language}").json()
    assert texts["language"] == language
    assert texts["fluent"] == game(key).file("locale", f"{language}.ftl").read_text(encoding="utf-8")
    assert texts["events"] == _plain(described(game(key).event_types))


def test_a_game_that_speaks_english_only(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    canardage = game("canardage")
    monkeypatch.setattr(canardage, "file", _only_english(canardage))
    texts = server.client.get("/api/games/canardage/texts/fr").json()
    assert (texts["language"], texts["fluent"]) == (
        "en",
        canardage.file("locale", "en.ftl").read_text(encoding="utf-8"),
    )
    rules = server.client.get("/api/rules/canardage/it")
    assert rules.headers["content-language"] == "en"
    assert rules.content == canardage.rulebook("en").encode()
    french = Words(canardage, "fr")
    assert (french.language, french.say("card-pan")) == ("en", "Shoot")


def test_a_game_without_words_and_rulebook(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    canardage = game("canardage")
    monkeypatch.setattr(canardage, "package", "webfoot.bots")
    texts = server.client.get("/api/games/canardage/texts/fr").json()
    assert (texts["language"], texts["fluent"]) == ("en", "")
    assert texts["events"] == _plain(described(canardage.event_types))
    rules = server.client.get("/api/rules/canardage/fr")
    assert (rules.status_code, rules.json()["problem"]) == (404, "no-rulebook")


def _plain(value: object) -> object:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _only_english(game: Game[Any]) -> Callable[..., Traversable]:
    def file(*path: str) -> Traversable:
        english = path[-1].startswith("en.")
        return resources.files(game.package).joinpath(*path) if english else resources.files("webfoot") / "missing"

    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks(server: Server, language: str) -> None:
    answer = server.client.get(f"/api/rules/canardage/{language}")
    assert answer.headers["content-type"].startswith("text/markdown")
    assert answer.content == game("canardage").rulebook(language).encode()


@pytest.mark.parametrize("what", ["/api/rules/{}", "/api/games/{}/texts"])
@pytest.mark.parametrize(
    ("game", "language", "problem", "detail"),
    [
        ("chess", "en", "no-such-game", "no game is called 'chess'"),
        ("canardage", "de", "not-found", "'de' is not among the languages: en, fr, it"),
        ("canardage", "..%2Fen", "not-found", ""),
    ],
)
def test_no_such_rulebook_and_no_such_texts(
    server: Server, what: str, game: str, language: str, problem: str, detail: str
) -> None:
    answer = server.client.get(f"{what.format(game)}/{language}")
    assert answer.status_code == 404
    assert answer.json()["problem"] == problem
    assert detail in answer.json()["detail"]


GOOD: dict[str, Any] = {"game": "canardage", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b"", "malformed"),
        (b"{", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b"[]", "malformed"),
        ({**GOOD, "more": 1}, "malformed"),
        ({**GOOD, "seats": []}, "malformed"),
        ({**GOOD, "seats": "two"}, "malformed"),
        ({**GOOD, "seats": [{"kind": "ghost"}, {"kind": "me"}]}, "malformed"),
        ({**GOOD, "seats": [{"kind": "me"}, {"kind": "me"}]}, "malformed"),
        ({**GOOD, "seats": [{"kind": "bot", "level": "a/b"}, {"kind": "me"}]}, "malformed"),
        ({**GOOD, "seats": [{"kind": "bot", "level": "x" * 33}, {"kind": "me"}]}, "malformed"),
        ({**GOOD, "options": {"deck": 7}}, "malformed"),
        ({**GOOD, "options": {"deck": "none"}}, "bad-options"),
        ({**GOOD, "options": {"unheard": True}}, "bad-options"),
        ({**GOOD, "seats": [{"kind": "me"}]}, "bad-options"),
        ({**GOOD, "seats": [{"kind": "open"}] * 7}, "bad-options"),
        ({**GOOD, "game": "chess"}, "no-such-game"),
    ],
)
def test_tables_that_cannot_be(server: Server, body: Any, problem: str) -> None:
    guest = server.guest()
    sent = {"content": body, "headers": JSON} if isinstance(body, bytes) else {"json": body}
    answer = guest.ask("POST", "/api/tables", **sent)
    assert answer.status_code == 400
    assert answer.json()["problem"] == problem
    assert answer.json()["detail"]


def test_a_game_says_in_its_own_words_why_options_do_not_go_together(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "game_of", lambda key: Purses())
    monkeypatch.setattr(setting_up, "game_of", lambda key: Purses())
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "purses", "seats": seats, "options": {"sunny": True, "rainy": True}}
    answer = server.guest().ask("POST", "/api/tables", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["problem"] == "bad-options"
    assert answer.json()["reason"] == {"rule": "weather", "values": {}}


def test_a_body_that_is_too_big(server: Server) -> None:
    guest = server.guest()
    answer = guest.ask("POST", "/api/tables", content=b" " * 20_000, headers=JSON)
    assert answer.status_code == 413
    assert answer.json()["problem"] == "too-big"


def test_forged_requests(server: Server) -> None:
    guest = server.guest()
    plain = guest.ask("POST", "/api/tables", content=b"{}", headers={"content-type": "text/plain"})
    assert (plain.status_code, plain.json()["problem"]) == (415, "not-json")
    for origin in ("https://evil.example", "null"):
        foreign = guest.ask("POST", "/api/tables", json=GOOD, headers={"origin": origin})
        assert (foreign.status_code, foreign.json()["problem"]) == (403, "foreign-origin")
        foreign = guest.ask("PUT", "/api/me", json={"name": "Eve", "language": "en"}, headers={"origin": origin})
        assert foreign.status_code == 403
    own = guest.ask("POST", "/api/tables", json=GOOD, headers={"origin": "http://testserver.local"})
    assert own.status_code == 200


def test_unknown_addresses_and_methods_are_problems_too(server: Server) -> None:
    assert server.client.get("/api/nothing").json()["problem"] == "not-found"
    assert server.client.delete("/api/me").json()["problem"] == "not-allowed"
    assert server.client.post("/api/nothing", json={}).status_code in (404, 405)
    assert server.client.get("/ws").json()["problem"] == "not-a-socket"
    assert server.client.get("/healthz").text == "ok\n"


def test_an_error_of_ours_shows_nothing_of_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(guest: str, pages: int) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(server.house.lobby, "whole", fail)
    answer = server.guest().get("/api/lobby")
    assert answer.status_code == 500
    assert answer.json() == {"problem": "internal", "detail": "", "reason": None}


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/me", "/api/nothing", "/nowhere.txt"])
def test_every_answer_carries_the_headers(server: Server, path: str) -> None:
    headers = server.client.get(path, headers={"cookie": ""}).headers
    server.client.cookies.clear()
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "ws://testserver.local" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]


def test_a_host_header_cannot_change_the_policy() -> None:
    headers = dict(answer_headers("evil; script-src *", secure=False))
    assert b"evil" not in headers[b"content-security-policy"]


def test_origins() -> None:
    assert origin_allowed(None, "host", ())
    assert origin_allowed("http://host:80", "host:80", ())
    assert not origin_allowed("http://host:81", "host:80", ())
    assert not origin_allowed("http://host", "", ())
    assert not origin_allowed("", "", ())
    assert origin_allowed("https://a", "b", ("https://a",))
    assert not origin_allowed("http://b", "b", ("https://a",))
    assert not origin_allowed("http://[", "b", ())


@pytest.mark.parametrize(
    "origin",
    ["ducks.example", "https://", "ftp://a.example", "https://a.example/path", "https://A.example", "http://["],
)
def test_an_origin_that_no_page_can_have_is_refused(tmp_path: Path, origin: str) -> None:
    with pytest.raises(ValueError, match="an origin is like https://"):
        Settings(folder=tmp_path, origins=(origin,))


@pytest.mark.parametrize("proxy", ["*", "", "nginx", "10.0.0.1/8", "300.0.0.1"])
def test_a_proxy_that_is_no_address_is_refused(tmp_path: Path, proxy: str) -> None:
    with pytest.raises(ValueError, match="a proxy is an address or a network"):
        Settings(folder=tmp_path, proxies=(proxy,))


@pytest.mark.parametrize(
    ("proxies", "asks", "visitor"),
    [
        ((), "127.0.0.1", "203.0.113.7"),
        ((), "::1", "203.0.113.7"),
        ((), "10.0.0.2", "10.0.0.2"),
        (("10.0.0.0/8",), "10.0.0.2", "203.0.113.7"),
        (("10.0.0.0/8",), "127.0.0.1", "127.0.0.1"),
    ],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_only_proxies_that_are_named_are_believed(
    tmp_path: Path, proxies: tuple[str, ...], asks: str, visitor: str, kind: str
) -> None:
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    more: Any = {"proxies": proxies} if proxies else {}
    config = configuration(app, Settings(folder=tmp_path, **more))
    config.load()
    # What the visitor wrote there himself stands before what the proxy added.
    headers = [(b"x-forwarded-for", b"198.51.100.1, 203.0.113.7")]
    scope: Any = {"type": kind, "client": (asks, 1234), "scheme": "http", "headers": headers}
    asyncio.run(config.loaded_app(scope, None, None))
    assert seen == [visitor]


def test_a_token_is_never_logged(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = server.guest()
    link = host.page(host.create("me", "link")).info["links"]["1"]
    token = link.removeprefix("/s/")
    path = link.replace("/s/", "/api/links/")
    answer = server.guest().ask("POST", path, json={}, headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["problem"]) == (403, "foreign-origin")

    async def broken(_: str) -> None:
        raise RuntimeError(f"no table for {path}")

    monkeypatch.setattr(server.house.storage, "find_link", broken)
    assert server.guest().get(path).status_code == 500
    logged = "".join(Discreet("%(message)s").format(record) for record in caplog.records)
    assert "GET /api/links/… failed" in logged
    assert "no table for /api/links/…" in logged
    assert token not in logged
    assert "signature" not in without_tokens("cookie: webfoot-guest=guest.signature; other=1")


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/assets/" + "%C3%A9" * 200, "/a%00b", "/" + "a/" * 3000])
def test_an_address_that_no_file_can_have_is_simply_not_there(tmp_path: Path, built: Path, path: str) -> None:
    with serving(tmp_path / "data", client=built) as server:
        assert server.client.get(path).status_code == 404


@pytest.mark.parametrize("host", ["[", "http://[", "a b", ":"])
def test_a_host_that_is_none_breaks_nothing(server: Server, host: str) -> None:
    assert server.client.get("/api/lobby", headers={"host": host}).status_code < 500


def test_new_tables_from_one_address_have_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(tables=(2, 0.0001))) as server:
        codes = [server.guest().ask("POST", "/api/tables", json=GOOD).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


def test_long_answers_are_packed(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    with serving(tmp_path) as server:
        guest = server.guest()
        packed = guest.ask("GET", f"/api/tables/{table}/replay", headers={"accept-encoding": "gzip"})
        plain = guest.ask("GET", f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_buckets() -> None:
    now = [0.0]
    bucket = Bucket((2, 1), lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 1.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    many = Buckets((1, 1), lambda: now[0])
    assert many.take("a")
    assert not many.take("a")
    assert many.take("b")


def test_households() -> None:
    assert neighbourhood("203.0.113.7") == "203.0.113.7"
    assert neighbourhood("2001:db8:1:2300::1") == neighbourhood("2001:db8:1:23ff::9") == "2001:db8:1:2300::/56"
    assert neighbourhood("testclient") == "testclient"


def test_names_and_languages() -> None:
    assert clean_name("  Zoé  du\tLac ") == "Zoé du Lac"
    with pytest.raises(BadName):
        clean_name("\u200d")
    assert preferred_language("fr-CA,en") == "fr"
    assert preferred_language(None) == "en"
    assert preferred_language("de,ja") == "en"


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path)
    assert settings.secret() == settings.secret()
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    one, two = Keys(settings), Keys(Settings(folder=tmp_path, secret_key="another" * 5))
    assert one.guest(one.sign("guest-1")) == "guest-1"
    assert two.guest(one.sign("guest-1")) is None
    assert one.link("table", 1, "nonce") != two.link("table", 1, "nonce")


def test_settings_of_the_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert from_environment() == {}
    monkeypatch.setenv("WEBFOOT_ORIGINS", "https://play.example/, https://other.example")
    monkeypatch.setenv("WEBFOOT_DURABILITY", "normal")
    found = from_environment()
    assert found == {"origins": ("https://play.example", "https://other.example"), "durability": "normal"}
    assert Settings(folder=tmp_path, **found).secure
    with pytest.raises(ValueError, match="durability"):
        Settings(folder=tmp_path, durability="none")  # type: ignore[arg-type]


def test_a_database_that_nobody_knows_is_refused_clearly(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="must be sqlite:///path or postgresql://"):
        _ = Settings(folder=tmp_path, database="mysql://somewhere/else").database_file
    named = Settings(folder=tmp_path, database=f"sqlite+aiosqlite:///{tmp_path}/named.sqlite")
    assert named.database_file == tmp_path / "named.sqlite"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Webfoot</title>", "utf-8")
    (client / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (client / "assets" / "app-1234.js").write_text("let duck = 1;\n" * 200, "utf-8")
    (client / "assets" / "app-1234.css").write_text("duck {}\n", "utf-8")
    (client / "assets" / "app-1234.css.gz").write_bytes(gzip.compress(b"duck {}\n"))
    (client / ".hidden").write_text("secret", "utf-8")
    (tmp_path / "outside.txt").write_text("secret", "utf-8")
    return client


def test_the_client_is_served_with_the_right_types_and_ages(tmp_path: Path, built: Path) -> None:
    with serving(tmp_path / "data", client=built) as server:
        for page in ("/", "/new/canardage", "/t/AAAA", "/s/token", "/rules/canardage", "/replay/AAAA"):
            answer = server.client.get(page)
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        script = server.client.get("/assets/app-1234.js", headers={"accept-encoding": "gzip, br"})
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("let duck")
        style = server.client.get("/assets/app-1234.css", headers={"accept-encoding": "gzip"})
        assert style.headers["content-encoding"] == "gzip"
        assert style.text == "duck {}\n"
        assert server.client.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
        tag = script.headers["etag"]
        same = server.client.get("/assets/app-1234.js", headers={"accept-encoding": "gzip", "if-none-match": tag})
        assert same.status_code == 304


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/.hidden", "/../outside.txt", "/%2e%2e/outside.txt", "/assets", "/lost"]
)
def test_nothing_else_is_served(tmp_path: Path, built: Path, path: str) -> None:
    with serving(tmp_path / "data", client=built) as server:
        answer = server.client.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text


def test_a_client_that_is_not_built_says_how(tmp_path: Path) -> None:
    with serving(tmp_path, client=tmp_path / "nowhere") as server:
        answer = server.client.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text


def test_the_factory_needs_no_more_than_a_folder(tmp_path: Path) -> None:
    assert create_app(Settings(folder=tmp_path)).routes
