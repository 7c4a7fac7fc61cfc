"""What is believed of hidden cards (knowledge.py): never false, and never more than a viewer could tell."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.games.dale.language import GAME, Table, dale
from tests.games.dale.playing import begun, steps
from webfoot.core.chance import QuickChance
from webfoot.core.events import Event
from webfoot.core.laws import sent_to
from webfoot.games.dale import events as e
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.view import DaleView, view_of

GAMES = range(16)
LENGTH = 70


def viewers(state: DaleState) -> list[int | None]:
    return [None, *range(state.seats)]


def eye(state: DaleState, viewer: int | None) -> int:
    return state.seats if viewer is None else viewer


def kinds_of(state: DaleState, cards: Iterable[int]) -> list[int]:
    return sorted(state.kinds[card] for card in cards)


# never false


@pytest.mark.rule("D-601")
def test_every_hidden_card_is_believed_where_it_lies_among_other_places() -> None:
    for taken in steps(GAMES, LENGTH):
        state = taken.after
        for card, kind in enumerate(state.kinds):
            place = k.true_place(state, card)
            for viewer, beliefs in enumerate(state.beliefs):
                belief = beliefs[card] & ~k.PIN
                assert belief & place == place, f"seat {viewer}, kind {kind}: {belief:b} is not {place:b}"
                assert place or not belief, f"seat {viewer} takes a card that lies open for hidden"


@pytest.mark.rule("D-601", "D-602")
def test_a_place_believed_exactly_is_a_place_in_a_deck() -> None:
    for taken in steps(GAMES, LENGTH):
        state = taken.after
        for beliefs in state.beliefs:
            for card, belief in enumerate(beliefs):
                if belief & k.PIN:
                    assert belief & ~k.PIN == k.true_place(state, card) in k.DECK


@pytest.mark.rule("D-601")
def test_everybody_knows_the_own_hand() -> None:
    for taken in steps(GAMES, LENGTH):
        state = taken.after
        for seat in range(state.seats):
            held = [card for card, belief in enumerate(state.beliefs[seat]) if belief == k.HAND[seat]]
            assert sorted(held) == sorted(state.hands[seat])


class Decks:
    """What a viewer knows of the tops of decks, from what it hears alone. None: a card it does not know."""

    def __init__(self, state: DaleState, viewer: int | None) -> None:
        self.viewer = viewer
        self.tops: list[list[str | None]] = [[] for _ in range(state.seats)]
        """The top last; below the first entry nothing is known."""

    def hear(self, events: list[Event]) -> None:
        for told in events:
            event = told.seen_by(self.viewer)
            match event:
                case e.Shuffled(seat=seat) | e.SwappedPiles(seat=seat) | e.Exchanged(seat=seat):
                    self.tops[seat] = []
                case e.PutOnDeck(owner=owner, cards=cards):
                    self.tops[owner] += cards
                case e.Returned(owner=owner, cards=cards):
                    self.tops[owner] += cards or [None]
                case e.Drew(owner=int(owner), count=count) | e.LookedAt(owner=int(owner), count=count):
                    self._take(owner, count)
                case e.Discarded(owner=owner, cards=cards, source="deck"):
                    self._take(owner, len(cards))
                case _:
                    pass

    def _take(self, owner: int, count: int) -> None:
        self.tops[owner] = self.tops[owner][:-count]

    def agree(self, view: DaleView) -> bool:
        for known, player in zip(self.tops, view.players, strict=True):
            heard = known[::-1]
            for depth, card in enumerate(player.deck_known):
                if card is not None and (depth >= len(heard) or heard[depth] != card):
                    return False
        return True


@pytest.mark.rule("D-601", "D-606", "D-608")
def test_nobody_knows_more_of_a_deck_than_was_heard() -> None:
    witnesses: dict[int | None, Decks] = {}
    turn: DaleState | None = None
    for taken in steps(GAMES, LENGTH):
        if taken.after is not turn:  # another game
            turn = taken.after
            witnesses = {viewer: Decks(turn, viewer) for viewer in viewers(turn)}
        for viewer, witness in witnesses.items():
            witness.hear(taken.events)
            view = view_of(taken.after, viewer)
            assert witness.agree(view), (viewer, witness.tops, [player.deck_known for player in view.players])


# never more than could be told


def known(state: DaleState, viewer: int | None) -> list[tuple[list[str], list[str | None]]]:
    return [(player.known, player.deck_known) for player in view_of(state, viewer).players]


@pytest.mark.rule("D-601", "D-607")
def test_what_is_known_follows_from_what_was_known_seen_and_heard() -> None:
    """The same step from another truth that a viewer thinks possible: what sounds the same teaches the same."""
    compared = 0
    for taken in steps(GAMES, LENGTH):
        for viewer in viewers(taken.before):
            other = taken.before.imagine(viewer, QuickChance(taken.luck))
            if taken.number not in other.legal(taken.seat):
                continue
            heard: list[Event] = []
            other.play(taken.seat, taken.number, QuickChance(taken.luck), heard)
            sounds = [event.seen_by(viewer) for event in heard] == [event.seen_by(viewer) for event in taken.events]
            hands = (
                [kinds_of(world, world.hands[viewer]) for world in (other, taken.after)] if viewer is not None else []
            )
            if not sounds or (hands and hands[0] != hands[1]):
                continue
            asides = [kinds_of(world, world.aside) for world in (other, taken.after)]
            if asides[0] != asides[1] and viewer is not None and taken.after.aside_seen >> viewer & 1:
                continue
            compared += 1
            assert known(other, viewer) == known(taken.after, viewer), f"viewer {viewer}, {taken.events}"
    assert compared > 2000


@pytest.mark.rule("D-601")
def test_equal_cards_are_not_told_apart() -> None:
    """Two equal hidden cards change places: nothing that anybody else sees, now or later, may depend on it."""
    swapped = 0
    for number in GAMES:
        state = begun(number)
        pairs = [
            (one, two)
            for one in state.decks[0] + state.hands[0]
            for two in state.decks[1] + state.hands[1]
            if state.kinds[one] == state.kinds[two]
        ]
        one, two = pairs[number % len(pairs)]
        names = {one: two, two: one}
        other = state.clone()
        other.hands = [[names.get(card, card) for card in hand] for hand in state.hands]
        other.decks = [[names.get(card, card) for card in deck] for deck in state.decks]
        for beliefs in other.beliefs:
            beliefs[one], beliefs[two] = beliefs[two], beliefs[one]
        chance = QuickChance(number)
        for count in range(LENGTH):
            if state.over():
                break
            actors = state.actors()
            seat = actors[chance.below(len(actors))]
            legal = state.legal(seat)
            assert other.legal(seat) == legal
            move = legal[chance.below(len(legal))]
            for world in (state, other):
                world.play(seat, move, QuickChance(count), None)
            for viewer in viewers(state):
                assert view_of(state, viewer) == view_of(other, viewer)
        swapped += 1
    assert swapped == len(GAMES)


@pytest.mark.rule("D-601")
def test_one_of_two_equal_cards_is_discarded_and_the_other_is_not_known_any_more() -> None:
    t = dale(hand="Favourite Toy", discard="Junk", deck="Junk Magnet 2 Glue 5 Sofa")
    t.play("Favourite Toy")
    assert t.known_hand(1, 0) == "Junk"
    t.until_turn(0)
    assert t.hand == "2 Junk Magnet 2 Glue"
    t.inventory("Junk")
    assert t.known_hand(1, 0) == ""  # it may have been the one that was taken
    assert any("Junk" not in hand for hand in t.hands_imagined(1, 0))


@pytest.mark.rule("D-601")
def test_of_two_known_equal_cards_one_is_still_known() -> None:
    t = dale(hand="2 Favourite Toy Housecleaning", discard="2 Junk", deck="9 Glue")
    t.play("Housecleaning").choose(2)
    assert t.known_hand(1, 0) == "2 Junk"
    t.inventory("Junk")
    assert t.known_hand(1, 0) == "Junk"


@pytest.mark.rule("D-601", "D-441")
def test_a_hand_that_was_looked_at_is_known_until_cards_leave_it_unseen() -> None:
    t = dale(
        hand="Cunning Neighbour Raffle",
        hands={1: "Magnet Glue", 2: "Sofa"},
        decks={1: "2 Junk", 2: "2 Junk"},
        seats=3,
        luck=[0, 0],
    )
    t.play("Cunning Neighbour").choose(1, "no")
    assert t.known_hand(0, 1) == "Magnet Glue"
    t.play("Raffle").choose("right")
    assert t.hand_of(2) == "Magnet"
    assert t.known_hand(0, 2) == ""
    assert t.known_hand(0, 1) == ""
    assert {t.hand_of(2)} < t.hands_imagined(0, 2)


# imagining


@pytest.mark.rule("D-601")
def test_what_is_imagined_fits_what_is_known() -> None:
    for taken in steps(range(16), 60):
        state = taken.after
        for viewer in viewers(state):
            other = state.imagine(viewer, QuickChance(taken.luck))
            assert view_of(other, viewer) == view_of(state, viewer)
            beliefs = state.beliefs[eye(state, viewer)]
            for card in range(len(state.kinds)):
                place = k.true_place(other, card)
                assert beliefs[card] & place == place


@pytest.mark.rule("D-601", "D-603")
def test_every_hand_that_is_possible_is_imagined_at_times() -> None:
    t = dale(hand="Junk", hands={1: "Magnet Glue"}, decks={1: "Cheer Sofa"})
    assert len(t.hands_imagined(0, 1)) == 6


# what is noted of cards in hand


def imagined_alike(one: Table, two: Table, viewer: int | None) -> bool:
    """Whether two tables that look the same to this viewer are imagined in the same way."""
    assert sent_to(GAME, one.state, viewer) == sent_to(GAME, two.state, viewer)
    return all(
        GAME.likeness(a.state, viewer) == GAME.likeness(b.state, viewer)
        for a, b in zip(one.imagined(viewer, 20), two.imagined(viewer, 20), strict=True)
    )


@pytest.mark.rule("D-601", "D-313", "D-443")
def test_whether_a_card_is_still_worth_more_is_not_known_when_it_may_have_left_the_hand() -> None:
    def raffled(place: int) -> Table:
        t = dale(
            hand="Rare Artefact Raffle Magnet Glue",
            hands={1: "Sofa", 2: "Cheer"},
            decks={1: "Junk", 2: "Junk"},
            seats=3,
            luck=[5, 0, 0, place],
        )
        return t.play("Rare Artefact").choose("Magnet").play("Raffle").choose("left")

    left, stayed = raffled(0), raffled(1)
    assert left.hand == "Glue Sofa"
    assert stayed.hand == "Magnet Sofa"
    assert stayed.value("Magnet") == 12
    assert left.state.changes == []
    assert stayed.state.changes != []
    assert imagined_alike(left, stayed, None)
    assert all(other.state.changes == [] for other in stayed.imagined(None, 5))
    assert all(other.value("Magnet") == 12 for other in stayed.imagined(0, 5)), "its owner knows"


@pytest.mark.rule("D-601", "D-313")
def test_what_is_noted_of_a_card_is_imagined_as_long_as_it_is_known_to_be_in_hand() -> None:
    t = dale(hand="Rare Artefact Magnet Glue", hands={1: "Sofa"}, decks={1: "Junk"}, luck=[5])
    t.play("Rare Artefact").choose("Magnet")
    for viewer in (None, 1):
        assert all(other.value("Magnet") == 12 for other in t.imagined(viewer, 5))


@pytest.mark.rule("D-601", "D-313")
def test_of_two_equal_cards_nobody_else_knows_which_one_was_discarded() -> None:
    def discarded(place: int) -> Table:
        t = dale(hand="Housecleaning Rare Artefact Dangerous Test", discard="2 Junk", deck="9 Glue", luck=[5])
        t.play("Housecleaning").choose(2).play("Rare Artefact").choose("Junk")
        assert t.known_hand(1, 0) == "2 Junk"
        t.play("Dangerous Test").do(0, m.Pick(place)).choose("2 Glue")
        assert t.hand == "Junk Glue"
        return t

    changed, other = discarded(0), discarded(1)
    assert changed.value("Junk") == 1
    assert other.value("Junk") == 3
    assert imagined_alike(changed, other, 1)


@pytest.mark.rule("D-851", "D-856", "D-434")
def test_who_draws_a_card_and_puts_one_back_is_asked_whichever_it_was() -> None:
    def competed(back: str) -> Table:
        t = dale(
            hand="Ruthless Competition Magnet Junk",
            deck="Quality Inspection",
            decks={1: "Quality Inspection Junk"},
            reacting=[0],
        )
        return t.play("Ruthless Competition").choose(back)

    kept, returned = competed("Magnet"), competed("Quality Inspection")
    assert kept.asked == returned.asked == "react"
    assert any(isinstance(m.CATALOGUE[number], m.React) for number in kept.state.legal(0))
    assert returned.choices() == ["pass"], "a card that went back does not count"
    for viewer in (None, 1):
        assert sent_to(GAME, kept.state, viewer) == sent_to(GAME, returned.state, viewer)


# searching


@pytest.mark.rule("D-605", "D-307", "D-414", "D-608")
def test_magnet_teaches_its_searcher_what_the_own_deck_holds_and_others_do_not() -> None:
    t = dale(
        hand="Magnet Junk",
        deck="Cheer Swank Junk",
        hands={1: "Night Shift 5 Junk"},
        decks={1: "Glue Junk"},
        turn=1,
    )
    t.play("Night Shift").choose("Cheer").end_turn()
    assert t.deck == "Glue Swank Junk"

    def decks(viewer: int | None, owner: int) -> set[tuple[str, ...]]:
        return {tuple(sorted(other.deck_of(owner).cards)) for other in t.imagined(viewer)}

    before = decks(0, 0)
    assert ("cheer", "junk", "swank") in before, "for all that its owner knows, nothing has changed"
    t.play("Magnet")
    assert decks(0, 0) == {("glue", "junk", "swank")}
    assert decks(0, 1) == {("cheer", "junk")}, "so the other card lies there"
    assert len(decks(None, 0)) > 1, "who does not search learns nothing"
    t.choose("Swank")
    assert decks(0, 0) == {("glue", "junk")}
    assert len({tuple(other.deck_of(0).cards) for other in t.imagined(0)}) == 2, "shuffled, its order is not known"
