"""The catalogue of Space Dealer: every move it can ever know, its number, and its values as the rules use them."""

from __future__ import annotations

from typing import Final

from webfoot.core.moves import Catalogue, Move
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import (
    CARDS,
    CITY,
    CONTAINERS,
    FIRST_COLUMN,
    GENERATOR,
    LAST_COLUMN,
    MAX_FIELDS,
    MAX_PLACES,
    MAX_SEATS,
    MAX_SHIPS,
    MAX_TIMERS,
    MINES,
    POINTS,
    POINTS_PER_SIDE,
)
from webfoot.games.spacedealer.moves import (
    SIDES,
    Accept,
    AskCard,
    AskGood,
    BeamGood,
    ChooseStart,
    Collect,
    CollectByItself,
    CollectColour,
    Convert,
    Decline,
    Deliver,
    DeliverNeutral,
    Discard,
    DraftOffer,
    Draw,
    DropDraft,
    DropGood,
    Dump,
    Finished,
    FireMissile,
    GiveUp,
    Keep,
    MakeOffer,
    MoveGood,
    OfferCard,
    OfferGood,
    OfferJob,
    PickUpGood,
    Place,
    PlaceStation,
    Plan,
    SabotageTimer,
    Scrap,
    StartBuild,
    StartFlight,
    StartScrap,
    StartTechnology,
    StartUse,
    Withdraw,
    Zone,
)

ANYTHING: Final = -1
"""In the values of a move: no field or colour named."""
_POINTS: Final = range(1, POINTS + 1)
_COLUMNS: Final = range(FIRST_COLUMN, LAST_COLUMN + 1)
_SEATS: Final = range(MAX_SEATS)
_COLOURS: Final = range(len(COLOURS))
_FIELDS: Final = range(MAX_FIELDS)
_REACH: Final = CARDS[GENERATOR].amount
START_COLUMNS: Final = range(POINTS_PER_SIDE + 1 - _REACH, POINTS_PER_SIDE + 1 + _REACH)
"""The connection points that a generator on one of the two sides supplies."""
_ZONES: Final[tuple[Zone, Zone]] = ("action", "demand")
LEVEL_1: Final = tuple(kind for kind, card in enumerate(CARDS) if card.level == 1)
MOST_DEMANDS: Final = max(len(card.demands) for card in CARDS if card.shape == CITY)
MOST_PRODUCED: Final = 4

_LISTED: list[tuple[Move, tuple[int, ...]]] = [
    *((ChooseStart(CARDS[mine].slug, column), (mine, column)) for mine in MINES for column in START_COLUMNS),
    *((Plan(CARDS[kind].slug), (kind,)) for kind in LEVEL_1),
    *((Draw(level), (level,)) for level in (2, 3)),
    *((Keep(at), (at,)) for at in (0, 1)),
    (StartTechnology(), ()),
    *((StartBuild(place), (place,)) for place in range(MAX_PLACES)),
    *((StartUse(column), (column,)) for column in _POINTS),
    *((StartFlight(ship, field), (ship, field)) for ship in range(MAX_SHIPS) for field in _FIELDS),
    *((StartScrap(zone, column), (at, column)) for at, zone in enumerate(_ZONES) for column in _COLUMNS),
    *((Place(place, column), (place, column)) for place in range(MAX_PLACES) for column in _COLUMNS),
    *((PlaceStation(place, SIDES[side]), (place, side)) for place in range(MAX_PLACES) for side in (0, 1)),
    *((Collect(column, into), (column, into)) for column in _POINTS for into in range(CONTAINERS)),
    *(
        (CollectColour(column, COLOURS[colour], into), (column, colour, into))
        for column in _POINTS
        for colour in _COLOURS
        for into in range(CONTAINERS)
    ),
    *(
        (Convert(column, container, COLOURS[old], COLOURS[new]), (column, container, old, new))
        for column in _POINTS
        for container in range(CONTAINERS)
        for old in _COLOURS
        for new in _COLOURS
        if new != old
    ),
    *(
        (BeamGood(column, ship, COLOURS[colour]), (column, ship, colour))
        for column in _POINTS
        for ship in range(MAX_SHIPS)
        for colour in _COLOURS
    ),
    *((Discard(place), (place,)) for place in range(MAX_PLACES)),
    *((Scrap(zone, column), (at, column)) for at, zone in enumerate(_ZONES) for column in _COLUMNS),
    *((GiveUp(timer), (timer,)) for timer in range(MAX_TIMERS)),
    *((CollectByItself(bool(on)), (on,)) for on in (0, 1)),
    *(
        (MoveGood(source, target, COLOURS[colour]), (source, target, colour))
        for source in range(CONTAINERS)
        for target in range(CONTAINERS)
        if source != target
        for colour in _COLOURS
    ),
    *((Dump(source, COLOURS[colour]), (source, colour)) for source in range(CONTAINERS) for colour in _COLOURS),
    *(
        (kind(ship, COLOURS[colour]), (ship, colour))
        for kind in (DropGood, PickUpGood)
        for ship in range(MAX_SHIPS)
        for colour in _COLOURS
    ),
    *((DraftOffer(seat, field), (seat, field)) for seat in _SEATS for field in _FIELDS),
    *((DraftOffer(seat, None), (seat, ANYTHING)) for seat in _SEATS),
    *((kind(COLOURS[colour]), (colour,)) for kind in (OfferGood, AskGood) for colour in _COLOURS),
    *((kind(place), (place,)) for kind in (OfferCard, AskCard) for place in range(MAX_PLACES)),
    *((OfferJob(column, count), (column, count, ANYTHING)) for column in _POINTS for count in range(1, 5)),
    *(
        (OfferJob(column, count, COLOURS[colour]), (column, count, colour))
        for column in _POINTS
        for count in (1, 2)
        for colour in _COLOURS
    ),
    (MakeOffer(), ()),
    (DropDraft(), ()),
    *((kind(seat), (seat,)) for kind in (Withdraw, Accept, Decline) for seat in _SEATS),
    *((Deliver(seat, column), (seat, column, 0)) for seat in _SEATS for column in _COLUMNS),
    *(
        (Deliver(seat, column, nth), (seat, column, nth))
        for seat in _SEATS
        for column in _COLUMNS[:-1]
        for nth in range(1, MOST_DEMANDS)
    ),
    *((DeliverNeutral(field), (field,)) for field in _FIELDS[1::2]),
    *(
        (SabotageTimer(column, seat, timer), (column, seat, timer))
        for column in _POINTS
        for seat in _SEATS
        for timer in range(MAX_TIMERS)
    ),
    *(
        (FireMissile(column, seat, target), (column, seat, target))
        for column in _POINTS
        for seat in _SEATS
        for target in _POINTS
    ),
    (Finished(), ()),
]

CATALOGUE: Final = Catalogue(move for move, _ in _LISTED)
ARGUMENTS: Final = tuple(arguments for _, arguments in _LISTED)
"""For each move of the catalogue, its values as the rules use them."""
KINDS: Final = CATALOGUE.kinds
KIND_OF: Final = tuple(KINDS.index(type(move)) for move in CATALOGUE)
NUMBERS: Final = {(KIND_OF[number], arguments): number for number, arguments in enumerate(ARGUMENTS)}
"""A move's number from its kind and values."""
