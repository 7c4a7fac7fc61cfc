"""Calls: ways to call people, quiet hours, the outbox, and the key that signs web push."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("target", sa.JSON, nullable=False),
        sa.Column("page", sa.String, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer),
        sa.Column("failed", sa.String),
        sa.PrimaryKeyConstraint("number", name="pk_ways"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_ways_table_id_tables"),
    )
    op.create_index("ix_ways_guest", "ways", ["guest"])
    op.create_index("ix_ways_table_id", "ways", ["table_id"])
    op.create_table(
        "quiet",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_quiet"),
    )
    op.create_table(
        "outbox",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("way", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sending", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_outbox"),
        sa.ForeignKeyConstraint(["way"], ["ways.number"], name="fk_outbox_way_ways"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outbox_table_id_tables"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    op.create_index("uq_outbox_way", "outbox", ["way", "table_id", "seat", "seq"], unique=True)
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_host_keys"),
    )


def downgrade() -> None:
    for table in ("host_keys", "outbox", "quiet", "ways"):
        op.drop_table(table)
