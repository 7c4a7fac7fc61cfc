"""Settings from the environment: every field of Settings is `WEBFOOT_<NAME>`, every limit `WEBFOOT_LIMIT_<NAME>`, and
how long things are kept `WEBFOOT_KEEP_<NAME>`.

python -m webfoot.server.environment writes the page of the documentation that lists them.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import os
import sys
import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from webfoot.bots.realtime import REACTION
from webfoot.core.errors import WebfootError
from webfoot.server.settings import Limits, Retention, Settings

NAMES: Final = {"game_data": "WEBFOOT_DATA"}
"""Variables whose name differs from that of their field."""
OWNERS: Final[dict[str, type]] = {"": Settings, "limits": Limits, "retention": Retention}
"""Where settings stand: in Settings itself, or in one of its fields."""
PREFIXES: Final = {"": "WEBFOOT_", "limits": "WEBFOOT_LIMIT_", "retention": "WEBFOOT_KEEP_"}
ONLY_HERE: Final = frozenset({"limits", "retention"})
"""Fields that are not a single value."""


class BadSetting(WebfootError):
    """A setting that cannot be used. The message names it and says what is expected."""


class Setting(NamedTuple):
    """One value that a server can be given."""

    variable: str
    field: str
    owner: str
    """The field of Settings in which it stands; empty: Settings itself."""
    form: str
    default: object
    text: str


def from_environment(environment: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return the settings that the environment gives. Raises BadSetting, which names the variable that is wrong."""
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    inner: dict[str, dict[str, Any]] = {}
    for setting in settings():
        value = environment.get(setting.variable)
        if value:
            kind = _hints(OWNERS[setting.owner])[setting.field]
            where = inner.setdefault(setting.owner, {}) if setting.owner else found
            where[setting.field] = _read(setting.variable, value, kind)
    return found | {owner: OWNERS[owner](**values) for owner, values in inner.items()}


def settings_with(given: Mapping[str, Any]) -> Settings:
    """Return the settings of the environment, with these in place of what it says; BadSetting says what is wrong."""
    try:
        chosen = Settings(**{**from_environment(), **given})
        _ = chosen.postgres or chosen.database_file
    except ValueError as error:
        raise BadSetting(str(error)) from None
    return chosen


def settings_at(folder: Path | None, database: str | None) -> Settings:
    """Return the settings of the environment, with another folder or database where one is named. Raises
    BadSetting."""
    given = {"folder": folder, "database": database}
    return settings_with({name: value for name, value in given.items() if value is not None})


def settings() -> list[Setting]:
    """Return every setting, in the order of the code."""
    found: list[Setting] = []
    for name, owner in OWNERS.items():
        texts, hints = _texts(owner), _hints(owner)
        for field in dataclasses.fields(owner):
            if field.name in ONLY_HERE:
                continue
            default = field.default if field.default_factory is dataclasses.MISSING else field.default_factory()
            found.append(
                Setting(
                    NAMES.get(field.name, PREFIXES[name] + field.name.upper()),
                    field.name,
                    name,
                    _form(hints[field.name])[0],
                    None if default is dataclasses.MISSING else default,
                    texts.get(field.name, ""),
                )
            )
    return found


def _hints(owner: type) -> dict[str, Any]:
    return get_type_hints(owner)


def _read(variable: str, text: str, kind: Any) -> Any:
    form, read = _form(kind)
    try:
        return read(text.strip())
    except ValueError:
        raise BadSetting(f"{variable} must be {form}, not {text!r}") from None


def _form(kind: Any) -> tuple[str, Callable[[str], Any]]:
    """Return what a value of this type looks like in a variable, and the function that reads it."""
    if kind is bool:
        return "yes or no", lambda text: _one_of(text, {"yes": True, "no": False})
    if kind is int:
        return "a whole number", int
    if kind is float:
        return "a number", float
    if kind == Path or kind == Path | None:
        return "a path", Path
    if kind == tuple[float, float]:
        return "two numbers, such as 40,15", _pair
    if kind == tuple[str, ...]:
        return "addresses separated by commas", _addresses
    if kind == tuple[Path, ...]:
        return f"paths separated by {os.pathsep!r}", _paths
    if get_origin(kind) is Literal:
        choices = get_args(kind)
        return " or ".join(choices), lambda text: _one_of(text, {choice: choice for choice in choices})
    if kind == Mapping[str, str]:
        return "a class for each name, such as greedy=mybots:Greedy", by_name
    if kind == Mapping[str, float]:
        return "a number for each level, such as random=3,gentle=4,quick=1.5,thinker=1", _by_level
    return "text", str


def _one_of(text: str, known: Mapping[str, Any]) -> Any:
    if text not in known:
        raise ValueError
    return known[text]


def _addresses(text: str) -> tuple[str, ...]:
    return tuple(part.strip().rstrip("/") for part in text.split(","))


def _paths(text: str) -> tuple[Path, ...]:
    return tuple(Path(part) for part in text.split(os.pathsep) if part)


def _pair(text: str) -> tuple[float, float]:
    one, two = (float(part) for part in text.split(","))
    return one, two


def by_name(text: str) -> dict[str, str]:
    """Read NAME=VALUE, or several of them separated by commas. Raises ValueError."""
    pairs = [part.strip().split("=", 1) for part in text.split(",")]
    if any(len(pair) != 2 for pair in pairs) or len({name for name, *_ in pairs}) < len(pairs):
        raise ValueError
    return {name.strip(): value.strip() for name, value in pairs}


def _by_level(text: str) -> dict[str, float]:
    """Return the number of each level: those that are not named keep theirs."""
    named = {level.strip(): float(number) for level, number in (part.split("=") for part in text.split(","))}
    return {**REACTION, **named}


def _texts(owner: type) -> dict[str, str]:
    """Return the docstring of each field of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(owner))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            value = text.value if isinstance(text, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found[field.target.id] = " ".join(value.value.split())
    return found


def page() -> str:
    """Return the page of the documentation that lists every setting."""
    lines = [
        "# Settings",
        "",
        "Every setting of the server, with its environment variable. The options of `webfoot serve` take precedence.",
        "A pair of numbers for a limit is a burst, then how many come back each second. This page is generated:",
        "`make docs` writes it.",
        "",
        "| variable | value | default | what it does |",
        "|---|---|---|---|",
    ]
    lines += [f"| `{one.variable}` | {one.form} | {_shown(one)} | {one.text} |" for one in settings()]
    return "\n".join(lines) + "\n"


def _shown(setting: Setting) -> str:
    default = setting.default
    if setting.field == "bot_processes":
        return "number of cores minus one"
    if default is None or default in ("", (), {}):
        return ""
    if isinstance(default, tuple):
        return "`" + ",".join(part if isinstance(part, str) else f"{part:g}" for part in default) + "`"
    if isinstance(default, Mapping):
        return "`" + ",".join(f"{name}={value:g}" for name, value in default.items()) + "`"
    return f"`{default:g}`" if isinstance(default, float) else f"`{default}`"


if __name__ == "__main__":
    sys.stdout.write(page())
