"""One of several workers that share a database: what it tells the others, and what it hears from them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from webfoot.server.edge.hub import Connection
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.workers.envelopes import (
    Answer,
    AnyMessage,
    Ask,
    Closed,
    Command,
    Elsewhere,
    Gone,
    Hello,
    Left,
    Sealer,
    Texts,
)
from webfoot.server.workers.farpages import FarPages, Serve
from webfoot.server.workers.links import Links
from webfoot.server.workers.news import News
from webfoot.server.workers.redisbus import RedisBus
from webfoot.server.workers.relays import Obeys, Relays, TableCommand
from webfoot.server.workers.requests import Reply, Requests

if TYPE_CHECKING:
    from webfoot.server.house import House

LOOK_SECONDS: Final = 0.25
"""How often unanswered commands are looked at, and news of tables are told."""
BEAT_SECONDS: Final = 1.0


class Workers:
    def __init__(self, house: House, bus: RedisBus, me: str, serve: Serve, reply: Reply) -> None:
        self.me = me
        self._house = house
        self._bus = bus
        sealer = Sealer(house.settings.secret())
        self.links = Links(me, bus, sealer, self, self._soon, time.monotonic)
        self.relays = Relays(self.links, time.monotonic, house.spawn)
        self.far = FarPages(self.links, house.settings.limits, serve, self._counted)
        self.requests = Requests(self.links, reply, house.spawn)
        self.news = News(house, self.links)
        self.alive: tuple[str, ...] = (me,)
        """The workers that live, the oldest first."""

    @property
    def up(self) -> bool:
        """Whether other workers can be reached, as far as is known."""
        return self._bus.up

    @property
    def first(self) -> str:
        """The oldest worker that lives: it does what one of them has to do for all."""
        return self.alive[0]

    async def open(self) -> None:
        """Begin to listen. BadBus says why that cannot be done."""
        await self._bus.open(self.links.take, self.links.start_again)
        self.links.say_everybody(Hello())

    async def work(self) -> None:
        """Do what has to be done now and then, for ever."""
        beaten = 0.0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.relays.look()
            self.news.tell_tables()
            if time.monotonic() - beaten >= BEAT_SECONDS:
                beaten = time.monotonic()
                self.news.tell_rest()
                await self.news.look()
                self.links.beat()

    async def close(self) -> None:
        """Tell the others that this worker stops and owns nothing any more."""
        await self.far.close()
        self.links.say_everybody(Gone())
        self.far.said()
        self.links.flush()
        await self._bus.close()

    # pages

    def reachable(self, worker: str) -> bool:
        return self._bus.up and worker != self.me

    def forward(self, connection: Connection, worker: str, command: TableCommand, came: int, obeys: Obeys) -> None:
        """Hand a command of a page here to the owner of its table."""
        self.relays.forward(connection, worker, command, came, obeys)

    # what is heard

    def hear(self, worker: str, message: AnyMessage) -> None:
        if isinstance(message, Texts):
            self.relays.texts(worker, message)
        elif isinstance(message, Command):
            self.far.command(worker, message)
        elif isinstance(message, Left):
            self.far.leave(worker, message.page)
        elif isinstance(message, Closed):
            self.relays.closed(worker, message)
        elif isinstance(message, Elsewhere):
            self.relays.elsewhere(worker, message)
        elif isinstance(message, Ask):
            self.requests.asked(worker, message)
        elif isinstance(message, Answer):
            self.requests.answered(worker, message)
        elif not isinstance(message, Gone):
            self.news.hear(worker, message)  # type: ignore[arg-type]

    def start_again(self, worker: str) -> None:
        self.far.drop(worker)
        self.requests.lost(worker)
        self.relays.start_again(worker)

    def lost(self, worker: str) -> None:
        """That worker said that it stops, or has been silent for long."""
        self.far.drop(worker)
        self.requests.lost(worker)
        self.news.lost(worker)
        self._house.spawn(self._look_for(worker))

    async def _look_for(self, worker: str) -> None:
        """Find out whether a silent worker lives: if not, its tables are free."""
        try:
            lives = worker in await self._house.storage.living()
        except StorageTrouble:
            lives = True
        if lives:
            self.relays.close_all_of(worker)
        else:
            self.relays.start_again(worker)

    def missed(self) -> None:
        self.news.missed()

    def living(self, alive: tuple[str, ...]) -> bool:
        """These workers live. Return whether this one is now the first of them, and was not before."""
        was_first = self.first == self.me
        gone = (self.relays.workers() | set(self.alive)) - set(alive) - {self.me}
        self.alive = alive if self.me in alive else (*alive, self.me)
        for worker in gone:
            self.links.forget(worker)
            self.start_again(worker)
            self.news.lost(worker)
        return self.first == self.me and not was_first

    def _soon(self, work: Callable[[], None]) -> None:
        def flush() -> None:
            self.far.said()
            work()

        asyncio.get_running_loop().call_soon(flush)

    def _counted(self, came: int) -> int:
        """What this worker's counter said at an instant of the clock that all share."""
        return self._house.servertime.counter() - max(0, self._house.now() - came)
