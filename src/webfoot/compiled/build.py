"""Making a build: `python -m webfoot.compiled.build`.

It needs mypy, setuptools and a C compiler, takes about a minute and a half of one processor, and lets everything
else go first. While another process builds, nothing is done. The work is kept, so that a change in one game compiles
that game alone.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from webfoot.compiled import cache, sources

TOOLS: Final = ("mypyc", "setuptools")
FOREIGN: Final = (
    "aiohttp",
    "aiosmtplib",
    "alembic",
    "asyncpg",
    "babel",
    "cryptography",
    "fluent",
    "litestar",
    "prometheus_client",
    "redis",
    "sqlalchemy",
    "uvicorn",
    "webauthn",
    "websockets",
    "yaml",
)
"""Libraries whose types are not looked at: it would take as long as all of ours, and makes nothing quicker."""
QUIET: Final = ("-w", "-Wno-misleading-indentation")
"""No warnings. One has to be named: otherwise it is worked out all the same, and C that is indented by hundreds of
columns takes half of the compiler's time for it."""
LEFT_OUT: Final = (
    "-fno-if-conversion",
    "-fno-ssa-phiopt",
    "-fno-tree-ccp",
    "-fno-tree-ch",
    "-fno-tree-dominator-opts",
    "-fno-tree-pta",
    "-fno-tree-reassoc",
    "-fno-tree-sink",
    "-fno-tree-sra",
)
"""Passes of GCC that take a sixth of its time here, and make engines two or three in a hundred quicker."""
TRIAL: Final = """
import sys, webfoot
from webfoot.compiled.loader import in_use
assert in_use() == "compiled", in_use()
for key in webfoot.game_keys():
    game = webfoot.game(key)
    match = webfoot.start(key, seats=game.min_seats, seed=1)
    for _ in range(20):
        if match.over or not match.actors:
            break
        seat = match.actors[0]
        match.view(seat)
        match.play(seat, match.moves(seat)[0])
"""
"""What a build must be able to do before anybody uses it."""


class CannotBuild(Exception):
    """There is no build, for a reason that is the message."""


def missing() -> str | None:
    """Say what this machine lacks for a build; None if it has all."""
    if compiler() is None:
        return "no C compiler found"
    absent = [name for name in TOOLS if importlib.util.find_spec(name) is None]
    return f"{' and '.join(absent)} not installed (pip install 'webfoot[compile]')" if absent else None


