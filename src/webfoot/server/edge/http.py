"""The HTTP routes: the guest, games, the lobby, new tables, seat links, replays, outcomes, records and rules."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, SkipValidation

from webfoot.bots.coaching import coached
from webfoot.bots.levels import offered
from webfoot.core import fields
from webfoot.core.errors import BadOptions, UnknownGame
from webfoot.core.game import LANGUAGES, Game, Language
from webfoot.core.registry import game as game_of
from webfoot.core.registry import game_keys
from webfoot.core.words import words
from webfoot.lessons.files import lessons
from webfoot.server import playing_on, records, renaming, setting_up
from webfoot.server.edge import accounts, calls, coach, devices, glossary, holidays, memory, notes, ratings
from webfoot.server.edge.answers import JSON, Answer, Trouble, Visitor, address_of, same_site, the_house, the_visitor
from webfoot.server.edge.lessons import HANDLERS
from webfoot.server.edge.security import link_hash
from webfoot.server.guests import BadName, preferred_language
from webfoot.server.house import House
from webfoot.server.table import seating
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.wire import (
    MAX_PAGES,
    GameInfo,
    GameTexts,
    Lobby,
    Me,
    NewMe,
    NewSeat,
    NewTable,
    Outcome,
    PlayOn,
    Problem,
    Replay,
    StudyAnswer,
    TableCreated,
    TableInfo,
    Title,
    YourSeat,
)

AnyRequest = Request[Any, Any, Any]
STATUS = {
    "no-such-table": 404,
    "no-such-moment": 404,
    "no-such-seat": 400,
    "unknown-bot": 400,
    "unavailable": 503,
    "rules-gone": 410,
    "too-many-bots": 429,
    "too-fast": 429,
    "no-slow-form": 400,
    "no-sharing": 400,
    "no-slow-sharing": 400,
}
TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]
Token = Annotated[str, PathParameter(max_length=100, description="The secret part of a seat's link.")]
PagesQuery = Annotated[
    int, QueryParameter(ge=1, le=MAX_PAGES, required=False, description="How much of a long list.")
]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=99, required=False, description="Through whose eyes.")]


# errors


def problem(status: int, body: Problem) -> Response[bytes]:
    return Response(msgspec.json.encode(body), media_type=JSON, status_code=status)


def on_trouble(_request: AnyRequest, trouble: Trouble) -> Response[bytes]:
    return problem(trouble.status, trouble.body)


def on_refusal(_request: AnyRequest, no: Refuse) -> Response[bytes]:
    return problem(STATUS.get(no.refusal.rule, 409), Problem(no.refusal.rule))


def on_http_exception(_request: AnyRequest, error: HTTPException) -> Response[bytes]:
    names = {404: "not-found", 405: "not-allowed", 413: "too-big"}
    named = names.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    return problem(error.status_code, Problem(named, _detail(error) if error.status_code < 500 else ""))


def _detail(error: HTTPException) -> str:
    """Say what is wrong and where, as far as the framework knows."""
    found = error.extra if isinstance(error.extra, list) else []
    places = [f"{one.get('key', 'body')}: {one['message']}" for one in found if "message" in one]
    return "; ".join(places) or error.detail


# routes


@get("/me")
async def me(visitor: TheVisitor, house: TheHouse, request: AnyRequest) -> Answer[Me]:
    """Return the guest. A new visitor becomes a guest and gets a cookie."""
    language = preferred_language(request.headers.get("accept-language"))
    return visitor.answer(await house.guests.get(visitor.guest, language))


@put("/me")
async def change_me(visitor: TheVisitor, house: TheHouse, request: AnyRequest, data: JSONBody[NewMe]) -> Answer[Me]:
    """Choose a name and a language. A browser without a cookie asks for one first (`GET /me`)."""
    if visitor.new:
        raise Trouble(401, "no-guest", "no valid guest cookie: ask GET /api/me first")
    if not house.quotas.names.take(visitor.guest, address_of(request)):
        raise Trouble(429, "too-fast", "too many new names from here; wait a moment")
    if renaming.name_is_taken(house, visitor.guest, data.name):
        raise Trouble(409, "name-taken", "somebody at one of your tables has this name")
    try:
        changed = await house.guests.change(visitor.guest, data.name, data.language)
    except BadName as error:
        raise Trouble(400, "bad-name", str(error)) from None
    await renaming.renamed(house, changed)
    return visitor.answer(changed)


@get("/games")
async def games(visitor: TheVisitor, house: TheHouse) -> Answer[list[GameInfo]]:
    """List the games of this server, with their options and bots."""
    return visitor.answer(_game_infos(tuple(house.guest_bots())))


@lru_cache(maxsize=32)
def _game_infos(guest_bots: tuple[str, ...]) -> list[GameInfo]:
    return [
        GameInfo(
            key,
            {language: _title(game, language) for language in LANGUAGES},
            game.min_seats,
            game.max_seats,
            game.option_infos(),
            [*offered(game), *guest_bots],
            game.windows,
            game.plans,
            len(lessons(key)),
            coached(game),
            game.timed,
        )
        for key in game_keys()
        for game in [game_of(key)]
    ]


def _title(game: Game[Any], language: Language) -> Title:
    said = words(game, language)
    name = said.say("game") if said.has("game") else game.key.replace("_", " ").capitalize()
    return Title(name, said.say("game", attribute="pitch") if said.has("game", "pitch") else "")


@get("/games/{game:str}/texts/{language:str}")
async def texts(visitor: TheVisitor, game: FromPath[str], language: FromPath[str]) -> Answer[GameTexts]:
    """Return the texts of a game, for a page that was built without it."""
    found = _translated(_known(game), "locale", ".ftl", language)
    fluent = found[1].read_text(encoding="utf-8") if found is not None else ""
    spoken: Any = found[0] if found is not None else "en"
    return visitor.answer(GameTexts(spoken, fluent, fields.described(game_of(game).event_types)))


def _known(game: str) -> Game[Any]:
    """Return the game of that name, or raise a problem."""
    try:
        return game_of(game)
    except UnknownGame as error:
        raise Trouble(404, "no-such-game", str(error)) from None


def _translated(game: Game[Any], folder: str, suffix: str, language: str) -> tuple[str, Traversable] | None:
    """Return a file of a game in this language or in English, or raise a problem if the page has no such language."""
    if language not in LANGUAGES:
        raise Trouble(404, "not-found", f"{language!r} is not among the languages: {', '.join(LANGUAGES)}")
    return game.translated(folder, suffix, language)


@get("/lobby")
async def lobby(visitor: TheVisitor, house: TheHouse, pages: PagesQuery = 1) -> Answer[Lobby]:
    """List the tables that this guest may choose from."""
    return visitor.answer(house.lobby.whole(visitor.guest, pages))


@post("/tables", status_code=200)
async def create_table(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, data: JSONBody[NewTable]
) -> Answer[TableCreated]:
    """Set up a table."""
    address = address_of(request)
    _may_set_up(house, visitor, address, data.seats)
    try:
        with _beginning(house, visitor, address, data.seats if data.start else []):
            table = await setting_up.create(house, visitor.guest, data, address)
    except BadName as error:
        raise Trouble(400, "bad-name", str(error)) from None
    except UnknownGame as error:
        raise Trouble(400, "no-such-game", str(error)) from None
    except BadOptions as error:
        raise Trouble(400, "bad-options", str(error), error.reason) from None
    return visitor.answer(TableCreated(table.id))


@post("/tables/{table:str}/play-on", status_code=200)
async def play_on(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, table: FromPath[str], data: JSONBody[PlayOn]
) -> Answer[TableCreated]:
    """Set up a table at which a finished game is played on from one of its moments, with a new seed."""
    finished = await _finished(house, table)
    address = address_of(request)
    _may_set_up(house, visitor, address, data.seats)
    if any(seat.kind == "here" for seat in data.seats):
        raise Trouble(400, "malformed", "a game is played on by one person on each device")
    with _beginning(house, visitor, address, data.seats):
        created = await playing_on.play_on(house, finished, visitor.guest, data, address)
    return visitor.answer(TableCreated(created.id))


def _may_set_up(house: House, visitor: Visitor, address: str, seats: list[NewSeat]) -> None:
    """Raise a problem if this visitor may not set up a table with these seats now."""
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise Trouble(400, "malformed", "you can sit on one seat only")
    if not house.quotas.tables.take(visitor.guest, address):
        raise Trouble(429, "too-fast", "too many new tables from here; wait a moment")


def _beginning(house: House, visitor: Visitor, address: str, seats: list[NewSeat]) -> AbstractContextManager[None]:
    """Count a game with bots that begins at once, if one does. Raises Refuse."""
    if any(seat.kind == "bot" for seat in seats):
        return house.running_bots.beginning(visitor.guest, address)
    return nullcontext()


@get("/links/{token:str}")
async def look_at_link(visitor: TheVisitor, house: TheHouse, token: Token) -> Answer[TableInfo]:
    """Return what an invitation is for, without accepting it."""
    table, _ = await _linked(house, token)
    return visitor.answer((await house.look(table)).info(visitor.guest))


@post("/links/{token:str}", status_code=200)
async def claim_link(visitor: TheVisitor, house: TheHouse, token: Token) -> Answer[TableCreated]:
    """Accept an invitation: take the seat."""
    table, seat = await _linked(house, token)
    await seating.claim_link(await house.table(table), visitor.guest, seat)
    return visitor.answer(TableCreated(table))


async def _linked(house: House, token: str) -> tuple[str, int]:
    """Return the table and the seat that a token belongs to."""
    found = await house.storage.find_link(link_hash(token))
    if found is None:
        raise Trouble(404, "no-such-link", "this link leads to no seat any more")
    return found


@get("/tables/{table:str}/replay")
async def watch_replay(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, table: FromPath[str], seat: SeatQuery = None
) -> Answer[Replay]:
    """Return a finished game, moment by moment. The same for everybody who sees through the same eyes."""
    finished = await _finished(house, table)
    if seat is not None and seat >= len(finished.details.chairs):
        raise Trouble(404, "no-such-seat", f"this table has {len(finished.details.chairs)} seats")
    packed = await house.replays.get(finished, seat, house.storage, address_of(request))
    return visitor.answer_packed(packed)


@get("/tables/{table:str}/seat")
async def your_seat(visitor: TheVisitor, house: TheHouse, table: FromPath[str]) -> Answer[YourSeat]:
    """Return the seat at which this guest sits or sat: a replay is the same for everybody and does not say."""
    return visitor.answer(YourSeat((await house.look(table)).details.seat_of(visitor.guest)))


@get("/tables/{table:str}/outcome")
async def look_back(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, table: FromPath[str]
) -> Answer[Outcome]:
    """Return how a finished game was won: points by source, the curve of the scores, and its moments."""
    finished = await _finished(house, table)
    return visitor.answer_packed(await house.replays.outcome(finished, house.storage, address_of(request)))


@get("/tables/{table:str}/study")
async def look_at_study(visitor: TheVisitor, house: TheHouse, table: FromPath[str]) -> Answer[StudyAnswer]:
    """Return the study of a finished game, or how far it is."""
    return visitor.answer(await house.studies.look(await _finished(house, table)))


@post("/tables/{table:str}/study", status_code=200)
async def ask_for_study(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, table: FromPath[str]
) -> Answer[StudyAnswer]:
    """Let a finished game be studied, unless it has been: once for everybody."""
    finished = await _finished(house, table)
    return visitor.answer(await house.studies.ask(finished, visitor.guest, address_of(request)))


@get("/tables/{table:str}/facts")
async def facts(visitor: TheVisitor, house: TheHouse, table: FromPath[str]) -> Answer[Any]:
    """Return what is printed on the pieces of the edition played at this table."""
    found = await house.look(table)
    kept = None if found.kept is None else found.kept.facts
    return visitor.answer(found.game.facts() if kept is None else kept)


@get("/tables/{table:str}/record", media_type="application/jsonl")
async def download_record(visitor: TheVisitor, house: TheHouse, table: FromPath[str]) -> Response[bytes]:
    """Return the record of a finished game, as a file; its people also get that of a game that cannot go on."""
    game, record = await records.record_of(house, table, visitor.guest)
    headers = {"content-disposition": f'attachment; filename="{game}-{table}.jsonl"'}
    return Response(record, headers=headers)


@get("/tables/{table:str}/rules/{language:str}", media_type="text/markdown")
async def table_rules(house: TheHouse, table: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """Return the rulebook as Markdown, with the values of the edition played at this table."""
    found = await house.look(table)
    return _rulebook(found.game if found.kept is None else _known(found.game.key), language)


@get("/rules/{game:str}/{language:str}", media_type="text/markdown")
async def rules(house: TheHouse, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """Return the rulebook of a game as Markdown, with the values of new tables."""
    return _rulebook(house.edition(_known(game).key), language)


def _rulebook(game: Game[Any], language: str) -> Response[bytes]:
    found = _translated(game, "rulebook", ".md", language)
    if found is None:
        raise Trouble(404, "no-rulebook", f"{game.key} has no rulebook")
    headers = {"cache-control": "no-cache", "content-language": found[0]}
    return Response(game.rulebook(found[0]).encode(), headers=headers)


async def _finished(house: House, table_id: str) -> Table:
    table = await house.look(table_id)
    if table.details.status != "over":
        raise Trouble(409, "not-over", "the game is not over yet")
    return table


api = Router(
    path="/api",
    guards=[same_site],
    dependencies={
        "house": Provide(the_house, sync_to_thread=False),
        "visitor": Provide(the_visitor, sync_to_thread=False),
    },
    route_handlers=[
        me,
        change_me,
        games,
        texts,
        lobby,
        create_table,
        play_on,
        look_at_link,
        claim_link,
        watch_replay,
        your_seat,
        look_back,
        look_at_study,
        ask_for_study,
        facts,
        table_rules,
        download_record,
        rules,
        *HANDLERS,
        *glossary.HANDLERS,
        *ratings.HANDLERS,
        *notes.HANDLERS,
        *coach.HANDLERS,
        *accounts.routes,
        *calls.routes,
        *devices.routes,
        *memory.routes,
        *holidays.routes,
    ],
)
