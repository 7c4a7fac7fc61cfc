"""A process that measures when asked, and rests otherwise, so that several can take turns."""

from __future__ import annotations

import json
import subprocess
import tempfile
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).resolve().parent.parent
SECONDS_TO_ANSWER = 90.0


class WorkerFailed(Exception):
    """The process died, took too long or said something else."""


class Worker:
    def __init__(self, command: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> None:
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115  (closed with the worker)
        self._process = subprocess.Popen(
            [str(part) for part in command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            cwd=cwd,
            env=dict(env) if env is not None else None,
            text=True,
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, *, limit: float = SECONDS_TO_ANSWER, **request: object) -> Any:
        """The answer to a request."""
        self.tell(**request)
        return self.answer(limit)

    def tell(self, **request: object) -> None:
        """Ask, and go on: the answer is fetched later."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise WorkerFailed(self._last_words()) from None

    def answer(self, limit: float = SECONDS_TO_ANSWER) -> Any:
        return json.loads(self.hear(limit))

    def hear(self, limit: float = SECONDS_TO_ANSWER) -> str:
        """The next line it says."""
        assert self._process.stdout is not None
        patience = threading.Timer(limit, self._process.kill)
        patience.start()
        try:
            line = self._process.stdout.readline()
        finally:
            patience.cancel()
        if not line:
            raise WorkerFailed(self._last_words())
        return line

    def close(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._complaints.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _last_words(self) -> str:
        self._process.wait(5)
        self._complaints.seek(0)
        lines = [line for line in self._complaints.read().splitlines() if line.strip()]
        return lines[-1].strip() if lines else f"ended with code {self._process.returncode}, or was too slow"
