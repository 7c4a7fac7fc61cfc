"""From the search to moves: whether to act or to collect, and every move of that turn."""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.core.plans import NoLuck
from webfoot.core.whims import on_a_whim
from webfoot.games.duckdealer.bot.evaluation import CYCLE, KEPT, NEED, Evaluation
from webfoot.games.duckdealer.bot.moves_of_plan import carry_out, choose_kept, reclaim, throw_surplus
from webfoot.games.duckdealer.bot.opening import begin
from webfoot.games.duckdealer.bot.plan_steps import Step
from webfoot.games.duckdealer.bot.search import Search
from webfoot.games.duckdealer.bot.styles import PLAIN, Style
from webfoot.games.duckdealer.bot.trading import answer, proposal
from webfoot.games.duckdealer.rules.permits import exploring, offered_tiles
from webfoot.games.duckdealer.rules.state import ACTION, EXPLORE, GATE, OFFER, OVER, RECLAIM, START, TURN
from webfoot.games.duckdealer.rules.turn import DuckDealerState

HAZARD: Final = 0.012
"""How likely a delay of one turn spoils a plan, for each opponent."""
SHARE: Final = 0.5
"""The share of the time to use if a turn of collecting may have to be planned again as an action turn."""


class Thought:
    """One seat's thinking about one turn."""

    def __init__(
        self, seat: int, extensions: int, seconds: float | None, wide: bool, style: Style = PLAIN, whim: float = 0.0
    ) -> None:
        self._style = style
        self._whim = whim
        """How much worse a plan may be that is still chosen now and then, in points; 0: always the best."""
        self._seat = seat
        self._extensions = extensions
        self._seconds = seconds
        self._wide = wide

    def plan(self, state: DuckDealerState, chance: Chance) -> list[int]:
        """Return the moves from here to the end of the turn."""
        p = state.clone()
        seat = self._seat
        if p.phase <= START:
            return [begin(p, seat, chance)]
        if p.proposed and p.partner == seat:
            return [answer(p, seat)]
        moves: list[int] = []
        if p.proposed:
            moves.append(p.numbers.withdraw)  # nobody has answered
            p.play(seat, moves[0], chance, None)
        fresh = True
        while p.phase != OVER and p.turn() == seat and (p.phase != TURN or not moves):
            if p.phase == TURN:
                added = self._open(p, chance)
                fresh = added[0] != p.numbers.act
            elif p.phase == ACTION:
                added = self._act(p, fresh, chance)
                fresh = False
            else:
                added = [settle(p, seat)]
            for move in added:
                p.play(seat, move, chance, None)
            moves += added
            if p.proposed:
                break  # what follows depends on the answer
        return moves

    def _think(self, p: DuckDealerState, patience: int, share: float) -> Search:
        search = Search(p, self._seat, Evaluation(p, self._seat, self._style), patience, self._wide)
        search.run(int(self._extensions * share), None if self._seconds is None else self._seconds * share)
        return search

    def _open(self, p: DuckDealerState, chance: Chance) -> list[int]:
        """Decide whether to act or to collect."""
        n = p.numbers
        seat = self._seat
        exhausting = exhausted(p, seat)
        search = self._think(p, self._style.patience, SHARE if exhausting else 1.0)
        choice = Choice(p, seat, search, self._whim, chance)
        step = choice.step
        colour = colour_for(p, seat, search, step)
        wait = self._style.patience if step is None else step.wait
        if p.world.track - len(p.track) == 1:
            # The last space: taking it ends the game, which is good if that wins.
            now = most_points(search)
            gain = 0 if now is None else now.points
            others = max(score for other, score in enumerate(p.scores()) if other != seat)
            if p.scores()[seat] + gain > others:
                return [n.act, *self._carried(p, now, n.act)] if not exhausting else [n.collect + exhausting[0]]
            return [n.collect + colour]
        if exhausting:
            # Collecting and acting in one turn, but not for next to nothing if that can be avoided.
            if wait <= 1 and choice.gain > choice.rate:
                return [n.collect + (colour if colour in exhausting else exhausting[0])]
            harmless = [other for other in range(3) if other not in exhausting]
            if colour in exhausting and harmless:
                colour = harmless[0]
        elif wait == 0 and step is not None:
            return [n.act, *self._carried(p, step, n.act)]
        return [n.collect + colour]

    def _carried(self, p: DuckDealerState, step: Step | None, first: int) -> list[int]:
        after = p.clone()
        moves: list[int] = []
        after.play(self._seat, first, NoLuck(), None)
        while after.phase == RECLAIM:
            moves.append(settle(after, self._seat))
            after.play(self._seat, moves[-1], NoLuck(), None)
        return moves + (proposal(after, self._seat) or carry_out(after, self._seat, step))

    def _act(self, p: DuckDealerState, fresh: bool, chance: Chance) -> list[int]:
        """Go on in the middle of an action turn; what is left after its plan takes little thought."""
        seat = self._seat
        offer = proposal(p, seat)
        if offer:
            return offer
        search = self._think(p, 0, SHARE if fresh else 0.0)
        step = Choice(p, seat, search, self._whim, chance).step
        if step is not None and step.before is not None:
            moves = carry_out(p, seat, step)
            if moves:
                return moves
        if p.carried(seat) > p.capacity(seat):
            return throw_surplus(p, seat, search.evaluation)
        return [choose_kept(p, seat)]


