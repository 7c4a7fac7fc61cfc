"""Every attack in turn, each against a fresh server as it ships."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bench.abuse import bots, filling, flood, handshakes, lobby, replays, sockets

ATTACKS: dict[str, Callable[[], dict[str, Any]]] = {
    "sockets that never read": sockets.measure,
    "tables of bots that nobody watches": bots.measure,
    "a flood at one table": flood.measure,
    "replays": replays.measure,
    "handshakes": handshakes.measure,
    "a full lobby": lobby.measure,
    "filling the disk": filling.measure,
}


@dataclass
class Abuse:
    found: dict[str, dict[str, Any]] = field(default_factory=dict)


def measure() -> Abuse:
    result = Abuse()
    for name, attack in ATTACKS.items():
        print(f"abuse: {name}", flush=True)
        result.found[name] = attack()
    return result
