"""Positions in the notation of the worked examples, as values: `a* b/c ~# d! _* | e f`.

Letters are ducks, `~` Water, `_` an empty position, `a/b` a duck a that covers a hidden duck b. After a duck, `!`
is a Commissaire Magret on it; after a position, `*` is its target and `#` its À couvert (`#b`: laid by b). What
follows the bar is the duck pile from the top; without a bar the pile is not spoken of.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from webfoot.games.canardage.components import NOBODY, POSITIONS, WATER
from webfoot.games.canardage.rules.state import Position

PLAYERS: Final = "abcdef"
SOMEBODY: Final = -2
"""An À couvert of which the picture does not say who laid it."""
_TOKEN: Final = re.compile(
    r"(?P<card>[a-z~_])(?P<pin>!?)"
    r"(/(?P<under>[a-z])(?P<under_pin>!?))?"
    r"(?P<marks>(\*|#[a-f]?)*)"
)


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
        assert match, f"{token!r} is no card of a line"
        for mark in re.findall(r"\*|#[a-f]?", match["marks"]):
            if mark == "*":
                targets |= 1 << at
            else:
                covers[at] = owners[mark[1]] if len(mark) > 1 else SOMEBODY
        if match["card"] != "_":
            assert len(line) == at, f"{text!r} has a hole in its line"
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
    return WATER if letter == "~" else owners[letter]


def _letter(card: int) -> str:
    return "~" if card == WATER else PLAYERS[card]
