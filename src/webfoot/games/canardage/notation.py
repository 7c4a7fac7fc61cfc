"""Positions in the notation of the worked examples: `a* b/c ~# d! _* | e f`. Tests and lessons are written in it.

Letters are ducks, `~` Water, `_` an empty position, `a/b` a duck a that covers a hidden duck b. After a duck, `!`
is a Commissaire Magret on it; after a position, `*` is its target and `#` its À couvert (`#b`: laid by b). What
follows the bar is the duck pile from the top; without a bar the pile is not spoken of.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadData
from webfoot.games.canardage.components import DECK_COUNTS, DUCKS, HAND, KINDS, NOBODY, POSITIONS, WATER
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.rules.knowledge import begin_traces
from webfoot.games.canardage.rules.state import Position
from webfoot.games.canardage.rules.turn import CanardageState, set_up

PLAYERS: Final = "abcdef"
SOMEBODY: Final = -2
"""An À couvert of which the picture does not say who laid it."""
_TOKEN: Final = re.compile(
    r"(?P<card>[a-z~_])(?P<pin>!?)"
    r"(/(?P<under>[a-z])(?P<under_pin>!?))?"
    r"(?P<marks>(\*|#[a-f]?)*)"
)


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position in words: the line with its pile, hands by player, and the draw pile from the top."""

    line: str
    hands: dict[str, str] = {}
    draw: str = ""
    turn: str = "a"


@dataclass(frozen=True)
class Picture:
    line: tuple[int, ...]
    under: tuple[int, ...]
    pins: tuple[int, ...]
    targets: int
    covers: tuple[int, ...]
    pile: tuple[int, ...] | None
    """From the top."""

    def ducks(self) -> Counter[int]:
        return Counter(card for card in (*self.line, *self.under, *(self.pile or ())) if card not in (WATER, NOBODY))

    def shows(self, other: Picture) -> bool:
        """Whether all that this picture speaks of is so in the other."""
        return (
            (self.line, self.under, self.pins, self.targets) == (other.line, other.under, other.pins, other.targets)
            and self.pile in (None, other.pile)
            and all(
                theirs != NOBODY if mine == SOMEBODY else mine == theirs
                for mine, theirs in zip(self.covers, other.covers, strict=True)
            )
        )


def letters(text: str, seats: int) -> dict[str, int]:
    """Whose duck each letter is; letters beyond f are ducks of players not in the picture, then of a, b, c."""
    cards = sorted(set(re.sub(r"#[a-z]", "", text)) & set("abcdefghijklmnopqrstuvwxyz"))
    known = {letter: seat for seat, letter in enumerate(PLAYERS[:seats])}
    others = [letter for letter in cards if letter not in PLAYERS]
    free = [seat for letter, seat in known.items() if letter not in cards] + list(range(seats))
    return known | dict(zip(others, free, strict=False))


def parse(text: str, owners: Mapping[str, int]) -> Picture:
    line_text, bar, pile_text = text.partition("|")
    line: list[int] = []
    under: list[int] = []
    pins: list[int] = []
    targets = 0
    covers = [NOBODY] * POSITIONS
    for at, token in enumerate(line_text.split()):
        match = _TOKEN.fullmatch(token)
        if match is None:
            raise BadData(f"{token!r} is no card of a line")
        for mark in re.findall(r"\*|#[a-f]?", match["marks"]):
            if mark == "*":
                targets |= 1 << at
            else:
                covers[at] = owners[mark[1]] if len(mark) > 1 else SOMEBODY
        if match["card"] != "_":
            if len(line) != at:
                raise BadData(f"{text!r} has a hole in its line")
            line.append(_card(match["card"], owners))
            under.append(_card(match["under"], owners) if match["under"] else NOBODY)
            pins.append(len(match["pin"]) + 2 * len(match["under_pin"] or ""))
    pile = tuple(_card(letter, owners) for letter in pile_text.split()) if bar else None
    return Picture(tuple(line), tuple(under), tuple(pins), targets, tuple(covers), pile)


