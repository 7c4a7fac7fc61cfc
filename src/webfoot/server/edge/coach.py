"""The HTTP routes of the coach: what it would play in the seat of who asks, and a second look at a move.

It is there for people who play against bots alone. Among people a hint would be help that the others do not have, so
the table must allow it: the host says so before anybody sits down, and everybody sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, SkipValidation

from webfoot.bots.coaching import COACH, NOTHING, Advice, NoCoach, coached, explained
from webfoot.core.chance import QuickChance
from webfoot.core.errors import NotAMove
from webfoot.core.hints import Hint
from webfoot.server.bots.pool import Question
from webfoot.server.bots.queue import Asker
from webfoot.server.edge.answers import Answer, Trouble, Visitor, address_of
from webfoot.server.house import House
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.wire import Meant, SecondLook

TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]


@post("/tables/{table:str}/hint", status_code=200)
async def ask_coach(
    visitor: TheVisitor, house: TheHouse, request: Request[Any, Any, Any], table: FromPath[str]
) -> Answer[Hint]:
    """Return what the coach would play now in this guest's seat, and why."""
    found = await house.table(table)
    seat, imagined = _position(found, visitor.guest)
    advice = await _advice(house, found, visitor.guest, address_of(request), seat, imagined)
    try:
        return visitor.answer(explained(found.game, imagined, seat, advice))
    except NoCoach as error:
        raise Trouble(409, "no-hint", str(error)) from None


@post("/tables/{table:str}/second-look", status_code=200)
async def look_again(
    visitor: TheVisitor, house: TheHouse, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Meant]
) -> Answer[SecondLook]:
    """Return what the coach would play instead of a move that gives away much; nothing about any other move."""
    found = await house.table(table)
    seat, imagined = _position(found, visitor.guest)
    meant = [_number(found, move) for move in (data.move, *data.then)]
    advice = await _advice(house, found, visitor.guest, address_of(request), seat, imagined, meant)
    costs = meant[0] in advice.costly
    return visitor.answer(SecondLook(explained(found.game, imagined, seat, advice) if costs else None))


async def _advice(
    house: House, table: Table, guest: str, address: str, seat: int, imagined: Any, meant: Sequence[int] = ()
) -> Advice:
    if not house.quotas.hints.take(guest, address):
        raise Trouble(429, "too-fast", "too many hints asked for from here; wait a moment")
    details = table.details
    question = Question(
        table.game.key,
        details.options,
        len(details.chairs),
        seat,
        imagined.dump(),
        COACH,
        rules=table.game.version,
        meant=list(meant),
    )
    numbers = await house.bots.plan(question, Asker(table.audience.address, guest, True))
    return Advice.of(numbers) if numbers else NOTHING


def _number(table: Table, move: dict[str, Any]) -> int:
    """Return the number of a move of this game. Raises Trouble if it is none."""
    catalogue = table.game.catalogue
    try:
        return catalogue.number(catalogue.decode(msgspec.json.encode(move)))
    except NotAMove as error:
        raise Trouble(400, "malformed", str(error)) from None


def _position(table: Table, guest: str) -> tuple[int, Any]:
    """Return the guest's seat, and a position that is imagined from what the seat knows."""
    seat = table.seated(guest)
    state = table.running().match.state
    if not coached(table.game) or not (table.details.manners.hints or alone(table, seat)):
        raise Refuse("no-coach")
    if seat not in state.actors() or not state.legal(seat):
        raise Refuse("not-your-turn")
    # The luck is always the same: what this seat is told does not depend on it.
    return seat, state.imagine(seat, QuickChance(0))


def alone(table: Table, seat: int) -> bool:
    """Whether only bots play besides this seat."""
    others = (chair for place, chair in enumerate(table.details.chairs) if place != seat)
    return all(chair.kind == "bot" for chair in others)


HANDLERS = [ask_coach, look_again]
