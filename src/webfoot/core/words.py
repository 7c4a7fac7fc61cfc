"""Putting message ids into words, from a game's Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from webfoot.core.errors import Refusal
from webfoot.core.game import Game


def refusal_id(rule: str) -> str:
    """The message that says a refusal; the name of a message cannot hold the dot of a rule like DD-R8.7."""
    return f"refusal-{rule.replace('.', '_')}"


class Words:
    """The words of one game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        text = game.file("locale", f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, values: Mapping[str, str | int] | None = None, attribute: str | None = None) -> str:
        """The message in words; its bare id if the file does not have it."""
        if not self._bundle.has_message(message):
            return message
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            return message
        text, _problems = self._bundle.format_pattern(pattern, dict(values or {}))
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        values = dict(refusal.values)
        if "card" in values:
            values["card"] = self.say(f"card-{values['card']}")
        return self.say(refusal_id(refusal.rule), values)


@cache
def words(game: Game[Any], language: str) -> Words:
    return Words(game, language)
