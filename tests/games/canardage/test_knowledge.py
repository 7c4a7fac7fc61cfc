"""What can be known of hands one cannot see (knowledge.py): never false, never more than public."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations

import pytest

from tests.games.canardage.language import Table, line
from webfoot.core.chance import QuickChance
from webfoot.core.events import Event
from webfoot.games.canardage import events as e
from webfoot.games.canardage.components import EN_JOUE, KINDS
from webfoot.games.canardage.moves import CanardSimplet, Discard, EnJoue
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.rules.choices import offered
from webfoot.games.canardage.rules.knowledge import EITHER, NEW, OLD, trace_play
from webfoot.games.canardage.rules.turn import CanardageState, set_up
from webfoot.games.canardage.view import view_of

PAN = KINDS.index("pan")


@dataclass
class Witness:
    """Remembers what everybody at the table heard, to hold it against what is imagined."""

    none_of: list[tuple[int, frozenset[int], int]] = field(default_factory=list)
    """A seat, kinds none of its cards was, and how many cards it has drawn since."""
    in_hands: Counter[int] = field(default_factory=Counter)
    """Cards that the hands must still hold between them, by elimination at the last reshuffle."""

    def hear(self, events: list[Event], before: CanardageState, after: CanardageState) -> None:
        for at, event in enumerate(events):
            match event:
                case e.SimpletNamed(owner=seat, shoots=False):
                    self.none_of.append((seat, frozenset({PAN}), 0))
                case e.Discarded(seat=seat, card=card):
                    possible = (kind for kind in range(len(KINDS)) if offered(before, seat, kind))
                    self.none_of.append((seat, frozenset(possible), 0))
                    self.in_hands[KINDS.index(card)] -= 1
                case e.Played(card=card):
                    self.in_hands[KINDS.index(card)] -= 1
                case e.CardDrawn(seat=seat):
                    self.none_of = [(who, kinds, drawn + (who == seat)) for who, kinds, drawn in self.none_of]
                case e.DiscardsShuffled():
                    self.in_hands = Counter(kind for hand in after.hands for kind in hand)
                    drawn = [later.card for later in events[at:] if isinstance(later, e.CardDrawn)]
                    self.in_hands.subtract(KINDS.index(card) for card in drawn if card)
        self.none_of = [fact for fact in self.none_of if fact[2] < 3]

    def agrees(self, state: CanardageState) -> bool:
        held = Counter(kind for hand in state.hands for kind in hand)
        return all(held[kind] >= count for kind, count in self.in_hands.items()) and all(
            sum(kind in kinds for kind in state.hands[seat]) <= drawn for seat, kinds, drawn in self.none_of
        )


def witnessed(seats: int, games: int) -> Iterator[tuple[CanardageState, Witness]]:
    """Positions of random games, each with what has been heard up to then."""
    for number in range(games):
        chance = QuickChance(number)
        state = set_up(seats, CanardageOptions(), chance)
        witness = Witness()
        while not state.over():
            seat = state.actors()[0]
            legal = state.legal(seat)
            before, events = state.clone(), list[Event]()
            state.play(seat, legal[chance.below(len(legal))], chance, events)
            witness.hear(events, before, state)
            yield state, witness


def viewers(state: CanardageState) -> list[int | None]:
    return [None, *range(state.seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_true_hands_always_fit_what_is_known_of_them(seats: int) -> None:
    for state, witness in witnessed(seats, games=25):
        assert witness.agrees(state)
        for hand, traces in zip(state.hands, state.traces, strict=True):
            assert any(
                all(_fits(state, kind, trace) for kind, trace in zip(order, traces, strict=True))
                for order in permutations(hand)
            )


def test_traces_are_sorted_so_that_their_order_tells_nothing() -> None:
    """Rules rely on it, too: where the first and the last are alike, all are."""
    for state, _ in witnessed(4, games=25):
        assert all(traces == sorted(traces) for traces in state.traces)


def test_traces_are_sorted_again_when_a_card_leaves_the_hand() -> None:
    """Of three cards one was no `a`, one no `b`, one neither `a` nor `d`: that may have been the one played."""
    state = set_up(4, CanardageOptions(), QuickChance(1))
    a, b, d = (1 << kind for kind in (3, 4, 5))
    either = EITHER << len(KINDS)
    state.traces[0] = [either | a, either | b, either | a | d]
    trace_play(state, 0, EN_JOUE)
    assert state.traces[0] == [either, either | a]


def _fits(state: CanardageState, kind: int, trace: int) -> bool:
    age = trace >> len(KINDS)
    if trace >> kind & 1 or (age == OLD and not state.old_pool[kind]):
        return False
    return age != NEW or state.new_pool[kind] > 0


@pytest.mark.engine
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_imagined_hands_fit_everything_that_was_heard(seats: int) -> None:
    facts = 0
    for step, (state, witness) in enumerate(witnessed(seats, games=20)):
        if step % 3 == 0:
            facts += len(witness.none_of) + sum(count > 0 for count in witness.in_hands.values())
            for viewer in viewers(state):
                assert witness.agrees(state.imagine(viewer, QuickChance(step)))
    assert facts > 100


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_imagining_again_forgets_the_first_imagination(seats: int) -> None:
    for step, (state, _) in enumerate(witnessed(seats, games=8)):
        if step % 8 == 0:
            for viewer in viewers(state):
                once = state.imagine(viewer, QuickChance(step)).dump()
                twice = state.imagine(viewer, QuickChance(step + 1)).imagine(viewer, QuickChance(step)).dump()
                assert once == twice


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_a_seat_sees_is_the_same_in_every_imagination(seats: int) -> None:
    for step, (state, _) in enumerate(witnessed(seats, games=8)):
        if step % 8 == 0:
            for viewer in viewers(state):
                assert view_of(state.imagine(viewer, QuickChance(step)), viewer) == view_of(state, viewer)


def test_imagining_leaves_the_true_position_alone() -> None:
    state = set_up(4, CanardageOptions(), QuickChance(1))
    before = state.dump()
    assert state.imagine(0, QuickChance(2)).dump() != before
    assert state.dump() == before


def hands_of_b(table: Table, count: int) -> list[Counter[str]]:
    """Hands that a would imagine in b's place."""
    imagined = (table.state.imagine(0, QuickChance(number)) for number in range(count))
    return [Counter(KINDS[kind] for kind in state.hands[1]) for state in imagined]


