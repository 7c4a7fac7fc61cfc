"""Our server as it ships, save that one address may open every table and players may be quicker than people."""

from __future__ import annotations

import sys

from webfoot.server.main import serve
from webfoot.server.settings import Limits

NO_LIMIT = (1e9, 1e9)

if __name__ == "__main__":
    serve("127.0.0.1", 0, sys.argv[1], limits=Limits(commands=NO_LIMIT, tables=NO_LIMIT))
