"""Setting up tables: who sits where, which options are played, and the first row where every seat is taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from webfoot.core.game import Game
from webfoot.core.ownerdata import OPTION
from webfoot.core.registry import game as game_of
from webfoot.server import wire
from webfoot.server.edge.security import new_id, new_nonce
from webfoot.server.guests import clean_name
from webfoot.server.table import names, steps
from webfoot.server.table.details import Chair, Details, Manners, Origin, Slow
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.services import Follows
from webfoot.server.table.table import Table

if TYPE_CHECKING:
    from webfoot.server.house import House


async def create(house: House, guest: str, new: wire.NewTable, address: str = "") -> Table:
    """Set up a table. Raises BadOptions or UnknownGame."""
    game = game_of(new.game)
    game.check_chosen(new.options)
    if new.slow is not None and game.timed:
        raise Refuse("no-slow-form")
    chairs = await chairs_for(house, guest, new.seats)
    if any(chair.label is not None for chair in chairs):
        _check_sharing(game, chairs, new.slow)
    table = await open_table(
        house,
        game=game.key,
        chairs=chairs,
        options=new.options,
        host=guest,
        listed=new.listed,
        manners=Manners(hints=new.hints),
        slow=new.slow,
    )
    if new.start:
        await start_if_full(house, table, guest, address)
    return table


async def chairs_for(house: House, guest: str, seats: list[wire.NewSeat]) -> list[Chair]:
    """Return the chairs of a new table as its host wants them. Raises Refuse."""
    me = await house.guests.get(guest)
    chairs = []
    for seat in seats:
        if seat.kind == "me":
            chairs.append(Chair("person", guest, me.name))
        elif seat.kind == "here":
            label = clean_name(seat.name or "")
            chairs.append(Chair("person", guest, label, label=label))
        elif seat.kind == "bot":
            if seat.level not in house.bot_levels():
                raise Refuse("unknown-bot")
            chairs.append(Chair("bot", level=seat.level))
        else:
            chairs.append(Chair(seat.kind, nonce=new_nonce() if seat.kind == "link" else None))
    return chairs


async def start_if_full(house: House, table: Table, guest: str, address: str) -> None:
    """Start the game if every seat is taken."""
    if all(chair.taken for chair in table.details.chairs):
        async with table.lock:
            await steps.begin(table, None)
        house.running_bots.begun(table, guest, address)


async def open_table(
    house: House,
    *,
    game: str,
    chairs: list[Chair],
    options: Mapping[str, object],
    host: str,
    listed: bool,
    follows: Follows | None = None,
    manners: Manners | None = None,
    origin: Origin | None = None,
    rules: int | None = None,
    slow: wire.SlowGame | None = None,
) -> Table:
    """Set up a new table and store it, under the present rules unless others are named. Raises BadOptions."""
    if origin is None:
        winners = None if follows is None else follows.winners
        options = _options_for(house, game, len(chairs), options, winners)
    details = Details(
        id=new_id(),
        game=game,
        rules=game_of(game).version if rules is None else rules,
        # A position fits the edition in which it arose, whatever the administrator's data are now.
        options=dict(options),
        host=host,
        listed=listed,
        created=house.wall(),
        seed=house.new_seed(),
        chairs=chairs,
        manners=manners or Manners(),
        origin=origin,
        slow=None if slow is None else Slow(slow.hours, slow.then),
        series=None if follows is None else follows.series,
    )
    if follows is None:
        await house.storage.create(details)
    else:
        await house.storage.create_rematch(details, follows.table, follows.key)
    return house.add(details)


def _options_for(
    house: House, key: str, seats: int, chosen: Mapping[str, object], winners: list[int] | None = None
) -> dict[str, object]:
    """Return the options of a new table: those that players chose, and those that only the server sets.

    In a rematch (`winners` of the last game) these include what follows from the outcome.
    """
    game = game_of(key)
    options = {name: value for name, value in chosen.items() if name not in game.options_type.by_server}
    if key in house.game_data:
        options[OPTION] = house.game_data[key]
    checked = game.parse_options(seats, options)
    if winners is not None:
        checked = game.rematch(seats, checked, winners)
    plain: dict[str, object] = msgspec.to_builtins(checked)
    return plain


def _check_sharing(game: Game[Any], chairs: list[Chair], slow: wire.SlowGame | None) -> None:
    """Raise Refuse if people cannot share a device at this table."""
    if game.timed:
        raise Refuse("no-sharing")
    if slow is not None:
        raise Refuse("no-slow-sharing")
    called = [names.alike(chair.name) for chair in chairs if chair.name is not None]
    if len(set(called)) < len(called):
        raise Refuse("name-taken")
