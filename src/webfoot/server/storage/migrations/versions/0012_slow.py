"""Slow games: their terms, for whom they wait and when they are due; and when guests are on holiday."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("slow", sa.JSON))
    op.add_column("tables", sa.Column("waits", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.Integer))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "holidays",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "begins", name="pk_holidays"),
    )


def downgrade() -> None:
    op.drop_table("holidays")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "waits")
    op.drop_column("tables", "slow")
