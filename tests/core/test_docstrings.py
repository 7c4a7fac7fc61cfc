"""Every public name of the library says what it is for and what it raises, and its examples are true."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
import re
import textwrap
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import pytest

import webfoot
import webfoot.bots
import webfoot.cli
import webfoot.core
import webfoot.envs
from webfoot.bots.perspective import Bot
from webfoot.core.chance import Chance

SAID_ONCE: Final[tuple[type, ...]] = (Bot, Chance)
"""Protocols: what a method of theirs does is said there, and need not be said again by whoever has it."""


def modules() -> list[ModuleType]:
    found = [webfoot, webfoot.cli, webfoot.core, webfoot.bots, webfoot.envs]
    for package in (webfoot.core, webfoot.bots, webfoot.envs):
        names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
        found += [importlib.import_module(name) for name in names]
    return found


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """What a module defines for others, and the methods and properties of its classes."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(thing):
            yield f"{module.__name__}.{name}", thing
            for method, inside in vars(thing).items():
                if not method.startswith("_") and (isinstance(inside, property) or function_of(inside) is not None):
                    yield f"{module.__name__}.{name}.{method}", inside
        elif function_of(thing) is not None:
            yield f"{module.__name__}.{name}", thing


def function_of(thing: Any) -> Any:
    """The function behind a decorated one, a method of a class or a property; None for anything else."""
    thing = thing.fget if isinstance(thing, property) else getattr(thing, "__func__", thing)
    thing = inspect.unwrap(thing) if callable(thing) else None
    return thing if inspect.isfunction(thing) else None


def docstring(thing: Any) -> str:
    return (vars(thing).get("__doc__") if inspect.isclass(thing) else function_of(thing).__doc__) or ""


def described(name: str, thing: Any) -> bool:
    own = docstring(thing)
    # A generated docstring of a class is its signature.
    if own and not own.startswith(f"{name.rsplit('.', 1)[1]}("):
        return True
    return any(getattr(getattr(known, name.rsplit(".", 1)[1], None), "__doc__", None) for known in SAID_ONCE)


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_every_public_name_is_described(module: ModuleType) -> None:
    assert module.__doc__
    assert [name for name, thing in public(module) if not described(name, thing)] == []


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_examples_are_true(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


NO_VERB: Final = re.compile(
    r"(?:An?|All|Any|As|At|Each|Every|For|From|How|If|In|It|No|Of|One|Several|So"
    r"|Th(?:at|e|ese|is|ose)|To|Wh(?:at|en|ere|ich|o|oever|ose))\b"
)
"""With these a phrase begins that names a thing. `Whether` begins what a yes or no says."""


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_what_a_function_does_begins_with_a_verb(module: ModuleType) -> None:
    functions = [
        (name, thing) for name, thing in public(module) if not inspect.isclass(thing) and not is_value(thing)
    ]
    # A law is a sentence that is true of every game.
    if module.__name__ != "webfoot.core.laws":
        assert [name for name, thing in functions if NO_VERB.match(docstring(thing))] == []


def is_value(thing: Any) -> bool:
    return isinstance(thing, property)


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_what_a_function_raises_is_named(module: ModuleType) -> None:
    unnamed = [
        f"{name}: {error}"
        for name, thing in public(module)
        if not inspect.isclass(thing)
        for error in raised(function_of(thing))
        if error not in docstring(thing)
    ]
    assert unnamed == []


def raised(function: Any) -> set[str]:
    """The exceptions that a function raises itself, but for those that only a fault of ours can raise."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    found = {
        ast.unparse(node.exc.func)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
    }
    return {error for error in found if error.isidentifier()} - {
        "AssertionError",
        "NotImplementedError",
        "_not_installed",
    }
