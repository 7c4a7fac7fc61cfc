"""What is in the box and how the game is laid out: C-001 to C-016, A-05, A-06, A-57, and the decks."""

from __future__ import annotations

from collections import Counter

import pytest

import webfoot
from tests.games.canardage.language import GAME, laid_out, line
from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadOptions
from webfoot.games.canardage.components import DECKS, DUCKS, HAND, KINDS, WATER, DeckName, read_decks
from webfoot.games.canardage.moves import CanardBlase, CanardPresse, EnAvantMarche, EnJoue, WalkingDuck
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.rules import CanardageState, set_up
from webfoot.games.canardage.state import FIELDS, Position

SEATS = range(2, 7)
WATER_CARDS = {2: 2, 3: 2, 4: 3, 5: 4, 6: 5}
PILES = {2: (12, 6), 3: (17, 11), 4: (23, 17), 5: (29, 23), 6: (35, 29)}
DECK_SIZES: dict[DeckName, int] = {"fr59": 59, "fr54": 54, "cz52": 52}


@pytest.mark.rule("C-001")
def test_position_1_is_the_head_and_position_6_lies_next_to_the_pile() -> None:
    table = line("a b c d e f | x")
    assert table.play(EnJoue(1)) == "a* b c d e f | x"
    assert table.play(EnAvantMarche()) == "b c d e f x | a"


@pytest.mark.rule("C-001")
def test_forward_is_towards_position_1_and_backward_towards_position_6() -> None:
    table = line("b c a d e f")
    assert table.play(CanardPresse(3)) == "b a c d e f"
    assert table.play(CanardBlase(3)) == "b c d a e f"


@pytest.mark.rule("C-002")
def test_a_target_belongs_to_its_position_and_not_to_the_duck() -> None:
    assert line("a b* c d e f | x").play(EnAvantMarche()) == "b c* d e f x | a"


@pytest.mark.rule("C-002")
def test_a_position_takes_one_target_at_most_and_six_never_run_out() -> None:
    table = line("a b c d e f")
    for position in range(1, 7):
        table = table.play(EnJoue(position))
        assert table.refuses(EnJoue(position), rule="C-050")
    assert table == "a* b* c* d* e* f*"


@pytest.mark.rule("C-003", "C-031")
def test_visible_and_hidden_ducks_and_those_in_the_pile_are_living() -> None:
    table = line("a b/a c d e f | a")
    assert table.living("a") == 3
    assert table.dead["a"] == 2


@pytest.mark.rule("C-003", "A-53")
def test_the_marker_duck_is_never_in_play() -> None:
    table = line("a a a a a b | ")
    assert table.dead["a"] == 0
    assert table.refuses(WalkingDuck(0), rule="C-077")


@pytest.mark.rule("C-010")
def test_the_box_holds_41_duck_cards() -> None:
    census = GAME.census(laid_out_at_random(6))
    with_markers = {sort: count + 1 for sort, count in census.items() if sort.startswith("duck of")}
    assert list(with_markers.values()) == [6] * 6
    assert sum(with_markers.values()) + census["water"] == 41


@pytest.mark.rule("C-011")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_colours_of_the_players_are_in_the_game(seats: int) -> None:
    state = laid_out_at_random(seats)
    ducks = Counter(card for card in state.line + state.pile if card < 6)
    assert ducks == dict.fromkeys(range(seats), DUCKS)


@pytest.mark.rule("C-012", "A-57")
@pytest.mark.parametrize("seats", SEATS)
def test_water_depends_on_the_number_of_players(seats: int) -> None:
    assert GAME.census(laid_out_at_random(seats))["water"] == WATER_CARDS[seats]


@pytest.mark.rule("A-57")
def test_two_players_get_no_rules_of_their_own_but_the_two_water_cards() -> None:
    table = laid_out(2, "a ~ b a b a b a ~ b a b")
    assert table == "a ~ b a b a | b a ~ b a b"
    assert table.turn == "a"
    assert [table.hand_size(player) for player in "ab"] == [3, 3]


@pytest.mark.rule("C-013")
@pytest.mark.parametrize("seats", SEATS)
def test_the_duck_deck_and_the_pile_left_after_the_line_is_laid(seats: int) -> None:
    state = laid_out_at_random(seats)
    assert (len(state.line) + len(state.pile), len(state.pile)) == PILES[seats]


@pytest.mark.rule("C-014", "A-05")
def test_the_first_card_turned_up_is_the_head_of_the_line() -> None:
    table = laid_out(3, "c b a ~ a b c c c c a b a b a b ~")
    assert table == "c b a ~ a b | c c c c a b a b a b ~"


