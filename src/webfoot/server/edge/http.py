"""What is asked for once and not watched: oneself, games, lobby, new tables, seat links, replays, records, rules."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from webfoot.core.errors import BadOptions, Refusal, UnknownGame
from webfoot.core.game import LANGUAGES, Game
from webfoot.core.registry import game as game_of
from webfoot.core.registry import game_keys
from webfoot.server.edge.limits import neighbourhood
from webfoot.server.edge.security import COOKIE, COOKIE_AGE, new_id, origin_allowed
from webfoot.server.guests import BadName, preferred_language
from webfoot.server.house import House
from webfoot.server.table import replay, seating
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.wire import (
    Frame,
    GameInfo,
    Level,
    Lobby,
    NewMe,
    NewTable,
    Problem,
    Replay,
    TableCreated,
)

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
JSON = "application/json"
LEVELS: list[Level] = ["random", "quick", "thinker"]
WORTH_PACKING = 2048
STATUS = {"no-such-table": 404, "unavailable": 503}


class Trouble(Exception):
    """An answer that is a problem."""

    def __init__(self, status: int, problem: str, detail: str = "", reason: Refusal | None = None) -> None:
        super().__init__(detail or problem)
        self.status = status
        self.body = Problem(problem, detail, reason)


# the ways in and out


def same_site(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Against forged requests: a page of another origin can neither send JSON unasked nor hide where it is."""
    if connection.scope.get("method") not in ("POST", "PUT"):
        return
    headers = connection.headers
    house = _house(connection)
    if not origin_allowed(headers.get("origin"), headers.get("host", ""), house.settings.origins):
        raise Trouble(403, "foreign-origin", "this page may not act here")
    if headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise Trouble(415, "not-json", f"the content type must be {JSON}")


