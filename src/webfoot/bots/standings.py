"""The standings of a tournament: what each entrant achieved. The same bot in several seats is one entrant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

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


ANCHOR: Final = "quick"
"""Its rating is 0 wherever it plays, so that ratings of different tournaments can be compared."""


def standings(played: Sequence[Outcome]) -> list[Standing]:
    """Return one line for each entrant, the one with the highest win rate first."""
    deals: dict[int, Counter[Stage]] = {}
    for outcome in sorted(played, key=lambda o: (o.fixture.deal, o.fixture.rotation)):
        of_deal = deals.setdefault(outcome.fixture.deal, Counter())
        of_deal.update(stages(outcome.fixture.bots, outcome.ranks()))
    everything: Counter[Stage] = Counter()
    for of_deal in deals.values():
        everything.update(of_deal)
    entrants = dict.fromkeys(bot for outcome in played for bot in outcome.fixture.bots)
    anchor = ANCHOR if ANCHOR in entrants else None
    elo = ratings(everything, anchor)
    intervals = rating_intervals(deals.values(), anchor=anchor)
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


class Duel(msgspec.Struct, frozen=True):
    """What the games in which two bots had a table to themselves say."""

    first: str
    second: str
    games: int
    rate: float
    """The part of the wins that the first had."""
    interval: tuple[float, float]


def duels(played: Sequence[Outcome]) -> list[Duel]:
    """Return how each pair of bots fared where nobody else sat, in the order in which they first met."""
    met: dict[tuple[str, str], list[Outcome]] = {}
    for outcome in played:
        pair = sorted(set(outcome.fixture.bots))
        if len(pair) == 2:
            met.setdefault((pair[0], pair[1]), []).append(outcome)
    found = []
    for (first, second), games in met.items():
        wins = sum(
            sum(outcome.fixture.bots[seat] == first for seat in outcome.winners) / len(outcome.winners)
            for outcome in games
        )
        found.append(Duel(first, second, len(games), wins / len(games), wilson(wins, len(games))))
    return found


def markdown(lines: Sequence[Standing], pairs: Sequence[Duel]) -> str:
    """Return ratings and duels as tables for the docs."""
    rows = ["| bot | rating | 95 % | games | ms a decision |", "|---|---:|---|---:|---:|"]
    for line in sorted(lines, key=lambda line: (-line.elo, line.bot)):
        low, high = line.elo_interval
        rows.append(
            f"| {line.bot} | {line.elo:+.0f} | {low:+.0f} to {high:+.0f} | {line.games} | {line.milliseconds:.1f} |"
        )
    rows += ["", "| match | games | wins of the first |", "|---|---:|---|"]
    for duel in pairs:
        least, most = (f"{100 * end:.1f}" for end in duel.interval)
        match = f"{duel.first} against {duel.second}"
        rows.append(f"| {match} | {duel.games} | {100 * duel.rate:.1f} % ({least}–{most}) |")
    return "\n".join(rows) + "\n"
