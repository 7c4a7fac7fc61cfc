"""A position as an image: the words that describe it, drawn in black on white."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 960
HEIGHT: Final = 360
MARGIN: Final = 16
LINE: Final = 24
LETTERS: Final = 100
"""The most letters of a line."""


def draw(text: str) -> NDArray[np.uint8]:
    """Draw lines of text, as many as there is room for. The image is as large for every position."""
    image = Image.new("RGB", (WIDTH, HEIGHT), "white")
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(size=16)
    lines = [part for line in text.splitlines() for part in wrap(line, LETTERS) or [""]]
    for at, line in enumerate(lines[: (HEIGHT - 2 * MARGIN) // LINE]):
        pen.text((MARGIN, MARGIN + at * LINE), line, fill="black", font=font)
    return np.asarray(image, dtype=np.uint8)
