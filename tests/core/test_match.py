"""A match: legality, undo, time, and errors that help."""

from __future__ import annotations

from typing import Literal

import pytest

import webfoot
from tests.toys.purses import Purses, PursesOptions
from webfoot.core.errors import BadOptions, IllegalMove, NotAMove, Refusal, UndoRefused, UnknownGame
from webfoot.core.match import SNAPSHOT_EVERY, Match
from webfoot.core.moves import Catalogue
from webfoot.core.options import Options
from webfoot.games.canardage.moves import Canarchie, EnJoue, KeepOrder, Pan, Place
from webfoot.games.canardage.rules.turn import CanardageState

CANARDAGE = webfoot.game("canardage")


def match_with_canarchie() -> Match[CanardageState]:
    """The first deal in which the player to start holds Canarchie."""
    for seed in range(1000):
        match = Match(CANARDAGE, 3, seed)
        if Canarchie() in match.moves(match.actors[0]):
            return match
    raise AssertionError("no such deal among a thousand")


def test_an_illegal_move_changes_nothing_and_says_which_rule() -> None:
    match = webfoot.start("canardage", seats=4, seed=7)
    before = match.state.dump()
    seat = match.actors[0]
    with pytest.raises(IllegalMove, match=r"\[C-020\]"):
        match.play((seat + 1) % 4, EnJoue(1))
    with pytest.raises(IllegalMove, match="no-such-seat"):
        match.play(9, EnJoue(1))
    assert match.state.dump() == before
    assert match.entries == []


def test_a_move_from_no_catalogue_is_not_a_move() -> None:
    match = webfoot.start("canardage", seats=2, seed=1)
    with pytest.raises(NotAMove):
        match.play(match.actors[0], Pan(99))
    with pytest.raises(NotAMove, match="Invalid value 'moo'"):
        CANARDAGE.catalogue.decode(b'{"move": "moo"}')
    with pytest.raises(NotAMove, match="unknown field `by`"):
        CANARDAGE.catalogue.decode(b'{"move": "pan", "at": 1, "by": 2}')
    with pytest.raises(NotAMove):
        CANARDAGE.catalogue.decode(b"\xff\xfe")


def test_a_catalogue_lists_each_move_once() -> None:
    with pytest.raises(ValueError, match="lists a move twice"):
        Catalogue([Pan(1), EnJoue(1), Pan(1)])


def test_one_may_ask_why_a_move_is_not_legal_without_trying_it() -> None:
    match = webfoot.start("canardage", seats=4, seed=7)
    seat = match.actors[0]
    assert match.why_not(seat, match.moves(seat)[0]) is None
    refusal = match.why_not((seat + 1) % 4, match.moves(seat)[0])
    assert refusal is not None
    assert refusal.rule == "C-020"
    assert match.entries == []


def test_options_that_do_not_exist_are_named() -> None:
    with pytest.raises(BadOptions, match="2 to 6 players, not 7"):
        webfoot.start("canardage", seats=7)
    with pytest.raises(BadOptions, match="unknown field `decks`"):
        webfoot.start("canardage", seats=4, options={"decks": "fr59"})
    with pytest.raises(BadOptions, match="fr60"):
        webfoot.start("canardage", seats=4, options={"deck": "fr60"})


def test_options_that_do_not_go_together_say_why() -> None:
    with pytest.raises(BadOptions, match="sun") as wet:
        Purses().parse_options(2, {"sunny": True, "rainy": True})
    assert wet.value.reason == Refusal("weather")
    with pytest.raises(BadOptions, match="sun"):
        Purses().parse_options(2, PursesOptions(sunny=True, rainy=True))
    with pytest.raises(BadOptions, match="options of canardage must be CanardageOptions, not PursesOptions"):
        webfoot.game("canardage").parse_options(2, PursesOptions())


def test_an_option_may_be_for_certain_numbers_of_players_only() -> None:
    infos = {info.name: info.seats for info in Purses().option_infos()}
    assert infos == {"sunny": None, "rainy": None, "round": (3,)}
    assert Purses().parse_options(3, {"round": True}).round
    assert not Purses().parse_options(2, {"round": False}).round
    with pytest.raises(BadOptions, match="round of purses is for 3 players only, not 2") as crowd:
        Purses().parse_options(2, {"round": True})
    assert crowd.value.reason == Refusal("option-seats", {"option": "round", "seats": "3"})


def test_what_an_option_offers_is_listed_numbers_by_size_words_as_the_game_names_them() -> None:
    class Sorted(Options, frozen=True, kw_only=True):
        minutes: Literal["30", "5", "100"] = "30"
        deck: Literal["new", "old", "both-2"] = "new"

    class Picky(Purses):
        options_type = Sorted  # type: ignore[assignment]

    listed = {info.name: info.choices for info in Picky().option_infos()}
    assert listed == {"minutes": ["5", "30", "100"], "deck": ["new", "old", "both-2"]}
    lengths = {info.name: info.choices for info in webfoot.game("spacedealer").option_infos()}
    assert lengths["length"] == ["5", "10", "15", "20", "30"]
    assert lengths["pace"] == ["5", "10", "20", "30", "45", "60"]


def test_an_unknown_game_is_told_what_there_is() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'ludo'; the games are: .*canardage"):
        webfoot.start("ludo", seats=2)


def test_undo_takes_back_steps_of_ones_own_turn_only_as_far_as_nobody_learned_anything() -> None:
    match = match_with_canarchie()
    seat = match.actors[0]
    match.play(seat, Canarchie())  # the card was hidden and is now seen: no way back behind this
    with pytest.raises(UndoRefused):
        match.undo(seat)
    before = match.state.dump()
    match.play(seat, Place(3))
    match.play(seat, Place(2))
    assert match.undo_reach((seat + 1) % 3) == 3, "another seat cannot take back my steps"
    match.undo(seat)
    match.undo(seat)
    assert match.state.dump() == before
    match.play(seat, KeepOrder())  # ends the turn: the next card is drawn
    with pytest.raises(UndoRefused):
        match.undo(seat)


def test_earlier_states_are_rebuilt_from_snapshots() -> None:
    match = webfoot.start("canardage", seats=6, seed=3)
    dumps = [match.state.dump()]
    while not match.over and len(match.entries) < 3 * SNAPSHOT_EVERY:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[-1])
        dumps.append(match.state.dump())
    assert [match.state_at(at).dump() for at in range(len(dumps))] == dumps


def test_without_a_seed_the_luck_is_new() -> None:
    one, other = (webfoot.start("canardage", seats=2) for _ in range(2))
    assert one.seed != other.seed
    assert one.commitment != other.commitment
