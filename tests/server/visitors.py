"""People of the tests: a server in this process, guests who ask it for things, and the pages they have open."""

from __future__ import annotations

import asyncio
import copy
import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest

from tests.server import databases
from tests.server.clients import Client, borrowed_routes
from tests.server.postgres import SECRET
from webfoot.core.chance import QuickChance, seed_from
from webfoot.core.game import Game
from webfoot.core.registry import game, rules_of
from webfoot.server import house, setting_up
from webfoot.server.app import create_app
from webfoot.server.archives import Archivist, NoArchive
from webfoot.server.bots.homes import Memory
from webfoot.server.bots.pool import Bots, Question
from webfoot.server.bots.queue import NOBODY, Asker
from webfoot.server.house import House
from webfoot.server.settings import Limits, Retention, Settings
from webfoot.server.storage.protocol import Row
from webfoot.server.storage.sqlite.migrate import migrate
from webfoot.server.table import archive, bygone, clock, table
from webfoot.server.table.details import Details

NO_LIMIT = (1e9, 1e9)
UNLIMITED = Limits(
    commands=NO_LIMIT,
    commands_of_a_guest=NO_LIMIT,
    commands_of_an_address=NO_LIMIT,
    requests=NO_LIMIT,
    live_moves=NO_LIMIT,
    idle_moves=NO_LIMIT,
    undos=NO_LIMIT,
    chat=NO_LIMIT,
    chat_of_an_address=NO_LIMIT,
    chat_at_a_table=NO_LIMIT,
    names=NO_LIMIT,
    names_of_an_address=NO_LIMIT,
    hints=NO_LIMIT,
    hints_of_an_address=NO_LIMIT,
    tables=NO_LIMIT,
    tables_of_a_guest=NO_LIMIT,
    handovers=NO_LIMIT,
    handovers_of_an_address=NO_LIMIT,
    arrivals=NO_LIMIT,
    replays=NO_LIMIT,
    replays_waiting=10**6,
    bot_tables_of_a_guest=10**6,
    bot_tables_of_an_address=10**6,
)
SECONDS = 20.0
"""How long to wait for what must come. Nothing in these tests depends on it being exact."""
_keys = itertools.count()


def new_key() -> str:
    return f"test-key-{next(_keys):06}"


class InstantBots(Bots):
    """Bots that play in this process, at once, and remember what they were handed."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.asked: list[tuple[str, int, bytes, str]] = []
        self.longest: list[int | None] = []
        self._rules: int | None = None

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        self._rules = question.rules
        self.longest.append(question.longest)
        number = await self.choose(question.game, question.seat, question.imagined, question.level)
        return None if number is None else [number]

    async def choose(self, game_key: str, seat: int, imagined: bytes, level: str) -> int | None:
        self.asked.append((game_key, seat, imagined, level))
        legal: list[int] = rules_of(game_key, self._rules).load(imagined).legal(seat)
        return legal[QuickChance(len(self.asked)).below(len(legal))]


class NoArchivist:
    """Archives nothing, so that what a test sees is made from rows."""

    async def make(self, details: Details, rows: list[Row]) -> bytes:
        raise NoArchive("not in this test")

    async def close(self) -> None:
        pass


class ThreadArchivist(NoArchivist):
    """Makes archives in this process, so that it knows the toys of the tests."""

    async def make(self, details: Details, rows: list[Row]) -> bytes:
        played = bygone.rules_of(details, vars(table)["game_of"])
        if isinstance(played, bygone.Bygone):
            raise NoArchive("not carried")
        return await asyncio.to_thread(archive.make, played, details, rows)


def host_too(monkeypatch: pytest.MonkeyPatch, one_more: Game[Any]) -> None:
    """Let the server host a game that is not in the registry."""

    def found(key: str) -> Game[Any]:
        return one_more if key == one_more.key else game(key)

    monkeypatch.setattr(table, "game_of", found)
    monkeypatch.setattr(house, "game_of", found)
    monkeypatch.setattr(setting_up, "game_of", found)


class Server:
    """A running server. Guests come from `guest()`."""

    def __init__(self, client: Client, bots: Bots) -> None:
        self.client = client
        self.bots = bots
        self._stack = ExitStack()

    @property
    def house(self) -> House:
        house = self.client.app.state["house"]
        assert isinstance(house, House)
        return house

    def guest(self) -> Guest:
        answer = self.client.get("/api/me", headers={"cookie": ""})
        self.client.cookies.clear()
        return Guest(self, answer.headers["set-cookie"].split(";")[0], answer.json()["id"])

    def in_house(self, ask: Callable[[House], Any]) -> Any:
        """Call something in the thread of the server's event loop; wait for it if it is a coroutine."""

        async def asked() -> Any:
            found = ask(self.house)
            return await found if hasattr(found, "__await__") else found

        with self.client.portal() as portal:
            return portal.call(asked)

    def open_page(self, page: Page) -> Page:
        return self._stack.enter_context(page)

    def close_pages(self) -> None:
        self._stack.close()


