"""Cards in words: how the tests of Dale write hands, piles, stalls and markets.

"Magnet 2 Junk tireless-tinkerer"        names or slugs, a number before a card repeats it
"Trendsetting as Magnet"                 what a copying card counts as
"Magnet - Glue"                          a dash is a gap of the market
"1: Tireless Tinkerer | 2: Magnet"       a stall, its stacks in order; the numbers may be left out
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from webfoot.games.dale.rules.cards import KINDS

GAP: Final = "-"
HIDDEN: Final = "?"
_SLUGS: Final = {card.slug: kind for kind, card in enumerate(KINDS)}
_LONGEST: Final = max(slug.count("-") + 1 for slug in _SLUGS)


class Named(NamedTuple):
    slug: str
    face: str | None = None
    """What a copying card shall count as."""


def title(slug: str) -> str:
    if slug in (GAP, HIDDEN):
        return slug
    return " ".join(word.capitalize() for word in slug.split("-"))


def kind_of(slug: str) -> int:
    return _SLUGS[slug]


def named(text: str) -> list[Named]:
    """The cards of a text, in the order in which they are written."""
    words = text.replace(",", " ").split()
    cards: list[Named] = []
    times = 1
    at = 0
    while at < len(words):
        word = words[at]
        if word.isdigit():
            times = int(word)
            at += 1
            continue
        if word == "as":
            assert cards, f"{text!r}: “as” follows the card that copies"
            slug, at = _card_at(words, at + 1, text)
            cards[-1] = Named(cards[-1].slug, slug)
            continue
        if word in (GAP, HIDDEN):
            cards += [Named(word)] * times
            at += 1
        else:
            slug, at = _card_at(words, at, text)
            cards += [Named(slug)] * times
        times = 1
    return cards


def slugs(text: str) -> list[str]:
    return [card.slug for card in named(text)]


def one(text: str) -> Named:
    cards = named(text)
    assert len(cards) == 1, f"{text!r} should name one card"
    return cards[0]


def stacks(text: str) -> list[list[str]]:
    """The stacks of a stall."""
    parts = [part.strip() for part in text.split("|")] if text.strip() else []
    found = []
    for place, part in enumerate(parts, 1):
        number, colon, cards = part.partition(":")
        assert not colon or number.strip() == str(place), f"{text!r}: stack {number} stands in place {place}"
        found.append(slugs(cards if colon else part))
    return found


def _card_at(words: list[str], at: int, text: str) -> tuple[str, int]:
    """The longest name that begins here, and where the next word is."""
    for length in range(min(_LONGEST, len(words) - at), 0, -1):
        slug = "-".join(words[at : at + length]).lower()
        if slug in _SLUGS:
            return slug, at + length
    raise AssertionError(f"there is no card called {' '.join(words[at:])!r} (in {text!r})")


class Pile:
    """Cards in order, the top first; equal to a text that names the same cards in the same order."""

    ordered = True

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = list(cards)

    def __eq__(self, other: object) -> bool:
        wanted = slugs(other) if isinstance(other, str) else other.cards if isinstance(other, Pile) else None
        if wanted is None:
            return NotImplemented
        return self.cards == wanted if self.ordered else sorted(self.cards) == sorted(wanted)

    def __hash__(self) -> int:
        return hash(tuple(self.cards if self.ordered else sorted(self.cards)))

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, name: str) -> bool:
        return one(name).slug in self.cards

    def __repr__(self) -> str:
        return f"<{', '.join(title(card) for card in self.cards)}>"


class Hand(Pile):
    """Cards whose order does not matter."""

    ordered = False


class Stall:
    """Stacks in order; equal to a text that names them, whatever the order of the cards within a stack."""

    def __init__(self, cards: Sequence[Sequence[str]]) -> None:
        self.stacks = [sorted(stack) for stack in cards]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, str):
            return NotImplemented
        return self.stacks == [sorted(stack) for stack in stacks(other)]

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        return len(self.stacks)

    def __repr__(self) -> str:
        return f"<{' | '.join(', '.join(title(card) for card in stack) for stack in self.stacks)}>"
