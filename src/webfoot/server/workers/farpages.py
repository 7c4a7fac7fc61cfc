"""Pages that are connected to another worker and watch a table of this one.

To a table, a far page is a connection like any other. What it is sent goes into an envelope for its worker, where the
same text for several pages is kept once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from webfoot.server.edge.hub import CLOSE_FLOOD, Connection
from webfoot.server.settings import Limits
from webfoot.server.workers.envelopes import Closed, Command, Elsewhere, Texts
from webfoot.server.workers.links import Links

MOST_WAITING: Final = 256
"""Commands of a far page that may wait."""

Take = Callable[[str, int], bool]
Serve = Callable[[Connection, "FarLine"], Awaitable[None]]


class FarLine:
    """Carries the messages of a far page: the counterpart of the web server's protocol, see hub.py."""

    def __init__(self, pages: FarPages, worker: str, page: int) -> None:
        self._pages = pages
        self._worker = worker
        self._page = page
        self._take: Take | None = None
        self._coming: asyncio.Queue[Any] = asyncio.Queue()

    def send_now(self, text: bytes, compress: bool = False) -> bool:
        self._pages.tell(self._worker, self._page, text, compress)
        return True

    async def send(self, message: Any) -> None:
        """Send as a web server's protocol does."""
        if message["type"] == "websocket.send":
            self.send_now(message["text"].encode())
        elif message["type"] == "websocket.close" and message["code"] != 1000:
            self._pages.close_page(self._worker, self._page, message["code"], message["reason"])

    async def receive(self) -> Any:
        return await self._coming.get()

    def come(self, text: str, counted: int) -> None:
        """The page has sent this, at that instant of this worker's counter."""
        if self._coming.qsize() >= MOST_WAITING:
            self._pages.close_page(self._worker, self._page, CLOSE_FLOOD, "too many commands")
        elif not self._coming.empty() or self._take is None or not self._take(text, counted):
            self._coming.put_nowait({"type": "websocket.receive", "text": text, "came": counted})

    def elsewhere(self, table: str) -> None:
        """The page asked for a table that is not of this worker."""
        self._pages.elsewhere(self._worker, self._page, table)

    def on_text(self, take: Take) -> None:
        self._take = take

    def waiting(self) -> int:
        return 0

    def abort(self) -> None:
        self.leave()

    def when_gone(self, tell: Callable[[], object]) -> None:
        """Far pages are counted where they are connected."""

    def leave(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect"})


class FarPages:
    def __init__(self, links: Links, limits: Limits, serve: Serve, counted: Callable[[int], int]) -> None:
        self._links = links
        self._limits = limits
        self._serve = serve
        self._counted = counted
        """Returns what this worker's counter said at an instant of the clock that all share."""
        self._lines: dict[tuple[str, int], FarLine] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._last: tuple[str, Texts] | None = None
        """The last message with a text and its worker, while it waits: the same text may be for another page too."""

    def __len__(self) -> int:
        return len(self._lines)

    def command(self, worker: str, command: Command) -> None:
        """A far page asks for something."""
        if self._closed:
            return
        place = worker, command.page
        line = self._lines.get(place)
        if line is None:
            line = self._lines[place] = FarLine(self, worker, command.page)
            connection = Connection(command.guest, line.send, self._limits, command.address)
            task = asyncio.get_running_loop().create_task(self._live(connection, line, place))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        line.come(command.text, self._counted(command.came))

    def leave(self, worker: str, page: int) -> None:
        line = self._lines.pop((worker, page), None)
        if line is not None:
            line.leave()

    def drop(self, worker: str) -> None:
        """All pages of that worker are gone, or will come again."""
        self._last = None
        for name, page in list(self._lines):
            if name == worker:
                self.leave(name, page)

    async def close(self) -> None:
        """Serve no far page any more. Their workers ask the next owner."""
        self._closed = True
        for worker, page in list(self._lines):
            self.leave(worker, page)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _live(self, connection: Connection, line: FarLine, place: tuple[str, int]) -> None:
        try:
            await self._serve(connection, line)
        finally:
            connection.let_go()
            # The same page may have come again meanwhile.
            if self._lines.get(place) is line:
                del self._lines[place]

    # what is told

    def tell(self, worker: str, page: int, text: bytes, compress: bool) -> None:
        if self._last is not None:
            before, message = self._last
            if before == worker and message.text is text and message.compress == compress:
                message.pages.append(page)
                return
        message = Texts(text, [page], compress)
        self._links.say(worker, message)
        self._last = worker, message

    def said(self) -> None:
        """What was told is on its way: no message can grow any more."""
        self._last = None

    def close_page(self, worker: str, page: int, code: int, reason: str) -> None:
        self._say(worker, Closed(page, code, reason))

    def elsewhere(self, worker: str, page: int, table: str) -> None:
        self._say(worker, Elsewhere(page, table))

    def _say(self, worker: str, message: Closed | Elsewhere) -> None:
        # Whatever is told after this comes after it.
        self._last = None
        self._links.say(worker, message)
