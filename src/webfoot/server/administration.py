"""What an administrator may ask of a server: tables, chat, bans, what is kept, and who is there.

Every wish is answered with lines of text. The same functions answer beside a running server, which also has memory
and pages to put right (`House`), and on a database that no server uses.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Annotated, Final, Literal

import msgspec

from webfoot.core.errors import WebfootError
from webfoot.server import oversight, upkeep
from webfoot.server.bans import Ban
from webfoot.server.edge.limits import neighbourhood
from webfoot.server.house import House
from webfoot.server.settings import BOT_NAME, Settings
from webfoot.server.storage.protocol import Storage
from webfoot.server.table.details import Details

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Who = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,45}$")]
Number = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
DAY_MS: Final = 24 * 3600 * 1000
LONGEST_REASON: Final = 200


class AdminProblem(WebfootError):
    """Why a wish of the administrator cannot be fulfilled."""


class Wish(msgspec.Struct, frozen=True, tag_field="wish", tag=str.lower, forbid_unknown_fields=True):
    pass


class Tables(Wish, frozen=True):
    """List tables, the newest first."""

    status: Literal["waiting", "playing", "over"] | None = None
    game: Id | None = None
    guest: Id | None = None
    at_most: Number = 50


class Close(Wish, frozen=True):
    """Remove a table with its game and its chat; its people are sent away."""

    table: Id


class Chat(Wish, frozen=True):
    """Show what was said at a table."""

    table: Id
    at_most: Number = 200


class RemoveChat(Wish, frozen=True, tag="remove-chat"):
    """Remove lines of chat: those with these numbers, or all of a guest."""

    table: Id
    lines: Annotated[list[int], msgspec.Meta(max_length=1000)] = []
    guest: Id | None = None


class PutBan(Wish, frozen=True, tag="ban"):
    """Keep a guest or a bot with a token out, or everybody from an address."""

    who: Who
    days: Annotated[float, msgspec.Meta(gt=0, le=36_500)] | None = None
    """None: for good."""
    reason: Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)] = ""


class Unban(Wish, frozen=True):
    who: Who


class Bans(Wish, frozen=True):
    """List who is kept out."""


class Retention(Wish, frozen=True):
    """Say how long things are kept; `now` removes what has been kept long enough."""

    now: bool = False


class Online(Wish, frozen=True):
    """List the guests whose pages are open."""


AnyWish = Tables | Close | Chat | RemoveChat | PutBan | Unban | Bans | Retention | Online


class Told(msgspec.Struct, frozen=True):
    """The answer to a wish: lines to print, or what is wrong."""

    lines: list[str] = []
    problem: str = ""


async def fulfil(wish: AnyWish, storage: Storage, settings: Settings, house: House | None) -> list[str]:
    """Do what the administrator wishes and say so. Without a house no server runs. Raises AdminProblem."""
    if isinstance(wish, Tables):
        return await _tables(wish, storage)
    if isinstance(wish, Close):
        return await _close(wish, storage, house)
    if isinstance(wish, Chat):
        return await _chat(wish, storage)
    if isinstance(wish, RemoveChat):
        return await _remove_chat(wish, storage, house)
    if isinstance(wish, PutBan):
        return await _ban(wish, storage, house)
    if isinstance(wish, Unban):
        return await _unban(wish, storage, house)
    if isinstance(wish, Bans):
        return [_of_ban(ban) for ban in await storage.bans() if ban.holds(_now())] or ["nobody is kept out"]
    if isinstance(wish, Retention):
        return await _retention(wish, storage, settings, house)
    return _online(house)


# tables


async def _tables(wish: Tables, storage: Storage) -> list[str]:
    found = await storage.tables(wish.status, wish.game, wish.guest, wish.at_most)
    names = await storage.load_guests({guest for details in found for guest in details.people()})
    return [_of_table(details, {guest: me.name for guest, me in names.items()}) for details in found] or ["no tables"]


def _of_table(details: Details, names: dict[str, str]) -> str:
    seats = [
        chair.kind if chair.guest is None else f"{names.get(chair.guest, 'unnamed')} ({chair.guest})"
        for chair in details.chairs
    ]
    return f"{details.id}  {_date(details.created)}  {details.status:8} {details.game:12} {', '.join(seats)}"


async def _close(wish: Close, storage: Storage, house: House | None) -> list[str]:
    if await storage.load(wish.table) is None:
        raise AdminProblem(f"there is no table {wish.table}")
    if house is None:
        await storage.remove(wish.table)
    else:
        await oversight.remove_table(house, wish.table)
    return [f"table {wish.table} is closed and removed"]


# chat


async def _chat(wish: Chat, storage: Storage) -> list[str]:
    if await storage.load(wish.table) is None:
        raise AdminProblem(f"there is no table {wish.table}")
    lines = await storage.numbered_chat(wish.table, wish.at_most)
    said = [f"{number}  {_date(line.at)}  {line.name} ({line.guest}): {line.text}" for number, line in lines]
    return said or ["nothing was said there"]


async def _remove_chat(wish: RemoveChat, storage: Storage, house: House | None) -> list[str]:
    if bool(wish.lines) == (wish.guest is not None):
        raise AdminProblem("name either lines by their numbers or a guest")
    gone = await storage.remove_chat(wish.table, wish.lines, wish.guest)
    if not gone:
        raise AdminProblem(f"no such lines were said at table {wish.table}")
    if house is not None:
        await oversight.chat_changed(house, wish.table)
    return [f"{gone} lines are removed"]


# bans


async def _ban(wish: PutBan, storage: Storage, house: House | None) -> list[str]:
    now = _now()
    ban = Ban(_subject(wish.who), None if wish.days is None else now + round(wish.days * DAY_MS), wish.reason, now)
    await storage.save_ban(ban)
    if house is not None:
        await oversight.bans_changed(house)
    return [_of_ban(ban)]


async def _unban(wish: Unban, storage: Storage, house: House | None) -> list[str]:
    who = _subject(wish.who)
    if not await storage.remove_ban(who):
        raise AdminProblem(f"{who} is not kept out")
    if house is not None:
        await oversight.bans_changed(house)
    return [f"{who} may come again"]


def _subject(who: str) -> str:
    """Return a guest, a bot with a token, or an address as far as limits by address go."""
    if BOT_NAME.fullmatch(who.removeprefix("bot:")) and who.startswith("bot:"):
        return who
    try:
        ip_address(who)
    except ValueError:
        if not set(who) & set(".:"):
            return who
        raise AdminProblem(f"{who} is neither a guest nor a bot nor an address") from None
    return neighbourhood(who)


def _of_ban(ban: Ban) -> str:
    until = "for good" if ban.until is None else f"until {_date(ban.until)}"
    return f"{ban.who}  is kept out {until}{f': {ban.reason}' if ban.reason else ''}"


# what is kept, and who is there


async def _retention(wish: Retention, storage: Storage, settings: Settings, house: House | None) -> list[str]:
    kept = settings.retention
    days: Sequence[tuple[str, float]] = (
        ("tables that wait", kept.waiting_days),
        ("tables that are played", kept.unfinished_days),
        ("finished games", kept.finished_days),
        ("chat", kept.chat_days),
        ("keys of commands", kept.command_days),
    )
    lines = [f"{what}: {f'{many:g} days' if many else 'for good'}" for what, many in days]
    lines.append(f"names of guests: {f'the last {kept.guests}' if kept.guests else 'all'}")
    if wish.now:
        gone = await (upkeep.forget(house) if house is not None else storage.forget(kept, _now(), lambda _: False))
        lines.append(f"{len(gone)} tables were removed, and what else had been kept long enough")
    return lines


def _online(house: House | None) -> list[str]:
    if house is None:
        return ["no server runs on this folder, so nobody is there"]
    lines = [
        f"{guest}  {name}  from {', '.join(addresses)}  {pages} pages{_at(tables)}"
        for guest, name, addresses, pages, tables in oversight.online(house)
    ]
    return lines or ["nobody is there"]


def _date(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


def _now() -> int:
    return time.time_ns() // 1_000_000


def _at(tables: list[str]) -> str:
    return f"  at {', '.join(tables)}" if tables else ""
