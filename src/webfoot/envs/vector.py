"""Many games at once for self-play, in processes of their own: features and masks come in numpy arrays.

Each worker process has some of the tables. At each table one seat is asked at a time, as in an AEC environment, and a
game that has ended is followed by the next one at once. `VectorTables.step` acts at all tables together. With
`batches` and `send`, one group of tables plays while actions are chosen for another; so no core has to wait.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from webfoot.core.errors import BadOptions, WebfootError
from webfoot.envs.table import GameTable, IllegalAction

MOST_TABLES: Final = 10_000
MOST_WORKERS: Final = 64
PATIENCE: Final = 5_000
"""Decisions after which a game that may never end is broken off, if nothing else is said."""


class WorkerLost(WebfootError):
    """A worker process has ended by itself."""


class Batch(NamedTuple):
    """What is asked at some tables. The arrays are overwritten by the next step; copy what is to be kept."""

    worker: int
    """The group of tables, or -1 for all."""
    features: NDArray[np.float32]
    """By table: what the seat that is asked may know."""
    masks: NDArray[np.int8]
    """By table: 1 for each legal action."""
    seats: NDArray[np.int32]
    """By table: the seat that is asked."""
    ended: NDArray[np.int8]
    """By table: 1 if the last action ended a game, 2 if the game was broken off. The next game has begun."""
    returns: NDArray[np.float32]
    """By table and seat: the rewards of the game that ended, otherwise 0."""


_FIELDS: Final[Mapping[str, type]] = {
    "features": np.float32,
    "masks": np.int8,
    "seats": np.int32,
    "ended": np.int8,
    "returns": np.float32,
    "actions": np.int32,
}
Arrays = dict[str, NDArray[Any]]


class Tables:
    """Some tables in one process; they write into arrays that are given."""

    def __init__(self, made: list[GameTable], arrays: Arrays, longest: int | None) -> None:
        self._tables = made
        self._arrays = arrays
        self._longest = longest
        self._decisions = [0] * len(made)
        self._next: list[int] = []

    def start(self, seeds: list[int]) -> None:
        """Begin a game at each table. Its later games have the numbers that follow in steps of all tables."""
        self._next = list(seeds)
        self._arrays["ended"][:] = 0
        self._arrays["returns"][:] = 0
        for at in range(len(self._tables)):
            self._begin(at)
            self._show(at)

    def step(self, stride: int) -> None:
        """Take the action of each table. Raises IllegalAction; then no later table has acted."""
        arrays = self._arrays
        arrays["ended"][:] = 0
        arrays["returns"][:] = 0
        for at, table in enumerate(self._tables):
            table.answer(int(arrays["seats"][at]), int(arrays["actions"][at]))
            self._decisions[at] += 1
            late = self._longest is not None and self._decisions[at] >= self._longest
            if table.asked() is None or late:
                arrays["ended"][at] = 1 if table.over else 2
                arrays["returns"][at] = table.rewards()
                self._next[at] += stride
                self._begin(at)
            self._show(at)

    def _begin(self, at: int) -> None:
        self._tables[at].start(self._next[at])
        self._decisions[at] = 0

    def _show(self, at: int) -> None:
        table = self._tables[at]
        seat = table.asked()
        assert seat is not None, "a game begins with somebody's decision"
        arrays = self._arrays
        arrays["seats"][at] = seat
        arrays["features"][at] = table.observe(seat)
        mask = arrays["masks"][at]
        mask[:] = 0
        mask[table.legal(seat)] = 1


class VectorTables:
    """Tables of one game, spread over worker processes. Use it as a context manager, or call `close`."""

    def __init__(
        self,
        game: str,
        tables: int = 64,
        workers: int = 2,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        data: str | Path | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """Start the workers. With `workers=0` everything happens in this process.

        `max_cycles` is the number of decisions after which a game is broken off. Raises UnknownGame, BadOptions or
        BadData.
        """
        if not 1 <= tables <= MOST_TABLES:
            raise BadOptions(f"tables must be a number from 1 to {MOST_TABLES}, not {tables}")
        if not 0 <= workers <= min(MOST_WORKERS, tables):
            raise BadOptions(f"workers must be a number from 0 to {min(MOST_WORKERS, tables)}, not {workers}")
        if max_cycles is not None and max_cycles < 1:
            raise BadOptions(f"max_cycles must be at least 1, not {max_cycles}")
        sample = GameTable(game, seats, options, data)
        self.tables = tables
        self.seats = sample.seats
        self.actions = sample.actions
        self.length = sample.length
        if max_cycles is None and sample.game.may_never_end:
            max_cycles = PATIENCE
        shapes = {
            "features": (tables, self.length),
            "masks": (tables, self.actions),
            "seats": (tables,),
            "ended": (tables,),
            "returns": (tables, self.seats),
            "actions": (tables,),
        }
        self._memory = {name: _shared(shape, _FIELDS[name]) for name, shape in shapes.items()} if workers else {}
        self._arrays: Arrays = {
            name: np.ndarray(shape, _FIELDS[name], self._memory[name].buf)
            if workers
            else np.zeros(shape, _FIELDS[name])
            for name, shape in shapes.items()
        }
        self._parts = _parts(tables, max(workers, 1))
        self._own: Tables | None = None
        self._workers: list[tuple[Any, Connection]] = []
        self._busy: set[int] = set()
        if workers:
            described = (game, self.seats, dict(options or {}), data, max_cycles)
            names = {name: (memory.name, shapes[name]) for name, memory in self._memory.items()}
            context = multiprocessing.get_context("spawn")
            for part in self._parts:
                here, there = context.Pipe()
                process = context.Process(target=_work, args=(described, names, part, tables, there), daemon=True)
                process.start()
                there.close()
                self._workers.append((process, here))
        else:
            made = [GameTable(game, seats, options, data) for _ in range(tables)]
            self._own = Tables(made, self._arrays, max_cycles)

    # all tables together

    def reset(self, seed: int = 0) -> Batch:
        """Begin new games at all tables, numbered from this seed, and return what is asked."""
        self._finish()
        if self._own is not None:
            self._own.start(list(range(seed, seed + self.tables)))
        for at in range(len(self._workers)):
            self._tell(at, ("start", seed))
        return self._all()

    def step(self, actions: NDArray[Any]) -> Batch:
        """Act at all tables and return what is asked next. Raises IllegalAction or WorkerLost."""
        self._finish()
        self._write(slice(0, self.tables), actions)
        if self._own is not None:
            self._own.step(self.tables)
        for at in range(len(self._workers)):
            self._tell(at, ("step", 0))
        return self._all()

    # group by group

    def batches(self, seed: int = 0) -> Iterator[Batch]:
        """Begin new games, and yield what is asked at a group of tables as soon as that group is ready.

        Answer each batch with `send` before the next one is asked for. The loop never ends by itself. Raises
        BadOptions if no batch has been answered.
        """
        whole = self.reset(seed)
        if self._own is not None:
            while True:
                yield whole
        ready = list(range(len(self._workers)))
        while True:
            while ready:
                yield self._batch(ready.pop(0))
            if not self._busy:
                raise BadOptions("no batch was answered with send")
            answered = wait([self._workers[at][1] for at in self._busy])
            for at in sorted(self._busy):
                if self._workers[at][1] in answered:
                    self._hear(at)
                    ready.append(at)

    def send(self, batch: Batch, actions: NDArray[Any]) -> None:
        """Act at the tables of a batch, without waiting for what comes of it. Raises IllegalAction or WorkerLost."""
        if self._own is not None:
            self._write(slice(0, self.tables), actions)
            self._own.step(self.tables)
            return
        self._write(self._parts[batch.worker], actions)
        self._tell(batch.worker, ("step", 0))

    # inside

    def _write(self, part: slice, actions: NDArray[Any]) -> None:
        given = np.asarray(actions)
        if given.shape != (part.stop - part.start,):
            raise BadOptions(f"{part.stop - part.start} actions are needed, not an array of the shape {given.shape}")
        self._arrays["actions"][part] = given

    def _tell(self, at: int, what: tuple[str, int]) -> None:
        try:
            self._workers[at][1].send(what)
        except OSError:
            raise WorkerLost(f"worker {at} has ended by itself") from None
        self._busy.add(at)

    def _hear(self, at: int) -> None:
        self._busy.discard(at)
        try:
            said = self._workers[at][1].recv()
        except (EOFError, OSError):
            raise WorkerLost(f"worker {at} has ended by itself") from None
        if said:
            raise IllegalAction(said)

    def _finish(self) -> None:
        """Wait for groups that are still playing."""
        for at in sorted(self._busy):
            self._hear(at)

    def _all(self) -> Batch:
        self._finish()
        return self._of(-1, slice(0, self.tables))

    def _batch(self, at: int) -> Batch:
        return self._of(at, self._parts[at])

    def _of(self, worker: int, part: slice) -> Batch:
        arrays = self._arrays
        return Batch(worker, *(arrays[name][part] for name in ("features", "masks", "seats", "ended", "returns")))

    def close(self) -> None:
        """End the workers and free the arrays."""
        for process, connection in self._workers:
            with suppress(OSError):
                connection.send(("end", 0))
            connection.close()
            process.join(timeout=10)
            if process.is_alive():
                process.terminate()
        self._workers = []
        self._arrays = {}
        for memory in self._memory.values():
            memory.close()
            memory.unlink()
        self._memory = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _shared(shape: tuple[int, ...], kind: type) -> SharedMemory:
    return SharedMemory(create=True, size=max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))


def _parts(tables: int, groups: int) -> list[slice]:
    ends = [tables * group // groups for group in range(groups + 1)]
    return [slice(first, last) for first, last in pairwise(ends)]


def _work(
    described: tuple[str, int, dict[str, object], Any, int | None],
    names: dict[str, tuple[str, tuple[int, ...]]],
    part: slice,
    stride: int,
    connection: Connection,
) -> None:
    """Serve the tables of one group until told to end. Runs in a process of its own."""
    game, seats, options, data, longest = described
    memory = {name: SharedMemory(name=where) for name, (where, _) in names.items()}
    arrays: Arrays = {
        name: np.ndarray(shape, _FIELDS[name], memory[name].buf)[part] for name, (_, shape) in names.items()
    }
    tables = Tables([GameTable(game, seats, options, data) for _ in range(part.start, part.stop)], arrays, longest)
    with suppress(EOFError, KeyboardInterrupt, OSError):
        while True:
            what, seed = connection.recv()
            if what == "end":
                break
            try:
                if what == "start":
                    tables.start([seed + at for at in range(part.start, part.stop)])
                else:
                    tables.step(stride)
            except IllegalAction as error:
                connection.send(str(error))
            else:
                connection.send("")
    del tables
    arrays.clear()
    for one in memory.values():
        with suppress(BufferError):
            one.close()
