"""What one might expect to do here and cannot, each thing with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duckdealer.language import GAME, Seat, Table, duck, turn
from webfoot.core.chance import QuickChance
from webfoot.core.errors import Refusal
from webfoot.core.laws import play_on
from webfoot.core.match import Match
from webfoot.games.duckdealer import moves as m


def blocked(t: Table, seat: int = 0) -> dict[str, str]:
    return {thing: refusal.rule for thing, refusal in GAME.blocked(t.state, seat).items()}


def test_on_a_planet_every_tile_says_why_it_cannot_be_used() -> None:
    t = duck(ship="I1", goods="duck", factories={"I1": "pills"}, consumers={"I1": "radio"})
    reasons = blocked(t)
    assert reasons["use:mine"] == "no-energy"
    assert reasons["use:factory"] == "no-energy"
    assert reasons["use:consumer"] == "DD-R10.7"
    assert reasons["build:consumer"] == "no-energy"
    assert reasons["factory:radio"] == "DD-R9.5"
    assert reasons["privilege:mine"] == "no-energy"
    assert reasons["privilege:shipyard"] == "no-such-tile"
    assert reasons["jump"] == "no-energy"
    assert "use:shipyard" not in reasons
    assert "build:shipyard" not in reasons
    assert "end" not in reasons


def test_on_a_start_planet_the_shipyard_says_why() -> None:
    t = duck(ship="S1", energy="yellow:1 blue:1", goods="booth booth", yards={"S1": "Y1"})
    reasons = blocked(t)
    assert reasons["build:shipyard"] == "DD-R9.4"
    assert reasons["use:shipyard"] == "DD-R10.3"
    assert reasons["factory:pills"] == "DD-R3.2"
    assert reasons["use:consumer"] == "no-such-tile"
    assert "use:mine" not in reasons
    t = duck(ship="S1", energy="yellow:1 blue:1", goods="booth paint", yards={"S1": "Y1"})
    assert "build:shipyard" not in blocked(t)
    built = duck(
        ship="S1", energy="yellow:1 blue:1", goods="booth paint", yards={"S1": "Y1 built"}, fittings="hold:9"
    )
    assert "use:shipyard" not in blocked(built)  # a piece can be replaced
    assert blocked(built)["build:shipyard"] == "DD-R9.3"


def test_with_too_many_goods_the_end_and_the_gate_say_why() -> None:
    t = duck(ship="S1", energy="red:1", goods="duck:9", gates={0: ("S1", "S2")})
    overfull = Refusal("DD-R10.8", {"carried": 9, "capacity": 7})
    assert GAME.blocked(t.state, 0)["end"] == overfull
    assert GAME.blocked(t.state, 0)["jump"] == overfull
    t.discard("duck:2")
    assert not {"end", "jump"} & set(blocked(t))


def test_between_the_stars_only_the_gate_is_missed() -> None:
    assert blocked(duck(ship="E01.1", energy="red:1")) == {"jump": "DD-R8.9"}


def test_only_whoever_acts_is_told_what_is_blocked() -> None:
    t = turn(ship="S1")
    assert blocked(t) == {}
    t.act()
    assert blocked(t)
    assert blocked(t, seat=1) == {}
    assert blocked(t.do(m.OpenGate("S1"))) == {}
    asked = duck(ship="S2", goods="duck", others={1: Seat(ship="S2")}).offer(to=1, give="duck")
    assert blocked(asked, seat=1) == {}
    assert blocked(asked)


def moves_of(thing: str) -> list[Any]:
    """The moves that a thing stands for."""
    kind, _, name = thing.partition(":")
    moves: dict[str, list[Any]] = {
        "jump": [m.Jump()],
        "use:mine": [m.Mine()],
        "use:factory": [m.Make()],
        "use:consumer": [m.Deliver()],
        "use:shipyard": [move for move in GAME.catalogue if isinstance(move, m.Buy)],
        "build:consumer": [m.BuildConsumer()],
        "build:shipyard": [move for move in GAME.catalogue if isinstance(move, m.BuildShipyard)],
        "end": [move for move in GAME.catalogue if isinstance(move, m.EndTurn)],
        "factory": [m.BuildFactory(name)],
        "privilege": [m.Privilege(name)],  # type: ignore[arg-type]
    }
    return moves.get(thing) or moves[kind]


@pytest.mark.parametrize("seed", range(4))
def test_in_any_game_what_is_blocked_is_not_legal_and_the_reason_is_the_one_the_rules_give(seed: int) -> None:
    match: Match[Any] = Match(GAME, 2 + seed, seed, {})
    chance = QuickChance(seed)
    seen: set[str] = set()
    for step in range(900):
        if match.over:
            break
        play_on(match, chance)
        if match.over or step % 3:
            continue
        for seat in match.actors:
            legal = match.moves(seat)
            for thing, refusal in GAME.blocked(match.state, seat).items():
                seen.add(thing.partition(":")[0])
                moves = moves_of(thing)
                assert not [move for move in moves if move in legal], thing
                assert refusal in [match.why_not(seat, move) for move in moves], thing
    assert {"use", "build", "factory", "privilege", "jump"} <= seen
