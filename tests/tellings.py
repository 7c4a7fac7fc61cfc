"""Everything that games on file and a few examples tell: events of every kind, and how they read.

    python -m tests.tellings

prints, for every game, events as the page receives them and their sentences in each language; the page's tests
compare them with its own.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

import msgspec

import webfoot
from tests.rulebook import TESTS
from webfoot.core.events import Event
from webfoot.core.game import LANGUAGES
from webfoot.core.story import opened, played
from webfoot.core.wording import Wording
from webfoot.core.words import words
from webfoot.games.canardage import events as canardage
from webfoot.games.dale import events as dale
from webfoot.games.duckdealer import events as duckdealer
from webfoot.games.spacedealer import events as spacedealer

NAMES: Final = ("Agathe", "Bruno", "Élodie", "Dario", "Œdipe", "Fosca", "Gilles", "Ottavia")
"""As many as play the largest game, some with a vowel in front: French elides before them."""
FEW: Final = 25
"""Of each kind of event, the page is given so many different ones."""

EXAMPLES: Final[Mapping[str, tuple[Event, ...]]] = {
    "canardage": (
        canardage.ShotAbsorbed(0, 3, None, "water"),
        canardage.ShotAbsorbed(0, 3, 2, "moby-ducky"),
        canardage.HeadLeft(1, 2),
        canardage.CardDrawn(0, None),
        canardage.GameDrawn((0, 1, 2)),
    ),
    "dale": (
        dale.MixedHands(0, 2),
        dale.Rearranged(1, ["glue", None, "junk", "junk"]),
        dale.Drew(cards=None, count=1, seen=0, seat=0, owner=None),
        dale.Drew(cards=["junk", "glue", "junk"], count=3, seen=1, seat=0, owner=2),
        dale.Passed(cards=None, count=2, seen=0, giver=1, taker=1),
        dale.Guessed(0, 3, None, False),
        dale.Guessed(0, 3, "glue", True),
        dale.ValueChanged(2, None, 1),
        dale.Exchanged(2, 0),
        dale.Won([0, 2]),
    ),
    "duckdealer": (
        duckdealer.Collected(0, 0, 0, 0, 3),
        duckdealer.Exhausted(2, 0, 1, 2),
        duckdealer.Flew(0, ["S1", "E02.3"], 1),
        duckdealer.Flew(0, ["S1", "E02.3", "E02.2", "E02.1", "I1"], 0),
        duckdealer.Jumped(2, "S1", "H", 0),
        duckdealer.Bought(0, "trader", "hold"),
        duckdealer.OfferMade(0, 2, {"duck": 2, "paint": 3, "pills": 1}, {}),
        duckdealer.OfferMade(0, 2, {}, {"military": 2}),
        duckdealer.OfferAccepted(2, 0, {}, {"radio": 1}),
        duckdealer.OfferWithdrawn(0, False),
    ),
    "spacedealer": (
        spacedealer.ChosenByLot(2, "mine-red-1", 3),
        spacedealer.Beamed(0, 1, "green"),
        spacedealer.MarkersLost(0, "sabotage-probe-1", 2),
        spacedealer.MarkerLoaded(0, "sabotage-probe-1", 1, 0, 0),
        spacedealer.Offered(0, 1, ("red", "red", "blue"), (), ("depot-1",), (), None, 0),
        spacedealer.Offered(0, 1, (), ("green",), (), (), "mine-red-1", 1),
        spacedealer.Offered(0, 1, ("red",), ("green",), (), ("depot-1",), "mine-red-1", 2),
        spacedealer.OfferEnded(2, 0, "withdrawn"),
        spacedealer.OfferEnded(2, 0, "declined"),
        spacedealer.OfferEnded(2, 0, "expired"),
        spacedealer.OfferEnded(2, 0, "replaced"),
        spacedealer.OfferEnded(2, 0, "lapsed"),
        spacedealer.Traded(0, 2, (), ("yellow", "yellow"), (), ("depot-1",)),
        spacedealer.ProducedFor(0, 2, "mine-red-1", ("red",), ("red",), 0),
        spacedealer.ProducedFor(0, 2, "mine-red-1", (), ("red",), 1),
        spacedealer.OrderReturned(3, "order-1"),
        spacedealer.ScrapStarted(0, 0, "depot-1"),
        spacedealer.JobReady(0, 0, "scrap", "depot-1"),
        spacedealer.GaveUp(0, 1),
        spacedealer.TimerIdle(0, 1),
        spacedealer.CardUncovered(0, "depot-1", 2),
        spacedealer.GoodsSaved(0, ("red", "blue"), ()),
        spacedealer.GoodsSaved(0, ("red",), ("blue", "blue")),
        spacedealer.GoodsSaved(0, (), ("green",)),
        spacedealer.ShipLeft(2, 1, ()),
        spacedealer.ShipLeft(2, 1, ("green", "green")),
        spacedealer.TimerLeft(0, 4),
        spacedealer.CollectingChanged(0, True),
        spacedealer.CollectingChanged(0, False),
        spacedealer.Collected(0, "mine-red-1", (), 1),
        spacedealer.Collected(0, "mine-red-1", ("red",), 2),
        spacedealer.GoodDropped(0, 0, "blue", 3),
        spacedealer.GoodPickedUp(0, 0, "yellow", 3),
        spacedealer.OvertimeBegan(None),
        spacedealer.TimeLeft(30),
    ),
}
"""What the games on file do not tell, and what a sentence has a wording of its own for."""


@cache
def recorded(key: str) -> tuple[Event, ...]:
    """What the games on file tell, all that is hidden included; what is told several times stands there once."""
    files = sorted((TESTS / "records" / key).iterdir())
    return tuple(different(event for file in files for event in _events(file.read_bytes())))


def _events(text: bytes) -> Iterator[Event]:
    match, record = opened(text)
    for step in played(match, record):
        yield from step


def different(events: Iterable[Event]) -> Iterable[Event]:
    return {msgspec.json.encode(event): event for event in events}.values()


def seen(events: Iterable[Event], seat: int) -> Iterator[Event]:
    """Events as this seat sees them."""
    for event in events:
        told = event.seen_by(seat)
        if told is not None:
            yield told


def wording(key: str, language: str) -> Wording:
    game = webfoot.game(key)
    return Wording(game, words(game, language), NAMES)


def samples(key: str) -> list[Event]:
    """Different events of every kind: the examples, what player 1 sees, and what is hidden."""
    found: dict[type[Event], list[Event]] = defaultdict(list)
    for event in different((*EXAMPLES[key], *seen(recorded(key), 0), *recorded(key))):
        found[type(event)].append(event)
    return [event for alike in found.values() for event in alike[:FEW]]


def tellings() -> dict[str, list[tuple[Event, list[str]]]]:
    """By game, events and their sentences in the order of the languages."""
    told = {}
    for key in webfoot.game_keys():
        ways = [wording(key, language) for language in LANGUAGES]
        told[key] = [(event, [way.sentence(event) for way in ways]) for event in samples(key)]
    return told


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode({"names": NAMES, "languages": LANGUAGES, "told": tellings()}))
