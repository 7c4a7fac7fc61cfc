"""Coroutines that run at once, and moves that are made so: their order, and what happens when the row is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.visitors import SECONDS, Page, Server, host_too, two_players
from tests.toys.glasses import Glasses, GlassesState
from webfoot.server.edge import eager, hub
from webfoot.server.house import House
from webfoot.server.storage.protocol import LostRace, NotOwner

pytestmark = pytest.mark.both


def played(scenario: Callable[[list[str]], Coroutine[Any, Any, None]]) -> list[str]:
    notes: list[str] = []
    asyncio.run(scenario(notes))
    return notes


def test_it_begins_at_once_and_goes_on_when_what_it_waits_for_is_there() -> None:
    async def scenario(notes: list[str]) -> None:
        written: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            notes.append("begun")
            notes.append(await written)

        eager.run(work(), lambda: notes.append("done"))
        notes.append("the caller goes on")
        await asyncio.sleep(0)
        written.set_result("written")
        await asyncio.sleep(0)

    assert played(scenario) == ["begun", "the caller goes on", "written", "done"]


def test_it_may_wait_for_locks_sleeps_and_bare_yields() -> None:
    async def scenario(notes: list[str]) -> None:
        lock = asyncio.Lock()
        done = asyncio.Event()

        async def work() -> None:
            async with lock:
                await asyncio.sleep(0)
                await asyncio.sleep(0.001)
                notes.append("slept")

        await lock.acquire()
        eager.run(work(), done.set)
        notes.append("waits")
        lock.release()
        await done.wait()
        assert not lock.locked()

    assert played(scenario) == ["waits", "slept"]


def test_an_exception_of_what_it_waits_for_is_raised_inside() -> None:
    async def scenario(notes: list[str]) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                await written
            except OSError as error:
                notes.append(str(error))

        eager.run(work(), lambda: notes.append("done"))
        written.set_exception(OSError("the disk is full"))
        await asyncio.sleep(0)

    assert played(scenario) == ["the disk is full", "done"]


def test_an_exception_that_leaves_it_is_reported_and_ends_it() -> None:
    async def scenario(notes: list[str]) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: notes.append(repr(context["exception"])))

        async def work() -> None:
            raise ValueError("never mind")

        eager.run(work(), lambda: notes.append("done"))

    assert played(scenario) == ["done", "ValueError('never mind')"]


class SlowDisk:
    """Rows of moves are kept back until the test lets them through, or are refused."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self._server = server
        self._free = asyncio.Event()
        self.trouble: Exception | None = None
        kept = server.house.storage.append

        async def slowly(rows: Any, **more: Any) -> None:
            await self._free.wait()
            if self.trouble is not None:
                raise self.trouble
            await kept(rows, **more)

        monkeypatch.setattr(server.house.storage, "append", slowly)

    def free(self) -> None:
        self._server.in_house(lambda house: self._free.set())


def actor_of(first: Page, second: Page) -> Page:
    return first if first.brief["moves"] else second