def picture_of(p: Position) -> Picture:
    return Picture(tuple(p.line), tuple(p.under), tuple(p.pins), p.targets, tuple(p.covers), tuple(reversed(p.pile)))


def write(picture: Picture) -> str:
    tokens = []
    for at in range(POSITIONS):
        marks = ("*" if picture.targets >> at & 1 else "") + ("#" if picture.covers[at] != NOBODY else "")
        if at >= len(picture.line):
            tokens += ["_" + marks] if marks else []
            continue
        token = _letter(picture.line[at]) + ("!" if picture.pins[at] & 1 else "")
        if picture.under[at] != NOBODY:
            token += "/" + _letter(picture.under[at]) + ("!" if picture.pins[at] & 2 else "")
        tokens.append(token + marks)
    return " ".join([*tokens, "|", *(_letter(card) for card in picture.pile or ())])


def _card(letter: str, owners: Mapping[str, int]) -> int:
    if letter != "~" and letter not in owners:
        raise BadData(f"{letter!r} is nobody's duck")
    return WATER if letter == "~" else owners[letter]


def _letter(card: int) -> str:
    return "~" if card == WATER else PLAYERS[card]


def arranged(seats: int, options: CanardageOptions, described: Mapping[str, Any]) -> CanardageState:
    """Return a whole position. Ducks that are not shown are dead; cards that are not named lie in the draw pile.

    Raises BadData if the words cannot be read, or speak of more pieces than the box holds.
    """
    try:
        words = msgspec.convert(dict(described), Words)
    except msgspec.ValidationError as error:
        raise BadData(f"position: {error}") from None
    owners = {letter: seat for seat, letter in enumerate(PLAYERS[:seats])}
    if not {words.turn, *words.hands} <= owners.keys():
        raise BadData(f"there are {seats} players, from {PLAYERS[0]} to {PLAYERS[seats - 1]}")
    picture = parse(words.line, owners)
    state = set_up(seats, options, QuickChance(0))
    waters = state.line.count(WATER) + state.pile.count(WATER)
    state.turn = owners[words.turn]
    state.line, state.under, state.pins = list(picture.line), list(picture.under), list(picture.pins)
    state.names = list(range(len(state.line)))
    state.next_name = len(state.line)
    state.targets = picture.targets
    state.covers = [(state.turn - 1) % seats if seat == SOMEBODY else seat for seat in picture.covers]
    shown = picture.ducks()
    # Water is never shot: what the line does not show lies at the bottom of the pile.
    missing = waters - state.line.count(WATER) - (picture.pile or ()).count(WATER)
    state.pile = [WATER] * missing + list(reversed(picture.pile or ()))
    state.dead = [DUCKS - shown[seat] for seat in range(seats)]
    if missing < 0 or min(state.dead) < 0:
        raise BadData(f"{words.line!r} shows more cards than there are: {DUCKS} ducks each, {waters} Water")
    state.contenders = sum(1 << seat for seat in range(seats) if state.living(seat))
    _deal(state, {owners[player]: _kinds(cards) for player, cards in words.hands.items()}, _kinds(words.draw))
    return state


def _deal(state: CanardageState, hands: Mapping[int, list[int]], draw: list[int]) -> None:
    """Deal the named cards, and from the rest of the deck what is not named."""
    rest = Counter(dict(enumerate(DECK_COUNTS[state.deck])))
    rest.subtract(dict(enumerate(state.cards_in_play())))
    for cards in [*hands.values(), draw]:
        rest.subtract(cards)
    if min(rest.values()) < 0:
        raise BadData("the position names more Action cards than the deck holds")
    others = list(rest.elements())
    QuickChance(0).shuffle(others)
    state.hands = [
        sorted(hands[seat] if seat in hands else [others.pop() for _ in range(HAND)]) for seat in range(state.seats)
    ]
    state.draw = others + list(reversed(draw))
    state.discard = []
    begin_traces(state)


def _kinds(cards: str) -> list[int]:
    for card in cards.split():
        if card not in KINDS:
            raise BadData(f"{card!r} is no Action card")
    return [KINDS.index(card) for card in cards.split()]
