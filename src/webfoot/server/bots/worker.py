"""A worker process that thinks for bots; pool.py describes the messages."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Union

import msgspec

from webfoot.bots.coaching import COACH, advised
from webfoot.bots.entrants import entrant
from webfoot.bots.perspective import Bot, Listener
from webfoot.bots.seat import plan
from webfoot.core.registry import rules_of
from webfoot.server.bots.homes import Told
from webfoot.server.bots.pool import Answer, Question, Request
from webfoot.server.pipes import packed, texts

Think = Callable[[Question, int], list[int]]


def work(source: BinaryIO, sink: BinaryIO, think: Think) -> None:
    sink.write(packed(Answer(None)))
    sink.flush()
    for text in texts(source):
        request = msgspec.msgpack.decode(text, type=Request)
        question = request.question
        numbers: list[int] | None
        try:
            numbers = think(question, request.seed)
        except Exception as error:
            # The table plays a random move instead; the log gets the reason.
            sys.stderr.write(f"a {question.level} bot of {question.game} failed: {error!r}\n")
            numbers = None
        sink.write(packed(Answer(numbers)))
        sink.flush()


class Minds:
    """The bots of this process that are kept between their decisions, by their sittings."""

    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {}

    def think(self, question: Question, seed: int) -> list[int]:
        """Return what a bot plays: one that is kept, after it has heard what happened, or a new one."""
        q = question
        if q.level == COACH:
            return advised(q.game, q.options, q.seats, q.seat, q.imagined, q.rules, q.meant)
        bot = None if q.told is None else self._kept(q, q.told)
        return plan(q.game, q.options, q.seats, q.seat, q.imagined, q.level, seed, bot, q.rules, q.longest)

    def _kept(self, question: Question, told: Told) -> Bot:
        for sitting in told.forget:
            self._bots.pop(sitting, None)
        played = rules_of(question.game, question.rules).edition_of(question.seats, question.options)
        if told.fresh:
            self._bots[told.sitting] = entrant(question.level, played)
        bot = self._bots[told.sitting]
        if isinstance(bot, Listener):
            kinds: Any = list[Union[played.event_types]]  # type: ignore[name-defined]  # noqa: UP007
            for event in msgspec.msgpack.decode(told.events, type=kinds):
                bot.hear(event)
        return bot


def run(think: Think) -> None:
    """Answer questions until the server closes the pipe or dies."""
    # The server's own process has priority.
    with contextlib.suppress(OSError):
        os.nice(5)
    answers = os.fdopen(os.dup(1), "wb")
    # What a bot prints must not be mixed with the answers.
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        work(sys.stdin.buffer, answers, think)


if __name__ == "__main__":
    run(Minds().think)
