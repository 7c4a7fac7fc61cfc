"""What can go wrong, said so that it helps."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: the rule that forbids it, and the values its sentence needs.

    The sentence itself is the message `refusal-<rule>` of the game's locale files.
    """

    rule: str
    values: dict[str, str | int] = {}


class WebfootError(Exception):
    """Base of everything this library raises on purpose."""


class UnknownGame(WebfootError):
    pass


class BadOptions(WebfootError):
    """Seats or options that this game does not have."""


class NotAMove(WebfootError):
    """The text is no move of this game's catalogue."""


class BadRecord(WebfootError):
    """A record that cannot be read or replayed; the message names the line."""


class IllegalMove(WebfootError):
    """A well-formed move that the rules forbid now. Nothing has changed."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{sentence} [{refusal.rule}]")
        self.refusal = refusal


class UndoRefused(WebfootError):
    """The step cannot be taken back: somebody has learned something, or acted, since."""
