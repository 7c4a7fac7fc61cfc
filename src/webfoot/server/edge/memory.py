"""The HTTP routes of what the server remembers of a guest: the history, and everything as one file."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter, SkipValidation

from webfoot.server.edge.accounts import account_of
from webfoot.server.edge.answers import JSON, Answer, Visitor, origin_of
from webfoot.server.edge.calls import call_settings
from webfoot.server.history import COUNTED, PAGE, history
from webfoot.server.house import House
from webfoot.server.wire import Export, History, SaidLine

TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]
AnyRequest = Request[Any, Any, Any]
MOST_PAGES: Final = COUNTED // PAGE
MOST_LINES: Final = 10_000
"""Lines of chat in one file."""
Pages = Annotated[int, QueryParameter(ge=1, le=MOST_PAGES, required=False, description="How much of the list.")]


@get("/me/history")
async def look_at_history(visitor: TheVisitor, house: TheHouse, pages: Pages = 1) -> Answer[History]:
    """Return the finished games of this guest, the last one first, and figures for each game."""
    return visitor.answer(await history(house.storage, house.guests, visitor.guest, pages))


@get("/me/export", media_type=JSON)
async def export(visitor: TheVisitor, house: TheHouse, request: AnyRequest) -> Response[bytes]:
    """Return everything that the server remembers of this guest, as a file."""
    said = await house.storage.said_by(visitor.guest, MOST_LINES)
    whole = Export(
        me=await house.guests.get(visitor.guest),
        recovery=await house.storage.recovery_made(visitor.guest),
        running=[details.id for details in house.lobby.own_tables(visitor.guest)],
        history=await history(house.storage, house.guests, visitor.guest, MOST_PAGES),
        calls=await call_settings(house, visitor.guest),
        account=await account_of(house, visitor.guest, origin_of(request)),
        said=[SaidLine(table, line.at, line.text) for table, line in said],
    )
    headers = {"content-disposition": 'attachment; filename="webfoot.json"', "cache-control": "no-store"}
    return Response(msgspec.json.format(msgspec.json.encode(whole)), headers=headers, media_type=JSON)


routes = [look_at_history, export]
