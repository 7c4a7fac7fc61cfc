"""Building while a server runs: nobody waits, and bots that are started later use the build."""

from __future__ import annotations

import subprocess
import sys

from webfoot.compiled import cache
from webfoot.compiled.build import missing
from webfoot.compiled.loader import in_use


def start() -> tuple[subprocess.Popen[bytes] | None, str]:
    """Start a build where one is wanted and can be made, and say what is in use meanwhile."""
    if in_use() != "interpreted":
        return None, f"engine: {in_use()}"
    if cache.folder() is None:
        return None, f"engine: interpreted ({cache.VARIABLE} is off)"
    lack = missing()
    if lack is not None:
        return None, f"engine: interpreted ({lack})"
    process = subprocess.Popen(
        [sys.executable, "-m", "webfoot.compiled.build"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        # It goes on when the server is stopped: the next one is glad of it.
        start_new_session=True,
    )
    return process, "engine: interpreted; it is being compiled in the background"
