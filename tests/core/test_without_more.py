"""What a game can do that brings no more than it must."""

from __future__ import annotations

import pytest

from tests.toys.cookies import Cookies
from webfoot.core.errors import BadData
from webfoot.core.match import Match


def test_a_game_without_a_notation_says_so() -> None:
    game = Cookies()
    with pytest.raises(BadData, match="cookies has no notation for positions"):
        game.arranged(3, game.parse_options(3), {})


def test_a_game_that_cannot_be_sketched_is_shown_by_its_name() -> None:
    match = Match(Cookies(), 3, 1)
    assert repr(match).startswith("<Match of cookies")
    assert match.game.sketch(match.state) == ""
