"""The HTTP routes of accounts: passkeys, recovery codes, and signing out elsewhere. Nobody ever needs one."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, SkipValidation

from webfoot.server import accounts
from webfoot.server.edge.answers import Answer, Trouble, Visitor, address_of, origin_of
from webfoot.server.guests import BadName, clean_name
from webfoot.server.house import House
from webfoot.server.storage.protocol import LostRace
from webfoot.server.wire import (
    Account,
    Arrived,
    NewPasskey,
    PasskeyInfo,
    PasskeyOptions,
    RecoveryCodes,
    SignIn,
)

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]
FAREWELL_SECONDS: Final = 1.0
"""So long this device has to learn of its new cookie, before all connections with the old one are closed."""


@get("/me/account")
async def look_at_account(visitor: TheVisitor, house: TheHouse, request: AnyRequest) -> Answer[Account]:
    """Return this guest's passkeys, and how many recovery codes are left."""
    return visitor.answer(await account_of(house, visitor.guest, origin_of(request)))


@post("/me/passkeys/options", status_code=200)
async def begin_passkey(visitor: TheVisitor, house: TheHouse, request: AnyRequest) -> Answer[PasskeyOptions]:
    """Return what a browser needs to make a passkey for this guest."""
    _must_be_known(visitor)
    _may_try(house, request)
    site = _site(request)
    name = (await house.guests.get(visitor.guest)).name
    return visitor.answer(PasskeyOptions(await house.accounts.new_options(visitor.guest, name, site), 0))


@post("/me/passkeys", status_code=200)
async def add_passkey(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, data: JSONBody[NewPasskey]
) -> Answer[Account]:
    """Keep a passkey that a browser has just made. The guest stays the same, with every table and game."""
    _must_be_known(visitor)
    _may_try(house, request)
    site, origin, most = _site(request), origin_of(request), house.settings.limits.passkeys_of_a_guest
    try:
        name = clean_name(data.name)
        if not await house.accounts.add(visitor.guest, data.credential, name, origin, site, most):
            raise Trouble(409, "too-many-passkeys", f"nobody may have more than {most} passkeys")
    except BadName as error:
        raise Trouble(400, "bad-name", str(error)) from None
    except accounts.BadPasskey as error:
        raise Trouble(400, "bad-passkey", str(error)) from None
    except LostRace:
        raise Trouble(409, "known-passkey", "this passkey is known already") from None
    return visitor.answer(await account_of(house, visitor.guest, origin))


@delete("/me/passkeys/{credential:str}", status_code=200)
async def remove_passkey(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, credential: FromPath[str]
) -> Answer[Account]:
    """Forget a passkey. Devices that have used it stay in. With the last one the recovery codes go."""
    if not await house.storage.remove_passkey(visitor.guest, credential):
        raise Trouble(404, "no-such-passkey", "you have no such passkey")
    return visitor.answer(await account_of(house, visitor.guest, origin_of(request)))


@post("/me/codes", status_code=200)
async def make_codes(visitor: TheVisitor, house: TheHouse, request: AnyRequest) -> Answer[RecoveryCodes]:
    """Make recovery codes, shown this once. The last ones are no longer good."""
    _must_be_known(visitor)
    if not house.quotas.handovers.take(visitor.guest, address_of(request)):
        raise Trouble(429, "too-fast", "too many codes and links from here; wait a moment")
    if not await house.storage.passkeys(visitor.guest):
        raise Trouble(409, "no-passkey", "recovery codes are for those who have a passkey")
    codes = await house.accounts.new_codes(visitor.guest)
    return visitor.answer(RecoveryCodes(codes, await account_of(house, visitor.guest, origin_of(request))))


@post("/sign-in/options", status_code=200)
async def begin_sign_in(visitor: TheVisitor, house: TheHouse, request: AnyRequest) -> Answer[PasskeyOptions]:
    """Return what a browser needs to use a passkey, and what this device would leave behind."""
    _may_try(house, request)
    left = 0 if visitor.new else len(house.lobby.own_tables(visitor.guest))
    return visitor.answer(PasskeyOptions(house.accounts.use_options(visitor.guest, _site(request)), left))


@post("/sign-in", status_code=200)
async def sign_in(
    visitor: TheVisitor, house: TheHouse, request: AnyRequest, data: JSONBody[SignIn]
) -> Answer[Arrived]:
    """Go on as the guest of a passkey: the answer sets its cookie."""
    _may_try(house, request)
    try:
        guest = await house.accounts.use(visitor.guest, data.credential, origin_of(request), _site(request))
    except accounts.BadPasskey as error:
        raise Trouble(400, "bad-passkey", str(error)) from None
    return visitor.answer_as(house, guest, Arrived(await house.guests.get(guest), {}))


@post("/me/sign-out-elsewhere", status_code=200)
async def sign_out_elsewhere(visitor: TheVisitor, house: TheHouse, request: AnyRequest) -> Answer[Account]:
    """Let every other device of this guest be a stranger. This one gets a new cookie; codes for devices end."""
    _must_be_known(visitor)
    _may_try(house, request)
    await house.accounts.sign_out(visitor.guest)
    house.handovers.forget(visitor.guest)
    asyncio.get_running_loop().call_later(FAREWELL_SECONDS, _turn_away, house, visitor.guest)
    return visitor.answer_as(house, visitor.guest, await account_of(house, visitor.guest, origin_of(request)))


def _turn_away(house: House, guest: str) -> None:
    house.crowd.turn_away(guest)
    house.others.tell("sessions", guest)


async def account_of(house: House, guest: str, origin: str) -> Account:
    """Return what a guest is shown of their account."""
    return Account(
        possible=accounts.installed() and accounts.site_of(origin) is not None,
        passkeys=[PasskeyInfo(one.id, one.name, one.made, one.used) for one in await house.storage.passkeys(guest)],
        codes=await house.storage.codes_left(guest),
    )


def _site(request: AnyRequest) -> str:
    site = accounts.site_of(origin_of(request))
    if site is None or not accounts.installed():
        raise Trouble(409, "no-passkeys-here", "passkeys need https and a name, and webfoot[passkeys]")
    return site


def _must_be_known(visitor: Visitor) -> None:
    if visitor.new:
        raise Trouble(401, "no-guest", "no valid guest cookie: ask GET /api/me first")


def _may_try(house: House, request: AnyRequest) -> None:
    if not house.quotas.arrivals.take(address_of(request)):
        raise Trouble(429, "too-fast", "too many attempts from here; wait a moment")


routes = [
    look_at_account,
    begin_passkey,
    add_passkey,
    remove_passkey,
    make_codes,
    begin_sign_in,
    sign_in,
    sign_out_elsewhere,
]
