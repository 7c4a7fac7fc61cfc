"""The position of a game of Dale of Merchants 2: plain ints and lists, copied by hand.

Every card on the table is a number; `kinds` says what is printed on it. Nobody may learn which of two equal cards it
is, so numbers never leave the server. Piles are lists with the top at the end. The market is a list of five, the
cheapest place first, with NONE for a gap. A turn is a stack of *frames*, each a program and how far it has run.
"""

from __future__ import annotations

from typing import Final

import msgspec

NONE: Final = -1
SLOTS: Final = 5

# what can happen to a card in a schedule
NEXT_TURN: Final = 0
"""Something starts or ends at the beginning of its owner's next turn."""
THIS_TURN: Final = 1
"""It stays to the end of this turn."""
RUNNING: Final = 2
"""It is being resolved."""

# what a player puts together in private before announcing it
NO_DRAFT: Final = 0
BUYING: Final = 1
BUILDING: Final = 2
SORTING: Final = 3
PLAYING: Final = 4
USING: Final = 5
ARRANGING: Final = 6


class Frame:
    """One program being run, and what it has to remember."""

    def __init__(self, program: int, seat: int) -> None:
        self.program = program
        self.at = 0
        self.seat = seat
        """Whose effect it is: "you" in its text."""
        self.card = NONE
        self.face = 0
        """What the card is played as."""
        self.player = NONE
        """The player the effect chose."""
        self.number = 0
        """A die roll, a value, a count."""
        self.left = NONE
        """How often the present step is still to be taken; NONE before it has begun."""
        self.flag = False
        self.cards: list[int] = []
        """Cards that everybody knows: a payment, reactions shown."""
        self.spots: list[int] = []
        """Seats still to come, or the answers of a reaction window."""
        self.fresh: list[int] = []
        """Cards that came into the hand of `player` and may react to that. Secret."""

    def clone(self) -> Frame:
        other = Frame(self.program, self.seat)
        other.at = self.at
        other.card = self.card
        other.face = self.face
        other.player = self.player
        other.number = self.number
        other.left = self.left
        other.flag = self.flag
        other.cards = self.cards[:]
        other.spots = self.spots[:]
        other.fresh = self.fresh[:]
        return other


FRAME_FIELDS: Final[tuple[str, ...]] = (
    "program", "at", "seat", "card", "face", "player", "number", "left", "flag", "cards", "spots", "fresh",
)  # fmt: skip


