"""Every rule has a test: the header of a run names those that have none, and a wrong citation stops the run."""

from __future__ import annotations

from pathlib import Path

import pytest

import webfoot
from tests.rulebook import rule_ids, tests_of, untested


def pytest_report_header() -> list[str]:
    header = []
    for key in webfoot.game_keys():
        missing = untested(key)
        say = f"without a test: {', '.join(missing)}" if missing else "each with a test"
        header.append(f"{key}: {len(rule_ids(key))} rules, {say}")
    return header


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or set(mark.args) - set(_rules_for(item.path)):
                raise pytest.UsageError(
                    f"{item.nodeid} cites {mark.args or 'nothing'}: no such rule in its game's book"
                )


def _rules_for(path: Path) -> tuple[str, ...]:
    """The rules a test may cite: those of the game whose folder it lies in."""
    for key in webfoot.game_keys():
        if path.is_relative_to(tests_of(key)):
            return rule_ids(key)
    return ()
