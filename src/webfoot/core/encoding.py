"""How features are written: one list of numbers, to which a game appends block after block (see features.py)."""

from __future__ import annotations


def put_one(out: list[float], length: int, at: int) -> None:
    """Append this many zeros, and turn the one at this place into 1 if there is such a place."""
    base = len(out)
    out.extend([0.0] * length)
    if 0 <= at < length:
        out[base + at] = 1.0


def put_counts(out: list[float], length: int, kinds: list[int]) -> None:
    """Append how often each of the kinds 0 to `length` - 1 is in the list."""
    base = len(out)
    out.extend([0.0] * length)
    for kind in kinds:
        out[base + kind] += 1.0
