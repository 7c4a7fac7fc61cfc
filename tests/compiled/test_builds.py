"""Builds of the engine: which one is used, and which ones are ignored."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import msgspec
import pytest

from webfoot.compiled import build as building
from webfoot.compiled import cache, loader, sources
from webfoot.compiled.build import CannotBuild, build

MODULE = "webfoot.core.chance"


def made(folder: Path, *, stamp: str | None = None, tag: str = "a", content: bytes = b"code") -> Path:
    """A build of one module that looks whole."""
    folder.chmod(0o700)
    stamp = stamp or sources.stamp()
    path = folder / f"{stamp}-{tag}"
    path.mkdir(mode=0o700)
    (path / "chance.so").write_bytes(content)
    files = (cache.File(MODULE, "chance.so", len(content)),)
    (path / cache.LIST).write_bytes(msgspec.json.encode(cache.Build(stamp, "cc 1", files)))
    return path


def test_a_whole_build_that_fits_is_found(tmp_path: Path) -> None:
    path = made(tmp_path)
    found = cache.find(tmp_path)
    assert found is not None
    assert found[0] == path
    spec = loader.Finder(*found).find_spec(MODULE, None)
    assert spec is not None
    assert spec.origin == str(path / "chance.so")
    assert loader.Finder(*found).find_spec("webfoot.core.match", None) is None


STARTS = """
#include <Python.h>
static PyObject *init(void) { return PyModule_New("a.part"); }
static int ensure_deps(void) {
    PyErr_SetString(PyExc_ImportError, "another group is missing");
    return -1;
}
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "NAME", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_NAME(void) {
    PyObject *module = PyModule_Create(&definition);
    PyModule_AddObject(module, "init_a___part", PyCapsule_New((void *)init, "NAME.init_a___part", NULL));
    if (NEEDS)
        PyModule_AddObject(module, "ensure_deps", PyCapsule_New((void *)ensure_deps, "NAME.ensure_deps", NULL));
    return module;
}
"""
"""A library such as mypyc makes for a group, of one module."""


def test_a_module_is_started_from_the_library_of_its_group(tmp_path: Path) -> None:
    assert building.compiler() is not None, "this test needs a C compiler, such as Debian's gcc"
    for name, needs in (("alone_group", "0"), ("needy_group", "1")):
        (tmp_path / f"{name}.c").write_text(STARTS.replace("NAME", name).replace("NEEDS", needs))
        _compiled(tmp_path / f"{name}.c", tmp_path / f"{name}.so")
    _compiled(Path(building.__file__).with_name("starter.c"), tmp_path / f"{cache.STARTER}.so")
    script = f"""
import sys
sys.path.insert(0, {str(tmp_path)!r})
from pathlib import Path
from webfoot.compiled import cache, loader
def module(name, group):
    file = cache.File(name, f"{{group}}.so", 1, False, group)
    return loader.Finder(Path({str(tmp_path)!r}), cache.Build("", "", (file,))).find_spec(name, None)
from importlib.util import module_from_spec
made = module_from_spec(module("a.part", "alone_group"))
print(made.__name__, Path(made.__file__).name)
for name, group in (("a.part", "needy_group"), ("a.other", "alone_group")):
    try:
        module_from_spec(module(name, group))
    except Exception as error:
        print(f"{{type(error).__name__}}: {{error}}")
