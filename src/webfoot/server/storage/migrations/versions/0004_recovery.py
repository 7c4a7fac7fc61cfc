"""The hashes of recovery links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "recovery",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_recovery"),
        sa.UniqueConstraint("hash", name="uq_recovery_hash"),
    )


def downgrade() -> None:
    op.drop_table("recovery")
