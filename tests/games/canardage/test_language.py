"""The language itself: what it compares, it tells apart."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.core.errors import BadData
from webfoot.games.canardage.moves import EnJoue, Pan
from webfoot.games.canardage.notation import picture_of, write
from webfoot.games.canardage.view import line_of

EVERYTHING = "a!/b!* c*# ~# d e/f! _* | a ~"


def test_a_picture_is_written_as_it_is_read() -> None:
    assert write(picture_of(line(EVERYTHING).state)) == EVERYTHING


@pytest.mark.parametrize(
    "other",
    [
        "a/b!* c*# ~# d e/f! _* | a ~",
        "a!/b* c*# ~# d e/f! _* | a ~",
        "a!/b! c*# ~# d e/f! _* | a ~",
        "a!/c!* c*# ~# d e/f! _* | a ~",
        "a!/b!* c* ~# d e/f! _* | a ~",
        "a!/b!* c*#b ~# d e/f! _* | a ~",
        "a!/b!* c*# d ~# e/f! _* | a ~",
        "a!/b!* c*# ~# d e _* | a ~",
        "a!/b!* c*# ~# d e/f! | a ~",
        "a!/b!* c*# ~# d e/f! _* | ~ a",
        "a!/b!* c*# ~# d e/f! _* |",
    ],
)
def test_another_picture_is_not_equal(other: str) -> None:
    assert line(EVERYTHING) != other


def test_without_a_bar_the_pile_is_not_spoken_of() -> None:
    assert line("a b c | d") == "a b c"
    assert line("a b c | d") != "a b c |"


def test_letters_beyond_f_are_ducks_of_players_outside_the_picture_first() -> None:
    assert line("a b c | x").state.pile == [3]
    assert line("a b c d e f | x").state.pile == [0]


def test_what_is_not_in_the_picture_is_dead() -> None:
    assert line("a a/b c ~ ~ ~ | c").dead == {"a": 3, "b": 4, "c": 3}


def test_an_impossible_expectation_is_an_error_and_not_a_pass() -> None:
    table = line("a* b c d e f")
    with pytest.raises(AssertionError, match="allows"):
        table.refuses(Pan(1), rule="C-052")
    with pytest.raises(AssertionError, match="by C-052, not by C-054"):
        table.refuses(Pan(2), rule="C-054")
    with pytest.raises(AssertionError, match="refuses"):
        table.play(EnJoue(1))
    with pytest.raises(BadData, match="is no card of a line"):
        line("a b? c")


@pytest.mark.parametrize("text", ["a* b/c ~# d e f", "a! b/c! ~ d e f", "a!/b c* d e f a"])
def test_a_line_is_written_as_it_is_read(text: str) -> None:
    assert line_of(line(text).state) == text
