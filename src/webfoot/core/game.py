"""What a game is: the contract between a game's folder and everything that hosts, plays or studies games.

A `State` is one position: mutable, made of plain ints and lists, cheap to copy, with no log, no words and no
luck inside. It plays move numbers and trusts its caller; it is what bots search. A `Game` holds what is true of
every position of a game and looks at states from outside: set-up, views, reasons, census. People and servers
play through a `Match` (see match.py), which checks legality, brings luck and time, and keeps the record.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, Self, get_args, get_origin
from weakref import WeakKeyDictionary

import msgspec
from typing_extensions import TypeVar

from webfoot.core.chance import Chance
from webfoot.core.errors import BadData, BadOptions, Refusal
from webfoot.core.events import Event, Log
from webfoot.core.fields import Place
from webfoot.core.moves import Catalogue, Move

Language = Literal["en", "fr", "it"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""Those that everything speaks: the page, and every game that comes with it. A game of another package may lack some;
it then speaks English."""
WAIT: Final = -1
"""In place of a move number, where a state has a deadline: do nothing and let time pass."""
_PLACEHOLDER: Final = re.compile(r"\{([a-z][a-z0-9_.-]*)\}")
"""A value of the edition in a rulebook: `{start-planets}`."""


class State(Protocol):
    """One position of one game."""

    seats: int
    now: int
    """Game time in milliseconds. Always 0 in a game without time in its rules."""

    def clone(self) -> Self:
        """Return a position of its own that can be played on."""
        ...

    def dump(self) -> bytes:
        """The whole position, hidden things included, as canonical bytes; `Game.load` reads them back."""
        ...

    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    def actors(self) -> list[int]:
        """The seats that may act now; several at once where the rules say so."""
        ...

    def legal(self, seat: int) -> list[int]:
        """The numbers of every legal move of this seat. Must not depend on what the seat may not know."""
        ...

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        """Play a legal move. Events go to `log`; a search passes None and saves making them."""
        ...

    def deadline(self) -> int | None:
        """The next instant at which time itself acts, or None."""
        ...

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        """Let time pass up to `now`, with everything that falls due on the way, each at its own instant."""
        ...

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        """A whole position that fits all that this seat knows (None: a spectator), the rest redrawn.

        A function of that knowledge and of `chance` alone: the true position must not shine through.
        """
        ...

    def scores(self) -> list[int]:
        """The points of each seat, as the rules count them now."""
        ...

    def winners(self) -> list[int]:
        """Who has won; several on a shared win or a draw. Empty until the game is over."""
        ...


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct, default=Any)
"""What a game shows of a state to one seat."""
Seen = TypeVar("Seen", bound=State, contravariant=True)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The switches of a game, chosen before the start. Every field is a bool or a Literal of words; only what players
    cannot choose is text."""

    only_for: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """Switches that exist at certain numbers of seats alone; elsewhere they keep their default."""
    by_host: ClassVar[frozenset[str]] = frozenset()
    """Fields that players cannot choose: `data` holds what `Game.read_data` made of an owner's file, `bots` the seats
    that bots play when the game begins, as `1,2`; others, what `Game.rematch` has kept of the game before."""

    def check(self, seats: int) -> None:
        """Raise BadOptions if these do not go together at this number of seats."""


class OptionInfo(msgspec.Struct, frozen=True):
    """One switch as a set-up page needs it."""

    name: str
    default: bool | str
    choices: list[str] | None = None
    """None: a yes-or-no switch."""
    seats: tuple[int, ...] | None = None
    """The numbers of seats at which there is something to choose; None: any."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move and the ids of what a hand touches to make it, in order."""

    move: Move
    touches: tuple[str, ...]
    """Nothing, where the board has a button for the move, or where another move stands for it."""
    otherwise: tuple[tuple[str, ...], ...] = ()
    """Other ways to touch the same move."""


class Briefing(msgspec.Struct, frozen=True):
    """Everything about a position that leaves the host for one seat. Nothing else may."""

    view: msgspec.Struct
    actors: list[int]
    moves: list[Choice]
    blocked: dict[str, Refusal]
    over: bool
    scores: list[int]
    winners: list[int]
    teams: list[list[int]] | None
    """The seats that win together; None where each plays for itself."""
    now: int
    deadline: int | None


class Brain(Protocol[Seen]):
    """What the generic bots need in order to play a game well."""

    playout_length: int
    """How many moves a search plays out before it asks `evaluate`."""

    def evaluate(self, state: Seen) -> list[float]:
        """Each seat's chance of winning, 0 to 1. Exact when the game is over."""
        ...

    def playout(self, state: Seen, seat: int, legal: list[int], chance: Chance) -> int:
        """A quick, sensible one of `legal` for the middle of a simulation; where time passes, WAIT is among them."""
        ...