def test_commands_of_a_page_are_answered_in_their_order(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    actor = actor_of(*two_players(server))
    disk = SlowDisk(server, monkeypatch)
    table, move = actor.info["id"], actor.brief["moves"][0]["move"]
    sent = [
        actor.send("play", table=table, seq=1, move=move),
        # Asks for no table, so that only the order of the commands can keep it back.
        actor.send("ping"),
        actor.send("say", table=table, text="Quack"),
        actor.send("play", table=table, seq=1, move=move),
    ]
    # The move waits for the disk, and what came after it waits for the move.
    server.in_house(lambda house: asyncio.sleep(0.05))
    disk.free()
    assert actor.answer_to(sent[0]) is None
    assert not actor.messages("pong")
    assert not actor.messages("chat")
    assert actor.hear("pong")["key"] == sent[1]
    assert actor.answer_to(sent[2]) is None
    assert actor.answer_to(sent[3]) == "stale"
    assert actor.seq == 2


def test_a_move_whose_row_exists_already_is_refused_and_the_table_reads_its_log(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = actor_of(*two_players(server))
    with monkeypatch.context() as patch:
        disk = SlowDisk(server, patch)
        disk.trouble = LostRace("another writer was first")
        disk.free()
        assert actor.play() == "stale"
    assert actor.play() is None
    assert actor.seq == 2


def test_a_move_that_fails_frees_the_table(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    actor = actor_of(*two_players(server))
    with monkeypatch.context() as patch:
        disk = SlowDisk(server, patch)
        disk.trouble = ValueError("a fault of ours")
        disk.free()
        assert actor.play() == "unavailable"
    assert actor.play() is None


def test_a_move_that_was_written_before_is_accepted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this worker had lost sight of its own commit: the row is there, with the key of the command."""
    actor = actor_of(*two_players(server))
    storage = server.house.storage
    kept = storage.append

    async def twice(rows: Any, **more: Any) -> None:
        await kept(rows, **more)
        await kept(rows, **more)

    with monkeypatch.context() as patch:
        patch.setattr(storage, "append", twice)
        assert actor.play() is None
    assert len(server.in_house(lambda house: house.storage.rows(actor.info["id"]))) == 2


def test_a_move_at_a_table_that_was_taken_over_is_made_once_it_is_ours_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = actor_of(*two_players(server))
    storage, troubles = server.house.storage, [NotOwner(actor.info["id"])]
    kept = storage.append

    async def once_elsewhere(rows: Any, **more: Any) -> None:
        if troubles:
            raise troubles.pop()
        await kept(rows, **more)

    # There is one more worker, as far as this one knows.
    monkeypatch.setattr(type(server.house.others), "__bool__", lambda _: True)
    monkeypatch.setattr(storage, "append", once_elsewhere)

    async def written(house: House) -> list[str]:
        while len(rows := await house.storage.rows(actor.info["id"])) < 2:  # noqa: ASYNC110  (nothing tells)
            await asyncio.sleep(0.01)
        return [row.kind for row in rows]

    # Its pages ask again: another worker may have told them of other moves.
    with pytest.raises(WebSocketDisconnect) as closed:
        actor.play()
    assert closed.value.code == hub.CLOSE_AGAIN
    assert server.in_house(lambda house: asyncio.wait_for(written(house), SECONDS)) == ["start", "play"]


def test_a_move_that_waits_for_its_row_keeps_others_from_the_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two_players(server)
    actor = actor_of(first, second)
    other = second if actor is first else first
    disk = SlowDisk(server, monkeypatch)
    sent = actor.send("play", table=first.info["id"], seq=1, move=actor.brief["moves"][0]["move"])
    server.in_house(lambda house: asyncio.sleep(0.05))
    resigned = other.send("resign", table=first.info["id"])
    disk.free()
    assert actor.answer_to(sent) is None
    assert other.answer_to(resigned) is None
    rows = server.in_house(lambda house: house.storage.rows(first.info["id"]))
    assert [row.kind for row in rows] == ["start", "play", "resign"]


def test_a_move_sent_again_is_answered_again_and_not_made_again(server: Server) -> None:
    actor = actor_of(*two_players(server))
    move = actor.brief["moves"][0]["move"]
    for _ in range(2):
        sent = actor.send("play", key="the-same-key", table=actor.info["id"], seq=1, move=move)
        assert actor.answer_to(sent) is None
    assert len(server.in_house(lambda house: house.storage.rows(actor.info["id"]))) == 2


def test_a_game_that_fails_is_answered_and_the_page_goes_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Glasses())
    first, _ = two_players(server, game="glasses")

    def failing(_: object) -> int:
        raise ValueError("a fault of the game")

    with monkeypatch.context() as patch:
        patch.setattr(GlassesState, "deadline", failing)
        assert first.play({"move": "turn"}) == "unavailable"
    assert first.play({"move": "turn"}) is None


def test_a_move_is_finished_although_its_page_has_gone(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = two_players(server)
    actor = actor_of(first, second)
    other = second if actor is first else first
    disk = SlowDisk(server, monkeypatch)
    actor.send("play", table=first.info["id"], seq=1, move=actor.brief["moves"][0]["move"])
    server.in_house(lambda house: asyncio.sleep(0.05))
    actor.session.close()
    disk.free()
    other.catch_up(2)