@pytest.mark.rule("C-015")
@pytest.mark.parametrize("deck", DECK_SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_three_action_cards_each_and_the_rest_is_the_draw_pile(seats: int, deck: DeckName) -> None:
    state = laid_out_at_random(seats, deck)
    assert [len(hand) for hand in state.hands] == [HAND] * seats
    assert len(state.draw) == DECK_SIZES[deck] - HAND * seats
    assert state.discard == []


@pytest.mark.rule("C-016")
@pytest.mark.parametrize(("pile", "starts"), [("c b a ~ a b", "c"), ("b c a ~ a b", "b")])
def test_the_owner_of_the_duck_at_the_head_starts(pile: str, starts: str) -> None:
    rest = Counter("aaaaabbbbbccccc~~") - Counter(pile.replace(" ", ""))
    table = laid_out(3, " ".join([pile, *rest.elements()]))
    assert table.turn == starts


@pytest.mark.rule("C-016")
def test_a_rematch_is_begun_by_the_duck_at_the_head_too() -> None:
    options = GAME.parse_options(3)
    again = GAME.rematch(3, options, [1])
    assert again == options
    states = [set_up(3, again, QuickChance(seed)) for seed in range(12)]
    assert all(state.turn == next(card for card in state.line if card != WATER) for state in states)
    assert {state.turn for state in states} == {0, 1, 2}


@pytest.mark.rule("C-016")
def test_then_play_goes_clockwise() -> None:
    table = line("a b c ~ ~ ~ |")
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table = table.idle()
    assert turns == ["a", "b", "c", "a"]


@pytest.mark.rule("A-06")
def test_with_water_at_the_head_the_owner_of_the_front_most_duck_starts() -> None:
    table = laid_out(3, "~ ~ b a c a a a a b b b b c c c c")
    assert table.turn == "b"


@pytest.mark.rule("A-06")
def test_even_five_water_cards_leave_a_duck_in_the_first_line() -> None:
    table = laid_out(6, "~ ~ ~ ~ ~ e " + " ".join("aaaaabbbbbcccccdddddeeeefffff"))
    assert table == "~ ~ ~ ~ ~ e | " + " ".join("aaaaabbbbbcccccdddddeeeefffff")
    assert table.turn == "e"


def test_nobody_plays_alone_or_seven_at_a_table() -> None:
    for seats in (1, 7):
        with pytest.raises(BadOptions, match="2 to 6 players"):
            webfoot.start("canardage", seats=seats, seed=1)


def test_the_deck_of_59_has_23_kinds_and_is_labelled_a_reconstruction() -> None:
    deck = DECKS["fr59"]
    assert list(deck.copies) == list(KINDS)
    assert len(KINDS) == 23
    assert min(deck.copies.values()) == 1
    assert deck.status == "reconstructed"


@pytest.mark.parametrize("deck", ["fr54", "cz52"])
def test_the_older_decks_are_documented(deck: str) -> None:
    assert DECKS[deck].status == "documented"


@pytest.mark.parametrize(("deck", "size"), DECK_SIZES.items())
def test_each_deck_has_as_many_cards_as_its_name_says(deck: DeckName, size: int) -> None:
    assert sum(DECKS[deck].copies.values()) == size


def test_the_deck_of_59_is_the_deck_of_54_and_five_new_cards() -> None:
    new = Counter(DECKS["fr59"].copies) - Counter(DECKS["fr54"].copies)
    assert new == dict.fromkeys(["mexicoin", "canard-simplet", "president", "magret", "moby-ducky"], 1)


def test_the_deck_of_54_differs_from_the_deck_of_52_in_six_kinds() -> None:
    new, old = Counter(DECKS["fr54"].copies), Counter(DECKS["cz52"].copies)
    assert new - old == {"pan": 1, "en-joue": 1, "peace-and-love": 1, "walking-duck": 1}
    assert old - new == {"oups": 1, "canarchie": 1}


def test_the_copies_of_the_deck_of_54() -> None:
    many = {"pan": 13, "en-joue": 11, "en-avant-marche": 6, "canard-presse": 3, "canard-blase": 3, "a-couvert": 3}
    pairs = dict.fromkeys(["rectifier-gauche", "rectifier-droite", "planque"], 2)
    copies = DECKS["fr54"].copies
    assert {kind: count for kind, count in copies.items() if count > 1} == many | pairs


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("pam = 13", "no action card is called 'pam'"), ("pan = 0", "pan has 0 copies")],
)
def test_a_deck_with_a_slip_in_it_is_not_read(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_decks(f'[mine]\nstatus = "documented"\ntitle = "Mine"\n[mine.copies]\n{text}\n')


def laid_out_at_random(seats: int, deck: DeckName = "fr59") -> CanardageState:
    return set_up(seats, CanardageOptions(deck=deck), QuickChance(seats))


def test_a_dump_holds_every_attribute_of_a_position() -> None:
    assert set(FIELDS) == set(vars(Position()))
