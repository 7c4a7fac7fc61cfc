"""Our server as it ships, save that one address may play at many tables, and that webhooks may be on this machine."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from bench.server.our_server import NO_LIMIT
from webfoot.server.main import serve
from webfoot.server.settings import Limits

if __name__ == "__main__":
    limits = replace(
        Limits(),
        commands_of_an_address=NO_LIMIT,
        requests=NO_LIMIT,
        tables=NO_LIMIT,
        connections_of_an_address=10_000,
    )
    serve(port=0, folder=Path(sys.argv[1]), limits=limits, hooks_anywhere=True)
