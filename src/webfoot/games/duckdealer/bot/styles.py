"""Styles of play: how far a planner looks, and how it values the time that is left."""

from __future__ import annotations

from typing import Final


class Style:
    def __init__(self, name: str) -> None:
        self.name = name
        self.patience = 7
        """Turns of collecting that a plan may look ahead."""
        self.most = 3
        """Deliveries for one aim."""
        self.pieces = 1
        """Pieces of equipment for one aim."""
        self.network = False
        """Whether privileges are taken up on the way, and whether they and the holds are seen as one machine."""
        self.need: list[float] = [0.38, 0.1, 0.52]
        """The shares of red, yellow and blue among the discs spent, on average."""
        self.future = 0.8
        """What later turns bring, as part of what they would bring if all went well."""
        self.enough = 2
        """Uses of a tile in one visit from which on its privilege is considered."""
        self.space = 0.0
        """How much of what a space of the track is worth counts against acting."""
        self.price = 2.0
        """Points for a disc."""


PLAIN: Final = Style("plain")
"""From hand to mouth: each delivery by itself."""


def network() -> Style:
    style = Style("network")
    style.network = True
    style.most = 5
    style.pieces = 3
    style.space = 5.0
    style.need = [0.42, 0.13, 0.45]
    return style


NETWORK: Final = network()
"""Holds, and privileges all along a chain, so that each round over it carries several goods for little energy."""


def lean() -> Style:
    style = network()
    style.name = "lean"
    style.most = 3
    style.pieces = 2
    style.space = 0.0
    style.patience = 5
    return style


LEAN: Final = lean()
"""A smaller network, which does not wait for large turns: the others would take the spaces of the track."""


def frugal() -> Style:
    style = Style("frugal")
    style.price = 3.0
    style.patience = 5
    return style


FRUGAL: Final = frugal()
"""Like the plain style, but energy is scarce and therefore dear."""


def impatient() -> Style:
    style = Style("impatient")
    style.patience = 1
    return style


IMPATIENT: Final = impatient()
"""Like the plain style, but looking no more than a turn ahead: it acts for little."""
