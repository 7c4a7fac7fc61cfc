"""What is in the box: ducks, water, action cards. These are facts only; decks.toml has the copies of each card."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final, Literal

import msgspec

POSITIONS: Final = 6
HAND: Final = 3
DUCKS: Final = 5
"""Ducks of each colour that swim (C-012); the sixth marks its owner and is never in play."""
WATER: Final = 6
"""A card of the line or the pile is its owner's seat (0 to 5), or this."""
NOBODY: Final = -1

KINDS: Final[tuple[str, ...]] = (
    "en-joue",
    "deux-pour-un",
    "pan",
    "ducky-luke",
    "oups",
    "canards-enchaines",
    "mexicoin",
    "canard-simplet",
    "president",
    "magret",
    "rectifier-gauche",
    "rectifier-droite",
    "en-avant-marche",
    "canard-blase",
    "canard-presse",
    "fulguro-coin",
    "canarchie",
    "danse-des-canards",
    "peace-and-love",
    "walking-duck",
    "planque",
    "moby-ducky",
    "a-couvert",
)
EN_JOUE: Final = 0
DEUX_POUR_UN: Final = 1
PAN: Final = 2
DUCKY_LUKE: Final = 3
OUPS: Final = 4
CANARDS_ENCHAINES: Final = 5
MEXICOIN: Final = 6
CANARD_SIMPLET: Final = 7
PRESIDENT: Final = 8
MAGRET: Final = 9
RECTIFIER_GAUCHE: Final = 10
RECTIFIER_DROITE: Final = 11
EN_AVANT_MARCHE: Final = 12
CANARD_BLASE: Final = 13
CANARD_PRESSE: Final = 14
FULGURO_COIN: Final = 15
CANARCHIE: Final = 16
DANSE_DES_CANARDS: Final = 17
PEACE_AND_LOVE: Final = 18
WALKING_DUCK: Final = 19
PLANQUE: Final = 20
MOBY_DUCKY: Final = 21
A_COUVERT: Final = 22

DeckName = Literal["fr59", "fr54", "cz52"]
DECK_NAMES: Final[tuple[DeckName, ...]] = ("fr59", "fr54", "cz52")


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: Literal["documented", "reconstructed"]
    title: str
    copies: dict[str, int]

    def counts(self) -> list[int]:
        """Copies by kind number."""
        return [self.copies.get(kind, 0) for kind in KINDS]


def read_decks(text: str) -> dict[str, Deck]:
    decks = msgspec.convert(tomllib.loads(text), dict[str, Deck])
    for name, deck in decks.items():
        for kind, copies in deck.copies.items():
            if kind not in KINDS:
                raise ValueError(f"deck {name}: no action card is called {kind!r}")
            if copies < 1:
                raise ValueError(f"deck {name}: {kind} has {copies} copies; leave out cards the box does not hold")
    return decks


DECKS: Final = read_decks(resources.files(__package__).joinpath("decks.toml").read_text(encoding="utf-8"))
DECK_COUNTS: Final = [DECKS[name].counts() for name in DECK_NAMES]


def water_cards(seats: int) -> int:
    """C-012: 5, 4, 3, 2, 2 Water cards for 6 to 2 players."""
    return max(2, seats - 1)
