"""The picture of a ladder: the rating of each bot with its interval, as an SVG that any browser shows."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from webfoot.bots.standings import Standing

FONT: Final = 'font-family="sans-serif" font-size="13"'
WIDTH: Final = 820
ROW: Final = 34
TOP: Final = 56
BOTTOM: Final = 48
LEFT: Final = 250
RIGHT: Final = 70
LONGEST: Final = 32
"""How many characters of a name are shown; the tooltip has all of it."""


def picture(title: str, lines: Sequence[Standing], rates: bool = True) -> str:
    """Return the ratings as an SVG, the strongest at the top; tooltips also tell the win rates, if wanted."""
    ordered = sorted(lines, key=lambda line: (-line.elo, line.bot))
    low = min((line.elo_interval[0] for line in ordered), default=0.0)
    high = max((line.elo_interval[1] for line in ordered), default=0.0)
    step = _step(high - low)
    first, last = step * int(low // step), step * (int(high // step) + 1)
    height = TOP + ROW * len(ordered) + BOTTOM

    def x(elo: float) -> float:
        return round(LEFT + (elo - first) / (last - first) * (WIDTH - LEFT - RIGHT), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {FONT}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="30" font-size="17" fill="#222222">{escape(title)}</text>',
    ]
    floor = TOP + ROW * len(ordered)
    for mark in range(first, last + 1, step):
        colour = "#888888" if mark == 0 else "#dddddd"
        parts.append(f'<path d="M{x(mark)} {TOP - 8}V{floor}" stroke="{colour}"/>')
        parts.append(f'<text x="{x(mark)}" y="{floor + 18}" text-anchor="middle" fill="#555555">{mark:+d}</text>')
    parts.append(
        f'<text x="{x((first + last) / 2)}" y="{floor + 38}" text-anchor="middle" fill="#555555">'
        "Elo, with 95 % intervals</text>"
    )
    for row, line in enumerate(ordered):
        y = TOP + ROW * row + ROW // 2
        weak, strong = line.elo_interval
        name = line.bot if len(line.bot) <= LONGEST else f"{line.bot[: LONGEST - 1]}…"
        parts.append(
            f"<g><title>{escape(line.bot)}: {line.elo:+.0f} ({weak:+.0f} to {strong:+.0f}), "
            f"{line.games} games{f', {line.rate:.1%} won' if rates else ''}</title>"
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end" fill="#222222">{escape(name)}</text>'
            f'<path d="M{x(weak)} {y}H{x(strong)}M{x(weak)} {y - 6}v12M{x(strong)} {y - 6}v12" '
            'stroke="#0b7285" stroke-width="2" fill="none"/>'
            f'<circle cx="{x(line.elo)}" cy="{y}" r="5" fill="#0b7285"/>'
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 5}" fill="#222222">{line.elo:+.0f}</text></g>'
        )
    return "\n".join((*parts, "</svg>")) + "\n"


def _step(span: float) -> int:
    """Return a round distance of the marks, so that there are at most about eight."""
    for step in (10, 20, 50, 100, 200, 500):
        if span / step <= 7:
            return step
    return 1000
