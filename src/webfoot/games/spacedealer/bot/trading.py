"""Trading: what a deal is worth to both sides, which offers to accept, and which to make.

Goods are worth what their best journey pays, and a little for each. The owner of a planet also gains when a visitor
can deliver there. Cards are worth what they make in the time that is left. All of this lies open on the table.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.spacedealer.bot.demand_values import Market, buildable, distance, worth
from webfoot.games.spacedealer.bot.styles import Style
from webfoot.games.spacedealer.components import BEAM, GOODS, MINE, NONE
from webfoot.games.spacedealer.rules.goods import enough, held_on, room_on
from webfoot.games.spacedealer.rules.grid import slot_at
from webfoot.games.spacedealer.rules.offers import beamed, kind_of, offer_of, present
from webfoot.games.spacedealer.rules.pieces import Offer
from webfoot.games.spacedealer.rules.state import OVERTIME, RUNNING, Position, home

FEAR: Final = 0.25
"""How much of the other's gain a deal must bring: the other is an opponent, but not the only one."""
LEAST: Final = 0.3
"""What a deal must bring, in points, to be proposed."""
GOOD: Final = 0.2
"""What a good is worth that completes nothing yet; nothing in overtime."""
FLIGHT: Final = 0.85
"""What is left of the points of a demand that is one flight farther away."""
CARD: Final = 0.45
"""Points that a unit of a card's worth makes in a whole game."""
UNBUILDABLE: Final = 0.3
LOOK: Final = 6000
"""A seat begins offers to another in one of ROUND stretches of so many milliseconds, so that nobody is pestered."""
ROUND: Final = 4
PATIENCE: Final = 5000
"""How long a ship waits for the answer to an offer, in milliseconds."""

Goods = list[int]
Swap = tuple[Goods, Goods]
"""What is given and what is asked for."""


