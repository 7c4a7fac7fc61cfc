"""From the search to moves: whether to act or to collect, and every move of the turn that comes of it."""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.duckdealer.conduct import carry_out, choose_kept, reclaim, throw_surplus
from webfoot.games.duckdealer.goals import Step
from webfoot.games.duckdealer.opening import answer, begin
from webfoot.games.duckdealer.planner import Search
from webfoot.games.duckdealer.rules import DuckDealerState
from webfoot.games.duckdealer.state import ACTION, EXPLORE, GATE, OFFER, OVER, RECLAIM, START, TURN
from webfoot.games.duckdealer.worth import CYCLE, NEED, Outlook

PATIENCE: Final = 7
"""Turns of collecting that a plan may look ahead."""
HAZARD: Final = 0.03
"""How likely it is that a turn's delay spoils a plan, for each opponent."""
KEPT: Final = 0.7
"""A disc kept, as part of its price."""
AGAIN: Final = 2
"""Passes of the search for what is left over at the end of a turn."""


class Thought:
    """One seat's thinking about one turn."""

    def __init__(self, seat: int, passes: int, seconds: float | None, wide: bool) -> None:
        self._wide = wide
        self._seat = seat
        self._passes = passes
        self._seconds = seconds

    def plan(self, state: DuckDealerState, chance: Chance) -> list[int]:
        """The moves from here to the end of the turn."""
        p = state.clone()
        seat = self._seat
        if p.phase <= START:
            return [begin(p, seat, chance)]
        if p.proposed and p.partner == seat:
            return [answer(p, seat)]
        moves: list[int] = []
        fresh = True
        while p.phase != OVER and p.turn() == seat and (p.phase != TURN or not moves):
            if p.phase == TURN:
                added = self._open(p, chance)
            elif p.phase == ACTION:
                added = self._act(p, chance, fresh)
                fresh = False
            else:
                added = [settle(p, seat)]
            for move in added:
                p.play(seat, move, chance, None)
            moves += added
        return moves

    def _run(self, search: Search, fresh: bool) -> None:
        if not fresh:
            search.run(AGAIN, None)
        else:
            search.run(self._passes, self._seconds)

    def _open(self, p: DuckDealerState, chance: Chance) -> list[int]:
        """Act or collect."""
        n = p.numbers
        seat = self._seat
        search = Search(p, seat, Outlook(p, seat), PATIENCE, self._wide)
        self._run(search, True)
        step = best_step(p, seat, search)
        colour = colour_for(p, seat, search, step)
        exhausting = exhausted(p, seat)
        wait = PATIENCE if step is None else step.wait
        if p.world.track - len(p.track) == 1:
            # The last space: whoever takes it ends the game, which is good if it is won.
            now = most_points(search)
            gain = 0 if now is None else now.points
            others = max(score for other, score in enumerate(p.scores()) if other != seat)
            if p.scores()[seat] + gain > others:
                return [n.act, *self._carried(p, now, n.act)] if not exhausting else [n.collect + exhausting[0]]
            return [n.collect + colour]
        if wait <= 1 and exhausting:
            return [n.collect + (colour if colour in exhausting else exhausting[0])]
        if wait == 0 and step is not None:
            return [n.act, *self._carried(p, step, n.act)]
        return [n.collect + colour]

    def _carried(self, p: DuckDealerState, step: Step | None, first: int) -> list[int]:
        after = p.clone()
        moves: list[int] = []
        after.play(self._seat, first, _NONE, None)
        while after.phase == RECLAIM:
            moves.append(settle(after, self._seat))
            after.play(self._seat, moves[-1], _NONE, None)
        return moves + carry_out(after, self._seat, step)

    def _act(self, p: DuckDealerState, chance: Chance, fresh: bool) -> list[int]:
        """In the middle of an action turn."""
        seat = self._seat
        search = Search(p, seat, Outlook(p, seat), 0, self._wide)
        self._run(search, fresh)
        step = best_step(p, seat, search)
        if step is not None and step.before is not None:
            moves = carry_out(p, seat, step)
            if moves:
                return moves
        if p.carried(seat) > p.capacity(seat):
            return throw_surplus(p, seat, search.outlook)
        return [choose_kept(p, seat)]


