"""Running the server for real."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import socket as sockets
import sys
import webbrowser
from typing import Any

import uvicorn

from webfoot.server.app import create_app
from webfoot.server.edge.frames import BatchingProtocol
from webfoot.server.edge.handshake import Gate, GuardedProtocol, room_for_connections
from webfoot.server.environment import BadSetting, from_environment
from webfoot.server.settings import Settings
from webfoot.server.wire import MAX_MESSAGE_BYTES

PING_SECONDS = 20.0
PONG_SECONDS = 40.0
"""Why these: see socket.py."""


class _Server(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    open_browser = False

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104
        address = f"http://{shown}:{port}/"
        sys.stdout.write(f"Webfoot is ready: {address}\n")
        sys.stdout.flush()
        if self.open_browser and _display():
            webbrowser.open(address)


def _display() -> bool:
    """Whether a window can be shown; without one, a browser would open inside the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(*, open_browser: bool = False, proxies: str = "127.0.0.1", **settings: Any) -> None:
    """Serve until interrupted. Settings are those of Settings, and count more than the environment's.

    Port 0 takes any free one. BadSetting says what is wrong with a setting.

    `proxies` names the addresses whose word on who is visiting is believed.
    """
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        chosen = Settings(**{**from_environment(), **settings})
    except ValueError as error:
        raise BadSetting(str(error)) from None
    app = create_app(chosen)
    room = room_for_connections(chosen.limits.connections)
    gate = Gate(chosen.limits, frozenset(proxy.strip() for proxy in proxies.split(",")), room)
    config = uvicorn.Config(
        app,
        host=chosen.host,
        port=chosen.port,
        loop="auto",  # uvloop where it exists
        http=GuardedProtocol.behind(gate),
        ws=BatchingProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        # Messages are small; packing them halves the throughput.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=5,
    )
    # What is loaded now stays; looking through it again and again would only cost time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # The thread that writes moves waits for the interpreter several times a commit; not five milliseconds each time.
    sys.setswitchinterval(0.0005)
    server = _Server(config)
    server.open_browser = open_browser
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
