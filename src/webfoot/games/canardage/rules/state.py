"""The position of a game of Canardage: plain ints and lists, copied by hand.

A card of the line or the duck pile is its owner's seat, or WATER. The line is four parallel lists: the visible card,
the duck hidden under it, its Inspectors (bit 0 on the visible duck, bit 1 on the hidden one), and a number that names
the card for as long as it lies there. Positions count from 0 here, from 1 outside.
"""

from __future__ import annotations

from typing import Final

import msgspec

from webfoot.games.canardage.components import (
    A_COUVERT,
    DECK_COUNTS,
    DUCKS,
    MAGRET,
    MOBY_DUCKY,
    NOBODY,
    POSITIONS,
)

PLAY: Final = 0
PLACE: Final = 1
REVENGE: Final = 2
OVER: Final = 3


class Position:
    def __init__(self) -> None:
        self.seats = 0
        self.now = 0
        # options
        self.deck = 0
        self.luke_on_water = True
        self.protected_barred = False
        self.president_self = False
        self.literal_ends = False
        self.moby_anyone = False
        # the line
        self.line: list[int] = []
        self.under: list[int] = []
        self.pins: list[int] = []
        self.names: list[int] = []
        self.next_name = 0
        self.targets = 0
        """A bit for each position with a target."""
        self.covers: list[int] = [NOBODY] * POSITIONS
        """The seat that laid the cover of each position."""
        # the duck pile: the bottom is first, the top last
        self.pile: list[int] = []
        self.sunk = 0
        """How many cards at the bottom everybody has seen go there, and in which order."""
        self.dead: list[int] = []
        # action cards
        self.hands: list[list[int]] = []
        """Kinds, sorted, so that a card's place in a hand reveals nothing."""
        self.draw: list[int] = []
        self.discard: list[int] = []
        # what everybody knows of every hand (see knowledge.py)
        self.traces: list[list[int]] = []
        self.old_pool: list[int] = []
        self.new_pool: list[int] = []
        self.kept: list[list[int]] = []
        """What players know of their own hands besides the kinds: which cards they held before the last reshuffle."""
        self.conduct: list[int] = []
        """What each player made of the chance to shoot in their last turn: see beliefs.py."""
        # running effects
        self.moby_victim = NOBODY
        self.moby_by = NOBODY
        self.skips: list[int] = []
        # whose decision it is
        self.turn = 0
        self.phase = PLAY
        self.placed = 0
        """Disorderly Conduckt (`canarchie`): how many positions of the new order are settled."""
        self.avengers: list[int] = []
        self.owed = NOBODY
        """The seat that draws before the active player does (A-20)."""
        self.contenders = 0
        """A bit for each player who had a living duck when this turn began (A-56)."""
        self.won: list[int] = []

    def copy_to(self, other: Position) -> None:
        other.seats = self.seats
        other.now = self.now
        other.deck = self.deck
        other.luke_on_water = self.luke_on_water
        other.protected_barred = self.protected_barred
        other.president_self = self.president_self
        other.literal_ends = self.literal_ends
        other.moby_anyone = self.moby_anyone
        other.line = self.line[:]
        other.under = self.under[:]
        other.pins = self.pins[:]
        other.names = self.names[:]
        other.next_name = self.next_name
        other.targets = self.targets
        other.covers = self.covers[:]
        other.pile = self.pile[:]
        other.sunk = self.sunk
        other.dead = self.dead[:]
        other.hands = [hand[:] for hand in self.hands]
        other.draw = self.draw[:]
        other.discard = self.discard[:]
        other.traces = [trace[:] for trace in self.traces]
        other.old_pool = self.old_pool[:]
        other.new_pool = self.new_pool[:]
        other.kept = [kept[:] for kept in self.kept]
        other.conduct = self.conduct[:]
        other.moby_victim = self.moby_victim
        other.moby_by = self.moby_by
        other.skips = self.skips[:]
        other.turn = self.turn
        other.phase = self.phase
        other.placed = self.placed
        other.avengers = self.avengers[:]
        other.owed = self.owed
        other.contenders = self.contenders
        other.won = self.won[:]

    def dump(self) -> bytes:
        return msgspec.json.encode({name: getattr(self, name) for name in FIELDS})

    def restore(self, dump: bytes) -> None:
        for name, value in msgspec.json.decode(dump).items():
            setattr(self, name, value)

    def living(self, seat: int) -> int:
        """Count living ducks (C-031): those in the pile and hidden ones count."""
        return DUCKS - self.dead[seat]

    def cards_in_play(self) -> list[int]:
        """Return the action cards that lie on the table with a running effect, by kind."""
        counts = [0] * len(DECK_COUNTS[0])
        for seat in self.covers:
            if seat != NOBODY:
                counts[A_COUVERT] += 1
        for pin in self.pins:
            counts[MAGRET] += (pin & 1) + (pin >> 1)
        counts[MOBY_DUCKY] = 1 if self.moby_by != NOBODY else 0
        return counts


FIELDS: Final[tuple[str, ...]] = (
    "seats",
    "now",
    "deck",
    "luke_on_water",
    "protected_barred",
    "president_self",
    "literal_ends",
    "moby_anyone",
    "line",
    "under",
    "pins",
    "names",
    "next_name",
    "targets",
    "covers",
    "pile",
    "sunk",
    "dead",
    "hands",
    "draw",
    "discard",
    "traces",
    "old_pool",
    "new_pool",
    "kept",
    "conduct",
    "moby_victim",
    "moby_by",
    "skips",
    "turn",
    "phase",
    "placed",
    "avengers",
    "owed",
    "contenders",
    "won",
)
"""Every attribute of a position. They are listed by hand, because a compiled class cannot list its own."""
