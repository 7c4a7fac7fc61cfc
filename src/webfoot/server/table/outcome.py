"""How a finished game was won, worked out from the rows of its table."""

from __future__ import annotations

from typing import Any

from webfoot.core.game import Game
from webfoot.core.summary import Taken, summarise, taken
from webfoot.server.storage.protocol import Row
from webfoot.server.table.details import Details
from webfoot.server.table.playthrough import Playthrough, begin, effective
from webfoot.server.wire import Outcome


def outcome(game: Game[Any], details: Details, rows: list[Row]) -> Outcome:
    play = begin(game, details, rows)
    steps = []
    for row in effective(rows):
        events = play.again(row).events
        steps.append(taken(play.match.game, play.match.state, row.seat, row.at, events))
    return summed_up(play, details, steps)


def summed_up(play: Playthrough, details: Details, steps: list[Taken]) -> Outcome:
    """Return the outcome of a game that has been played to its end in these steps."""
    return Outcome(
        summary=summarise(play.match.game, steps, play.winners),
        timed=play.match.game.timed,
        resigned=sorted(play.resigned),
        stood_in=[seat for seat, chair in enumerate(details.chairs) if chair.stands_in],
    )
