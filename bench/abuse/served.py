"""Our server as it ships, with every limit as it is."""

from __future__ import annotations

import sys
from pathlib import Path

from webfoot.server.main import serve

if __name__ == "__main__":
    serve(port=0, folder=Path(sys.argv[1]))
