"""The bodies of webhooks: plain JSON, and the shape that Discord takes."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from webfoot.server.calls.ways import Message

HEADERS: Final = {"content-type": "application/json", "user-agent": "Webfoot"}
_SIGNS: Final = re.compile(r"([\\*_~`|>#\[\]()<:@-])")


def plain(message: Message) -> bytes:
    """Return a call as JSON. Chat programs that take `text` can show it as it is."""
    body: dict[str, Any] = {
        "id": message.id,
        "event": message.event,
        "text": f"{message.text} {message.url}",
        "url": message.url,
    }
    more = {"game": message.game, "table": message.table, "player": message.player}
    return msgspec.json.encode(body | {name: value for name, value in more.items() if value is not None})


def discord(message: Message) -> bytes:
    """Return a call as Discord takes it. Names are only names there: they format nothing and call nobody."""
    text = _SIGNS.sub(r"\\\1", message.text)
    return msgspec.json.encode(
        {"username": "Webfoot", "content": f"{text}\n{message.url}", "allowed_mentions": {"parse": []}}
    )
