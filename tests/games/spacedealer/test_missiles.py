"""Missiles of bots: against whom they are loaded, what they block, and when it is too late for them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import GAME, Table, seat_of, space
from webfoot.core.game import WAIT
from webfoot.core.moves import Move
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.bot.attacks import NEVER, SHARED, best_machine, loading, stake
from webfoot.games.spacedealer.bot.policy import instinct
from webfoot.games.spacedealer.bot.reasons import reasons
from webfoot.games.spacedealer.bot.styles import QUICK
from webfoot.games.spacedealer.components import MISSILE, SABOTAGE


def choice(g: Table, by: str = "b") -> Move | None:
    seat = seat_of(by)
    number = instinct(g.state, seat, [*g.state.legal(seat), WAIT])
    return None if number == WAIT else GAME.catalogue[number]


def armed(at: str = "15:00", ammunition: int = 0, **more: Any) -> Table:
    """Player b has a missile. Player a leads, with a small mine and one that makes four goods at a time."""
    build = {"b": "interstellar-missile-1@4", "a": "mine-green-1@4 fusion-mine-red@5"}
    settings: dict[str, Any] = {
        "scores": {"a": 9, "b": 7, "c": 6},
        "stations": {"a": (1, 1)},
        "level": {"b": 3},
    } | more
    g = space(at=at, rules="experienced", build=build, **settings)
    g.planet("b").area[0].ammunition = ammunition
    g.state.attack -= ammunition
    return g


@pytest.mark.rule("SD-AD-09")
def test_a_missile_hits_the_best_machine_of_the_leader() -> None:
    g = armed(ammunition=1, deck={2: "", 3: ""})
    assert choice(g) == m.FireMissile(4, seat_of("a"), 5)


@pytest.mark.rule("SD-AD-09")
def test_a_missile_is_loaded_against_a_leader_who_makes_much() -> None:
    g = armed(planned={"b": ""}, pile={"b": ""}, deck={2: "", 3: ""})
    assert choice(g) == m.StartUse(4)
    (said, *_) = reasons(g.state, seat_of("b"), GAME.catalogue.number(m.StartUse(4)))
    assert (said.says, said.values) == ("arms-missile", {"seat": seat_of("a")})


@pytest.mark.rule("SD-AD-10")
def test_no_missile_is_loaded_when_it_is_too_late_to_hurt() -> None:
    assert choice(armed("26:30", planned={"b": ""}, pile={"b": ""}, deck={2: "", 3: ""})) != m.StartUse(4)
    assert loading(armed().state, 1, 4.0, MISSILE) == NEVER
    assert loading(armed().state, 1, 4.0, SABOTAGE) > 0


def test_an_attack_is_worth_more_if_the_leader_stands_alone() -> None:
    """What the leader loses helps everybody. Who is second by far has the most of it."""
    assert stake(armed(scores={"a": 9, "b": 7, "c": 9}).state, 1, 0) == pytest.approx(SHARED)
    assert stake(armed(scores={"a": 9, "b": 7, "c": 3}).state, 1, 0) == 1
    assert SHARED < stake(armed(scores={"a": 9, "b": 7, "c": 6}).state, 1, 0) < 1


def test_what_a_missile_could_stop_is_the_biggest_open_machine() -> None:
    g = armed()
    assert best_machine(g.state, 0) == 4
    assert loading(g.state, 1, 15.0, MISSILE) == pytest.approx(4 * loading(armed_at_mines().state, 1, 15.0, MISSILE))
    g.planet("a").area[1].blocked = True
    assert best_machine(g.state, 0) == 1
    g.planet("a").area[0].blocked = True
    assert best_machine(g.state, 0) == 0


def armed_at_mines() -> Table:
    g = armed()
    g.planet("a").area[1].blocked = True
    return g


def test_a_style_may_leave_attacks_alone() -> None:
    g = armed()
    assert loading(g.state, 1, 15.0, MISSILE, QUICK.but(attacking=2.0)) > loading(g.state, 1, 15.0, MISSILE)
