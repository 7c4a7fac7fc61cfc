"""Putting message ids into words, from a game's Fluent files."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from webfoot.core.errors import Refusal
from webfoot.core.game import Game

AND: Final = {"en": ("{} and {}", "{}, and {}"), "fr": ("{} et {}", "{} et {}"), "it": ("{} e {}", "{} e {}")}
"""Before the last of two, and of more, as browsers do it."""


def listed(words: Sequence[str], language: str) -> str:
    """Several things as one: the first, the second, and the third."""
    if len(words) < 2:
        return "".join(words)
    *before, last = words
    return AND[language][len(words) > 2].format(", ".join(before), last)


def refusal_id(rule: str) -> str:
    """The message that says a refusal; the name of a message cannot hold the dot of a rule like DD-R8.7."""
    return f"refusal-{rule.replace('.', '_')}"


_MUTE_H: Final = ("hel", "henri", "herv", "honor", "horten", "hippol", "hyac", "hubert", "huguett")
"""How French first names with a mute h begin; the h of other names is heard, and there *de* is never wrong."""


def _elides(name: str) -> bool:
    """Whether French *de* and *que* lose their vowel before this name."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(sign))
    if plain.startswith("y"):
        return plain[1:2].isalpha() and plain[1:2] not in "aeiouy"
    return plain.startswith((*"aeiouœæ", *_MUTE_H))


def of(name: str) -> str:
    """French *de* before a name: « de Bruno », « d’Anna », « d’Hélène », « de Yann », « d’Yves »."""
    return f"d’{name}" if _elides(name) else f"de {name}"


def that(name: str) -> str:
    """French *que* before a name: « que Bruno », « qu’Anna »."""
    return f"qu’{name}" if _elides(name) else f"que {name}"


FUNCTIONS: Final[dict[str, Any]] = {"DE": of, "QUE": that}
"""What messages may call; the page knows the same ones (`web/src/i18n/functions.ts`)."""


class Words:
    """The words of one game in one language; in English, if it does not speak that one."""

    def __init__(self, game: Game[Any], language: str) -> None:
        found = game.translated("locale", ".ftl", language)
        self.language = found[0] if found is not None else "en"
        self._bundle = FluentBundle([self.language], use_isolating=False, functions=FUNCTIONS)
        if found is not None:
            self._bundle.add_resource(FluentResource(found[1].read_text(encoding="utf-8")))

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is a message of that id, and with that attribute."""
        if not self._bundle.has_message(message):
            return False
        return attribute is None or attribute in self._bundle.get_message(message).attributes

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

    def label(self, message: str) -> str:
        """The message in words, as `say`; KeyError if the file does not have it."""
        if not self.has(message):
            raise KeyError(message)
        return self.say(message)

    def name(self, written: str) -> str:
        """A proper name of the game's data: the message `name-<slug>` if this language has it, or as it is written.

        The slug is the name in small letters, with hyphens for spaces.
        """
        message = f"name-{written.lower().replace(' ', '-')}"
        return self.say(message) if self.has(message) else written

    def refusal(self, refusal: Refusal) -> str:
        """The sentence that says why something was refused."""
        values = dict(refusal.values)
        if "card" in values:
            values["card"] = self.say(f"card-{values['card']}")
        return self.say(refusal_id(refusal.rule), values)


@cache
def words(game: Game[Any], language: str) -> Words:
    return Words(game, language)
