"""What players prepare while it is not their turn: a note, and a plan."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "prepared",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("what", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_prepared"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_prepared_table_id_tables"),
    )
    op.create_index("ix_prepared_guest", "prepared", ["guest"])


def downgrade() -> None:
    op.drop_table("prepared")
