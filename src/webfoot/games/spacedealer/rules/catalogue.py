"""The catalogue of Space Dealer: every move, its number, and its values as the rules use them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from webfoot.core.moves import Catalogue, Move
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import (
    BEAM,
    CITY,
    FIRST_COLUMN,
    LAST_COLUMN,
    MAX_FIELDS,
    MAX_SEATS,
    MAX_SHIPS,
    POINTS,
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
    PickMine,
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
from webfoot.games.spacedealer.rules.box import Box

ANYTHING: Final = -1
"""In the values of a move: no field or colour named."""
_POINTS: Final = range(1, POINTS + 1)
_COLUMNS: Final = range(FIRST_COLUMN, LAST_COLUMN + 1)
_SEATS: Final = range(MAX_SEATS)
_COLOURS: Final = range(len(COLOURS))
_FIELDS: Final = range(MAX_FIELDS)
_ZONES: Final[tuple[Zone, Zone]] = ("action", "demand")
KINDS: Final[tuple[type[Move], ...]] = (
    ChooseStart,
    PickMine,
    Plan,
    Draw,
    Keep,
    StartTechnology,
    StartBuild,
    StartUse,
    StartFlight,
    StartScrap,
    Place,
    PlaceStation,
    Collect,
    CollectColour,
    Convert,
    BeamGood,
    Discard,
    Scrap,
    GiveUp,
    CollectByItself,
    MoveGood,
    Dump,
    DropGood,
    PickUpGood,
    DraftOffer,
    OfferGood,
    AskGood,
    OfferCard,
    AskCard,
    OfferJob,
    MakeOffer,
    DropDraft,
    Withdraw,
    Accept,
    Decline,
    Deliver,
    DeliverNeutral,
    SabotageTimer,
    FireMissile,
    Finished,
)
"""Every kind of move; a kind is a number, its place here."""


class Listing:
    """All moves of one edition."""

    def __init__(self, box: Box) -> None:
        listed = _listed(box)
        self.catalogue = Catalogue(move for move, _ in listed)
        self.arguments = tuple(arguments for _, arguments in listed)
        """For each move of the catalogue, its values as the rules use them."""
        self.kind_of = tuple(KINDS.index(type(move)) for move, _ in listed)


@lru_cache(maxsize=8)
def listing_of(box: Box) -> Listing:
    return Listing(box)


def _listed(box: Box) -> list[tuple[Move, tuple[int, ...]]]:
    level_1 = tuple(kind for kind, card in enumerate(box.cards) if card.level == 1)
    most_demands = max(len(card.demands) for card in box.cards if card.shape == CITY)
    most_beamed = max(card.amount for card in box.cards if card.effect == BEAM)
    most_given = max(card.amount for card in box.cards if card.has_slot())
    return [
        *(
            (ChooseStart(box.cards[mine].slug, column), (mine, column))
            for mine in box.mines
            for column in box.start_columns
        ),
        *((PickMine(box.cards[mine].slug), (mine,)) for mine in box.mines),
        *((Plan(box.cards[kind].slug), (kind,)) for kind in level_1),
        *((Draw(level), (level,)) for level in (2, 3)),
        *((Keep(at), (at,)) for at in (0, 1)),
        (StartTechnology(), ()),
        *((StartBuild(place), (place,)) for place in range(box.max_places)),
        *((StartUse(column), (column,)) for column in _POINTS),
        *((StartFlight(ship, field), (ship, field)) for ship in range(MAX_SHIPS) for field in _FIELDS),
        *((StartScrap(zone, column), (at, column)) for at, zone in enumerate(_ZONES) for column in _COLUMNS),
        *((Place(place, column), (place, column)) for place in range(box.max_places) for column in _COLUMNS),
        *((PlaceStation(place, SIDES[side]), (place, side)) for place in range(box.max_places) for side in (0, 1)),
        *((Collect(column, into), (column, into)) for column in _POINTS for into in range(box.containers)),
        *(
            (CollectColour(column, COLOURS[colour], into), (column, colour, into))
            for column in _POINTS
            for colour in _COLOURS
            for into in range(box.containers)
        ),
        *(
            (Convert(column, container, COLOURS[old], COLOURS[new]), (column, container, old, new))
            for column in _POINTS
            for container in range(box.containers)
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
        *((Discard(place), (place,)) for place in range(box.max_places)),
        *((Scrap(zone, column), (at, column)) for at, zone in enumerate(_ZONES) for column in _COLUMNS),
        *((GiveUp(timer), (timer,)) for timer in range(box.max_timers)),
        *((CollectByItself(bool(on)), (on,)) for on in (0, 1)),
        *(
            (MoveGood(source, target, COLOURS[colour]), (source, target, colour))
            for source in range(box.containers)
            for target in range(box.containers)
            if source != target
            for colour in _COLOURS
        ),
        *(
            (Dump(source, COLOURS[colour]), (source, colour))
            for source in range(box.containers)
            for colour in _COLOURS
        ),
        *(
            (kind(ship, COLOURS[colour]), (ship, colour))
            for kind in (DropGood, PickUpGood)
            for ship in range(MAX_SHIPS)
            for colour in _COLOURS
        ),
        *((DraftOffer(seat, field), (seat, field)) for seat in _SEATS for field in _FIELDS),
        *((DraftOffer(seat, None), (seat, ANYTHING)) for seat in _SEATS),
        *((kind(COLOURS[colour]), (colour,)) for kind in (OfferGood, AskGood) for colour in _COLOURS),
        *((kind(place), (place,)) for kind in (OfferCard, AskCard) for place in range(box.max_places)),
        *(
            (OfferJob(column, count), (column, count, ANYTHING))
            for column in _POINTS
            for count in range(1, most_given + 1)
        ),
        *(
            (OfferJob(column, count, COLOURS[colour]), (column, count, colour))
            for column in _POINTS
            for count in range(1, most_beamed + 1)
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
            for nth in range(1, most_demands)
        ),
        *((DeliverNeutral(field), (field,)) for field in _FIELDS[1::2]),
        *(
            (SabotageTimer(column, seat, timer), (column, seat, timer))
            for column in _POINTS
            for seat in _SEATS
            for timer in range(box.max_timers)
        ),
        *(
            (FireMissile(column, seat, target), (column, seat, target))
            for column in _POINTS
            for seat in _SEATS
            for target in _POINTS
        ),
        (Finished(), ()),
    ]
