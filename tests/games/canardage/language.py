"""The small language the rules of Canardage are tested in.

    after = line("a* b* c d e f | x").play(Oups(target=1, victim=2))
    assert after == "a c* d e f x |"

Player a is seat 0, b seat 1 and so on; a is on turn unless said otherwise. Ducks that the picture does not show are
dead unless `dead` says otherwise. A hand that is not spoken of holds three En avant marche and any card that is
played from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

import webfoot
from webfoot.core.chance import QuickChance, RiggedChance
from webfoot.core.errors import Refusal
from webfoot.core.events import Event
from webfoot.core.moves import Move
from webfoot.games.canardage.components import DECK_COUNTS, DUCKS, HAND, KINDS
from webfoot.games.canardage.moves import CATALOGUE, Canarchie, CardMove, Discard, KeepOrder
from webfoot.games.canardage.notation import PLAYERS, SOMEBODY, letters, parse, picture_of, write
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.rules.knowledge import begin_traces
from webfoot.games.canardage.rules.turn import CanardageState, set_up
from webfoot.games.canardage.view import CanardageView, view_of

FILLER: Final = KINDS.index("en-avant-marche")
GAME: Final = webfoot.game("canardage")
_PEOPLE: Final = frozenset({"seat", "by", "owner", "player", "victim", "winner", "hidden"})


@dataclass(eq=False)
class Table:
    """A position, and what happened on the way to it. Playing on leaves it as it is and returns another."""

    state: CanardageState
    owners: Mapping[str, int]
    open_hands: frozenset[int]
    events: list[Event] = field(default_factory=list)
    shuffles: int = 0

    # playing

    def play(self, *moves: Move) -> Table:
        """The position after these moves, each played by whoever has to decide."""
        after = self
        for move in moves:
            after = after._play(move)
        return after

    def idle(self) -> Table:
        """The player on turn does nothing of interest: Canarchie, with the old order."""
        return self.play(Canarchie(), KeepOrder())

    def until(self, player: str) -> Table:
        """Everybody idles until this player's turn comes, at least once round if it is that turn now."""
        after = self.idle()
        while after.turn != player:
            after = after.idle()
        return after

    def with_the_whole_deck(self, seed: int = 0) -> Table:
        """The same position, hands not spoken of and the draw pile dealt from what is left of the deck."""
        state = self.state.clone()
        rest = Counter(dict(enumerate(DECK_COUNTS[state.deck])))
        spoken = [hand for seat, hand in enumerate(state.hands) if seat not in self.open_hands]
        for cards in [*spoken, state.discard]:
            rest.subtract(cards)
        rest.subtract(dict(enumerate(state.cards_in_play())))
        assert min(rest.values()) >= 0, "the position speaks of more cards than the deck holds"
        state.draw = list(rest.elements())
        QuickChance(seed).shuffle(state.draw)
        for seat in self.open_hands:
            state.hands[seat] = sorted(state.draw.pop() for _ in range(HAND))
        begin_traces(state)
        return Table(state, self.owners, frozenset())

    def _play(self, move: Move) -> Table:
        state = self._holding(move)
        seat = state.actors()[0]
        number = CATALOGUE.number(move)
        assert number in state.legal(seat), f"{self!r} refuses {move!r}: {GAME.why_not(state, seat, number)}"
        chance = RiggedChance()
        events: list[Event] = []
        state.play(seat, number, chance, events)
        return Table(state, self.owners, self.open_hands, self.events + events, self.shuffles + chance.shuffles)

    def _holding(self, move: Move) -> CanardageState:
        """A copy of the state in which the player on turn holds the card, if that hand was not spoken of."""
        state = self.state.clone()
        seat = state.turn
        if isinstance(move, CardMove | Discard) and seat in self.open_hands:
            kind = KINDS.index(move.card)
            if kind not in state.hands[seat]:
                state.hands[seat] = sorted([kind, *state.hands[seat][1:]])
                state.traces[seat] = [0] * len(state.hands[seat])
                state.new_pool[kind] += 1
        return state

    # asking

    def choices(self, card: str) -> list[Move]:
        """What the player on turn could do with this card in hand."""
        state = self.state.clone()
        state.hands[state.turn] = [KINDS.index(card)]
        legal = [CATALOGUE[number] for number in state.legal(state.turn)]
        return [move for move in legal if not isinstance(move, Discard)]

    def possible(self, card: str) -> bool:
        return bool(self.choices(card))

    @property
    def legal(self) -> list[Move]:
        """What whoever has to decide may do."""
        return [CATALOGUE[number] for seat in self.state.actors() for number in self.state.legal(seat)]

    def why_not(self, move: Move, by: str | None = None) -> Refusal | None:
        state = self._holding(move)
        seat = state.actors()[0] if by is None and state.actors() else _seat(by or "a")
        refusal = GAME.why_not(state, seat, CATALOGUE.number(move))
        assert (refusal is None) == (CATALOGUE.number(move) in state.legal(seat)), f"{move!r}: legal, and {refusal}?"
        return refusal

    def refuses(self, move: Move, rule: str, by: str | None = None, cause: str | None = None) -> bool:
        """Whether the move is illegal, and by this rule; where the rule has several causes, for this one."""
        refusal = self.why_not(move, by)
        assert refusal is not None, f"{self!r} allows {move!r}"
        assert refusal.rule == rule, f"{self!r} refuses {move!r} by {refusal.rule}, not by {rule}"
        assert cause in (None, refusal.values.get("cause")), f"{self!r} refuses {move!r}: {refusal}, not {cause}"
        return True

    # looking

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, str):
            return NotImplemented
        return parse(other, self.owners).shows(picture_of(self.state))

    def __repr__(self) -> str:
        return f"<{write(picture_of(self.state))}>"

    @property
    def turn(self) -> str:
        return PLAYERS[self.state.turn]

    @property
    def decides(self) -> str:
        """Who has to decide now; nobody once the game is over."""
        return "".join(PLAYERS[seat] for seat in self.state.actors())

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def winners(self) -> str:
        return " ".join(PLAYERS[seat] for seat in self.state.winners())

    @property
    def dead(self) -> dict[str, int]:
        return {PLAYERS[seat]: dead for seat, dead in enumerate(self.state.dead)}

    def living(self, player: str) -> int:
        return self.state.living(_seat(player))

    def hand(self, player: str) -> str:
        """The cards of a hand, in the order in which the rules describe them."""
        return " ".join(KINDS[kind] for kind in self.state.hands[_seat(player)])

    def hand_size(self, player: str) -> int:
        return len(self.state.hands[_seat(player)])

    @property
    def discard(self) -> str:
        return " ".join(KINDS[kind] for kind in self.state.discard)

    @property
    def draw_size(self) -> int:
        return len(self.state.draw)

    @property
    def skips(self) -> dict[str, int]:
        return {PLAYERS[seat]: skips for seat, skips in enumerate(self.state.skips) if skips}

    @property
    def moby(self) -> str | None:
        """In front of whom Moby Ducky lies."""
        return None if self.state.moby_by < 0 else PLAYERS[self.state.moby_victim]

    def view(self, player: str | None = None) -> CanardageView:
        return view_of(self.state, None if player is None else _seat(player))

    @property
    def log(self) -> list[str]:
        """What happened, in short words: the kind of event and its values, people as letters."""
        return [_say(event) for event in self.events]

    def told(self, *words: str) -> bool:
        """Whether the log holds these lines, in this order, others between them."""
        rest = iter(self.log)
        return all(word in rest for word in words)


