"""Guests, tables, seats and chat in the database.

The moves themselves are not written here: their log is a thing of its own (movelog.py), since it must be quick.
Its table is described here all the same, so that one chain of migrations makes the whole file.
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
    delete,
    event,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from webfoot.server.facts import Chair, Facts
from webfoot.server.security import Keys, link_hash
from webfoot.server.wire import ChatLine, Me

HEAD = "0001"
"""The newest migration: a file that is already there starts without loading the migration tool."""
BUSY_SECONDS = 30
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

    id: Mapped[str] = mapped_column(primary_key=True)
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
    """One row of a table's log. The primary key decides which of two moves with the same number stands."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    seat: Mapped[int | None]
    payload: Mapped[str]
    at: Mapped[int]
    key: Mapped[str | None]

    __table_args__ = (
        Index("uq_moves_table_id_key", "table_id", "key", unique=True, sqlite_where=text("key IS NOT NULL")),
        {"sqlite_with_rowid": False},
    )


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


class Store:
    """All that is asked of the database, except moves."""

    def __init__(self, file: Path, synchronous: str, keys: Keys) -> None:
        self._keys = keys
        self._engine = create_async_engine(
            f"sqlite+aiosqlite:///{file}",
            json_serializer=lambda value: msgspec.json.encode(value).decode(),
            json_deserializer=msgspec.json.decode,
            connect_args={"timeout": BUSY_SECONDS},
        )

        @event.listens_for(self._engine.sync_engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA synchronous={synchronous}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

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
        async with self._sessions.begin() as session:
            await session.merge(GuestRow(id=me.id, name=me.name, language=me.language))

    # tables

    async def create(self, facts: Facts, rematch_of: str | None = None, key: str | None = None) -> None:
        """Keep a new table; as the rematch of another one in the same breath, so that there is only one."""
        async with self._sessions.begin() as session:
            session.add(
                TableRow(
                    id=facts.id,
                    game=facts.game,
                    rules=facts.rules,
                    options=facts.options,
                    host=facts.host,
                    listed=facts.listed,
                    created=facts.created,
                    seed=facts.seed,
                    status=facts.status,
                    next=facts.next,
                    seats=[self._seat(facts.id, seat, chair) for seat, chair in enumerate(facts.chairs)],
                )
            )
            if rematch_of is not None:
                await session.execute(update(TableRow).where(TableRow.id == rematch_of).values(next=facts.id))
                if key is not None:
                    session.add(CommandRow(table_id=rematch_of, key=key, at=_now()))

    async def load(self, table: str) -> Facts | None:
        async with self._sessions() as session:
            row = await session.get(TableRow, table)
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
        async with self._sessions.begin() as session:
            await session.merge(self._seat(table, seat, chair))
            if key is not None:
                session.add(CommandRow(table_id=table, key=key, at=_now()))

    async def find_link(self, token: str) -> tuple[str, int] | None:
        query = select(SeatRow.table_id, SeatRow.seat).where(SeatRow.link_hash == link_hash(token))
        async with self._sessions() as session:
            found = (await session.execute(query)).one_or_none()
            return None if found is None else (found[0], found[1])

    # chat and keys

    async def add_chat(self, table: str, guest: str, line: ChatLine, key: str) -> None:
        async with self._sessions.begin() as session:
            session.add(
                ChatRow(table_id=table, guest=guest, name=line.name, seat=line.seat, text=line.text, at=line.at)
            )
            session.add(CommandRow(table_id=table, key=key, at=line.at))

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
        async with self._sessions.begin() as session:
            await session.execute(delete(CommandRow).where(CommandRow.at < _now() - KEYS_KEPT_MS))

    def _seat(self, table: str, seat: int, chair: Chair) -> SeatRow:
        nonce = chair.nonce
        return SeatRow(
            table_id=table,
            seat=seat,
            kind=chair.kind,
            guest=chair.guest,
            level=chair.level,
            nonce=nonce,
            link_hash=None if nonce is None else link_hash(self._keys.link(table, seat, nonce)),
            resigned=chair.resigned,
        )


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
