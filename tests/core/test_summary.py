"""What a finished game was: every point has a source, the curve is the scores, and the moments are where they say."""

from __future__ import annotations

from typing import Any

import pytest

import webfoot
from tests.rulebook import TESTS
from webfoot.core.credit import Credit
from webfoot.core.game import LANGUAGES
from webfoot.core.story import opened, played
from webfoot.core.summary import MOST_POINTS, Summary, Taken, summarise, taken
from webfoot.core.words import words

RECORDS = sorted((TESTS / "records").glob("*/*.jsonl"))


class Scoring:
    """All that a summary asks of a game."""

    sources = ("sales",)
    timed = False


def told(*steps: tuple[int | None, list[int]], winners: list[int], timed: bool = False) -> Summary:
    """Return the summary of these seats' steps, each with the scores after it, one second apart."""
    game: Any = Scoring()
    game.timed = timed
    made = [Taken(seat, 1000 * place, [], scores) for place, (seat, scores) in enumerate(steps)]
    return summarise(game, made, winners)


def of_record(path: Any) -> tuple[Summary, list[Taken], Any]:
    match, record = opened(path.read_bytes())
    steps = [taken(match.game, match.state, None, 0, [])]
    for (seat, _, at), events in zip(record.entries, played(match, record), strict=True):
        steps.append(taken(match.game, match.state, seat, at, events))
    return summarise(match.game, steps, match.winners), steps, match


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_point_of_every_game_on_file_has_a_source(path: Any) -> None:
    summary, steps, match = of_record(path)
    assert "other" not in [part.source for part in summary.parts]
    for seat in range(match.seats):
        assert sum(part.points[seat] for part in summary.parts) == match.scores[seat]
    assert all(steps[point.step].scores == point.scores for point in summary.curve)
    assert (summary.curve[0].step, summary.curve[-1].step) == (0, len(steps) - 1)
    assert len(summary.curve) <= MOST_POINTS + 2
    for moment in summary.highlights:
        before, after = steps[moment.first - 1].scores, steps[moment.step].scores
        assert after[moment.seat] - before[moment.seat] == moment.change != 0


@pytest.mark.parametrize("key", webfoot.game_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name(key: str, language: str) -> None:
    said = words(webfoot.game(key), language)
    for source in webfoot.game(key).sources:
        assert said.has(f"source-{source}"), source
    assert said.has("standing")
    assert "+2" in said.say("standing-change", {"count": 2, "amount": "+2"})


def test_steps_of_one_seat_in_a_row_are_one_turn() -> None:
    steps = [(None, [0, 0]), (0, [2, 0]), (0, [5, 0]), (1, [5, 1]), (0, [5, 1])]
    swing, end = told(*steps, winners=[0]).highlights
    assert (swing.why, swing.first, swing.step, swing.seat, swing.change) == ("lead", 1, 2, 0, 5)
    assert (end.why, end.step, end.seat, end.change) == ("end", 3, 1, 1)
    assert told(*steps, winners=[0], timed=True).highlights[0].step == 1


def test_the_lead_is_taken_where_the_winner_stays_ahead() -> None:
    steps = [(None, [0, 0]), (0, [3, 0]), (1, [3, 4]), (0, [6, 4]), (1, [6, 5])]
    assert [(one.why, one.step) for one in told(*steps, winners=[0]).highlights] == [
        ("swing", 2),
        ("lead", 3),
        ("end", 4),
    ]


def test_the_lead_is_the_winners_even_if_another_gains_more() -> None:
    led = told((None, [0, 0]), (1, [5, 1]), (1, [8, 9]), (1, [8, 9]), winners=[1], timed=True).highlights[-1]
    assert (led.why, led.seat, led.change) == ("lead", 1, 8)
    owner = told((None, [3, 0]), (1, [5, 4]), winners=[0], timed=True).highlights[0]
    assert (owner.why, owner.seat, owner.change) == ("lead", 0, 2)


def test_a_tie_has_no_lead_and_a_game_without_points_no_moments() -> None:
    tie = told((None, [0, 0]), (0, [3, 0]), (1, [3, 3]), winners=[0, 1])
    assert [one.why for one in tie.highlights] == ["swing", "end"]
    nothing = told((None, [0, 0]), (0, [0, 0]), winners=[1])
    assert nothing.highlights == []
    assert nothing.parts == []
    assert [point.scores for point in nothing.curve] == [[0, 0], [0, 0]]


def test_what_nobody_accounts_for_is_told_apart() -> None:
    game: Any = Scoring()
    steps = [Taken(None, 0, [], [1, 1]), Taken(0, 5, [Credit(0, "sales", 2)], [3, 1]), Taken(1, 9, [], [3, 2])]
    summary = summarise(game, steps, [0])
    assert {part.source: part.points for part in summary.parts} == {"start": [1, 1], "sales": [2, 0], "other": [0, 1]}
    assert summary.duration == 9


def test_a_long_curve_is_thinned_and_keeps_its_ends() -> None:
    steps = [(None, [0])] + [(0, [number]) for number in range(1, 5001)]
    curve = told(*steps, winners=[0]).curve
    assert len(curve) <= MOST_POINTS + 2
    assert (curve[0].scores, curve[-1].scores) == ([0], [5000])
