"""The details of a table besides its game: seats, host and status."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal

import msgspec

from webfoot.core.chance import commitment
from webfoot.core.errors import RulesNotCarried, UnknownGame
from webfoot.core.ownerdata import OPTION
from webfoot.core.registry import game as game_of
from webfoot.core.registry import in_version
from webfoot.server import wire
from webfoot.server.edge.security import Keys
from webfoot.server.wire import (
    AtTheEnd,
    Hours,
    PlayedOn,
    SeatInfo,
    SeriesInfo,
    SlowGame,
    Spectators,
    TableInfo,
    Verdict,
)

REMEMBERED: Final = 4096
"""Hashes of tables that are not made again each time."""

ChairKind = Literal["open", "link", "person", "bot"]
Status = Literal["waiting", "playing", "over"]


@dataclass(slots=True)
class Manners:
    """What the host of a table has said about its people."""

    spectators: Spectators = "talk"
    muted: list[str] = field(default_factory=list)
    """Guests who may not talk here."""
    barred: list[str] = field(default_factory=list)
    """Guests who were asked to leave, and cannot sit down here."""
    hints: bool = False
    """Whether everybody may ask the coach, also among people. It is said when the table is set up."""


@dataclass(slots=True)
class Chair:
    """One seat of a table."""

    kind: ChairKind
    guest: str | None = None
    """The guest who sits here; on a bot's chair, the guest for whom the bot plays."""
    name: str | None = None
    """The guest's name, as far as it is known here; `Guests` keeps the names."""
    level: str | None = None
    nonce: str | None = None
    """Makes the token of the seat's link. It is kept after the link is used, so that its holder can use it again."""
    resigned: bool = False
    label: str | None = None
    """The name of a person who shares the guest's device: see curtain.py."""

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays here for somebody who may come back."""
        return self.kind == "bot" and self.guest is not None

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays this seat now, if one does."""
        if self.kind == "bot":
            return self.level or "quick"
        return "quick" if self.resigned else None


@dataclass(slots=True)
class Origin:
    """The moment of a finished game in which the game of a table begins."""

    table: str
    seq: int
    """The row of that table after which it begins."""
    at: int
    """The game time of that moment, in milliseconds."""
    knows: int | None
    """The seat from whose knowledge hidden things were redrawn; None if they are as they truly were."""
    position: str
    """The position, as `State.dump` wrote it. It holds secrets, so it is sent to nobody before the end."""


@dataclass(slots=True)
class Slow:
    """The terms of a slow game, and what its people have said about time: see slow.py."""

    hours: Hours
    """For each turn; 0: as long as anybody likes."""
    then: AtTheEnd
    late: int | None = None
    """The seat about which is voted, because its time is over."""
    since: int = 0
    """Since when the table waits for that seat: votes are about this turn alone."""
    votes: dict[str, Verdict] = field(default_factory=dict)
    """By guest."""
    bot_plays: bool = False
    """Whether they have let a bot play this turn."""
    back: dict[str, int] = field(default_factory=dict)
    """When guests have taken their seat back from a bot: the time of that turn began again."""
    passing: list[str] = field(default_factory=list)
    """Guests for whom the server declines every window. Only they themselves may know."""


@dataclass(slots=True)
class Series:
    """Games of the same people at tables that follow each other, before the game of this table."""

    who: str
    """A digest of who sat where: if others sit here, it is another series."""
    games: int
    wins: list[int]
    """By seat."""


@dataclass(slots=True)
class Prepared:
    """What somebody has prepared for a seat while it is not its turn: see prepared.py."""

    guest: str
    note: str = ""
    moves: list[str] = field(default_factory=list)
    """A plan: moves as JSON."""
    auto: bool = False
    """Whether the plan is to play by itself."""
    outcome: str = ""
    """A digest of what came of the plan when it was set to play by itself."""
    changed: bool = False
    """Whether it did not play, because something has changed."""

    def told(self) -> wire.Prepared:
        """Return it as its owner is told of it."""
        return wire.Prepared(self.note, [msgspec.Raw(move.encode()) for move in self.moves], self.auto, self.changed)


