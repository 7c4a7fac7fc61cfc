"""A match: one game being played, with its luck, its time, its record and undo.

People and servers play only through a match. Illegal input raises an error and changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic

import msgspec
from mypy_extensions import mypyc_attr

from webfoot.core.briefing import Briefing
from webfoot.core.chance import SEED_BYTES, SeededChance, commitment, seed_from
from webfoot.core.errors import BadPosition, IllegalMove, Refusal, UndoRefused
from webfoot.core.events import Event, Log
from webfoot.core.game import Game, S, V
from webfoot.core.moves import Move
from webfoot.core.options import Options
from webfoot.core.record import Entry, Header, Record

SNAPSHOT_EVERY = 32


# Others may inherit from it, also where this module is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[S, V]):
    """One game being played: from its set-up, or from a `position` that `State.dump` wrote.

    Raises BadOptions for options that do not fit, and BadPosition for bytes that are no position of the game.
    """

    def __init__(
        self,
        game: Game[S, V],
        seats: int,
        seed: bytes | int | None = None,
        options: Mapping[str, object] | Options | None = None,
        position: bytes | None = None,
    ) -> None:
        self.options: Options = game.parse_options(seats, options)
        self.game = game = game.edition(self.options)
        """The edition of the game that the options make (see `Game.edition`)."""
        self.seed = _seed(seed)
        self.seats = seats
        self.entries: list[Entry] = []
        self.position = position
        """Where the match began; None if it began with the set-up."""
        self.state: S = (
            game.setup(seats, self.options, SeededChance(self.seed, 0))
            if position is None
            else _loaded(game, seats, position)
        )
        self.disclosed = False
        """Whether the last step used luck or showed a player something new."""
        self._horizons: list[int] = []
        """For each entry, the earliest length of the record that undo may return to once it stands."""
        self._snapshots: dict[int, S] = {0: self.state.clone()}

    def __repr__(self) -> str:
        turn = "over" if self.over else f"to act: {self.actors}"
        sketch = self.game.sketch(self.state)
        shown = f", {sketch}" if sketch else ""
        return f"<Match of {self.game.key}, {self.seats} seats, step {len(self.entries)}, {turn}{shown}>"

    # looking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def actors(self) -> list[int]:
        """The seats that may act now."""
        return self.state.actors()

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.state.winners()

    @property
    def commitment(self) -> str:
        """The hash of the seed. Shown before the game, it later proves that no shuffle was chosen."""
        return commitment(self.seed)

    def moves(self, seat: int) -> list[Move]:
        """Return every legal move of this seat."""
        catalogue = self.game.catalogue
        return [catalogue[number] for number in self.state.legal(seat)]

    def view(self, seat: int | None = None) -> V:
        """Return all that this seat may know; without a seat, all that a spectator may know."""
        return self.game.view(self.state, seat)

    def brief(self, seat: int | None = None, *, foresee: bool = False) -> Briefing:
        """Return everything about the position that may be sent to this seat, on request with what is foreseen."""
        return self.game.brief(self.state, seat, foresee=foresee)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Return the rule that forbids this move now, or None if the move is legal."""
        number = self.game.catalogue.number(move)
        if number in self.state.legal(seat):
            return None
        return self.game.why_not(self.state, seat, number)

    # acting

    def play(self, seat: int, move: Move, at: int | None = None) -> list[Event]:
        """Play a legal move and return its events. `at` is the game time of the move in a game with a clock.

        Raises IllegalMove if the rules forbid the move, and NotAMove if the game has no such move. Then nothing
        changes.
        """
        number = self.game.catalogue.number(move)
        when = self.state.now if at is None else at
        state = self.state
        chance = SeededChance(self.seed, len(self.entries) + 1)
        log: Log = []
        if self.game.timed and when > state.now:
            # Time acts first, on a copy: a refused move must change nothing.
            state = state.clone()
            state.advance(when, chance, log)
        if not 0 <= seat < self.seats or number not in state.legal(seat):
            self._refuse(state, seat, number)
        # An answer to a window is final: it may have closed the window for every seat.
        answered = self.game.windows and seat in self.game.lets_pass(state)
        state.play(seat, number, chance, log)
        self.state = state
        self._keep(Entry(seat, self.game.catalogue[number], when), chance, log, answered)
        return log

    def tick(self, at: int) -> list[Event]:
        """Let time act up to the instant `at`, and return the events."""
        chance = SeededChance(self.seed, len(self.entries) + 1)
        log: Log = []
        self.state.advance(at, chance, log)
        self._keep(Entry(None, None, at), chance, log)
        return log

    def wait(self) -> list[Event]:
        """Let time pass up to the next deadline and return the events. Without a deadline nothing happens."""
        deadline = None if self.over else self.state.deadline()
        return [] if deadline is None else self.tick(deadline)

    @contextmanager
    def all_or_nothing(self) -> Iterator[None]:
        """Make all the moves played inside stand together. If an exception leaves the block, nothing has changed."""
        length, state = len(self.entries), self.state.clone()
        try:
            yield
        except BaseException:
            self._forget(length)
            self.state = state
            raise

    def undo_reach(self, seat: int) -> int:
        """Return the length of the record to which this seat may undo; the present length if it may not undo."""
        length = len(self.entries)
        if not self._horizons or self.over:
            return length
        reach = self._horizons[-1]
        # In addition to the horizon, a seat may undo only its own steps.
        while length > reach and self.entries[length - 1].seat == seat:
            length -= 1
        return length

    def undo(self, seat: int, to: int | None = None) -> None:
        """Return to an earlier length of the record, by default one step back. Raises UndoRefused."""
        length = len(self.entries)
        target = length - 1 if to is None else to
        if not self.undo_reach(seat) <= target < length:
            raise UndoRefused("this step cannot be undone: other players have seen something new or acted since")
        self._rewind(target)

    def state_at(self, length: int) -> S:
        """Return the state after the first `length` entries, rebuilt from the nearest snapshot."""
        start = max(at for at in self._snapshots if at <= length)
        state = self._snapshots[start].clone()
        for step in range(start, length):
            self._replay(state, step)
        return state

    def clone(self) -> Match[S, V]:
        """Return an independent copy of the match that goes on from here with the same luck."""
        copy: Match[S, V] = Match.__new__(Match)
        copy.options, copy.game, copy.seed, copy.seats = self.options, self.game, self.seed, self.seats
        copy.position = self.position
        copy.entries, copy.state, copy.disclosed = list(self.entries), self.state.clone(), self.disclosed
        # Snapshots are never played on, only copied.
        copy._horizons, copy._snapshots = list(self._horizons), dict(self._snapshots)
        return copy

    def record(self) -> Record:
        """Return the record of the match: seed, options and moves. It replays to the same bytes."""
        result = {"scores": self.scores, "winners": self.winners} if self.over else None
        header = Header(
            game=self.game.key,
            rules=self.game.version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=self.seed.hex(),
            position=msgspec.UNSET if self.position is None else self.position.decode(),
        )
        return Record(header, list(self.entries), result)

    # inside

    def _refuse(self, state: S, seat: int, number: int) -> None:
        if not 0 <= seat < self.seats:
            refusal: Refusal | None = Refusal("no-such-seat", {"seat": seat})
        else:
            refusal = self.game.why_not(state, seat, number)
        assert refusal is not None, f"{self.game.key} refuses {self.game.catalogue[number]} and cannot say why"
        raise IllegalMove(refusal, self._in_words)

    def _in_words(self, refusal: Refusal) -> str:
        from webfoot.core.words import words  # the Fluent library is slow to load and rarely needed

        return words(self.game, "en").refusal(refusal)

    def _keep(self, entry: Entry, chance: SeededChance, log: Log, for_good: bool = False) -> None:
        self.entries.append(entry)
        self.disclosed = chance.draws > 0 or any(event.reveals for event in log)
        fixed = (
            self.game.timed  # undo does not turn time back
            or for_good
            or entry.seat is None
            or self.disclosed
            or self.state.actors() != [entry.seat]
        )
        before = self._horizons[-1] if self._horizons else 0
        self._horizons.append(len(self.entries) if fixed else before)
        if len(self.entries) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.entries)] = self.state.clone()

    def _replay(self, state: S, step: int) -> None:
        entry = self.entries[step]
        chance = SeededChance(self.seed, step + 1)
        if self.game.timed and entry.at > state.now:
            state.advance(entry.at, chance, None)
        if entry.seat is not None and entry.move is not None:
            state.play(entry.seat, self.game.catalogue.number(entry.move), chance, None)

    def _rewind(self, length: int) -> None:
        self.state = self.state_at(length)
        self._forget(length)

    def _forget(self, length: int) -> None:
        del self.entries[length:], self._horizons[length:]
        self._snapshots = {at: state for at, state in self._snapshots.items() if at <= length}


