"""What is noted during a measurement: answered moves, waiting times, processor time. Runs among the players."""

from __future__ import annotations

import os
import time
from pathlib import Path

from bench.answering import Answer


class Stopwatch:
    def __init__(self) -> None:
        self.answered: list[float] = []
        """Seconds from sending a move to its acceptance."""
        self.heard: list[float] = []
        """Seconds from sending a move to the opponent's news of it."""
        self.late: list[float] = []
        """Seconds from the instant at which time itself acted to a player's news of it."""
        self.expiries = 0
        self.refused = 0
        self.games = 0
        self.received = 0
        """Bytes of all messages."""

    def reset(self, server: int) -> None:
        self.__init__()  # type: ignore[misc]
        self._server = server
        self._since = time.perf_counter()
        self._own_before = time.process_time()
        self._server_before = processor_seconds(server)

    def report(self) -> Answer:
        seconds = time.perf_counter() - self._since
        return {
            "seconds": seconds,
            "moves": len(self.answered),
            "answered": waiting_times(self.answered),
            "heard": waiting_times(self.heard),
            "late": waiting_times(self.late),
            "expiries": self.expiries,
            "refused": self.refused,
            "games": self.games,
            "received": self.received,
            "server_cpu": (processor_seconds(self._server) - self._server_before) / seconds,
            "players_cpu": (time.process_time() - self._own_before) / seconds,
        }


def waiting_times(samples: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(samples) or [0.0]
    return {name: ordered[int(share * (len(ordered) - 1))] * 1000 for name, share in (("p50", 0.5), ("p99", 0.99))}


def processor_seconds(process: int) -> float:
    """Processor time of a process so far, and of those that it has started; 0 where the system does not say."""
    ticks, parents = {}, {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rsplit(")", 1)[1].split()
        except OSError:
            # It has ended meanwhile.
            continue
        number = int(file.parent.name)
        ticks[number], parents[number] = int(fields[11]) + int(fields[12]), int(fields[1])
    family = {process}
    while more := {number for number, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(ticks.get(number, 0) for number in family) / os.sysconf("SC_CLK_TCK")
