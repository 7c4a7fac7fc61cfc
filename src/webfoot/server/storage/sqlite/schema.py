"""The database schema that the migrations lead to. Only the migrations and their test read it."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("language", sa.String, nullable=False),
)

# The hash of the link by which a guest who has lost the cookie comes back.
recovery = sa.Table(
    "recovery",
    metadata,
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("hash", sa.String, nullable=False, unique=True),
    sa.Column("made", sa.Integer, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("guest", sa.String, nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("made", sa.Integer, nullable=False),
    sa.Column("used", sa.Integer),
)

# Hashes of the codes by which somebody comes back who has lost every passkey. One that is used is gone.
recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("guest", sa.String, nullable=False, index=True),
    sa.Column("made", sa.Integer, nullable=False),
)

# How often guests have signed out their other devices: cookies name this number, and older ones are not good.
signed_out = sa.Table(
    "signed_out",
    metadata,
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("generation", sa.Integer, nullable=False),
)

# Hashes of guests who have let themselves be forgotten: no old cookie of theirs is good again.
forgotten = sa.Table(
    "forgotten",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("id", sa.String, nullable=False, unique=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("host", sa.String, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("next", sa.String),
    sa.Column("manners", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("origin", sa.JSON),
    # Slow games alone: their terms, for whom they wait and until when, and when the server has to look at them.
    sa.Column("slow", sa.JSON),
    sa.Column("waits", sa.JSON),
    sa.Column("due", sa.Integer, index=True),
    # If it is a rematch: how the games before it ended.
    sa.Column("series", sa.JSON),
    sa.Index("ix_tables_status_created", "status", "created"),
)

# While guests are on holiday, their time in slow games stands still.
holidays = sa.Table(
    "holidays",
    metadata,
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("begins", sa.Integer, primary_key=True),
    sa.Column("ends", sa.Integer, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("guest", sa.String, index=True),
    sa.Column("level", sa.String),
    sa.Column("nonce", sa.String),
    sa.Column("link_hash", sa.String, unique=True),
    sa.Column("resigned", sa.Boolean, nullable=False),
    # The name of a person who shares a device with others, and so has no guest of their own.
    sa.Column("label", sa.String),
)

# What players have prepared while it is not their turn; nobody else is ever told of it.
prepared = sa.Table(
    "prepared",
    metadata,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String, nullable=False, index=True),
    sa.Column("what", sa.JSON, nullable=False),
)

# Up to when people have read the chat of their slow games.
chat_read = sa.Table(
    "chat_read",
    metadata,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
)

# How each game ended; games that ended before there was this table have no row.
results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ended", sa.Integer, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
)

# Ways in which people let themselves be called; those with a table call whoever's turn it is there.
ways = sa.Table(
    "ways",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String, nullable=False, index=True),
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), index=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("target", sa.JSON, nullable=False),
    sa.Column("page", sa.String, nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("made", sa.Integer, nullable=False),
    sa.Column("last", sa.Integer),
    sa.Column("failed", sa.String),
)

quiet = sa.Table(
    "quiet",
    metadata,
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("begins", sa.Integer, nullable=False),
    sa.Column("ends", sa.Integer, nullable=False),
    sa.Column("zone", sa.String, nullable=False),
)

# Calls that wait, or are being sent.
outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("way", sa.Integer, sa.ForeignKey("ways.number"), nullable=False),
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("due", sa.Integer, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("sending", sa.Boolean, nullable=False),
    sa.Index("uq_outbox_way", "way", "table_id", "seat", "seq", unique=True),
)

# Keys of this server that its storage keeps, such as the one that signs web push.
host_keys = sa.Table(
    "host_keys",
    metadata,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("guest", sa.String, nullable=False, index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
)

# Tokens with which bots connect.
bot_tokens = sa.Table(
    "bot_tokens",
    metadata,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("hash", sa.String, nullable=False, unique=True),
    sa.Column("made", sa.Integer, nullable=False),
)

# Keys of commands that changed a table without writing a move: sent again, they are not executed again.
commands = sa.Table(
    "commands",
    metadata,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("key", sa.String, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
)

studies = sa.Table(
    "studies",
    metadata,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("study", sa.LargeBinary, nullable=False),
)

# Guests and addresses that are kept out.
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("who", sa.String, primary_key=True),
    sa.Column("until", sa.Integer),
    sa.Column("reason", sa.String, nullable=False),
    sa.Column("made", sa.Integer, nullable=False),
)

# What is shown of a finished game, whatever later rules say.
archives = sa.Table(
    "archives",
    metadata,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("archive", sa.LargeBinary, nullable=False),
)

# Rows are stored in the order in which they arrive, and tables by number. So a commit changes only a few pages at
# the
# end and one slim index. If the rows of each table were stored together, every table would change a page.
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_number", sa.Integer, sa.ForeignKey("tables.number"), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("payload", sa.String, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("key", sa.String),
    sa.Index("uq_moves_table_number_seq", "table_number", "seq", unique=True),
)
