"""Writes the page that says what every number of the features means: `python -m webfoot.envs.featurepage`."""

from __future__ import annotations

import sys
from typing import Any, Final

from webfoot.core.features import Block
from webfoot.core.game import Game
from webfoot.core.registry import game as registered

GAMES: Final = {
    "canardage": "Canardage",
    "dale": "Dale of Merchants 2",
    "duckdealer": "Duck Dealer",
    "spacedealer": "Space Dealer",
}
LISTED: Final = 12
"""An axis with more entries than this is shown by its first and last."""
INTRODUCTION: Final = """\
# Features

What a seat may know, as numbers: `Game.features(state, seat)`. This page is generated from the games
(`python -m webfoot.envs.featurepage`).

A row is a block of numbers, one for each way through its axes, the last axis fastest. The name of a number is that of
the block and its place on each axis, joined by dots: `line.card.1.me`. `Game.feature_names(seats)` lists them all in
order.

- `me` is the seat that looks, `next1` the one after it clockwise, and so on.
- What is present or true is 1, otherwise 0. Counts and points are as they are.
- Times are minutes from now.
- The sizes are given at the fewest and at the most seats.
"""


def page() -> str:
    """Return the whole page as Markdown."""
    return INTRODUCTION + "".join(_chapter(title, registered(key)) for key, title in GAMES.items())


def _chapter(title: str, game: Game[Any]) -> str:
    fewest, most = game.feature_blocks(game.min_seats), game.feature_blocks(game.max_seats)
    numbers = _between(sum(map(len, fewest)), sum(map(len, most)))
    lines = [
        "",
        f"## {title}",
        "",
        f"{numbers} numbers, at {game.min_seats} to {game.max_seats} seats.",
        "",
        "| name | axes | numbers | meaning |",
        "|---|---|---|---|",
    ]
    for small, large in zip(fewest, most, strict=True):
        axes = " × ".join(_axis(axis) for axis in large.axes)
        lines.append(f"| `{small.name}` | {axes} | {_between(len(small), len(large))} | {_said(large)} |")
    return "\n".join(lines) + "\n"


def _axis(names: tuple[str, ...]) -> str:
    if len(names) <= LISTED:
        return ", ".join(f"`{name}`" for name in names)
    return f"`{names[0]}` … `{names[-1]}` ({len(names)})"


def _between(small: int, large: int) -> str:
    return f"{small:,}" if small == large else f"{small:,} to {large:,}"


def _said(block: Block) -> str:
    return block.meaning.replace("|", "\\|")


if __name__ == "__main__":
    sys.stdout.write(page())
