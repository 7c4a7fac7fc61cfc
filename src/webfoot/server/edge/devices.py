"""The HTTP routes by which a guest comes to another device: codes for now, and a recovery link for later."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation

from webfoot.server.accounts import CODE_LENGTH, code_hash
from webfoot.server.edge.answers import Answer, Trouble, Visitor, address_of
from webfoot.server.handover import LENGTH, Handover, new_secret, plain, secret_hash, spoken
from webfoot.server.house import House
from webfoot.server.wire import (
    Arrival,
    Arrived,
    HandoverCode,
    HandoverGuest,
    NewHandover,
    Recovery,
    RecoveryLink,
)

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]


@post("/me/handover", status_code=200)
async def make_handover(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, data: JSONBody[NewHandover]
) -> Answer[HandoverCode]:
    """Make a code with which another device can go on as this guest. It replaces the guest's last code."""
    _may_make(visitor, house, request)
    code, made = house.handovers.make(visitor.guest, data.settings)
    return visitor.answer(HandoverCode(spoken(code), made.until))


@get("/me/recovery")
async def look_at_recovery(visitor: TheVisitor, house: TheHouse) -> Answer[Recovery]:
    """Return whether this guest has a recovery link, and since when. The link itself is not kept."""
    return visitor.answer(Recovery(await house.storage.recovery_made(visitor.guest)))


@post("/me/recovery", status_code=200)
async def make_recovery(visitor: TheVisitor, house: TheHouse, request: AnyRequest) -> Answer[RecoveryLink]:
    """Make a recovery link, shown this once. It replaces the guest's last one, which is no longer good."""
    _may_make(visitor, house, request)
    secret, made = new_secret(), house.wall()
    await house.storage.save_recovery(visitor.guest, secret_hash(secret), made)
    return visitor.answer(RecoveryLink(f"/continue#{secret}", made))


@delete("/me/recovery", status_code=200)
async def revoke_recovery(visitor: TheVisitor, house: TheHouse) -> Answer[Recovery]:
    """Revoke this guest's recovery link. Devices that have used it stay in."""
    await house.storage.revoke_recovery(visitor.guest)
    return visitor.answer(Recovery(None))


@post("/arrival/look", status_code=200)
async def look_at_arrival(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, data: JSONBody[Arrival]
) -> Answer[HandoverGuest]:
    """Return the guest of a code or a recovery link, without using it, and what this device would leave behind."""
    guest = (await _found(house, request, data.key)).guest
    name = (await house.guests.get(guest)).name
    left = 0 if visitor.new or guest == visitor.guest else len(house.lobby.own_tables(visitor.guest))
    return visitor.answer(HandoverGuest(name, guest == visitor.guest, len(house.lobby.own_tables(guest)), left))


@post("/arrival", status_code=200)
async def arrive(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, data: JSONBody[Arrival]
) -> Answer[Arrived]:
    """Go on as the guest of a code or a recovery link: the answer sets its cookie. A code is then used up."""
    found = await _found(house, request, data.key, use=True)
    me = await house.guests.get(found.guest)
    return visitor.answer_as(house, found.guest, Arrived(me, dict(found.settings)))


def _may_make(visitor: Visitor, house: House, request: AnyRequest) -> None:
    if visitor.new:
        raise Trouble(401, "no-guest", "no valid guest cookie: ask GET /api/me first")
    if not house.quotas.handovers.take(visitor.guest, address_of(request)):
        raise Trouble(429, "too-fast", "too many codes and links from here; wait a moment")


async def _found(house: House, request: AnyRequest, key: str, use: bool = False) -> Handover:
    """Return what a code or a secret stands for. Every attempt counts, good or bad: guessing must not pay."""
    if not house.quotas.arrivals.take(address_of(request)):
        raise Trouble(429, "too-many-codes", "too many codes were tried from here; wait a few minutes")
    if len(plain(key)) == LENGTH:
        found = house.handovers.take(key) if use else house.handovers.look(key)
    elif len(plain(key)) == CODE_LENGTH:
        found = await _of_code(house, code_hash(plain(key)), use)
    else:
        guest = await house.storage.find_recovery(secret_hash(key.strip()))
        found = None if guest is None else Handover(guest, 0)
    if found is None:
        raise Trouble(404, "no-such-code", "this code or link is not good, or no longer")
    return found


async def _of_code(house: House, hashed: str, use: bool) -> Handover | None:
    """Return the guest of a recovery code, which is used up if it is used."""
    guest = await house.storage.find_code(hashed)
    if guest is None or (use and not await house.storage.use_code(hashed)):
        return None
    return Handover(guest, 0)


routes = [make_handover, look_at_recovery, make_recovery, revoke_recovery, look_at_arrival, arrive]
