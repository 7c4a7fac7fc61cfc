"""Importing the engine from a build, where there is one that fits."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

from webfoot.compiled import cache
from webfoot.compiled.sources import PACKAGE


class PartLoader(ExtensionFileLoader):
    """Makes one of the modules of a group: its library holds a function that runs it."""

    def __init__(self, name: str, path: str, group: str) -> None:
        super().__init__(name, path)
        self.group = group

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        starter: Any = importlib.import_module(cache.STARTER)
        made: ModuleType = starter.start(importlib.import_module(self.group), f"init_{self.name.replace('.', '___')}")
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: it has run."""


class Finder(MetaPathFinder):
    """Finds the modules of one build before Python finds their sources."""

    def __init__(self, folder: Path, build: cache.Build) -> None:
        self.folder = folder
        self._files = {file.module: file for file in build.files}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of the build lies; None for any other."""
        file = self._files.get(fullname)
        if file is None:
            return None
        where = str(self.folder / file.name)
        inside = [str(PACKAGE.parent.joinpath(*fullname.split(".")))] if file.package else None
        return importlib.util.spec_from_file_location(
            fullname, where, loader=_loader(file, where), submodule_search_locations=inside
        )


def _loader(file: cache.File, where: str) -> ExtensionFileLoader:
    if file.group:
        return PartLoader(file.module, where, file.group)
    return ExtensionFileLoader(file.module, where)


def use() -> None:
    """Import the engine from the build that fits, if there is one. Called once, before anything of it is imported."""
    folder = cache.folder()
    if folder is None or in_wheel():
        return
    try:
        found = cache.find(folder)
    except OSError:
        # A cache that cannot be read is no cache.
        return
    if found is not None:
        sys.meta_path.insert(0, Finder(*found))


def in_wheel() -> bool:
    """Tell whether the installed package is compiled itself."""
    return any(path.suffix in (".so", ".pyd") for path in (PACKAGE / "core").iterdir())


def in_use() -> str:
    """Say in a few words which engine this process imports."""
    if in_wheel():
        return "compiled (as installed)"
    if any(isinstance(finder, Finder) for finder in sys.meta_path):
        return "compiled"
    return "interpreted"
