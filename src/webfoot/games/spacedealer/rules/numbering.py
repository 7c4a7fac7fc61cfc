"""The number of a move from its values, by arithmetic: the catalogue lists the moves of a kind in a fixed order.

To look numbers up in a table of values would take most of the time that listing the legal moves takes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from webfoot.games.spacedealer.components import (
    BEAM,
    CITY,
    FIRST_COLUMN,
    GOODS,
    LAST_COLUMN,
    MAX_FIELDS,
    MAX_SEATS,
    MAX_SHIPS,
    NONE,
    POINTS,
)
from webfoot.games.spacedealer.rules import kinds as k
from webfoot.games.spacedealer.rules.box import Box
from webfoot.games.spacedealer.rules.catalogue import KINDS, listing_of

_COLUMNS: Final[int] = LAST_COLUMN + 1 - FIRST_COLUMN


class Numbers:
    """For one edition, the numbers of its moves."""

    def __init__(self, box: Box) -> None:
        listed = listing_of(box)
        first = [listed.kind_of.index(kind) for kind in range(len(KINDS))]
        self._containers: int = box.containers
        self._timers: int = box.max_timers
        self._demands: int = max(len(card.demands) for card in box.cards if card.shape == CITY)
        self._beamed: int = max(card.amount for card in box.cards if card.effect == BEAM)
        self._jobs: int = max(card.amount for card in box.cards if card.has_slot())
        self._mines: dict[int, int] = {mine: at for at, mine in enumerate(box.mines)}
        self._start_columns: int = len(box.start_columns)
        self._choose_start: int = first[k.CHOOSE_START] - box.start_columns[0]
        self._pick_mine: int = first[k.PICK_MINE]
        self._plan: list[int] = [NONE] * len(box.cards)
        for number, arguments in enumerate(listed.arguments):
            if listed.kind_of[number] == k.PLAN:
                self._plan[arguments[0]] = number
        self._draw: int = first[k.DRAW] - 2
        self._keep: int = first[k.KEEP]
        self.start_technology: int = first[k.START_TECHNOLOGY]
        self._start_build: int = first[k.START_BUILD]
        self._start_use: int = first[k.START_USE] - 1
        self._start_flight: int = first[k.START_FLIGHT]
        self._start_scrap: int = first[k.START_SCRAP] - FIRST_COLUMN
        self._place: int = first[k.PLACE] - FIRST_COLUMN
        self._place_station: int = first[k.PLACE_STATION]
        self._collect: int = first[k.COLLECT]
        self._collect_colour: int = first[k.COLLECT_COLOUR]
        self._convert: int = first[k.CONVERT]
        self._beam: int = first[k.BEAM_GOOD]
        self._discard: int = first[k.DISCARD]
        self._scrap: int = first[k.DO_SCRAP] - FIRST_COLUMN
        self._give_up: int = first[k.GIVE_UP]
        self._collect_by_itself: int = first[k.COLLECT_BY_ITSELF]
        self._move: int = first[k.MOVE_GOOD]
        self._dump: int = first[k.DUMP]
        self._drop: int = first[k.DROP_GOOD]
        self._pick_up: int = first[k.PICK_UP_GOOD]
        self._draft: int = first[k.DRAFT_OFFER]
        self._offer_good: int = first[k.OFFER_GOOD]
        self._ask_good: int = first[k.ASK_GOOD]
        self._offer_card: int = first[k.OFFER_CARD]
        self._ask_card: int = first[k.ASK_CARD]
        self._offer_job: int = first[k.OFFER_JOB]
        self.make_offer: int = first[k.MAKE_OFFER]
        self.drop_draft: int = first[k.DROP_DRAFT]
        self._withdraw: int = first[k.WITHDRAW]
        self._accept: int = first[k.ACCEPT]
        self._decline: int = first[k.DECLINE]
        self._deliver: int = first[k.DELIVER]
        self._deliver_neutral: int = first[k.DELIVER_NEUTRAL]
        self._sabotage: int = first[k.SABOTAGE_TIMER]
        self._fire: int = first[k.FIRE_MISSILE]
        self.finished: int = first[k.FINISHED]

    def choose_start(self, mine: int, column: int) -> int:
        return self._choose_start + self._mines[mine] * self._start_columns + column

    def pick_mine(self, mine: int) -> int:
        return self._pick_mine + self._mines[mine]

    def plan(self, kind: int) -> int:
        """NONE for a card of a higher level, which cannot be planned."""
        return self._plan[kind]

    def draw(self, level: int) -> int:
        return self._draw + level

    def keep(self, at: int) -> int:
        return self._keep + at

    def start_build(self, place: int) -> int:
        return self._start_build + place

    def start_use(self, column: int) -> int:
        return self._start_use + column

    def start_flight(self, ship: int, field: int) -> int:
        return self._start_flight + ship * MAX_FIELDS + field

    def start_scrap(self, zone: int, column: int) -> int:
        return self._start_scrap + zone * _COLUMNS + column

    def place(self, place: int, column: int) -> int:
        return self._place + place * _COLUMNS + column

    def place_station(self, place: int, side: int) -> int:
        return self._place_station + place * 2 + side

    def collect(self, column: int, into: int) -> int:
        return self._collect + (column - 1) * self._containers + into

    def collect_colour(self, column: int, colour: int, into: int) -> int:
        return self._collect_colour + ((column - 1) * GOODS + colour) * self._containers + into

    def convert(self, column: int, container: int, old: int, new: int) -> int:
        before = ((column - 1) * self._containers + container) * GOODS + old
        return self._convert + before * (GOODS - 1) + (new if new < old else new - 1)

    def beam(self, column: int, ship: int, colour: int) -> int:
        return self._beam + ((column - 1) * MAX_SHIPS + ship) * GOODS + colour

    def discard(self, place: int) -> int:
        return self._discard + place

    def scrap(self, zone: int, column: int) -> int:
        return self._scrap + zone * _COLUMNS + column

    def give_up(self, timer: int) -> int:
        return self._give_up + timer

    def collect_by_itself(self, on: int) -> int:
        return self._collect_by_itself + on

    def move(self, source: int, target: int, colour: int) -> int:
        others = target if target < source else target - 1
        return self._move + (source * (self._containers - 1) + others) * GOODS + colour

    def dump(self, source: int, colour: int) -> int:
        return self._dump + source * GOODS + colour

    def drop(self, ship: int, colour: int) -> int:
        return self._drop + ship * GOODS + colour

    def pick_up(self, ship: int, colour: int) -> int:
        return self._pick_up + ship * GOODS + colour

    def draft(self, other: int, field: int) -> int:
        """On a field, or of cards alone."""
        if field == NONE:
            return self._draft + MAX_SEATS * MAX_FIELDS + other
        return self._draft + other * MAX_FIELDS + field

    def offer_good(self, colour: int) -> int:
        return self._offer_good + colour

    def ask_good(self, colour: int) -> int:
        return self._ask_good + colour

    def offer_card(self, place: int) -> int:
        return self._offer_card + place

    def ask_card(self, place: int) -> int:
        return self._ask_card + place

    def offer_job(self, column: int, count: int, colour: int) -> int:
        """Of a colour, or of whatever the job makes."""
        if colour == NONE:
            return self._offer_job + (column - 1) * self._jobs + count - 1
        return self._offer_job + POINTS * self._jobs + ((column - 1) * self._beamed + count - 1) * GOODS + colour

    def withdraw(self, seat: int) -> int:
        return self._withdraw + seat

    def accept(self, seat: int) -> int:
        return self._accept + seat

    def decline(self, seat: int) -> int:
        return self._decline + seat

    def deliver(self, seat: int, column: int, nth: int) -> int:
        at = column - FIRST_COLUMN
        if nth == 0:
            return self._deliver + seat * _COLUMNS + at
        others = (seat * (_COLUMNS - 1) + at) * (self._demands - 1) + nth - 1
        return self._deliver + MAX_SEATS * _COLUMNS + others

    def deliver_neutral(self, field: int) -> int:
        return self._deliver_neutral + field // 2

    def sabotage(self, column: int, seat: int, timer: int) -> int:
        return self._sabotage + ((column - 1) * MAX_SEATS + seat) * self._timers + timer

    def fire(self, column: int, seat: int, target: int) -> int:
        return self._fire + ((column - 1) * MAX_SEATS + seat) * POINTS + target - 1


@lru_cache(maxsize=8)
def numbers_of(box: Box) -> Numbers:
    return Numbers(box)
