"""Every rule has a test: the header of a run names those that have none, and a test with a wrong citation fails."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Without a word of their own the tests import the sources, whatever the user's cache holds; see `make unit`.
os.environ.setdefault("WEBFOOT_ENGINE", "off")

import webfoot
from tests.rulebook import rule_ids, tests_of, untested
from webfoot.compiled.loader import in_use

# No test depends on the machine's speed.
settings.register_profile("webfoot", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("webfoot")


def pytest_report_header() -> list[str]:
    header = [f"engine: {in_use()}"]
    for key in webfoot.game_keys():
        missing = untested(key)
        say = f"without a test: {', '.join(missing)}" if missing else "each with a test"
        header.append(f"{key}: {len(rule_ids(key))} rules, {say}")
    return header


def pytest_collection_finish() -> None:
    # What was collected stays to the end: let no collection of garbage go through its 350,000 objects again.
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("rule"):
        strangers = set(mark.args) - set(_rules_for(item.path))
        if strangers or not mark.args:
            pytest.fail(f"cites {sorted(strangers) or 'no rule'}: not in its game's rulebook", pytrace=False)


def _rules_for(path: Path) -> tuple[str, ...]:
    """The rules a test may cite: those of the game whose folder it lies in."""
    for key in webfoot.game_keys():
        if path.is_relative_to(tests_of(key)):
            return rule_ids(key)
    return ()
