"""The standings of a tournament: what each entrant achieved. The same bot in several seats is one entrant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from webfoot.bots.contest import Outcome
from webfoot.bots.ratings import Stage, rating_intervals, ratings, stages, wilson


class Standing(msgspec.Struct, frozen=True):
    """What one entrant of a tournament has achieved."""

    bot: str
    games: int
    """Seats played: three seats at one table are three games."""
    wins: float
    """A win shared by two is half a win."""
    rate: float
    rate_interval: tuple[float, float]
    score: float
    milliseconds: float
    """Mean thinking time for a decision."""
    elo: float
    elo_interval: tuple[float, float]


def standings(played: Sequence[Outcome]) -> list[Standing]:
    """Return one line for each entrant, the strongest first."""
    deals: dict[int, Counter[Stage]] = {}
    for outcome in sorted(played, key=lambda o: (o.fixture.deal, o.fixture.rotation)):
        of_deal = deals.setdefault(outcome.fixture.deal, Counter())
        of_deal.update(stages(outcome.fixture.bots, outcome.ranks()))
    everything: Counter[Stage] = Counter()
    for of_deal in deals.values():
        everything.update(of_deal)
    elo = ratings(everything)
    intervals = rating_intervals(deals.values())
    entrants = dict.fromkeys(bot for outcome in played for bot in outcome.fixture.bots)
    lines = [_standing(bot, played, elo.get(bot, 0.0), intervals.get(bot, (0.0, 0.0))) for bot in entrants]
    return sorted(lines, key=lambda line: (-line.rate, line.bot))


def _standing(bot: str, played: Sequence[Outcome], elo: float, elo_interval: tuple[float, float]) -> Standing:
    games = score = moves = 0
    wins = seconds = 0.0
    for outcome in played:
        for seat, name in enumerate(outcome.fixture.bots):
            if name != bot:
                continue
            games += 1
            score += outcome.scores[seat]
            moves += outcome.moves[seat]
            seconds += outcome.seconds[seat]
            if seat in outcome.winners:
                wins += 1 / len(outcome.winners)
    return Standing(
        bot=bot,
        games=games,
        wins=wins,
        rate=wins / games,
        rate_interval=wilson(wins, games),
        score=score / games,
        milliseconds=1000 * seconds / moves if moves else 0.0,
        elo=elo,
        elo_interval=elo_interval,
    )
