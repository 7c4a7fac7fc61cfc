"""`python -m bench [--quick] [--only PART [--write]] [--again]` writes bench/RESULTS.md, part by part."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import resource
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

from bench import machine, results
from bench.abuse import measure as abuse
from bench.doors import measure as doors
from bench.engines import measure as engines
from bench.growth import measure as growth
from bench.growth import report as growth_report
from bench.server import measure as server
from bench.server import realtime
from bench.slow import measure as slow
from bench.soak import measure as soak
from bench.workers import measure as workers
from bench.workers import report as workers_report

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "RESULTS.md"
KEPT = HERE / ".run"
"""Parts of a run that is not finished. The next run goes on from there."""


def _engines(quick: bool) -> str:
    plan = engines.Plan(rounds=2, play_seconds=0.3) if quick else engines.Plan()
    return results.engines_part(engines.measure(plan))


def _server(quick: bool) -> str:
    return results.server_part(server.measure(server.QUICK if quick else server.Plan()))


def _realtime(quick: bool) -> str:
    return results.realtime_part(realtime.measure(realtime.QUICK if quick else realtime.Plan()))


def _abuse(quick: bool) -> str:
    return results.abuse_part(abuse.measure())


def _slow(quick: bool) -> str:
    return results.slow_part(slow.measure(slow.QUICK if quick else slow.Plan()))


def _soak(quick: bool) -> str:
    return results.soak_part(soak.measure(1.0 if quick else soak.MINUTES))


def _growth(quick: bool) -> str:
    found = growth.measure(growth.QUICK if quick else growth.Plan())
    if not quick:
        (HERE / "growth.svg").write_text(growth_report.chart(found), encoding="utf-8")
    return growth_report.part(found)


def _workers(quick: bool) -> str:
    return workers_report.part(workers.measure(workers.QUICK if quick else workers.Plan()))


def _doors(quick: bool) -> str:
    plan = doors.Plan(rounds=2, play_seconds=0.5, many_seconds=2.0) if quick else doors.Plan()
    return results.doors_part(doors.measure(plan))


PARTS: dict[str, Callable[[bool], str]] = {
    "engines": _engines,
    "doors": _doors,
    "server": _server,
    "realtime": _realtime,
    "growth": _growth,
    "abuse": _abuse,
    "slow": _slow,
    "workers": _workers,
    "soak": _soak,
}
AT_A_LOOK = ("engines", "server", "realtime")
APART = "soak"
"""Takes as long as all the rest. A whole run leaves it out, and keeps what RESULTS.md says of it."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Figures side by side with peers.")
    parser.add_argument("--quick", action="store_true", help="a look in a minute; prints, and writes nothing")
    parser.add_argument("--only", choices=list(PARTS), help="measure one part; prints, and writes nothing")
    parser.add_argument("--write", action="store_true", help="with --only: put the part into RESULTS.md all the same")
    parser.add_argument("--again", action="store_true", help="measure everything, also what an unfinished run has")
    chosen = parser.parse_args()

    # What is measured is chosen here; no server compiles in the background meanwhile.
    os.environ["WEBFOOT_ENGINE"] = "off"
    _allow_many_connections()
    about = machine.description()
    if chosen.write and (chosen.quick or not chosen.only):
        parser.error("--write goes with --only, and not with --quick")
    if chosen.write:
        part = PARTS[chosen.only](False)
        facts = dict(about)
        measured = f"Measured {facts['date']}, with a load of {facts['load before the start']} before the start."
        RESULTS.write_text(results.with_part(RESULTS.read_text(encoding="utf-8"), part, measured), encoding="utf-8")
        print(f"written: {chosen.only} in bench/RESULTS.md")
        return 0
    if chosen.quick or chosen.only:
        names = [chosen.only] if chosen.only else list(AT_A_LOOK)
        print(results.render(about, [PARTS[name](chosen.quick) for name in names]))
        return 0
    if chosen.again:
        shutil.rmtree(KEPT, ignore_errors=True)
    run = KEPT / _sources()
    run.mkdir(parents=True, exist_ok=True)
    # The machine is described as it was when the run began.
    about = json.loads(_kept(run / "machine.json", lambda: json.dumps(about)))
    parts = [_kept(run / f"{name}.md", partial(PARTS[name], False)) for name in PARTS if name != APART]
    minutes = sum(float(file.read_text(encoding="utf-8")) for file in run.glob("*.seconds")) / 60
    about.append(("the whole run", f"{minutes:.0f} minutes"))
    before = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    soaked = results.part_of(before, results.SOAK)
    RESULTS.write_text(results.render(about, [*parts, soaked] if soaked else parts), encoding="utf-8")
    shutil.rmtree(KEPT)
    print("written: bench/RESULTS.md")
    return 0


def _sources() -> str:
    """A name for what is measured, so that parts of different programs are never put together."""
    files = sorted(file for folder in ("src", "bench") for file in (HERE.parent / folder).rglob("*.py"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def _kept(file: Path, measure: Callable[[], str]) -> str:
    """What an unfinished run has kept, or else measured now and kept."""
    if file.exists():
        print(f"{file.stem}: kept from an unfinished run (--again measures everything)", flush=True)
    else:
        began = monotonic()
        file.write_text(measure(), encoding="utf-8")
        seconds = monotonic() - began
        file.with_suffix(".seconds").write_text(f"{seconds:.1f}", encoding="utf-8")
        print(f"{file.stem}: {seconds:.0f} s", flush=True)
    return file.read_text(encoding="utf-8")


def _allow_many_connections() -> None:
    """Two thousand players need as many files open, on either side; the processes we start inherit this."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
