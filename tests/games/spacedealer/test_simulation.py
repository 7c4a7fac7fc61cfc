"""Simulations: a world played to its end by instinct, once from scratch and then by the script."""

from __future__ import annotations

from tests.games.spacedealer.language import Table, space
from webfoot.core.chance import QuickChance
from webfoot.games.spacedealer.bot.simulation import Script, Simulation
from webfoot.games.spacedealer.bot.styles import QUICK, Style
from webfoot.games.spacedealer.rules import kinds as k


def simulated(g: Table, script: Script | None = None, style: Style = QUICK) -> Simulation:
    p = g.state.clone()
    simulation = Simulation(p, [style, QUICK, QUICK, QUICK], QuickChance(3))
    if script is not None:
        simulation.follow(script, 0)
    simulation.run()
    return simulation


def test_a_simulation_goes_to_the_end() -> None:
    first = simulated(space(at="2:00"))
    assert first.p.over()
    assert all(first.notes.lines)


def test_the_script_comes_to_the_same() -> None:
    g = space(at="2:00")
    first = simulated(g)
    again = simulated(g, first.notes)
    assert again.p.dump() == first.p.dump()
    assert again.notes.lines == first.notes.lines
    assert again.following() == [1, 2, 3]


def test_who_finds_that_the_script_does_not_fit_goes_on_without_it() -> None:
    g = space(at="2:00")
    script = simulated(g).notes
    at, line = next(
        (at, line) for at, line in enumerate(script.lines[1]) if g.state.listed.kind_of[line[1]] == k.COLLECT
    )
    script.lines[1].insert(at, line)  # the same mine emptied twice
    again = simulated(g, script)
    assert again.p.over()
    assert again.following() == [2, 3]
    assert len(again.notes.lines[1]) > at + 1


def test_whoever_draws_finds_what_he_found_before() -> None:
    g = space(at="2:00")
    first = simulated(g)
    assert any(any(piles) for piles in first.notes.draws)
    other = simulated(g, first.notes, QUICK.but(technology=0.0))
    for seat in (1, 2, 3):
        for before, now in zip(first.notes.draws[seat], other.notes.draws[seat], strict=True):
            assert before[:1] == now[:1]


def test_who_waits_moves_later() -> None:
    g = space(at="2:00")
    simulation = Simulation(g.state.clone(), [QUICK] * 4, QuickChance(3))
    simulation.run(waiting=0)
    assert simulation.notes.lines[1][0][0] == g.state.now
    assert simulation.notes.lines[0][0][0] > g.state.now
