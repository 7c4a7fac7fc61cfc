"""HTTP requests among several workers: each is answered where it can be.

A request about a table is answered by its owner. What is kept in memory for a few minutes, such as codes for another
device and the challenges of passkeys, is kept by the oldest worker. So it does not matter to which one a balancer
sends a visitor. Everything else any worker answers.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request, Response
from litestar.types import Receive, Scope, Send

from webfoot.server.house import House
from webfoot.server.storage.protocol import NotOwner
from webfoot.server.workers.envelopes import Answer, Ask

KEPT_BY_THE_FIRST: Final = re.compile(
    r"/api/(me/(handover|recovery|passkeys|codes|sign-out-elsewhere|calls|account)|arrival|sign-in|calls)(/|$)"
    r"|/api/tables/[^/]+/study$"
)
"""Requests that need what only the first worker keeps."""
OWNER: Final = b"webfoot-owner"
"""The header by which a handler says that another worker must answer. It never leaves the server."""
ELSEWHERE: Final = 421
_TROUBLE: Final = b'{"problem":"storage-trouble","detail":"","reason":null}'

Application = Any
"""What answers a request: an ASGI application."""


def on_not_owner(request: Request[Any, Any, Any], lost: NotOwner) -> Response[bytes]:
    """Say which worker must answer."""
    if not request.app.state["house"].others:
        return Response(_TROUBLE, media_type="application/json", status_code=503)
    return Response(b"", status_code=ELSEWHERE, headers={OWNER.decode(): lost.owner or ""})


async def answer(house: House, application: Application, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request here or have another worker do it."""
    workers = house.others.workers
    path = scope["path"]
    if workers is None or not path.startswith("/api/"):
        await application(scope, receive, send)
        return
    body = await _body(receive, house.settings.limits.http_body)
    if body is None:
        # It is too long, which is said by whoever reads it.
        await application(scope, _replayed(b" " * (house.settings.limits.http_body + 1)), send)
        return
    owner = None if house.others.is_first() or not KEPT_BY_THE_FIRST.match(path) else workers.first
    if owner is None:
        collected = await _collected(application, scope, body)
        if collected.status != ELSEWHERE:
            await _send(send, collected)
            return
        owner = next((value.decode() for name, value in collected.headers if name == OWNER), "")
    found = await workers.requests.ask(owner, scope, body) if owner and workers.up else None
    if found is None or found.status == ELSEWHERE:
        found = Answer(0, 503, [(b"content-type", b"application/json")], _TROUBLE)
    await _send(send, found)


async def reply(application: Application, ask: Ask) -> Answer:
    """Answer the request of another worker."""
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": ask.method,
        "scheme": ask.scheme,
        "path": ask.path,
        "raw_path": ask.path.encode(),
        "query_string": ask.query,
        "root_path": "",
        "headers": [(bytes(name), bytes(value)) for name, value in ask.headers],
        "client": (ask.client, 0),
        "server": None,
        "extensions": {},
        "state": {},
    }
    collected = await _collected(application, scope, ask.body)
    return Answer(ask.number, collected.status, collected.headers, collected.body)


async def _body(receive: Receive, most: int) -> bytes | None:
    """Read the body of a request; None if it is too long."""
    parts: list[bytes] = []
    size = 0
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            return b""
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            return None
        if not message.get("more_body", False):
            return b"".join(parts)


def _replayed(body: bytes) -> Any:
    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def _collected(application: Application, scope: Scope, body: bytes) -> Answer:
    """Return the whole answer of the application to a request."""
    status, headers, parts = 500, list[tuple[bytes, bytes]](), list[bytes]()

    async def send(message: Any) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status = message["status"]
            headers = [(bytes(name), bytes(value)) for name, value in message.get("headers", [])]
        elif message["type"] == "http.response.body":
            parts.append(message.get("body", b""))

    await application(scope, _replayed(body), send)
    return Answer(0, status, headers, b"".join(parts))


async def _send(send: Send, found: Answer) -> None:
    start: Any = {"type": "http.response.start", "status": found.status, "headers": list(found.headers)}
    whole: Any = {"type": "http.response.body", "body": found.body, "more_body": False}
    await send(start)
    await send(whole)
