"""The options of Dale of Merchants 2: sets, teams, and readings of what the rulebook leaves open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Literal

import msgspec

from webfoot.core.errors import BadOptions, Refusal
from webfoot.core.options import Options
from webfoot.games.dale.rules.cards import SETS
from webfoot.games.dale.sets import BY_LOT

Wish = Literal["in", "maybe", "out"]
COUNTS: Final[Mapping[Wish, tuple[int, int]]] = {"maybe": (0, 1), "in": (1, 1), "out": (0, 0)}
"""How many sets a wish for one adds, at least and at most."""


class Switches(Options, frozen=True):
    only_for: ClassVar[Mapping[str, tuple[int, ...]]] = {"teams": (4,)}
    by_server: ClassVar[frozenset[str]] = frozenset({"losers"})

    teams: bool = False
    """D-701: two teams of two, at a table of four."""
    turn_techniques: Literal["stay", "leave"] = "stay"
    """D-008: whether techniques that work for this turn stay in the schedule to its end."""
    mid_turn_fill: Literal["in-place", "slide"] = "in-place"
    """D-005: how the market is filled in the middle of a turn."""
    balancing_lands: Literal["same", "top"] = "same"
    """D-004: where a card exchanged with one of the discard pile is put there."""
    junk_for_draws: Literal["any", "refill"] = "any"
    """D-007: whether any draw of one's own with nothing to draw gives junk, or only the refill of the hand."""

    losers: str = ""
    """D-013: in a rematch, the seats that lost the last game, a digit each; one of them begins."""

    def beginners(self, seats: int) -> list[int]:
        """Return the seats among which the first player is drawn."""
        return [int(seat) for seat in self.losers] or list(range(seats))

    def wishes(self) -> dict[str, Wish]:
        return {key: getattr(self, key) for key in SETS}

    def sets_needed(self, seats: int) -> int:
        """D-110, D-701."""
        return 4 if self.teams else seats + 1

    def check(self, seats: int) -> None:
        """Raise BadOptions if no game can be set up with these options."""
        if [seat for seat in range(seats) if str(seat) in self.losers] != [*map(_seat, self.losers)]:
            raise BadOptions(f"losers of dale: {self.losers!r} does not name seats below {seats} in their order")
        needed = self.sets_needed(seats)
        least, most = (sum(COUNTS[wish][end] for wish in self.wishes().values()) for end in (0, 1))
        if least > needed:
            raise BadOptions(
                f"{least} sets are chosen, but this game is played with {needed}", _refusal("D-110", needed)
            )
        if most < needed:
            raise BadOptions(
                f"{needed} sets are needed, but only {most} may come in", _refusal("sets-missing", needed)
            )


def _refusal(rule: str, needed: int) -> Refusal:
    return Refusal(rule, {"needed": needed})


def _seat(figure: str) -> int:
    return int(figure) if figure.isdecimal() else -1


if TYPE_CHECKING:
    DaleOptions = Switches
else:
    DaleOptions = msgspec.defstruct(
        "DaleOptions",
        [(key, Wish, "maybe" if key in BY_LOT else "out") for key in SETS],
        bases=(Switches,),
        module=__name__,
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )
    """The switches, and a wish for every set: the box's own may come in, those of the first game on demand."""
