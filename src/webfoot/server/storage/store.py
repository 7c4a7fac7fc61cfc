"""Guests, tables, seats and chat in the database.

Everything is written by the one writer of the process (writer.py) and read by the ORM. The moves have a log of their
own (movelog.py); their table is described here all the same, so that one chain of migrations makes the whole file.
"""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    select,
)
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from webfoot.server.edge.security import Keys, link_hash
from webfoot.server.storage.sqlite.writer import BUSY_SECONDS, Statement, Writer
from webfoot.server.table.details import Chair, Facts
from webfoot.server.wire import ChatLine, Me

HEAD = "0001"
"""The newest migration: a file that is already there starts without loading the migration tool."""
KEYS_KEPT_MS = 3 * 24 * 3600 * 1000


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class GuestRow(Base):
    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    language: Mapped[str]


class TableRow(Base):
    __tablename__ = "tables"

    number: Mapped[int] = mapped_column(primary_key=True)
    id: Mapped[str] = mapped_column(unique=True)
    game: Mapped[str]
    rules: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    host: Mapped[str]
    listed: Mapped[bool]
    created: Mapped[int]
    seed: Mapped[bytes] = mapped_column(LargeBinary)
    status: Mapped[str]
    next: Mapped[str | None]
    seats: Mapped[list[SeatRow]] = relationship(order_by="SeatRow.seat", lazy="selectin")

    __table_args__ = (Index("ix_tables_status_created", "status", "created"),)


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    guest: Mapped[str | None]
    level: Mapped[str | None]
    nonce: Mapped[str | None]
    link_hash: Mapped[str | None] = mapped_column(unique=True)
    resigned: Mapped[bool]


