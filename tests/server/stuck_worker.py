"""A worker whose bots misbehave: one never ends, one fails, one prints, one dies."""

from __future__ import annotations

import os
import sys
import time

from webfoot.server.botworker import run


def choose(game: str, seat: int, imagined: bytes, level: str, seed: int) -> int:
    if level == "endless":
        time.sleep(3600)
    if level == "failing":
        raise ValueError("no idea")
    if level == "dying":
        os._exit(1)
    sys.stdout.write("thinking aloud\n")
    sys.stdout.flush()
    return seat + len(imagined)


if __name__ == "__main__":
    run(choose)
