"""The contract of a game: what its folder offers to everything that runs, plays or studies games.

A `State` is one position: mutable, made of plain ints and lists, cheap to copy, with no log, words or luck inside. It
plays move numbers and trusts its caller; bots search it. A `Game` holds what is true of every position and looks at
states from outside: set-up, views, reasons, census. People and servers play through a `Match` (match.py), which
checks legality, provides luck and time, and keeps the record.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from array import array
from collections.abc import Container, Iterable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, Self, get_args

import msgspec
from typing_extensions import TypeVar

from webfoot.core.briefing import Briefing, Choice, Foresight, briefings, every_choice
from webfoot.core.chance import Chance
from webfoot.core.credit import Credit
from webfoot.core.errors import BadData, BadOptions, Refusal
from webfoot.core.events import Event, Log
from webfoot.core.features import Block, packed, view_blocks, view_features
from webfoot.core.fields import Place
from webfoot.core.moves import Catalogue, Move
from webfoot.core.options import OptionInfo, Options, option_infos

Language = Literal["en", "fr", "it"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""The languages of the page and of every game that comes with it. A game from another package may lack some of them;
English then takes their place."""
WAIT: Final = -1
"""Stands for a move number where a state has a deadline: do nothing and let time pass."""
_PLACEHOLDER: Final = re.compile(r"\{([a-z][a-z0-9_.:-]*)\}")
"""A placeholder in a rulebook for a value of the edition: `{start-planets}`."""


class State(Protocol):
    """One position of one game."""

    seats: int
    now: int
    """Game time in milliseconds. Always 0 in a game whose rules have no clock."""

    def clone(self) -> Self:
        """Return an independent copy of the position."""
        ...

    def dump(self) -> bytes:
        """Return the whole position, hidden things included, as canonical bytes. `Game.load` reads them back."""
        ...

    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    def actors(self) -> list[int]:
        """Return the seats that may act now: several at once where the rules say so."""
        ...

    def legal(self, seat: int) -> list[int]:
        """Return the number of every legal move of this seat. It must not depend on anything hidden from the seat."""
        ...

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        """Play a legal move and append what happens to `log`. A search passes None, so that no events are made."""
        ...

    def deadline(self) -> int | None:
        """Return the next instant at which time itself acts, or None."""
        ...

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        """Let time pass up to `now`. Everything that falls due on the way happens at its own instant."""
        ...

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        """Return a whole position that fits all that this seat knows (None: a spectator), with the rest redrawn.

        The result depends on that knowledge and on `chance` alone, never on the true position.
        """
        ...

    def scores(self) -> list[int]:
        """Return the points of each seat, as the rules count them now."""
        ...

    def winners(self) -> list[int]:
        """Return the seats that have won: several on a shared win or a draw. Empty until the game is over."""
        ...


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct, default=Any)
"""The struct that a game shows of a state to one seat."""
Seen = TypeVar("Seen", bound=State, contravariant=True)


class Brain(Protocol[Seen]):
    """What the generic bots need to play a game well."""

    playout_length: int
    """How many moves a search plays out before it calls `evaluate`."""

    def evaluate(self, state: Seen) -> list[float]:
        """Return each seat's chance of winning, from 0 to 1. It is exact when the game is over."""
        ...

    def playout(self, state: Seen, seat: int, legal: list[int], chance: Chance) -> int:
        """Return a quick, sensible one of the `legal` moves, for simulations. Where time passes, WAIT is among
        them."""
        ...


