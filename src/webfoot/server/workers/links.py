"""Links: numbered envelopes between this worker and each other one, and from each to all.

The bus may lose what it carries, and says nothing about it. So envelopes are numbered, and once a second a worker
repeats the last number. A missing number breaks the link: both sides forget what they shared, and pages ask for their
tables again. They get the whole present, as after any interruption, so nothing has to be repeated.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Final, Protocol

from webfoot.server.workers.envelopes import EVERYBODY, Again, AnyMessage, BadEnvelope, Envelope, Gone, Sealer

SILENCE: Final = 3.0
"""Seconds without a word after which a worker counts as out of reach."""

logger = logging.getLogger(__name__)


class Bus(Protocol):
    """Carries envelopes to workers, each at most once."""

    def send(self, recipient: str, packed: bytes) -> None:
        """Send this soon. Never waits, and may lose it."""
        ...


class Deals(Protocol):
    """What hears the messages of links."""

    def hear(self, worker: str, message: AnyMessage) -> None: ...

    def start_again(self, worker: str) -> None:
        """Forget what is shared with that worker, and ask it again for what pages here watch."""
        ...

    def lost(self, worker: str) -> None:
        """That worker is gone, or out of reach."""
        ...

    def missed(self) -> None:
        """Something that was told to all has not arrived here."""
        ...


class _Link:
    """What goes to one recipient, and what comes from it."""

    __slots__ = ("heard", "heard_at", "run", "said", "their_run", "waiting")

    def __init__(self, now: float) -> None:
        self.run = secrets.randbits(62)
        self.said = 0
        self.their_run: int | None = None
        self.heard = 0
        self.heard_at = now
        self.waiting: list[AnyMessage] = []
        """What goes into the next envelope."""

    def follows(self, envelope: Envelope) -> bool | None:
        """Note an envelope. Return whether it is the next one; None if it is a repetition."""
        if envelope.run != self.their_run:
            self.their_run, self.heard = envelope.run, 0
        expected = self.heard + 1 if envelope.messages else self.heard
        if envelope.number < expected or (not envelope.messages and envelope.number == expected):
            return None
        self.heard = envelope.number
        return envelope.number == expected


class Links:
    def __init__(
        self,
        me: str,
        bus: Bus,
        sealer: Sealer,
        deals: Deals,
        soon: Callable[[Callable[[], None]], object],
        clock: Callable[[], float],
    ) -> None:
        self.me = me
        self._bus = bus
        self._sealer = sealer
        self._deals = deals
        self._soon = soon
        """Calls a function in the next round of the event loop."""
        self._clock = clock
        self._links: dict[str, _Link] = {}
        self._all = _Link(0)
        """What goes to everybody."""
        self._of_all: dict[str, _Link] = {}
        """What each worker has told everybody."""
        self._flushing = False
        self.gaps = 0
        """How often something was missing."""

    def __len__(self) -> int:
        return len(self._links)

    def say(self, worker: str, message: AnyMessage) -> None:
        """Tell a worker something. What is said within one round of the event loop shares an envelope."""
        self._link(worker).waiting.append(message)
        self._flush_soon()

    def say_everybody(self, message: AnyMessage) -> None:
        self._all.waiting.append(message)
        self._flush_soon()

    def flush(self) -> None:
        """Send what was said."""
        self._flushing = False
        for worker, link in ((EVERYBODY, self._all), *self._links.items()):
            if link.waiting:
                messages, link.waiting = link.waiting, []
                link.said += 1
                self._post(worker, link, messages)

    def beat(self) -> None:
        """Say again what should have arrived, and notice which workers are silent."""
        now = self._clock()
        self._post(EVERYBODY, self._all, [])
        for worker, link in list(self._links.items()):
            if now - link.heard_at > SILENCE:
                self.forget(worker)
                self._deals.lost(worker)
            else:
                self._post(worker, link, [])

    def forget(self, worker: str) -> None:
        """There is nothing more to say to that worker."""
        self._links.pop(worker, None)
        self._of_all.pop(worker, None)

    def start_again(self) -> None:
        """The bus was away: whatever was said meanwhile may be lost."""
        for worker in list(self._links):
            self._break(worker)
        self._deals.missed()

    def take(self, recipient: str, packed: bytes) -> None:
        """Read an envelope that has come for this worker, or for all."""
        try:
            envelope = self._sealer.opened(recipient, packed)
        except BadEnvelope as bad:
            logger.warning("what came over the bus was thrown away: %s", bad)
            return
        if envelope.sender == self.me:
            return
        if recipient == EVERYBODY:
            self._take_for_all(envelope)
        else:
            self._take_mine(envelope)

    def _take_for_all(self, envelope: Envelope) -> None:
        worker = envelope.sender
        link = self._of_all.get(worker)
        if link is None:
            # What was said before is in the database, which is read after this worker has begun to listen.
            link = self._of_all[worker] = _Link(0)
            link.their_run, link.heard = envelope.run, envelope.number - bool(envelope.messages)
        follows = link.follows(envelope)
        if follows is None:
            return
        if not follows:
            self.gaps += 1
            self._deals.missed()
        for message in envelope.messages:
            if isinstance(message, Gone):
                self.forget(worker)
                self._deals.lost(worker)
            else:
                self._deals.hear(worker, message)

    def _take_mine(self, envelope: Envelope) -> None:
        worker = envelope.sender
        link = self._link(worker)
        link.heard_at = self._clock()
        follows = link.follows(envelope)
        if follows is None:
            return
        told = any(isinstance(message, Again) for message in envelope.messages)
        if not follows:
            self.gaps += 1
            if not told:
                # What comes after something that is missing is worth nothing.
                self._break(worker)
                return
        for message in envelope.messages:
            if isinstance(message, Again):
                self._deals.start_again(worker)
            else:
                self._deals.hear(worker, message)

    def _break(self, worker: str) -> None:
        """Something is missing: both sides start again."""
        self._link(worker).waiting = [Again()]
        self._flush_soon()
        self._deals.start_again(worker)

    def _flush_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            self._soon(self.flush)

    def _post(self, recipient: str, link: _Link, messages: list[AnyMessage]) -> None:
        envelope = Envelope(self.me, link.run, link.said, messages)
        self._bus.send(recipient, self._sealer.packed(recipient, envelope))

    def _link(self, worker: str) -> _Link:
        link = self._links.get(worker)
        if link is None:
            link = self._links[worker] = _Link(self._clock())
        return link
