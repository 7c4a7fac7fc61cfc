"""Who wins: C-030, C-031, A-52, A-55, A-56, and what A-51 says of every position on the way."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from tests.games.canardage.playing import positions
from webfoot.games.canardage.components import KINDS, NOBODY, WATER
from webfoot.games.canardage.moves import (
    CanardsEnchaines,
    EnAvantMarche,
    EnJoue,
    Forgo,
    Pan,
    Revenge,
    WalkingDuck,
)
from webfoot.games.canardage.rules.choices import offered
from webfoot.games.canardage.rules.state import PLAY

FEWEST_CARDS = {2: 4, 3: 4, 4: 5, 5: 6, 6: 7}
ALWAYS_POSSIBLE = (
    "ducky-luke",
    "magret",
    "en-avant-marche",
    "canarchie",
    "danse-des-canards",
    "president",
    "moby-ducky",
)


@pytest.mark.rule("C-030", "A-55")
def test_the_last_player_with_a_living_duck_wins_at_once() -> None:
    after = line("a b* ~ ~ |").play(Pan(2))
    assert after.over
    assert after.winners == "a"
    assert after.decides == ""
    assert after.log[-1] == "game-won a"
    assert after.refuses(EnJoue(1), rule="game-over")


@pytest.mark.rule("C-030")
def test_a_player_who_shoots_his_own_last_duck_makes_the_other_win() -> None:
    assert line("a* b ~ ~ |").play(Pan(1)).winners == "b"


@pytest.mark.rule("C-030")
def test_the_game_goes_on_while_two_players_have_a_duck() -> None:
    after = line("a b* c ~ |").play(Pan(2))
    assert not after.over
    assert after.winners == ""


@pytest.mark.rule("C-031")
def test_a_duck_in_the_pile_keeps_its_owner_in_the_game() -> None:
    assert not line("a b* a a ~ ~ | b").play(Pan(2)).over


@pytest.mark.rule("C-031")
def test_a_hidden_duck_keeps_its_owner_in_the_game() -> None:
    assert not line("a/b b* ~ ~ |").play(Pan(2)).over
    assert line("a/b* ~ ~ |").play(Pan(1)).winners == "b"


@pytest.mark.rule("C-025", "C-077", "A-53")
def test_an_eliminated_player_may_come_back_and_win() -> None:
    table = line("b* c ~ ~ |", turn="a", seats=3)
    assert table.living("a") == 0
    back = table.play(WalkingDuck(0))
    assert back == "b* c ~ ~ a |"
    after = back.play(Pan(1), EnAvantMarche(), EnJoue(4), Pan(4))
    assert after.winners == "a"


@pytest.mark.rule("A-52", "C-025")
def test_an_eliminated_player_plays_on_with_full_turns() -> None:
    table = line("a c* ~ ~ |", turn="b", hands={"b": "pan en-joue en-joue"}, draw="oups", seats=3)
    assert table.living("b") == 0
    assert table.play(EnJoue(1)).hand("b") == "en-joue pan oups"
    assert table.play(Pan(2)).winners == "a"


@pytest.mark.rule("A-55", "A-29")
def test_the_end_is_checked_only_after_the_revenge() -> None:
    table = line("a b!* ~ ~ |").play(Pan(2))
    assert not table.over
    assert table.decides == "b"
    assert table.play(Forgo()).winners == "a"


@pytest.mark.rule("A-56", "A-29")
def test_a_revenge_that_kills_the_last_duck_of_all_is_a_draw() -> None:
    after = line("a b!* ~ ~ |").play(Pan(2), Revenge(1))
    assert after.over
    assert after.winners == "a b"
    assert after.log[-1] == "game-drawn a b"


@pytest.mark.rule("A-56")
def test_only_those_who_had_a_duck_when_the_turn_began_share_the_draw() -> None:
    after = line("b* d* ~ ~ |", turn="a", seats=4).play(CanardsEnchaines(1))
    assert after.winners == "b d"


@pytest.mark.rule("A-56", "C-025")
def test_a_player_eliminated_in_an_earlier_turn_has_no_part_in_a_draw() -> None:
    before = line("a* b* c* ~ |", turn="a").play(Pan(3))
    assert before.living("c") == 0
    after = before.play(CanardsEnchaines(1))
    assert after.winners == "a b"
    assert after.log[-1] == "game-drawn a b"


@pytest.mark.rule("A-56", "C-077")
def test_a_player_who_came_back_in_an_earlier_turn_has_a_part_in_it() -> None:
    back = line("~ ~ b* |", turn="a", seats=2).play(WalkingDuck(0), EnJoue(4))
    assert back == "~ ~ b* a* |"
    assert back.play(CanardsEnchaines(3)).winners == "a b"


@pytest.mark.rule("A-55", "A-49")
def test_a_refill_does_not_save_a_player_without_ducks() -> None:
    after = line("a b* a a ~ ~ | a").play(Pan(2))
    assert after.winners == "a"
    assert after == "a a a ~ ~ a |"


@pytest.mark.rule("A-51")
@pytest.mark.parametrize("seats", FEWEST_CARDS)
def test_bounds_of_the_line_when_a_turn_begins(seats: int) -> None:
    short_lines = 0
    for state in positions(seats, games=150):
        if state.phase != PLAY:
            continue
        hidden = sum(duck != NOBODY for duck in state.under)
        assert len(state.line) + hidden + len(state.pile) >= FEWEST_CARDS[seats]
        assert len(state.line) >= 3
        assert any(card != WATER for card in state.line)
        if len(state.line) < 6:
            short_lines += 1
            assert not state.pile
            assert seats <= 4 or (seats == 5 and hidden)
    assert (short_lines > 0) == (seats <= 5)


@pytest.mark.rule("A-51")
@pytest.mark.parametrize("seats", FEWEST_CARDS)
def test_whoever_holds_one_of_these_seven_cards_can_play_it(seats: int) -> None:
    seven = {KINDS.index(card) for card in ALWAYS_POSSIBLE}
    seen: set[int] = set()
    for state in positions(seats, games=60):
        if state.phase == PLAY:
            for kind in seven.intersection(state.hands[state.turn]):
                seen.add(kind)
                assert offered(state, state.turn, kind)
    assert seen == seven


@pytest.mark.rule("A-04")
@pytest.mark.parametrize("deck", ["fr59", "fr54", "cz52"])
def test_there_is_always_a_card_to_draw(deck: str) -> None:
    reshuffles, last = 0, 0
    for state in positions(6, games=30, deck=deck):
        if state.phase == PLAY:
            assert [len(hand) for hand in state.hands] == [3] * 6
        reshuffles += len(state.draw) > last
        last = len(state.draw)
    assert reshuffles > 30
