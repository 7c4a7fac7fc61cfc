"""Draws lines as an SVG, for the examples."""

from html import escape
from pathlib import Path

COLOURS = ("#0b7285", "#c2255c", "#5f3dc4", "#e67700", "#2b8a3e")
LEFT, TOP, WIDE, HIGH = 60, 40, 560, 300


def lines(file: Path, title: str, across: str, up: str, curves: dict[str, list[tuple[float, float]]]) -> None:
    """Write a picture with one line for each name; `across` and `up` say what the axes are."""
    points = [point for curve in curves.values() for point in curve]
    x0, x1 = min(x for x, _ in points), max(x for x, _ in points)
    y0, y1 = min(y for _, y in points), max(y for _, y in points)

    def place(x: float, y: float) -> str:
        return f"{LEFT + WIDE * (x - x0) / (x1 - x0 or 1):.1f},{TOP + HIGH * (y1 - y) / (y1 - y0 or 1):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 160} {TOP + HIGH + 60}">',
        '<style>text { font: 13px sans-serif }</style><rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{LEFT}" y="24">{escape(title)}</text>',
        f'<path d="M{LEFT} {TOP}v{HIGH}h{WIDE}" fill="none" stroke="#888"/>',
        f'<text x="{LEFT}" y="{TOP + HIGH + 40}">{escape(across)}: {x0:g} to {x1:g}</text>',
        f'<text x="{LEFT + 260}" y="{TOP + HIGH + 40}">{escape(up)}: {y0:.3g} to {y1:.3g}</text>',
    ]
    for row, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[row % len(COLOURS)]
        path = " ".join(place(x, y) for x, y in curve)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{LEFT + WIDE + 10}" y="{TOP + 20 * row + 12}" fill="{colour}">{escape(name)}</text>')
    file.write_text("\n".join([*parts, "</svg>"]), encoding="utf-8")
