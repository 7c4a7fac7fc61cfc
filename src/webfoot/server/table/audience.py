"""The audience of a table: the pages that watch it, and what each of them is sent.

A position is sent only as the briefing of a seat, and an event only as that seat may see it. A message is encoded
once for all pages with the same view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator

from webfoot.server import wire
from webfoot.server.edge.hub import Connection, encode

SeatOf = Callable[[str], int | None]


class Audience:
    def __init__(self, seat_of: SeatOf) -> None:
        self._seat_of = seat_of
        self._watchers: dict[int | None, list[Connection]] = {}
        """Watching pages, by the seat whose view they get; None for spectators."""
        self._present: Counter[str] = Counter()

    def __bool__(self) -> bool:
        return bool(self._present)

    def online(self, guest: str) -> bool:
        return self._present[guest] > 0

    @property
    def address(self) -> str:
        """From where it is watched: one of the addresses, empty if nobody watches."""
        return next((connection.address for _, connection in self._all()), "")

    @property
    def viewers(self) -> list[int | None]:
        """Return the seats whose view some page gets; None for spectators."""
        return list(self._watchers)

    @property
    def foreseeing(self) -> set[int | None]:
        """Return the seats of which some page wants to know what is certain to follow each own move."""
        found: set[int | None] = set()
        for viewer, connections in self._watchers.items():
            for connection in connections:
                if connection.foresees:
                    found.add(viewer)
        return found

    def add(self, connection: Connection) -> bool:
        """Let a page watch. Return True if its guest was not present before."""
        self._watchers.setdefault(self._seat_of(connection.guest), []).append(connection)
        self._present[connection.guest] += 1
        return self._present[connection.guest] == 1

    def remove(self, connection: Connection) -> bool:
        """Remove a page. Return True if its guest is no longer present."""
        for viewer, connections in list(self._watchers.items()):
            if connection in connections:
                connections.remove(connection)
                if not connections:
                    del self._watchers[viewer]
        guest = connection.guest
        self._present[guest] -= 1
        if self._present[guest] > 0:
            return False
        del self._present[guest]
        return True

    def regroup(self) -> None:
        """Sort the pages again after somebody has sat down or stood up: their view has changed."""
        connections = [connection for _, connection in self._all()]
        self._watchers = {}
        for connection in connections:
            self._watchers.setdefault(self._seat_of(connection.guest), []).append(connection)

    def pages(self) -> list[Connection]:
        """Every page that watches."""
        return [connection for _, connection in self._all()]

    def _all(self) -> Iterator[tuple[int | None, Connection]]:
        for viewer, connections in self._watchers.items():
            for connection in connections:
                yield viewer, connection

    # telling

    def tell_everybody(self, message: wire.Message) -> None:
        text = encode(message)
        for _, connection in self._all():
            connection.post_encoded(text)

    def tell_by_eyes(self, texts: dict[int | None, bytes], but: Collection[str] = ()) -> None:
        """Send every page the text for its view, except those of some guests. The game alone makes these texts, so
        they may be compressed."""
        for viewer, connections in self._watchers.items():
            text = texts[viewer]
            for connection in connections:
                if not but or connection.guest not in but:
                    connection.post_encoded(text, True)

    def tell_each(self, message: Callable[[str, int | None], wire.Message], but: Connection | None = None) -> None:
        """Send everybody a message made for each guest, on all pages but one."""
        texts: dict[str, bytes] = {}
        for viewer, connection in self._all():
            guest = connection.guest
            if guest not in texts:
                texts[guest] = encode(message(guest, viewer))
            if connection is not but:
                connection.post_encoded(texts[guest])

    def tell(self, guest: str, message: wire.Message) -> None:
        """Send a message to one guest, on every page that they have open here."""
        text = encode(message)
        for _, connection in self._all():
            if connection.guest == guest:
                connection.post_encoded(text)
