"""The view of one seat: all that it may know (D-601 to D-610).

The view is an allow-list: a field that is not written here does not leave the server.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from webfoot.games.dale.rules import drafts, stacks
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules.card_values import faces, firsts, hand_size, is_special, plain_value
from webfoot.games.dale.rules.cards import KINDS, SETS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.kinds import BUILT, ENTERED, NO_COPY, PURCHASED, RESOLVED, SHUFFLED
from webfoot.games.dale.rules.payments import goods, price
from webfoot.games.dale.rules.reactions import WINDOW
from webfoot.games.dale.rules.state import (
    ARRANGING,
    BUILDING,
    BUYING,
    NEXT_TURN,
    NONE,
    PLAYING,
    RUNNING,
    SLOTS,
    SORTING,
    THIS_TURN,
    USING,
)

Trigger = Literal["resolved", "entered", "purchased", "shuffled", "built"]
_TRIGGERS: dict[int, Trigger] = {
    RESOLVED: "resolved",
    ENTERED: "entered",
    PURCHASED: "purchased",
    SHUFFLED: "shuffled",
    BUILT: "built",
}
Due = Literal["next-turn", "this-turn", "now"]
_DUES: dict[int, Due] = {NEXT_TURN: "next-turn", THIS_TURN: "this-turn", RUNNING: "now"}
Mode = Literal["buy", "build", "inventory", "technique", "ability", "rearrange"]
_MODES: dict[int, Mode] = {
    BUYING: "buy",
    BUILDING: "build",
    SORTING: "inventory",
    PLAYING: "technique",
    USING: "ability",
    ARRANGING: "rearrange",
}


class Ask(msgspec.Struct, frozen=True, gc=False):
    """What is being decided: the same for everybody."""

    what: str
    """The last part of the message id `ask-<what>`."""
    card: str | None
    """The card whose effect asks."""
    player: int | None
    """The player that it is about."""
    trigger: Trigger | None
    """What happened, in a reaction window."""
    left: int
    """How many are still to be chosen, where that is counted; otherwise 0."""
    number: int
    """A number that the effect depends on: a roll."""


class HandCard(msgspec.Struct, frozen=True, gc=False):
    card: str
    value: int
    """Its value now."""
    faces: list[str]
    """What a copying card may count as; empty for all others."""
    used: bool
    """Its once-a-turn ability has been used."""
    place: int
    """Its id on the board is `hand:<place>`. Equal cards all have the place of the first that can be used."""


class Planned(msgspec.Struct, frozen=True, gc=False):
    card: str
    face: str
    due: Due


class Player(msgspec.Struct, frozen=True, gc=False):
    cards: int
    known: list[str]
    """Cards you know to be in this hand."""
    deck: int
    deck_known: list[str | None]
    """The deck from the top, as far as you know some of it; None for a card that you do not know."""
    discard: list[str]
    """The top is last."""
    schedule: list[Planned]
    hand_size: int
    stall: int
    """Which stall belongs to this player: partners share one."""


class MarketCard(msgspec.Struct, frozen=True, gc=False):
    card: str
    price: int
    """The price for you now; for a spectator, the active player's."""


class Suggestion(msgspec.Struct, frozen=True, gc=False):
    picks: list[int]
    """Places in the hand."""
    faces: list[str]
    extras: list[str]


class Draft(msgspec.Struct, frozen=True, gc=False):
    """What you are putting together. Nobody else sees it."""

    mode: Mode
    slot: int | None
    """The place of the market that is being bought from; 5: the top of the market discard."""
    card: str | None
    """What is being bought."""
    need: int
    """The price, or the total a stack must have."""
    total: int
    picks: list[int]
    """Places in the hand, in the order picked."""
    faces: list[str]
    extras: list[str]
    """Cards from the discard that join a stack."""
    order: list[int]
    """While rearranging: the places of the market in their new order so far, the cheapest first."""
    asking: int | None
    """The place in the hand of a copying card that still needs a face."""
    complete: bool
    suggestions: list[Suggestion]


