"""What the README and the pages for library users show really runs, as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import webfoot

ROOT = Path(__file__).parents[1]
WRITTEN = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def run_examples(page: str) -> int:
    """Run the Python examples of a page, one after the other with the same names; return how many there are."""
    examples = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, page, "exec"), names)
    return len(examples)


def test_the_readme_plays_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_examples("README.md") == 2
    *matches, view = capsys.readouterr().out.splitlines()
    assert view == "SpaceDealerView"
    played = [re.match(r"<Match of (\w+), 3 seats, step \d+, (over|to act: \[\d)", line) for line in matches]
    found = {match[1]: match[2] == "over" for match in played if match is not None}
    assert found.keys() == set(webfoot.game_keys()), "each in a line"
    assert {key for key, over in found.items() if not over} <= {
        key for key in webfoot.game_keys() if webfoot.game(key).may_never_end
    }


@pytest.mark.parametrize(("page", "count"), [("docs/library.md", 2), ("docs/research.md", 5)])
def test_the_examples_of_the_other_pages_run(page: str, count: int) -> None:
    assert run_examples(page) == count


def links(page: str) -> list[tuple[str, str]]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [(page, path) for path in re.findall(r"\]\(([a-zA-Z.][^):#]*)(?:#[^)]*)?\)", text)]


DOCS = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize(("page", "path"), [link for page in (*WRITTEN, *DOCS) for link in links(page)])
def test_what_a_page_links_to_is_there(page: str, path: str) -> None:
    assert ((ROOT / page).parent / path).exists()


PATHS = re.compile(r"`((?:src|tests|web|docs|scripts|bench|requirements)/[\w./*<>{},-]*)`")


def named_paths(page: str) -> list[tuple[str, str]]:
    """Files and folders of this repository that a page names in full; with a placeholder in it, it is an example."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [(page, path) for path in sorted(set(PATHS.findall(text))) if not set("<{…") & set(path)]


@pytest.mark.parametrize(("page", "path"), [named for page in (*WRITTEN, *DOCS) for named in named_paths(page)])
def test_what_a_page_names_is_there(page: str, path: str) -> None:
    assert list(ROOT.glob(path.rstrip("/"))), f"{page} names {path}, which does not exist"
