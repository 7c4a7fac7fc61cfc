"""A real Redis for tests: in a folder of its own, without a port, and gone with the tests."""

from __future__ import annotations

import atexit
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

WATCH = 'cat >/dev/null; kill -KILL "$1"; rm -rf "$2"'
"""Ends a Redis whose tests were killed."""


class Redis:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="wfredis", dir="/tmp"))
        self._process: subprocess.Popen[bytes] | None = None
        self._watcher: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"unix://{self.folder}/socket"

    def start(self) -> None:
        found = shutil.which("redis-server")
        assert found is not None, "redis-server is not there: scripts/need-redis installs it"
        options = ["--port", "0", "--unixsocket", f"{self.folder}/socket", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([found, *options], cwd=self.folder, stdout=subprocess.DEVNULL)
        # Its input ends when this process does, even if that is killed.
        watch = ["sh", "-c", WATCH, "watch", str(self._process.pid), str(self.folder)]
        self._watcher = subprocess.Popen(watch, stdin=subprocess.PIPE)
        while not self._answers():
            assert self._process.poll() is None, "Redis has ended"
            time.sleep(0.01)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as line:
            try:
                line.connect(f"{self.folder}/socket")
            except OSError:
                return False
            line.sendall(b"PING\r\n")
            return line.recv(5) == b"+PONG"

    def pause(self) -> None:
        """Let it answer nobody, though it is there."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """Kill it."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        if self._watcher is not None:
            self._watcher.kill()
            self._watcher.communicate()
            self._watcher = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def redis() -> Redis:
    """The Redis of this process, started when it is first needed."""
    started = Redis()
    atexit.register(started.remove)
    return started


def end() -> None:
    """No Redis is left when the tests are over."""
    if redis.cache_info().currsize:
        redis().remove()
