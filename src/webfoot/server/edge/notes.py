"""The HTTP routes of notes: what people write about moments of a finished game, for everybody with its link.

A note is a line of the table's chat that begins with the number of a step, `[41] …`. So the same rules hold for it:
who may talk, how often, how long it is kept, and what the administrator or its writer may remove.
"""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, SkipValidation

from webfoot.server.edge.answers import Answer, Trouble, Visitor, address_of
from webfoot.server.guests import clean_text
from webfoot.server.house import House
from webfoot.server.table import playing
from webfoot.server.table.table import Table
from webfoot.server.wire import NewNote, Note, Notes, Say

TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]
MOST: Final = 100
"""Notes about one game."""
LINES: Final = 1000
"""Lines of chat among which notes are looked for, the last ones."""
_NOTE: Final = re.compile(r"\[(\d{1,6})\] (.+)")


@get("/tables/{table:str}/notes")
async def read_notes(visitor: TheVisitor, house: TheHouse, table: FromPath[str]) -> Answer[Notes]:
    """Return the notes about a finished game."""
    return visitor.answer(await _notes(house, await _finished(house, table), visitor.guest))


@post("/tables/{table:str}/notes", status_code=200)
async def write_note(
    visitor: TheVisitor,
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[NewNote],
) -> Answer[Notes]:
    """Write a note about a moment of a finished game."""
    if visitor.new:
        raise Trouble(401, "no-guest", "no valid guest cookie: ask GET /api/me first")
    finished = await _finished(house, table)
    text = clean_text(data.text)
    if not text:
        raise Trouble(400, "bad-text", "there is nothing to read in this note")
    if len((await _notes(house, finished, visitor.guest)).notes) >= MOST:
        raise Trouble(409, "too-many-notes", f"there are {MOST} notes about this game already")
    key = f"note-{secrets.token_hex(8)}"
    said = Say(key=key, table=finished.id, text=f"[{data.step}] {text}")
    async with finished.lock:
        await playing.say(finished, visitor.guest, key, said, address_of(request))
    return visitor.answer(await _notes(house, finished, visitor.guest))


@delete("/tables/{table:str}/notes/{number:int}", status_code=200)
async def remove_note(
    visitor: TheVisitor, house: TheHouse, table: FromPath[str], number: FromPath[int]
) -> Answer[Notes]:
    """Remove a note that one wrote oneself."""
    finished = await _finished(house, table)
    if number not in {note.number for note in (await _notes(house, finished, visitor.guest)).notes if note.mine}:
        raise Trouble(404, "no-such-note", "there is no such note of yours")
    async with finished.lock:
        await house.storage.remove_chat(finished.id, [number], None)
        finished.chat = await house.storage.chat(finished.id, house.settings.limits.chat_lines)
    return visitor.answer(await _notes(house, finished, visitor.guest))


async def _finished(house: House, table_id: str) -> Table:
    table = await house.table(table_id)
    if table.details.status != "over":
        raise Trouble(409, "not-over", "the game is not over yet")
    return table


async def _notes(house: House, table: Table, guest: str) -> Notes:
    found: list[Note] = []
    for number, line in await house.storage.numbered_chat(table.id, LINES):
        note = _NOTE.fullmatch(line.text)
        if note is not None:
            found.append(Note(number, int(note[1]), line.name, line.seat, note[2], line.at, line.guest == guest))
    manners = table.details.manners
    talks = manners.spectators == "talk" or table.details.belongs(guest)
    return Notes(
        sorted(found[-MOST:], key=lambda note: (note.step, note.number)), talks and guest not in manners.muted
    )


HANDLERS = [read_notes, write_note, remove_note]
