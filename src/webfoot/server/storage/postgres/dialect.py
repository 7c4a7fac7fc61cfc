"""The storage's statements as PostgreSQL writes them: three things differ from SQLite.

Values are `$1`, `$2` and so on. `REPLACE INTO` is an insertion that says what to do where the key exists already. A
list in JSON is unfolded by another function.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import Final

KEYS: Final = {
    "archives": "table_id",
    "bans": "who",
    "chat_read": "table_id, guest",
    "guests": "id",
    "holidays": "guest, begins",
    "prepared": "table_id, seat",
    "quiet": "guest",
    "recovery": "guest",
    "results": "table_id",
    "seats": "table_id, seat",
    "studies": "table_id",
}
"""The key of each table of which rows are replaced."""
ORDERED: Final = frozenset({"guests", "quiet", "recovery"})
"""Tables in which a row that is replaced goes to the end."""
_REPLACE: Final = re.compile(r"\s*REPLACE INTO (\w+) \(([^)]*)\)\s*(.*)", re.DOTALL)


@cache
def translated(statement: str) -> str:
    """Return a statement of the storage for PostgreSQL."""
    replaced = _REPLACE.fullmatch(statement)
    if replaced:
        statement = _put(*replaced.groups())
    statement = statement.replace("json_each(?)", "json_array_elements_text(CAST(? AS json)) AS value")
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)


def _put(table: str, columns: str, values: str) -> str:
    key = KEYS[table]
    new = [f"{name} = excluded.{name}" for name in columns.split(", ") if name not in key.split(", ")]
    if table in ORDERED:
        new.append("rowid = DEFAULT")
    return f"INSERT INTO {table} ({columns}) {values} ON CONFLICT ({key}) DO UPDATE SET {', '.join(new)}"
