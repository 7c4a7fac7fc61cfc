"""Names of people who share a device, and with it a guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("label", sa.String))


def downgrade() -> None:
    op.drop_column("seats", "label")
