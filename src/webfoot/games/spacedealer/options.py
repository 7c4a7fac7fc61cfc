"""The options of Space Dealer: rules, length, pace, and readings of what the rulebook leaves open."""

from __future__ import annotations

from typing import ClassVar, Literal

from webfoot.core.errors import BadOptions
from webfoot.core.options import Options


class SpaceDealerOptions(Options, frozen=True, kw_only=True):
    rules: Literal["basic", "experienced"] = "basic"
    """The rulebook's two parts."""
    length: Literal["30", "20", "15", "10", "5"] = "30"
    """SD-DG-04: minutes; 30 is the printed length."""
    pace: Literal["60", "45", "30", "20", "10", "5"] = "60"
    """SD-DG-04: seconds of a sand timer; 60 is the printed one."""
    collecting: Literal["by-hand", "by-itself"] = "by-hand"
    """SD-Q02: whether finished mines wait for their owner."""
    technology_scale: Literal["box", "1-2-3", "1-1-2-2-2-3"] = "box"
    """SD-Q04."""
    discard_in_basic_game: bool = True
    """SD-Q06: a planned card may be discarded in the basic game as well."""
    production_for_visitors: bool = True
    """SD-Q08: by agreement, production may go straight into another player's ship."""
    covering_goods: Literal["moved", "forbidden"] = "moved"
    """SD-Q09: what happens to goods on a card that is built over."""
    supply: Literal["limited", "unlimited"] = "limited"
    """SD-Q10."""
    attack_markers: Literal["one", "refill"] = "one"
    """SD-Q11: how many markers one use of a probe or missile gives."""
    sabotaged_flight: Literal["adrift", "returns"] = "adrift"
    """SD-Q12."""
    missile_on_busy_slot: Literal["allowed", "forbidden"] = "allowed"
    """SD-Q13."""
    transport_probe: Literal["own-ships", "any-ship"] = "own-ships"
    """SD-Q14: whose ships a transport probe may fill; another player's only by agreement."""
    discarding: Literal["planned", "built-too"] = "planned"
    """SD-Q15."""
    thinking: Literal["unlimited", "limited"] = "unlimited"
    """SD-Q16: whether a drawn pair must be decided within half a minute."""
    dump_in_flight: bool = False
    """SD-Q17."""
    attack_oneself: bool = False
    """SD-Q20."""
    data: str = ""
    """The text of an owner's data file; empty: the data that comes with the game."""

    bots: str = ""
    """The seats that bots play when the game begins, as `1,2`: no player is hurried while only bots wait
    (SD-SU-07)."""

    by_server: ClassVar[frozenset[str]] = frozenset({"data", "bots"})

    def bot_seats(self) -> list[int]:
        return [int(seat) for seat in self.bots.split(",") if seat]

    def check(self, seats: int) -> None:
        known = [str(seat) for seat in range(seats)]
        if self.bots and any(seat not in known for seat in self.bots.split(",")):
            raise BadOptions(f"bots of spacedealer: seats of {seats} players are written like 1,2, not {self.bots!r}")
