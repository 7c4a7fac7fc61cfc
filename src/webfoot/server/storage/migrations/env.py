"""Connects migrations to the database: always through the file that the server passes in."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine, pool

from webfoot.server.storage.sqlite.schema import metadata

engine = create_engine(f"sqlite:///{context.config.attributes['file']}", poolclass=pool.NullPool)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
