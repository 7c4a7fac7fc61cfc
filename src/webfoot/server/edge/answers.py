"""Identifies the guest of an HTTP request, checks its origin, and encodes every answer."""

from __future__ import annotations

import gzip
from typing import Any, Generic, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from webfoot.core.errors import Refusal
from webfoot.server.edge.limits import neighbourhood
from webfoot.server.edge.security import COOKIE, COOKIE_AGE, guest_cookie, new_id, origin_allowed
from webfoot.server.house import House
from webfoot.server.wire import Problem

T = TypeVar("T")
JSON = "application/json"
WORTH_PACKING = 2048


class Trouble(Exception):
    """An error that is answered as a problem."""

    def __init__(self, status: int, problem: str, detail: str = "", reason: Refusal | None = None) -> None:
        super().__init__(detail or problem)
        self.status = status
        self.body = Problem(problem, detail, reason)


class Answer(Response[T], Generic[T]):
    """A body in JSON, encoded and compressed where it is made, which may be a thread."""

    def __init__(self, body: T | None, accepts: str, cookies: list[Cookie], packed: bytes | None = None) -> None:
        """Of a body, or of one that is encoded and packed already."""
        headers = {"cache-control": "no-store"}
        encoded = msgspec.json.encode(body) if packed is None else packed
        if packed is not None and "gzip" not in accepts:
            encoded, packed = gzip.decompress(packed), None
        elif packed is None and len(encoded) >= WORTH_PACKING and "gzip" in accepts:
            encoded = packed = gzip.compress(encoded, 5)
        if packed is not None:
            headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        content: Any = encoded
        super().__init__(content, media_type=JSON, headers=headers, cookies=cookies, status_code=200)


class Visitor:
    """The guest who sent a request. A new guest gets a cookie with the answer."""

    def __init__(self, guest: str, accepts: str, cookies: list[Cookie]) -> None:
        self.guest = guest
        self._accepts = accepts
        self._cookies = cookies

    @property
    def new(self) -> bool:
        """Whether they came without a cookie of ours."""
        return bool(self._cookies)

    def answer(self, body: T) -> Answer[T]:
        return Answer(body, self._accepts, self._cookies)

    def answer_as(self, house: House, guest: str, body: T) -> Answer[T]:
        """Answer, and let the browser be this guest from now on."""
        return Answer(body, self._accepts, [_cookie(house, guest)])

    def answer_packed(self, packed: bytes) -> Answer[Any]:
        return Answer(None, self._accepts, self._cookies, packed)


def the_house(request: Request[Any, Any, Any]) -> House:
    return _house(request)


def the_visitor(request: Request[Any, Any, Any]) -> Visitor:
    house = _house(request)
    accepts = request.headers.get("accept-encoding", "")
    cookies, at_most = request.headers.get("cookie", ""), house.settings.limits.cookie
    if len(cookies) > at_most:
        raise Trouble(431, "too-big", f"the cookies of a request may have {at_most} bytes")
    guest = house.guest_of(guest_cookie(cookies, at_most))
    if house.bans.keep_out(guest, address_of(request), house.wall()):
        raise Trouble(403, "kept-out", "this server is closed to you")
    if guest is not None:
        return Visitor(guest, accepts, [])
    guest = new_id()
    return Visitor(guest, accepts, [_cookie(house, guest)])


def _cookie(house: House, guest: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=house.keys.sign(guest, house.accounts.generation(guest)),
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )


def address_of(request: Request[Any, Any, Any]) -> str:
    """Return the address of a visitor, as far as limits by address go."""
    return neighbourhood(request.client.host if request.client is not None else "")


def origin_of(request: Request[Any, Any, Any]) -> str:
    """The origin of the page that asks: it was checked, or the request came to this very address."""
    origin = request.headers.get("origin")
    return origin or f"{request.scope.get('scheme', 'http')}://{request.headers.get('host', 'localhost')[:255]}"


def same_site(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Check a request against forgery: a page of another origin can neither send JSON unasked nor hide its origin."""
    method = connection.scope.get("method")
    if method not in ("POST", "PUT", "DELETE"):
        return
    headers = connection.headers
    house = _house(connection)
    if not origin_allowed(headers.get("origin"), headers.get("host", ""), house.settings.origins):
        raise Trouble(403, "foreign-origin", "this page may not act here")
    if method != "DELETE" and headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise Trouble(415, "not-json", f"the content type must be {JSON}")


def _house(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house = connection.app.state["house"]
    assert isinstance(house, House)
    return house
