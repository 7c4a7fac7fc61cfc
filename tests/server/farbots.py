"""Bots of the tests that connect with a token, as programs elsewhere do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from tests.server.visitors import SECONDS, Guest, Page, Server
from webfoot.server import bottokens


def token_for(folder: Path, name: str = "duck") -> str:
    return bottokens.give(name, folder)


class FarBot:
    """A bot that is connected, and all that it was sent."""

    def __init__(self, server: Server, token: str, **headers: str) -> None:
        headers = {"authorization": f"Bearer {token}", **headers}
        self.session = server.client.websocket_connect("/bot/socket", headers=headers)
        self.heard: list[str] = []

    def __enter__(self) -> FarBot:
        self.session.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.session.__exit__()

    def send(self, **message: Any) -> None:
        self.session.send_text(json.dumps(message))

    def listen(self) -> Any:
        text = self.session.receive_text(timeout=SECONDS)
        self.heard.append(text)
        return json.loads(text)

    def hear(self, kind: str) -> Any:
        """Answer `start` with `ready`, until a message of this kind comes."""
        while True:
            message = self.listen()
            if message["type"] == "start" and kind != "start":
                self.send(type="ready", protocol=1, table=message["table"])
            if message["type"] == kind:
                return message

    def answer(self, asked: Any, number: int | None = None) -> None:
        chosen = asked["legal"][0]["number"] if number is None else number
        self.send(type="move", id=asked["id"], number=chosen, table=asked["table"])

    def play(self, until: Callable[[Any], bool] = lambda message: message["type"] == "end") -> Any:
        """Play first legal moves until something comes."""
        while True:
            message = self.listen()
            if until(message):
                return message
            if message["type"] == "start":
                self.send(type="ready", protocol=1, table=message["table"])
            elif message["type"] == "ask":
                self.answer(message)

    def messages(self, kind: str) -> list[Any]:
        return [message for text in self.heard if (message := json.loads(text))["type"] == kind]

    def closed_with(self) -> int:
        try:
            while True:
                self.listen()
        except WebSocketDisconnect as closed:
            return closed.code


def come(server: Server, token: str) -> FarBot:
    """A bot that is connected, until the pages of the server are closed."""
    bot = FarBot(server, token)
    server.open_page(bot)  # type: ignore[arg-type]
    return bot


def eventually(true: Callable[[], bool]) -> None:
    """Wait for what must come."""
    until = monotonic() + SECONDS
    while not true():
        assert monotonic() < until, "it did not come"


def levels(server: Server) -> list[str]:
    """The bots that can be seated now."""
    found: list[str] = server.client.get("/api/games").json()[0]["levels"]
    return found


def begun(host: Guest, *seats: str, game: str = "canardage") -> Page:
    """A page at a table whose game has begun."""
    return host.page(host.create(*seats, start=True, game=game))
