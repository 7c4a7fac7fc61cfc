"""The sets of animalfolk, one file each."""

from __future__ import annotations

from typing import Final

ORDER: Final[tuple[str, ...]] = (
    "chameleon",
    "crocodile",
    "fennec",
    "macaw",
    "ocelot",
    "owl",
    "panda",
    "platypus",
    "polecat",
    "raccoon",
    "sloth",
    "squirrel",
)
"""Every set, by its number. A new one comes last, so that sets, cards and moves keep their numbers."""

BY_LOT: Final = frozenset(("crocodile", "fennec", "owl", "platypus", "polecat", "sloth"))
"""The sets that may be drawn at random unless the table says otherwise (D-110). Other sets are out: a record does not
mention sets that were added later, and must be dealt the same cards with or without them."""