@dataclass(slots=True)
class Details:
    """A table as the database and the lobby know it."""

    id: str
    game: str
    rules: int
    """The version of the rules that the table plays."""
    options: dict[str, object]
    host: str
    listed: bool
    created: int
    seed: bytes
    status: Status = "waiting"
    next: str | None = None
    chairs: list[Chair] = field(default_factory=list)
    manners: Manners = field(default_factory=Manners)
    origin: Origin | None = None
    """Where the game begins, if not with the set-up."""
    acting: list[int] = field(default_factory=list)
    """The seats of the people whose move the table waits for. It is stored for slow games alone."""
    slow: Slow | None = None
    """Set if this is a slow game."""
    until: dict[int, int] = field(default_factory=dict)
    """In slow games: when the time of each of these seats ends, as far as it does."""
    due: int | None = None
    """In slow games: when the server has to look at the table."""
    said: int | None = None
    """When something was last said here; for slow games, and for tables in memory."""
    read: dict[str, int] = field(default_factory=dict)
    """In slow games: up to when each guest has read what was said."""
    series: Series | None = None
    """Set if this is a rematch."""

    @property
    def position(self) -> bytes | None:
        """The position in which the game begins; None if it begins with the set-up."""
        return None if self.origin is None else self.origin.position.encode()

    def people(self) -> set[str]:
        """The table's people: its host, who plays here, and for whom a bot does."""
        return {self.host, *(chair.guest for chair in self.chairs if chair.guest is not None)}

    def belongs(self, guest: str) -> bool:
        """Whether this guest is one of the table's people."""
        return guest == self.host or any(chair.guest == guest for chair in self.chairs)

    def admits(self, guest: str) -> bool:
        """Whether this guest may watch."""
        return self.manners.spectators != "none" or self.status == "waiting" or self.belongs(guest)

    def seat_of(self, guest: str) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest and chair.kind == "person":
                return seat
        return None

    def who(self) -> str:
        """Return a digest of who sits where."""
        people = [f"{chair.guest or chair.level}/{chair.label or ''}" for chair in self.chairs]
        return _digest("\n".join(people))

    def next_series(self, winners: list[int]) -> Series:
        """Return the series as it stands after the game of this table, which these seats have won."""
        before = self.series if self.series is not None and self.series.who == self.who() else None
        wins = [0] * len(self.chairs) if before is None else before.wins
        won = [count + (seat in winners) for seat, count in enumerate(wins)]
        return Series(self.who(), 1 + (0 if before is None else before.games), won)

    def _series(self) -> SeriesInfo | None:
        found = self.series
        return SeriesInfo(found.games, found.wins) if found is not None and found.who == self.who() else None

    def _votes(self, slow: Slow) -> dict[int, Verdict]:
        seats = {seat: slow.votes.get(chair.guest or "") for seat, chair in enumerate(self.chairs)}
        return {seat: verdict for seat, verdict in seats.items() if verdict is not None}

    @property
    def own_facts(self) -> bool:
        """Whether other things may be printed on the pieces than the page was built with."""
        if self.options.get(OPTION):
            return True
        if self.status == "waiting":
            return False
        try:
            return in_version(game_of(self.game), self.rules).version != game_of(self.game).version
        except (RulesNotCarried, UnknownGame):
            return False

    def seats_of(self, guest: str) -> list[int]:
        """The seats that this guest plays: several if people share a device."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.guest == guest and chair.kind == "person" and not chair.resigned
        ]

    def info(
        self,
        guest: str,
        keys: Keys,
        by_server: frozenset[str],
        online: Callable[[str], bool],
        absent: Callable[[Chair], bool],
        holiday: Callable[[str], int | None],
    ) -> TableInfo:
        """Return the table as this guest may know it, without the options that only the server sets."""
        host = guest == self.host
        return TableInfo(
            id=self.id,
            game=self.game,
            options={name: value for name, value in self.options.items() if name not in by_server},
            edition=self.own_facts,
            seats=[
                SeatInfo(
                    kind=chair.kind,
                    name=chair.name,
                    level=chair.level,
                    you=chair.guest == guest and chair.kind == "person",
                    online=chair.kind == "person" and chair.guest is not None and online(chair.guest),
                    resigned=chair.resigned,
                    absent=absent(chair),
                    stands_in=chair.stands_in,
                    yours=chair.stands_in and chair.guest == guest,
                    host=chair.kind == "person" and chair.guest == self.host,
                    holiday=None if self.slow is None or chair.guest is None else holiday(chair.guest),
                )
                for chair in self.chairs
            ],
            status=self.status,
            listed=self.listed,
            created=self.created,
            host=host,
            commitment=_commitment(self.seed),
            seed=self.seed.hex() if self.status == "over" else None,
            links={
                seat: f"/s/{keys.link(self.id, seat, chair.nonce)}"
                for seat, chair in enumerate(self.chairs)
                if host and chair.kind == "link" and chair.nonce is not None
            },
            next=self.next,
            spectators=self.manners.spectators,
            hints=self.manners.hints,
            muted=[one for one in self.manners.muted if host or one == guest],
            acting=self.acting,
            origin=None
            if self.origin is None
            else PlayedOn(self.origin.table, self.origin.seq, self.origin.at, self.origin.knows),
            slow=None if self.slow is None else SlowGame(self.slow.hours, self.slow.then),
            until=self.until,
            late=None if self.slow is None else self.slow.late,
            votes={} if self.slow is None else self._votes(self.slow),
            said=self.said,
            read=self.read.get(guest),
            series=self._series(),
        )


# Both are asked for whenever a page is told of a table.


@lru_cache(maxsize=REMEMBERED)
def _digest(people: str) -> str:
    return hashlib.sha256(people.encode()).hexdigest()[:16]


@lru_cache(maxsize=REMEMBERED)
def _commitment(seed: bytes) -> str:
    return commitment(seed)
