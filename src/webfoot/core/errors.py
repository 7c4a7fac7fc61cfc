"""The errors that this library raises on purpose. Each says what is wrong and where."""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why a move is not legal: the rule that forbids it, and the values that its sentence needs.

    The sentence itself is the message `refusal-<rule>` of the game's locale files, with `_` for each dot.
    """

    rule: str
    values: dict[str, str | int] = {}


class WebfootError(Exception):
    """Base of every error that this library raises on purpose."""


class RulesNotCarried(WebfootError):
    """A version of a game's rules that this program does not have."""


class UnknownGame(WebfootError):
    """No game has this name."""


class AmbiguousGame(WebfootError):
    """Two packages announce different games by the same name."""


class BadOptions(WebfootError):
    """Seats or options that this game does not have, or that do not go together.

    If there is a `reason`, a page can show it in the player's language: the message `refusal-<rule>`.
    """

    def __init__(self, text: str, reason: Refusal | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class NotAMove(WebfootError):
    """The text is not a move of this game's catalogue."""


class BadData(WebfootError):
    """An owner's data file that cannot be used; the message names the line and what is wrong there."""


class BadPosition(WebfootError):
    """Bytes that are no position of this game for this many players."""


class BadRecord(WebfootError):
    """A record that cannot be read or replayed; the message names the line."""


class IllegalMove(WebfootError):
    """A well-formed move that the rules forbid now. Nothing has changed."""

    def __init__(self, refusal: Refusal, say: Callable[[Refusal], str]) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self._say = say

    def __str__(self) -> str:
        # Put into words only when it is read: a server sends the rule, and the page has its own words.
        return f"{self._say(self.refusal)} [{self.refusal.rule}]"


class UndoRefused(WebfootError):
    """The step cannot be undone: since then, another player has learned something or acted."""