def _seed(seed: bytes | int | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    return seed_from(seed) if isinstance(seed, int) else seed


def _loaded(game: Game[S, V], seats: int, position: bytes) -> S:
    """Load a position and look at it once, so that bytes which only resemble one are found here."""
    try:
        state = game.load(position)
        same = state.dump() == position
        if same and state.seats == seats:
            game.briefs(state, range(seats))
            return state
        what = f"it is for {state.seats} players" if same else "it does not read back as it was written"
    # A broken position fails wherever the game first meets what is wrong with it, and in many ways.
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
    raise BadPosition(f"this is no position of {game.key} for {seats} players: {what}")


def begin(header: Header, game: Game[Any]) -> Match[Any]:
    """Return the match of a record before its first entry. Raises BadOptions or BadPosition."""
    position = None if header.position is msgspec.UNSET else header.position.encode()
    return Match(game, header.seats, bytes.fromhex(header.seed), header.options, position)


def replay(record: Record, game: Game[Any]) -> Match[Any]:
    """Play a record again and return its match. Raises IllegalMove if a move is not legal."""
    match = begin(record.header, game)
    for entry in record.entries:
        if entry.seat is None or entry.move is None:
            match.tick(entry.at)
        else:
            match.play(entry.seat, entry.move, entry.at)
    return match
