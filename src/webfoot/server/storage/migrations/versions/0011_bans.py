"""Guests and addresses that are kept out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("who", sa.String, nullable=False),
        sa.Column("until", sa.Integer),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_bans"),
    )


def downgrade() -> None:
    op.drop_table("bans")