def _house(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house = connection.app.state["house"]
    assert isinstance(house, House)
    return house


def _guest(request: AnyRequest) -> tuple[str, bool]:
    """Who asks, and whether he is new here."""
    guest = _house(request).keys.guest(request.cookies.get(COOKIE))
    return (new_id(), True) if guest is None else (guest, False)


async def _body(request: AnyRequest, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble(400, "malformed", str(error)) from None


def _answer(request: AnyRequest, body: object, guest: tuple[str, bool] | None = None) -> Response[bytes]:
    """The body as JSON, packed if it is worth it; somebody new gets a cookie."""
    encoded = msgspec.json.encode(body)
    headers = {"cache-control": "no-store"}
    if len(encoded) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        encoded = gzip.compress(encoded, 5)
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    cookies: list[Cookie] = []
    if guest is not None and guest[1]:
        house = _house(request)
        cookies.append(
            Cookie(
                key=COOKIE,
                value=house.keys.sign(guest[0]),
                max_age=COOKIE_AGE,
                path="/",
                httponly=True,
                samesite="lax",
                secure=house.settings.secure,
            )
        )
    return Response(encoded, media_type=JSON, headers=headers, cookies=cookies, status_code=200)


def problem(status: int, body: Problem) -> Response[bytes]:
    return Response(msgspec.json.encode(body), media_type=JSON, status_code=status)


def on_trouble(_request: AnyRequest, trouble: Trouble) -> Response[bytes]:
    return problem(trouble.status, trouble.body)


def on_refusal(_request: AnyRequest, no: Refuse) -> Response[bytes]:
    return problem(STATUS.get(no.refusal.rule, 409), Problem(no.refusal.rule))


def on_http_exception(_request: AnyRequest, error: HTTPException) -> Response[bytes]:
    names = {404: "not-found", 405: "not-allowed", 413: "too-big"}
    named = names.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    return problem(error.status_code, Problem(named, error.detail if error.status_code < 500 else ""))


# routes


@get("/me")
async def me(request: AnyRequest) -> Response[bytes]:
    guest = _guest(request)
    language = preferred_language(request.headers.get("accept-language"))
    return _answer(request, await _house(request).guests.get(guest[0], language), guest)


@put("/me")
async def change_me(request: AnyRequest) -> Response[bytes]:
    new = await _body(request, NewMe)
    guest = _guest(request)
    house = _house(request)
    try:
        changed = await house.guests.change(guest[0], new.name, new.language)
    except BadName as error:
        raise Trouble(400, "bad-name", str(error)) from None
    await house.renamed(changed)
    return _answer(request, changed, guest)


@get("/games")
async def games(request: AnyRequest) -> Response[bytes]:
    return _answer(request, _game_infos())


@cache
def _game_infos() -> list[GameInfo]:
    return [
        GameInfo(key, game.min_seats, game.max_seats, game.option_infos(), LEVELS, game.windows, game.plans)
        for key in game_keys()
        for game in [game_of(key)]
    ]


@get("/lobby")
async def lobby(request: AnyRequest) -> Response[bytes]:
    guest = _guest(request)
    return _answer(request, Lobby(_house(request).lobby.tables(guest[0])), guest)


@post("/tables")
async def create_table(request: AnyRequest) -> Response[bytes]:
    new = await _body(request, NewTable)
    house = _house(request)
    if sum(seat.kind == "me" for seat in new.seats) > 1:
        raise Trouble(400, "malformed", "you can sit on one seat only")
    address = request.client.host if request.client is not None else ""
    if not house.builders.take(neighbourhood(address)):
        raise Trouble(429, "too-fast", "too many new tables from here; wait a moment")
    guest = _guest(request)
    try:
        table = await house.create(guest[0], new)
    except UnknownGame as error:
        raise Trouble(400, "no-such-game", str(error)) from None
    except BadOptions as error:
        raise Trouble(400, "bad-options", str(error), error.reason) from None
    return _answer(request, TableCreated(table.id), guest)


@get("/links/{token:str}")
async def look_at_link(request: AnyRequest) -> Response[bytes]:
    """What an invitation is for, without accepting it."""
    guest = _guest(request)
    table, _ = await _linked(request)
    return _answer(request, table.info(guest[0]), guest)


@post("/links/{token:str}")
async def claim_link(request: AnyRequest) -> Response[bytes]:
    guest = _guest(request)
    table, seat = await _linked(request)
    await seating.claim_link(table, guest[0], seat)
    return _answer(request, TableCreated(table.id), guest)


async def _linked(request: AnyRequest) -> tuple[Table, int]:
    """The table and seat that the token of the address leads to."""
    house = _house(request)
    found = await house.store.find_link(request.path_params["token"][:100])
    if found is None:
        raise Trouble(404, "no-such-link", "this link leads to no seat any more")
    return await house.table(found[0]), found[1]


@get("/tables/{table:str}/replay")
async def watch_replay(request: AnyRequest) -> Response[bytes]:
    table = request.path_params["table"]
    viewer = _viewer(request.query_params.get("seat"))
    house = _house(request)
    finished = await _finished(house, table)
    if viewer is not None and viewer >= len(finished.facts.chairs):
        raise Trouble(404, "no-such-seat")
    rows = await house.log.rows(table)
    guest = _guest(request)

    def build() -> Response[bytes]:
        shown: list[Frame] = replay.frames(finished, rows, viewer)
        return _answer(request, Replay(finished.info(guest[0]), viewer, finished.game.timed, shown), guest)

    # A long game takes a while to go through; people at other tables should not notice.
    return await asyncio.to_thread(build)


@get("/tables/{table:str}/facts")
async def facts(request: AnyRequest) -> Response[bytes]:
    """What is printed on the pieces of the edition played at this table."""
    table = await _house(request).table(request.path_params["table"])
    return _answer(request, table.game.facts())


@get("/tables/{table:str}/rules/{language:str}")
async def table_rules(request: AnyRequest) -> Response[bytes]:
    """The rulebook with the values of the edition played at this table."""
    table = await _house(request).table(request.path_params["table"])
    return _rulebook(table.game, request.path_params["language"])


@get("/tables/{table:str}/record")
async def download_record(request: AnyRequest) -> Response[bytes]:
    finished = await _finished(_house(request), request.path_params["table"])
    assert finished.play is not None
    headers = {"content-disposition": f'attachment; filename="{finished.game.key}-{finished.id}.jsonl"'}
    return Response(finished.play.match.record().dump(), media_type="application/jsonl", headers=headers)


@get("/rules/{game:str}/{language:str}")
async def rules(request: AnyRequest) -> Response[bytes]:
    """The rulebook with the values that new tables are played with."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in game_keys():
        raise Trouble(404, "not-found", "there is no such rulebook")
    return _rulebook(_house(request).edition(game), language)


def _rulebook(game: Game[Any], language: str) -> Response[bytes]:
    if language not in LANGUAGES:
        raise Trouble(404, "not-found", "there is no such rulebook")
    text = game.rulebook(language).encode()
    return Response(text, media_type="text/markdown", headers={"cache-control": "no-cache"})


def _viewer(seat: str | None) -> int | None:
    if seat is None or seat == "":
        return None
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2):
        raise Trouble(400, "malformed", "seat must be a number")
    return int(seat)


async def _finished(house: House, table_id: str) -> Table:
    table = await house.table(table_id)
    if table.facts.status != "over":
        raise Trouble(409, "not-over", "the game is not over yet")
    return table


api = Router(
    path="/api",
    guards=[same_site],
    route_handlers=[
        me,
        change_me,
        games,
        lobby,
        create_table,
        look_at_link,
        claim_link,
        watch_replay,
        facts,
        table_rules,
        download_record,
        rules,
    ],
)
