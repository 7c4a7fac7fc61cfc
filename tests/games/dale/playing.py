"""Games of Dale played at random, step by step, with every set in some of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import webfoot
from webfoot.core.chance import QuickChance
from webfoot.core.events import Event
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.cards import SETS
from webfoot.games.dale.rules.engine import DaleState, set_up

GAME = webfoot.game("dale")


@dataclass
class Taken:
    """One step of a game: the position before, who did what with which luck, and what followed."""

    before: DaleState
    seat: int
    number: int
    luck: int
    after: DaleState
    events: list[Event]


def begun(number: int, without: tuple[str, ...] = ()) -> DaleState:
    """A new game: two, three or four players, or teams; any two games have other sets and switches."""
    seats = (2, 3, 4, 4)[number % 4]
    chance = QuickChance(number)
    keys = [key for key in SETS if key not in without]
    chance.shuffle(keys)
    teams = number % 4 == 3
    chosen = keys[: 4 if teams else seats + 1]
    options: dict[str, object] = {key: "in" if key in chosen else "out" for key in SETS}
    if number % 3 == 2:
        options |= {"turn_techniques": "leave", "junk_for_draws": "refill", "balancing_lands": "top"}
    return set_up(seats, GAME.parse_options(seats, {**options, "teams": teams}), chance)


def steps(games: range, length: int, without: tuple[str, ...] = ()) -> Iterator[Taken]:
    """So many steps of each of these games. Nobody lingers over payments: what is suggested is taken."""
    for number in games:
        chance = QuickChance(1000 + number)
        state = begun(number, without)
        for count in range(length):
            if state.over():
                break
            actors = state.actors()
            seat = actors[chance.below(len(actors))]
            legal = state.legal(seat)
            move = n.SUGGESTED if n.SUGGESTED in legal else legal[chance.below(len(legal))]
            before, luck, events = state.clone(), 10_000 * number + count, list[Event]()
            state.play(seat, move, QuickChance(luck), events)
            yield Taken(before, seat, move, luck, state, events)
