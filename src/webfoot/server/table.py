"""One table: its people, its game, its log, and who is told what.

Whatever changes a table happens under its lock, one thing after the other: the change is written, then it is true in
memory, then it is announced. A position leaves only as the briefing of a seat, an event only as that seat may see it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from webfoot.bots.planning import Intention
from webfoot.core.events import Event
from webfoot.core.game import Game
from webfoot.core.registry import game as game_of
from webfoot.server import wire
from webfoot.server.agreement import Agreement
from webfoot.server.allowance import Allowance
from webfoot.server.facts import Facts
from webfoot.server.hub import Connection, encode
from webfoot.server.movelog import Row
from webfoot.server.playthrough import Happened, Playthrough, StepKind, begin
from webfoot.server.refusals import Refuse
from webfoot.server.windows import Window, opened, still_open
from webfoot.server.writer import LostRace, Statement

if TYPE_CHECKING:
    from webfoot.server.house import House


class Foretold(NamedTuple):
    """A step of a plan, taken on the match and not written yet, and what every seat will be told of it."""

    happened: Happened
    payload: str
    texts: dict[int | None, str]


class Table:
    def __init__(self, house: House, facts: Facts) -> None:
        self.house = house
        self.facts = facts
        self.game: Game[Any] = game_of(facts.game).edition_of(len(facts.chairs), facts.options)
        self.lock = asyncio.Lock()
        self.play: Playthrough | None = None
        """The game, once it has begun."""
        self.history: list[Happened] = []
        self.keys: set[str] = set()
        """Commands that have been obeyed: sent again, they are answered and not obeyed again."""
        self.doubtful = False
        """A row could not be written, so memory may be ahead of the log, which must be asked before anything else."""
        self.chat: list[wire.ChatLine] = []
        self.thinking: list[int] = []
        self.intentions: dict[int, Intention] = {}
        """What the bots of seats mean to do next, where turns are planned."""
        self.bots_at_work: asyncio.Task[None] | None = None
        self.live_bots: dict[int, asyncio.Task[None]] = {}
        """Where the rules know time: every bot that is making up its mind."""
        self.alarm: asyncio.TimerHandle | None = None
        self.agreement = Agreement(house.now())
        self.patience: asyncio.TimerHandle | None = None
        """Set while somebody wants time to stop or to go on: others may have gone meanwhile."""
        self.allowances = [Allowance() for _ in facts.chairs]
        self.window: Window | None = None
        """Open while seats are asked whether they react. Opens anew when the table comes into memory again."""
        self.auto_pass: set[str] = set()
        """Guests for whom the host lets every window go by. Nobody but they themselves may know."""
        self.touched = time.monotonic()
        self._watchers: dict[int | None, list[Connection]] = {}
        """Pages that watch, by the seat through whose eyes they do."""
        self._present: Counter[str] = Counter()

    # looking

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def seq(self) -> int:
        return len(self.history)

    def online(self, guest: str) -> bool:
        return self._present[guest] > 0

    @property
    def watched(self) -> bool:
        return bool(self._present)

    def info(self, guest: str) -> wire.TableInfo:
        return self.facts.info(guest, self.online, self.house.keys, self.game.options_type.by_host)

    def running(self) -> Playthrough:
        """The game, if it is being played now."""
        if self.play is None:
            raise Refuse("not-started")
        if self.facts.status == "over":
            raise Refuse("game-over")
        return self.play

    def seated(self, guest: str) -> int:
        """The seat of this guest, who still plays it."""
        seat = self.facts.seat_of(guest)
        if seat is None:
            raise Refuse("not-seated")
        if self.facts.chairs[seat].resigned:
            raise Refuse("not-your-seat")
        return seat

    def game_time(self) -> int:
        """Milliseconds of the game without its pauses; never runs backwards, whatever the clock of the house does."""
        assert self.play is not None
        if self.play.stopped is not None:
            return self.play.stopped
        last = self.history[-1].at if self.history else 0
        return max(last, self.house.now() - self.play.origin)

    def counts_as(self, seat: int, claimed: int | None) -> int:
        """When a command of this seat counts as made that has come now: see allowance.py."""
        return self.allowances[seat].instant(claimed, self.game_time(), self.history[-1].at)

    def asked_about_time(self) -> list[int]:
        return self.agreement.asked(self.facts.chairs, self.online, self.house.now())

    def clock(self) -> wire.Clock | None:
        play = self.play
        if play is None or not self.game.timed:
            return None
        wishes = sorted(self.agreement.wishes)
        return wire.Clock(play.origin, play.stopped, play.interrupted, wishes, self.asked_about_time())

    # watching

    def watch(self, connection: Connection) -> None:
        """From now on this page is told of every change; first it gets the whole present."""
        self.touched = time.monotonic()
        guest = connection.guest
        if connection.watched is self:
            connection.post(self._whole(guest))
            return
        connection.watch(self)
        self._watchers.setdefault(self.facts.seat_of(guest), []).append(connection)
        self._present[guest] += 1
        if self._present[guest] == 1:
            self.announce_info(but=connection)
        connection.post(self._whole(guest))

    def unwatch(self, connection: Connection) -> None:
        for viewer, connections in list(self._watchers.items()):
            if connection in connections:
                connections.remove(connection)
                if not connections:
                    del self._watchers[viewer]
        guest = connection.guest
        self._present[guest] -= 1
        self.touched = time.monotonic()
        if self._present[guest] <= 0:
            del self._present[guest]
            self.agreement.goes(guest, self.house.now())
            self.announce_info()

    def regroup(self) -> None:
        """After somebody has sat down or stood up: he looks through other eyes now."""
        connections = [connection for group in self._watchers.values() for connection in group]
        self._watchers = {}
        for connection in connections:
            self._watchers.setdefault(self.facts.seat_of(connection.guest), []).append(connection)

    def _whole(self, guest: str) -> wire.Table:
        viewer = self.facts.seat_of(guest)
        play = self.play
        return wire.Table(
            table=self.info(guest),
            seat=viewer,
            seq=self.seq,
            brief=None if play is None else play.brief(viewer),
            log=[happened.seen_by(viewer) for happened in self.history],
            chat=self.chat,
            can_undo=play is not None and play.can_undo(viewer),
            thinking=self.thinking,
            window=self._window_info(),
            auto_pass=guest in self.auto_pass,
            clock=self.clock(),
        )

    def _window_info(self) -> wire.ReactionWindow | None:
        return None if self.window is None else self.window.info()

    # telling

    def announce_step(self, happened: Happened) -> None:
        """Tell every seat of one more row, each message encoded once for all pages that see through the same eyes."""
        self._tell_step(self._step_texts(happened, self._window_info()))

    def _step_texts(self, happened: Happened, window: wire.ReactionWindow | None) -> dict[int | None, str]:
        play = self.play
        assert play is not None
        texts: dict[int | None, str] = {}
        for viewer in self._watchers:
            step, brief = happened.seen_by(viewer), play.brief(viewer)
            stepped = wire.Stepped(self.id, step, brief, play.can_undo(viewer), window)
            texts[viewer] = encode(stepped).decode()
        return texts

    def _tell_step(self, texts: dict[int | None, str]) -> None:
        for viewer, connections in self._watchers.items():
            for connection in connections:
                connection.post_text(texts[viewer])

    def foretell(self, place: int, seat: int, payload: str, at: int, events: list[Event]) -> Foretold:
        """A step of a plan just taken, so many after the last row: what is told while the match stands there."""
        happened = Happened(self.seq + 1 + place, "play", seat, at, events)
        return Foretold(happened, payload, self._step_texts(happened, None))

    def announce_info(self, but: Connection | None = None) -> None:
        """Tell everybody of seats, status and links, each as he may know it."""
        texts: dict[str, str] = {}
        for viewer, connections in self._watchers.items():
            for connection in connections:
                guest = connection.guest
                if guest not in texts:
                    texts[guest] = encode(wire.TableChanged(self.info(guest), viewer)).decode()
                if connection is not but:
                    connection.post_text(texts[guest])
        self.house.lobby.changed()

    def announce_clock(self) -> None:
        if (clock := self.clock()) is not None:
            self.announce(wire.ClockChanged(self.id, clock))

    def announce(self, message: wire.Message) -> None:
        """Tell everybody the same."""
        text = encode(message).decode()
        for connections in self._watchers.values():
            for connection in connections:
                connection.post_text(text)

    def tell(self, guest: str, message: wire.Message) -> None:
        """Tell one person, on every page he has open here."""
        text = encode(message).decode()
        for connections in self._watchers.values():
            for connection in connections:
                if connection.guest == guest:
                    connection.post_text(text)

    # changing

    async def commit(
        self,
        kind: StepKind,
        seat: int | None,
        payload: str,
        at: int,
        key: str | None,
        events: list[Event],
        also: tuple[Statement, ...] = (),
    ) -> None:
        """Write the row of a step just taken on the match, then tell. If the row cannot be, neither was the step."""
        if not await self._write([Row(self.id, self.seq + 1, kind, seat, payload, at, key)], also):
            return
        happened = Happened(self.seq + 1, kind, seat, at, events)
        self.history.append(happened)
        changed = self._settle()
        self._look_for_window(happened)
        self.announce_step(happened)
        if kind in ("start", "pause", "resume"):
            self.agreement.wishes.clear()
            self.announce_clock()
        if kind == "resign" or changed:
            self.announce_info()
        self.house.follow_up(self)

    async def commit_plan(self, steps: list[Foretold], key: str) -> None:
        """Write the rows of a whole plan just carried out on the match, all together, then tell them one by one."""
        rows = [
            Row(self.id, happened.seq, happened.kind, happened.seat, payload, happened.at, None if place else key)
            for place, (happened, payload, _) in enumerate(steps)
        ]
        if not await self._write(rows):
            return
        *before, last = steps
        for step in before:
            self.history.append(step.happened)
            self._tell_step(step.texts)
        self.history.append(last.happened)
        changed = self._settle()
        self._look_for_window(last.happened)
        # Whether players are asked to react is known only now.
        self.announce_step(last.happened)
        if changed:
            self.announce_info()
        self.house.follow_up(self)

    async def _write(self, rows: list[Row], also: tuple[Statement, ...] = ()) -> bool:
        """Write rows whose steps have been taken on the match; False if they stand already."""
        assert self.play is not None
        if self.play.over:
            also = (*also, ("UPDATE tables SET status = 'over' WHERE id = ?", (self.id,)))
        key = rows[0].key
        try:
            await self.house.log.append(*rows, also=also)
        except LostRace:
            self.doubtful = True
            await self.reload()
            if key is not None and key in self.keys:
                return False
            raise Refuse("stale") from None
        except BaseException:
            self.doubtful = True
            raise
        if key is not None:
            self.keys.add(key)
        return True

    def _settle(self) -> bool:
        """Who has given up, and whether the game is over; True if that is new."""
        assert self.play is not None
        for given_up in self.play.resigned:
            self.facts.chairs[given_up].resigned = True
        before, self.facts.status = self.facts.status, "over" if self.play.over else "playing"
        return self.facts.status != before

    def _look_for_window(self, happened: Happened) -> None:
        """A window stays as it is while seats answer it, one way or the other, or are given up; once they all have,
        whoever is asked is asked anew."""
        assert self.play is not None
        window, asked = self.window, self.play.asked
        if window is not None:
            answered = happened.seat if happened.kind == "play" and happened.seat in window.asked else None
            if (answered is not None or happened.kind == "resign") and still_open(window, asked, answered):
                window.asked = asked
                return
        self.window = opened(asked, happened.seq, self.house.now(), self.house.settings)

    async def reload(self) -> None:
        """Take everything about the game from the log again."""
        rows = await self.house.log.rows(self.id)
        keys = await self.house.store.load_keys(self.id)
        keys.update(row.key for row in rows if row.key is not None)
        play, history = None, []
        if rows:
            if self.facts.rules != self.game.version:
                raise Refuse("unavailable")
            play = begin(self.game, self.facts, rows)
            history = [play.again(row) for row in rows]
            self.facts.status = "over" if play.over else "playing"
            for seat in play.resigned:
                self.facts.chairs[seat].resigned = True
        self.play, self.history, self.keys = play, history, keys
        self.window = None
        if play is not None:
            self.window = opened(play.asked, self.seq, self.house.now(), self.house.settings)
        self.doubtful = False

    async def load(self) -> None:
        """All that memory holds of a table, from the database."""
        await self.reload()
        self.chat = await self.house.store.load_chat(self.id, self.house.settings.limits.chat_lines)
        await self.house.guests.put_names(self.facts.chairs)
