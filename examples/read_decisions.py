"""Reads an exported data set with Polars and draws how much choice each bot had, and what became of it.

webfoot arena canardage quick random random --games 60 --records games
webfoot export games --out decisions
python read_decisions.py decisions
"""

import sys
from pathlib import Path

import plot
import polars


def main(folder: Path) -> None:
    rows = polars.scan_parquet(folder / "decisions-*.parquet")
    legal = polars.col("mask").arr.sum().alias("legal")
    summary = (
        rows.group_by("bot")
        .agg(polars.len().alias("decisions"), legal.mean(), polars.col("outcome").mean())
        .sort("bot")
        .collect()
    )
    print(summary)
    turns = (
        rows.with_columns(legal, (polars.col("step") // 10 * 10).alias("from_step"))
        .group_by("bot", "from_step")
        .agg(polars.col("legal").mean())
        .sort("bot", "from_step")
        .collect()
    )
    curves: dict[str, list[tuple[float, float]]] = {}
    for bot, step, moves in turns.iter_rows():
        curves.setdefault(bot or "unknown", []).append((step, moves))
    plot.lines(folder / "choice.svg", "How much choice there is", "step", "legal moves", curves)
    print(folder / "choice.svg")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
