"""The options of Duck Dealer. Where the sources leave a question open, the recommended reading is the default."""

from __future__ import annotations

from typing import ClassVar, Literal

from webfoot.core.errors import BadOptions, Refusal
from webfoot.core.options import Options


class DuckDealerOptions(Options, frozen=True, kw_only=True):
    auction: bool = False
    """R4.7: places in the turn order are bid for in secret."""
    start_player: Literal["drawn", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"] = "drawn"
    """R4.6, Q28: which player begins and wins a tie in the auction: drawn at random, or as the table chooses."""
    privileges_on_built_tiles_only: bool = False
    """Q11, the other reading."""
    literal_medicine: bool = False
    """W1: medicine is made of blue paint and diet pills."""
    other_ring: bool = False
    """W2: accelerators are made of beads and booths, radios of ducks and solar panels."""
    mixed_mines: bool = False
    """W3: three mines of each raw good are mixed for the planets that are not start planets; the rest stay out."""
    data: str = ""
    """The text of an owner's data file; empty: the data that comes with the game."""

    by_server: ClassVar[frozenset[str]] = frozenset({"data"})

    def check(self, seats: int) -> None:
        if self.start_player != "drawn" and int(self.start_player[-1]) > seats:
            raise BadOptions(
                f"start_player of duckdealer: there is no {self.start_player} among {seats} players",
                Refusal("option-start-player", {"seats": seats}),
            )
        if self.data and (self.literal_medicine or self.other_ring or self.mixed_mines):
            raise BadOptions(
                "the recipes and mines of duckdealer are those of the data file: no switch goes with it",
                Refusal("option-data"),
            )
