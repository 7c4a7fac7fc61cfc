"""A position of Canardage as numbers, built from what one seat may know (A-58). `blocks` says what they are."""

from __future__ import annotations

from functools import cache
from typing import Final

from webfoot.core.encoding import put_counts, put_one
from webfoot.core.features import Block, places, seat_names
from webfoot.games.canardage.components import DECK_NAMES, DUCKS, KINDS, NOBODY, POSITIONS, WATER
from webfoot.games.canardage.rules.state import REVENGE, Position

SUNK: Final = 6
"""How many of the sunk cards are shown, the next to come out first."""
_PHASES: Final[tuple[str, ...]] = ("play", "place", "revenge", "over")
_POSITIONS: Final = tuple(str(at + 1) for at in range(POSITIONS))


@cache
def blocks(seats: int) -> tuple[Block, ...]:
    who = seat_names(seats)
    return (
        Block("deck", "1 for the deck of action cards that is played with.", (DECK_NAMES,)),
        Block("option.luke_on_water", "1 if Quick Shot may be fired at Water."),
        Block("option.protected_barred", "1 if a shot at a duck that cannot die is no legal choice."),
        Block("option.president_self", "1 if President may be played on oneself."),
        Block("option.literal_ends", "1 if first and last are read literally."),
        Block("option.moby_anyone", "1 if Moby Ducky may be laid before an opponent without a living duck."),
        Block("phase", "1 for what is being decided.", (_PHASES,)),
        Block("placed", "While a new order is laid: how many positions are settled."),
        Block("turn", "1 for the player on turn.", (who,)),
        Block("avenger", "1 for the player who takes revenge now.", (who,)),
        Block("line.card", "By position from the front: 1 for the owner of the card, or for Water.",
              (_POSITIONS, (*who, "water"))),
        Block("line.hidden", "By position: 1 for the owner of the duck under the card.", (_POSITIONS, who)),
        Block("line.inspected", "By position: 1 if Inspector Magret lies on the visible duck, or on the hidden one.",
              (_POSITIONS, ("visible", "hidden"))),
        Block("line.target", "By position: 1 if a target hangs there.", (_POSITIONS,)),
        Block("line.cover", "By position: 1 for the player who laid the cover there.", (_POSITIONS, who)),
        Block("pile", "How many cards lie in the duck pile."),
        Block("sunk", "How many cards at its bottom everybody has seen go there."),
        Block("sunk.next", "Of those, the first to come out: 1 for the owner, or for Water.",
              (places(SUNK), (*who, "water"))),
        Block("living", "How many living ducks each player has.", (who,)),
        Block("waiting", "How many of them lie in the pile.", (who,)),
        Block("cards", "How many action cards each player holds.", (who,)),
        Block("skips", "How many turns each player will miss.", (who,)),
        Block("moby.by", "1 for the player who laid Moby Ducky.", (who,)),
        Block("moby.victim", "1 for the player before whom it lies.", (who,)),
        Block("hand", "How many of each action card you hold.", (KINDS,)),
        Block("discard", "How many of each action card were discarded.", (KINDS,)),
        Block("last", "1 for the action card that was discarded last.", (KINDS,)),
        Block("draw", "How many action cards are left to draw."),
    )  # fmt: skip


def features_of(p: Position, seat: int) -> list[float]:
    """Return the numbers in the order of `blocks`."""
    seats = p.seats
    out: list[float] = []
    put_one(out, len(DECK_NAMES), p.deck)
    out.append(1.0 if p.luke_on_water else 0.0)
    out.append(1.0 if p.protected_barred else 0.0)
    out.append(1.0 if p.president_self else 0.0)
    out.append(1.0 if p.literal_ends else 0.0)
    out.append(1.0 if p.moby_anyone else 0.0)
    put_one(out, len(_PHASES), p.phase)
    out.append(float(p.placed))
    put_one(out, seats, (p.turn - seat) % seats)
    put_one(out, seats, (p.avengers[0] - seat) % seats if p.phase == REVENGE else NOBODY)
    length = len(p.line)  # near the end the line is shorter
    for at in range(POSITIONS):
        card = p.line[at] if at < length else NOBODY
        put_one(out, seats + 1, seats if card == WATER else NOBODY if card == NOBODY else (card - seat) % seats)
    for at in range(POSITIONS):
        hidden = p.under[at] if at < length else NOBODY
        put_one(out, seats, NOBODY if hidden == NOBODY else (hidden - seat) % seats)
    for at in range(POSITIONS):
        pin = p.pins[at] if at < length else 0
        out.append(1.0 if pin & 1 else 0.0)
        out.append(1.0 if pin & 2 else 0.0)
    for at in range(POSITIONS):
        out.append(1.0 if p.targets >> at & 1 else 0.0)
    for owner in p.covers:
        put_one(out, seats, NOBODY if owner == NOBODY else (owner - seat) % seats)
    out.append(float(len(p.pile)))
    out.append(float(p.sunk))
    for at in range(SUNK):
        owner = NOBODY
        if at < p.sunk:
            card = p.pile[p.sunk - 1 - at]
            owner = seats if card == WATER else (card - seat) % seats
        put_one(out, seats + 1, owner)
    for step in range(seats):
        out.append(float(DUCKS - p.dead[(seat + step) % seats]))
    for step in range(seats):
        other = (seat + step) % seats
        out.append(float(DUCKS - p.dead[other] - p.line.count(other) - p.under.count(other)))
    for step in range(seats):
        out.append(float(len(p.hands[(seat + step) % seats])))
    for step in range(seats):
        out.append(float(p.skips[(seat + step) % seats]))
    put_one(out, seats, NOBODY if p.moby_by == NOBODY else (p.moby_by - seat) % seats)
    put_one(out, seats, NOBODY if p.moby_by == NOBODY else (p.moby_victim - seat) % seats)
    put_counts(out, len(KINDS), p.hands[seat])
    put_counts(out, len(KINDS), p.discard)
    put_one(out, len(KINDS), p.discard[-1] if p.discard else NOBODY)
    out.append(float(len(p.draw)))
    return out
