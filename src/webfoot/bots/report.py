"""Arena and ladder in the terminal: a progress bar while they play, a table when they are done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from webfoot.bots import arena
from webfoot.bots import ladder as ladders
from webfoot.bots.contest import Fixture, Outcome, Terms
from webfoot.bots.ladder import Ladder, LadderFolder
from webfoot.bots.picture import picture
from webfoot.bots.records import GameFolder
from webfoot.bots.standings import Standing, duels, markdown, standings


class Report(msgspec.Struct, frozen=True):
    """The content of the file that `--json` writes."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    seed: int
    games: int
    standings: list[Standing]
    outcomes: list[Outcome]


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    json: Path | None,
    terms: Terms = Terms(),  # noqa: B008 - it is immutable
    records: Path | None = None,
    ray: str | None = None,
) -> int:
    """Play, show and write the results. Return 130 if interrupted, with the games finished by then."""
    arena.check(game, bots, terms.options)
    schedule = arena.fixtures(game, bots, games, seed)
    console = Console()
    played: list[Outcome] = []
    interrupted = _follow(console, game, schedule, jobs, terms, records, ray, played.append)
    if interrupted:
        console.print(f"stopped after {len(played)} of {len(schedule)} games")
    if played:
        lines = standings(played)
        _show(console, game, played, lines)
        if json is not None:
            report = Report(game, list(bots), terms.options, seed, len(played), lines, played)
            json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return 130 if interrupted else 0


def run_ladder(
    ladder: Ladder,
    rounds: int,
    folder: Path,
    jobs: int,
    terms: Terms,
    records: Path | None = None,
    ray: str | None = None,
) -> int:
    """Play what a ladder still lacks, show it and draw it. Return 130 if interrupted; it can be started again."""
    ladders.check(ladder, rounds)
    kept = LadderFolder(folder, ladder)
    schedule = ladders.fixtures(ladder, rounds)
    finished = kept.finished()
    left = [fixture for fixture in schedule if fixture not in finished]
    console = Console()

    def keep(outcome: Outcome) -> None:
        kept.keep(outcome)
        finished[outcome.fixture] = outcome

    interrupted = _follow(console, ladder.game, left, jobs, terms, records, ray, keep, len(schedule))
    # In the order of the schedule, so that the table does not depend on which game finished first.
    played = [finished[fixture] for fixture in schedule if fixture in finished]
    if interrupted:
        console.print(f"stopped after {len(played)} of {len(schedule)} games; the same command goes on from here")
    if played:
        lines = standings(played)
        _show(console, ladder.game, played, lines)
        report = Report(ladder.game, ladder.bots, ladder.options, ladder.seed, len(played), lines, [])
        (folder / "standings.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
        title = f"{ladder.game}, {ladder.seats} players, {len(played)} games"
        (folder / "ladder.svg").write_text(picture(title, lines), encoding="utf-8")
        (folder / "ladder.md").write_text(markdown(lines, duels(played)), encoding="utf-8")
        written = ", ".join(str(folder / name) for name in ("ladder.svg", "ladder.md", "standings.json"))
        console.print(written, highlight=False, soft_wrap=True)
    return 130 if interrupted else 0


def _follow(
    console: Console,
    title: str,
    schedule: Sequence[Fixture],
    jobs: int,
    terms: Terms,
    records: Path | None,
    ray: str | None,
    keep: Callable[[Outcome], None],
    total: int | None = None,
) -> bool:
    """Play these games with a progress bar, and hand over each as it finishes; return whether it was interrupted."""
    folder = None if records is None else GameFolder(records)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    coming = arena.outcomes(schedule, jobs, terms, ray)
    total = total or len(schedule)
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task(title, total=total, completed=total - len(schedule))
            for outcome in coming:
                keep(outcome if folder is None else folder.keep(outcome))
                progress.advance(bar)
    except KeyboardInterrupt:
        return True
    finally:
        coming.close()
    return False


def _show(console: Console, game: str, played: Sequence[Outcome], lines: Sequence[Standing]) -> None:
    console.print(table(game, len(played), lines))
    for sentence in (*faults(played), *broken_off(played)):
        console.print(sentence, markup=False, highlight=False, soft_wrap=True)


def table(game: str, games: int, lines: Sequence[Standing]) -> Table:
    """Return the standings as a table for the terminal."""
    made = Table(
        title=f"{game}: {games} games",
        caption="95 % intervals: win rate by Wilson's score, Elo by drawing deals again; "
        "Elo by Plackett-Luce, quick at 0 if it plays, otherwise the mean",
    )
    # Names of own bots can be long; a name that is cut off could be that of another bot.
    made.add_column("bot", overflow="fold")
    for heading in ("games", "wins", "win rate", "95 %", "score", "ms/move", "Elo", "95 %"):
        made.add_column(heading, justify="right")
    for line in lines:
        low, high = line.rate_interval
        weaker, stronger = line.elo_interval
        made.add_row(
            line.bot,
            str(line.games),
            f"{line.wins:g}" if line.wins == int(line.wins) else f"{line.wins:.2f}",
            f"{line.rate:.1%}",
            f"{low:.1%} … {high:.1%}",
            f"{line.score:.2f}",
            f"{line.milliseconds:.1f}",
            f"{line.elo:+.0f}",
            f"{weaker:+.0f} … {stronger:+.0f}",
        )
    return made


def faults(played: Sequence[Outcome]) -> list[str]:
    """Return a sentence for each bot that made faults, with the first of them."""
    counts: Counter[str] = Counter()
    first: dict[str, str] = {}
    for outcome in sorted(played, key=lambda o: (o.fixture.deal, o.fixture.rotation)):
        for seat, number in outcome.faults.items():
            bot = outcome.fixture.bots[seat]
            counts[bot] += number
            first.setdefault(bot, f"in deal {outcome.fixture.deal} as seat {seat}: {outcome.trouble[seat]}")
    return [f"{bot}: {number} faults, the first {first[bot]}" for bot, number in counts.items()]


def broken_off(played: Sequence[Outcome]) -> list[str]:
    """Return a sentence about the games that did not end, if there are any."""
    number = sum(outcome.broken_off for outcome in played)
    if not number:
        return []
    if number == 1:
        return ["1 game did not end; it was broken off and counts as a draw"]
    return [f"{number} games did not end; they were broken off and count as draws"]
