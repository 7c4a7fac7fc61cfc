"""A worker whose bots misbehave: one never ends, one fails, one prints, one dies, one waits for a file to appear,
and one tells how long it may think."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from webfoot.server.bots.pool import Question
from webfoot.server.bots.worker import run


def plan(asked: Question, seed: int) -> list[int]:
    level = asked.level
    if level == "endless":
        time.sleep(3600)
    if level == "failing":
        raise ValueError("no idea")
    if level == "dying":
        os._exit(1)
    if level == "waiting":
        while not Path(asked.imagined.decode()).exists():
            time.sleep(0.01)
    if asked.longest is not None:
        return [asked.longest]
    sys.stdout.write("thinking aloud\n")
    sys.stdout.flush()
    return [asked.seat, len(asked.imagined)]


if __name__ == "__main__":
    run(plan)
