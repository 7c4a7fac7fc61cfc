"""Editions: options can make another game of a game; an owner's data file is one of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.toys.barrows import DONE, LOAD, Barrows, Load, Sell
from webfoot.core import laws, ownerdata, story
from webfoot.core.errors import BadData, BadOptions, NotAMove
from webfoot.core.match import Match, replay
from webfoot.core.ownerdata import read_all_owner_data, read_owner_data
from webfoot.core.record import read_record
from webfoot.core.registry import game

GAME = Barrows()


@pytest.fixture
def barrows(monkeypatch: pytest.MonkeyPatch) -> None:
    def barrows_too(key: str) -> Any:
        return GAME if key == "barrows" else game(key)

    monkeypatch.setattr(ownerdata, "game", barrows_too)
    monkeypatch.setattr(story, "game_of", barrows_too)


def dear_match() -> Match[Any]:
    match: Match[Any] = Match(GAME, 2, seed=1, options={"data": "5"})
    for seat in (0, 1):
        for move in (Load(), Sell(5), GAME.catalogue[DONE]):
            match.play(seat, move)
    return match


def test_a_match_is_of_the_edition_that_its_options_make() -> None:
    match = dear_match()
    assert match.game is not GAME
    assert match.game.facts() == {"price": 5}
    assert match.game is Match(GAME, 2, options={"data": "5"}).game
    assert match.scores == [5, 5]
    with pytest.raises(NotAMove):
        match.play(0, Sell(2))
    assert Match(GAME, 2).game is GAME


def test_a_briefing_lists_the_moves_of_the_edition() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1, options={"data": "5"})
    match.play(0, GAME.catalogue[LOAD])
    assert Sell(5) in [choice.move for choice in match.brief(0).moves]


@pytest.mark.usefixtures("barrows")
def test_a_record_brings_its_edition_along() -> None:
    match = dear_match()
    saved = match.record().dump()
    again = replay(read_record(saved, match.game.catalogue), GAME)
    assert again.state.dump() == match.state.dump()
    checked = story.checked(saved)
    assert checked.scores == [5, 5]
    assert checked.game is match.game


def test_what_the_host_sets_is_not_offered_to_players() -> None:
    assert [info.name for info in GAME.option_infos()] == ["hilly"]
    GAME.check_chosen({"hilly": True})
    with pytest.raises(BadOptions, match="data of barrows is set by the server, not by players") as refused:
        GAME.check_chosen({"hilly": True, "data": "9"})
    assert refused.value.reason is not None
    assert refused.value.reason.rule == "option-by-host"


@pytest.mark.parametrize("law", [laws.ends_and_conserves, laws.copies_are_pure, laws.replays_exactly])
def test_the_laws_hold_for_an_edition_too(law: laws.Law) -> None:
    law(GAME.edition_of(2, {"data": "5"}), 3)


@pytest.mark.usefixtures("barrows")
def test_a_data_file_says_which_game_it_is_for(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("# my box\ngame: barrows  # second printing\nprice: 7\n")
    assert read_owner_data(file) == ("barrows", "7")
    assert read_all_owner_data([file]) == {"barrows": "7"}
    with pytest.raises(BadData, match=r"mine\.yaml: there is already a data file for barrows"):
        read_all_owner_data([file, file])


@pytest.mark.usefixtures("barrows")
@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"price: 7\n", r"mine\.yaml: no line says which game"),
        (b"  game: barrows\n", r"mine\.yaml: no line says which game"),
        (b"game: chess\n", r"mine\.yaml: no game is called 'chess'"),
        (b"game: canardage\n", r"mine\.yaml: canardage takes no data file"),
        (b"game: barrows\n", r"mine\.yaml: there is no price"),
        (b"game: \xff\n", r"mine\.yaml: the file is not UTF-8 text"),
    ],
)
def test_a_bad_data_file_is_refused_in_words(tmp_path: Path, text: bytes, says: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(text)
    with pytest.raises(BadData, match=says):
        read_owner_data(file)


def test_a_rulebook_holds_the_values_of_its_edition(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "fr.md").write_text("Chargé : {price}. {Ceci} reste.", encoding="utf-8")
    monkeypatch.setattr(Barrows, "file", lambda self, *path: tmp_path.joinpath(*path))
    assert GAME.rulebook("fr") == "Chargé : 2 (fr). {Ceci} reste."
    assert GAME.edition_of(2, {"data": "7"}).rulebook("fr") == "Chargé : 7 (fr). {Ceci} reste."
    monkeypatch.setattr(Barrows, "rulebook_values", lambda self, language: {})
    with pytest.raises(KeyError, match="price"):
        GAME.rulebook("fr")
