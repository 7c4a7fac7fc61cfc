"""Games of bots against themselves, and what the net of Dale would be told in them.

Some actions are chosen as the quick bot does, the others by the policy of simulations, which costs a thirtieth. Many
games with little thought taught more than few with much.

All luck comes from the number of a deal, which also says what kind of table it is. Chunks of deals are files, so
playing may be stopped at any time and goes on where it was. Several processes may play different deals.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from webfoot.bots.perspective import Perspective
from webfoot.bots.quick import QuickBot
from webfoot.core.chance import QuickChance
from webfoot.games.dale.bot.brain import DaleBrain, Seat, rival, shared, sureness
from webfoot.games.dale.bot.inputs import SIZE
from webfoot.games.dale.bot.net import Net
from webfoot.games.dale.game import Dale
from webfoot.games.dale.rules.cards import SETS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.knowledge import MAX_SEATS
from webfoot.games.dale.rules.state import NO_DRAFT

CHUNK: Final = 100
WORLDS: Final = 1
"""Worlds in which a thoughtful bot tries each move."""
THOUGHTFUL: Final = 30
"""How many of a hundred actions are thought over."""
LONGEST: Final = 3000
"""Decisions after which a game is left out."""
BETWEEN: Final = 4
"""One of so many positions within a turn is kept. Those at the beginning of a turn are all kept."""


class Setting(msgspec.Struct, frozen=True):
    """One kind of table."""

    name: str
    seats: int
    all_sets: bool = False
    teams: bool = False


TABLES: Final = (
    Setting("two", 2),
    Setting("two, all sets", 2, all_sets=True),
    Setting("three", 3),
    Setting("four, all sets", 4, all_sets=True),
    Setting("teams", 4, teams=True),
)
CYCLE: Final = (0, 1, 0, 2, 0, 1, 0, 4, 1, 0, 0, 1, 2, 0, 1, 0, 4, 1, 0, 3)
"""The kind of table of each deal, by the deal's number."""


class TrainedDale(Dale):
    """The game with another net, or without one."""

    def __init__(self, net: Net | None) -> None:
        super().__init__()
        self._brain = DaleBrain(net, MAX_SEATS)

    @property
    def brain(self) -> DaleBrain:
        return self._brain


def setting_of(deal: int) -> Setting:
    """Return the kind of table of a deal."""
    return TABLES[CYCLE[deal % len(CYCLE)]]


class Game(msgspec.Struct):
    """One game: what was seen, and which sides won."""

    deal: int
    inputs: list[list[list[int]]] = []
    away: list[list[float]] = []
    rivals: list[list[int]] = []
    sure: list[float] = []
    values: list[list[float]] = []
    shares: list[float] = []
    decisions: int = 0


def play(deal: int, net: Net | None, thoughtful: int = THOUGHTFUL) -> Game | None:
    """Play a deal. None if it does not end in time."""
    setting = setting_of(deal)
    game = TrainedDale(net)
    options = game.parse_options(
        setting.seats,
        {"teams": setting.teams, **(dict.fromkeys(SETS, "maybe") if setting.all_sets else {})},
    )
    chance = QuickChance(seed(deal, "deal"))
    state = game.setup(setting.seats, options, chance)
    lucks = [QuickChance(seed(deal, f"seat {seat}")) for seat in range(setting.seats)]
    bot = QuickBot(game, WORLDS)
    found = Game(deal)
    while not state.over():
        if found.decisions == LONGEST:
            return None
        seat = state.actors()[0]
        if worth_keeping(game, state, lucks[seat]):
            note(game, state, found)
        if lucks[seat].below(100) < thoughtful and is_action(state):
            seen: Perspective[Any] = Perspective.of(game, state, seat, lucks[seat])
            move = bot.choose(seen, lucks[seat])
        else:
            move = by_policy(game, state, seat, lucks[seat])
        state.play(seat, move, chance, None)
        found.decisions += 1
    sides = 2 if state.teams else state.seats
    won = {seat % sides for seat in state.won}
    found.shares = [1 / len(won) if side in won else 0.0 for side in range(sides)]
    return found


def is_action(state: DaleState) -> bool:
    """Whether a seat is about to choose its next action."""
    return state.mode == NO_DRAFT and state.step().asks == "action"


def by_policy(game: TrainedDale, state: DaleState, seat: int, chance: QuickChance) -> int:
    """Return the move of the policy of simulations. It looks at its own hand and at what lies open."""
    move = game.brain.reflex(state, seat)
    if move is not None:
        return move
    legal = state.legal(seat)
    return legal[0] if len(legal) == 1 else game.brain.playout(state, seat, legal, chance)


def worth_keeping(game: TrainedDale, state: DaleState, chance: QuickChance) -> bool:
    """Whether a position is one to learn from: a beginning of a turn, or now and then another action."""
    if not is_action(state):
        return False
    return game.brain.at_rest(state, state.turn) or chance.below(BETWEEN) == 0


def note(game: TrainedDale, state: DaleState, found: Game) -> None:
    """Write down what the net is told of a position, and what the bots thought of it."""
    seats = [Seat(state, seat, True) for seat in range(state.seats)]
    away = [seat.away for seat in seats]
    found.inputs.append([seat.inputs for seat in seats])
    found.away.append(away)
    found.rivals.append([rival(state, seat, seats) for seat in range(state.seats)])
    found.sure.append(sureness(shared(state, away)))
    found.values.append(game.brain.evaluate(state)[: 2 if state.teams else state.seats])


def play_chunks(folder: Path, first: int, last: int, net: Net | None, thoughtful: int, say: Any) -> None:
    """Play the deals from `first` to below `last`, whole chunks, without those that are there already."""
    folder.mkdir(parents=True, exist_ok=True)
    for begin in range(first - first % CHUNK, last, CHUNK):
        file = folder / f"deals-{begin:07}.npz"
        if file.exists():
            continue
        games = [game for deal in range(begin, begin + CHUNK) if (game := play(deal, net, thoughtful)) is not None]
        save(file, games)
        decisions = sum(game.decisions for game in games)
        say(f"{begin + CHUNK}: {len(games)} of {CHUNK} games, {decisions} decisions")


def save(file: Path, games: list[Game]) -> None:
    """Write a chunk as a whole or not at all. Rows of smaller tables are filled with 0."""
    rows = [(game, at) for game in games for at in range(len(game.away))]
    inputs = np.zeros((len(rows), 4, SIZE), np.int16)
    away = np.zeros((len(rows), 4), np.float32)
    rivals = np.zeros((len(rows), 4), np.int8)
    values = np.zeros((len(rows), 4), np.float32)
    shares = np.zeros((len(rows), 4), np.float32)
    for row, (game, at) in enumerate(rows):
        seats = len(game.away[at])
        inputs[row, :seats] = game.inputs[at]
        away[row, :seats] = game.away[at]
        rivals[row, :seats] = game.rivals[at]
        values[row, : len(game.values[at])] = game.values[at]
        shares[row, : len(game.shares)] = game.shares
    part = file.with_suffix(".part.npz")
    np.savez_compressed(
        part,
        inputs=inputs,
        away=away,
        rivals=rivals,
        values=values,
        shares=shares,
        sure=np.array([game.sure[at] for game, at in rows], np.float32),
        deal=np.array([game.deal for game, _ in rows], np.int32),
    )
    part.replace(file)


def seed(deal: int, purpose: str) -> int:
    """Return the seed of one stream of luck of a deal."""
    return int.from_bytes(hashlib.sha256(f"webfoot-train dale {deal} {purpose}".encode()).digest()[:8], "big")
