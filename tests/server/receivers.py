"""Real receivers of calls, each on a port of its own: of webhooks and web push, and an SMTP server."""

from __future__ import annotations

import base64
import json
import os
import queue
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tests.server.visitors import SECONDS


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that keeps what is sent to it."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        """The next statuses with which it answers; then 204."""
        self._received: queue.Queue[Received] = queue.Queue()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = receiver.answers.pop(0) if receiver.answers else 204
                if status == 0:
                    # It has the message and says nothing.
                    receiver._received.put(Received(self.path, headers, body))
                    self.connection.close()
                    return
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", receiver.url + "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()
                receiver._received.put(Received(self.path, headers, body))

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def next(self) -> Received:
        """Wait for the next message."""
        return self._received.get(timeout=SECONDS)

    @property
    def quiet(self) -> bool:
        """Whether nothing has come that was not asked for."""
        return self._received.empty()

    def __enter__(self) -> Receiver:
        # It looks often whether it is to stop, as every test waits for that.
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser that has subscribed to web push: it alone can read what is sent."""

    def __init__(self, receiver: Receiver) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.endpoint = f"{receiver.url}/push/{base64.urlsafe_b64encode(os.urandom(9)).decode()}"

    @property
    def target(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, received: Received) -> Any:
        """What a message says, once its signature and its encryption have been checked."""
        assert Vapid02.verify(received.headers["authorization"])
        assert received.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)


def signer(received: Received) -> str:
    """The public key with which a message was signed."""
    return received.headers["authorization"].partition("k=")[2].split(",")[0]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Letters:
    """What an SMTP server was given."""

    def __init__(self) -> None:
        self.refusals: list[str] = []
        """The next answers to a recipient."""
        self._letters: queue.Queue[EmailMessage] = queue.Queue()

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self._letters.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def next(self) -> EmailMessage:
        return self._letters.get(timeout=SECONDS)

    @property
    def quiet(self) -> bool:
        return self._letters.empty()


@contextmanager
def smtp_server() -> Iterator[tuple[Letters, str]]:
    """An SMTP server; returns what it is given, and its host and port."""
    letters = Letters()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield letters, f"127.0.0.1:{port}"
    finally:
        controller.stop()
