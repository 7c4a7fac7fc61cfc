"""The HTTP route of the coach: what it would play in the seat of who asks.

It is there for people who play against bots alone. Among people a hint would be help that the others do not have.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, SkipValidation

from webfoot.bots.coaching import COACH, SURENESS, NoCoach, coached, explained
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT
from webfoot.core.hints import Hint
from webfoot.server.bots.pool import Question
from webfoot.server.bots.queue import Asker
from webfoot.server.edge.answers import Answer, Trouble, Visitor, address_of
from webfoot.server.house import House
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table

TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]


@post("/tables/{table:str}/hint", status_code=200)
async def ask_coach(
    visitor: TheVisitor, house: TheHouse, request: Request[Any, Any, Any], table: FromPath[str]
) -> Answer[Hint]:
    """Return what the coach would play now in this guest's seat, and why."""
    found = await house.table(table)
    seat, imagined = _position(found, visitor.guest)
    if not house.coached.take(visitor.guest, address_of(request)):
        raise Trouble(429, "too-fast", "too many hints asked for from here; wait a moment")
    seats, options = len(found.details.chairs), found.details.options
    question = Question(found.game.key, options, seats, seat, imagined.dump(), COACH, rules=found.game.version)
    advice = await house.bots.plan(question, Asker(found.audience.address, visitor.guest, True))
    try:
        sure, *plan = advice or [0, WAIT]
        return visitor.answer(explained(found.game, imagined, seat, plan, SURENESS[sure]))
    except NoCoach as error:
        raise Trouble(409, "no-hint", str(error)) from None


def _position(table: Table, guest: str) -> tuple[int, Any]:
    """Return the guest's seat, and a position that is imagined from what the seat knows."""
    seat = table.seated(guest)
    state = table.running().match.state
    if not coached(table.game) or not alone(table, seat):
        raise Refuse("no-coach")
    if seat not in state.actors() or not state.legal(seat):
        raise Refuse("not-your-turn")
    # The luck is always the same: what this seat is told does not depend on it.
    return seat, state.imagine(seat, QuickChance(0))


def alone(table: Table, seat: int) -> bool:
    """Whether only bots play besides this seat."""
    others = (chair for place, chair in enumerate(table.details.chairs) if place != seat)
    return all(chair.kind == "bot" for chair in others)


HANDLERS = [ask_coach]
