"""Which pieces lie on a board: what every position must let its reader read, whoever's they are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.e2e.looks import ROOT

View = dict[str, Any]


def view_of(game: str, position: str) -> View:
    """What the board of a prepared position shows."""
    dealt = json.loads((ROOT / "web" / "positions" / f"{game}.json").read_text("utf-8"))
    return dict(dealt[position]["view"])


def pieces_of_duckdealer(view: View) -> Iterator[str]:
    """Ships with their energy and equipment, planets, the turn track, the supply, consumers to come and cargo."""
    for seat, player in enumerate(view["players"]):
        yield f"player:{seat}"
        yield from (f"energy:{colour}:{seat}" for colour in player["energy"])
        yield from (f"equipment:{kind}:{seat}" for kind, count in player["fittings"].items() if count)
        yield from (f"good:{good}" for good in player["goods"])
    yield from (f"point:{planet['id']}" for planet in view["planets"])
    yield from (f"space:{space}" for space in range(1, view["track_length"] + 1))
    yield from (f"energy:{colour}" for colour in view["discs"])
    yield from (f"good:{good}" for good in view["consumer_track"])


def pieces_of_spacedealer(view: View) -> Iterator[str]:
    """Planets, timers, ships, technology, what is built and planned, demands and orders, decks and the supply."""
    own = view["seat"] or 0
    for field in view["ring"]:
        yield f"field:{field['field']}"
        if field["order"]:
            yield f"order:{field['field']}"
    for planet in view["planets"]:
        seat = planet["seat"]
        yield f"technology:{seat}"
        yield from (f"timer:{seat}:{timer['timer']}" for timer in planet["timers"])
        yield from (f"ship:{seat}:{ship['ship']}" for ship in planet["ships"])
        for nth, built in enumerate(planet["area"]):
            if not built["covered"]:
                yield f"built:{seat}:{nth}"
            if seat != own:
                wanted = (at for at, demand in enumerate(built["demands"]) if demand["by"] is None)
                yield from (f"demand:{seat}:{built['column']}:{at}" for at in wanted)
    yield from (f"planned:{own}:{planned['place']}" for planned in view["planets"][own]["planned"])
    yield from (f"deck:{level}" for level in range(2, len(view["piles"]) + 2))
    yield "supply"


PIECES = {"duckdealer": pieces_of_duckdealer, "spacedealer": pieces_of_spacedealer}
"""By what the server says; the other boards by what they draw."""
DRAWN = {
    "canardage": "[data-place], [data-card], [data-player], button.pile",
    "dale": ".frame, .pile, .plate .back",
}
