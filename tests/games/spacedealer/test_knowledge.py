"""Imagining what is hidden: only what could be, and everything that is known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.spacedealer.language import GAME, PLAYERS, begun, space
from tests.games.spacedealer.playing import positions
from webfoot.core.chance import QuickChance
from webfoot.core.laws import sent_to
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.engine import SpaceDealerState

WORLDS = 40
LOOKS = 12


def worlds(state: SpaceDealerState, seat: int | None) -> list[SpaceDealerState]:
    return [state.imagine(seat, QuickChance(number)) for number in range(WORLDS)]


def dealt_mines(state: SpaceDealerState, seat: int) -> list[int]:
    planet = state.planets[seat]
    return planet.shown + [kind for kind in planet.hidden if kind in STANDARD.mines]


@pytest.mark.rule("SD-SU-05", "SD-Q05")
@pytest.mark.parametrize("seats", range(3, 9))
def test_imagined_mines_are_dealt_by_the_rules(seats: int) -> None:
    state = begun(seats).state
    for world in worlds(state, 1):
        missing = []
        for seat in range(seats):
            colours = {STANDARD.cards[kind].colour for kind in dealt_mines(world, seat)}
            assert len(colours) == 3
            missing.append(({0, 1, 2, 3} - colours).pop())
        assert max(missing.count(colour) for colour in range(4)) <= (1 if seats < 5 else 2)
        assert world.planets[1].hidden == state.planets[1].hidden
    others = {tuple(world.planets[0].hidden) for world in worlds(state, 1)}
    assert len(others) > 5


@pytest.mark.rule("SD-Q05")
def test_what_has_been_shown_stays() -> None:
    g = begun(4)
    for player in PLAYERS[:4]:
        mine = next(card for card in g.pile(player).split() if card.startswith("mine"))
        g.play(m.ChooseStart(mine, 4), by=player)
    g.wait("0:05")
    depot = next(card for card in g.pile("a").split() if card.startswith("depot"))
    g.play(m.Plan(depot))
    assert g.state.planets[0].shown
    for world in worlds(g.state, 2):
        assert not any(kind in STANDARD.depots for kind in world.planets[0].hidden)
        assert STANDARD.kinds[depot] not in [kind for planet in world.planets for kind in planet.hidden]
        assert world.planets[0].area[0].kind == g.state.planets[0].area[0].kind
        assert set(g.state.planets[0].shown) <= set(dealt_mines(world, 0))


@pytest.mark.rule("SD-PL-04", "SD-Q05")
def test_who_put_a_card_under_the_pile_knows_it_and_others_do_not() -> None:
    g = space(level={"a": 2}, deck={2: "converter-1 multi-mine-1 solar-satellite converter-2 multi-mine-2"})
    g.play(m.Draw(2))
    pair = [STANDARD.kinds["converter-1"], STANDARD.kinds["multi-mine-1"]]
    assert all(world.planets[0].drawn == pair for world in worlds(g.state, 0))
    assert len({tuple(world.planets[0].drawn) for world in worlds(g.state, 1)}) > 3
    g.play(m.Keep(0))
    assert all(world.piles[0][0] == STANDARD.kinds["multi-mine-1"] for world in worlds(g.state, 0))
    assert len({world.piles[0][0] for world in worlds(g.state, 1)}) > 2


@pytest.mark.rule("SD-AD-16", "SD-Q05")
def test_everybody_knows_a_card_that_was_discarded() -> None:
    g = space(planned={"a": "multi-mine-1"}, rules="experienced").start_timer("multi").wait("1:00").play(m.Discard(0))
    for viewer in (None, 0, 3):
        assert all(world.piles[0][0] == STANDARD.kinds["multi-mine-1"] for world in worlds(g.state, viewer))


@pytest.mark.rule("SD-SU-07", "SD-Q05")
def test_the_choice_of_others_is_anybodys_guess() -> None:
    g = begun(3)
    g.play(m.ChooseStart(next(card for card in g.pile().split() if card.startswith("mine")), 4))
    assert all(world.planets[0].chosen == g.planet().chosen for world in worlds(g.state, 0))
    guesses = {tuple(world.planets[0].chosen) for world in worlds(g.state, 1)}
    assert len(guesses) > 10
    assert all(world.planets[0].chosen[0] in world.planets[0].hidden for world in worlds(g.state, 1))


def test_imagined_positions_can_be_played_on() -> None:
    chance = QuickChance(5)
    imagined = 0
    for count, match in enumerate(positions(3)):
        if count % 20 == 0:
            imagined += 1
            world = match.state.imagine(chance.below(match.seats), chance)
            for _ in range(30):
                if world.over():
                    break
                deadline = world.deadline()
                actors = world.actors()
                if not actors or chance.below(3) == 0:
                    assert deadline is not None
                    world.advance(deadline, chance, None)
                    continue
                seat = actors[chance.below(len(actors))]
                legal = world.legal(seat)
                world.play(seat, legal[chance.below(len(legal))], chance, None)
    assert imagined > 20


def chosen(state: SpaceDealerState, viewer: int | None) -> bool:
    return any(planet.chosen for seat, planet in enumerate(state.planets) if seat != viewer)


def drawn(state: SpaceDealerState, viewer: int | None) -> bool:
    return any(planet.drawn for seat, planet in enumerate(state.planets) if seat != viewer)


def in_the_making(state: SpaceDealerState, viewer: int | None) -> bool:
    return any(planet.draft for seat, planet in enumerate(state.planets) if seat != viewer)


def piled(state: SpaceDealerState, viewer: int | None) -> bool:
    return any(planet.hidden for seat, planet in enumerate(state.planets) if seat != viewer)


@pytest.mark.rule("SD-Q05", "SD-SU-07")
@pytest.mark.parametrize("secret", [chosen, drawn, in_the_making, piled], ids=lambda secret: secret.__name__)
def test_while_others_have_a_secret_nothing_that_is_sent_depends_on_it(
    secret: Callable[[SpaceDealerState, int | None], bool],
) -> None:
    looks = different = 0
    for count, match in enumerate(positions(4)):
        viewer = None if count % 5 == 0 else count % match.seats
        if looks == LOOKS or not secret(match.state, viewer):
            continue
        looks += 1
        imagined = match.state.imagine(viewer, QuickChance(count))
        different += imagined.dump() != match.state.dump()
        assert sent_to(GAME, imagined, viewer) == sent_to(GAME, match.state, viewer)
    assert looks == LOOKS, "such positions are met"
    assert different > LOOKS // 2, "and imagined otherwise"


@pytest.mark.rule("SD-TR-01", "SD-Q05")
def test_an_offer_that_another_is_putting_together_is_not_imagined() -> None:
    g = space(ships={"a": "b red blue", "b": "b green"})
    before = [world.dump() for world in worlds(g.state, 1)]
    for step in (m.DraftOffer(1, 2), m.OfferGood("red"), m.AskGood("green")):
        g.play(step)
        assert all(world.planets[0].draft is not None for world in worlds(g.state, 0)), "one's own is known"
        for viewer in (None, 1, 2):
            assert all(world.planets[0].draft is None for world in worlds(g.state, viewer))
    assert [world.dump() for world in worlds(g.state, 1)] == before


@pytest.mark.rule("SD-PL-04", "SD-Q05")
@pytest.mark.parametrize("at", [0, 1])
def test_who_knew_one_of_two_drawn_cards_does_not_know_which_went_back(at: int) -> None:
    """b drew both cards and put one back, which a draws later with another one that b does not know."""
    g = space(level={"a": 2, "b": 2}, deck={2: "converter-1 multi-mine-1 solar-satellite"})
    g.play(m.Draw(2), by="b").play(m.Keep(0), by="b")
    assert all(world.piles[0][0] == STANDARD.kinds["multi-mine-1"] for world in worlds(g.state, 1))
    g.play(m.Draw(2))
    assert g.planet().drawn == [STANDARD.kinds["solar-satellite"], STANDARD.kinds["multi-mine-1"]]
    g.play(m.Keep(at))
    assert all(world.piles[0] == g.state.piles[0] for world in worlds(g.state, 0)), "the drawer knows"
    assert g.state.pile_known[0] == [1], "and nobody else"