def line(
    text: str,
    *,
    turn: str = "a",
    seats: int | None = None,
    hands: Mapping[str, str] | None = None,
    dead: Mapping[str, int] | None = None,
    draw: str | None = None,
    discard: str = "",
    moby: tuple[str, str] | None = None,
    skips: Mapping[str, int] | None = None,
    **options: Any,
) -> Table:
    """A position. Piles of action cards are written from the top; `moby` is (who laid it, in front of whom)."""
    owners = letters(text, seats or len(PLAYERS))
    picture = parse(text, owners)
    state = set_up(seats or _seats_for(text, owners), msgspec.convert(options, CanardageOptions), RiggedChance())
    state.turn = _seat(turn)
    state.line, state.under, state.pins = list(picture.line), list(picture.under), list(picture.pins)
    state.names = list(range(len(state.line)))
    state.targets = picture.targets
    before = (state.turn - 1) % state.seats
    state.covers = [before if who == SOMEBODY else who for who in picture.covers]
    state.pile = list(reversed(picture.pile or ()))
    ducks = picture.ducks()
    state.dead = [(dead or {}).get(PLAYERS[seat], DUCKS - ducks[seat]) for seat in range(state.seats)]
    state.contenders = sum(1 << seat for seat in range(state.seats) if state.living(seat))
    spoken = {_seat(player): sorted(_kinds(cards)) for player, cards in (hands or {}).items()}
    state.hands = [spoken.get(seat, [FILLER] * HAND) for seat in range(state.seats)]
    state.traces = [[0] * len(hand) for hand in state.hands]
    state.draw = [FILLER] * 30 if draw is None else list(reversed(_kinds(draw)))
    state.discard = list(reversed(_kinds(discard)))
    state.new_pool = [99] * len(KINDS)
    if moby:
        state.moby_by, state.moby_victim = (_seat(player) for player in moby)
    for player, count in (skips or {}).items():
        state.skips[_seat(player)] = count
    return Table(state, owners, frozenset(range(state.seats)) - spoken.keys())


def laid_out(seats: int, pile: str, **options: Any) -> Table:
    """A game just set up, its duck pile stacked in this order from the top."""
    owners = {letter: seat for seat, letter in enumerate(PLAYERS[:seats])}
    chance = StackedChance(list(reversed(parse(f"| {pile}", owners).pile or ())))
    state = set_up(seats, msgspec.convert(options, CanardageOptions), chance)
    return Table(state, owners, frozenset())


class StackedChance(RiggedChance):
    """Luck whose first shuffle puts the cards into a given order."""

    def __init__(self, order: list[int]) -> None:
        super().__init__()
        self.order = order

    def shuffle(self, cards: list[Any]) -> None:
        if not self.shuffles:
            assert sorted(cards) == sorted(self.order), f"{self.order} are other cards than {cards}"
            cards[:] = self.order
        super().shuffle(cards)


def _seats_for(text: str, owners: Mapping[str, int]) -> int:
    used = [owners[letter] for letter in text if letter in owners]
    return max(1, *used) + 1


def _seat(player: str) -> int:
    return PLAYERS.index(player)


def _kinds(cards: str) -> list[int]:
    return [KINDS.index(card) for card in cards.split()]


def _say(event: Event) -> str:
    values: dict[str, object] = msgspec.structs.asdict(event)
    words = [str(event.__struct_config__.tag)]
    for name, value in values.items():
        if name in _PEOPLE:
            words.append("~" if value is None else PLAYERS[int(str(value))])
        elif name == "players" and isinstance(value, tuple):
            words += [PLAYERS[player] for player in value]
        else:
            words.append(str(value).lower())
    return " ".join(words)
