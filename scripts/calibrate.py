"""Makes the calibration of a game: plays games of bots, samples them, fits to them, scores the others.

    python scripts/calibrate.py play canardage --seats 2 3 4 --games 500 --folder games
    python scripts/calibrate.py fit canardage --folder games --commit 2512551
    python scripts/calibrate.py table

`play` keeps a record of each game in the folder, and may be stopped and run again: it goes on where it was. Deals
are numbered from 1000; with `--first`, several processes play different deals. `fit` writes the samples to
`tests/calibration/<game>.jsonl`, and `calibration.json` beside the game. Numbers of seats without records in the
folder keep the samples that they have. One whose chances do not hold on the other games is left out. `table` prints
the scores of all games as Markdown, for docs/calibration.md. With `webfoot compile`, playing takes a fraction of the
time.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from webfoot.bots.calibrating import (
    DIGITS,
    LEAST_GAMES,
    MOMENTS,
    Sample,
    calibrated,
    fitted,
    holds,
    progress_of,
    read_samples,
    scores,
)
from webfoot.bots.calibration import FILE, Calibration, calibration
from webfoot.bots.contest import Fixture, Terms, play
from webfoot.bots.levels import LEVELS, TEACHES_NOTHING
from webfoot.bots.records import GameFolder, file_name
from webfoot.core.match import begin
from webfoot.core.record import read_header, read_record
from webfoot.core.registry import game as game_of
from webfoot.core.registry import game_keys

ROOT = Path(__file__).parents[1]
SAMPLES = ROOT / "tests" / "calibration"
FIRST_DEAL = 1000


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def play_games(key: str, bot: str, seats: list[int], first: int, games: int, folder: Path) -> None:
    kept = GameFolder(folder)
    for deal in range(first, first + games):
        for count in seats:
            fixture = Fixture(key, deal, 0, (bot,) * count)
            if not (folder / file_name(fixture)).exists():
                kept.keep(play(fixture, Terms(records=True)))
        if deal % 25 == 24:
            say(f"{key}: {deal + 1 - first} of {games}")


def sample_of(file: Path) -> Sample:
    """Return what the brain said in the moments of a recorded game, and how the game ended."""
    text = file.read_bytes()
    header = read_header(text)
    game: Any = game_of(header.game)
    record = read_record(text, game.catalogue)
    match = begin(header, game)
    at = [round(progress_of(moment) * len(record.entries)) for moment in range(MOMENTS)]
    values: list[tuple[float, ...]] = []
    for made, entry in enumerate(record.entries):
        if made in at:
            # A very short game has fewer steps than moments.
            said = tuple(round(value, DIGITS) for value in match.game.brain.evaluate(match.state))
            values += [said] * at.count(made)
        if entry.seat is None or entry.move is None:
            match.tick(entry.at)
        else:
            match.play(entry.seat, entry.move, entry.at)
    deal = int(file.name.split("-")[1])
    winners = match.winners or list(range(header.seats))
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(header.seats))
    return Sample(deal, shares, tuple(values))


def fit(key: str, bot: str, folder: Path, commit: str) -> None:
    found = [sample_of(file) for file in sorted(folder.glob(f"{key}-*.jsonl"))]
    counts = Counter(sample.seats for sample in found)
    samples = [sample for sample in found if counts[sample.seats] >= LEAST_GAMES]
    if not samples:
        sys.exit(f"{key} needs {LEAST_GAMES} games of one number of seats in {folder}; there are {dict(counts)}")
    before = calibration(game_of(key).package)
    kept = SAMPLES / f"{key}.jsonl"
    fresh = {str(sample.seats) for sample in samples}
    origins = dict.fromkeys(fresh, (bot, commit))
    if before is not None:
        old = [sample for sample in read_samples(kept.read_bytes()) if str(sample.seats) not in fresh]
        origins |= {str(one.seats): origin_of(before, one.seats) for one in old}
        samples += old
    by_seats: dict[int, list[Sample]] = {}
    for sample in sorted(samples, key=lambda sample: (sample.seats, sample.deal)):
        by_seats.setdefault(sample.seats, []).append(sample)
    for seats, games in list(by_seats.items()):
        if not holds(fitted(games), games):
            say(f"{key} with {seats} players is left out: the chances do not hold on the games kept for the test")
            del by_seats[seats]
    if not by_seats:
        sys.exit(f"nothing is left for {key}")
    lines = [msgspec.json.encode(sample) + b"\n" for games in by_seats.values() for sample in games]
    text = b"".join(lines)
    SAMPLES.mkdir(exist_ok=True)
    kept.write_bytes(text)
    target = ROOT.joinpath("src", *game_of(key).package.split("."), FILE)
    target.write_bytes(msgspec.json.format(msgspec.json.encode(calibrated(key, origins, text))) + b"\n")
    calibration.cache_clear()
    table(key)


def origin_of(known: Calibration, seats: int) -> tuple[str, str]:
    source = known.sources[str(seats)]
    return source.bots, source.commit


def table(*keys: str) -> None:
    """Print how much better than equal shares the chances are, quarter by quarter."""
    say("| game | players | bots | games | 1st quarter | 2nd | 3rd | 4th |\n|---|---|---|---|---|---|---|---|")
    for key in keys:
        game = game_of(key)
        found = calibration(game.package)
        if found is None:
            continue
        samples = read_samples((SAMPLES / f"{key}.jsonl").read_bytes())
        for seats, known in found.fits.items():
            told = scores(known, [sample for sample in samples if sample.seats == int(seats)])
            cells = [f"{score.equal - score.brier:+.3f} ± {score.error:.3f}" for score in told]
            say(f"| {key} | {seats} | {found.sources[seats].bots} | {told[0].games} | {' | '.join(cells)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("play", "fit", "table"))
    parser.add_argument("game", nargs="?", choices=game_keys())
    levels = [level for level in LEVELS if level != TEACHES_NOTHING]
    parser.add_argument("--bot", default="quick", choices=levels, help="the level that plays in every seat")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=500, help="games for each number of seats")
    parser.add_argument("--first", type=int, default=FIRST_DEAL, help="the first deal")
    parser.add_argument("--folder", type=Path, default=Path("calibration-games"))
    parser.add_argument("--commit", default="", help="the commit whose bots played")
    asked = parser.parse_args()
    if asked.do == "table":
        table(*([asked.game] if asked.game else game_keys()))
        return
    if asked.game is None:
        parser.error(f"{asked.do} needs a game")
    if asked.do == "play":
        play_games(asked.game, asked.bot, asked.seats, asked.first, asked.games, asked.folder)
    else:
        fit(asked.game, asked.bot, asked.folder, asked.commit)


if __name__ == "__main__":
    main()
