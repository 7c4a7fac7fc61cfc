"""Building: which cards make the next stack.

A stack is of one set (D-231) and exactly right in value (D-232). Cards in it may allow junk, mixed sets, cards from
the builder's discard, or a value one up or down. Stacks are found by trying, which is quick: values add up soon.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.dale.rules.card_values import Cards, Reading, readings, value, value_from_discard
from webfoot.games.dale.rules.kinds import JUNK, KINDS, NO_COPY, NOTHING_SPECIAL_STACK, SET_OF
from webfoot.games.dale.rules.state import Position


class Found:
    """A stack: the cards from hand with their faces, and the cards of the discard that join."""

    __slots__ = ("cards", "extras")

    def __init__(self, cards: Cards, extras: list[int]) -> None:
        self.cards = cards
        self.extras = extras


def required(p: Position, seat: int) -> int:
    """Return the total needed: the number of the stack, plus one for each threat against the builder (D-232,
    D-435)."""
    more = 0
    for other, faces in enumerate(p.schedule_faces):
        if faces and p.opposes(other, seat):
            for face in faces:
                more += KINDS[face].lasting.higher
    return len(p.stall(seat)) + 1 + more


def chosen(p: Position, seat: int, picks: list[int], faces: list[int]) -> Cards:
    return [(card, face, value(p, seat, card, face)) for card, face in zip(picks, faces, strict=True)]


def unfit(p: Position, need: int, cards: Cards, extras: list[int]) -> str:
    """The rule by which this is no stack of that total; nothing if it is one. It is looked at as a whole (D-704)."""
    total = 0
    adjusts = joins = 0
    mixed = junk_allowed = False
    joined_from_hand = False
    for _, face, worth in cards:
        total += worth
        trait = KINDS[face].stack
        adjusts += trait.adjusts
        joins += trait.from_discard
        joined_from_hand |= trait.from_discard > 0
        mixed |= trait.any_set
        junk_allowed |= trait.junk
    for card in extras:
        kind = p.kinds[card]
        total += value_from_discard(p, p.turn, card)
        trait = KINDS[kind].stack
        adjusts += trait.adjusts
        joins += trait.from_discard
        mixed |= trait.any_set
        junk_allowed |= trait.junk
    if not cards or not need - adjusts <= total <= need + adjusts:
        return "D-811"
    if extras and (len(extras) > joins or not joined_from_hand):
        return "D-543"
    return _beyond_limits(cards, mixed, junk_allowed)


def _beyond_limits(cards: Cards, mixed: bool, junk_allowed: bool) -> str:
    """The rule that would allow what breaks a limit: junk, or several sets."""
    first = -1
    for _, face, _ in cards:
        if face == JUNK:
            if not junk_allowed:
                return "D-541"
        elif first == -1:
            first = SET_OF[face]
        elif SET_OF[face] != first and not mixed:
            return "D-542"
    return ""


def can_be_worth(p: Position, need: int, cards: Cards, extras: list[int], rest: list[list[Reading]]) -> bool:
    """Whether these cards, alone or with some of the rest, can be worth that, whatever limits say."""
    reach = 1
    for _, face, worth in cards:
        reach = _adding(reach, face, worth)
    for card in extras:
        reach = _adding(reach, p.kinds[card], value_from_discard(p, p.turn, card))
    for card_readings in rest:
        more = reach
        for face, worth in card_readings:
            more |= _adding(reach, face, worth)
        reach = more
    return reach >> need & 1 == 1


def _adding(reach: int, face: int, worth: int) -> int:
    """The sums, a bit for each, that are reached with one card more."""
    slack = KINDS[face].stack.adjusts
    more = 0
    for counted in range(max(0, worth - slack), worth + slack + 1):
        more |= reach << counted
    return more


def find(
    p: Position,
    owner: int,
    need: int,
    fixed: Cards,
    extras: list[int],
    seat: int,
    used: list[int],
    limit: int,
    least: int = 1,
) -> list[Found]:
    """Find stacks of `owner` that hold the fixed cards and any more cards from the hand of `seat`, up to `limit` of
    them.

    `least`: how many cards from hands there must be, where a partner has to add one to the fixed ones.
    """
    if not fixed and _by_sums(p, seat, need) == NO:
        return []
    hand = [(card, readings(p, seat, card)) for card in p.hands[seat] if card not in used]
    hand.sort(key=lambda entry: (p.kinds[entry[0]], entry[1]))
    discard = [(p.kinds[card], card) for card in reversed(p.discards[owner]) if card not in extras]
    # Of equal cards the topmost first, and before all others what lets more join.
    discard.sort(key=lambda entry: (not KINDS[entry[0]].stack.from_discard, entry[0]))
    joining = any(KINDS[face].stack.from_discard for _, face, _ in fixed) or any(
        KINDS[face].stack.from_discard for _, reading in hand for face, _ in reading
    )
    slack = sum(KINDS[face].stack.adjusts for _, face, _ in fixed)
    slack += sum(max(KINDS[face].stack.adjusts for face, _ in reading) for _, reading in hand)
    if joining:
        slack += sum(KINDS[kind].stack.adjusts for kind, _ in discard)
    mixing = any(KINDS[face].stack.any_set for _, face, _ in fixed) or any(
        KINDS[face].stack.any_set for _, reading in hand for face, _ in reading
    )
    if joining:
        mixing = mixing or any(KINDS[kind].stack.any_set for kind, _ in discard)
    search = _Search(p, need, need + slack, mixing, hand, discard if joining else [], limit, least)
    total = sum(worth for _, _, worth in fixed) + sum(value_from_discard(p, p.turn, card) for card in extras)
    search.add(0, total, list(fixed), list(extras), len(fixed) == 0)
    return search.found


def exists(p: Position, seat: int, need: int) -> bool:
    """Whether the hand of this seat alone contains a stack of that total."""
    told = _by_sums(p, seat, need)
    return bool(find(p, seat, need, [], [], seat, [], 1)) if told == UNKNOWN else told == YES


NO: Final = 0
YES: Final = 1
UNKNOWN: Final = 2


def _by_sums(p: Position, seat: int, need: int) -> int:
    """Whether there is a stack, computed by the sums of each set, if every card counts as printed."""
    if p.changes:
        return UNKNOWN
    sums: dict[int, int] = {}
    for card in p.hands[seat]:
        kind = p.kinds[card]
        facts = KINDS[kind]
        if facts.stack is not NOTHING_SPECIAL_STACK or facts.copies != NO_COPY:
            return UNKNOWN
        if kind != JUNK:
            reached = sums.get(facts.set, 1)
            sums[facts.set] = reached | reached << facts.value
    for reached in sums.values():
        if reached >> need & 1:
            return YES
    return NO


class _Search:
    def __init__(
        self,
        p: Position,
        need: int,
        most: int,
        mixing: bool,
        hand: list[tuple[int, list[Reading]]],
        discard: list[tuple[int, int]],
        limit: int,
        least: int,
    ) -> None:
        self.p = p
        self.need = need
        self.most = most
        self.mixing = mixing
        self.hand = hand
        self.discard = discard
        self.limit = limit
        self.least = least
        self.found: list[Found] = []

    def add(self, at: int, total: int, cards: Cards, extras: list[int], skip_check: bool) -> None:
        """Find every stack that begins with these cards."""
        if not skip_check:
            self.join(0, total, cards, extras)
        while at < len(self.hand) and len(self.found) < self.limit:
            card, reading = self.hand[at]
            for face, worth in reading:
                if total + worth > self.most or (not self.mixing and self._clashes(cards, face)):
                    continue
                cards.append((card, face, worth))
                self.add(at + 1, total + worth, cards, extras, False)
                cards.pop()
            kind = self.p.kinds[card]
            at += 1
            # An equal card would only repeat what has been tried without this one.
            while at < len(self.hand) and self.p.kinds[self.hand[at][0]] == kind and self.hand[at][1] == reading:
                at += 1

    def join(self, at: int, total: int, cards: Cards, extras: list[int]) -> None:
        """These cards of the hand, alone or with cards of the discard."""
        if len(cards) >= self.least and not unfit(self.p, self.need, cards, extras):
            self.found.append(Found(cards[:], extras[:]))
        if not self.discard or total >= self.most or len(self.found) >= self.limit:
            return
        joins = sum(KINDS[face].stack.from_discard for _, face, _ in cards)
        if not joins or len(extras) >= joins + sum(KINDS[self.p.kinds[card]].stack.from_discard for card in extras):
            return
        for i in range(at, len(self.discard)):
            kind, card = self.discard[i]
            if i > at and self.discard[i - 1][0] == kind:
                continue
            worth = value_from_discard(self.p, self.p.turn, card)
            if total + worth <= self.most:
                extras.append(card)
                self.join(i + 1, total + worth, cards, extras)
                extras.pop()

    def _clashes(self, cards: Cards, face: int) -> bool:
        if face == JUNK:
            return False
        for _, other, _ in cards:
            if other != JUNK:
                return SET_OF[other] != SET_OF[face]
        return False
