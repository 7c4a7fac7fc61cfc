"""Tokens with which bots connect, as hashes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bot_tokens",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_bot_tokens"),
        sa.UniqueConstraint("hash", name="uq_bot_tokens_hash"),
    )


def downgrade() -> None:
    op.drop_table("bot_tokens")
