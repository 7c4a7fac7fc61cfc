"""The scripted players of our server, in a process of their own. Asked: open, play, linger."""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import sys

import uvloop

from bench.answering import Answer, Request, say
from bench.server.crew import Crew
from bench.server.pair import Club, Pair, Player

AT_ONCE = 50


class Players:
    def __init__(self) -> None:
        self._club = Club("")
        self._pairs: list[Pair] = []
        self._pages: list[Player] = []
        """Pages that only listen."""

    async def open(
        self,
        address: str,
        game: str,
        tables: int,
        seats: int = 2,
        options: dict[str, str] | None = None,
        pages: str | None = None,
    ) -> Answer:
        """Fill each table and start every game. Nobody moves yet. With options, the game is one in real time. With
        `pages`, everybody is connected to that address instead, where another worker serves."""
        self._club = Club(pages or address)
        door = http.client.HTTPConnection(address)
        kind = Pair if options is None else Crew
        for _ in range(tables):
            cookies = [_new_guest(door) for _ in range(seats)]
            self._pairs.append(kind(self._club, _new_table(door, game, cookies, options or {}), cookies))
        door.close()
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(pair.sit_down() for pair in self._pairs[first : first + AT_ONCE]))
        gc.freeze()
        return {"tables": len(self._pairs)}

    async def linger(self, sockets: int) -> Answer:
        """Let so many pages connect that ask for nothing."""
        door = http.client.HTTPConnection(self._club.address)
        cookies = [_new_guest(door) for _ in range(sockets)]
        door.close()
        for first in range(0, sockets, AT_ONCE):
            some = [Player(self._pairs[0], 0, cookie) for cookie in cookies[first : first + AT_ONCE]]
            await asyncio.gather(*(page.connect() for page in some))
            self._pages += some
        return {"sockets": sockets}

    async def play(self, pace: float, warm_up: float, seconds: float, server: int) -> Answer:
        club = self._club
        club.pace = pace
        club.playing = True
        for pair in self._pairs:
            pair.resume()
        await asyncio.sleep(warm_up)
        club.stopwatch.reset(server)
        await asyncio.sleep(seconds)
        report = club.stopwatch.report()
        club.playing = False
        await asyncio.sleep(0.5)
        return report


def _new_guest(door: http.client.HTTPConnection) -> str:
    door.request("GET", "/api/me")
    answer = door.getresponse()
    answer.read()
    cookie = answer.headers["set-cookie"]
    assert cookie is not None, f"no cookie: {answer.status}"
    return cookie.split(";")[0]


def _new_table(door: http.client.HTTPConnection, game: str, cookies: list[str], options: dict[str, str]) -> str:
    seats = [{"kind": "open" if place else "me"} for place in range(len(cookies))]
    body = json.dumps({"game": game, "seats": seats, "options": options})
    door.request("POST", "/api/tables", body, {"Cookie": cookies[0], "Content-Type": "application/json"})
    answer = json.load(door.getresponse())
    assert "table" in answer, str(answer)
    return str(answer["table"])


async def main() -> None:
    players = Players()
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        request: Request = json.loads(line)
        do = request.pop("do")
        say(await {"open": players.open, "play": players.play, "linger": players.linger}[do](**request))


if __name__ == "__main__":
    uvloop.run(main())
