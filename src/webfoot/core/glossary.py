"""The words of a game, explained: one file for each language, `glossary/<language>.toml`, beside its rules.

A file has a title and a list of terms. Every language has the same keys, in the order in which its readers look for
them. `instead_of` lists the words that mean the same and are not used, so that one thing has one name everywhere.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from webfoot.core.game import Game


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of a game: what it is called, what it means, and the rule that says more."""

    key: str
    term: str
    meaning: str
    rule: str | None = None
    instead_of: tuple[str, ...] = ()


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a game in one language."""

    title: str
    term: tuple[Term, ...]

    def chapter(self) -> str:
        """Write the glossary as the last chapter of a rulebook, in Markdown."""
        lines = [f"**{term.term}** – {term.meaning}{f' [{term.rule}]' if term.rule else ''}" for term in self.term]
        return "\n\n".join([f"## {self.title}", *lines]) + "\n"


def read_glossary(text: str) -> Glossary:
    """Read a glossary file; ValueError says what is wrong."""
    return msgspec.convert(tomllib.loads(text), Glossary)


def glossary(game: Game[Any], language: str) -> Glossary | None:
    """Return the glossary of a game in this language, or in English; None if the game has none."""
    found = game.translated("glossary", ".toml", language)
    return None if found is None else read_glossary(found[1].read_text(encoding="utf-8"))