class Trader:
    """One look at the deals that a seat could make."""

    def __init__(self, p: Position, seat: int, style: Style, market: Market) -> None:
        self.p = p
        self.seat = seat
        self._style = style
        self._markets: dict[int, Market] = {seat: market}
        self._reach = market.reach
        self._good = GOOD if p.phase == RUNNING else 0.0
        self._plans: dict[tuple[int, int], Swap | None] = {}

    def _market(self, seat: int) -> Market:
        if seat not in self._markets:
            self._markets[seat] = Market(self.p, seat, self._style, self._reach)
        return self._markets[seat]

    # what deals are worth

    def gains(self, offer: Offer) -> tuple[float, float]:
        """Return what the giver and the taker of an offer gain, in points."""
        give, made = offer.give[:], _made(self.p, offer)
        of_giver, of_taker = self.swap_gains(offer.giver, offer.taker, offer.field, (give, offer.ask), made)
        for card in offer.give_cards:
            of_giver -= self._card(offer.giver, kind_of(card))
            of_taker += self._card(offer.taker, kind_of(card))
        for card in offer.ask_cards:
            of_giver += self._card(offer.giver, kind_of(card))
            of_taker -= self._card(offer.taker, kind_of(card))
        return of_giver, of_taker

    def swap_gains(self, giver: int, taker: int, field: int, swap: Swap, made: Goods) -> tuple[float, float]:
        """Return what both sides gain by a swap of goods on a field, and of goods made for the taker."""
        give, ask = swap
        if field == NONE:
            return -self._good * sum(made), self._good * sum(made)
        p = self.p
        ours, theirs = held_on(p, giver, field), held_on(p, taker, field)
        ours_after = [ours[colour] - give[colour] + ask[colour] for colour in range(GOODS)]
        theirs_after = [theirs[colour] + give[colour] + made[colour] - ask[colour] for colour in range(GOODS)]
        of_giver = self._goods(giver, field, ours_after) - self._goods(giver, field, ours) - self._good * sum(made)
        of_taker = self._goods(taker, field, theirs_after) - self._goods(taker, field, theirs)
        if field == home(giver):
            of_giver += owners_share(p, giver, taker, theirs_after) - owners_share(p, giver, taker, theirs)
        elif field == home(taker):
            of_taker += owners_share(p, taker, giver, ours_after) - owners_share(p, taker, giver, ours)
        return of_giver, of_taker

    def _goods(self, seat: int, field: int, goods: Goods) -> float:
        _, points, target = self._market(seat).best(field, goods)
        journey = points * FLIGHT ** distance(self.p, field, target) if target != NONE else 0.0
        return journey + self._good * sum(goods)

    def _card(self, seat: int, kind: int) -> float:
        p = self.p
        left = max(0.0, (p.started + p.length - p.now) / p.length) if p.phase == RUNNING else 0.0
        fits = 1.0 if buildable(p, p.planets[seat], kind) else UNBUILDABLE
        return CARD * left * fits * worth(p.planets[seat], kind)

    def pays(self, offer: Offer) -> bool:
        """Whether the taker of an offer should accept it."""
        of_giver, of_taker = self.gains(offer)
        return of_taker > 0 and of_taker >= FEAR * of_giver

    # which offer to make

    def proposal(self, other: int, field: int) -> Swap | None:
        """Return the best swap of one good for another, or for none, that the other should accept; None if none
        pays."""
        key = other, field
        if key not in self._plans:
            self._plans[key] = self._best_swap(other, field) if self._may_offer(other, field) else None
        return self._plans[key]

    def _may_offer(self, other: int, field: int) -> bool:
        p = self.p
        if p.phase not in (RUNNING, OVERTIME) or field == NONE:
            return False
        if p.planets[self.seat].draft is None and not self._is_the_moment(other):
            return False
        if offer_of(p, self.seat, other) is not None or offer_of(p, other, self.seat) is not None:
            return False
        return present(p, self.seat, field) and present(p, other, field)

    def _is_the_moment(self, other: int) -> bool:
        """Whether this seat may begin an offer to another now. Half a round later it is the other way round."""
        first = 0 if self.seat < other else ROUND // 2
        return (self.p.now // LOOK + self.seat + other + first) % ROUND == 0

    def _best_swap(self, other: int, field: int) -> Swap | None:
        p = self.p
        ours, theirs = held_on(p, self.seat, field), held_on(p, other, field)
        best: Swap | None = None
        most = LEAST
        for given in range(-1, GOODS):
            if given >= 0 and not ours[given]:
                continue
            for asked in range(-1, GOODS):
                if asked == given or (asked >= 0 and not theirs[asked]):
                    continue
                swap = _one(given), _one(asked)
                if not self._room(other, field, given, asked):
                    continue
                mine, yours = self.swap_gains(self.seat, other, field, swap, [0] * GOODS)
                if mine > most and mine >= FEAR * yours and yours > 0 and yours >= FEAR * mine:
                    best, most = swap, mine
        return best

    def _room(self, other: int, field: int, given: int, asked: int) -> bool:
        if given >= 0 and asked >= 0:
            return True
        return room_on(self.p, other if given >= 0 else self.seat, field) > 0

    def next_step(self) -> tuple[str, int]:
        """Return what the draft of this seat still lacks: give or ask and a colour; make, or drop."""
        draft = self.p.planets[self.seat].draft
        assert draft is not None
        plan = self.proposal(draft.taker, draft.field)
        if plan is None or draft.give_cards or draft.ask_cards or draft.column != NONE:
            return "drop", NONE
        for what, wanted, there in (("give", plan[0], draft.give), ("ask", plan[1], draft.ask)):
            for colour in range(GOODS):
                if there[colour] > wanted[colour]:
                    return "drop", NONE
                if there[colour] < wanted[colour]:
                    return what, colour
        return "make", NONE

    def waits_for_answer(self, field: int) -> bool:
        """Whether an offer that concerns this seat on a field was made just now."""
        p = self.p
        return any(
            self.seat in (offer.giver, offer.taker)
            and offer.field == field
            and offer.ends - p.now > p.box.offer_ms - PATIENCE
            for offer in p.offers
        )


def _one(colour: int) -> Goods:
    return [1 if colour == each else 0 for each in range(GOODS)]


def _made(p: Position, offer: Offer) -> Goods:
    """Return the goods of a finished job that an offer gives."""
    made = [0] * GOODS
    if offer.column == NONE:
        return made
    planet = p.planets[offer.giver]
    card = p.box.cards[planet.area[slot_at(planet, offer.column)].kind]
    if card.effect == BEAM:
        return beamed(planet, offer)
    made[card.colour if card.effect == MINE else offer.colour] = offer.count
    return made


def owners_share(p: Position, owner: int, visitor: int, cargo: Goods) -> float:
    """Return what the owner of a planet scores if a visitor delivers there what this cargo allows, dearest first."""
    demands = [
        p.box.cards[built.kind].demands[nth]
        for built in p.planets[owner].area
        for nth, by in enumerate(built.served)
        if by == NONE
    ]
    demands.sort(key=lambda demand: -demand.points / sum(demand.goods))
    markers = p.box.markers - p.planets[visitor].markers
    left = cargo[:]
    total = 0
    for demand in demands:
        if markers > 0 and enough(left, list(demand.goods)):
            left = [have - needed for have, needed in zip(left, demand.goods, strict=True)]
            total += demand.owner
            markers -= 1
    return float(total)
