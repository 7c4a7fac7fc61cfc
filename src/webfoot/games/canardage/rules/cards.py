"""The action cards: for each one its rule, and whether it stays on the table.

What it offers is the function of its name in choices.py, and what it does the one in effects.py.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from webfoot.games.canardage.components import KINDS


class Card(NamedTuple):
    kind: str
    rule: str
    stays: bool = False
    """Whether it stays in play and reaches the discard only when its effect ends."""


CARDS: Final[tuple[Card, ...]] = (
    Card("en-joue", "C-050"),
    Card("deux-pour-un", "C-051"),
    Card("pan", "C-052"),
    Card("ducky-luke", "C-053"),
    Card("oups", "C-054"),
    Card("canards-enchaines", "C-055"),
    Card("mexicoin", "C-056"),
    Card("canard-simplet", "C-057"),
    Card("president", "C-058"),
    Card("magret", "C-059", stays=True),
    Card("rectifier-gauche", "C-060"),
    Card("rectifier-droite", "C-061"),
    Card("en-avant-marche", "C-070"),
    Card("canard-blase", "C-071"),
    Card("canard-presse", "C-072"),
    Card("fulguro-coin", "C-073"),
    Card("canarchie", "C-074"),
    Card("danse-des-canards", "C-075"),
    Card("peace-and-love", "C-076"),
    Card("walking-duck", "C-077"),
    Card("planque", "C-090"),
    Card("moby-ducky", "C-091", stays=True),
    Card("a-couvert", "C-100", stays=True),
)
"""By kind number, in the order of KINDS."""

assert tuple(card.kind for card in CARDS) == KINDS

STAYS: Final[list[bool]] = [card.stays for card in CARDS]
