"""A bot in another program: `stdio:COMMAND`. It speaks the messages of protocol.py over its input and output.

faults.py says what a wrong answer costs. The rest of a game is played at random at once if the program ends, writes
too much or is not ready in time. A bad program costs only itself.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

import msgspec

from webfoot.bots import program
from webfoot.bots.faults import Faults, Useless, judged, understood
from webfoot.bots.perspective import Perspective
from webfoot.bots.program import LineTooLong, NoAnswer, Program, ProgramEnded
from webfoot.bots.protocol import PROTOCOL, End, Fault, Ready, Start, encode, question
from webfoot.core.chance import Chance
from webfoot.core.events import Event
from webfoot.core.game import Game

READY_SECONDS: Final = 30.0
"""How long a program may take from its start to its first word."""
MILLISECONDS: Final = 10_000
"""How long a program may take for an answer, unless the command says otherwise."""
MOST_STALE: Final = 100
"""How many late answers to earlier questions are skipped before they count as a flood."""


class Sitting(msgspec.Struct, frozen=True):
    """What a program is told when a game starts, beyond its seat."""

    options: dict[str, Any] = {}
    seed: int = 0
    milliseconds: int = MILLISECONDS


class StdioBot:
    """One seat of one game, played by a program. It always returns a legal move, and in time."""

    def __init__(self, command: str, game: Game[Any], sitting: Sitting) -> None:
        """Prepare the seat; the program starts with the first question. Raises BadProgram."""
        self._words = program.words_of(command)
        self._game = game
        self._sitting = sitting
        self._program: Program | None = None
        self._events: list[Event] = []
        self._questions = 0
        self._faults = Faults()

    @property
    def faults(self) -> int:
        """How many answers were too late or of no use."""
        return self._faults.count

    @property
    def trouble(self) -> str:
        """What was wrong the first time."""
        return self._faults.trouble

    @property
    def forfeited(self) -> bool:
        """Whether the rest of the game is played at random."""
        return self._faults.forfeited

    def hear(self, event: Event) -> None:
        """Keep an event for the next question."""
        if not self.forfeited:
            self._events.append(event)

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        """Return the program's move, or a random one by the rule of faults."""
        # Drawn in any case, so that a fault does not change the luck of later ones.
        instead = seen.legal[chance.below(len(seen.legal))]
        if self.forfeited:
            return instead
        self._questions += 1
        try:
            return self._answer(seen)
        except (Useless, NoAnswer) as error:
            self._fault(str(error))
        except (ProgramEnded, LineTooLong) as error:
            self._fault(str(error), final=True)
        return instead

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """Tell the program how the game ended, and keep it for the next one."""
        used, self._program = self._program, None
        if used is None:
            return
        try:
            used.send(encode(End(scores, winners, self.faults)), 1.0)
        except (NoAnswer, ProgramEnded):
            used.close()
            return
        if self.faults:
            used.close()
        else:
            program.give_back(used)

    def close(self) -> None:
        """End the program, if the game did not come to its end."""
        used, self._program = self._program, None
        if used is not None:
            used.close(seconds=0.2)

    def abandon(self) -> None:
        """End the program without waiting for it, when nobody needs this seat any longer."""
        used, self._program = self._program, None
        if used is not None:
            used.abandon()

    def close_idle(self) -> None:
        """End the processes of this program that were kept for another game."""
        program.close_idle(self._words)

    def _answer(self, seen: Perspective[Any]) -> int:
        running = self._program or self._begin(seen)
        milliseconds = self._sitting.milliseconds
        asked = question(self._game, seen, self._questions, self._events, milliseconds)
        self._events.clear()
        until = monotonic() + milliseconds / 1000
        running.send(encode(asked), milliseconds / 1000)
        for _ in range(MOST_STALE):
            answer = understood(_line(running, until, milliseconds))
            number = judged(answer, self._questions, seen.legal)
            if number is not None:
                return number
        raise LineTooLong(f"more than {MOST_STALE} answers to earlier questions")

    def _begin(self, seen: Perspective[Any]) -> Program:
        running = self._program = program.borrow(self._words)
        sitting = self._sitting
        start = Start(
            game=self._game.key,
            rules=self._game.version,
            seats=seen.imagined.seats,
            seat=seen.seat,
            options=sitting.options,
            seed=sitting.seed,
            milliseconds=sitting.milliseconds,
        )
        try:
            running.send(encode(start), READY_SECONDS)
            answer = understood(running.receive(READY_SECONDS))
        except (NoAnswer, Useless) as error:
            raise ProgramEnded(f"not ready: {error}") from None
        if not isinstance(answer, Ready):
            raise ProgramEnded(f"not ready: {answer.__struct_config__.tag} is no answer to start")
        if answer.protocol != PROTOCOL:
            raise ProgramEnded(f"the program speaks version {answer.protocol} of the protocol, not {PROTOCOL}")
        return running

    def _fault(self, reason: str, final: bool = False) -> None:
        left = self._faults.note(reason, final=final)
        if self._program is None:
            return
        try:
            self._program.send(encode(Fault(self._questions, reason, left)), 0.5)
        except (NoAnswer, ProgramEnded):
            self._faults.forfeited = True
        if self.forfeited:
            self.close()


def _line(running: Program, until: float, milliseconds: int) -> bytes:
    left = until - monotonic()
    if left <= 0:
        raise NoAnswer(f"no answer within {milliseconds} ms")
    try:
        return running.receive(left)
    except NoAnswer:
        raise NoAnswer(f"no answer within {milliseconds} ms") from None
