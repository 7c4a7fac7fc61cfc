"""The pictures of the documentation: each is shown, none is missing, and together they stay small."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
MOST_BYTES = 3_000_000


def test_every_picture_is_shown_and_small() -> None:
    pages = [*DOCS.rglob("*.md"), DOCS.parent / "README.md"]
    shown = {name for page in pages for name in re.findall(r"pictures/([\w.-]+)\)", page.read_text("utf-8"))}
    files = {file.name: file.stat().st_size for file in (DOCS / "pictures").iterdir()}
    assert shown == set(files)
    assert sum(files.values()) < MOST_BYTES
