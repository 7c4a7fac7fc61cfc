"""Simulates a game to its end on the virtual clock: every seat follows the quick policy, each in a style of its own.

What the others do depends little on what one player does. So it is simulated once and written down as a script.
Further simulations of the same world follow the script; a seat for which it no longer fits goes on by the policy.
Nobody knows the order of the piles: a seat that draws finds what it found when the script was written. So two plans
differ by what they do and not by the cards that are drawn.
"""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.game import WAIT
from webfoot.games.spacedealer.bot.policy import instinct
from webfoot.games.spacedealer.bot.styles import Style
from webfoot.games.spacedealer.components import NONE
from webfoot.games.spacedealer.rules import kinds as k
from webfoot.games.spacedealer.rules.choices import own_business
from webfoot.games.spacedealer.rules.commands import forbidden
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.pieces import INACTIVE, READY

Line = tuple[int, int, int]
"""An instant, a move and, if it keeps one of two cards, which."""


class Script:
    """What each seat did in a simulation, and until when."""

    def __init__(self, seats: int) -> None:
        self.lines: list[list[Line]] = [[] for _ in range(seats)]
        self.draws: list[list[list[list[int]]]] = [[[], []] for _ in range(seats)]
        """For each seat and common pile, the cards drawn, one draw after the other."""
        self.until = NONE


class Simulation:
    """One simulation of a world to the end of the game."""

    def __init__(self, p: SpaceDealerState, styles: list[Style], chance: Chance) -> None:
        self.p = p
        self.styles = styles
        self.chance = chance
        self.notes = Script(p.seats)
        self._script: Script | None = None
        self._follows = [False] * p.seats
        self._at = [0] * p.seats

    def follow(self, script: Script, but: int) -> None:
        """Let all seats but one do as they did."""
        self._script = script
        self._follows = [seat != but for seat in range(self.p.seats)]

    def following(self) -> list[int]:
        """Return the seats that still do as they did."""
        return [seat for seat, follows in enumerate(self._follows) if follows]

    def run(self, waiting: int = NONE) -> None:
        """Run the simulation to the end; one seat may be waiting for what happens next."""
        p = self.p
        while True:
            for seat in range(p.seats):
                if seat == waiting or (self._follows[seat] and self._as_before(seat)):
                    continue
                while alert(p, seat):
                    move = instinct(p, seat, [*own_business(p, seat), WAIT], self.styles[seat])
                    if move == WAIT:
                        break
                    self.play(seat, move)
            deadline = p.deadline()
            if deadline is None:
                self.notes.until = p.now
                return
            p.advance(deadline, self.chance, None)
            waiting = NONE

    def play(self, seat: int, move: int) -> None:
        """Play a move and write it down."""
        p = self.p
        self.notes.lines[seat].append((p.now, move, _kept(p, seat, move)))
        p.play(seat, move, self.chance, None)
        if self.p.listed.kind_of[move] == k.DRAW:
            at = self.p.listed.arguments[move][0] - 2
            known = self.notes.draws[seat][at]
            if self._script is not None and len(known) < len(self._script.draws[seat][at]):
                _deal(p.planets[seat].drawn, p.piles[at], self._script.draws[seat][at][len(known)])
            known.append(p.planets[seat].drawn[:])

    def _as_before(self, seat: int) -> bool:
        """Do what the script says for this instant, or stop following it if that is no longer legal."""
        p = self.p
        script = self._script
        assert script is not None
        lines = script.lines[seat]
        at = self._at[seat]
        while at < len(lines) and lines[at][0] <= p.now:
            _, move, kept = lines[at]
            if forbidden(p, seat, move) or _kept(p, seat, move) != kept:
                self._follows[seat] = False
                return False
            self.play(seat, move)
            at += 1
        self._at[seat] = at
        if p.now > script.until:
            self._follows[seat] = False
        return True


def _kept(p: SpaceDealerState, seat: int, move: int) -> int:
    return p.planets[seat].drawn[p.listed.arguments[move][0]] if p.listed.kind_of[move] == k.KEEP else NONE


def _deal(drawn: list[int], pile: list[int], wanted: list[int]) -> None:
    """Exchange drawn cards for those in the script, as far as the pile still has them."""
    if sorted(drawn) == sorted(wanted):
        drawn[:] = wanted
        return
    for i, kind in enumerate(wanted):
        if i < len(drawn) and drawn[i] != kind and kind in pile:
            pile[pile.index(kind)], drawn[i] = drawn[i], kind


def alert(p: SpaceDealerState, seat: int) -> bool:
    """Whether this seat has a timer to look after. A seat without one can just as well act later."""
    return any(timer.state in (INACTIVE, READY) for timer in p.planets[seat].timers)
