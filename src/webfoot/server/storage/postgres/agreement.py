"""What must be the same at all workers that share a database: the secret, rules and owners' data.

Each writes it down when it starts, as hashes, and compares it with what those wrote that live.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from webfoot.server.storage.protocol import BadDatabase

Agreed = Mapping[str, str]
"""For each thing that must be the same: a hash of it, or the thing itself if everybody may know it."""
SENTENCES: Final = {
    "secret": "another secret key: set the same WEBFOOT_SECRET_KEY everywhere",
    "rules": "other rules: install the same version of Webfoot everywhere, and stop all workers for that",
    "data": "other owners' data: give the same files to all workers",
}


def agreed_on(secret: str, rules: Mapping[str, int], data: Mapping[str, str]) -> Agreed:
    """Return what a worker writes down. `rules` are the versions by game, `data` the owners' data by game."""
    return {
        "secret": _hash("secret", secret),
        "rules": " ".join(f"{key}-{version}" for key, version in sorted(rules.items())),
        "data": _hash("data", json.dumps(sorted(data.items()))) if data else "",
    }


def check(mine: Agreed, others: list[str]) -> None:
    """Raise BadDatabase if a worker that lives has written down something else."""
    for text in others:
        theirs = json.loads(text)
        for thing, sentence in SENTENCES.items():
            if theirs.get(thing) != mine.get(thing):
                raise BadDatabase(f"a worker that serves this database has {sentence}")


def written(agreed: Agreed | None) -> str:
    return json.dumps(dict(agreed or {}), sort_keys=True)


def _hash(what: str, text: str) -> str:
    return hashlib.blake2b(text.encode(), key=b"webfoot-agreed", person=what.encode(), digest_size=16).hexdigest()
