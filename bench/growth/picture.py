"""The picture of growth: three small charts side by side, as an SVG that any browser shows."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

FONT: Final = 'font-family="sans-serif" font-size="12"'
WIDTH: Final = 320
HEIGHT: Final = 300
LEFT: Final = 52
RIGHT: Final = 14
TOP: Final = 44
BOTTOM: Final = 70
COLOURS: Final[tuple[str, ...]] = ("#0b7285", "#c2255c", "#5c940d", "#862e9c")
DASHES: Final[tuple[str, ...]] = ("none", "7 3", "2 3", "9 3 2 3")
"""Lines differ in more than colour."""


class Line(NamedTuple):
    name: str
    points: Sequence[tuple[float, float]]


class Chart(NamedTuple):
    title: str
    across: str
    """What grows."""
    lines: Sequence[Line]
    marks: Sequence[tuple[float, str]]
    """Where the axis is labelled."""


def picture(charts: Sequence[Chart]) -> str:
    """Return the charts side by side. Each begins at zero."""
    wide = WIDTH * len(charts)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {HEIGHT}" {FONT}>',
        f'<rect width="{wide}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for number, chart in enumerate(charts):
        parts += [f'<g transform="translate({number * WIDTH} 0)">', *_chart(chart), "</g>"]
    return "\n".join((*parts, "</svg>")) + "\n"


def _chart(chart: Chart) -> list[str]:
    places = [mark for mark, _ in chart.marks]
    low, high = min(places), max(places)
    most = _round(max(value for line in chart.lines for _, value in line.points))

    def x(place: float) -> float:
        return round(LEFT + (place - low) / ((high - low) or 1) * (WIDTH - LEFT - RIGHT), 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - value / most * (HEIGHT - TOP - BOTTOM), 1)

    parts = [f'<text x="12" y="24" font-size="14" fill="#222222">{escape(chart.title)}</text>']
    for quarter in range(5):
        value = most * quarter / 4
        parts.append(f'<path d="M{LEFT} {y(value)}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(value) + 4}" text-anchor="end" fill="#555555">{value:,.4g}</text>')
    floor = HEIGHT - BOTTOM
    for mark, label in chart.marks:
        parts.append(
            f'<text x="{x(mark)}" y="{floor + 17}" text-anchor="middle" fill="#555555">{escape(label)}</text>'
        )
    middle = x((low + high) / 2)
    parts.append(
        f'<text x="{middle}" y="{floor + 34}" text-anchor="middle" fill="#555555">{escape(chart.across)}</text>'
    )
    for number, line in enumerate(chart.lines):
        stroke = f'stroke="{COLOURS[number]}" stroke-width="2" stroke-dasharray="{DASHES[number]}"'
        way = "L".join(f"{x(place)} {y(value)}" for place, value in line.points)
        parts.append(f'<g><title>{escape(line.name)}</title><path d="M{way}" fill="none" {stroke}/></g>')
        if len(chart.lines) > 1:
            at = 12 + number * (WIDTH - 12) // len(chart.lines)
            parts.append(f'<path d="M{at} {HEIGHT - 14}h16" {stroke}/>')
            parts.append(f'<text x="{at + 19}" y="{HEIGHT - 10}" font-size="9">{escape(line.name)}</text>')
    return parts


def _round(value: float) -> float:
    """Return the next round number."""
    unit = 10.0 ** (len(str(int(value))) - 1)
    return next(unit * step for step in (1, 1.5, 2, 3, 4, 5, 6, 8, 10) if unit * step >= value)
