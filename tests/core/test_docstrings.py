"""Every public name of the library says what it is for, and its examples are true."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import pytest

import webfoot
import webfoot.bots
import webfoot.core
from webfoot.bots.perspective import Bot
from webfoot.core.chance import Chance

SAID_ONCE: Final[tuple[type, ...]] = (Bot, Chance)
"""Protocols: what a method of theirs does is said there, and need not be said again by whoever has it."""


def modules() -> list[ModuleType]:
    found = [webfoot, webfoot.core, webfoot.bots]
    for package in (webfoot.core, webfoot.bots):
        names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
        found += [importlib.import_module(name) for name in names]
    return found


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """What a module defines for others, and the methods of its classes."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(thing) or inspect.isfunction(thing):
            yield f"{module.__name__}.{name}", thing
        if inspect.isclass(thing):
            for method, inside in vars(thing).items():
                function = inside.fget if isinstance(inside, property) else getattr(inside, "__func__", inside)
                if not method.startswith("_") and inspect.isfunction(function):
                    yield f"{module.__name__}.{name}.{method}", function


def described(name: str, thing: Any) -> bool:
    own = vars(thing).get("__doc__") if inspect.isclass(thing) else thing.__doc__
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
