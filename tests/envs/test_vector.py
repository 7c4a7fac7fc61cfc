"""Many games at once: the same games in one process and in several, and both workers have something to do."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import webfoot
from webfoot.core.errors import BadOptions
from webfoot.envs.table import GameTable, IllegalAction
from webfoot.envs.vector import Batch, VectorTables, WorkerLost


def first_legal(batch: Batch) -> NDArray[np.int64]:
    return np.asarray(batch.masks.argmax(axis=1))


def random_legal(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))


def lived(workers: int, steps: int) -> list[Any]:
    rng = np.random.default_rng(1)
    told: list[Any] = []
    with VectorTables("canardage", tables=5, workers=workers, seats=3) as tables:
        batch = tables.reset(seed=7)
        for _ in range(steps):
            told.append([part.tolist() for part in batch[1:]])
            batch = tables.step(random_legal(batch, rng))
    return told


def test_workers_play_the_same_games_as_one_process() -> None:
    assert lived(0, 60) == lived(2, 60)


@pytest.mark.parametrize("key", webfoot.game_keys())
def test_what_is_asked_is_what_a_table_says(key: str) -> None:
    table = GameTable(key)
    with VectorTables(key, tables=2, workers=0) as tables:
        batch = tables.reset(seed=3)
        table.start(4)
        for _ in range(12):
            seat = table.asked()
            assert seat is not None
            assert batch.seats[1] == seat
            assert np.array_equal(batch.features[1], table.observe(seat))
            assert np.array_equal(batch.masks[1], table.mask(seat))
            actions = first_legal(batch)
            table.answer(seat, int(actions[1]))
            batch = tables.step(actions)


def test_a_game_that_ends_pays_and_is_followed_by_another() -> None:
    rng = np.random.default_rng(2)
    with VectorTables("canardage", tables=4, workers=0, seats=2) as tables:
        batch = tables.reset()
        ends = 0
        while ends < 8:
            batch = tables.step(random_legal(batch, rng))
            for at in np.flatnonzero(batch.ended):
                assert batch.ended[at] == 1
                assert batch.returns[at].sum() == pytest.approx(0)
                ends += 1
            assert not batch.returns[batch.ended == 0].any()
            assert batch.masks.any(axis=1).all()


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    with VectorTables("dale", tables=2, workers=0, max_cycles=5) as tables:
        batch = tables.reset()
        ended = []
        for _ in range(5):
            batch = tables.step(first_legal(batch))
            ended.append(batch.ended.tolist())
        assert ended == [[0, 0]] * 4 + [[2, 2]]
        assert not batch.returns.any()


@pytest.mark.parametrize("workers", [0, 2])
def test_groups_play_while_others_are_thought_about(workers: int) -> None:
    asked: dict[int, int] = {}
    with VectorTables("canardage", tables=6, workers=workers) as tables:
        for batch in tables.batches(seed=1):
            asked[batch.worker] = asked.get(batch.worker, 0) + 1
            # However slow one of them is on a busy machine, it gets its turns in the end.
            if len(asked) == max(1, workers) and min(asked.values()) >= 5:
                break
            tables.send(batch, first_legal(batch))
        whole = tables.step(first_legal(tables.reset(seed=1)))
    assert len(asked) == max(1, workers)
    assert len(whole.seats) == 6


def test_a_batch_that_nobody_answers_is_told_in_a_sentence() -> None:
    with VectorTables("canardage", tables=1, workers=1) as tables:
        batches = tables.batches()
        next(batches)
        with pytest.raises(BadOptions, match="no batch was answered"):
            next(batches)


def test_an_illegal_action_is_told_in_a_sentence() -> None:
    for workers in (0, 1):
        with VectorTables("canardage", tables=2, workers=workers) as tables:
            batch = tables.reset()
            with pytest.raises(IllegalAction, match="may not make the move"):
                tables.step(np.asarray((batch.masks == 0).argmax(axis=1)))


def test_a_worker_that_is_killed_is_told_in_a_sentence() -> None:
    with VectorTables("canardage", tables=2, workers=2) as tables:
        batch = tables.reset()
        process = tables._workers[1][0]
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        with pytest.raises(WorkerLost, match="worker 1 has ended"):
            tables.step(first_legal(batch))


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"tables": 0}, "tables must be a number"),
        ({"tables": 2, "workers": 3}, "workers must be a number from 0 to 2"),
        ({"max_cycles": 0}, "max_cycles must be at least 1"),
        ({"seats": 9}, "canardage is for 2 to 6 players"),
    ],
)
def test_bad_settings_get_a_clear_sentence(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        VectorTables("canardage", **settings)


def test_too_few_actions_get_a_clear_sentence() -> None:
    with VectorTables("canardage", tables=3, workers=0) as tables:
        tables.reset()
        with pytest.raises(BadOptions, match="3 actions are needed"):
            tables.step(np.zeros(2, dtype=np.int64))
