"""What the README shows really runs, as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert len(examples) == 2
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, "README.md", "exec"), names)
    printed = capsys.readouterr().out
    assert re.match(r"\[\d\] \[\d, \d, \d, \d\]\n\[('[a-z-]+'(, )?){2,3}\]\n$", printed), printed


@pytest.mark.parametrize("path", re.findall(r"\]\(([a-zA-Z][^):#]*)\)", README))
def test_what_it_links_to_is_there(path: str) -> None:
    assert (ROOT / path).exists()
