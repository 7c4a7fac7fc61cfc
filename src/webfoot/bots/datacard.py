"""The card of a data set: what is in it, how it was made, and how to read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from webfoot import __version__
from webfoot.core.features import Block

if TYPE_CHECKING:
    from webfoot.bots.export import Summary

MEANING: Final = {
    "game": "the name of the game's record",
    "rules": "the version of the game's rules",
    "seats": "how many players there were",
    "options": "the options of the game, as JSON",
    "bots": "the bot of each seat; null if it is not known",
    "scores": "the points of each seat at the end",
    "winners": "the seats that won, counted from 0",
    "steps": "how many moves and deadlines the game had",
    "record": "the whole record as JSON lines",
    "step": "how many moves and deadlines came before",
    "seat": "the seat that decided, counted from 0",
    "bot": "the bot of that seat; null if it is not known",
    "now": "the game's clock in milliseconds; 0 in games without one",
    "features": "what the seat knew, as numbers; the names are in the metadata of the files (`feature_names`)",
    "mask": "1 for each move of the catalogue that was legal, 0 for the others",
    "choice": "the number of the move that was chosen",
    "outcome": "the seat's share of the win, less 1 / players; the outcomes of all seats add up to 0",
    "score": "the points of the seat at the end",
}


def card(summary: Summary, blocks: Sequence[Block], schema: Any, licence: str) -> str:
    """Return the card as Markdown."""
    seats = ", ".join(map(str, sorted(summary.seats)))
    lines = [
        "---",
        f"license: {licence.lower()}",
        f"pretty_name: {summary.game}, {summary.what}",
        "---",
        "",
        f"# {summary.game}: {summary.rows} {summary.what if summary.what == 'games' else 'decisions'}",
        "",
        f"Games of {summary.game}, written by Webfoot {__version__} under version {summary.rules} of the rules.",
        "",
        "| | |",
        "|---|---|",
        f"| games | {summary.games} |",
        f"| rows | {summary.rows} |",
        f"| files | {summary.shards} |",
        f"| players | {seats} |",
        f"| moves in the catalogue | {summary.moves} |",
        f"| unfinished games, left out | {summary.unfinished} |",
        f"| licence | {licence} |",
        "",
        "## Options",
        "",
        *(f"- {count} games: `{options}`" for options, count in summary.options.most_common()),
        "",
        "## Bots",
        "",
        *(f"- `{bot}`: {count} seats" for bot, count in summary.bots.most_common()),
        *(() if summary.bots else ("The records do not say which players they were.",)),
        "",
        "## Columns",
        "",
        "| column | type | meaning |",
        "|---|---|---|",
        *(f"| `{field.name}` | {field.type} | {MEANING[field.name]} |" for field in schema),
    ]
    if blocks:
        lines += ["", "## Features", "", "| numbers | name | meaning |", "|---|---|---|"]
        lines += [f"| {len(block)} | `{block.name}` | {block.meaning} |" for block in blocks]
    lines += ["", "## Reading", "", "```python", "import polars", ""]
    lines += [f'rows = polars.scan_parquet("{summary.what}-*.parquet")', "```", ""]
    return "\n".join(lines)
