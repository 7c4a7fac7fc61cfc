"""Positions for the tests and the gallery of the page's board, played by the real engine.

`make positions` writes them down anew (tests/positions.py).
"""

from __future__ import annotations

from typing import Any

from tests.games.spacedealer.language import GAME, Table, begun, ms, space
from tests.rulebook import TESTS
from webfoot.core.match import replay
from webfoot.core.record import read_record
from webfoot.games.spacedealer import moves as m

BASIC: dict[str, Any] = {
    "build": {
        "a": "mine-red-1@4 mine-green-2@5 depot-1@3 multi-mine-1@6 mining-complex-blue@2 metropolis-2@7",
        "b": "mine-yellow-2@4 mine-red-2@5 multi-mine-2@3 fusion-mine-green@6",
        "c": "mine-green-1@4 mine-blue-3@5 depot-2@6 converter-1@3",
        "d": "mine-blue-1@4 megacity-1@5",
    },
    "stations": {"a": (2, 2), "b": (2, 3), "c": (1, 1), "d": (1, 1)},
    "planned": {"a": "fusion-mine-red solar-satellite", "b": "depot-3", "c": "metropolis-1 mining-complex-red"},
    "pile": {"a": "generator mine-blue-2 mine-yellow-1"},
    "level": {"a": 3, "b": 2, "c": 2},
    "ships": {"a": "a red red green blue", "b": "bc yellow yellow", "c": "a green blue", "d": "d"},
    "markers": {"a": 3, "b": 2, "c": 4, "d": 1},
    "scores": {"a": 12, "b": 9, "c": 15, "d": 4},
}
EXPERIENCED: dict[str, Any] = {
    **BASIC,
    "rules": "experienced",
    "build": {
        "a": "mine-red-1@4 sabotage-probe-1@5 interstellar-missile-1@3 tech-center-1@6 orbital-station@2 "
        "transport-probe@7 robot-factory-1@8 converter-2@1",
        "b": "mine-yellow-2@4 mine-red-2@5 multi-mine-2@3 fusion-mine-green@6",
        "c": "mine-green-1@4 mine-blue-3@5 depot-2@6 sabotage-probe-2@3",
        "d": "mine-blue-1@4 robot-factory-2@5",
    },
    "stations": {"a": (3, 3), "b": (2, 3), "c": (1, 2), "d": (1, 1)},
    "planned": {"a": "fusion-mine-red solar-satellite depot-2", "b": "depot-3", "c": "mining-complex-red"},
    "orders": {"ab": "order-3", "bc": "order-7", "cd": "order-11", "da": "order-2"},
}


def basic(at: str = "14:00", **changes: Any) -> Table:
    """Four dealers in the middle of a game."""
    return space(at, **{**BASIC, **changes})


def experienced(at: str = "14:00", **changes: Any) -> Table:
    """The same with every card for experienced players; the attack cards are loaded."""
    table = space(at, **{**EXPERIENCED, **changes})
    for built in table.planet("a").area:
        if built.column in (3, 5):
            built.ammunition = 2
    return table


def recorded(name: str, at: str) -> Table:
    """A recorded game, at this moment of its clock."""
    record = read_record((TESTS / "records" / "spacedealer" / f"{name}.jsonl").read_bytes(), GAME.catalogue)
    started = next(entry.at for entry in record.entries if entry.seat is None)
    past = [entry for entry in record.entries if entry.at <= started + ms(at)]
    return Table(replay(record._replace(entries=past, result=None), GAME).state)


def visiting() -> Table:
    """At somebody's planet, with what is wanted there and goods to trade."""
    return basic(ships={"a": "b red green blue blue", "b": "b yellow yellow", "c": "ab green", "d": "d"})


def busy() -> Table:
    """Every state a timer can be in, and a pair of cards to choose from."""
    table = experienced(planned={"a": "fusion-mine-red depot-2", "b": "depot-3"})
    table.start_timer("depot-2").start_timer("mine-red").start_timer("mine-yellow", by="b")
    table.wait("1:00").start_timer("transport-probe").start_timer("technology", by="c").fly("ab", by="d")
    return table.play(m.Draw(2)).wait("0:22")


def attacked() -> Table:
    """A running timer spoiled, a slot blocked, a ship adrift."""
    table = experienced(seats=4, ships={"a": "a red", "b": "b"})
    loaded = table.planet("c").area[3]
    loaded.ammunition = 2
    table.fly("ab").start_timer("mine-red").wait("0:20")
    for number in (0, 1):
        table.play(m.SabotageTimer(3, 0, number), by="c")
    return table.wait("0:05")


def positions() -> dict[str, tuple[Table, int | None]]:
    """Each with the seat that looks at it."""
    offered = visiting().offer("b", give="blue", ask="yellow", at="b")
    drafting = visiting().play(m.DraftOffer(1, 2), m.OfferGood("blue"))
    swapping = experienced().play(m.DraftOffer(1, None), m.OfferCard(0))
    ground = experienced(ships={"a": "ab red red blue", "b": "b", "c": "cd green"})
    ground.state.fields[1] = [0, 1, 1, 0]
    return {
        "choosing": (begun(4), 0),
        "choosing-eight": (begun(8, rules="experienced"), 0),
        "early": (space("0:40", pile={"a": "generator mine-blue-2 mine-yellow-1 depot-1"}), 0),
        "middle": (basic(), 0),
        "recorded-four": (recorded("four-players", "20:00"), 1),
        "recorded-seven": (recorded("seven-players", "12:00"), 2),
        "recorded-eight": (recorded("eight-experienced-players", "24:00"), 3),
        "ready": (basic().start_timer("multi-mine").start_timer("fusion-mine").wait("1:00"), 0),
        "flying": (basic().fly("ab").start_timer("mine-red").start_timer("mine-blue", by="d").wait("0:25"), 0),
        "visiting": (visiting(), 0),
        "drafting": (drafting, 0),
        "offer-open": (offered, 0),
        "answering": (offered, 1),
        "swapping": (swapping, 0),
        "experienced": (experienced(), 0),
        "aiming": (experienced().start_timer("mine-yellow", by="b").start_timer("mine-blue", by="d").wait("0:08"), 0),
        "busy": (busy(), 0),
        "attacked": (attacked(), 0),
        "ground": (ground, 0),
        "last-minute": (basic("29:07").start_timer("mine-red").wait("0:30"), 0),
        "overtime": (basic("29:50").start_timer("mine-red").fly("ab", by="c").wait("0:20"), 0),
        "over": (recorded("four-players", "99:00"), 1),
        "spectator": (basic().start_timer("mine-red").fly("cd", by="d").wait("0:10"), None),
    }
