"""The small language the rules of Dale are tested in.

    t = dale(hand="Magnet Junk", deck="Junk Glue Junk")
    t.play("Magnet").choose("Glue")
    assert t.hand == "Glue Junk" and t.deck_was_shuffled
    assert t.may_act_again
    assert t.told(1, "found", cards=None)

You are seat 0 and it is your action phase, unless said otherwise. Decks and discard piles are written from the top,
the market from its cheapest place. Whatever is not spoken of is not there; there are 20 junk cards in the junk pile.
A rigged shuffle leaves the order alone, so a discard pile becomes a deck with the same card on top. Dice and random
picks come from `luck`: each number is the place of the die's face or of the card in the hand.

Reaction windows, and the question for a late ability, are passed by themselves for every seat that is not listed in
`reacting`. After every move the beliefs of all seats are checked against the truth, and everybody's view is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import webfoot
from tests.games.dale import words
from tests.games.dale.cards import Hand, Named, named, one, slugs, title
from tests.games.dale.position import BySeat, position
from tests.games.dale.sight import YOU, Sight
from webfoot.core.chance import QuickChance, RiggedChance
from webfoot.core.errors import Refusal
from webfoot.core.moves import Move
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.state import NO_DRAFT, NONE, SLOTS

GAME: Final = webfoot.game("dale")


class Refused(AssertionError):
    """The rules forbid what a test does."""

    def __init__(self, seat: int, move: Move, refusal: Refusal, allowed: list[str]) -> None:
        super().__init__(f"seat {seat} may not {move!r}: {refusal}; allowed: {', '.join(allowed) or 'nothing'}")
        self.refusal = refusal


class Table(Sight):
    def __init__(self, state: DaleState, luck: Iterable[int] = (), reacting: Sequence[int] = ()) -> None:
        super().__init__(state)
        self.chance = RiggedChance(luck)
        self.reacting = frozenset(reacting)

    # doing

    def play(self, card: str, by: int | None = None) -> Table:
        """Play a technique; `Trendsetting as Magnet` for one that copies."""
        return self._use(m.Play, one(card), by)

    def use(self, card: str, by: int | None = None) -> Table:
        """Use what a card in hand offers once a turn."""
        return self._use(m.Ability, one(card), by)

    def buy(self, card: str, with_: str | None = None, slot: int | None = None, by: int | None = None) -> Table:
        """Buy from the market, the cheapest of equal cards unless a slot is given; without payment, as suggested."""
        seat = self._decider(by)
        if slot is None:
            slot = self._slot(one(card).slug)
        return self._pay(seat, m.Buy(slot), with_)

    def buy_discarded(self, with_: str | None = None, by: int | None = None) -> Table:
        return self._pay(self._decider(by), m.BuyDiscarded(), with_)

    def rearrange(self, card: str, market: str, by: int | None = None) -> Table:
        """Lay the market out anew, the cheapest place first; then `buy`."""
        seat = self._decider(by)
        self._do(seat, m.Rearrange(self._place(seat, one(card).slug)))
        for slug in slugs(market):
            taken = self.state.order
            slots = [slot for slot in range(SLOTS) if self._in_market(slot) == slug and slot not in taken]
            assert slots, f"there is no {title(slug)} left to lay out: {self.market}"
            self._do(seat, m.Slot(slots[0]))
        return self

    def build(
        self, cards: str | None = None, from_discard: str = "", ask_partner: bool = False, by: int | None = None
    ) -> Table:
        """Build the next stack; without cards, as suggested."""
        seat = self._decider(by)
        self._do(seat, m.Build())
        if cards is None:
            return self._do(seat, m.Suggested(0))
        self._pick(seat, named(cards))
        for slug in slugs(from_discard):
            self._do(seat, m.Name(slug))
        return self._do(seat, m.AskPartner() if ask_partner else m.Confirm())

    def complete(self, cards: str | None = None) -> Table:
        """The partner completes the stack that is being built; without cards, as suggested."""
        seat = self._decider(None)
        if cards is None:
            return self._do(seat, m.Suggested(0))
        self._pick(seat, named(cards))
        return self._do(seat, m.Confirm())

    def inventory(self, cards: str = "", by: int | None = None) -> Table:
        """Discard these cards, in this order."""
        seat = self._decider(by)
        self._do(seat, m.Inventory())
        self._pick(seat, named(cards))
        return self._do(seat, m.Confirm())

    def stop(self) -> Table:
        """Take no further action; or end the turn after the refill."""
        return self._do(self._decider(None), m.Stop())

    def choose(self, *answers: str | int | Move, by: int | None = None) -> Table:
        """Answer what is asked: cards by name, players and numbers, left or right, yes or no, or a move itself."""
        for given in answers:
            if isinstance(given, str) and given not in words.SMALL:
                for card in named(given):
                    seat = self._decider(by)
                    self._do(seat, words.meant(self.state, seat, card.slug))
            else:
                seat = self._decider(by)
                self._do(seat, words.meant(self.state, seat, given))
        return self

    def react(self, seat: int, card: str) -> Table:
        return self._do(seat, m.React(self._place(seat, one(card).slug)))

    def let_pass(self, *seats: int) -> Table:
        """These seats, or all that are asked, do not react."""
        assert self.state.is_window(), f"nobody is asked for a reaction, but: {self.asked}"
        for seat in seats or self.deciders:
            self._do(seat, m.Pass() if self.asked == "react" else m.Stop())
        return self

    def end_turn(self) -> Table:
        """The player on turn takes no further action, or discards nothing."""
        seat = self._decider(None)
        assert self.asked == "action", f"seat {seat} cannot end the turn now: {self.asked}"
        return self._do(seat, m.Stop()) if self.state.acted else self.inventory()

    def until_turn(self, seat: int = YOU) -> Table:
        """Everybody ends their turn until this player's comes, once round if it is that one's now."""
        self.end_turn()
        while self.turn != seat:
            self.end_turn()
        return self

    def do(self, seat: int, move: Move) -> Table:
        """Any move at all."""
        return self._do(seat, move)

    def refuses(self, rule: str) -> Refusing:
        """`t.refuses("D-211").buy("Magnet")`: whether the rules forbid it, and by this rule."""
        return Refusing(self.copy(), rule)

    def copy(self) -> Table:
        other = Table(self.state.clone(), self.chance.answers, tuple(self.reacting))
        other.events = self.events[:]
        return other

    def forget_events(self) -> Table:
        """From here on `told` and `shuffled` speak of what is still to come."""
        self.events = []
        return self

    def imagined(self, viewer: int | None, times: int = 60) -> Iterator[Table]:
        """Tables that this viewer thinks possible, drawn at random."""
        for seed in range(times):
            other = self.copy()
            other.state = self.state.imagine(viewer, QuickChance(seed))
            other.check([self.state.seats if viewer is None else viewer])
            yield other

    def hands_imagined(self, viewer: int | None, owner: int) -> set[Hand]:
        """The hands of `owner` that this viewer thinks possible (as far as some tries show)."""
        return {other.hand_of(owner) for other in self.imagined(viewer)}

    # inside

    def _do(self, seat: int, move: Move) -> Table:
        number = m.CATALOGUE.number(move)
        legal = self.state.legal(seat)
        refusal = GAME.why_not(self.state, seat, number)
        if number not in legal:
            assert refusal is not None, f"{move!r} is not legal, and nothing says why"
            allowed = [words.say(self.state, seat, m.CATALOGUE[other]) for other in legal]
            raise Refused(seat, move, refusal, allowed)
        assert refusal is None, f"{move!r} is legal, yet refused: {refusal}"
        self.state.play(seat, number, self.chance, self.events)
        self._pass_windows()
        self.check()
        return self

    def _pass_windows(self) -> None:
        while self.state.is_window() and self.state.mode == NO_DRAFT:
            seats = [seat for seat in self.deciders if seat not in self.reacting]
            if not seats:
                return
            closing = m.Pass() if self.asked == "react" else m.Stop()
            self.state.play(seats[0], m.CATALOGUE.number(closing), self.chance, self.events)

    def _use(self, kind: type[m.HandMove], card: Named, by: int | None) -> Table:
        seat = self._decider(by)
        used = self.state.used if kind is m.Ability else []
        others = [held for held in self.state.hands[seat] if self.state.slug(held) == card.slug and held not in used]
        self._do(seat, kind(self._place(seat, card.slug, used if others else [])))
        return self._name_face(seat, card)

    def _pay(self, seat: int, buy: Move, with_: str | None) -> Table:
        self._do(seat, buy)
        if with_ is None:
            return self._do(seat, m.Suggested(0))
        payment = named(with_)
        for already in self.state.slugs(self.state.picks):  # what rearranged the market pays, too
            payment.remove(next(card for card in payment if card.slug == already))
        self._pick(seat, payment)
        return self._do(seat, m.Confirm())

    def _pick(self, seat: int, cards: list[Named]) -> None:
        for card in cards:
            self._do(seat, m.Pick(self._place(seat, card.slug, self.state.picks)))
            self._name_face(seat, card)

    def _name_face(self, seat: int, card: Named) -> Table:
        if self.state.asking != NONE and self.state.drafter == seat:
            assert card.face, f"{title(card.slug)} may be one of {self.choices(seat)}: say which with “as”"
            self._do(seat, m.Name(card.face))
        return self


class Refusing:
    """A table on which something is tried that should be refused by one rule."""

    def __init__(self, table: Table, rule: str) -> None:
        self._table = table
        self._rule = rule

    def __getattr__(self, verb: str) -> Any:
        def attempt(*arguments: Any, **values: Any) -> bool:
            refusal = None
            try:
                getattr(self._table, verb)(*arguments, **values)
            except Refused as refused:
                refusal = refused.refusal
            assert refusal is not None, f"{verb}{arguments} is allowed, and should be refused by {self._rule}"
            assert refusal.rule == self._rule, f"refused by {refusal}, not by {self._rule}"
            return True

        return attempt


def dale(
    *,
    hand: str = "",
    deck: str = "",
    discard: str = "",
    stall: str = "",
    schedule: str = "",
    hands: BySeat | None = None,
    decks: BySeat | None = None,
    discards: BySeat | None = None,
    stalls: BySeat | None = None,
    schedules: BySeat | None = None,
    market: str = "",
    market_deck: str = "",
    market_discard: str = "",
    junk: int = 20,
    seats: int = 2,
    turn: int = YOU,
    sets: str = "",
    at_start: bool = False,
    luck: Iterable[int] = (),
    reacting: Sequence[int] = (),
    **options: Any,
) -> Table:
    """A position. `hands`, `decks` … speak of other seats; `at_start`: the turn begins, schedules come first."""
    state = position(
        hands={YOU: hand, **(hands or {})},
        decks={YOU: deck, **(decks or {})},
        discards={YOU: discard, **(discards or {})},
        stalls={YOU: stall, **(stalls or {})},
        schedules={YOU: schedule, **(schedules or {})},
        market=market,
        market_deck=market_deck,
        market_discard=market_discard,
        junk=junk,
        seats=seats,
        turn=turn,
        sets=sets,
        at_start=at_start,
        options=options,
    )
    table = Table(state, luck, reacting)
    table.check()
    return table
