"""Accounts: passkeys, recovery codes, and devices that were signed out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_guest", "recovery_codes", ["guest"])
    op.create_table(
        "signed_out",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_signed_out"),
    )


def downgrade() -> None:
    for table in ("signed_out", "recovery_codes", "passkeys"):
        op.drop_table(table)
