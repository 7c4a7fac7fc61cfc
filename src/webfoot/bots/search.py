"""The bot that thinks: Monte-Carlo tree search over what a seat can know.

It grows one tree, seen from the deciding seat (single-observer information-set search). Each iteration imagines a new
position, walks down the moves that are legal in it, and adds one node. It then plays on for a while by the brain's
quick policy and asks the brain to judge the outcome. Every seat is assumed to want its own success, so a result is a
list with each seat's share. A move that is not always legal competes only in the iterations in which it was
(availability).

Two things keep few iterations from being lost in luck. Below the root, a move joins the tree only when the brain's
own policy proposes it, so opponents are not shown trying every folly once. And a result counts as the change from the
brain's judgement of the imagined position at the start. The cards dealt there are the same for all moves.

Where several seats may act at once, luck decides which moves first. A seat that waits is left alone until something
happens. When no seat wants to act, time goes on to the next deadline.
"""

from __future__ import annotations

from math import inf, log, sqrt
from time import perf_counter
from typing import Any, Final

from webfoot.bots.perspective import Perspective, options
from webfoot.core.chance import Chance
from webfoot.core.game import WAIT, Brain, Game

EXPLORE: Final = 0.25
"""How much the search doubts moves that it has seldom tried (the constant of the UCB formula)."""
_BATCH: Final = 8
"""Iterations between two looks at the clock."""


class Node:
    """A decision that was taken: by which seat, how often, and how well it went for that seat."""

    __slots__ = ("available", "children", "seat", "value", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 1
        self.value = 0.0
        self.children: dict[int, Node] = {}


class ThinkerBot:
    """Thinks for so many milliseconds, or for so many iterations; with both, until the first of them is used up."""

    def __init__(self, game: Game[Any], milliseconds: int | None = None, iterations: int | None = None) -> None:
        assert milliseconds is not None or iterations is not None, "no thought without a budget"
        self._brain: Brain[Any] = game.brain
        self._moves = len(game.catalogue) + 1
        self._milliseconds = milliseconds
        self._iterations = iterations

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        root = self.think(seen, chance)
        first = seen.seat * self._moves
        tried = [(root.children[first + move], move) for move in legal if first + move in root.children]
        best = max(tried, key=lambda pair: (pair[0].visits, pair[0].value))
        return best[1]

    def think(self, seen: Perspective[Any], chance: Chance) -> Node:
        """Grow a tree within the budget. `visits` of the returned node counts the iterations."""
        root = Node(seen.seat)
        if self._milliseconds is None:
            assert self._iterations is not None
            for _ in range(self._iterations):
                self._iterate(root, seen.imagined, seen.seat, chance)
            return root
        began = perf_counter()
        budget = self._milliseconds / 1000
        while True:
            left = _BATCH if self._iterations is None else min(_BATCH, self._iterations - root.visits)
            for _ in range(left):
                self._iterate(root, seen.imagined, seen.seat, chance)
            spent = perf_counter() - began
            if spent >= budget or root.visits == self._iterations:
                return root
            if self._iterations is None and _lead(root) > root.visits * (budget - spent) / spent:
                return root

    def _iterate(self, root: Node, imagined: Any, seat: int, chance: Chance) -> None:
        state = imagined.imagine(seat, chance)
        before: list[float] = self._brain.evaluate(state)
        walk = Walk(state, chance, seat)
        node = root
        path = [root]
        new = False
        while not new and walk.find_actor():
            move = self._next_move(node, walk, state, chance, at_root=node is root)
            # The same move number means something else for another seat.
            key = walk.actor * self._moves + move
            child = node.children.get(key)
            if child is None:
                new = True
                child = node.children[key] = Node(walk.actor)
            node = child
            path.append(node)
            walk.act(move)
        if new:
            self._play_out(walk, state, chance)
        after: list[float] = self._brain.evaluate(state)
        for passed in path:
            passed.visits += 1
            passed.value += after[passed.seat] - before[passed.seat]

    def _next_move(self, node: Node, walk: Walk, state: Any, chance: Chance, at_root: bool) -> int:
        """Return a move that is to join the tree, or the best known one by the UCB formula."""
        children = node.children
        first = walk.actor * self._moves
        best = WAIT
        best_worth = -inf
        untried: list[int] = []
        for move in walk.legal:
            child = children.get(first + move)
            if child is None:
                untried.append(move)
                continue
            worth = child.value / child.visits + EXPLORE * sqrt(log(child.available) / child.visits)
            child.available += 1
            if worth > best_worth:
                best, best_worth = move, worth
        if not untried:
            return best
        if at_root:
            return untried[0] if len(untried) == 1 else self._brain.playout(state, walk.actor, untried, chance)
        proposed = self._propose(walk, state, chance)
        return proposed if first + proposed not in children else best

    def _play_out(self, walk: Walk, state: Any, chance: Chance) -> None:
        left = self._brain.playout_length
        while left > 0 and walk.find_actor():
            left -= 1
            walk.act(self._propose(walk, state, chance))

    def _propose(self, walk: Walk, state: Any, chance: Chance) -> int:
        legal = walk.legal
        return legal[0] if len(legal) == 1 else self._brain.playout(state, walk.actor, legal, chance)


def _lead(root: Node) -> int:
    """Return by how many visits the first choice leads. If no more are to come, more thinking cannot change it."""
    first = second = 0
    for child in root.children.values():
        if child.visits > first:
            first, second = child.visits, first
        elif child.visits > second:
            second = child.visits
    return first - second


class Walk:
    """One simulated game on its way: which seat moves, and what time does when no seat moves."""

    __slots__ = ("_chance", "_next", "_state", "_waiting", "actor", "legal")

    def __init__(self, state: Any, chance: Chance, first: int) -> None:
        self._state = state
        self._chance = chance
        self._next = first
        self._waiting = 0
        self.actor = first
        self.legal: list[int] = []

    def find_actor(self) -> bool:
        """Find the seat that acts now and its legal moves. Return False when the game is over."""
        state = self._state
        while not state.over():
            actors: list[int] = state.actors()
            if self._waiting:
                actors = [seat for seat in actors if not self._waiting >> seat & 1]
            if actors:
                if self._next in actors:
                    self.actor = self._next  # the deciding seat moves first
                else:
                    self.actor = actors[0] if len(actors) == 1 else actors[self._chance.below(len(actors))]
                self._next = -1
                self.legal = options(state, self.actor)
                return True
            deadline = state.deadline()
            assert deadline is not None, "nobody can act, time does not act, and the game is not over"
            state.advance(deadline, self._chance, None)
            self._waiting = 0
        return False

    def act(self, move: int) -> None:
        """Play a move of the actor, then find the next actor."""
        if move == WAIT:
            self._waiting |= 1 << self.actor
        else:
            self._state.play(self.actor, move, self._chance, None)
            self._waiting = 0
