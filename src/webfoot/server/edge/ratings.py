"""The HTTP route of ratings: what ladders have measured of the levels of a game."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, SkipValidation

from webfoot.bots.levels import offered
from webfoot.bots.strengths import of_levels
from webfoot.core.errors import UnknownGame
from webfoot.core.registry import game as game_of
from webfoot.server.edge.answers import Answer, Trouble, Visitor
from webfoot.server.wire import GameRatings, LevelRating, TableRatings

TheVisitor = NamedDependency[SkipValidation[Visitor]]


@get("/ratings/{game:str}")
async def ratings(visitor: TheVisitor, game: FromPath[str]) -> Answer[GameRatings]:
    """Return how strong the levels of a game are, by the number of players; nothing where nothing was measured."""
    try:
        played = game_of(game)
    except UnknownGame as error:
        raise Trouble(404, "no-such-game", str(error)) from None
    measured = of_levels(played, list(offered(played)))
    return visitor.answer(
        GameRatings(
            [
                TableRatings(
                    seats,
                    [LevelRating(name, one.rating, one.low, one.high, one.games) for name, one in levels.items()],
                )
                for seats, levels in measured.items()
            ]
        )
    )


HANDLERS = [ratings]
