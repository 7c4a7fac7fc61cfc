"""The HTTP routes of what the server remembers of a guest: the history, everything as one file, and nothing more."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter, SkipValidation

from webfoot.server.edge.accounts import account_of
from webfoot.server.edge.answers import JSON, Answer, Trouble, Visitor, origin_of
from webfoot.server.edge.calls import call_settings
from webfoot.server.edge.security import new_id
from webfoot.server.forgetting import forget
from webfoot.server.history import COUNTED, PAGE, history
from webfoot.server.house import House
from webfoot.server.wire import Export, ForgetMe, History, HolidaySpan, Me, SaidLine

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
    prepared = await house.storage.prepared_by(visitor.guest)
    whole = Export(
        me=await house.guests.get(visitor.guest),
        recovery=await house.storage.recovery_made(visitor.guest),
        running=[details.id for details in house.lobby.own_tables(visitor.guest)],
        history=await history(house.storage, house.guests, visitor.guest, MOST_PAGES),
        calls=await call_settings(house, visitor.guest),
        account=await account_of(house, visitor.guest, origin_of(request)),
        said=[SaidLine(table, line.at, line.text) for table, line in said],
        holidays=[HolidaySpan(*span) for span in house.holidays.of(visitor.guest)],
        prepared={table: one.told() for table, one in prepared.items()},
    )
    headers = {"content-disposition": 'attachment; filename="webfoot.json"', "cache-control": "no-store"}
    return Response(msgspec.json.format(msgspec.json.encode(whole)), headers=headers, media_type=JSON)


@post("/me/forget", status_code=200)
async def forget_me(visitor: TheVisitor, house: TheHouse, data: JSONBody[ForgetMe]) -> Answer[Me]:
    """Forget this guest for good, who has to type their name. The browser is another guest from then on."""
    if visitor.new:
        raise Trouble(401, "no-guest", "no valid guest cookie: ask GET /api/me first")
    me = await house.guests.get(visitor.guest)
    if data.name.strip() != me.name:
        raise Trouble(400, "wrong-name", "type your name as it is shown")
    await forget(house, visitor.guest)
    guest = new_id()
    return visitor.answer_as(house, guest, await house.guests.get(guest, me.language))


routes = [look_at_history, export, forget_me]
