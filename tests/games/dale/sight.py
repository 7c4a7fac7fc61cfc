"""Looking at a table of Dale: what lies where, what may be done, what happened and who knows of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tests.games.dale import words
from tests.games.dale.cards import Hand, Pile, Stall, kind_of, one, slugs, title
from webfoot.core.events import Event
from webfoot.core.moves import Move
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules import card_values, payments
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.state import NONE, SLOTS
from webfoot.games.dale.view import DaleView, view_of

YOU: Final = 0


class Sight:
    def __init__(self, state: DaleState) -> None:
        self.state = state
        self.events: list[Event] = []

    # what lies where: yours, or a seat's

    @property
    def hand(self) -> Hand:
        return self.hand_of(YOU)

    @property
    def deck(self) -> Pile:
        return self.deck_of(YOU)

    @property
    def discard(self) -> Pile:
        return self.discard_of(YOU)

    @property
    def stall(self) -> Stall:
        return self.stall_of(YOU)

    @property
    def schedule(self) -> Pile:
        return self.schedule_of(YOU)

    def hand_of(self, seat: int) -> Hand:
        return Hand(self.state.slugs(self.state.hands[seat]))

    def deck_of(self, seat: int) -> Pile:
        return Pile(self.state.slugs(self.state.decks[seat])[::-1])

    def discard_of(self, seat: int) -> Pile:
        return Pile(self.state.slugs(self.state.discards[seat])[::-1])

    def stall_of(self, seat: int) -> Stall:
        return Stall([self.state.slugs(stack) for stack in self.state.stall(seat)])

    def schedule_of(self, seat: int) -> Pile:
        return Pile(self.state.slugs(self.state.schedules[seat]))

    @property
    def market(self) -> Pile:
        """The cheapest place first, a dash for each gap."""
        return Pile([self._in_market(slot) for slot in range(SLOTS)])

    @property
    def market_deck(self) -> Pile:
        return Pile(self.state.slugs(self.state.market_deck)[::-1])

    @property
    def market_discard(self) -> Pile:
        return Pile(self.state.slugs(self.state.market_discard)[::-1])

    @property
    def junk(self) -> int:
        return len(self.state.junk)

    # asking

    def price(self, card: str, seat: int = YOU) -> int:
        """What a market card costs this player; of equal cards the cheapest."""
        return payments.price(self.state, seat, self._slot(one(card).slug))

    def value(self, card: str, seat: int = YOU) -> int:
        """What a card in hand is worth now; one that may be several things is asked for with `as`."""
        wanted = one(card)
        held = self.state.hands[seat][self._place(seat, wanted.slug)]
        if wanted.face is None:
            return card_values.plain_value(self.state, seat, held)
        face = kind_of(wanted.face)
        assert face in card_values.faces(self.state, seat, held), (
            f"{title(wanted.slug)} cannot be {title(wanted.face)}"
        )
        return card_values.value(self.state, seat, held, face)

    def faces(self, card: str, seat: int = YOU) -> Hand:
        """What a card in hand may count as."""
        held = self.state.hands[seat][self._place(seat, one(card).slug)]
        return Hand([KINDS[face].slug for face in card_values.faces(self.state, seat, held)])

    def hand_size(self, seat: int = YOU) -> int:
        return card_values.hand_size(self.state, seat)

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def asked(self) -> str | None:
        """What is being decided: the name of the question."""
        return None if self.over else self.state.step().asks

    @property
    def deciders(self) -> list[int]:
        return self.state.actors()

    @property
    def may_act_again(self) -> bool:
        """Whether the player on turn has a bonus action."""
        return self.asked == "action" and self.state.acted and self.state.actions > 0

    def choices(self, by: int | None = None) -> list[str]:
        """What may be answered, in the words of `choose`."""
        seat = self._decider(by)
        return [words.say(self.state, seat, m.CATALOGUE[number]) for number in self.state.legal(seat)]

    def allows(self, move: Move, by: int | None = None) -> bool:
        return m.CATALOGUE.number(move) in self.state.legal(self._decider(by))

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def winners(self) -> list[int]:
        return self.state.winners()

    # what happened, and who knows

    @property
    def deck_was_shuffled(self) -> bool:
        return self.shuffled(YOU)

    def shuffled(self, seat: int) -> bool:
        return self.told(None, "shuffled", seat=seat)

    def seen_by(self, seat: int | None) -> DaleView:
        """The table as this seat sees it; None: a spectator."""
        return view_of(self.state, seat)

    def known_hand(self, viewer: int | None, owner: int) -> Hand:
        """The cards that this viewer knows to be in another's hand."""
        return Hand(self.seen_by(viewer).players[owner].known)

    def known_deck(self, viewer: int | None, owner: int) -> Pile:
        """A deck from the top as far as this viewer knows it, `?` for a card it does not know."""
        return Pile([card or "?" for card in self.seen_by(viewer).players[owner].deck_known])

    def told(self, seat: int | None, what: str, /, **values: object) -> bool:
        """Whether this seat was told of such an event: its name and some of its values. Cards may be written."""
        wanted = {name: _plain(name, value) for name, value in values.items()}
        return any(
            event.__struct_config__.tag == what
            and all(getattr(event, name) == value for name, value in wanted.items())
            for event in self.events_for(seat)
        )

    def events_for(self, seat: int | None) -> list[Event]:
        return [seen for event in self.events if (seen := event.seen_by(seat)) is not None]

    def __repr__(self) -> str:
        return (
            f"<turn of {self.turn}, asked: {self.asked} of {self.deciders}; market {self.market}; hand {self.hand}>"
        )

    # inside

    def _decider(self, by: int | None) -> int:
        if by is not None:
            return by
        assert self.deciders, "nobody has to decide: the game is over"
        return self.deciders[0]

    def _place(self, seat: int, slug: str, without: list[int] | None = None) -> int:
        """Where in the hand a card lies that a move can name."""
        for at in card_values.firsts(self.state, seat, without or []):
            if self.state.slug(self.state.hands[seat][at]) == slug:
                return at
        raise AssertionError(f"seat {seat} holds no {title(slug)} (any more): {self.hand_of(seat)}")

    def _in_market(self, slot: int) -> str:
        card = self.state.market[slot]
        return "-" if card == NONE else self.state.slug(card)

    def _slot(self, slug: str) -> int:
        """Of the market as it lies, or as it is being rearranged."""
        for slot in range(SLOTS):
            card = payments.goods(self.state, slot)
            if card != NONE and self.state.slug(card) == slug:
                return slot
        raise AssertionError(f"there is no {title(slug)} in the market: {self.market}")

    def check(self, eyes: Sequence[int] | None = None) -> None:
        """What must hold at any time: no belief excludes the truth, and everybody's view can be made.

        `eyes`: only their beliefs. What one viewer imagines need not fit what others think of equal cards.
        """
        for card in range(len(self.state.kinds)):
            place = k.true_place(self.state, card)
            for viewer, beliefs in enumerate(self.state.beliefs):
                if eyes is not None and viewer not in eyes:
                    continue
                belief = beliefs[card] & ~k.PIN
                name = KINDS[self.state.kinds[card]].slug
                assert belief & place == place, (
                    f"viewer {viewer} believes {name} elsewhere: {belief:b}, not {place:b}"
                )
                assert place or not belief, f"viewer {viewer} believes that {name}, which lies open, is hidden"
        for seat in (None, *range(self.state.seats)):
            msgspec.json.encode(view_of(self.state, seat))


def _plain(name: str, value: object) -> object:
    """A value of an event: cards may be written with their names."""
    if isinstance(value, str) and name in ("cards", "payment", "market", "faces"):
        return [None if slug == "-" else slug for slug in slugs(value)]
    if isinstance(value, str) and name in ("card", "face", "got"):
        return one(value).slug
    return value
