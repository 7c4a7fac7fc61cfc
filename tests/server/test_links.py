"""Links between workers over a bus that loses, repeats and delays: whatever happens, pages end with the truth.

The bus and the clock are the test's own, so every order of events can come, and the same one comes again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from webfoot.server import wire
from webfoot.server.edge.hub import Connection
from webfoot.server.settings import Limits
from webfoot.server.workers import links
from webfoot.server.workers.envelopes import (
    EVERYBODY,
    AnyMessage,
    BadEnvelope,
    Changed,
    Command,
    Elsewhere,
    Envelope,
    Gone,
    Left,
    Sealer,
    Texts,
)
from webfoot.server.workers.links import SILENCE, Links
from webfoot.server.workers.relays import AGAIN, Relays

SECRET = "a secret that only workers of one server have"
TABLE = "one-table"
WORKERS = 3


async def nowhere(_: Any) -> None:
    pass


def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    with pytest.raises(StopIteration):
        work.send(None)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here time passes only when a test says so: who is silent is given up as soon as ever."""
    monkeypatch.setattr(links, "SILENCE", SILENCE)


class Bus:
    """Carries envelopes when the test says so, if at all."""

    def __init__(self) -> None:
        self.waiting: list[tuple[str, bytes]] = []

    def send(self, recipient: str, packed: bytes) -> None:
        self.waiting.append((recipient, packed))


class World:
    """What the database knows: who owns the table, and the commands that were obeyed there."""

    def __init__(self) -> None:
        self.now = 0.0
        self.bus = Bus()
        self.nodes = [Node(self, f"worker-{number}") for number in range(WORKERS)]
        self.log: list[str] = []
        self.owner = self.nodes[0]

    def node(self, name: str) -> Node:
        return next(node for node in self.nodes if node.name == name)

    def owner_for(self, asking: Node) -> Node:
        if not self.owner.alive:
            self.owner = asking
        return self.owner

    def deliver(self, place: int, keep: bool = False) -> None:
        recipient, packed = self.bus.waiting[place] if keep else self.bus.waiting.pop(place)
        for node in self.nodes:
            if node.alive and recipient in (node.name, EVERYBODY):
                node.links.take(recipient, packed)
                node.links.flush()

    def tick(self, seconds: float = 0.5) -> None:
        self.now += seconds
        for node in self.nodes:
            if node.alive:
                node.relays.look()
                node.links.flush()
                node.links.beat()


class Node:
    """A worker with pages: real links and relays, and a table with no rules but the order of its commands."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.alive = True
        self.links = Links(name, world.bus, Sealer(SECRET), self, lambda _: None, lambda: world.now)
        self.relays = Relays(self.links, lambda: world.now, to_its_end)
        self.far: set[tuple[str, int]] = set()
        self.pages: list[Page] = []
        self.missed_news = 0

    # the table, at its owner

    def obey(self, command: Any, tell: Callable[[bytes], None], watch: Callable[[], None]) -> None:
        log = self.world.log
        if isinstance(command, wire.Watch):
            watch()
            tell(_text(type="table", seq=len(log)))
        elif command.key not in log:
            log.append(command.key)
            step = _text(type="stepped", seq=len(log))
            for worker, page in sorted(self.far):
                self.links.say(worker, Texts(step, [page], False))
            for near in self.pages:
                if near.watches_here:
                    near.connection.post_encoded(step)
        tell(_text(type="accepted", key=command.key))

    # what links tell

    def hear(self, worker: str, message: AnyMessage) -> None:
        if isinstance(message, Texts):
            self.relays.texts(worker, message)
        elif isinstance(message, Left):
            self.far.discard((worker, message.page))
        elif isinstance(message, Elsewhere):
            self.relays.elsewhere(worker, message)
        elif isinstance(message, Command):
            place = worker, message.page
            command = _decode(message.text)
            if self.world.owner is not self:
                self.links.say(worker, Elsewhere(message.page, TABLE))
                return
            self.obey(
                command,
                lambda text: self.links.say(worker, Texts(text, [place[1]], False)),
                lambda: self.far.add(place),
            )

    def start_again(self, worker: str) -> None:
        self.far = {place for place in self.far if place[0] != worker}
        self.relays.start_again(worker)

    def lost(self, worker: str) -> None:
        if self.world.node(worker).alive:
            self.far = {place for place in self.far if place[0] != worker}
            self.relays.close_all_of(worker)
        else:
            self.start_again(worker)

    def missed(self) -> None:
        self.missed_news += 1


class Screen(Connection):
    """A page's connection that keeps what it is sent."""

    __slots__ = ("told",)

    def __init__(self) -> None:
        super().__init__("anna", nowhere, Limits())
        self.told: list[Any] = []

    def post_encoded(self, text: bytes, compress: bool = False) -> None:
        if not self.closing:
            self.told.append(json.loads(text))


