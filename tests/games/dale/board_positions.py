"""Positions for the tests and the gallery of the page's board, dealt by the real engine.

`make positions` writes them down anew (tests/positions.py).
"""

from __future__ import annotations

from tests.games.dale.language import Table, dale
from webfoot.games.dale import moves as m


def _afternoon(**changes: object) -> Table:
    """Three merchants in the middle of a game."""
    words: dict[str, object] = {
        "seats": 3,
        "hand": "Magnet 2 Junk Calculations Wise Spy",
        "deck": "Junk Cheer Junk Safety Precaution",
        "discard": "Junk Tireless Tinkerer Junk",
        "stall": "Wise Spy | Cheer | Raffle",
        "hands": {1: "4 Junk Binoculars", 2: "Siesta Junk Sofa 2 Junk"},
        "decks": {1: "3 Junk Siesta", 2: "6 Junk"},
        "discards": {1: "Junk Lunch Break", 2: "Ancient Knowledge"},
        "stalls": {1: "Steady Achiever | Shopping Journey", 2: "Cunning Neighbour | Cheer | Raffle | Charity"},
        "schedules": {1: "Scary Gunfight", 2: "Steady Achiever"},
        "market": "Magnet Charity Siesta Tasters Sofa",
        "market_deck": "Risky Business Swank 4 Binoculars",
        "market_discard": "Housecleaning Cheer",
    }
    return dale(**{**words, **changes})  # type: ignore[arg-type]


def _together(turn: int) -> Table:
    return dale(
        hand="Cheer 2 Junk",
        hands={1: "3 Junk", 2: "Cunning Neighbour 2 Junk", 3: "2 Junk"},
        decks={0: "4 Junk", 1: "3 Junk", 2: "5 Junk", 3: "Junk"},
        stalls={0: "Wise Spy | Cheer", 1: "Steady Achiever"},
        market="Cheer Raffle Charity Tasters Siesta",
        turn=turn,
        teams=True,
    )


def positions() -> dict[str, tuple[Table, int | None]]:
    """Each with the seat that looks at it."""
    action = _afternoon()
    buying = action.copy().do(0, m.Buy(0))
    paying = buying.copy().do(0, m.Pick(1)).do(0, m.Pick(2))
    overpaying = _afternoon(hand="Glue 2 Junk", schedules={}).do(0, m.Buy(0)).do(0, m.Pick(0))
    building = _afternoon(hand="Magnet Tireless Tinkerer Safety Precaution Junk").do(0, m.Build())
    sorting = action.copy().do(0, m.Inventory())
    arranging = action.copy().do(0, m.Rearrange(3)).do(0, m.Slot(2))
    searching = action.copy().play("Magnet")
    looking = action.copy().use("Wise Spy")
    choosing = _afternoon(hand="Cunning Neighbour Junk").play("Cunning Neighbour")
    counting = _afternoon(hand="Housecleaning Junk").play("Housecleaning")
    copying = _afternoon(hand="Trendsetting 2 Junk", market="Magnet Charity Siesta").do(0, m.Play(0))
    hiding = _afternoon(hand="Blindfold Trendsetting Magnet").play("Blindfold").choose("Magnet")
    window = _afternoon(
        turn=1, hand="Binoculars Extra Remarks Junk", hands={1: "5 Junk"}, market="Cheer Magnet", reacting=(0,)
    ).buy("Cheer", by=1)
    helping = _together(turn=2).do(2, m.Build()).do(2, m.Pick(0)).do(2, m.AskPartner())
    stacks = "Wise Spy | Cheer | Raffle | Charity | Tasters | Glue Wise Spy | Glue Cheer"
    over = _afternoon(stall=stacks, hand="Magnet Calculations 2 Safety Precaution").build()
    return {
        "action": (action, 0),
        "buying": (buying, 0),
        "paying": (paying, 0),
        "overpaying": (overpaying, 0),
        "building": (building, 0),
        "sorting": (sorting, 0),
        "arranging": (arranging, 0),
        "searching": (searching, 0),
        "looking": (looking, 0),
        "choosing": (choosing, 0),
        "counting": (counting, 0),
        "copying": (copying, 0),
        "hiding": (hiding, 0),
        "window": (window, 0),
        "waiting": (action, 1),
        "spectator": (searching, None),
        "team": (_together(turn=0), 0),
        "helping": (helping, 0),
        "over": (over, 0),
    }
