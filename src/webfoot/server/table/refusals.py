"""The table's own reasons for saying no, besides the rules of its game."""

from __future__ import annotations

from webfoot.core.errors import Refusal


class Refuse(Exception):
    """Nothing has changed; the page is told why."""

    def __init__(self, rule: str, **values: str | int) -> None:
        super().__init__(rule)
        self.refusal = Refusal(rule, values)
