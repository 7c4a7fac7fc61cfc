"""The entrants of an arena: our levels, and bots that others have written.

A name is one of these:

- a level, such as `quick` or `thinker:200`;
- a bot of an installed package, announced as an entry point of the group `webfoot.bots`;
- `module:Class`, a class (or function) of a module that Python can import; the working directory counts;
- `stdio:COMMAND`, a program in any language; see stdio.py.

A bot of the second or third kind is made by calling it with the game, once for each seat of each game. The result
needs a method `choose(seen, chance)` that returns one of `seen.legal`. If it also has a method `hear(event)`, it is
told what happens between its decisions, as its seat may know it.
"""

from __future__ import annotations

import importlib
import inspect
import operator
import sys
import traceback
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from webfoot.bots.levels import LEVELS, UnknownLevel, level
from webfoot.bots.perspective import Bot, Perspective
from webfoot.bots.realtime import REACTION
from webfoot.bots.stdio import Sitting, StdioBot
from webfoot.core.chance import Chance
from webfoot.core.errors import WebfootError
from webfoot.core.events import Event
from webfoot.core.game import Game

GROUP: Final = "webfoot.bots"
PROGRAM: Final = "stdio"
OWN_REACTION: Final = 1.0
"""Seconds that an own bot takes to notice a change in real time: as long as the strongest level."""

Maker = Callable[[Game[Any]], Any]
"""Makes a bot for one seat of one game."""


class UnknownBot(UnknownLevel):
    """No bot can be made from this name; the message says why."""


class BotFailed(WebfootError):
    """An own bot raised an error or chose a move that is not legal; the message says which and where."""


def entrant(
    spec: str,
    game: Game[Any],
    sitting: Sitting = Sitting(),  # noqa: B008 - it is immutable
    longest: int | None = None,
) -> Bot:
    """Return the bot of that name for one seat of this game. Raises UnknownBot, UnknownLevel or BadProgram.

    A level thinks for `longest` milliseconds at most, if it has a budget of iterations.
    """
    kind, _, rest = spec.partition(":")
    if kind in LEVELS:
        return level(spec, game, longest)
    if kind == PROGRAM:
        return StdioBot(rest, game, sitting)
    maker = maker_of(spec)
    try:
        made = maker(game)
    except Exception as error:
        raise UnknownBot(f"{spec!r} cannot be made for {game.key}: {where(error)}") from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{spec!r} is no bot: {type(made).__name__} has no method choose(seen, chance)")
    if not _takes(made.choose, 2):
        raise UnknownBot(f"{spec!r} is no bot: its method choose must take two arguments, seen and chance")
    return OwnBot(spec, made)


def maker_of(spec: str) -> Maker:
    """Return what makes the bot of that name. Raises UnknownBot, which says what is wrong with the name."""
    name, colon, attribute = spec.partition(":")
    if not colon:
        return _installed(spec)
    if not all(part.isidentifier() for part in (*name.split("."), *attribute.split("."))):
        raise UnknownBot(f"{spec!r} names no bot: write module:Class, such as mymodule:Greedy")
    # Like `python -m`, and unlike other commands: bots are mostly files of the working directory.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = operator.attrgetter(attribute)(importlib.import_module(name))
    except AttributeError:
        raise UnknownBot(f"{spec!r}: the module {name} has no {attribute}") from None
    except ModuleNotFoundError as missing:
        if missing.name is not None and (name == missing.name or name.startswith(f"{missing.name}.")):
            raise UnknownBot(f"{spec!r}: there is no module {missing.name} here") from None
        raise UnknownBot(f"{spec!r}: {where(missing)}") from missing
    except Exception as error:
        raise UnknownBot(f"{spec!r}: the module {name} cannot be imported: {where(error)}") from error
    return _fitting(spec, found)


def announced() -> tuple[str, ...]:
    """Return the names of the bots that installed packages announce, in alphabetical order."""
    return tuple(sorted(_announced()))


def reaction_of(spec: str) -> float:
    """Return how many seconds this bot usually takes to notice a change in a real-time game."""
    return REACTION.get(spec.partition(":")[0], OWN_REACTION)


class OwnBot:
    """A bot that others have written. Its mistakes become errors that name it."""

    def __init__(self, spec: str, bot: Any) -> None:
        self._spec = spec
        self._bot = bot
        self._hear: Callable[[Event], object] | None = getattr(bot, "hear", None)

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        """Ask the bot. Raises BotFailed."""
        legal = seen.legal[:]
        try:
            answer = self._bot.choose(seen, chance)
        except Exception as error:
            raise BotFailed(f"{self._spec} failed as seat {seen.seat}: {where(error)}") from error
        try:
            number = operator.index(answer)
        except TypeError:
            number = None
        if number is None or number not in legal:
            raise BotFailed(f"{self._spec} chose {answer!r:.80} as seat {seen.seat}, which is not one of seen.legal")
        return number

    def hear(self, event: Event) -> None:
        """Pass on what happened, if the bot listens. Raises BotFailed."""
        if self._hear is None:
            return
        try:
            self._hear(event)
        except Exception as error:
            raise BotFailed(f"{self._spec} failed when it heard an event: {where(error)}") from error


def where(error: BaseException) -> str:
    """Describe an error in one line: its type, its text, and the line of code that raised it."""
    text = " ".join(str(error).split())
    said = f"{type(error).__name__}: {text[:200]}" if text else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    return f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else said


@cache
def _announced() -> dict[str, EntryPoint]:
    return each_once(entry_points(group=GROUP))


def each_once(points: Iterable[EntryPoint]) -> dict[str, EntryPoint]:
    """Return the entry points by name. Raises UnknownBot if a name is taken or cannot be used."""
    found: dict[str, EntryPoint] = {}
    for point in points:
        if point.name in (*LEVELS, PROGRAM) or ":" in point.name:
            raise UnknownBot(f"{point.value} is announced as {point.name!r}, which cannot be the name of a bot")
        known = found.setdefault(point.name, point)
        if known.value != point.value:
            raise UnknownBot(f"two bots are called {point.name!r}: {known.value} and {point.value}")
    return found


def _installed(name: str) -> Maker:
    point = _announced().get(name)
    if point is None:
        known = ", ".join((*LEVELS, *announced()))
        raise UnknownBot(
            f"no bot is called {name!r}; the bots are: {known}, thinker with a budget (thinker:200), "
            "and your own (module:Class or stdio:COMMAND)"
        )
    try:
        return _fitting(name, point.load())
    except (ImportError, AttributeError) as error:
        raise UnknownBot(
            f"the bot {name!r} is announced as {point.value}, which cannot be loaded: {error}"
        ) from error


def _fitting(spec: str, found: object) -> Maker:
    if not callable(found):
        raise UnknownBot(f"{spec!r} is no bot: it is of type {type(found).__name__}, not a class or function")
    if not _takes(found, 1):
        raise UnknownBot(f"{spec!r} is no bot: it must take one argument, the game")
    return found


def _takes(function: Callable[..., object], arguments: int) -> bool:
    """Whether a function can be called with so many arguments; functions of other languages are believed."""
    try:
        inspect.signature(function).bind(*range(arguments))
    except TypeError:
        return False
    except ValueError:
        return True
    return True
