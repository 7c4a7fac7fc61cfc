"""The table's own reasons for refusing a command, besides the rules of its game."""

from __future__ import annotations

from webfoot.core.errors import Refusal


class Refuse(Exception):
    """A refused command. Nothing has changed, and the page is told why."""

    def __init__(self, rule: str, **values: str | int) -> None:
        super().__init__(rule)
        self.refusal = Refusal(rule, values)
