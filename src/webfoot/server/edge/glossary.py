"""The HTTP route of glossaries: the terms of a game, for pages that mark them in texts and explain them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, SkipValidation

from webfoot.core.errors import UnknownGame
from webfoot.core.game import LANGUAGES
from webfoot.core.glossary import read_glossary, words_of
from webfoot.core.registry import game as game_of
from webfoot.server.edge.answers import Answer, Trouble, Visitor
from webfoot.server.wire import TermInfo, Terms

TheVisitor = NamedDependency[SkipValidation[Visitor]]


@get("/glossary/{game:str}/{language:str}")
async def glossary(visitor: TheVisitor, game: FromPath[str], language: FromPath[str]) -> Answer[Terms]:
    """Return the terms of a game in a language; none if the game has no glossary."""
    if language not in LANGUAGES:
        raise Trouble(404, "not-found", f"{language!r} is not among the languages: {', '.join(LANGUAGES)}")
    try:
        return visitor.answer(_terms(game_of(game).key, language))
    except UnknownGame as error:
        raise Trouble(404, "no-such-game", str(error)) from None


@lru_cache(maxsize=64)
def _terms(key: str, language: str) -> Terms:
    found = game_of(key).translated("glossary", ".toml", language)
    if found is None:
        return Terms("en", "", [], [])
    spoken: Any = found[0]
    read = read_glossary(found[1].read_text(encoding="utf-8"))
    return Terms(
        spoken,
        read.title,
        [
            TermInfo(term.key, term.term, term.meaning, term.rule, [word.lower() for word in words_of(term, spoken)])
            for term in read.term
        ],
        [phrase.lower() for phrase in read.no_terms],
    )


HANDLERS = [glossary]
