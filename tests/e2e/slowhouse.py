"""A server whose clock the test sets forward: days pass in an instant, also over its restarts."""

from __future__ import annotations

import os
from pathlib import Path

from tests.e2e.conftest import House

HOUR = 3600 * 1000
SERVE = """
import random, sys
from pathlib import Path
from webfoot.server import house, servertime
from webfoot.server.bots import pool
from webfoot.server.calls import outbox
from webfoot.server.main import serve

later = Path(sys.argv[1]).with_name("later")

def passed():
    return int(later.read_text()) if later.exists() else 0

pool.secrets = random.Random(11)
pool.secrets.randbits = pool.secrets.getrandbits
house.House.new_seed = lambda self: bytes(range(32))
house.House.now = lambda self: self.servertime.now() + passed()
house.House.wall = lambda self: servertime.wall() + passed()
# Nobody tells the worker that time has jumped.
outbox.LONGEST_SLEEP = 0.1
serve(port=int(sys.argv[2]), folder=Path(sys.argv[1]), bot_pace=(0.0, 0.02), due_every=0.1)
"""


class SlowHouse(House):
    def __init__(self, data: Path) -> None:
        super().__init__(data, SERVE, {**os.environ, "WEBFOOT_HOOKS_ANYWHERE": "yes"})
        self.passed = 0
        """Milliseconds by which the clock was set forward."""

    def later(self, hours: float = 0, minutes: float = 0) -> None:
        """Let so much time pass, at once."""
        self.passed += round((hours + minutes / 60) * HOUR)
        fresh = self.data.with_name("later.new")
        fresh.write_text(str(self.passed))
        # Nobody ever reads half a number.
        fresh.replace(self.data.with_name("later"))
