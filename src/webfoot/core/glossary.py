"""The glossary of a game: one file for each language, `glossary/<language>.toml`, beside its rules.

A file has a title and a list of terms. Every language has the same keys, in the order in which its readers look for
them. `instead_of` lists synonyms that must not be used, so that one thing has one name everywhere. The page marks
terms in texts and explains them; `words_of` says by which words it knows them.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from webfoot.core.game import Game


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term of a game: what it is called, what it means, and the rule that says more."""

    key: str
    term: str
    meaning: str
    rule: str | None = None
    forms: tuple[str, ...] = ()
    """How it is also written in texts, besides its plural: forms of a verb, or a shorter name."""
    instead_of: tuple[str, ...] = ()


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a game in one language."""

    title: str
    term: tuple[Term, ...]
    no_terms: tuple[str, ...] = ()
    """Phrases with the word of a term in which it means something else: “carried out” is not “out”."""

    def chapter(self) -> str:
        """Write the glossary as the last chapter of a rulebook, in Markdown."""
        # A dash, not a colon: French would set a space before that.
        lines = [f"**{term.term}** – {term.meaning}{f' [{term.rule}]' if term.rule else ''}" for term in self.term]
        return "\n\n".join([f"## {self.title}", *lines]) + "\n"


def words_of(term: Term, language: str) -> list[str]:
    """Return the words by which a term is found in texts: as it is explained, in the plural, and its other forms."""
    spoken = term.term.split(" ")
    last = len(spoken) - 1
    plurals = [
        " ".join(plural(word) if at in changed else word for at, word in enumerate(spoken))
        for changed in ({last}, {0}, set(range(len(spoken))))
        for plural in _ENDINGS.get(language, ())
    ]
    return list(dict.fromkeys([term.term, *plurals, *term.forms]))


def _english(word: str) -> str:
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "x", "ch", "sh")) else f"{word}s"


def _french(word: str) -> str:
    if word.endswith(("s", "x", "z")):
        return word
    if word.endswith("al"):
        return f"{word[:-1]}ux"
    return f"{word}x" if word.endswith(("eau", "eu")) else f"{word}s"


def _italian(word: str) -> str:
    for ending, plural in _ITALIAN:
        if word.endswith(ending):
            return word.removesuffix(ending) + plural
    return word


def _italian_soft(word: str) -> str:
    """Return the plural of words like “parco”, whose sound stays hard."""
    return f"{word[:-1]}hi" if word.endswith(("co", "go")) else _italian(word)


_ITALIAN: Final = (("io", "i"), ("ca", "che"), ("ga", "ghe"), ("o", "i"), ("a", "e"), ("e", "i"))
_ENDINGS: Final = {"en": (_english,), "fr": (_french,), "it": (_italian, _italian_soft)}


def read_glossary(text: str) -> Glossary:
    """Read a glossary file. Raises ValueError, which says what is wrong."""
    return msgspec.convert(tomllib.loads(text), Glossary)


def glossary(game: Game[Any], language: str) -> Glossary | None:
    """Return the glossary of a game in this language, or in English; None if the game has none."""
    found = game.translated("glossary", ".toml", language)
    return None if found is None else read_glossary(found[1].read_text(encoding="utf-8"))