def simplet_without_pan() -> Table:
    table = line(
        "a b* c d e f | b",
        hands={"a": "canard-simplet en-joue en-joue", "b": "en-joue en-joue oups"},
    )
    return table.with_the_whole_deck().play(CanardSimplet(2))


@pytest.mark.rule("A-17")
def test_after_a_simple_duck_without_pan_nobody_imagines_one_there() -> None:
    table = simplet_without_pan()
    assert all(hand["pan"] == 0 for hand in hands_of_b(table, 200))
    assert any(hand["pan"] > 0 for hand in hands_of_b(line("a b").with_the_whole_deck(), 200))


@pytest.mark.rule("A-17")
def test_the_card_drawn_afterwards_may_be_a_pan_again() -> None:
    hands = hands_of_b(simplet_without_pan().play(EnJoue(1)), 200)
    assert {hand["pan"] for hand in hands} == {0, 1}


@pytest.mark.rule("C-021", "A-02")
def test_after_a_discard_without_effect_the_rest_of_the_hand_was_impossible_too() -> None:
    table = line("a b c d e f", turn="b", hands={"a": "en-joue en-joue en-joue", "b": "pan oups peace-and-love"})
    after = table.with_the_whole_deck().play(Discard("oups"))
    impossible = {"pan", "canards-enchaines", "canard-simplet", "peace-and-love"}
    impossible |= {"rectifier-gauche", "rectifier-droite"}
    for hand in hands_of_b(after, 200):
        assert sum(hand[card] for card in impossible) >= 2


@pytest.mark.rule("A-04", "A-58")
def test_after_a_reshuffle_cards_that_were_not_in_it_must_be_in_the_hands() -> None:
    table = line("a b ~ ~ ~ ~", hands={"a": "en-joue pan pan", "b": "planque planque mexicoin"})
    state = table.with_the_whole_deck().state
    state.discard, state.draw = state.draw, []
    after = Table(state, table.owners, frozenset()).play(EnJoue(1))
    assert after.told("discards-shuffled 54")
    assert all(hand == {"planque": 2, "mexicoin": 1} for hand in hands_of_b(after, 50))
    hands_of_both = (after.state.imagine(None, QuickChance(number)).hands for number in range(50))
    held = Counter(KINDS.index(card) for card in ("pan", "pan", "planque", "planque", "mexicoin"))
    assert all(held <= Counter(a + b) for a, b in hands_of_both)


def test_imagined_hands_are_as_likely_as_dealt_ones() -> None:
    table = line("a b", hands={"a": "en-joue en-joue oups"}).with_the_whole_deck()
    pans = sum(hand["pan"] for hand in hands_of_b(table, 3000))
    assert pans / 3000 == pytest.approx(3 * 13 / 56, abs=0.06)


def test_imagined_hands_that_must_fit_are_as_likely_as_dealt_ones() -> None:
    table = line("a b* ~ ~ ~ ~", hands={"a": "canard-simplet oups magret", "b": "planque planque mexicoin"})
    after = table.with_the_whole_deck().play(CanardSimplet(2))
    drawn_by_a = after.view("a").hand.count("en-joue")
    others = 59 - 4 - 13 + after.view("a").hand.count("pan")
    aims = sum(hand["en-joue"] for hand in hands_of_b(after, 3000))
    assert aims / 3000 == pytest.approx(3 * (11 - drawn_by_a) / others, abs=0.06)


@pytest.mark.rule("A-04", "A-58")
def test_two_players_know_each_others_old_cards_right_after_a_reshuffle() -> None:
    """What is neither mine nor in the new draw pile nor in play can only be in the other hand."""
    checked = 0
    drawn = 0
    for state, _ in witnessed(seats=2, games=120):
        # Within a game the pile grows at a reshuffle and never otherwise.
        reshuffled, drawn = len(state.draw) > drawn, len(state.draw)
        if reshuffled and not state.over():
            for seat in (0, 1):
                imagined = state.imagine(seat, QuickChance(checked))
                assert imagined.kept[1 - seat] == state.kept[1 - seat]
                checked += bool(state.kept[1 - seat])
    assert checked > 20
