"""A server that compiles its engine while it runs: it says so, and lets bots use the build."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from webfoot.compiled import background, cache
from webfoot.server import main


class _Pool:
    renewed = 0

    async def renew(self) -> None:
        self.renewed += 1


def built(code: str) -> tuple[_Pool, str]:
    """What comes of a build that is this program: the bots, and what the server says."""
    pool, said = _Pool(), list[str]()

    class House:
        bots = pool

    class App:
        state = {"house": House()}  # noqa: RUF012

    server: Any = main._Server.__new__(main._Server)
    server.app = App()
    build = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(main, "LOOK_SECONDS", 0.01)
        patch.setattr(main, "_say", said.append)
        asyncio.run(server._use_when_whole(build))
    assert build.stderr is not None
    build.stderr.close()
    return pool, said[0]


def test_bots_are_renewed_when_the_build_is_whole() -> None:
    pool, said = built("")
    assert pool.renewed == 1
    assert said == "engine: compiled; bots use it from now on, the server from its next start"


def test_a_build_that_fails_changes_nothing_and_is_told() -> None:
    pool, said = built("import sys; sys.exit('no space left')")
    assert pool.renewed == 0
    assert said == "engine: interpreted (no space left)"


@pytest.mark.parametrize(("lack", "says"), [(None, "it is being compiled"), ("no C compiler found", "no C compiler")])
def test_what_is_in_use_is_said(lack: str | None, says: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(background, "in_use", lambda: "interpreted")
    monkeypatch.setattr(background, "missing", lambda: lack)
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(sys, "executable", "/bin/true")
    build, said = background.start()
    assert says in said
    assert (build is None) == (lack is not None)
    if build is not None:
        build.communicate()


def test_nothing_is_built_where_it_is_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "in_use", lambda: "interpreted")
    monkeypatch.setenv("WEBFOOT_ENGINE", "off")
    assert background.start() == (None, "engine: interpreted (WEBFOOT_ENGINE is off)")
    monkeypatch.setattr(background, "in_use", lambda: "compiled")
    assert background.start() == (None, "engine: compiled")
