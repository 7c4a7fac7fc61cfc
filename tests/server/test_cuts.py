"""Connections to PostgreSQL and Redis are cut anywhere, or go silent: what is answered is true all the same.

A proxy counts bytes, so every cut of PostgreSQL falls on the same place in every run: in a question, in an answer, or
between.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server import databases
from tests.server.postgres import postgres, rows
from tests.server.proxy import Proxy
from tests.server.redisserver import redis
from tests.server.together import two_at_two, two_working
from tests.server.visitors import Page
from webfoot.server.storage.postgres import connecting, writer
from webfoot.server.storage.postgres.storage import PostgresStorage, open_postgres
from webfoot.server.storage.protocol import Row, StorageTrouble
from webfoot.server.table.details import Chair, Details
from webfoot.server.wire import ChatLine

CUTS = 30
FARTHEST = 300
"""Bytes of answers until a cut, at most: about two commits."""
FARTHEST_ASKED = 3000
"""Bytes of questions: they are longer."""
WRITTEN = "SELECT seq FROM moves ORDER BY seq"


def through_a_proxy(scenario: Callable[[PostgresStorage, Proxy, str], Awaitable[None]]) -> None:
    address = postgres().new()

    async def play(folder: Path) -> None:
        proxy = Proxy(folder, Path(parse_qs(urlsplit(address).query)["host"][0]))
        await proxy.open()
        storage = await open_postgres(address.replace(str(proxy.behind), str(folder)), "full", link_hash)
        chairs = [Chair("bot"), Chair("bot")]
        await storage.create(Details("table", "canardage", 1, {}, "anna", False, 0, b"seed", chairs=chairs))
        try:
            await scenario(storage, proxy, address)
        finally:
            proxy.speak()
            await storage.close()
            await proxy.close()

    # A socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="wfcut", dir="/tmp") as folder:
        asyncio.run(play(Path(folder)))


def link_hash(table: str, seat: int, nonce: str) -> str:
    return f"{table}/{seat}/{nonce}"


async def is_written(work: Awaitable[None]) -> bool:
    try:
        await work
    except StorageTrouble:
        return False
    return True


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something of which nobody tells."""
    while not await true():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


def test_wherever_a_connection_is_cut_every_answer_is_true() -> None:
    luck = random.Random(19)

    async def scenario(storage: PostgresStorage, proxy: Proxy, address: str) -> None:
        seq, warm, confirmed = 0, False, list[int]()
        doubtful = 0
        while proxy.cuts < CUTS:
            if proxy.left is None and warm:
                # Statements are prepared by now: cuts fall into commits, before they are made or into their answers.
                answers = proxy.cuts % 3 != 0
                proxy.cut_after(luck.randrange(1, FARTHEST if answers else FARTHEST_ASKED), answers=answers)
            seq, cuts = seq + 1, proxy.cuts
            assert seq < 50 * CUTS, "nothing can be written any more"
            row = Row("table", seq, "play", 0, "{}", 0, None)
            units = [storage.append([row])]
            if seq % 2:
                # Rows alone go by one statement, and with other things in a transaction.
                units.append(storage.say("table", "anna", ChatLine("Anna", 0, "hello", seq, "anna"), f"key{seq}"))
            written, *_ = await asyncio.gather(*map(is_written, units))
            doubtful += proxy.cuts > cuts and written
            warm = written and proxy.cuts == cuts
            if written:
                confirmed.append(seq)
            assert await asyncio.to_thread(rows, address, WRITTEN) == [(one,) for one in confirmed]
        # Some were cut off and written, and some were cut off and not.
        assert doubtful >= 3
        assert len(confirmed) <= seq - 3

    through_a_proxy(scenario)


def test_a_network_that_swallows_everything_is_waited_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(storage: PostgresStorage, proxy: Proxy, address: str) -> None:
        async def in_doubt() -> bool:
            return storage._postgres.writer._in_doubt

        async def well() -> bool:
            return await is_written(storage.probe())

        with monkeypatch.context() as hasty:
            hasty.setattr(writer, "COMMIT_SECONDS", 0.5)
            hasty.setattr(connecting, "CONNECT_SECONDS", 0.5)
            proxy.go_silent()
            doubtful = asyncio.ensure_future(storage.append([Row("table", 1, "play", 0, "{}", 0, None)]))
            await until(in_doubt)
            # Nobody else waits for it.
            with pytest.raises(StorageTrouble):
                await storage.probe()
            assert not doubtful.done()
        proxy.speak()
        written = await is_written(doubtful)
        assert await asyncio.to_thread(rows, address, WRITTEN) == ([(1,)] if written else [])
        await until(well)

    through_a_proxy(scenario)


CUTS_OF_REDIS = 8


@contextmanager
def before_redis() -> Iterator[tuple[Proxy, str]]:
    """A proxy in a thread of its own, and the address by which workers reach Redis through it."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    with tempfile.TemporaryDirectory(prefix="wfcut", dir="/tmp") as folder:
        proxy = Proxy(Path(folder), redis().folder, "socket")
        asyncio.run_coroutine_threadsafe(proxy.open(), loop).result()
        try:
            yield proxy, f"unix://{folder}/socket"
        finally:
            asyncio.run_coroutine_threadsafe(proxy.close(), loop).result()
            loop.call_soon_threadsafe(loop.stop)
            thread.join()
            loop.close()


def come_again(page: Page) -> Page:
    """Connect as a page does that was told to try again."""
    while True:
        try:
            return page.guest.page(page.info["id"])
        except WebSocketDisconnect:
            time.sleep(0.05)


def test_wherever_a_line_to_redis_is_cut_friends_play_on(tmp_path: Path) -> None:
    luck = random.Random(3)
    with (
        databases.using("postgres"),
        before_redis() as (proxy, address),
        two_working(tmp_path, bus=address) as pair,
    ):
        pages = list(two_at_two(pair, game="dale"))
        for cuts in range(1, CUTS_OF_REDIS + 1):
            proxy.cut_after(luck.randrange(1, 4000), answers=luck.random() < 0.5)
            goal = pages[0].seq + 2
            while pages[0].seq < goal or proxy.cuts < cuts:
                for seat in (0, 1):
                    try:
                        pages[seat].catch_up(max(page.seq for page in pages))
                        if pages[seat].brief["moves"]:
                            assert pages[seat].play() in (None, "stale")
                    except WebSocketDisconnect:
                        pages[seat] = come_again(pages[seat])
                assert not pages[0].brief["over"], "the game is over before the last cut"
        here, there = (come_again(page) for page in pages)
        assert here.seq == there.seq
        # Nothing was obeyed twice, though commands were sent again.
        written = databases.execute(tmp_path, "SELECT seq FROM moves ORDER BY seq")
        assert [seq for (seq,) in written] == list(range(1, here.seq + 1))
