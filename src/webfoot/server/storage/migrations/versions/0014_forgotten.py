"""People who are forgotten: a hash of each, so that no old cookie of theirs is good again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "forgotten",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_forgotten"),
    )


def downgrade() -> None:
    op.drop_table("forgotten")
