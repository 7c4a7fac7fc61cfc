"""How games ended, and the ways to what belongs to a guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_index("ix_chat_guest", "chat", ["guest"])


def downgrade() -> None:
    op.drop_index("ix_chat_guest", "chat")
    op.drop_index("ix_seats_guest", "seats")
    op.drop_table("results")
