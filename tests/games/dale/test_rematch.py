"""Who begins: drawn by lot, and in a rematch one of the losers."""

from __future__ import annotations

import pytest

import webfoot
from tests.games.dale.language import GAME
from webfoot.core.errors import BadOptions
from webfoot.core.record import read_record


def beginners(seats: int, **options: object) -> set[int]:
    return {webfoot.start("dale", seats, seed, options).state.turn for seed in range(40)}


@pytest.mark.rule("D-013")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_may_begin_a_first_game(seats: int) -> None:
    assert beginners(seats) == set(range(seats))


@pytest.mark.rule("D-013")
@pytest.mark.parametrize(
    ("seats", "teams", "winners", "losers"),
    [
        (2, False, [0], {1}),
        (3, False, [1], {0, 2}),
        (4, False, [3], {0, 1, 2}),
        (4, True, [0, 2], {1, 3}),
        (4, True, [3], {0, 2}),  # the partner of the winner had resigned
    ],
)
def test_one_of_the_losers_begins_a_rematch(seats: int, teams: bool, winners: list[int], losers: set[int]) -> None:
    options = GAME.parse_options(seats, {"teams": teams})
    again = GAME.rematch(seats, options, winners)
    assert {webfoot.start("dale", seats, seed, again).state.turn for seed in range(40)} == losers
    third = GAME.rematch(seats, again, [seat for seat in range(seats) if seat in losers][:1])
    assert set(third.beginners(seats)) & set(winners)


@pytest.mark.rule("D-013")
def test_the_rest_of_the_options_stays() -> None:
    options = GAME.parse_options(3, {"owl": "in", "mid_turn_fill": "slide"})
    again = GAME.rematch(3, options, [0])
    assert again.wishes() == options.wishes()
    assert again.mid_turn_fill == "slide"


@pytest.mark.rule("D-013")
def test_a_record_of_a_rematch_brings_along_who_had_lost() -> None:
    options = GAME.rematch(3, GAME.parse_options(3), [0, 1])
    match = webfoot.start("dale", 3, 5, options)
    assert match.state.turn == 2
    record = read_record(match.record().dump(), GAME.catalogue)
    assert record.header.options["losers"] == "2"
    assert webfoot.replay(record, GAME).state.dump() == match.state.dump()


def test_players_cannot_choose_who_begins() -> None:
    assert "losers" not in {info.name for info in GAME.option_infos()}
    with pytest.raises(BadOptions, match="losers of dale is set by the server, not by players"):
        GAME.check_chosen({"losers": "1"})


@pytest.mark.parametrize("losers", ["3", "10", "11", "x", "-1", " 1"])
def test_seats_that_are_not_there_are_refused(losers: str) -> None:
    with pytest.raises(BadOptions, match="losers of dale"):
        GAME.parse_options(3, {"losers": losers})
