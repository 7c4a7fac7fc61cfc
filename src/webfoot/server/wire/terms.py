"""Limits of everything that is sent, and the short types that it is made of."""

from __future__ import annotations

from typing import Annotated

import msgspec

VERSION = 1
MAX_MESSAGE_BYTES = 24_576
"""Enough for a long plan of long moves; every other message is far shorter."""
MAX_PLAN = 200
MAX_PAGES = 20
"""Pages of the list of tables."""

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, msgspec.Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_.-]+$")]
"""A level of bots: one of ours, or the name of a bot that the administrator has added."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
GameTime = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000_000)]
Plan = Annotated[list[msgspec.Raw], msgspec.Meta(max_length=MAX_PLAN)]


class Plain(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Base of everything that is sent either way. Unknown fields are refused."""
