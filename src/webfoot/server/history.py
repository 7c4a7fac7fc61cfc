"""The history of a guest: the finished games, and figures for each game. Made from what the storage holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from webfoot.server.guests import Guests
from webfoot.server.storage.protocol import Finished, Result, Storage
from webfoot.server.table.details import Chair
from webfoot.server.wire import GameFigures, History, PastGame, PastSeat

COUNTED: Final = 2000
"""Games of one guest that are counted; older ones are left out."""
PAGE: Final = 20
"""Games on one page of the list."""


async def history(storage: Storage, guests: Guests, guest: str, pages: int) -> History:
    """Return the last finished games of this guest, and figures of all of them."""
    finished = await storage.finished(guest, COUNTED)
    shown = finished[: PAGE * pages]
    await guests.put_names([chair for one in shown for chair in one.details.chairs])
    games = [past_game(one, guest) for one in shown]
    # A game that began in the middle of another one tells little about how well somebody plays.
    whole = [one for one in finished if one.details.origin is None]
    return History(games, figures(whole, guest), len(finished) > len(shown))


def past_game(finished: Finished, guest: str) -> PastGame:
    details, result, studied = finished
    return PastGame(
        table=details.id,
        game=details.game,
        ended=details.created if result is None else result.ended,
        length=None if result is None else result.length,
        seats=[_past_seat(chair, seat, result, guest) for seat, chair in enumerate(details.chairs)],
        study=studied,
    )


def _past_seat(chair: Chair, seat: int, result: Result | None, guest: str) -> PastSeat:
    return PastSeat(
        name=chair.name,
        level=chair.level,
        you=chair.guest == guest,
        resigned=chair.resigned,
        score=None if result is None else result.scores[seat],
        place=None if result is None else place_of(result, seat),
    )


def place_of(result: Result, seat: int) -> int:
    """Return the place of a seat: winners are first, the others follow by score. Equal seats share a place."""

    def rank(one: int) -> tuple[bool, int]:
        return one in result.winners, 0 if one in result.winners else result.scores[one]

    return 1 + sum(rank(other) > rank(seat) for other in range(len(result.scores)))


def figures(finished: Sequence[Finished], guest: str) -> list[GameFigures]:
    """Return the figures of each game that this guest has finished, the most played first."""
    by_game: dict[str, list[Finished]] = {}
    for one in finished:
        by_game.setdefault(one.details.game, []).append(one)
    found = [_figures_of(game, played, guest) for game, played in by_game.items()]
    return sorted(found, key=lambda figures: (-figures.games, figures.game))


def _figures_of(game: str, played: list[Finished], guest: str) -> GameFigures:
    places: list[int] = []
    scores: list[int] = []
    longest: Finished | None = None
    for one in played:
        if one.result is None:
            continue
        seat = next(seat for seat, chair in enumerate(one.details.chairs) if chair.guest == guest)
        places.append(place_of(one.result, seat))
        scores.append(one.result.scores[seat])
        if longest is None or longest.result is None or one.result.length > longest.result.length:
            longest = one
    return GameFigures(
        game=game,
        games=len(played),
        counted=len(places),
        wins=places.count(1),
        places=[places.count(place) for place in range(1, max(places, default=0) + 1)],
        mean_score=sum(scores) / len(scores) if scores else None,
        longest=None if longest is None or longest.result is None else longest.result.length,
        longest_table=None if longest is None else longest.details.id,
    )