class Game(ABC, Generic[S, V]):
    """One game: its facts, and how to look at its states."""

    key: ClassVar[str]
    version: ClassVar[int]
    """Rises when the same record would play differently."""
    package: ClassVar[str]
    """The game's folder, where its locale and rulebook files lie."""
    timed: ClassVar[bool] = False
    """Whether the rules know time; if not, states stay at 0 whenever a move is made."""
    may_never_end: ClassVar[bool] = False
    """Nothing in the rules forces an end: players who never try to win play on for ever."""
    windows: ClassVar[bool] = False
    """Whether seats are ever asked at once if they react: see `lets_pass`."""
    plans: ClassVar[bool] = False
    """Whether turns are long enough to be tried out before they are played: see `rehearsal` and plans.py."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[msgspec.Struct]]
    event_types: ClassVar[tuple[type[Event], ...]]
    catalogue: ClassVar[Catalogue]

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: Chance) -> S:
        """Return the first position, with its luck drawn from `chance`."""
        ...

    @abstractmethod
    def load(self, dump: bytes) -> S:
        """The state that `dump` was made from."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that this seat may know of the position; None: a spectator."""

    @abstractmethod
    def why_not(self, state: S, seat: int, number: int) -> Refusal | None:
        """The rule that forbids this move now; None if it is legal."""

    @abstractmethod
    def blocked(self, state: S, seat: int) -> dict[str, Refusal]:
        """Things this seat might expect to use now and cannot, by id, each with the reason."""

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """How many pieces of each sort there are, wherever they lie. Never changes during a game."""

    @property
    @abstractmethod
    def brain(self) -> Brain[S]:
        """What the generic bots need in order to play this game well."""
        ...

    # What a game says only if there is something to say.

    def lets_pass(self, state: S) -> dict[int, int]:
        """Seats that are asked at once whether they react, and for each the move that lets the occasion go by.

        That is a *window*. Every seat that might hold something to react with is asked, so that being asked tells
        nothing; the host closes the window for all at the same moment, so that timing tells nothing either. Nobody
        sees what a seat has answered while others are still asked: whatever it was, they go on being asked, and only
        when the last has answered does anything come of it. Then whoever is asked is asked anew.
        """
        return {}

    def cuts_off(self, state: S) -> bool:
        """Whether the next deadline takes something away from whoever acts just too late: the end, an offer's lapse.

        The host then waits a moment, for commands that were made in time and are still on their way.
        """
        return False

    def changes_nothing(self, move: Move) -> bool:
        """Whether a move only says how a seat wants to be served, and leaves the board as it is.

        It can be made again and again, so the host lets a seat make few of them.
        """
        return False

    def choices(self, state: S, seat: int, numbers: list[int]) -> list[Choice]:
        """These legal moves, each with the ways a hand makes it: those the move itself names.

        A game in which they depend on the position, because what makes no difference is not asked for, says so here.
        No two moves may be touched in the same way.
        """
        listed = every_choice(self.catalogue)
        return [listed[number] for number in numbers]

    def teams(self, state: S) -> list[list[int]]:
        """The seats that win together; each for itself, if the game does not say otherwise."""
        return [[seat] for seat in range(state.seats)]

    def likeness(self, state: S, seat: int | None) -> bytes:
        """A position imagined for this seat (None: a spectator), for the laws to compare with another.

        The same for two that differ only in which of several equal pieces lies where, or in what others are taken to
        know, where the game can only estimate that. Other games have nothing to add to `dump`.
        """
        return state.dump()

    def facts(self) -> object:
        """What is printed on the pieces, as plain JSON for the page; None if the page needs nothing of the sort."""
        return None

    def place(self, at: str | int) -> Place:
        """What a place is called that an event names (`fields.At`)."""
        raise NotImplementedError(f"the events of {self.key} name places, and it does not say what {at} is called")

    def edition(self, options: Any) -> Game[S, V]:
        """The game as these options make it, with another catalogue or other facts; itself, where they do not.

        Asked often: the same options should give the same object. Options that name no other edition leave an edition
        as it is.
        """
        return self

    def rematch(self, seats: int, options: Any, winners: list[int]) -> Any:
        """The options of the next game of the same seats, after one with these options that these seats have won.

        The same, unless the rules let the outcome decide who begins. Whatever follows from it must be in the options,
        in fields that players cannot choose (`Options.by_host`), so that a record tells it.
        """
        return options

    def read_data(self, text: str, name: str) -> str:
        """What the option `data` holds for the text of an owner's file of that name; BadData says what is wrong."""
        raise BadData(f"{name}: {self.key} takes no data file")

    def data_file(self) -> str | None:
        """Return the data file an owner starts from, or None where the game takes none."""
        return None

    def rulebook_values(self, language: str) -> Mapping[str, str]:
        """What stands in the rulebook for each `{name}`: the values of this edition, in words of this language."""
        return {}

    def rehearsal(self, state: S, seat: int) -> S | None:
        """A position of its own in which this seat can try a plan; None if there is none.

        `state` holds no more than the seat knows. A game whose players plan ahead while others play answers with the
        position as it would be if it were this seat's turn.
        """
        return state.clone() if state.actors() == [seat] else None

    def sketch(self, state: S) -> str:
        """The position in a line, as a spectator may know it: what `repr` of a match shows."""
        return ""

    def tally(self, state: S, seat: int) -> dict[str, int]:
        """The few figures that somebody who plans watches: what is left to spend, what has been made."""
        return {}

    # What follows is the same for every game.

    def parse_options(self, seats: int, options: Mapping[str, object] | Options | None = None) -> Any:
        """Checked options for this many seats; BadOptions says what is wrong and where."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOptions(f"{self.key} is played by {self.min_seats} to {self.max_seats} players, not {seats}")
        if isinstance(options, self.options_type):
            chosen = options
        elif isinstance(options, Options):
            raise BadOptions(f"options of {self.key} are not {type(options).__name__}")
        else:
            try:
                chosen = msgspec.convert(dict(options or {}), self.options_type)
            except msgspec.ValidationError as error:
                raise BadOptions(f"options of {self.key}: {error}") from None
        for info in self.option_infos():
            if info.seats is not None and seats not in info.seats and getattr(chosen, info.name) != info.default:
                fitting = ", ".join(map(str, info.seats))
                reason = Refusal("option-seats", {"option": info.name, "seats": fitting})
                raise BadOptions(f"{info.name} of {self.key} is for {fitting} players only, not {seats}", reason)
        chosen.check(seats)
        return chosen

    def check_chosen(self, options: Mapping[str, object]) -> None:
        """Raise BadOptions if there is something among these that players cannot choose."""
        for name in sorted(self.options_type.by_host & options.keys()):
            raise BadOptions(f"{name} of {self.key} is set by the host", Refusal("option-by-host", {"option": name}))

    def edition_of(self, seats: int, options: Mapping[str, object] | Options | None) -> Game[S, V]:
        """The edition that options not yet checked make."""
        return self.edition(self.parse_options(seats, options))

    def option_infos(self) -> list[OptionInfo]:
        """What players can choose."""
        return list(_option_infos(self.options_type))

    def brief(self, state: S, seat: int | None) -> Briefing:
        """Everything about this position that may be sent to this seat."""
        numbers = state.legal(seat) if seat is not None else []
        teams = self.teams(state)
        return Briefing(
            view=self.view(state, seat),
            actors=state.actors(),
            moves=self.choices(state, seat, numbers) if seat is not None else [],
            blocked=self.blocked(state, seat) if seat is not None else {},
            over=state.over(),
            scores=state.scores(),
            winners=state.winners(),
            teams=teams if len(teams) < state.seats else None,
            now=state.now,
            deadline=state.deadline(),
        )

    def rulebook(self, language: str) -> str:
        """The rules in this language, as Markdown, with the values of this edition in place of each `{name}`.

        A name without a value raises KeyError: that is a fault of the game.
        """
        values = self.rulebook_values(language)
        text = self.file("rulebook", f"{language}.md").read_text(encoding="utf-8")
        return _PLACEHOLDER.sub(lambda found: values[found[1]], text)

    def file(self, *path: str) -> Traversable:
        """A data file of the game's folder."""
        return resources.files(self.package).joinpath(*path)

    def translated(self, folder: str, suffix: str, language: str) -> tuple[str, Traversable] | None:
        """A file that there is one of for each language, and its language: English, where this one is missing."""
        for known in (language, "en"):
            found = self.file(folder, f"{known}{suffix}")
            if found.is_file():
                return known, found
        return None


def _in_order(values: tuple[object, ...]) -> list[str]:
    """Words as the game lists them; numbers by their size."""
    words = [str(value) for value in values]
    return sorted(words, key=int) if all(word.isdecimal() for word in words) else words


@cache
def _option_infos(options_type: type[Options]) -> tuple[OptionInfo, ...]:
    infos = []
    for field in msgspec.structs.fields(options_type):
        if field.name in options_type.by_host:
            continue
        choices = _in_order(get_args(field.type)) if get_origin(field.type) is Literal else None
        seats = options_type.only_for.get(field.name)
        infos.append(OptionInfo(name=field.name, default=field.default, choices=choices, seats=seats))
    return tuple(infos)


_CHOICES: WeakKeyDictionary[Catalogue, list[Choice]] = WeakKeyDictionary()


def every_choice(catalogue: Catalogue) -> list[Choice]:
    """By number. Choices are as immutable as the catalogue: each is made once."""
    made = _CHOICES.get(catalogue)
    if made is None:
        made = _CHOICES[catalogue] = [Choice(move, move.touches(), move.otherwise()) for move in catalogue]
    return made
