"""What a seat is told to be certain before it moves: everything up to the first hidden card, and nothing of that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.canardage.language import GAME, Table, line
from webfoot.core.briefing import Foresight
from webfoot.games.canardage import moves as m


def ahead(text: str, move: m.CardMove) -> Foresight:
    """What is foreseen of this move by a, who holds the card for it."""
    brief = GAME.brief(holding(text, move.card).state, 0, foresee=True)
    found = next(choice for choice in brief.moves if choice.move == move).foreseen
    assert found is not None
    return found


def holding(text: str, card: str) -> Table:
    return line(text, hands={"a": f"{card} mexicoin mexicoin"})


def told(foresight: Foresight) -> list[str]:
    return [_words(event) for event in foresight.events]


def _words(event: Any) -> str:
    values: dict[str, Any] = msgspec.to_builtins(event)
    return " ".join(str(value) for value in values.values())


@pytest.mark.rule("C-052", "C-040")
def test_a_shot_is_foreseen_up_to_the_card_that_turns_up() -> None:
    foresight = ahead("a b* c d e f | a", m.Pan(2))
    assert told(foresight) == ["aim-removed 2", "duck-shot 0 2 1", "player-out 1"]
    assert foresight.until == "card-turned-up"


@pytest.mark.rule("A-15", "C-052")
def test_the_duck_that_lay_hidden_is_foreseen() -> None:
    foresight = ahead("a b/c* d e f a | a", m.Pan(2))
    assert told(foresight) == ["aim-removed 2", "duck-shot 0 2 1", "player-out 1", "duck-surfaced 2 2"]
    assert foresight.until == "card-drawn"


@pytest.mark.rule("C-075")
def test_nothing_is_foreseen_of_a_shuffle() -> None:
    foresight = ahead("a b c d e f | a b", m.DanseDesCanards())
    assert told(foresight) == []
    assert foresight.until == "luck"


@pytest.mark.rule("C-057", "A-17")
def test_what_another_holds_is_not_foreseen() -> None:
    foresight = ahead("a b* c d e f | a", m.CanardSimplet(2))
    assert told(foresight) == []
    assert foresight.until == "simplet-named"


@pytest.mark.rule("C-074")
def test_a_question_that_follows_is_no_end_of_what_is_certain() -> None:
    foresight = ahead("a b c d e f | a", m.Canarchie())
    assert told(foresight) == []
    assert foresight.until is None


@pytest.mark.rule("A-58", "C-040")
def test_what_is_foreseen_does_not_depend_on_the_hidden_card() -> None:
    one, other = holding("a b* c d e f | a b", "pan"), holding("a b* c d e f | b a", "pan")
    sent = [msgspec.json.encode(GAME.brief(table.state, 0, foresee=True)) for table in (one, other)]
    assert b"duck-shot" in sent[0]
    assert sent[0] == sent[1]


def test_nobody_else_is_told() -> None:
    table = holding("a b* c d e f | a", "pan")
    assert GAME.brief(table.state, 1, foresee=True).moves == []
    assert GAME.brief(table.state, None, foresee=True).moves == []


def test_it_is_made_only_for_those_who_ask() -> None:
    table = holding("a b* c d e f | a", "pan")
    assert [choice.foreseen for choice in GAME.brief(table.state, 0).moves if choice.foreseen is not None] == []
    told_to = GAME.briefs(table.state, [0, 1], foreseeing=[1])
    assert told_to[0] == GAME.brief(table.state, 0)
