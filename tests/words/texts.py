"""Every text that a reader meets, by language: the messages of the page and of the games, and the rulebooks."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import webfoot
from tests.rulebook import TESTS
from webfoot.core.words import FUNCTIONS

PAGE: Final = "page"
WEB: Final = TESTS.parent / "web" / "src" / "locale"
GAMES: Final = TESTS.parent / "src" / "webfoot" / "games"
SOURCES: Final = (PAGE, *webfoot.game_keys())
"""Where messages come from: the page itself, and each game."""

NAMES: Final = ("Anna", "Bruno", "Élodie", "Hugo", "Oie", "Hélène")
"""Awkward in one language or another: a vowel, an accent, an h that is heard, an h that is not, a bot."""

NUMBERS: Final = frozenset(
    [
        "amount",
        "at",
        "capacity",
        "carried",
        "column",
        "comets",
        "count",
        "delivery",
        "discards",
        "end",
        "free",
        "free_roads",
        "from_discard",
        "got",
        "last",
        "least",
        "left",
        "level",
        "limit",
        "markers",
        "maybe",
        "minutes",
        "most",
        "n",
        "need",
        "needed",
        "number",
        "nth",
        "owner_points",
        "points",
        "price",
        "rest",
        "right",
        "roll",
        "seats",
        "seconds",
        "slots",
        "space",
        "speed",
        "starts",
        "steps",
        "total",
        "value",
    ]
)
"""The values that are numbers; what is not here and is not chosen by is a name."""


PARTS: Final = ("pages", "you")
"""The parts of the page's messages that are fetched later."""


def locale_text(source: str, language: str) -> str:
    """The Fluent messages of the page (of its first page, and of the others) or of a game."""
    folder = WEB if source == PAGE else GAMES / source / "locale"
    files = [
        folder / f"{language}.ftl",
        *(folder / part / f"{language}.ftl" for part in (PARTS if source == PAGE else ())),
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def glossary_file(source: str, language: str) -> Path:
    """The glossary of the page or of a game."""
    return (WEB if source == PAGE else GAMES / source) / "glossary" / f"{language}.toml"


@cache
def patterns(source: str, language: str) -> dict[str, ast.Pattern]:
    """Every message and attribute, `message` or `message.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse(locale_text(source, language)).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


class _Values(Visitor):
    """What a pattern is given, and the variants it chooses between, directly or by the messages it refers to."""

    def __init__(self, source: str, language: str) -> None:
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self._patterns = patterns(source, language)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
            first = selector.arguments.positional[0]
            if isinstance(first, ast.VariableReference):
                selector = first
        if isinstance(selector, ast.VariableReference):
            keys = {
                key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)
            }
            self.variants.setdefault(selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        name = node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"
        if name in self._patterns:
            self.visit(self._patterns[name])


PLURAL: Final = {"zero", "one", "two", "few", "many", "other"}


def _candidates(name: str, variants: set[str]) -> list[str | int]:
    if name in NUMBERS or variants & (PLURAL - {"other"}) or any(key.isdecimal() for key in variants):
        return [0, 1, 2, 11]
    words = sorted(variants - {"other"})
    return [*words, *(NAMES[:2] if "other" in variants else NAMES if not words else ())]


@cache
def _bundle(source: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    if source != PAGE:
        # A game's board speaks the words of the page as well.
        bundle.add_resource(FluentResource(locale_text(PAGE, language)))
    bundle.add_resource(FluentResource(locale_text(source, language)), allow_overrides=True)
    return bundle


@cache
def rendered(source: str, language: str, most: int = 24) -> tuple[tuple[str, str, list[Any]], ...]:
    """Every message with awkward values: its name, what it says, and the problems that Fluent had with it."""
    return tuple(_rendered(source, language, most))


def _rendered(source: str, language: str, most: int) -> Iterator[tuple[str, str, list[Any]]]:
    bundle = _bundle(source, language)
    for name, pattern in patterns(source, language).items():
        values = _Values(source, language)
        values.visit(pattern)
        names = sorted(values.names)
        choices = [_candidates(one, values.variants.get(one, set())) for one in names]
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        compiled = found.attributes[attribute] if attribute else found.value
        assert compiled is not None
        combinations = list(itertools.islice(itertools.product(*choices), 4000))
        # Spread over all combinations; a prime step meets every value of every name.
        for at in range(min(most, len(combinations))):
            chosen = combinations[at * 101 % len(combinations)] if len(combinations) > most else combinations[at]
            said, problems = bundle.format_pattern(compiled, dict(zip(names, chosen, strict=True)))
            yield name, str(said), problems


def texts(source: str, language: str) -> Iterator[tuple[str, str]]:
    """What is written, piece by piece with its place: each literal of each message, each paragraph of a rulebook."""
    for name, pattern in patterns(source, language).items():
        yield name, FluentText.of(pattern)
    if source != PAGE:
        book = webfoot.game(source).rulebook(language)
        for at, line in enumerate(book.splitlines(), 1):
            if line.strip():
                yield f"rulebook:{at}", line


class FluentText(Visitor):
    """The literal words of a pattern; a placeable is a sign of its own, ￼."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    @staticmethod
    def of(pattern: ast.Pattern) -> str:
        reader = FluentText()
        reader.visit(pattern)
        return "".join(reader.parts)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.SelectExpression):
            for variant in node.expression.variants:
                self.parts.append("\n")
                self.visit(variant.value)
            self.parts.append("\n")
        elif isinstance(node.expression, ast.StringLiteral):
            self.parts.append(node.expression.parse()["value"])
        else:
            self.parts.append("￼")


WORD: Final = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
