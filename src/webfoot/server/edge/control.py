"""`/control`: the way of `webfoot admin` to a running server.

It is for the machine of the server. A token made from the server's secret key opens it, which only those have who can
read the folder. What came through a proxy is turned away.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Request, Response, post

from webfoot.server.administration import AdminProblem, AnyWish, Told, fulfil
from webfoot.server.edge.answers import JSON, Trouble
from webfoot.server.edge.metrics import came_through_proxy
from webfoot.server.house import House


@post("/control", include_in_schema=False, status_code=200)
async def control(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Do what the administrator wishes."""
    house: House = request.app.state["house"]
    brought = request.headers.get("authorization", "").encode()
    expected = f"Bearer {house.keys.control_token}".encode()
    if came_through_proxy(request) or not secrets.compare_digest(brought, expected):
        raise Trouble(403, "forbidden", "this is for the administrator of the server alone")
    try:
        wish = msgspec.json.decode(await request.body(), type=AnyWish)
        told = Told(await fulfil(wish, house.storage, house.settings, house))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Trouble(400, "malformed", str(error)) from None
    except AdminProblem as problem:
        told = Told(problem=str(problem))
    return Response(msgspec.json.encode(told), media_type=JSON)
