"""The positions in web/positions are those of the engine as it is."""

from __future__ import annotations

import msgspec
import pytest

from tests.positions import PREPARED, TARGET, briefings


def test_there_is_one_file_for_each_game_that_prepares_positions() -> None:
    assert sorted(path.name for path in TARGET.iterdir()) == [f"{key}.json" for key in PREPARED]
    assert len(PREPARED) >= 3


@pytest.mark.parametrize("key", PREPARED)
def test_the_positions_are_current_and_compact(key: str) -> None:
    kept = (TARGET / f"{key}.json").read_bytes()
    if kept == briefings(key):
        return
    then, now = msgspec.json.decode(kept), msgspec.json.decode(briefings(key))
    other = sorted(name for name in then.keys() | now.keys() if then.get(name) != now.get(name))
    pytest.fail(f"run `make positions`: {', '.join(other) or 'the layout'} of {key} changed")
