"""Counts what bots build, deliver and buy in Duck Dealer, also with other points than those of the data.

    python -m scripts.train.duckdealer_counts quick --seats 3 4 5 --games 60
    python -m scripts.train.duckdealer_counts quick --factory 5 20 50 --consumer 10 25 50

Tiers are those of the points: 3, 10 and 30 for a delivery. All figures are means of a game, equipment and privileges
those of one seat. Whoever plays first is drawn with the deal, so one bot in every seat needs no rotation.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from webfoot.bots.contest import Fixture, Terms, play
from webfoot.core.match import begin
from webfoot.core.record import read_header, read_record
from webfoot.core.registry import game as game_of
from webfoot.games.duckdealer import events as e
from webfoot.games.duckdealer.data import parse, standard_text

KEY = "duckdealer"
TIERS = ("semi", "ten", "thirty")
COLUMNS = [f"{what} {tier}" for what in ("factories", "consumers", "deliveries") for tier in TIERS]


def with_points(factory: list[int], consumer: list[int]) -> str:
    """Return the data with these points for building, by tier."""
    lines: list[str] = []
    for line in standard_text().splitlines():
        for kind, points in (("factory", factory), ("consumer", consumer)):
            if line.startswith(f"  {kind}: {{semi:"):
                line = f"  {kind}: {{{', '.join(f'{tier}: {at}' for tier, at in zip(TIERS, points, strict=True))}}}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def counted(bots: tuple[str, ...], deal: int, options: dict[str, str]) -> Counter[str]:
    """Play a deal and return what happened in it, and the scores together."""
    outcome = play(Fixture(KEY, deal, 0, bots), Terms(options=options, records=True))
    text = outcome.record.encode()
    header = read_header(text)
    game = game_of(KEY)
    match = begin(header, game)
    tiers = {good.name: good.tier for good in parse(standard_text()).goods}
    found: Counter[str] = Counter(score=sum(outcome.scores), best=max(outcome.scores))
    for entry in read_record(text, match.game.catalogue).entries:
        assert entry.seat is not None
        assert entry.move is not None
        for event in match.play(entry.seat, entry.move, entry.at):
            if isinstance(event, e.FactoryBuilt):
                found[f"factories {tiers[event.good]}"] += 1
            elif isinstance(event, e.ConsumerBuilt):
                found[f"consumers {tiers[event.good]}"] += 1
            elif isinstance(event, e.Delivered):
                found[f"deliveries {tiers[event.good]}"] += 1
            elif isinstance(event, e.Bought):
                found["equipment"] += 1
            elif isinstance(event, e.PrivilegeTaken):
                found["privileges"] += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", help="who plays in every seat")
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5])
    parser.add_argument("--games", type=int, default=60, help="games for each number of seats")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--factory", type=int, nargs=3, help="points for building a factory, by tier")
    parser.add_argument("--consumer", type=int, nargs=3, help="points for building a consumer, by tier")
    asked = parser.parse_args()
    points = parse(standard_text()).points
    factory = asked.factory or [points.factory[tier] for tier in TIERS]
    consumer = asked.consumer or [points.consumer[tier] for tier in TIERS]
    text = with_points(factory, consumer)
    options = {} if text == standard_text() else {"data": text}
    head = ["bot", "factory", "consumer", "seats", "games", *COLUMNS, "equipment", "privileges", "score", "best"]
    sys.stdout.write(f"| {' | '.join(head)} |\n|{'---|' * len(head)}\n")
    for seats in asked.seats:
        total: Counter[str] = Counter()
        for deal in range(asked.first, asked.first + asked.games):
            total += counted((asked.bot,) * seats, deal, options)
        each = [total[column] / asked.games for column in COLUMNS]
        a_seat = [total[what] / asked.games / seats for what in ("equipment", "privileges", "score")]
        cells = [f"{value:.2f}" for value in (*each, *a_seat, total["best"] / asked.games)]
        said = [asked.bot, *("/".join(map(str, made)) for made in (factory, consumer)), str(seats), str(asked.games)]
        sys.stdout.write(f"| {' | '.join([*said, *cells])} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