class Page:
    """Sends commands, sends again what was not answered when it had to come again, and checks what it hears."""

    def __init__(self, node: Node, number: int) -> None:
        self.node = node
        self.number = number
        self.connection = Screen()
        self.seq: int | None = None
        self.read = 0
        self.unanswered: dict[str, Any] = {}
        self.answers: list[str] = []
        self.watches_here = False
        self.keys = 0
        self.open()

    def open(self) -> None:
        if self.connection.closing:
            self.node.relays.gone(self.connection)
        self.connection, self.read, self.seq, self.watches_here = Screen(), 0, None, False
        before, self.unanswered = self.unanswered, {}
        self.send(wire.Watch)
        for command in before.values():
            if not isinstance(command, wire.Watch):
                self._obey(command)

    def send(self, kind: type[Any]) -> None:
        self.keys += 1
        self._obey(kind(key=f"{self.node.name}-{self.number}-{self.keys:06}", table=TABLE))

    def _obey(self, command: Any) -> None:
        self.unanswered[command.key] = command
        self._do(command, lambda key: True)

    async def obey_again(self, commands: list[tuple[Any, int]]) -> None:
        for command, _ in commands:
            self._do(command, lambda key: self.node.relays.answered(self.connection, key))

    def _do(self, command: Any, waits: Callable[[str], bool]) -> None:
        owner = self.node.world.owner_for(self.node)
        if owner is self.node:
            told: list[bytes] = []
            self.node.obey(command, told.append, self._watch_here)
            for text in told:
                answer = json.loads(text).get("key")
                if answer is None or waits(answer):
                    self.connection.post_encoded(text)
        else:
            self.node.relays.forward(self.connection, owner.name, command, 1, self)
        self.node.links.flush()

    def _watch_here(self) -> None:
        self.connection.watch(None)
        self.watches_here = True

    def look(self) -> None:
        """Read what has come: no step is missing, none comes twice, and every command is answered once."""
        for message in self.connection.told[self.read :]:
            if message["type"] == "table":
                self.seq = message["seq"]
            elif message["type"] == "stepped":
                assert self.seq is not None
                assert message["seq"] <= self.seq + 1, "a step is missing"
                self.seq = max(self.seq, message["seq"])
            else:
                assert not message["key"].startswith(AGAIN)
                assert message["key"] not in self.answers, "answered twice"
                self.answers.append(message["key"])
                self.unanswered.pop(message["key"], None)
        self.read = len(self.connection.told)


def _text(**fields: Any) -> bytes:
    return json.dumps(fields, separators=(",", ":")).encode()


def _decode(text: str) -> Any:
    """Read a command as a worker does, which refuses what no page could send."""
    return msgspec.json.decode(text, type=wire.AnyCommand)


class Workers(RuleBasedStateMachine):
    """Three workers, two pages at each, one table."""

    @initialize()
    def begin(self) -> None:
        self.world = World()
        for node in self.world.nodes:
            for number in range(2):
                node.pages.append(Page(node, number))
        self.all_comes()

    @rule(number=st.integers(0, WORKERS - 1), page=st.integers(0, 1))
    def command(self, number: int, page: int) -> None:
        node = self.world.nodes[number]
        if node.alive and not node.pages[page].connection.closing:
            node.pages[page].send(wire.Leave)

    @rule(number=st.integers(0, WORKERS - 1), page=st.integers(0, 1))
    def come_again(self, number: int, page: int) -> None:
        if self.world.nodes[number].alive:
            self.world.nodes[number].pages[page].connection.close(1000, "")
            self.world.nodes[number].pages[page].open()

    @rule(many=st.integers(1, 8))
    def deliver(self, many: int) -> None:
        for _ in range(min(many, len(self.world.bus.waiting))):
            self.world.deliver(0)
        self.look()

    @rule()
    def all_comes(self) -> None:
        while self.world.bus.waiting:
            self.world.deliver(0)
        self.look()

    @rule()
    def repeat(self) -> None:
        if self.world.bus.waiting:
            self.world.deliver(0, keep=True)
            self.look()

    @rule(many=st.integers(1, 5))
    def lose(self, many: int) -> None:
        del self.world.bus.waiting[:many]

    @rule(seconds=st.sampled_from([0.5, 0.5, 0.5, SILENCE + 1]))
    def time_passes(self, seconds: float) -> None:
        self.world.tick(seconds)
        self.look()

    @rule(number=st.integers(0, WORKERS - 1))
    def die(self, number: int) -> None:
        living = [node for node in self.world.nodes if node.alive]
        if len(living) > 1 and self.world.nodes[number].alive:
            self.world.nodes[number].alive = False

    def look(self) -> None:
        for node in self.world.nodes:
            for page in node.pages:
                if node.alive:
                    page.look()
                    if page.connection.closing:
                        page.open()

    def teardown(self) -> None:
        if not hasattr(self, "world"):
            return
        # From now on nothing is lost: everybody ends with the same.
        for _ in range(60):
            self.world.tick()
            self.all_comes()
        next(node for node in self.world.nodes if node.alive).pages[0].send(wire.Leave)
        self.all_comes()
        log = self.world.log
        assert len(log) == len(set(log)), "obeyed twice"
        for node in self.world.nodes:
            for page in node.pages:
                if node.alive:
                    assert page.unanswered == {}, "never answered"
                    assert page.seq == len(log), "never told"


