"""One table: its people, its game, its log.

Every change of a table happens under its lock, one after the other. steps.py describes how a game goes on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from webfoot.bots.planning import Intention
from webfoot.core.events import Event
from webfoot.core.game import Game
from webfoot.core.registry import game as game_of
from webfoot.server import wire
from webfoot.server.edge.hub import Connection
from webfoot.server.storage.protocol import Row
from webfoot.server.table import archive, curtain, names, pace, slow
from webfoot.server.table.agreement import Agreement
from webfoot.server.table.allowance import Allowance
from webfoot.server.table.audience import Audience
from webfoot.server.table.bygone import Bygone, rules_of
from webfoot.server.table.details import Chair, Details, Prepared
from webfoot.server.table.lock import Lock
from webfoot.server.table.playthrough import Happened, Playthrough, begin
from webfoot.server.table.presence import Presence
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.services import Services
from webfoot.server.table.windows import Window, opened

if TYPE_CHECKING:
    from webfoot.server.bots.remote import RemoteSeat


T = TypeVar("T")
LONG: Final = 100
"""Rows of a log that are played again beside the event loop."""


class Table:
    def __init__(self, services: Services, details: Details) -> None:
        self.services = services
        self.settings = services.settings
        self.storage = services.storage
        self.details = details
        self.game: Game[Any] = rules_of(details, game_of)
        self.lock = Lock()
        self.play: Playthrough | None = None
        """The game, once it has begun."""
        self.kept: archive.Archive | None = None
        """The archive of a finished game whose rules the program no longer carries; then there is no `play`."""
        self.history: list[Happened] = []
        self.keys: set[str] = set()
        """Commands that have been executed: sent again, they are answered and not executed again."""
        self.doubtful = False
        """Whether a row could not be written. Memory may then be ahead of the log, which must be read again first."""
        self.retired = False
        """Whether another worker has taken this table over: nothing more happens here."""
        self.recovery: asyncio.Task[None] | None = None
        """At work while the storage gives trouble: see trouble.py."""
        self._absences = services.absences()
        """How often the server had been away when this table last knew of it."""
        self.chat: list[wire.ChatLine] = []
        self.thinking: list[int] = []
        self.intentions: dict[int, Intention] = {}
        """What the bots of seats mean to do next, where turns are planned."""
        self.remote_seats: dict[int, RemoteSeat] = {}
        """Seats that are played by bots with a token: see bots/remote.py."""
        self.bots_at_work: asyncio.Task[None] | None = None
        self.live_bots: dict[int, asyncio.Task[None]] = {}
        """In real-time games: every bot that is deciding."""
        self.alarm: asyncio.TimerHandle | None = None
        self.shown: dict[str, int] = {}
        """Where people share a device: the seat through whose eyes its pages see. See curtain.py."""
        self.audience = Audience(self.seat_of)
        self.presence = Presence(self.audience.online, self.now())
        self.agreement = Agreement(self.presence)
        self.stopped_since = self.now()
        """If time stands still: since when, or since the table came into memory."""
        self.taken_over: int | None = None
        """How many rows there were when this table was taken from a server that died: see takeover.py."""
        self.reunion: asyncio.TimerHandle | None = None
        """Set while all are there again after that, and time is about to go on."""
        self.vigil: asyncio.TimerHandle | None = None
        """Set while somebody is away: see hosting.py."""
        self.patience: asyncio.TimerHandle | None = None
        """Set while a player wants time to stop or to go on: others may have left meanwhile."""
        self.allowances = [Allowance() for _ in details.chairs]
        self.since: dict[int, int] = {}
        """In slow games: since when the table waits for each seat: see slow.py."""
        self.prepared: dict[int, Prepared] = {}
        """What players have prepared for their seats; only they themselves may know. See prepared.py."""
        self.window: Window | None = None
        """The open window, while seats are asked whether they react. It opens again when the table is loaded."""
        self.auto_pass = set[str]() if details.slow is None else set(details.slow.passing)
        """Guests for whom the server declines every window. Only they themselves may know."""
        self.paces: dict[str, wire.Pace] = {}
        """How fast guests want bots to play here: see pace.py."""
        self.touched = time.monotonic()

    # looking

    @property
    def id(self) -> str:
        return self.details.id

    @property
    def seq(self) -> int:
        return len(self.history)

    def now(self) -> int:
        return self.services.now()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return self.services.spawn(work)

    def info(self, guest: str) -> wire.TableInfo:
        by_server = self.game.options_type.by_server if self.kept is None else frozenset(self.kept.by_server)
        keys, online, holiday = self.services.keys, self.audience.online, self.services.holidays.until
        return self.details.info(guest, keys, by_server, online, self.absent, holiday)

    def grace(self) -> int:
        """Milliseconds for which somebody who has gone is waited for."""
        if self.details.slow is not None:
            return (self.details.slow.hours or slow.PATIENCE_HOURS) * slow.HOUR
        seconds = self.settings.grace if self.game.timed else self.settings.grace_in_turns
        return round(seconds * 1000)

    def absent(self, chair: Chair) -> bool:
        """Whether the person on this chair has been away for so long that a bot may play."""
        if chair.kind != "person" or chair.guest is None or chair.resigned or self.details.status != "playing":
            return False
        away = self.presence.left(chair.guest) is not None
        return away and self.presence.away(chair.guest, self.now()) >= self.grace()

    def running(self) -> Playthrough:
        """Return the game. Raises Refuse if it is not being played now."""
        if self.details.status == "over":
            raise Refuse("game-over")
        if self.play is None:
            raise Refuse("not-started")
        return self.play

    @property
    def was_away(self) -> bool:
        """Whether the server was away, and the table does not know of it yet."""
        return self._absences != self.services.absences()

    @property
    def behind(self) -> bool:
        """Whether something must be put right before anything else happens here: see `pausing.ready`."""
        return self.doubtful or self.was_away

    def behind_after(self, absences: int) -> bool:
        """The same, when it has just been looked how often the server was away."""
        return self.doubtful or self._absences != absences

    def count_as_away(self) -> None:
        """Nobody could act here for a while: that is as if the server had been away."""
        self._absences = -1

    def absence_is_known(self) -> None:
        self._absences = self.services.absences()

    @property
    def going(self) -> Playthrough | None:
        """Return the game if it can go on by itself: begun, not over, not paused, and memory agrees with the log."""
        play = self.play
        if play is None or play.over or play.stopped is not None or self.behind:
            return None
        return play

    def seat_of(self, guest: str) -> int | None:
        """Return the seat through whose eyes the pages of this guest see."""
        return curtain.seat_of(self, guest)

    def seated(self, guest: str) -> int:
        """Return the seat that this guest plays. Raises Refuse if there is none."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Refuse("curtain" if curtain.shared(self, guest) else "not-seated")
        if self.details.chairs[seat].resigned:
            raise Refuse("not-your-seat")
        return seat

    def acting_people(self) -> list[int]:
        """Return the seats of the people whose move the game waits for, where it is played in turns."""
        actors = [] if self.play is None or self.game.timed else self.play.actors
        chairs = self.details.chairs
        return [seat for seat in actors if chairs[seat].kind == "person" and not chairs[seat].resigned]

    def note_turn(self) -> bool:
        """Note whose move the table waits for, as the lobby shows it. Return whether that has changed."""
        acting = self.acting_people()
        changed, self.details.acting = acting != self.details.acting, acting
        return changed

    def prepared_of(self, guest: str) -> wire.Prepared | None:
        """Return what this guest has prepared for the seat through whose eyes they see."""
        seat = self.seat_of(guest)
        own = None if seat is None else self.prepared.get(seat)
        return None if own is None or own.guest != guest else own.told()

    def pace_of(self, guest: str) -> wire.Pace:
        return self.paces.get(guest, wire.USUAL_PACE)

    def told(self, seat: int, after: int, seq: int | None = None) -> tuple[list[Event], int]:
        """Return what happened after a row up to another, as a seat may know it, and the number of the last one."""
        last = self.seq if seq is None else seq
        seen = [event.seen_by(seat) for row in self.history[after:last] for event in row.events]
        return [event for event in seen if event is not None], last

    # time

    def game_time(self, instant: int | None = None) -> int:
        """Milliseconds of the game without its pauses, now or at an instant of the server's clock; never before the
        last row."""
        assert self.play is not None
        if self.play.stopped is not None:
            return self.play.stopped
        last = self.history[-1].at if self.history else 0
        return max(last, (self.now() if instant is None else instant) - self.play.origin)

    def counts_as(self, seat: int, claimed: int | None, came: int) -> int:
        """When a command of this seat counts as made that came at that instant of the server's clock: see
        allowance.py."""
        return self.allowances[seat].instant(claimed, self.game_time(came), self.history[-1].at)

    def asked_about_time(self) -> list[int]:
        return self.agreement.asked(self.details.chairs, self.now())

    def pause_ends(self) -> int | None:
        """When a pause that players agreed on ends by itself, by the server's clock; None if there is none."""
        if self.play is None or self.play.over or self.play.stopped is None or self.play.interrupted:
            return None
        return self.stopped_since + round(self.settings.pause_limit * 1000)

    def clock(self) -> wire.Clock | None:
        play = self.play
        if self.kept is not None:
            return self.kept.clock
        if play is None or not self.game.timed:
            return None
        wishes = sorted(self.agreement.wishes)
        asked = self.asked_about_time()
        return wire.Clock(play.origin, play.stopped, play.interrupted, wishes, asked, self.pause_ends())

    # watching and telling

    def watch(self, connection: Connection, seq: int = 0, seat: int | None = None, *, foresee: bool = False) -> int:
        """From now on this page is told of every change; first it gets the present, and how many rows led to it.
        Refuse if its guest may not watch.

        A page that has seen the rows up to `seq`, through the eyes of that seat, gets those that it has missed only.
        Returns how many rows it got.
        """
        if not self.details.admits(connection.guest):
            raise Refuse("no-spectators")
        self.touched = time.monotonic()
        connection.foresees = foresee
        if connection.watched is not self:
            connection.watch(self)
            connection.acted = self.now()
            if self.audience.add(connection):
                self.announce_info(but=connection)
                self.services.came_or_went(self)
        same_eyes = seat == self.seat_of(connection.guest)
        since = seq if same_eyes and seq <= self.seq else 0
        connection.post(self._present(connection.guest, since, foresee))
        return self.seq - since

    def unwatch(self, connection: Connection) -> None:
        self.touched = time.monotonic()
        if self.audience.remove(connection):
            self.presence.goes(connection.guest, self.now())
            self.announce_info()
            self.services.came_or_went(self)

    def turn_out(self) -> None:
        """Let nobody watch any more who may not."""
        for connection in self.audience.pages():
            if not self.details.admits(connection.guest):
                connection.watch(None)
                connection.post(wire.Dismissed(self.id))

    def _present(self, guest: str, since: int, foresee: bool) -> wire.Table:
        viewer = self.seat_of(guest)
        play, kept = self.play, self.kept
        if kept is None:
            brief = None if play is None else play.brief(viewer, foresee)
            log = [happened.seen_by(viewer) for happened in self.history[since:]]
        else:
            brief, log = kept.brief(viewer), kept.log(viewer)
        return wire.Table(
            table=self.info(guest),
            seat=viewer,
            seq=since + len(log),
            brief=brief,
            since=since,
            log=log,
            chat=self.chat,
            can_undo=play is not None and play.can_undo(viewer),
            thinking=self.thinking,
            window=None if self.window is None else self.window.info(),
            auto_pass=guest in self.auto_pass,
            pace=self.pace_of(guest),
            clock=self.clock(),
            prepared=self.prepared_of(guest),
            trouble=self.recovery is not None,
        )

    def announce_whole(self) -> None:
        """Tell everybody the whole present, where more has changed than one message can say."""
        foreseeing = self.audience.foreseeing
        self.audience.tell_each(lambda guest, viewer: self._present(guest, 0, viewer in foreseeing))

    def tell_whole(self, guest: str) -> None:
        """Tell one guest the whole present: their pages see through other eyes."""
        self.audience.tell(guest, self._present(guest, 0, self.seat_of(guest) in self.audience.foreseeing))

    def announce_info(self, but: Connection | None = None) -> None:
        """Tell everybody of seats, status and links, as far as each may know them."""
        self.audience.tell_each(lambda guest, viewer: wire.TableChanged(self.info(guest), viewer), but)
        self.services.listed(self.id)

    def announce_clock(self) -> None:
        if (clock := self.clock()) is not None:
            self.audience.tell_everybody(wire.ClockChanged(self.id, clock))

    # from the database

    async def reload(self) -> None:
        """Read everything about the game from the log again."""
        rows = await self.storage.rows(self.id)
        keys = await self.storage.keys(self.id)
        keys.update(row.key for row in rows if row.key is not None)
        play, history = None, []
        if isinstance(self.game, Bygone):
            self.kept = await self._archived()
        elif rows:
            play = begin(self.game, self.details, rows)
            follow = None if self.details.slow is None else slow.following(self, play)
            if len(rows) > LONG:
                # People at other tables should not notice.
                history = await self.services.aside(partial(_play_again, play, rows, follow))
            else:
                history = _play_again(play, rows, follow)
            self.details.status = "over" if play.over else "playing"
            for seat in play.resigned:
                self.details.chairs[seat].resigned = True
        self.play, self.history, self.keys = play, history, keys
        if play is None or self.details.slow is None:
            asked = {} if play is None else play.asked
            self.window = opened(asked, self.seq, self.now(), pace.times(self, asked))
        self.note_turn()
        self.doubtful = False

    async def _archived(self) -> archive.Archive:
        """Return the archive of a game whose rules are no longer carried. Raises Refuse if there is none."""
        packed = await self.storage.load_archive(self.id) if self.details.status == "over" else None
        if packed is None:
            raise Refuse("rules-gone")
        return await self.services.aside(partial(archive.read, packed))

    async def load(self) -> None:
        """Load a table from the database."""
        await self.reload()
        self.chat = await self.storage.chat(self.id, self.settings.limits.chat_lines)
        self.details.said = self.chat[-1].at if self.chat else None
        if self.details.status == "playing":
            self.prepared = await self.storage.prepared(self.id)
        await names.settle(self.services.guests, self.details.chairs)


def _play_again(
    play: Playthrough, rows: list[Row], follow: Callable[[Happened], None] | None = None
) -> list[Happened]:
    history = []
    for row in rows:
        history.append(play.again(row))
        if follow is not None:
            follow(history[-1])
    return history
