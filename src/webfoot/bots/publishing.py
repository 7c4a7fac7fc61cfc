"""From the folders of ladders to what is kept beside a game, and to the tables of the documentation.

A game counts if its deal was played in every rotation: a table that was only half rotated would favour a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from webfoot.bots.contest import Fixture, Outcome
from webfoot.bots.ladder import OUTCOMES, SETTINGS, BadLadder, Ladder
from webfoot.bots.picture import picture
from webfoot.bots.records import read_outcomes
from webfoot.bots.standings import ANCHOR, Standing, duels, standings
from webfoot.bots.strengths import LEAST_DEALS, Deals, Match, Measured, Rating, Strengths
from webfoot.core.errors import BadRecord

BEGIN: Final = "<!-- ratings: written by scripts/publish_ratings.py -->"
END: Final = "<!-- end of ratings -->"
_SHARED: Final = ("game", "rules", "seats", "options", "at_once", "decisions")
"""What ladders must have in common to be counted together."""


def ladder_of(folder: Path) -> Ladder:
    """Return the settings of a ladder. Raises BadRecord or OSError."""
    file = folder / SETTINGS
    try:
        return msgspec.json.decode(file.read_bytes(), type=Ladder)
    except msgspec.DecodeError as error:
        raise BadRecord(f"{file}: not the settings of a ladder: {error}") from None


def measured(folders: Sequence[Path], commit: str, machine: str) -> Measured:
    """Return what ladders with the same number of seats say together. Raises BadLadder, BadRecord or OSError."""
    settings = [ladder_of(folder) for folder in folders]
    first = settings[0]
    for folder, other in zip(folders, settings, strict=True):
        for name in _SHARED:
            if getattr(other, name) != getattr(first, name):
                raise BadLadder(f"{folder} and {folders[0]} differ in {name}; they cannot be counted together")
    every = [outcome for folder in folders for outcome in read_outcomes(folder / OUTCOMES)]
    twice = [fixture for fixture, times in Counter(outcome.fixture for outcome in every).items() if times > 1]
    if twice:
        raise BadLadder(f"{folders[0]}: deal {twice[0].deal} was played twice by the same bots in the same seats")
    played = rotated(every, first.seats)
    numbers = sorted({outcome.fixture.deal for outcome in played})
    if len(numbers) < LEAST_DEALS:
        raise BadLadder(f"{folders[0]}: only {len(numbers)} deals are whole; {LEAST_DEALS} are needed")
    lines = sorted(standings(played), key=lambda line: (-line.elo, line.bot))
    if all(line.bot != ANCHOR for line in lines):
        raise BadLadder(f"{folders[0]}: {ANCHOR} has not played, so the ratings have no zero")
    return Measured(
        seats=first.seats,
        rules=first.rules,
        options=first.options,
        at_once=first.at_once,
        deals=_runs(numbers),
        games=len(played),
        broken_off=sum(outcome.broken_off for outcome in played),
        commit=commit,
        machine=machine,
        bots=[_rating(line) for line in lines],
        matches=[
            Match(duel.first, duel.second, duel.games, round(duel.rate * duel.games, 2)) for duel in duels(played)
        ],
    )


def rotated(played: Iterable[Outcome], seats: int) -> list[Outcome]:
    """Return the games whose deal was played by their bots in every rotation, in a fixed order."""

    def group(fixture: Fixture) -> tuple[int, tuple[str, ...]]:
        return fixture.deal, tuple(sorted(fixture.bots))

    ordered = sorted(played, key=lambda one: (*group(one.fixture), one.fixture.rotation))
    times = Counter(group(outcome.fixture) for outcome in ordered)
    return [outcome for outcome in ordered if times[group(outcome.fixture)] == seats]


def _rating(line: Standing) -> Rating:
    low, high = line.elo_interval
    rating = round(line.elo)
    # The interval is drawn at random and may just miss the rating.
    weakest, strongest = min(rating, round(low)), max(rating, round(high))
    return Rating(line.bot, rating, weakest, strongest, line.games, round(line.milliseconds, 1))


def _runs(numbers: Sequence[int]) -> list[Deals]:
    """Return the stretches of neighbouring deals."""
    ends = [last for last, following in pairwise(numbers) if following > last + 1]
    begins = [following for last, following in pairwise(numbers) if following > last + 1]
    return [Deals(begin, end) for begin, end in zip([numbers[0], *begins], [*ends, numbers[-1]], strict=True)]


def with_ladders(known: Strengths, fresh: Iterable[Measured]) -> Strengths:
    """Return ratings in which these ladders replace the ones with as many seats."""
    ladders = {ladder.seats: ladder for ladder in (*known.ladders, *fresh)}
    return Strengths(known.game, [ladders[seats] for seats in sorted(ladders)])


def as_json(found: Strengths) -> bytes:
    """Return what the file of a game's ratings holds."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def picture_name(game: str, ladder: Measured) -> str:
    """Return the name of the picture of a ladder in the documentation."""
    return f"ratings-{game}-{ladder.seats}.svg"


def drawn(game: str, ladder: Measured) -> str:
    """Return the picture of a ladder as an SVG."""
    lines = [
        Standing(one.bot, one.games, 0.0, 0.0, (0.0, 0.0), 0.0, one.milliseconds, one.rating, (one.low, one.high))
        for one in ladder.bots
    ]
    return picture(f"{game}, {ladder.seats} players, {ladder.games} games", lines, rates=False)


def markdown(found: Strengths) -> str:
    """Return what the documentation of a game says about the ratings of its bots, between its two marks."""
    parts = [BEGIN, ""]
    for ladder in found.ladders:
        parts += [*_section(found.game, ladder), ""]
    if not found.ladders:
        parts += ["Nothing has been measured yet.", ""]
    return "\n".join([*parts, END])


def _section(game: str, ladder: Measured) -> list[str]:
    deals = ", ".join(f"{some.first} to {some.last}" for some in ladder.deals)
    how = [f"{name}={value}" for name, value in ladder.options.items()]
    if ladder.at_once:
        how.append("without reaction times")
    said = f"{ladder.games} games of {ladder.seats} players, deals {deals}, rules {ladder.rules}"
    said += "".join(f", {one}" for one in how)
    said += f", commit {ladder.commit}, {ladder.machine}."
    if ladder.broken_off:
        said += f" Broken off and counted as draws: {ladder.broken_off}."
    rows = ["| bot | rating | 95 % | games | ms a decision |", "|---|---:|---|---:|---:|"]
    rows += [
        f"| {one.bot} | {one.rating:+d} | {one.low:+d} to {one.high:+d} | {one.games} | {one.milliseconds:.1f} |"
        for one in ladder.bots
    ]
    met = ["| match | games | wins of the first |", "|---|---:|---|"]
    for match in ladder.matches:
        low, high = (f"{100 * end:.1f}" for end in match.interval)
        share = 100 * match.wins / match.games
        met.append(f"| {match.first} against {match.second} | {match.games} | {share:.1f} % ({low}–{high}) |")
    alt = f"Ratings of the bots with {ladder.seats} players"
    shown = f"![{alt}](../pictures/{picture_name(game, ladder)})"
    return [f"#### {ladder.seats} players", "", said, "", shown, "", *rows, "", *met]


def with_ratings(page: str, found: Strengths) -> str:
    """Return a page of the documentation with the ratings between its two marks. Raises BadRecord without marks."""
    if page.count(BEGIN) != 1 or page.count(END) != 1:
        raise BadRecord(f"the page needs the lines {BEGIN} and {END}, each once")
    before, _, rest = page.partition(BEGIN)
    return before + markdown(found) + rest.partition(END)[2]
