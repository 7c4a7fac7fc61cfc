"""Our engines, measured from inside: what a step costs with so many seats, and so far into a game."""

from __future__ import annotations

from itertools import pairwise
from time import process_time
from typing import Any

import msgspec

import webfoot
from bench.answering import Answer, Request, answer_requests
from bench.engines.ours import Measured
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match, replay

encode = msgspec.json.Encoder().encode
PORTIONS = 5
"""Of a whole game: the cost of a step is told for each."""
LONGEST = 1_000
"""Steps after which a random game counts as over, where nothing in the rules forces an end."""


def by_seats(key: str, seconds: float) -> Answer:
    """Microseconds of a random move, and of telling one seat about it, for every number of seats."""
    found: Answer = {}
    game = webfoot.game(key)
    for seats in range(game.min_seats, game.max_seats + 1):
        measured = Measured(key, seats)
        played = measured.playouts(seconds)
        briefed = measured.costs(seconds)["brief as JSON"]
        found[str(seats)] = {"move": played["seconds"] / played["moves"] * 1e6, "brief": briefed}
    return found


def by_length(key: str, number: int) -> Answer:
    """Microseconds of a step of a match, with what all seats are told of it, in each portion of one random game; and
    milliseconds to play all of it again, as a server does that opens a table."""
    game = webfoot.game(key)
    match = Match(game, game.min_seats, number)
    chance = QuickChance(number)
    costs: list[float] = []
    while not match.over and len(costs) < LONGEST:
        costs.append(_step(match, chance))
    edges = [len(costs) * part // PORTIONS for part in range(PORTIONS + 1)]
    portions = [sum(costs[a:b]) / max(1, b - a) * 1e6 for a, b in pairwise(edges)]
    record = match.record()
    start = process_time()
    replay(record, game)
    return {"steps": len(costs), "portions": portions, "again": (process_time() - start) * 1e3}


def _step(match: Match[Any], chance: QuickChance) -> float:
    """Take a random step, or let time pass where nobody acts; return the seconds that it took."""
    actors = match.actors
    # Left to itself, time runs to the end of a game in which nothing is under way.
    waits = not actors or (match.game.timed and chance.below(8) == 0)
    seat = actors[chance.below(len(actors))] if actors else 0
    moves = [] if waits else match.moves(seat)
    start = process_time()
    if waits or not moves:
        match.wait()
    else:
        match.play(seat, moves[chance.below(len(moves))])
    for viewer in range(match.seats):
        encode(match.brief(viewer))
    return process_time() - start


def handle(request: Request) -> Answer:
    if request["do"] == "games":
        return {"games": list(webfoot.game_keys())}
    if request["do"] == "seats":
        return by_seats(request["game"], request["seconds"])
    return by_length(request["game"], request["number"])


if __name__ == "__main__":
    answer_requests(handle)
