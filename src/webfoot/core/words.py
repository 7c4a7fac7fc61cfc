"""Puts message ids into words, with the Fluent files of a game and of the library itself (`core/locale`)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from webfoot.core.errors import Refusal
from webfoot.core.game import Game


def listed(words: Sequence[str], language: str) -> str:
    """Join several things to a list: the first, the second, and the third."""
    if len(words) < 2:
        return "".join(words)
    *before, last = words
    return common("list-more" if len(words) > 2 else "list-two", language, first=", ".join(before), last=last)


def common(message: str, language: str, **values: str | int) -> str:
    """Return the text of a message of the library itself. Raises LookupError if the language lacks it."""
    bundle = _common(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, _problems = bundle.format_pattern(pattern, values)
    return str(text)


@cache
def _common(language: str) -> FluentBundle:
    return _bundle(language, resources.files("webfoot.core").joinpath("locale", f"{language}.ftl"))


def _bundle(language: str, file: Traversable | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    if file is not None:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def refusal_id(rule: str) -> str:
    """Return the message id of a refusal. A message id cannot contain the dot of a rule such as DD-R8.7."""
    return f"refusal-{rule.replace('.', '_')}"


_MUTE_H: Final = ("hel", "henri", "herv", "honor", "horten", "hippol", "hyac", "hubert", "huguett")
"""The first letters of French names with a mute h. For other names *de* is never wrong."""


def _elides(name: str) -> bool:
    """Whether French *de* and *que* lose their vowel before this name."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(sign))
    if plain.startswith("y"):
        return plain[1:2].isalpha() and plain[1:2] not in "aeiouy"
    return plain.startswith((*"aeiouœæ", *_MUTE_H))


def of(name: str) -> str:
    """Put French *de* before a name: « de Bruno », « d’Anna », « d’Hélène », « de Yann », « d’Yves »."""
    return f"d’{name}" if _elides(name) else f"de {name}"


def that(name: str) -> str:
    """Put French *que* before a name: « que Bruno », « qu’Anna »."""
    return f"qu’{name}" if _elides(name) else f"que {name}"


FUNCTIONS: Final[dict[str, Any]] = {"DE": of, "QUE": that}
"""The functions that messages may call. The page has the same ones (`web/src/i18n/functions.ts`)."""


_ENTRY: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message of a Fluent file with all its lines: the next one begins where a line begins with a letter."""


class Words:
    """The texts of one game in one language; in English if the game lacks that language.

    Messages without placeables are parsed one by one, as they are asked for; the file as a whole, which takes its
    time, for the first one that has any.
    """

    def __init__(self, game: Game[Any], language: str) -> None:
        found = game.translated("locale", ".ftl", language)
        self.language = found[0] if found is not None else "en"
        self._file = found[1] if found is not None else None
        text = self._file.read_text(encoding="utf-8") if self._file is not None else ""
        self._written: dict[str, str] = {}
        for entry in _ENTRY.finditer(text):
            self._written.setdefault(entry[1], entry[0])
        self._plain = _bundle(self.language, None)
        self._whole: FluentBundle | None = None

    def _with(self, message: str) -> FluentBundle:
        """The bundle that has this message, if the file has it."""
        if self._whole is None:
            written = self._written.get(message, "")
            if "{" not in written:
                if written and not self._plain.has_message(message):
                    self._plain.add_resource(FluentResource(f"{written}\n"))
                return self._plain
            self._whole = _bundle(self.language, self._file)
        return self._whole

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether the file has this message, with this attribute."""
        bundle = self._with(message)
        if not bundle.has_message(message):
            return False
        return attribute is None or attribute in bundle.get_message(message).attributes

    def say(self, message: str, values: Mapping[str, str | int] | None = None, attribute: str | None = None) -> str:
        """Return the text of a message, or its bare id if the file does not have it."""
        bundle = self._with(message)
        if not bundle.has_message(message):
            return message
        found = bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            return message
        text, _problems = bundle.format_pattern(pattern, dict(values or {}))
        return str(text)

    def label(self, message: str) -> str:
        """Return the text of a message. Raises KeyError if the file does not have it."""
        if not self.has(message):
            raise KeyError(message)
        return self.say(message)

    def name(self, written: str) -> str:
        """Say a proper name of the game's data: the message `name-<slug>`, or as it is written if there is none.

        The slug is the name in small letters, with hyphens for spaces.
        """
        message = f"name-{written.lower().replace(' ', '-')}"
        return self.say(message) if self.has(message) else written

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence that says why something was refused."""
        values = dict(refusal.values)
        if "card" in values:
            values["card"] = self.say(f"card-{values['card']}")
        return self.say(refusal_id(refusal.rule), values)


@cache
def words(game: Game[Any], language: str) -> Words:
    """Return the texts of a game in this language; the same object each time."""
    return Words(game, language)
