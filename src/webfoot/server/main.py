"""Runs the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket as sockets
import subprocess
import sys
import webbrowser
from typing import Any

import uvicorn
from litestar import Litestar

from webfoot.compiled import background
from webfoot.server import folder
from webfoot.server.app import create_app
from webfoot.server.edge.frames import BatchingProtocol
from webfoot.server.edge.handshake import Gate, GuardedProtocol, room_for_connections
from webfoot.server.environment import settings_with
from webfoot.server.logs import log_to_stderr
from webfoot.server.settings import Settings
from webfoot.server.wire import MAX_MESSAGE_BYTES

LOOK_SECONDS = 1.0
"""How often the server looks whether the engine is built."""
PING_SECONDS = 20.0
PONG_SECONDS = 40.0
"""socket.py gives the reasons for these values."""


class _Server(uvicorn.Server):
    """Prints its address as soon as it can be reached."""

    open_browser = False
    app: Litestar

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104
        address = f"http://{shown}:{port}/"
        folder.tell_address(self.app.state["house"].settings, _near(host, port))
        build, engine = background.start()
        _say(f"Webfoot is ready: {address}")
        _say(engine)
        if build is not None:
            self._building = asyncio.create_task(self._use_when_whole(build))
        if self.open_browser and _display():
            webbrowser.open(address)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        folder.forget_address(self.app.state["house"].settings)
        await super().shutdown(sockets)

    async def _use_when_whole(self, build: subprocess.Popen[bytes]) -> None:
        """Wait for a build of the engine, and let bots use it."""
        while build.poll() is None:  # noqa: ASYNC110  (a process of subprocess has no event)
            await asyncio.sleep(LOOK_SECONDS)
        if build.returncode == 0:
            await self.app.state["house"].bots.renew()
            _say("engine: compiled; bots use it from now on, the server from its next start")
        else:
            assert build.stderr is not None
            _say(f"engine: interpreted ({build.stderr.read().decode(errors='replace').strip()})")


def _near(host: str, port: int) -> str:
    """Return the address at which programs on this machine reach the server."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    return f"http://{f'[{near}]' if ':' in near else near}:{port}/"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _display() -> bool:
    """Whether a window can be shown. Without a display, a browser would open inside the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(*, open_browser: bool = False, **settings: Any) -> None:
    """Serve until interrupted. Settings are those of Settings, and count more than the environment's.

    Port 0 takes any free one. BadSetting says what is wrong with a setting; FolderInUse, BadDatabase and BadSecret
    say what is wrong with the folder.
    """
    chosen = settings_with(settings)
    log_to_stderr(chosen.log, chosen.log_level)
    # Only the user who runs the server can read what it writes.
    os.umask(0o077)
    app = create_app(chosen, folder_is_open=True, write_apart=True)
    with folder.opened(chosen):
        _run(app, chosen, open_browser)


def configuration(app: Any, chosen: Settings, room: int | None = None) -> uvicorn.Config:
    """How the web server runs the application, with room for so many connections if that is known."""
    gate = Gate(chosen.limits, chosen.proxies, room)
    return uvicorn.Config(
        app,
        host=chosen.host,
        port=chosen.port,
        loop="auto",  # uvloop where it exists
        http=GuardedProtocol.behind(gate),
        ws=BatchingProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        # The protocol compresses what is worth it by itself.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(chosen.proxies),
        timeout_graceful_shutdown=5,
    )


def _run(app: Litestar, chosen: Settings, open_browser: bool) -> None:
    # What is loaded now stays loaded; the garbage collector need not look through it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 100, 50)
    # Threads read the database and play long tables again: let the event loop not wait long for the interpreter.
    sys.setswitchinterval(0.0005)
    server = _Server(configuration(app, chosen, room_for_connections(chosen.limits.connections)))
    server.open_browser = open_browser
    server.app = app
    try:
        with contextlib.suppress(KeyboardInterrupt):
            server.run()
    except SystemExit:
        if "refused" in app.state:
            raise app.state["refused"] from None
        raise
