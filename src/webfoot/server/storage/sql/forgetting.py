"""What makes the database forget a person and keeps the games of everybody else whole."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from webfoot.server.storage.sql import retaining, slow
from webfoot.server.storage.sql.database import Database, Statement, json_text

# Tables at which nobody else has a seat.
_ALONE: Final = """
SELECT id FROM tables WHERE (host = ? OR id IN (SELECT table_id FROM seats WHERE guest = ?))
AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL AND guest != ?)
"""
_HOST: Final = """
UPDATE tables SET host = (
    SELECT guest FROM seats WHERE table_id = tables.id AND guest IS NOT NULL AND guest != ?
    ORDER BY kind = 'person' DESC, seat LIMIT 1
) WHERE host = ?
"""
_SEATS: Final = """
UPDATE seats SET guest = NULL, label = NULL, nonce = NULL, link_hash = NULL{more}
WHERE guest = ? AND table_id IN (SELECT id FROM tables WHERE status = '{status}')
"""
_LEFT: Final = {
    "waiting": ", kind = 'open', level = NULL",
    "playing": ", kind = 'bot', level = coalesce(level, 'quick')",
    "over": "",
}
_ROWS: Final = (
    "DELETE FROM chat WHERE guest = ?",
    "DELETE FROM outbox WHERE way IN (SELECT number FROM ways WHERE guest = ?)",
    "DELETE FROM ways WHERE guest = ?",
    "DELETE FROM prepared WHERE guest = ?",
    "DELETE FROM chat_read WHERE guest = ?",
    "DELETE FROM quiet WHERE guest = ?",
    "DELETE FROM holidays WHERE guest = ?",
    "DELETE FROM recovery WHERE guest = ?",
    "DELETE FROM recovery_codes WHERE guest = ?",
    "DELETE FROM passkeys WHERE guest = ?",
    "DELETE FROM signed_out WHERE guest = ?",
    "DELETE FROM bans WHERE who = ?",
    "DELETE FROM guests WHERE id = ?",
)
# What contains the guest's id is another text without it.
_SAID_OF: Final = """
SELECT id, manners, slow FROM tables WHERE replace(manners, ?, '') <> manners OR replace(slow, ?, '') <> slow
"""
# The keys of commands begin with the guest and a full stop, and a slash is the sign after it.
_KEYS: Final = "key >= ? || '.' AND key < ? || '/'"
_MOVES: Final = f"SELECT DISTINCT table_number FROM moves WHERE {_KEYS}"  # noqa: S608
_WITHOUT_KEYS: Final = f"UPDATE moves SET key = NULL WHERE table_number = ? AND {_KEYS}"  # noqa: S608
_COMMANDS: Final = f"DELETE FROM commands WHERE {_KEYS}"  # noqa: S608


class Traces(NamedTuple):
    """Where a person is found in the database."""

    alone: list[str]
    """Tables at which nobody else has a seat."""
    statements: list[Statement]
    """What removes the person from everything else."""


async def traces(database: Database, guest: str, now: int) -> Traces:
    """Find a person. It looks at every move, so it reads beside what is being written."""
    alone = [table for (table,) in await database.query(_ALONE, guest, guest, guest)]
    found: list[Statement] = [statement for table in alone for statement in retaining.without(table)]
    found += [(_HOST, (guest, guest)), slow.due_for(guest, now)]
    for status, more in _LEFT.items():
        found.append((_SEATS.format(more=more, status=status), (guest,)))
    for table, manners, terms in await database.query(_SAID_OF, guest, guest):
        texts = tuple(None if text is None else _without(text, guest) for text in (manners, terms))
        found.append(("UPDATE tables SET manners = ?, slow = ? WHERE id = ?", (*texts, table)))
    found.append((_COMMANDS, (guest, guest)))
    for (number,) in await database.query(_MOVES, guest, guest):
        found.append((_WITHOUT_KEYS, (number, guest, guest)))
    return Traces(alone, found + [(statement, (guest,)) for statement in _ROWS])


def _without(text: str, guest: str) -> str:
    """Return JSON without this guest: neither as a value of a list nor as a name."""

    def strip(value: Any) -> Any:
        if isinstance(value, list):
            return [strip(one) for one in value if one != guest]
        if isinstance(value, dict):
            return {name: strip(one) for name, one in value.items() if name != guest}
        return value

    return json_text(strip(msgspec.json.decode(text)))