class OpenPart(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    teams: bool
    goal: int
    """How many stacks win."""
    sets: list[str]
    turn: int
    actions: int
    """Actions the active player has left."""
    bonus: bool
    """Whether the next one is a bonus action, which may be declined."""
    ask: Ask | None
    market_deck: int
    market_discard: list[str]
    junk: int
    stalls: list[list[list[str]]]
    aside_count: int
    shown: list[str]
    """Cards that lie open for the moment: a payment, a stack begun, a card shown."""


class DaleView(OpenPart, frozen=True, gc=False):
    seat: int | None
    """The seat whose view this is; None for a spectator's."""
    market: list[MarketCard | None]
    """The cheapest place first; None: a gap."""
    players: list[Player]
    need: int
    """What your next stack must total; for a spectator, the active player's."""
    hand: list[HandCard]
    """Empty for a spectator."""
    draft: Draft | None
    aside: list[str]
    """Cards you are looking at."""
    searching: list[str]
    """The deck you are searching, sorted; empty otherwise."""


OWN: Final[tuple[str, ...]] = ("seat", "market", "players", "need", "hand", "draft", "aside", "searching")
"""The fields that may differ from seat to seat, which are the last."""


def view_of(p: DaleState, seat: int | None) -> DaleView:
    fields = [*_open_fields(p), *_own_fields(p, seat)]
    return DaleView(*fields)


def open_part(p: DaleState) -> OpenPart:
    return OpenPart(*_open_fields(p))


def own_part(p: DaleState, seat: int | None) -> dict[str, Any]:
    return dict(zip(OWN, _own_fields(p, seat), strict=True))


# In the order of the fields: by keywords structs as wide as these take several times as long.


def _open_fields(p: DaleState) -> tuple[Any, ...]:
    return (
        p.teams,
        p.goal(),
        [SETS[number] for number in p.sets],
        p.turn,
        p.actions,
        p.acted,  # bonus
        _ask(p),  # ask
        len(p.market_deck),
        p.slugs(p.market_discard),
        len(p.junk),
        [[p.slugs(stack) for stack in stall] for stall in p.stalls],
        len(p.aside),  # aside_count
        _shown(p),  # shown
    )


def _own_fields(p: DaleState, seat: int | None) -> tuple[Any, ...]:
    mine = p.turn if seat is None else seat
    return (
        seat,
        [_market_card(p, mine, slot) for slot in range(SLOTS)],  # market
        _players(p, seat),
        stacks.required(p, mine),  # need
        _hand(p, seat) if seat is not None else [],  # hand
        _draft(p, seat) if seat is not None and p.drafter == seat else None,  # draft
        p.slugs(p.aside) if seat is not None and p.aside_seen >> seat & 1 else [],
        _searching(p, seat),  # searching
    )


def _ask(p: DaleState) -> Ask | None:
    if p.over():
        return None
    step, frame = p.step(), p.frames[-1]
    window = frame.program == WINDOW
    return Ask(
        step.asks,  # what
        KINDS[frame.face].slug if frame.card != NONE and not window else None,  # card
        step.about(frame),  # player
        _TRIGGERS[frame.number] if window else None,
        step.remaining(p, frame),  # left
        frame.number if step.counts else 0,
    )


def _market_card(p: DaleState, seat: int, slot: int) -> MarketCard | None:
    card = p.market[slot]
    if card == NONE:
        return None
    order, p.order = p.order, []  # the price where it lies now, whatever is being arranged in private
    cost = price(p, seat, slot)
    p.order = order
    return MarketCard(p.slug(card), cost)


def _players(p: DaleState, seat: int | None) -> list[Player]:
    beliefs = p.beliefs[p.seats if seat is None else seat]
    # Hands are the first places: one look at every card finds those that this seat knows to be in one.
    known: list[list[int]] = [[] for _ in range(p.seats)]
    most = 1 << p.seats
    for card, belief in enumerate(beliefs):
        if belief < most and belief & (belief - 1) == 0 and belief:
            known[belief.bit_length() - 1].append(p.kinds[card])
    return [_player(p, owner, seat, beliefs, known[owner]) for owner in range(p.seats)]


def _player(p: DaleState, owner: int, seat: int | None, beliefs: list[int], known: list[int]) -> Player:
    deck = p.decks[owner]
    tops: list[str | None] = []
    # Only as far down as a place is known.
    for at in range(len(deck)):
        if beliefs[deck[at]] & k.PIN:
            tops = [p.slug(card) if beliefs[card] & k.PIN else None for card in reversed(deck[at:])]
            break
    return Player(
        len(p.hands[owner]),  # cards
        [] if owner == seat else [KINDS[kind].slug for kind in sorted(known)],
        len(deck),
        tops,  # deck_known
        p.slugs(p.discards[owner]),
        [
            Planned(p.slug(card), KINDS[face].slug, _DUES[due])
            for card, face, due in zip(
                p.schedules[owner], p.schedule_faces[owner], p.schedule_dues[owner], strict=True
            )
        ],  # schedule
        _public_hand_size(p, owner, seat),
        p.stall_of(owner),
    )


def _public_hand_size(p: DaleState, owner: int, seat: int | None) -> int:
    """Return the hand size: your own with all that counts; another player's only with what lies open."""
    if owner == seat:
        return hand_size(p, owner)
    return 5 + sum(KINDS[p.kinds[card]].stall_hand_size for stack in p.stall(owner) for card in stack)


def _hand(p: DaleState, seat: int) -> list[HandCard]:
    hand = p.hands[seat]
    places = firsts(p, seat, p.picks if p.drafter == seat else [])
    first_of = {p.kinds[hand[at]]: at for at in reversed(places) if not is_special(p, hand[at])}
    cards = []
    for at, card in enumerate(hand):
        kind = p.kinds[card]
        place = at if is_special(p, card) or (p.drafter == seat and card in p.picks) else first_of.get(kind, at)
        cards.append(
            HandCard(
                KINDS[kind].slug,
                plain_value(p, seat, card),
                [KINDS[face].slug for face in faces(p, seat, card)] if KINDS[kind].copies != NO_COPY else [],
                card in p.used,
                place,
            )
        )
    return cards


def _draft(p: DaleState, seat: int) -> Draft:
    buying = p.mode == BUYING
    total = sum(p.pick_worths)
    need = 0
    suggestions: list[stacks.Found] = []
    if buying:
        need = price(p, seat, p.slot)
    elif p.mode == BUILDING:
        need = drafts.need(p)
        total = drafts.total(p)
    fresh = len(p.picks) == drafts.first_picks(p) and not p.extras and p.asking == NONE
    if fresh and p.mode in (BUYING, BUILDING):
        suggestions = drafts.suggestions(p, seat)
    hand = p.hands[seat]
    return Draft(
        _MODES[p.mode],
        p.slot if buying else None,
        p.slug(goods(p, p.slot)) if buying else None,
        need,
        total,
        [hand.index(card) for card in p.picks],
        [KINDS[face].slug for face in p.pick_faces],
        p.slugs(p.extras),
        p.order[:],
        hand.index(p.asking) if p.asking != NONE else None,  # asking
        drafts.is_complete(p, seat),
        [
            Suggestion(
                [hand.index(card) for card, _, _ in made.cards],
                [KINDS[face].slug for _, face, _ in made.cards],
                p.slugs(made.extras),
            )
            for made in suggestions
        ],
    )


def _shown(p: DaleState) -> list[str]:
    """Return the cards that the frames hold open. Window frames list reactions used, which stay in hand."""
    if p.over():
        return []
    frame = p.frames[-1]
    return p.slugs(frame.cards) if p.step().shows else []


def _searching(p: DaleState, seat: int | None) -> list[str]:
    if seat is None or p.over() or seat not in p.actors() or not p.step().searches:
        return []
    return [KINDS[kind].slug for kind in sorted(p.kinds[card] for card in p.decks[seat])]