class Game(ABC, Generic[S, V]):
    """A game: its facts, and the functions that look at its states."""

    key: ClassVar[str]
    version: ClassVar[int]
    """The version of the rules. It rises when the same record would play differently."""
    older: ClassVar[Mapping[int, str]] = {}
    """Earlier versions of the rules that are still carried: where the game of each version is, `module:Class`.
    Tables and records go on under the rules with which they began."""
    package: ClassVar[str]
    """The game's package, which holds its locale and rulebook files."""
    timed: ClassVar[bool] = False
    """Whether the rules have a clock. If not, the time of every state stays 0."""
    short: ClassVar[bool] = False
    """Whether a game is over after some dozens of moves. Ladders play more of such games."""
    may_never_end: ClassVar[bool] = False
    """Whether a game can go on for ever if no player tries to win, because no rule forces an end."""
    windows: ClassVar[bool] = False
    """Whether the game has reaction windows: see `lets_pass`."""
    plans: ClassVar[bool] = False
    """Whether turns are long enough to be tried out before they are played: see `rehearsal` and plans.py."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[msgspec.Struct]]
    event_types: ClassVar[tuple[type[Event], ...]]
    sources: ClassVar[tuple[str, ...]] = ()
    """Where points come from, and what else is counted for each player at the end; see `credits`. The messages
    `source-<source>` name them."""
    catalogue: ClassVar[Catalogue]

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: Chance) -> S:
        """Return the first position, with its luck drawn from `chance`."""
        ...

    @abstractmethod
    def load(self, dump: bytes) -> S:
        """Read back a state that `dump` wrote."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return all that this seat may know of the position (None: a spectator)."""

    @abstractmethod
    def why_not(self, state: S, seat: int, number: int) -> Refusal | None:
        """Return the rule that forbids this move now, or None if the move is legal."""

    @abstractmethod
    def blocked(self, state: S, seat: int) -> dict[str, Refusal]:
        """Return what this seat might expect to use now but cannot: the id of each thing, with the reason."""

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """Count the pieces of each sort, wherever they lie. The counts never change during a game."""

    @property
    @abstractmethod
    def brain(self) -> Brain[S]:
        """What the generic bots need to play this game well."""
        ...

    # A game overrides these only where it differs from the default.

    def shown(self, state: S, seat: int | None) -> V:
        """Return the view as a page is sent it, with what helps to draw and choose but costs too much for a search.

        By default that is the view itself. Like the view, it holds nothing that the seat may not know.
        """
        return self.view(state, seat)

    def open_part(self, state: S) -> msgspec.Struct | None:
        """Return the fields of `shown` that are the same for every seat, if they are its first.

        They are then made and encoded once for all who watch. By default each view is made by itself.
        """
        return None

    def own_part(self, state: S, seat: int | None) -> dict[str, Any]:
        """Return the other fields of `shown` by name, in their order, for a game that has an `open_part`."""
        raise NotImplementedError(f"{self.key} has an open part of the view, and no own one")

    def lets_pass(self, state: S) -> dict[int, int]:
        """Return the seats that are asked whether they react, each with the move by which it declines.

        That is a *window*: several seats are asked at the same time. Every seat that might hold a reaction is asked,
        so being asked reveals nothing. The server closes the window for all seats at the same moment, so timing
        reveals nothing either. Nobody sees an answer while other seats are still being asked. When the last seat has
        answered, the answers take effect, and a new window may open.
        """
        return {}

    def cuts_off(self, state: S) -> bool:
        """Whether the next deadline takes something away from a player who acts just too late, such as an offer that
        lapses.

        The server then waits a moment for commands that were made in time and are still on their way.
        """
        return False

    def changes_nothing(self, move: Move) -> bool:
        """Whether a move only says how a seat wants to be served, and leaves the board as it is.

        It can be made again and again, so the host lets a seat make few of them.
        """
        return False

    def choices(self, state: S, seat: int, numbers: list[int]) -> list[Choice]:
        """Return these legal moves, each with the touches that make it; by default, those that the move itself names.

        A game overrides this if the touches depend on the position, because a choice that makes no difference is not
        asked for. No two moves may have the same touches.
        """
        listed = every_choice(self.catalogue)
        return [listed[number] for number in numbers]

    def foreseen(self, state: S, seat: int, numbers: list[int]) -> list[Foresight]:
        """Return what is certain to follow each of these legal moves; by default nothing is said.

        It is made only for those who show it to a player: it may cost more than all the rest of a briefing.
        """
        return []

    def teams(self, state: S) -> list[list[int]]:
        """Return the seats that win together; by default each seat is a team of its own."""
        return [[seat] for seat in range(state.seats)]

    def likeness(self, state: S, seat: int | None) -> bytes:
        """Return a form of an imagined position (None: a spectator's) in which the laws compare it with another.

        Two positions have the same form if they differ only in which of several equal pieces lies where, or in
        estimates of what others know. By default the form is `dump`.
        """
        return state.dump()

    def facts(self) -> object:
        """Return what is printed on the pieces, as plain JSON for the page; None if the page needs none of it."""
        return None

    def place(self, at: str | int) -> Place:
        """Name a place that an event mentions (`fields.At`)."""
        raise NotImplementedError(f"the events of {self.key} name places, and it does not say what {at} is called")

    def edition(self, options: Any) -> Game[S, V]:
        """Return the *edition* of the game that these options make: the game with another catalogue or other printed
        values.

        By default that is the game itself. The method is called often, so the same options should return the same
        object. Options that name no other edition leave an edition as it is.
        """
        return self

    def rematch(self, seats: int, options: Any, winners: list[int]) -> Any:
        """Return the options of the next game of the same seats, after these seats have won with these options.

        They are the same, unless the rules let the outcome decide which seat begins. Anything that follows from the
        outcome goes into fields that players cannot choose (`Options.by_server`), so that a record contains it.
        """
        return options

    def read_data(self, text: str, name: str) -> str:
        """Return the value of the option `data` for the text of an owner's file of that name. Raises BadData."""
        raise BadData(f"{name}: {self.key} takes no data file")

    def arranged(self, seats: int, options: Any, words: Mapping[str, Any]) -> S:
        """Return a whole position described in the game's own notation, for lessons (`notation.py`). Raises BadData.

        Every piece of the box is in it, as after a set-up with these options. What is not described is as there.
        """
        raise BadData(f"{self.key} has no notation for positions")

    def data_file(self) -> str | None:
        """Return the data file that an owner starts from, or None if the game takes none."""
        return None

    def rulebook_values(self, language: str) -> Mapping[str, str]:
        """Return the value of each `{name}` of the rulebook in this edition, in this language."""
        return {}

    def rehearsal(self, state: S, seat: int) -> S | None:
        """Return a position in which this seat can try a plan (a list of moves), or None if there is none.

        `state` holds no more than the seat knows. If players may plan during other players' turns, the result is the
        position as it would be on this seat's turn.
        """
        return state.clone() if state.actors() == [seat] else None

    def credits(self, state: S, event: Event) -> tuple[Credit, ...]:
        """Return what an event of the last step was worth to the seats, each from one of `sources`; see
        summary.py."""
        return ()

    def sketch(self, state: S) -> str:
        """Describe the position in one line, as a spectator may know it; `repr` of a match shows it."""
        return ""

    def tally(self, state: S, seat: int) -> dict[str, int]:
        """Return the few figures that a player watches while planning, such as energy left and points made."""
        return {}

    def feature_blocks(self, seats: int) -> tuple[Block, ...]:
        """Return what the numbers of `features` are, at a table of this many seats."""
        return view_blocks(self.view_type)

    def features(self, state: S, seat: int) -> array[float]:
        """Return what this seat may know of a position as numbers, in the order of `feature_names`.

        Seats are counted clockwise from this one, and times from now. By default the numbers describe the view.
        """
        return packed(view_features(self.view(state, seat)))

    # The rest is the same for every game.

    def feature_names(self, seats: int) -> tuple[str, ...]:
        """Return the name of each number of `features`: the array is as long at every table of this many seats."""
        return tuple(name for block in self.feature_blocks(seats) for name in block.names())

    def parse_options(self, seats: int, options: Mapping[str, object] | Options | None = None) -> Any:
        """Check options for this many seats and return them. Raises BadOptions, which says what is wrong."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOptions(f"{self.key} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        if isinstance(options, self.options_type):
            chosen = options
        elif isinstance(options, Options):
            raise BadOptions(
                f"options of {self.key} must be {self.options_type.__name__}, not {type(options).__name__}"
            )
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
        """Raise BadOptions if these include an option that players cannot choose."""
        for name in sorted(self.options_type.by_server & options.keys()):
            raise BadOptions(
                f"{name} of {self.key} is set by the server, not by players",
                Refusal("option-by-host", {"option": name}),
            )

    def edition_of(self, seats: int, options: Mapping[str, object] | Options | None) -> Game[S, V]:
        """Return the edition for options that are not yet checked. Raises BadOptions."""
        return self.edition(self.parse_options(seats, options))

    def option_infos(self) -> list[OptionInfo]:
        """Return the options that players can choose."""
        return list(option_infos(self.options_type))

    def brief(self, state: S, seat: int | None, *, foresee: bool = False) -> Briefing:
        """Return everything about this position that may be sent to this seat, on request with what is foreseen."""
        return self.briefs(state, [seat], foreseeing=(seat,) if foresee else ())[seat]

    def briefs(
        self, state: S, seats: Iterable[int | None], foreseeing: Container[int | None] = (), *, encoded: bool = False
    ) -> dict[int | None, Briefing]:
        """Return the briefing of each of these seats. What all of them may know is made once.

        The seats in `foreseeing` are also told what is certain to follow each of their moves. With `encoded`, views
        are JSON texts already (`msgspec.Raw`), with the same bytes as if they were encoded later.
        """
        return briefings(self, state, seats, foreseeing, encoded)

    def rulebook(self, language: str) -> str:
        """Return the rules in this language as Markdown, with the values of this edition in place of each `{name}`.

        `{option:name}` and `{option:name:choice}` become the labels that the set-up page uses. The glossary is the
        last chapter. Raises KeyError for a name without a value: that is a fault of the game.
        """
        from webfoot.core.glossary import glossary
        from webfoot.core.words import words

        values = self.rulebook_values(language)

        def said(found: re.Match[str]) -> str:
            kind, _, option = found[1].partition(":")
            if kind == "option" and option:
                return words(self, language).label(f"option-{option.replace(':', '-')}")
            return values[found[1]]

        text = _PLACEHOLDER.sub(said, self.file("rulebook", f"{language}.md").read_text(encoding="utf-8"))
        terms = glossary(self, language)
        return text if terms is None else f"{text}\n{terms.chapter()}"

    def file(self, *path: str) -> Traversable:
        """Return a data file of the game's folder."""
        return resources.files(self.package).joinpath(*path)

    def translated(self, folder: str, suffix: str, language: str) -> tuple[str, Traversable] | None:
        """Return the file of a folder in this language and the language found: English if this one is missing."""
        for known in (language, "en"):
            found = self.file(folder, f"{known}{suffix}")
            if found.is_file():
                return known, found
        return None