class Choice:
    """The plan that makes most of the turns it takes, or one that a whim likes."""

    def __init__(self, p: DuckDealerState, seat: int, search: Search, whim: float, chance: Chance) -> None:
        evaluation = search.evaluation
        start = search.root.worth
        self.step: Step | None = None
        """None if no plan is worth it."""
        self.gain = 0.0
        self.rate = 0.0
        """What a turn is worth: that of the best plan that could be made from nothing."""
        safety = 1.0 - HAZARD * (p.seats - 1)
        space = evaluation.of_space(search.root.layout)
        for line in search.best:
            for step in line:
                if step is not None and step.before is not None:
                    turns = (step.red + step.yellow + step.blue) / search.income
                    self.rate = max(self.rate, (step.worth - start - space) * safety**turns / (turns + 1.0))
        best = -1e9
        plans: list[Step] = []
        nets: list[float] = []
        price = evaluation.price * KEPT * evaluation.again
        for wait, line in enumerate(search.best):
            luck = safety**wait * still_on(p, wait)
            for step in line:
                if step is None or (step.before is None and search.patience):
                    continue
                held = search.held + wait * search.a_turn
                left = min(p.world.kept, held - step.red - step.yellow - step.blue)
                net = (step.worth - start) * luck - self.rate * wait + price * left
                plans.append(step)
                nets.append(net)
                if net > best:
                    best = net
                    self.step = step
        if plans and whim > 0:
            self.step = plans[on_a_whim(nets, whim, chance)]
        if self.step is not None:
            self.gain = self.step.worth - start


def still_on(p: DuckDealerState, turns: int) -> float:
    """Return how likely the game is to go on for so many own turns of collecting."""
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
    """Return the colours of the free disc with which collecting becomes acting at once (R6.3)."""
    colours: list[int] = []
    for colour in range(3):
        for other in range(3):
            if p.fittings[seat * 4 + 1 + other] + (other == colour) > p.discs[other]:
                colours.append(colour)
                break
    return colours


def colour_for(p: DuckDealerState, seat: int, search: Search, step: Step | None) -> int:
    """Choose the free disc: what the plan lacks most, or what is usually needed."""
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
    """Finish a decision that was begun: what to explore, where a gate ends, what to take up, an offer."""
    n = p.numbers
    if p.phase == EXPLORE:
        best = max(offered_tiles(p), key=lambda at: p.world.consumer_points[p.consumer_track[at]])
        return exploring(p, best)
    if p.phase == RECLAIM:
        return reclaim(p, seat)
    if p.phase == OFFER:
        return n.withdraw
    assert p.phase == GATE
    return p.legal(seat)[0]


def first_move(p: DuckDealerState, seat: int, legal: list[int]) -> int:
    """Return a first move at once, without planning."""
    n = p.numbers
    best = legal[0]
    worth = -1
    for move in legal:
        if move == n.deliver or n.build_consumer <= move < n.privilege or n.build_factory <= move < n.build_yard:
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
