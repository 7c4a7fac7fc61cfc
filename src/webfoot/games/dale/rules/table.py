"""What players do with cards: draw, discard, throw away, shuffle, look, take. Effects are made of these.

Every function moves cards, updates what everybody knows of them (knowledge.py), notes what players may react to, and
adds events to the log if there is one.
"""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules.card_values import Cards, route_to
from webfoot.games.dale.rules.kinds import JUNK, KINDS, RESOLVED, SHUFFLED
from webfoot.games.dale.rules.state import NONE, SLOTS, Position


class Table(Position):
    # telling

    def slugs(self, cards: list[int]) -> list[str]:
        return [KINDS[self.kinds[card]].slug for card in cards]

    def slug(self, card: int) -> str:
        return KINDS[self.kinds[card]].slug

    # hands

    def into_hand(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.fresh[seat] += 1

    def out_of_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand: it loses its changes, and its ability is new when it returns (D-313, D-831)."""
        hand = self.hands[seat]
        at = hand.index(card)
        if at >= len(hand) - self.fresh[seat]:
            self.fresh[seat] -= 1
        del hand[at]
        if card in self.used:
            self.used.remove(card)
        if self.copying:
            self.copying = [route for route in self.copying if route[0] != card]
        if self.changes and card in self.changes[::3]:
            kept: list[int] = []
            for i in range(0, len(self.changes), 3):
                if self.changes[i] != card:
                    kept += self.changes[i : i + 3]
            self.changes = kept

    def show_in_hand(self, seat: int, card: int, face: int, log: Log | None, worth: int = NONE) -> None:
        """Show everybody a card that is used and stays in hand; it keeps counting as that (D-574)."""
        self.show_together(seat, [(card, face, worth)], log)

    def show_together(self, seat: int, used: Cards, log: Log | None) -> None:
        """Show cards in hand at the same time, before it is known whether they leave it."""
        k.show_in_place(self, [card for card, _, _ in used], k.HAND[seat])
        for card, face, worth in used:
            route = route_to(self, seat, card, face, worth)
            if len(route) > 1 and route not in self.copying:
                self.copying = [other for other in self.copying if other[0] != card] + [route]
            if len(route) > 1:
                k.note(self, card, k.COPYING)
        self.show_copied(seat, used, log)

    def show_copied(self, seat: int, used: Cards, log: Log | None) -> None:
        """Show the card that is copied as well, if the copied card is in the same hand (D-566)."""
        cards = [card for card, _, _ in used]
        for card, face, worth in used:
            for copied in route_to(self, seat, card, face, worth)[1:]:
                if copied in self.hands[seat] and copied not in cards:
                    shown = [other for other in cards if other in self.hands[seat]]
                    k.show_in_place(self, [*shown, copied], k.HAND[seat])
                    if log is not None:
                        log.append(e.Showed(seat, self.slug(copied)))

    # decks

    def shuffle(self, seat: int, chance: Chance, log: Log | None) -> None:
        """Shuffle a player's own deck; with no card there is nothing to shuffle (D-855)."""
        deck = self.decks[seat]
        if not deck:
            return
        k.unpin(self, deck)
        chance.shuffle(deck)
        self.triggers += (SHUFFLED, seat)
        if log is not None:
            log.append(e.Shuffled(seat, False))

    def _reshuffle(self, seat: int, chance: Chance, log: Log | None) -> None:
        """Make the discard the new deck, only when a card is needed (D-304)."""
        deck = self.decks[seat]
        for card in self.discards[seat]:
            k.hide(self, card, k.DECK[seat])
        deck += self.discards[seat]
        self.discards[seat] = []
        chance.shuffle(deck)
        self.triggers += (SHUFFLED, seat)
        if log is not None:
            log.append(e.Shuffled(seat, True))

    def can_draw_from(self, seat: int) -> bool:
        return bool(self.decks[seat] or self.discards[seat])

    def top_of_deck(self, seat: int, chance: Chance, log: Log | None) -> int:
        """Take the top card off a deck, shuffling the discard first if necessary; NONE if there is no card at all."""
        deck = self.decks[seat]
        if not deck:
            if not self.discards[seat]:
                return NONE
            self._reshuffle(seat, chance, log)
        return deck.pop()

    def top_of_market_deck(self, chance: Chance, log: Log | None) -> int:
        """Take the top card of the market deck. An empty one is made again from the market discard (D-309)."""
        if not self.market_deck:
            if not self.market_discard:
                return NONE
            for card in self.market_discard:
                k.hide(self, card, k.MARKET_DECK)
            self.market_deck = self.market_discard
            self.market_discard = []
            chance.shuffle(self.market_deck)
            if log is not None:
                log.append(e.MarketShuffled())
        return self.market_deck.pop()

    def new_junk(self) -> int:
        """Create junk: there is always more (D-108)."""
        if self.junk:
            return self.junk.pop()
        self.kinds.append(JUNK)
        for beliefs in self.beliefs:
            beliefs.append(k.NOWHERE)
        self.junk_made += 1
        return len(self.kinds) - 1

    # drawing

    def draw(self, seat: int, count: int, chance: Chance, log: Log | None, refill: bool = False) -> int:
        """Draw from the player's own deck into hand, or junk if there is nothing to draw (D-007). Return how many."""
        drawn: list[int] = []
        junk = 0
        for _ in range(count):
            card = self.top_of_deck(seat, chance, log)
            if card != NONE:
                k.move(self, card, k.DECK[seat], k.HAND[seat], 1 << seat)
                self.into_hand(seat, card)
                drawn.append(card)
            elif refill or not self.junk_in_refill_only:
                card = self.new_junk()
                k.hide(self, card, k.HAND[seat])
                self.into_hand(seat, card)
                junk += 1
        if log is not None:
            if drawn:
                log.append(e.Drew(self.slugs(drawn), len(drawn), 1 << seat, seat, seat))
            if junk:
                log.append(e.DrewJunk(seat, junk))
        return len(drawn) + junk

    def draw_from(self, seat: int, owner: int, chance: Chance, log: Log | None) -> int:
        """Draw one card from another player's deck into the player's own hand; the owner does not see it."""
        card = self.top_of_deck(owner, chance, log)
        if card != NONE:
            k.move(self, card, k.DECK[owner], k.HAND[seat], 1 << seat)
            self.into_hand(seat, card)
            if log is not None:
                log.append(e.Drew(self.slugs([card]), 1, 1 << seat, seat, owner))
        return card

    def draw_from_market_deck(self, seat: int, chance: Chance, log: Log | None) -> int:
        card = self.top_of_market_deck(chance, log)
        if card != NONE:
            k.move(self, card, k.MARKET_DECK, k.HAND[seat], 1 << seat)
            self.into_hand(seat, card)
            if log is not None:
                log.append(e.Drew(self.slugs([card]), 1, 1 << seat, seat, None))
        return card

    # looking: cards lie aside, seen by one player, until the effect has placed them

    def look(self, seat: int, owner: int, count: int, chance: Chance, log: Log | None) -> int:
        """Draw cards from a deck only to look at them; own draws that fail are junk (D-007)."""
        seen: list[int] = []
        self.aside_seen = 1 << seat
        for _ in range(count):
            card = self.top_of_deck(owner, chance, log)
            if card != NONE:
                k.move(self, card, k.DECK[owner], k.ASIDE, 1 << seat)
            elif seat == owner and not self.junk_in_refill_only:
                card = self.new_junk()
                k.hide(self, card, k.ASIDE)
            else:
                break
            seen.append(card)
        self.aside += seen
        if log is not None and seen:
            log.append(e.LookedAt(self.slugs(seen), len(seen), 1 << seat, seat, owner))
        return len(seen)

    def look_at_market_deck(self, seat: int, count: int, chance: Chance, log: Log | None) -> int:
        seen: list[int] = []
        self.aside_seen = 1 << seat
        for _ in range(count):
            card = self.top_of_market_deck(chance, log)
            if card == NONE:
                break
            k.move(self, card, k.MARKET_DECK, k.ASIDE, 1 << seat)
            seen.append(card)
        self.aside += seen
        if log is not None and seen:
            log.append(e.LookedAt(self.slugs(seen), len(seen), 1 << seat, seat, None))
        return len(seen)

    def end_looking(self) -> None:
        if not self.aside:
            self.aside_seen = 0
            k.empty(self, k.ASIDE)

    def aside_to_hand(self, seat: int, at: int) -> None:
        card = self.aside.pop(at)
        k.move(self, card, k.ASIDE, k.HAND[seat], self.aside_seen | 1 << seat)
        self.into_hand(seat, card)
        self.end_looking()

    def aside_to_deck(self, seat: int, owner: int, at: int, log: Log | None) -> None:
        card = self.aside.pop(at)
        k.move(self, card, k.ASIDE, k.DECK[owner], self.aside_seen, on_top=True)
        self.decks[owner].append(card)
        if log is not None:
            log.append(e.Returned(self.slugs([card]), 1, self.aside_seen, seat, owner))
        self.end_looking()

    def aside_to_discard(self, seat: int, owner: int, at: int, log: Log | None) -> None:
        card = self.aside.pop(at)
        k.show(self, card, k.ASIDE)
        self.discards[owner].append(card)
        if log is not None:
            log.append(e.Discarded(seat, owner, self.slugs([card]), "deck"))
        self.end_looking()

    def throw_aside_away(self, seat: int, at: int, source: e.Place, owner: int | None, log: Log | None) -> None:
        card = self.aside.pop(at)
        k.show(self, card, k.ASIDE)
        self._throw(card)
        if log is not None:
            log.append(e.ThrewAway(seat, self.slugs([card]), source, owner))
        self.end_looking()

    def see_hand(self, seat: int, owner: int, log: Log | None) -> None:
        k.see(self, seat, self.hands[owner], k.HAND[owner])
        if log is not None:
            hand = self.hands[owner]
            log.append(
                e.SawHand(self.slugs(sorted(hand, key=self.kinds.__getitem__)), len(hand), 1 << seat, seat, owner)
            )

    # leaving the hand

    def discard(self, seat: int, card: int, log: Log | None, by: int = NONE) -> None:
        """Discard from the hand of `seat`. `by` is the seat that causes it, if another."""
        self.out_of_hand(seat, card)
        k.show(self, card, k.HAND[seat])
        self.discards[seat].append(card)
        if log is not None:
            log.append(e.Discarded(seat if by == NONE else by, seat, self.slugs([card]), "hand"))

    def discard_cards(self, seat: int, cards: list[int], log: Log | None) -> None:
        for card in cards:
            self.discard(seat, card, None)
        if log is not None and cards:
            log.append(e.Discarded(seat, seat, self.slugs(cards), "hand"))

    def throw_away(self, seat: int, card: int, log: Log | None) -> bool:
        """Throw away a card from the hand (D-301). Return whether it was an animalfolk card."""
        self.out_of_hand(seat, card)
        k.show(self, card, k.HAND[seat])
        if log is not None:
            log.append(e.ThrewAway(seat, self.slugs([card]), "hand", seat))
        return self._throw(card)

    def _throw(self, card: int) -> bool:
        """Throw away a card: junk goes to the junk pile, animalfolk to the market discard (D-301)."""
        if self.kinds[card] == JUNK:
            self.junk.append(card)
            return False
        self.market_discard.append(card)
        return True

    def put_on_deck(self, seat: int, card: int, owner: int, log: Log | None) -> None:
        """Put a card from the player's own hand on top of a deck; nobody else sees it."""
        self.out_of_hand(seat, card)
        k.move(self, card, k.HAND[seat], k.DECK[owner], 1 << seat, on_top=True)
        self.decks[owner].append(card)
        if log is not None:
            log.append(e.Returned(self.slugs([card]), 1, 1 << seat, seat, owner))

    def hand_to_hand(self, giver: int, taker: int, card: int, log: Log | None, seen_by: int = 0) -> None:
        """Pass a card from hand to hand; both players see it (D-607)."""
        seen = seen_by | 1 << giver | 1 << taker
        self.out_of_hand(giver, card)
        k.move(self, card, k.HAND[giver], k.HAND[taker], seen)
        self.into_hand(taker, card)
        if log is not None:
            log.append(e.Passed(self.slugs([card]), 1, seen, giver, taker))

    def pass_together(self, passed: list[tuple[int, int, int]], log: Log | None) -> None:
        """Pass cards (giver, taker, card) at the same time."""
        k.pass_on(self, passed)
        for giver, taker, card in passed:
            self.out_of_hand(giver, card)
            self.into_hand(taker, card)
            if log is not None:
                log.append(e.Passed(self.slugs([card]), 1, 1 << giver | 1 << taker, giver, taker))

    # open cards

    def take_from_discard(self, seat: int, owner: int, card: int, log: Log | None) -> None:
        self.discards[owner].remove(card)
        k.hide(self, card, k.HAND[seat])
        self.into_hand(seat, card)
        if log is not None:
            log.append(e.Took(seat, self.slugs([card]), "discard", owner))

    def take_from_market(self, seat: int, slot: int, log: Log | None) -> None:
        card = self.market[slot]
        self.market[slot] = NONE
        k.hide(self, card, k.HAND[seat])
        self.into_hand(seat, card)
        if log is not None:
            log.append(e.Took(seat, self.slugs([card]), "market", None))

    def discard_to_deck(self, seat: int, count: int, log: Log | None) -> None:
        """Move the top cards of the player's own discard onto the same player's deck, one at a time."""
        moved: list[int] = []
        while len(moved) < count and self.discards[seat]:
            card = self.discards[seat].pop()
            k.hide(self, card, k.DECK[seat], on_top=True)
            self.decks[seat].append(card)
            moved.append(card)
        if log is not None and moved:
            log.append(e.PutOnDeck(seat, seat, self.slugs(moved), "discard"))

    def deck_to_discard(self, seat: int, owner: int, chance: Chance, log: Log | None) -> bool:
        """Discard the top card of a deck."""
        card = self.top_of_deck(owner, chance, log)
        if card == NONE:
            return False
        k.show(self, card, k.DECK[owner])
        self.discards[owner].append(card)
        if log is not None:
            log.append(e.Discarded(seat, owner, self.slugs([card]), "deck"))
        return True

    def throw_away_from_market(self, seat: int, slot: int, log: Log | None) -> None:
        card = self.market[slot]
        self.market[slot] = NONE
        self._throw(card)
        if log is not None:
            log.append(e.ThrewAway(seat, self.slugs([card]), "market", None))

    def throw_away_from_discard(self, seat: int, card: int, log: Log | None) -> None:
        self.discards[seat].remove(card)
        self._throw(card)
        if log is not None:
            log.append(e.ThrewAway(seat, self.slugs([card]), "discard", seat))

    def throw_away_top_of_market_deck(self, seat: int, chance: Chance, log: Log | None) -> int:
        card = self.top_of_market_deck(chance, log)
        if card != NONE:
            k.show(self, card, k.MARKET_DECK)
            self._throw(card)
            if log is not None:
                log.append(e.ThrewAway(seat, self.slugs([card]), "market-deck", None))
        return card

    def fill_market(self, slide: bool, chance: Chance, log: Log | None) -> None:
        """Close gaps towards the cheap end of the market, then deal cards from there (D-252)."""
        if NONE not in self.market:
            return
        if slide:
            left = [card for card in self.market if card != NONE]
            self.market = left + [NONE] * (SLOTS - len(left))
        dealt: list[int] = []
        for slot in range(SLOTS):
            if self.market[slot] == NONE:
                card = self.top_of_market_deck(chance, log)
                if card == NONE:
                    break
                k.show(self, card, k.MARKET_DECK)
                self.market[slot] = card
                dealt.append(card)
        if log is not None and dealt:
            log.append(e.MarketFilled(self.slugs(dealt)))

    # schedules

    def schedule(self, seat: int, card: int, face: int, due: int) -> None:
        self.schedules[seat].append(card)
        self.schedule_faces[seat].append(face)
        self.schedule_dues[seat].append(due)

    def unschedule(self, seat: int, card: int) -> None:
        at = self.schedules[seat].index(card)
        del self.schedules[seat][at]
        del self.schedule_faces[seat][at]
        del self.schedule_dues[seat][at]

    def finish_technique(self, seat: int, card: int, to_discard: bool = True) -> None:
        """Take a fully resolved technique out of the schedule (D-225, D-852)."""
        if to_discard:
            self.unschedule(seat, card)
            self.discards[seat].append(card)
        self.triggers += (RESOLVED, seat)