class _NoChance:
    def below(self, n: int) -> int:
        return 0

    def shuffle(self, cards: list[int]) -> None:
        pass


_NONE: Final = _NoChance()


def best_step(p: DuckDealerState, seat: int, search: Search) -> Step | None:
    """The plan that makes most of the turns it takes; None if there is none worth its while."""
    outlook = search.outlook
    start = search.root.worth
    rate = 0.0
    for line in search.best:
        for step in line:
            if step is not None and step.before is not None:
                spent = step.red + step.yellow + step.blue
                rate = max(rate, (step.worth - start) / (spent / search.income + 1.0))
    found: Step | None = None
    best = -1e9
    price = outlook.price * KEPT * outlook.again
    for wait, line in enumerate(search.best):
        luck = (1.0 - HAZARD * (p.seats - 1)) ** wait * still_on(p, wait)
        for step in line:
            if step is None:
                continue
            held = search.held + wait * search.a_turn
            left = min(p.world.kept, held - step.red - step.yellow - step.blue)
            net = (step.worth - start) * luck - rate * wait + price * left
            if net > best:
                best = net
                found = step
    return found if found is not None and (found.before is not None or search.patience == 0) else None


def still_on(p: DuckDealerState, turns: int) -> float:
    """How likely the game is to go on for so many own turns of collecting."""
    left = p.world.track - len(p.track)
    chances = turns * (p.seats - 1)
    if chances < left:
        return 1.0
    # Others act every few turns: a binomial tail.
    q = 1.0 / CYCLE
    term = (1.0 - q) ** chances
    total = term
    for k in range(1, left):
        term *= (chances - k + 1) / k * q / (1.0 - q)
        total += term
    return min(1.0, total)


def most_points(search: Search) -> Step | None:
    found: Step | None = None
    for step in search.best[0]:
        if step is not None and (found is None or step.points > found.points):
            found = step
    return found


def exhausted(p: DuckDealerState, seat: int) -> list[int]:
    """Colours of the free disc with which collecting turns into acting at once (R6.3)."""
    colours: list[int] = []
    for colour in range(3):
        for other in range(3):
            if p.fittings[seat * 4 + 1 + other] + (other == colour) > p.discs[other]:
                colours.append(colour)
                break
    return colours


def colour_for(p: DuckDealerState, seat: int, search: Search, step: Step | None) -> int:
    """The free disc: what the plan lacks most, or what is mostly needed."""
    lacks = [0, 0, 0] if step is None else search.lacks(step)
    found = 0
    best = -1e9
    for colour in range(3):
        have = p.energy[seat * 3 + colour] + p.fittings[seat * 4 + 1 + colour]
        wish = 10.0 * max(0, lacks[colour]) + NEED[colour] * 4 - have * 0.1
        if wish > best:
            found, best = colour, wish
    return found


def settle(p: DuckDealerState, seat: int) -> int:
    """A decision that was begun: what to explore, where a gate ends, what to take up, an offer."""
    n = p.numbers
    if p.phase == EXPLORE:
        goods = [p.world.consumer_goods[tile] for tile in p.consumer_track[:2]]
        return n.explore + max(goods, key=lambda good: p.world.consumer_points[good])
    if p.phase == RECLAIM:
        return reclaim(p, seat)
    if p.phase == OFFER:
        return n.withdraw
    assert p.phase == GATE
    return p.legal(seat)[0]


def first_move(p: DuckDealerState, seat: int, legal: list[int]) -> int:
    """Without planning: for whoever wants a move at once."""
    n = p.numbers
    best = legal[0]
    worth = -1
    for move in legal:
        if move == n.deliver or move == n.build_consumer or n.build_factory <= move < n.build_yard:
            value = 5
        elif move == n.make or n.collect <= move < n.act:
            value = 4
        elif n.end_turn <= move:
            value = 3
        else:
            value = 0
        if value > worth:
            best, worth = move, value
    return best
