"""The HTTP routes by which a guest says how to be called, tries it out, and stops it."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, SkipValidation

from webfoot.server import oversight
from webfoot.server.calls import messages
from webfoot.server.calls.quiet import QuietHours, zone_of
from webfoot.server.calls.ways import BadWay, Way, shown
from webfoot.server.edge.answers import Answer, Trouble, Visitor, address_of, origin_of
from webfoot.server.house import House
from webfoot.server.storage.callrows import NewWay
from webfoot.server.wire import (
    CallCode,
    CallSettings,
    CallsStopped,
    CallTested,
    CallWay,
    NewCallWay,
    NewQuiet,
    Quiet,
    StopCalls,
)

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]


@get("/me/calls")
async def look_at_calls(visitor: TheVisitor, house: TheHouse) -> Answer[CallSettings]:
    """Return how this guest wants to be called."""
    return visitor.answer(await call_settings(house, visitor.guest))


@post("/me/calls", status_code=200)
async def add_way(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, data: JSONBody[NewCallWay]
) -> Answer[CallSettings]:
    """Set up a way to be called. To an e-mail address a code is sent first."""
    _may_ask(visitor, house, request)
    if data.table is not None:
        await _is_host(house, visitor.guest, data.table, data.kind)
    try:
        target = house.outbox.senders.checked(data.kind, data.target)
    except BadWay as error:
        raise Trouble(400, "bad-way", str(error)) from None
    ways = await house.storage.ways(visitor.guest)
    if all((way.kind, way.target, way.table) != (data.kind, target, data.table) for way in ways):
        new = NewWay(
            visitor.guest, data.table, data.kind, target, origin_of(request), data.kind != "mail", house.wall()
        )
        number = await house.storage.add_way(new, house.settings.limits.ways_of_a_guest)
        if number is None:
            most = house.settings.limits.ways_of_a_guest
            raise Trouble(409, "too-many-ways", f"nobody may have more than {most} ways to be called")
        await oversight.calls_changed(house)
        way = await house.storage.way(number)
        if way is not None and not way.confirmed:
            await _send_code(house, way)
    return visitor.answer(await call_settings(house, visitor.guest))


@post("/me/calls/{number:int}/code", status_code=200)
async def send_code(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, number: FromPath[int]
) -> Answer[CallTested]:
    """Send a new code to an e-mail address that is not confirmed yet."""
    _may_ask(visitor, house, request)
    way = await _own(house, visitor.guest, number)
    if way.confirmed:
        raise Trouble(409, "already-confirmed", "this address is confirmed")
    return visitor.answer(await _send_code(house, way))


@post("/me/calls/{number:int}/confirm", status_code=200)
async def confirm_way(
    visitor: TheVisitor, house: TheHouse, number: FromPath[int], data: JSONBody[CallCode]
) -> Answer[CallSettings]:
    """Confirm an e-mail address by the code that was sent there."""
    way = await _own(house, visitor.guest, number)
    if not way.confirmed:
        if not house.confirmations.fits(number, data.code):
            raise Trouble(409, "wrong-code", "this is not the code, or no longer")
        await house.storage.confirm_way(number)
        await oversight.calls_changed(house)
    return visitor.answer(await call_settings(house, visitor.guest))


@post("/me/calls/{number:int}/test", status_code=200)
async def test_way(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, number: FromPath[int]
) -> Answer[CallTested]:
    """Send a message by one of this guest's ways now, whatever the hour."""
    _may_ask(visitor, house, request)
    way = await _own(house, visitor.guest, number)
    if not way.confirmed:
        raise Trouble(409, "not-confirmed", "this address is not confirmed yet")
    me = await house.guests.get(way.guest)
    message = messages.test(way, me, secrets.token_hex(6), house.stop_link(way))
    outcome = await house.outbox.attempt(way, message)
    return visitor.answer(CallTested(outcome.result, outcome.reason))


@delete("/me/calls/{number:int}", status_code=200)
async def remove_way(visitor: TheVisitor, house: TheHouse, number: FromPath[int]) -> Answer[CallSettings]:
    """Forget a way to be called, and what waits to be sent by it."""
    await _own(house, visitor.guest, number)
    await house.storage.remove_way(number)
    await oversight.calls_changed(house)
    return visitor.answer(await call_settings(house, visitor.guest))


@put("/me/quiet")
async def set_quiet_hours(visitor: TheVisitor, house: TheHouse, data: JSONBody[NewQuiet]) -> Answer[CallSettings]:
    """Set the hours in which this guest is not called, or none. What is due in them waits until they are over."""
    _must_be_known(visitor)
    quiet = data.quiet
    if quiet is not None and zone_of(quiet.zone) is None:
        raise Trouble(400, "no-such-zone", f"there is no time zone {quiet.zone!r}")
    kept = None if quiet is None else QuietHours(quiet.begin, quiet.end, quiet.zone)
    await house.storage.save_quiet_hours(visitor.guest, kept)
    return visitor.answer(await call_settings(house, visitor.guest))


@post("/calls/stop", status_code=200)
async def stop_calls(visitor: TheVisitor, house: TheHouse, data: JSONBody[StopCalls]) -> Answer[CallsStopped]:
    """Forget the way by which a message came, for whoever has its address."""
    number = house.keys.stopped_way(data.token)
    way = None if number is None else await house.storage.way(number)
    if way is None:
        raise Trouble(404, "no-such-way", "this address stops nothing, or no longer")
    await house.storage.remove_way(way.number)
    await oversight.calls_changed(house)
    return visitor.answer(CallsStopped(shown(way)))


def _must_be_known(visitor: Visitor) -> None:
    if visitor.new:
        raise Trouble(401, "no-guest", "no valid guest cookie: ask GET /api/me first")


def _may_ask(visitor: Visitor, house: House, request: AnyRequest) -> None:
    _must_be_known(visitor)
    if not house.quotas.calls.take(visitor.guest, address_of(request)):
        raise Trouble(429, "too-fast", "too many ways, tests and codes from here; wait a moment")


async def _is_host(house: House, guest: str, table: str, kind: str) -> None:
    if kind not in ("hook", "discord"):
        raise Trouble(400, "bad-way", "a table can be given webhooks alone")
    if (await house.table(table)).details.host != guest:
        raise Trouble(403, "not-host", "only the host of a table may do that")


async def _own(house: House, guest: str, number: int) -> Way:
    way = await house.storage.way(number)
    if way is None or way.guest != guest:
        raise Trouble(404, "no-such-way", "you have no such way to be called")
    return way


async def _send_code(house: House, way: Way) -> CallTested:
    me = await house.guests.get(way.guest)
    message = messages.confirm(way, me, house.confirmations.make(way.number), house.stop_link(way))
    outcome = await house.outbox.attempt(way, message)
    return CallTested(outcome.result, outcome.reason)


async def call_settings(house: House, guest: str) -> CallSettings:
    """Return how a guest wants to be called."""
    senders, quiet = house.outbox.senders, await house.storage.quiet_hours(guest)
    return CallSettings(
        offered=list(senders.offered),
        push_key=senders.push_key,
        ways=[
            CallWay(way.number, way.kind, shown(way), way.table, way.confirmed, way.made, way.last, way.failed)
            for way in await house.storage.ways(guest)
        ],
        quiet=None if quiet is None else Quiet(quiet.begin, quiet.end, quiet.zone),
    )


routes = [
    look_at_calls,
    add_way,
    send_code,
    confirm_way,
    test_way,
    remove_way,
    set_quiet_hours,
    stop_calls,
]
