"""Makes the net of Dale's evaluation: plays games, fits a net to them, and tries it out.

    python -m scripts.train.dale play --folder games/1 --deals 0 4000
    python -m scripts.train.dale fit --folder games/1 --net net1.json --commit <commit>
    python -m scripts.train.dale play --folder games/2 --deals 4000 8000 --by net1.json
    python -m scripts.train.dale fit --folder games/2 --net net2.json --start net1.json --commit <commit> \\
        --generation 2

Run it in the folder of the repository, after `webfoot compile`; it needs numpy. `play` may be stopped and run again.
Which net is better is decided by duels, not by the loss (`scripts.train.dale_rivals`):

    WEBFOOT_DALE_NET=net1.json webfoot arena dale scripts.train.dale_rivals:quick_file \\
        scripts.train.dale_rivals:quick_rule --games 400

A net that won takes the place of `src/webfoot/games/dale/bot/net.json`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from scripts.train import dale_fit, dale_games

from webfoot.games.dale.bot.net import BadNet, Net, Weights, read


def say(line: str) -> None:
    """Print a line at once, also into a file."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def net_of(file: Path | None) -> Net | None:
    """Return the net of a file; None without a file. Leaves with a sentence if it cannot be used."""
    if file is None:
        return None
    try:
        return read(file.read_bytes())
    except (OSError, BadNet) as error:
        sys.exit(f"{file} cannot be used: {error}")


def weights_of(file: Path) -> Weights:
    """Return the weights of a file that can be used. Leaves with a sentence otherwise."""
    net_of(file)
    return msgspec.json.decode(file.read_bytes(), type=Weights)


def fit(asked: argparse.Namespace) -> None:
    """Fit a net and write it."""
    start = None if asked.start is None else weights_of(asked.start)
    try:
        data, deals = dale_fit.load(asked.folder, asked.mixed)
    except FileNotFoundError as error:
        sys.exit(str(error))
    positions = sum(len(every) for every in data.values())
    say(f"{len(deals)} games, {positions} positions")
    if not any(every.held_out.any() for every in data.values()):
        sys.exit("too few games: none of them is held out")
    units = asked.units if start is None else start.units
    model, losses = dale_fit.fit(data, units, asked.epochs, asked.seed, say, start)
    weights = model.whole(dale_fit.header(asked.commit, asked.generation, deals))
    text = msgspec.json.encode(weights)
    try:
        read(text)
    except BadNet as error:
        sys.exit(f"this net cannot be used: {error}")
    asked.net.write_bytes(text + b"\n")
    heads = ["by rule", *([] if start is None else ["at the start"]), "with the net"]
    say(f"| table | {' | '.join(heads)} |\n|---{'|---' * len(heads)}|")
    for name, looks in losses.items():
        say(f"| {name} | {' | '.join(f'{look:.4f}' for look in looks)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="do", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--folder", type=Path, required=True)
    playing.add_argument("--deals", type=int, nargs=2, metavar=("FIRST", "LAST"), required=True)
    playing.add_argument(
        "--thoughtful",
        type=int,
        default=dale_games.THOUGHTFUL,
        help="how many of a hundred actions are thought over (default: %(default)s)",
    )
    playing.add_argument("--by", type=Path, default=None, help="the net that plays (default: the rule alone)")
    fitting = commands.add_parser("fit")
    fitting.add_argument("--folder", type=Path, required=True)
    fitting.add_argument("--net", type=Path, required=True, help="where to write the weights")
    fitting.add_argument("--start", type=Path, default=None, help="the net to begin with (default: at random)")
    fitting.add_argument("--commit", default="", help="the commit whose bots played")
    fitting.add_argument("--generation", type=int, default=1)
    fitting.add_argument("--units", type=int, default=dale_fit.UNITS)
    fitting.add_argument("--epochs", type=int, default=dale_fit.EPOCHS)
    fitting.add_argument("--mixed", type=float, default=dale_fit.LAMBDA, help="lambda, from 0 to 1")
    fitting.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.do == "fit":
        fit(asked)
        return
    first, last = asked.deals
    if not 0 <= first < last or not 0 <= asked.thoughtful <= 100:
        parser.error("play needs deals from a lower to a higher number, and 0 to 100 of a hundred actions")
    dale_games.play_chunks(asked.folder, first, last, net_of(asked.by), asked.thoughtful, say)


if __name__ == "__main__":
    main()