class Position:
    def __init__(self) -> None:
        self.seats = 0
        self.now = 0
        # options
        self.teams = False
        self.stay = True
        """D-008: techniques for this turn stay in the schedule to its end."""
        self.slide = False
        """D-005: the market slides right before it is filled in mid-turn, too."""
        self.balancing_on_top = False
        self.junk_in_refill_only = False
        self.sets: list[int] = []
        self.kinds: list[int] = []
        self.junk_made = 0
        """Junk beyond the supply of the box."""
        # where the cards are
        self.hands: list[list[int]] = []
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.stalls: list[list[list[int]]] = []
        self.schedules: list[list[int]] = []
        """The schedules: cards, and in step with them what they are played as and when they leave."""
        self.schedule_faces: list[list[int]] = []
        self.schedule_dues: list[list[int]] = []
        self.market: list[int] = []
        self.market_deck: list[int] = []
        self.market_discard: list[int] = []
        self.junk: list[int] = []
        self.aside: list[int] = []
        """Cards that a player is looking at in the middle of an effect."""
        self.aside_seen = 0
        """A bit for each seat that sees them."""
        # what each viewer knows of hidden cards (see knowledge.py); the spectator's beliefs are last
        self.beliefs: list[list[int]] = []
        self.fresh: list[int] = []
        """How many cards at the end of each hand came in since reactions were last offered."""
        self.entered: list[list[int]] = []
        """The kinds that everybody saw come into each hand since then, whether or not the cards have left again; NONE
        for a card that not everybody saw."""
        self.sure: list[list[int]] = []
        """For each viewer, which notes about cards in hand it knows to be true still (`changes`, `copying`, `used`,
        reactions used): the card, and in the last two bits the sort of note (see knowledge.py)."""
        # the turn
        self.turn = 0
        self.actions = 0
        self.acted = False
        """Whether the turn's own action has been taken, so that a bonus action may be declined."""
        self.changes: list[int] = []
        """Value changes of this turn in the order played: card (NONE: all you use), what, how much."""
        self.copying: list[list[int]] = []
        """D-574: copying cards that were shown and stayed in hand, each followed by what it copies, and so on."""
        self.used: list[int] = []
        """Cards whose once-a-turn ability has been used while they stayed in hand."""
        self.triggers: list[int] = []
        """What happened that players may react to: what it was, and who did it."""
        self.frames: list[Frame] = []
        self.partner_declined = False
        """D-703: the partner has been asked to complete a stack this turn and declined."""
        self.won: list[int] = []
        # a draft: what the acting seat puts together in private
        self.mode = NO_DRAFT
        self.drafter = NONE
        self.slot = NONE
        self.order: list[int] = []
        self.picks: list[int] = []
        self.pick_faces: list[int] = []
        """In step with the picks: what each counts as, and its value as that."""
        self.pick_worths: list[int] = []
        self.asking = NONE
        """The copying card for which the drafter still has to choose a face."""
        self.extras: list[int] = []
        """Cards from the discard that join a stack."""

    def copy_to(self, other: Position) -> None:
        other.seats = self.seats
        other.now = self.now
        other.teams = self.teams
        other.stay = self.stay
        other.slide = self.slide
        other.balancing_on_top = self.balancing_on_top
        other.junk_in_refill_only = self.junk_in_refill_only
        other.sets = self.sets[:]
        other.kinds = self.kinds[:]
        other.junk_made = self.junk_made
        other.hands = [cards[:] for cards in self.hands]
        other.decks = [cards[:] for cards in self.decks]
        other.discards = [cards[:] for cards in self.discards]
        other.stalls = [[stack[:] for stack in stall] for stall in self.stalls]
        other.schedules = [cards[:] for cards in self.schedules]
        other.schedule_faces = [faces[:] for faces in self.schedule_faces]
        other.schedule_dues = [dues[:] for dues in self.schedule_dues]
        other.market = self.market[:]
        other.market_deck = self.market_deck[:]
        other.market_discard = self.market_discard[:]
        other.junk = self.junk[:]
        other.aside = self.aside[:]
        other.aside_seen = self.aside_seen
        other.beliefs = [beliefs[:] for beliefs in self.beliefs]
        other.fresh = self.fresh[:]
        other.entered = [cards[:] for cards in self.entered]
        other.sure = [cards[:] for cards in self.sure]
        other.turn = self.turn
        other.actions = self.actions
        other.acted = self.acted
        other.changes = self.changes[:]
        other.copying = self.copying[:]
        other.used = self.used[:]
        other.triggers = self.triggers[:]
        other.frames = [frame.clone() for frame in self.frames]
        other.partner_declined = self.partner_declined
        other.won = self.won[:]
        other.mode = self.mode
        other.drafter = self.drafter
        other.slot = self.slot
        other.order = self.order[:]
        other.picks = self.picks[:]
        other.pick_faces = self.pick_faces[:]
        other.pick_worths = self.pick_worths[:]
        other.asking = self.asking
        other.extras = self.extras[:]

    def dump(self) -> bytes:
        plain: dict[str, object] = {name: getattr(self, name) for name in FIELDS}
        plain["frames"] = [[getattr(frame, name) for name in FRAME_FIELDS] for frame in self.frames]
        return msgspec.json.encode(plain)

    def restore(self, dump: bytes) -> None:
        for name, value in msgspec.json.decode(dump).items():
            if name == "frames":
                self.frames = [_frame(values) for values in value]
            else:
                setattr(self, name, value)

    # small questions that many modules ask

    def stall_of(self, seat: int) -> int:
        """Return the stall of a seat: partners share one (D-702)."""
        return seat % 2 if self.teams else seat

    def stall(self, seat: int) -> list[list[int]]:
        return self.stalls[self.stall_of(seat)]

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4 if self.teams else NONE

    def goal(self) -> int:
        """Return how many stacks win (D-235, D-702)."""
        return 10 if self.teams else 8

    def clockwise(self, first: int) -> list[int]:
        """Return every seat once, clockwise from this one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """Return the seats meant by "another player": the partner counts (D-707)."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def opposes(self, other: int, seat: int) -> bool:
        return other != seat and not (self.teams and other == (seat + 2) % 4)

    def opponents(self, seat: int) -> list[int]:
        """Return the seats meant by "opponents" and "other players": in teams, only the opposing team (D-707)."""
        return [other for other in self.others(seat) if other != self.partner(seat)]


def _frame(values: list[object]) -> Frame:
    frame = Frame(0, 0)
    for name, value in zip(FRAME_FIELDS, values, strict=True):
        setattr(frame, name, value)
    return frame


FIELDS: Final[tuple[str, ...]] = (
    "seats", "now", "teams", "stay", "slide", "balancing_on_top", "junk_in_refill_only", "sets", "kinds", "junk_made",
    "hands", "decks", "discards", "stalls", "schedules", "schedule_faces", "schedule_dues", "market", "market_deck",
    "market_discard", "junk", "aside", "aside_seen", "beliefs", "fresh", "turn", "actions", "acted", "changes",
    "copying", "used", "triggers", "partner_declined", "won", "mode", "drafter", "slot", "order", "picks",
    "pick_faces", "pick_worths", "asking", "extras", "entered", "sure",
)  # fmt: skip
"""Every attribute of a position except its frames. They are listed by hand, because a compiled class cannot list its
own."""
