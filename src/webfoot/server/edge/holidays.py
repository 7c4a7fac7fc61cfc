"""The HTTP routes of holidays: while one lasts, the guest's time in slow games stands still."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation

from webfoot.server.edge.answers import Answer, Trouble, Visitor
from webfoot.server.house import House
from webfoot.server.wire import Holiday, NewHoliday

TheHouse = NamedDependency[SkipValidation[House]]
TheVisitor = NamedDependency[SkipValidation[Visitor]]


def _holiday(house: House, guest: str) -> Holiday:
    return Holiday(house.holidays.until(guest), house.holidays.left(guest))


@get("/me/holiday")
async def look_at_holiday(visitor: TheVisitor, house: TheHouse) -> Answer[Holiday]:
    """Return whether this guest is on holiday, and how many days are left."""
    return visitor.answer(_holiday(house, visitor.guest))


@post("/me/holiday", status_code=200)
async def begin_holiday(visitor: TheVisitor, house: TheHouse, data: JSONBody[NewHoliday]) -> Answer[Holiday]:
    """Begin a holiday of so many days, now."""
    if visitor.new:
        raise Trouble(401, "no-guest", "no valid guest cookie: ask GET /api/me first")
    await house.holidays.begin(visitor.guest, data.days)
    await house.look_at_slow_games(visitor.guest)
    return visitor.answer(_holiday(house, visitor.guest))


@delete("/me/holiday", status_code=200)
async def end_holiday(visitor: TheVisitor, house: TheHouse) -> Answer[Holiday]:
    """End the holiday now. Only the days that were taken count."""
    await house.holidays.end(visitor.guest)
    await house.look_at_slow_games(visitor.guest)
    return visitor.answer(_holiday(house, visitor.guest))


routes = [look_at_holiday, begin_holiday, end_holiday]