"""
    said = subprocess.run(
        [sys.executable, "-c", script], env={cache.VARIABLE: "off"}, capture_output=True, text=True, check=True
    ).stdout
    assert said.splitlines()[:2] == ["a.part alone_group.so", "ImportError: another group is missing"]
    assert said.splitlines()[2].startswith("AttributeError: ")


def _compiled(source: Path, library: Path) -> None:
    include = sysconfig.get_paths()["include"]
    # macOS looks up what Python provides when the library is loaded.
    late = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    command = [
        building.compiler() or "",
        "-shared",
        "-fPIC",
        "-w",
        *late,
        f"-I{include}",
        str(source),
        "-o",
        str(library),
    ]
    subprocess.run(command, check=True)


def test_a_build_of_other_sources_is_ignored(tmp_path: Path) -> None:
    path = made(tmp_path, stamp="0" * 20)
    path.rename(tmp_path / f"{sources.stamp()}-a")
    assert cache.find(tmp_path) is None


@pytest.mark.parametrize("harm", ["torn", "missing", "no list", "bad list", "writable by others"])
def test_a_broken_build_is_ignored(tmp_path: Path, harm: str) -> None:
    path = made(tmp_path)
    match harm:
        case "torn":
            (path / "chance.so").write_bytes(b"co")
        case "missing":
            (path / "chance.so").unlink()
        case "no list":
            (path / cache.LIST).unlink()
        case "bad list":
            (path / cache.LIST).write_text("{")
        case _:
            path.chmod(0o777)
    assert cache.find(tmp_path) is None
    whole = made(tmp_path, tag="b")
    assert (cache.find(tmp_path) or [None])[0] == whole


def test_a_folder_that_others_may_write_to_is_ignored(tmp_path: Path) -> None:
    made(tmp_path)
    tmp_path.chmod(0o777)
    assert cache.find(tmp_path) is None


@pytest.mark.parametrize("chosen", ["off", "nowhere", "a file"])
def test_without_a_build_the_sources_are_imported(tmp_path: Path, chosen: str) -> None:
    file = tmp_path / "file"
    file.write_text("")
    place = {"off": "off", "nowhere": str(tmp_path / "none"), "a file": str(file)}[chosen]
    script = (
        "import webfoot.core.chance as c; from webfoot.compiled.loader import in_use; print(in_use(), c.__file__)"
    )
    said = subprocess.run(
        [sys.executable, "-c", script], env={cache.VARIABLE: place}, capture_output=True, text=True, check=True
    ).stdout
    assert said.startswith("interpreted ")
    assert said.rstrip().endswith("chance.py")


def test_a_stamp_changes_with_a_module_and_with_nothing_else(tmp_path: Path) -> None:
    package = tmp_path / "webfoot"
    for paths in sources.groups().values():
        for path in paths:
            copy = package / path.relative_to(sources.PACKAGE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    assert sources.stamp(package) == sources.stamp()
    (package / "games" / "dale" / "game.py").write_text("# not compiled")
    assert sources.stamp(package) == sources.stamp()
    (package / "games" / "dale" / "view.py").write_text("# other")
    assert sources.stamp(package) != sources.stamp()


def test_a_machine_without_a_compiler_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(CannotBuild, match=r"^no C compiler found$"):
        build(tmp_path / "cache")
    assert not (tmp_path / "cache").exists()


def test_a_machine_without_the_tools_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "TOOLS", ("no_such_tool",))
    with pytest.raises(CannotBuild, match=r"no_such_tool not installed \(pip install 'webfoot\[compile\]'\)"):
        build(tmp_path)


def test_two_processes_do_not_build_at_once(tmp_path: Path) -> None:
    with building._alone(tmp_path), pytest.raises(CannotBuild, match="another process is building"):
        build(tmp_path)


def test_a_compiler_that_fails_leaves_nothing_but_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(CannotBuild, match=r"the compiler failed; it says why in .*log"):
        build(tmp_path)
    assert cache.find(tmp_path) is None


def test_a_build_that_cannot_play_is_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = tmp_path / "chance.so"
    code.write_bytes(b"this is no library")
    libraries = {building.library_of(group): code for group in sources.groups()}
    monkeypatch.setattr(building, "_compile", lambda work, package, jobs: libraries)
    with pytest.raises(CannotBuild, match="does not work"):
        build(tmp_path / "cache")
    assert cache.find(tmp_path / "cache") is None
    assert not list((tmp_path / "cache").glob("making-*"))


def test_only_the_newest_builds_are_kept(tmp_path: Path) -> None:
    paths = [made(tmp_path, stamp=f"{number}" * 20) for number in range(5)]
    cache.prune(tmp_path)
    assert [path.exists() for path in paths].count(True) == cache.KEPT
