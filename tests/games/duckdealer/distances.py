"""The steps from planet to planet on the map of the box, as they were laid out."""

from __future__ import annotations

from typing import Final

DISTANCES: Final = """
     S1 S2 S3 S4 S5 I1 I2 I3 I4 I5 O1 O2 O3 O4 O5  H
S1    0  8 13 14  8  4 10 10 11  9  4 12 15 11  5  7
S2    8  0  9 13 14  9  3  9 10 11  4  4 13 16 13  6
S3   13  9  0  8 14  9  9  3 10 11 13  5  4 13 15  6
S4   14 13  8  0  8 10 10  9  3 11 15 13  4  5 11  7
S5    8 14 14  8  0 11 11 11  9  3 12 15 12  3  3  8
I1    4  9  9 10 11  0  6  6  7  8  5 10 11 13  9  3
I2   10  3  9 10 11  6  0  6  7  8  7  4 11 13 12  3
I3   10  9  3  9 11  6  6  0  7  8 11  8  5 13 12  3
I4   11 10 10  3  9  7  7  7  0  9 12 11  7  6 12  4
I5    9 11 11 11  3  8  8  8  9  0 13 12 13  6  4  5
O1    4  4 13 15 12  5  7 11 12 13  0  8 16 15  9  8
O2   12  4  5 13 15 10  4  8 11 12  8  0  9 17 16  7
O3   15 13  4  4 12 11 11  5  7 13 16  9  0  9 15  8
O4   11 16 13  5  3 13 13 13  6  6 15 17  9  0  6 10
O5    5 13 15 11  3  9 12 12 12  4  9 16 15  6  0  9
H     7  6  6  7  8  3  3  3  4  5  8  7  8 10  9  0
"""
"""Steps from planet to planet without roads."""


def laid_out() -> dict[tuple[str, str], int]:
    head, *rows = [line.split() for line in DISTANCES.strip().splitlines()]
    return {(name, to): int(steps) for name, *cells in rows for to, steps in zip(head, cells, strict=True)}
