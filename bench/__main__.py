"""`python -m bench [--quick] [--only engines|server|realtime|abuse]` writes bench/RESULTS.md."""

from __future__ import annotations

import argparse
import os
import resource
import sys
from pathlib import Path

from bench import machine, results
from bench.abuse import measure as abuse
from bench.engines import measure as engines
from bench.server import measure as server
from bench.server import realtime

RESULTS = Path(__file__).resolve().parent / "RESULTS.md"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Figures side by side with peers.")
    parser.add_argument("--quick", action="store_true", help="a look in a minute; prints, and writes nothing")
    parser.add_argument(
        "--only",
        choices=["engines", "server", "realtime", "abuse"],
        help="measure one part; prints, and writes nothing",
    )
    chosen = parser.parse_args()

    # What is measured is chosen here; no server compiles in the background meanwhile.
    os.environ["WEBFOOT_ENGINE"] = "off"
    _allow_many_connections()
    about = machine.description()
    measured_engines = measured_servers = measured_live = measured_abuse = None
    if chosen.only in (None, "engines"):
        plan = engines.Plan(rounds=2, play_seconds=0.3) if chosen.quick else engines.Plan()
        measured_engines = engines.measure(plan)
    if chosen.only in (None, "server"):
        measured_servers = server.measure(server.QUICK if chosen.quick else server.Plan())
    if chosen.only in (None, "realtime"):
        measured_live = realtime.measure(realtime.QUICK if chosen.quick else realtime.Plan())

    if chosen.only == "abuse" or (chosen.only is None and not chosen.quick):
        measured_abuse = abuse.measure()

    text = results.render(about, measured_engines, measured_servers, measured_live, measured_abuse)
    if chosen.quick or chosen.only:
        print(text)
    else:
        RESULTS.write_text(text, encoding="utf-8")
        print("written: bench/RESULTS.md")
    return 0


def _allow_many_connections() -> None:
    """Two thousand players need as many files open, on either side; the processes we start inherit this."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