def compiler() -> str | None:
    """Return the path of the C compiler that Python extensions are built with."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) or shutil.which("cc")


def build(folder: Path, *, jobs: int = 1) -> Path:
    """Make the build that fits the sources, try it, and put it in the cache. Raises CannotBuild."""
    lack = missing()
    if lack is not None:
        raise CannotBuild(lack)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with _alone(folder):
        found = cache.find(folder)
        if found is not None:
            return found[0]
        work = folder / f"work-{sys.implementation.cache_tag}"
        copied = _copy(work / "src")
        named = sources.stamp(copied)
        libraries = _compile(work, copied, jobs)
        if sources.stamp() != named:
            raise CannotBuild("the sources have changed meanwhile")
        by = _version()
        new = folder / f"{named}-{hashlib.sha256(by.encode()).hexdigest()[:8]}"
        making = folder / f"making-{os.getpid()}"
        shutil.rmtree(making, ignore_errors=True)
        making.mkdir(mode=0o700)
        files: list[cache.File] = []
        for library, path in libraries.items():
            shutil.copyfile(path, making / path.name)
            files.append(cache.File(library, path.name, path.stat().st_size))
        for group, modules in sources.groups(copied).items():
            path = libraries[library_of(group)]
            for module in modules:
                name = sources.module_name(module, copied)
                package = module.name == "__init__.py"
                files.append(cache.File(name, path.name, path.stat().st_size, package, library_of(group)))
        listed = msgspec.json.encode(cache.Build(named, by, tuple(files)))
        (making / cache.LIST).write_bytes(listed)
        _try(making, named, by)
        shutil.rmtree(new, ignore_errors=True)
        making.rename(new)
        cache.prune(folder)
        return new


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the lock of the cache; CannotBuild if another process does."""
    with (folder / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise CannotBuild("another process is building the engine") from None
        yield


def _copy(target: Path) -> Path:
    """Copy the sources, so that what is compiled is what the stamp says; unchanged files keep their age."""
    package = target / sources.PACKAGE.name
    wanted = {path.relative_to(sources.PACKAGE) for path in sources.PACKAGE.rglob("*.py")}
    for name in wanted:
        to, text = package / name, (sources.PACKAGE / name).read_bytes()
        if not to.is_file() or to.read_bytes() != text:
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(text)
    for path in package.rglob("*.py"):
        if path.relative_to(package) not in wanted:
            path.unlink()
    return package


def _compile(work: Path, package: Path, jobs: int) -> dict[str, Path]:
    """Compile every group, and return the libraries by the names under which they are imported."""
    script = [sys.executable, "-c", "from webfoot.compiled.build import compile_here; compile_here()"]
    settings = {
        "package": str(package),
        "jobs": jobs,
        "starter": str(Path(__file__).with_name("starter.c")),
        "foreign": str(work / "foreign.ini"),
        "gcc": "Free Software Foundation" in _said_of_itself(),
    }
    environment = {**os.environ, cache.VARIABLE: "off", "PYTHONPATH": str(sources.PACKAGE.parent)}
    with (work / "log").open("wb") as log:
        done = subprocess.run(
            script,
            cwd=package.parent,
            input=msgspec.json.encode(settings),
            stdout=log,
            stderr=subprocess.STDOUT,
            env=environment,
            check=False,
        )
    if done.returncode != 0:
        raise CannotBuild(f"the compiler failed; it says why in {work / 'log'}")
    library = work / "library"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = {}
    for name in (cache.STARTER, *map(library_of, sources.groups(package))):
        path = library / f"{name}{suffix}"
        if not path.is_file():
            raise CannotBuild(f"the compiler left {name} out; its log is {work / 'log'}")
        found[name] = path
    return found


def compile_here() -> None:
    """Compile the copy of the sources in the current directory; the settings come from the standard input."""
    import setuptools
    from mypyc.build import mypycify

    settings: dict[str, Any] = msgspec.json.decode(sys.stdin.buffer.read())
    package = Path(settings["package"])
    groups: list[tuple[list[str], str | None]] = [
        ([str(path.relative_to(package.parent)) for path in paths], f"webfoot_{name}")
        for name, paths in sources.groups(package).items()
    ]
    modules = [path for paths, _ in groups for path in paths]
    foreign = Path(settings["foreign"])
    foreign.write_text("".join(f"[mypy-{name},{name}.*]\nfollow_imports = skip\n" for name in FOREIGN))
    extensions = mypycify(
        [f"--config-file={foreign}", "--ignore-missing-imports", *modules],
        only_compile_paths=modules,
        # As quick as level 3 here, in half the time.
        opt_level="1",
        debug_level="0",
        separate=groups,
        target_dir=str(package.parents[1] / "c"),
    )
    libraries = {library_of(name) for name in sources.groups(package)}
    # The others are a small library for each module; starter.c takes their place.
    extensions = [extension for extension in extensions if extension.name in libraries]
    extensions.append(setuptools.Extension(cache.STARTER, [settings["starter"]]))
    left_out = LEFT_OUT if settings["gcc"] else ()
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *QUIET, *left_out]
    work = package.parents[1]
    arguments = ["--quiet", "build_ext", f"--build-lib={work / 'library'}", f"--build-temp={work / 'objects'}"]
    setuptools.setup(
        name="webfoot-engine", ext_modules=extensions, script_args=[*arguments, f"--parallel={settings['jobs']}"]
    )
    # To free the trees of all modules one by one would take as long as to compile a game.
    sys.stdout.flush()
    os._exit(0)


def library_of(group: str) -> str:
    """Return the name by which the library of a group is imported."""
    return f"webfoot_{group}__mypyc"


def _version() -> str:
    """Say which compiler builds."""
    return (_said_of_itself().splitlines() or ["unknown"])[0]


def _said_of_itself() -> str:
    """Return what the compiler says of its version."""
    return subprocess.run([compiler() or "cc", "--version"], capture_output=True, text=True, check=False).stdout


def _try(made: Path, named: str, by: str) -> None:
    """Play a few moves of every game with a build, in a process of its own. Raises CannotBuild if it cannot."""
    trial = made.parent / f"trial-{os.getpid()}"
    shutil.rmtree(trial, ignore_errors=True)
    trial.mkdir(mode=0o700)
    try:
        (trial / f"{named}-trial").symlink_to(made, target_is_directory=True)
        environment = {**os.environ, cache.VARIABLE: str(trial), "PYTHONPATH": str(sources.PACKAGE.parent)}
        done = subprocess.run(
            [sys.executable, "-c", TRIAL], env=environment, capture_output=True, text=True, check=False
        )
    finally:
        shutil.rmtree(trial, ignore_errors=True)
    if done.returncode != 0:
        shutil.rmtree(made, ignore_errors=True)
        last = (done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"])[-1]
        raise CannotBuild(f"the build made by {by} does not work: {last}")


def main() -> int:
    """Build as a background process does: last in line for the processor, and silent unless it fails."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(19)
    folder = cache.folder()
    if folder is None:
        return 0
    try:
        build(folder)
    except CannotBuild as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
