"""The application: its routes, the tables behind them, and the headers of every answer."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException

from webfoot.bots.entrants import maker_of
from webfoot.bots.strengths import strengths
from webfoot.core.ownerdata import read_all_owner_data
from webfoot.core.registry import game as game_of
from webfoot.core.registry import game_keys
from webfoot.server import folder
from webfoot.server.archives import Archivist
from webfoot.server.bots.pool import Bots
from webfoot.server.edge import forwarding, http
from webfoot.server.edge.answers import Trouble
from webfoot.server.edge.botsocket import BotSocket
from webfoot.server.edge.control import control
from webfoot.server.edge.description import openapi_config
from webfoot.server.edge.limits import neighbourhood
from webfoot.server.edge.metrics import metrics, registry_of
from webfoot.server.edge.pages import client_folder, pages
from webfoot.server.edge.requests import HEADER, Tracked
from webfoot.server.edge.security import Keys, answer_headers
from webfoot.server.edge.socket import Socket
from webfoot.server.house import House
from webfoot.server.logs import without_tokens
from webfoot.server.measures import Measures
from webfoot.server.settings import Settings
from webfoot.server.storage.opening import open_storage
from webfoot.server.storage.protocol import BadDatabase, NotOwner, StorageTrouble
from webfoot.server.table.refusals import Refuse
from webfoot.server.wire import Problem
from webfoot.server.workers.redisbus import BadBus, RedisBus
from webfoot.server.workers.workers import Workers

COSTS = {"replay": 20, "outcome": 10, "record": 10, "facts": 3, "lobby": 2, "history": 5, "export": 20, "forget": 20}
"""What requests cost that are dearer than most, by the last part of their address."""

logger = logging.getLogger(__name__)


class Webfoot(Litestar):
    """Litestar, with security headers on every HTTP answer, errors included. Sockets are left alone."""

    settings: Settings
    opening: Opening

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            # Directly to the socket: any layer in between would cost time with every message.
            await self.state["socket"](scope, receive, send)
            return
        if scope["type"] == "websocket" and scope["path"] == "/bot/socket":
            await self.state["bot_socket"](scope, receive, send)
            return
        if scope["type"] != "http":
            await super().__call__(scope, receive, self._without_tracebacks(send))
            return
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        tracked = Tracked(scope)
        extra = [*answer_headers(host, self.settings.secure), (HEADER, tracked.id)]
        house: House | None = self.state.get("house")

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
                tracked.answered(message["status"], None if house is None else house.measures)
            await send(message)

        too_fast = self._too_fast(scope)
        if too_fast is not None or house is None:
            await (too_fast or super().__call__)(scope, receive, send_guarded)
        else:
            await forwarding.answer(house, super().__call__, scope, receive, send_guarded)

    def _without_tracebacks(self, send: Any) -> Any:
        """Send as before, but no traceback where a sentence says why the server does not start."""

        async def send_shorter(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed" and "refused" in self.state:
                message = {"type": message["type"]}
            await send(message)

        return send_shorter

    def _too_fast(self, scope: Any) -> Any:
        """The answer to a request from an address that asks for too much; None if it does not."""
        house: House | None = self.state.get("house")
        client = scope.get("client")
        address = neighbourhood(client[0] if client else "")
        if house is None or house.quotas.requests.take(address, _cost(scope["path"])):
            return None
        problem = http.problem(429, Problem("too-fast", "too many requests from here; wait a moment"))
        return problem.to_asgi_response(None, Request(scope))


def _cost(path: str) -> float:
    """What a request takes of what an address may ask for."""
    if not path.startswith("/api/"):
        return 0.25
    return COSTS.get(path.rpartition("/")[2], 1)


@get("/healthz", media_type="text/plain")
async def healthz(request: Request[Any, Any, Any]) -> Response[str]:
    """Say whether the server is well: its storage takes what is written, and its event loop is not stuck."""
    house: House = request.app.state["house"]
    wrong = await house.health.ask()
    if wrong is None:
        return Response("ok\n", media_type="text/plain")
    return Response(f"{wrong}\n", media_type="text/plain", status_code=503)


@get("/readyz", media_type="text/plain")
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """Say whether new visitors should be sent here: the server is well, not stopping, has its page, and has room."""
    house: House = request.app.state["house"]
    wrong = house.not_ready() or await house.health.ask()
    if wrong is None and not (request.app.state["client"] / "index.html").is_file():
        wrong = "the page is not built"
    if wrong is None:
        return Response("ready\n", media_type="text/plain")
    return Response(f"{wrong}\n", media_type="text/plain", status_code=503)


@get(["/ws", "/bot/socket"], include_in_schema=False)
async def not_a_socket() -> Response[bytes]:
    return http.problem(426, Problem("not-a-socket", "this address speaks WebSocket only"))


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    # Not by the request's own address, which may be none at all.
    logger.error("%s %s failed", request.scope["method"], without_tokens(request.scope["path"]), exc_info=error)
    return http.problem(500, Problem("internal"))


def on_storage_trouble(_request: Request[Any, Any, Any], trouble: StorageTrouble) -> Response[bytes]:
    logger.error("a request was not answered, since the storage gives trouble: %s", trouble)
    return http.problem(503, Problem("storage-trouble"))


def joined(house: House, socket: Socket, application: Any) -> Workers:
    """Make this server one of several workers. Raises BadBus."""
    me = house.storage.worker_name()
    bus = RedisBus(house.settings.bus, house.keys.bus_name, me)
    return Workers(house, bus, me, socket.serve_far, partial(forwarding.reply, application))


@dataclass(frozen=True)
class Opening:
    """What an application opens as it starts."""

    settings: Settings
    game_data: dict[str, str]
    bots: Bots | None
    archivist: Archivist | None
    folder_is_open: bool
    write_apart: bool


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    """Open what the application serves, and close it at the end."""
    assert isinstance(app, Webfoot)
    given = app.opening
    settings = given.settings
    with nullcontext() if given.folder_is_open else folder.opened(settings):
        keys = Keys(settings)
        measures = Measures()
        try:
            storage = await open_storage(settings, keys.link_hash, measures, given.game_data, apart=given.write_apart)
        except BadDatabase as bad:
            # Another server was quicker, though none was there when this one looked.
            app.state["refused"] = bad
            raise
        pool = given.bots or Bots(settings.bot_processes, settings.bot_budget)
        house = House(settings, keys, storage, pool, given.game_data, measures, given.archivist)
        socket = Socket(house)
        try:
            if settings.bus:
                house.others.workers = joined(house, socket, partial(Litestar.__call__, app))
            await house.open()
        except BadBus as bad:
            app.state["refused"] = bad
            await storage.close()
            raise
        app.state["house"] = house
        app.state["metrics"] = registry_of(house)
        app.state["socket"] = socket
        app.state["bot_socket"] = BotSocket(house)
        try:
            yield
        finally:
            await house.close()


def routes(largest_body: int) -> Webfoot:
    """The routes, before it is said what they serve."""
    return Webfoot(
        route_handlers=[http.api, healthz, readyz, metrics, control, not_a_socket, pages],
        lifespan=[open_house],
        exception_handlers={
            Trouble: http.on_trouble,
            Refuse: http.on_refusal,
            NotOwner: forwarding.on_not_owner,
            StorageTrouble: on_storage_trouble,
            HTTPException: http.on_http_exception,
            Exception: on_anything,
        },
        request_max_body_size=largest_body,
        openapi_config=openapi_config(),
        logging_config=None,
    )


def create_app(
    settings: Settings,
    bots: Bots | None = None,
    archivist: Archivist | None = None,
    *,
    folder_is_open: bool = False,
    write_apart: bool = False,
    onto: Callable[[int], Webfoot] = routes,
) -> Webfoot:
    """The whole server as one ASGI application. The folder is opened and the database brought up to date as it
    starts, if the caller has not done so. With `write_apart` a process of its own writes an SQLite file: worth it
    for a server that has its processor to itself.

    BadData says what is wrong with an owner's data file, UnknownBot what is wrong with an own bot, and BadRatings
    what is wrong with the ratings kept beside a game.
    """
    game_data = read_all_owner_data(settings.game_data)
    for key in game_keys():
        strengths(game_of(key))
    for spec in settings.own_bots.values():
        maker_of(spec)
    app = onto(settings.limits.http_body)
    app.settings = settings
    app.opening = Opening(settings, game_data, bots, archivist, folder_is_open, write_apart)
    app.state["client"] = settings.client or client_folder()
    return app