class ChatRow(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    guest: Mapped[str]
    name: Mapped[str]
    seat: Mapped[int | None]
    text: Mapped[str]
    at: Mapped[int]


class CommandRow(Base):
    """Keys of commands that changed a table without writing a move: sent again, they are not obeyed again."""

    __tablename__ = "commands"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[int]


class MoveRow(Base):
    """One row of a table's log. That (table, seq) is unique decides which of two moves with the same number stands.

    Rows are kept in the order they come, and tables by number: whatever the order of tables, a commit then changes a
    few pages at the end and in one slim index, where the rows of each table kept together would change a page each.
    """

    __tablename__ = "moves"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_number: Mapped[int] = mapped_column(ForeignKey("tables.number"))
    seq: Mapped[int]
    kind: Mapped[str]
    seat: Mapped[int | None]
    payload: Mapped[str]
    at: Mapped[int]
    key: Mapped[str | None]

    __table_args__ = (Index("uq_moves_table_number_seq", "table_number", "seq", unique=True),)


def migrate(file: Path) -> None:
    """Bring the file to the newest form, making it if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        there = connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if there and connection.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,):
            return
    finally:
        connection.close()
    # Only now: the migration tool takes as long to load as all the rest.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["file"] = file
    command.upgrade(config, "head")


def _insert(model: type[Base], how: str = "INSERT") -> str:
    columns = [column.name for column in model.__table__.columns]
    return f"{how} INTO {model.__tablename__} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


_PUT_GUEST = _insert(GuestRow, "REPLACE")
_ADD_TABLE = _insert(TableRow)
_PUT_SEAT = _insert(SeatRow, "REPLACE")
_ADD_CHAT = _insert(ChatRow)
_ADD_KEY = _insert(CommandRow)


class Store:
    """All that is asked of the database, except moves. Read by the ORM, written by the one writer."""

    def __init__(self, file: Path, writer: Writer, keys: Keys) -> None:
        self._keys = keys
        self._writer = writer
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{file}", connect_args={"timeout": BUSY_SECONDS})
        self._sessions = async_sessionmaker(self._engine, expire_on_commit=False)

    async def close(self) -> None:
        await self._engine.dispose()

    # guests

    async def load_guest(self, guest: str) -> Me | None:
        async with self._sessions() as session:
            row = await session.get(GuestRow, guest)
            return None if row is None else msgspec.convert(row, Me, from_attributes=True)

    async def load_guests(self, guests: set[str]) -> dict[str, Me]:
        """Those of them who have a name of their own."""
        found: dict[str, Me] = {}
        ids = sorted(guests)
        async with self._sessions() as session:
            for start in range(0, len(ids), 500):
                query = select(GuestRow).where(GuestRow.id.in_(ids[start : start + 500]))
                for row in await session.scalars(query):
                    found[row.id] = msgspec.convert(row, Me, from_attributes=True)
        return found

    async def save_guest(self, me: Me) -> None:
        await self._writer.write((_PUT_GUEST, (me.id, me.name, me.language)))

    # tables

    async def create(self, facts: Facts, rematch_of: str | None = None, key: str | None = None) -> None:
        """Keep a new table; as the rematch of another one in the same breath, so that there is only one."""
        row = (
            None,
            facts.id,
            facts.game,
            facts.rules,
            msgspec.json.encode(facts.options).decode(),
            facts.host,
            int(facts.listed),
            facts.created,
            facts.seed,
            facts.status,
            facts.next,
        )
        unit: list[Statement] = [(_ADD_TABLE, row)]
        unit += [self._put_seat(facts.id, seat, chair) for seat, chair in enumerate(facts.chairs)]
        if rematch_of is not None and key is not None:
            unit.append(("UPDATE tables SET next = ? WHERE id = ?", (facts.id, rematch_of)))
            unit.append((_ADD_KEY, (rematch_of, key, _now())))
        await self._writer.write(*unit)

    async def load(self, table: str) -> Facts | None:
        async with self._sessions() as session:
            row = await session.scalar(select(TableRow).where(TableRow.id == table))
            return None if row is None else _facts(row)

    async def unfinished(self, since: int, at_most: int) -> list[Facts]:
        """The newest tables whose game is not over, for the lobby."""
        query = (
            select(TableRow)
            .where(TableRow.status != "over", TableRow.created >= since)
            .order_by(TableRow.created.desc())
            .limit(at_most)
        )
        async with self._sessions() as session:
            return [_facts(row) for row in await session.scalars(query)]

    async def save_chair(self, table: str, seat: int, chair: Chair, key: str | None = None) -> None:
        unit: list[Statement] = [self._put_seat(table, seat, chair)]
        if key is not None:
            unit.append((_ADD_KEY, (table, key, _now())))
        await self._writer.write(*unit)

    async def find_link(self, token: str) -> tuple[str, int] | None:
        query = select(SeatRow.table_id, SeatRow.seat).where(SeatRow.link_hash == link_hash(token))
        async with self._sessions() as session:
            found = (await session.execute(query)).one_or_none()
            return None if found is None else (found[0], found[1])

    # chat and keys

    async def add_chat(self, table: str, guest: str, line: ChatLine, key: str) -> None:
        row = (None, table, guest, line.name, line.seat, line.text, line.at)
        await self._writer.write((_ADD_CHAT, row), (_ADD_KEY, (table, key, line.at)))

    async def load_chat(self, table: str, at_most: int) -> list[ChatLine]:
        query = select(ChatRow).where(ChatRow.table_id == table).order_by(ChatRow.id.desc()).limit(at_most)
        async with self._sessions() as session:
            rows = (await session.scalars(query)).all()
        return [ChatLine(row.name, row.seat, row.text, row.at) for row in reversed(rows)]

    async def load_keys(self, table: str) -> set[str]:
        query = select(CommandRow.key).where(CommandRow.table_id == table)
        async with self._sessions() as session:
            return set(await session.scalars(query))

    async def forget_old_keys(self) -> None:
        await self._writer.write(("DELETE FROM commands WHERE at < ?", (_now() - KEYS_KEPT_MS,)))

    def _put_seat(self, table: str, seat: int, chair: Chair) -> Statement:
        nonce = chair.nonce
        hashed = None if nonce is None else link_hash(self._keys.link(table, seat, nonce))
        row = (table, seat, chair.kind, chair.guest, chair.level, nonce, hashed, int(chair.resigned))
        return _PUT_SEAT, row


def _facts(row: TableRow) -> Facts:
    facts: Facts = msgspec.convert(
        {
            "id": row.id,
            "game": row.game,
            "rules": row.rules,
            "options": row.options,
            "host": row.host,
            "listed": row.listed,
            "created": row.created,
            "seed": row.seed,
            "status": row.status,
            "next": row.next,
            "chairs": [
                {
                    "kind": seat.kind,
                    "guest": seat.guest,
                    "level": seat.level,
                    "nonce": seat.nonce,
                    "resigned": seat.resigned,
                }
                for seat in row.seats
            ],
        },
        Facts,
    )
    return facts


def _now() -> int:
    return time.time_ns() // 1_000_000
