"""Numbers from several rounds, and how they are written."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

Rounds = list[float]


def ratios(ours: Rounds, theirs: Rounds) -> Rounds:
    """Round by round, so that what slows down a whole round cancels out."""
    return [a / b for a, b in zip(ours, theirs, strict=True)]


def number(value: float) -> str:
    """Three figures at most: more would be noise."""
    if value == 0:
        return "0"
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def middle(rounds: Rounds) -> str:
    """The median, and between which values the rounds lay."""
    if len(rounds) == 1:
        return number(rounds[0])
    return f"{number(median(rounds))} ({number(min(rounds))}–{number(max(rounds))})"


def times(rounds: Rounds) -> str:
    return f"{number(median(rounds))}×"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table: the first column text, the others numbers."""
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, rule, *rows])
