"""Our server as it ships, with every limit as it is or as the environment says."""

from __future__ import annotations

import sys
from pathlib import Path

from webfoot.server.main import serve

if __name__ == "__main__":
    serve(port=int(sys.argv[2]) if len(sys.argv) > 2 else 0, folder=Path(sys.argv[1]))
