"""`webfoot languages`: what a translation lacks, file by file, beside the English texts."""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import ast, parse

from webfoot.core.errors import WebfootError
from webfoot.core.game import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")
RULE: Final = re.compile(r"^\*\*\[([^\]]+)\]\*\*", re.MULTILINE)
OPTIONAL: Final = frozenset({"hyphenated"})
"""Attributes that a language has where it needs them: where long words may be broken."""
MOST: Final = 12
"""Names that are listed of one file; the others are counted."""


class Lack(NamedTuple):
    """What one file of a language lacks, or has and should not."""

    file: Path
    absent: bool = False
    """The whole file is missing."""
    missing: tuple[str, ...] = ()
    left_over: tuple[str, ...] = ()


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "languages",
        help="list what a translation lacks",
        description="Compares every text of a language with the English one: files, messages, rules, terms.",
    )
    command.add_argument(
        "languages", nargs="*", metavar="LANGUAGE", help="code of a language, such as fr; by default all"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """List what each language lacks. Return 1 if one lacks anything. Raises WebfootError for what is no code."""
    for code in chosen.languages:
        if not CODE.fullmatch(code) or code == "en":
            raise WebfootError(f"{code!r} is not the code of a translation: write two letters, such as fr")
    complete = True
    for code in chosen.languages or [one for one in LANGUAGES if one != "en"]:
        lacks = list(lacking(code))
        complete = complete and not lacks and code in LANGUAGES
        print(_told(code, lacks))
    return 0 if complete else 1


def lacking(code: str, root: Path = ROOT) -> Iterator[Lack]:
    """Return what a language lacks, one file after the other."""
    for english in english_files(root):
        file = english.with_name(code + english.suffix)
        if not file.is_file():
            yield Lack(file, absent=True)
            continue
        wanted, found = names(english), names(file)
        if wanted != found:
            missing = tuple(name for name in wanted if name not in found)
            left_over = tuple(name for name in found if name not in wanted)
            if missing or left_over:
                yield Lack(file, missing=missing, left_over=left_over)


def english_files(root: Path = ROOT) -> list[Path]:
    """Return every English file that has a translation beside it: of the library, the games and the page."""
    page = root.parents[1] / "web" / "src" / "locale"
    return sorted(
        [
            *root.glob("core/locale/en.ftl"),
            *(
                file
                for folder in ("locale", "lessons", "rulebook", "glossary")
                for file in root.glob(f"games/*/{folder}/en.*")
            ),
            # An installed package has the page only as it was built.
            *page.glob("en.ftl"),
            *page.glob("*/en.*"),
        ]
    )


def names(file: Path) -> dict[str, None]:
    """Return what a file names, in its order: messages with their attributes, rules, or terms."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".toml":
        return {str(term.get("key")): None for term in _toml(file, text).get("term", [])}
    if file.suffix == ".md":
        return dict.fromkeys(RULE.findall(text))
    found: dict[str, None] = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
            raise WebfootError(f"{file}, line {line}: this is not a Fluent message")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = None
            found |= {
                f"{entry.id.name}.{one.id.name}": None for one in entry.attributes if one.id.name not in OPTIONAL
            }
    return found


def _toml(file: Path, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise WebfootError(f"{file}: {error}") from None


def _told(code: str, lacks: list[Lack]) -> str:
    lines = []
    if code not in LANGUAGES:
        lines.append(f"  the code is not yet in `Language` of {_short(ROOT / 'core' / 'game.py')}")
    for lack in lacks:
        if lack.absent:
            lines.append(f"  {_short(lack.file)}: missing")
        if lack.missing:
            lines.append(f"  {_short(lack.file)}: lacks {_listed(lack.missing)}")
        if lack.left_over:
            lines.append(f"  {_short(lack.file)}: has what English has not: {_listed(lack.left_over)}")
    return "\n".join([f"{code}: {'incomplete' if lines else 'complete'}", *lines])


def _listed(found: tuple[str, ...]) -> str:
    shown = ", ".join(found[:MOST])
    return shown if len(found) <= MOST else f"{shown} and {len(found) - MOST} more"


def _short(file: Path) -> str:
    """The path as it stands in a checkout, or in the package."""
    for base in (ROOT.parents[1], ROOT):
        if file.is_relative_to(base):
            return str(file.relative_to(base))
    return str(file)