TestWorkers = Workers.TestCase
TestWorkers.settings = settings(
    max_examples=100, stateful_step_count=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def test_after_a_gap_pages_of_both_sides_are_told_again() -> None:
    world = World()
    near, far = (node.pages for node in world.nodes[:2])
    near.append(Page(world.nodes[0], 0))
    far.append(Page(world.nodes[1], 0))

    def deliver() -> None:
        while world.bus.waiting:
            world.deliver(0)
        for page in (*near, *far):
            page.look()

    deliver()
    # A command is lost on its way to the owner, which notices that at the next beat and forgets the page.
    far[0].send(wire.Leave)
    world.bus.waiting.clear()
    world.tick()
    deliver()
    near[0].send(wire.Leave)
    world.tick()
    deliver()
    assert near[0].seq == far[0].seq == 2
    assert far[0].unanswered == {}


class Ear:
    """Hears what a link tells."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def hear(self, worker: str, message: AnyMessage) -> None:
        self.heard.append((worker, message))

    def start_again(self, worker: str) -> None:
        self.heard.append((worker, "again"))

    def lost(self, worker: str) -> None:
        self.heard.append((worker, "lost"))

    def missed(self) -> None:
        self.heard.append("missed")


def link(bus: Bus, name: str, secret: str = SECRET) -> tuple[Links, Ear]:
    ear = Ear()
    return Links(name, bus, Sealer(secret), ear, lambda _: None, lambda: 0.0), ear


def test_an_envelope_of_another_secret_or_for_another_worker_is_thrown_away() -> None:
    sealer = Sealer(SECRET)
    packed = sealer.packed("b", Envelope("a", 1, 1, [Changed("bans", "")]))
    assert sealer.opened("b", packed).messages == [Changed("bans", "")]
    for recipient, text, key in (
        ("c", packed, SECRET),
        ("b", packed, SECRET[::-1]),
        ("b", packed[:-1], SECRET),
        ("b", packed[:10], SECRET),
        ("b", b"", SECRET),
    ):
        with pytest.raises(BadEnvelope, match="its seal is not of this server's secret"):
            Sealer(key).opened(recipient, text)
    with pytest.raises(BadEnvelope, match="it cannot be read"):
        sealer.opened("b", sealer._seal("b", b"nonsense") + b"nonsense")


def test_forged_envelopes_are_not_heard() -> None:
    bus = Bus()
    stranger, _ = link(bus, "stranger", SECRET[::-1])
    mine, ear = link(bus, "me")
    stranger.say("me", Left(1))
    stranger.say_everybody(Changed("bans", ""))
    stranger.flush()
    for recipient, packed in bus.waiting:
        mine.take(recipient, packed)
    assert ear.heard == []


def test_what_was_told_to_all_and_missed_is_noticed() -> None:
    bus = Bus()
    one, _ = link(bus, "one")
    two, ear = link(bus, "two")

    def deliver() -> None:
        for recipient, packed in bus.waiting:
            two.take(recipient, packed)
        bus.waiting.clear()

    one.say_everybody(Changed("bans", ""))
    one.flush()
    deliver()
    one.say_everybody(Changed("calls", ""))
    one.flush()
    bus.waiting.clear()
    one.beat()
    deliver()
    assert ear.heard == [("one", Changed("bans", "")), "missed"]
    one.say_everybody(Gone())
    one.flush()
    deliver()
    assert ear.heard[-1] == ("one", "lost")