class Hours:
    """The clock of a house, in the hands of the test."""

    START = 1_000_000

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch, now: int = START) -> None:
        self.now = now
        self._server = server
        monkeypatch.setattr(server.house, "now", lambda: self.now)
        # However long a command waits on a busy machine, no time passes by this clock.
        counted = server.house.servertime.counter()
        monkeypatch.setattr(server.house.servertime, "counter", lambda: counted)

    def ring(self, table_id: str, at: int) -> None:
        """It is that long after the start, and the alarm of this table goes off."""
        self.now = self.START + at
        self.strike(table_id)

    def strike(self, table_id: str) -> None:
        """The alarm of this table goes off."""

        async def ring(house: House) -> None:
            await clock.ring(await house.table(table_id))

        self._server.in_house(ring)


@cache
def empty_database() -> bytes:
    """A fresh database, made once: every test begins with a copy."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "webfoot.sqlite"
        migrate(file)
        return file.read_bytes()


def kept_in(data: Path) -> dict[str, Any]:
    """Settings of a server on the database of this folder, which is made if there is none: see databases.py."""
    if databases.chosen == "postgres":
        return {"database": databases.address(data), "secret_key": SECRET}
    if not (data / "webfoot.sqlite").exists():
        data.mkdir(parents=True, exist_ok=True)
        (data / "webfoot.sqlite").write_bytes(empty_database())
    return {}


@contextmanager
def serving(
    data: Path,
    *,
    bots: Bots | None = None,
    limits: Limits | None = None,
    archivist: Archivist | None = None,
    write_apart: bool = False,
    **more: Any,
) -> Iterator[Server]:
    generous = limits or UNLIMITED
    reaction = {"random": 0.01, "gentle": 0.01, "quick": 0.01, "thinker": 0.01, "thinker-long": 0.01}
    for_good = Retention(waiting_days=0, unfinished_days=0, finished_days=0, chat_days=0, command_days=0, guests=0)
    usual = {
        "folder": data,
        "bot_pace": (0, 0),
        "bot_pace_alone": 0,
        "bot_reaction": reaction,
        "lobby_pause": 0,
        # However busy the machine is that runs the tests, their server was never away.
        "away": 1e6,
        # What is due at slow tables is looked at when a test says so.
        "due_every": 1e6,
        "limits": generous,
        "retention": for_good,
    }
    settings = Settings(**{**usual, **kept_in(data), **more})
    bots = bots or InstantBots()
    seeds = map(seed_from, itertools.count())
    with (
        borrowed_routes() as borrow,
        Client(
            create_app(settings, bots, archivist or NoArchivist(), write_apart=write_apart, onto=borrow),
            raise_server_exceptions=False,
        ) as client,
    ):
        server = Server(client, bots)
        # The same luck in every run.
        server.house.new_seed = seeds.__next__  # type: ignore[method-assign]
        try:
            yield server
        finally:
            server.close_pages()


class Guest:
    def __init__(self, server: Server, cookie: str, number: str) -> None:
        self.server = server
        self.cookie = cookie
        self.id = number

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"cookie": self.cookie, **more.pop("headers", {})}
        answer = self.server.client.request(method, path, headers=headers, **more)
        self.server.client.cookies.clear()
        return answer

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def create(self, *seats: str, start: bool = False, game: str = "canardage", **more: Any) -> str:
        """A new table; a seat is `me`, `open`, `link`, `bot` or `bot:level`. Returns its id."""
        chairs = [{"kind": kind, **({"level": level} if level else {})} for kind, _, level in map(_split, seats)]
        answer = self.ask("POST", "/api/tables", json={"game": game, "seats": chairs, "start": start, **more})
        assert answer.status_code == 200, answer.text
        table = answer.json()["table"]
        assert isinstance(table, str)
        return table

    def page(self, table: str | None = None, **headers: str) -> Page:
        """A page of this guest, watching a table if one is named."""
        page = self.server.open_page(Page(self, headers))
        if table is not None:
            assert page.do("watch", table=table) is None
        return page


def unfolded(replay: Any) -> list[Any]:
    """The moments of a replay, each with its whole briefing, as the page puts them together."""
    moments: list[Any] = []
    before: Any = None
    for moment in replay["moments"]:
        whole = [copy.deepcopy(before)]
        for path, value in moment["changes"]:
            keys: list[Any] = [0, *path]
            inside: Any = whole
            for key in keys[:-1]:
                inside = inside[key]
            inside[keys[-1]] = value
        before = whole[0]
        moments.append({"step": moment["step"], "brief": before})
    return moments


def _split(seat: str) -> tuple[str, str, str]:
    return seat.partition(":")


class Page:
    """An open page: what it has heard, and what it knows of the table it watches."""

    def __init__(self, guest: Guest, headers: dict[str, str]) -> None:
        self.guest = guest
        self.session = guest.server.client.websocket_connect("/ws", headers={"cookie": guest.cookie, **headers})
        self.heard: list[str] = []
        """Every message as it came, text for text."""
        self.info: Any = None
        self.brief: Any = None
        self.seat: int | None = None
        self.seq = 0
        self.can_undo = False
        self.window: Any = None
        self.clock: Any = None

    def __enter__(self) -> Page:
        self.session.__enter__()
        self.hear("welcome")
        return self

    def __exit__(self, *_: object) -> None:
        self.session.__exit__()

    # speaking

    def send(self, do: str, key: str | None = None, **fields: Any) -> str:
        key = key or new_key()
        self.session.send_text(json.dumps({"do": do, "key": key, **fields}))
        return key

    def do(self, do: str, key: str | None = None, **fields: Any) -> str | None:
        """Send a command and wait for its answer: None if it was accepted, else the reason."""
        if do not in ("watch", "watch-lobby") and "table" not in fields:
            fields["table"] = self.info["id"]
        return self.answer_to(self.send(do, key, **fields))

    def answer_to(self, key: str) -> str | None:
        while True:
            message = self.listen()
            if message.get("key") == key:
                assert message["type"] in ("accepted", "refused")
                return None if message["type"] == "accepted" else message["reason"]["rule"]

    def play(self, move: Any = None, seq: int | None = None) -> str | None:
        """Play a move, by default the first legal one."""
        move = self.brief["moves"][0]["move"] if move is None else move
        return self.do("play", seq=self.seq if seq is None else seq, move=move)

    # listening

    def listen(self) -> Any:
        """The next message."""
        text = self.session.receive_text(timeout=SECONDS)
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] in ("table", "table-changed"):
            self.info, self.seat = message["table"], message["seat"]
        if message["type"] in ("table", "stepped"):
            self.brief, self.can_undo = message["brief"], message["can_undo"]
            self.window = message["window"]
            self.seq = message["seq"] if message["type"] == "table" else message["step"]["seq"]
        if message["type"] in ("table", "clock-changed"):
            self.clock = message["clock"]
        return message

    def texts(self, kind: str) -> list[str]:
        """Every message of this kind that has come, text for text."""
        return [text for text in self.heard if json.loads(text)["type"] == kind]

    def messages(self, kind: str) -> list[Any]:
        return [json.loads(text) for text in self.texts(kind)]

    def hear(self, kind: str, when: Callable[[Any], bool] = lambda message: True) -> Any:
        """Listen until a message of this kind comes."""
        while True:
            message = self.listen()
            if message["type"] == kind and when(message):
                return message

    def wait(self, true_of: Callable[[Any], bool]) -> None:
        """Listen until this is true of the table's info."""
        while not true_of(self.info):
            self.listen()

    def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            self.listen()


def two_players(server: Server, *more_seats: str, **options: Any) -> tuple[Page, Page]:
    """A game of two guests that has just begun."""
    host, friend = server.guest(), server.guest()
    table = host.create("me", "open", *more_seats, **options)
    first, second = host.page(table), friend.page(table)
    assert second.do("sit", seat=1) is None
    assert first.do("start") is None
    second.catch_up(1)
    return first, second


def play_on(*pages: Page, until: Callable[[], bool] = lambda: False, luck: int = 1) -> None:
    """Everybody plays random legal moves, until the game is over or until told."""
    chance = QuickChance(luck)
    while True:
        newest = max(page.seq for page in pages)
        for page in pages:
            page.catch_up(newest)
        if pages[0].brief["over"] or until():
            return
        actor = next((page for page in pages if page.brief["moves"]), None)
        if actor is None:
            pages[0].hear("stepped")
            continue
        moves = actor.brief["moves"]
        assert actor.play(moves[chance.below(len(moves))]["move"]) is None
