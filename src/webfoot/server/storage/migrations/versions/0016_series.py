"""Series of games at tables that follow each other, and up to when people have read the chat of slow games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.JSON))
    op.create_table(
        "chat_read",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_chat_read"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_read_table_id_tables"),
    )


def downgrade() -> None:
    op.drop_table("chat_read")
    op.drop_column("tables", "series")
