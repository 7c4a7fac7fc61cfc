"""Records on disk: whole, versioned, and clear about what is wrong with a broken one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import webfoot
from webfoot.core.errors import BadPosition, BadRecord
from webfoot.core.match import Match
from webfoot.core.record import read_record
from webfoot.core.story import checked

CANARDAGE = webfoot.game("canardage")


def a_record() -> bytes:
    match = webfoot.start("canardage", seats=2, seed=5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    return match.record().dump()


def broken(line: int, text: bytes) -> bytes:
    lines = a_record().splitlines()
    lines[line - 1] = text
    return b"\n".join(lines) + b"\n"


def test_a_record_survives_disk() -> None:
    saved = a_record()
    record = read_record(saved, CANARDAGE.catalogue)
    assert record.dump() == saved
    assert webfoot.replay(record, CANARDAGE).winners == record.result["winners"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("line", "text", "complaint"),
    [
        (1, b"hello", "line 1: not the header"),
        (1, b'{"game":"canardage","rules":1,"seats":2,"options":{},"seed":"00"}', "64 hexadecimal digits"),
        (1, b'{"webfoot":9,"game":"canardage","rules":1,"seats":2,"options":{},"seed":"00"}', "format 9"),
        (3, b'{"seat":0,"play":{"move":"pan","at":77}}', "line 3: .*not a move of this game"),
        (3, b'{"seat":0,"play":{"move":"pan"}}', "line 3: .*missing required field `at`"),
        (4, b'{"seat":0,', "line 4: "),
        (5, b'{"seat":"x","play":{"move":"pan","at":1}}', "line 5: .*Expected `int"),
        (6, b'{"result":{"scores":[1,0],"winners":[0]}}', "line 7: nothing may follow the result"),
    ],
)
def test_a_broken_record_names_the_line(line: int, text: bytes, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        read_record(broken(line, text), CANARDAGE.catalogue)


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(BadRecord, match="line 1"):
        read_record(b"", CANARDAGE.catalogue)


# matches that begin in a position


def a_position(steps: int = 5) -> bytes:
    match = webfoot.start("canardage", seats=2, seed=5)
    for _ in range(steps):
        match.play(match.actors[0], match.moves(match.actors[0])[0])
    return match.state.dump()


def from_a_position() -> Match[Any]:
    match = Match(CANARDAGE, 2, seed=6, position=a_position())
    while not match.over:
        match.play(match.actors[0], match.moves(match.actors[0])[0])
    return match


def test_a_record_without_a_position_says_nothing_of_one() -> None:
    assert b"position" not in a_record()
    assert a_record().splitlines()[0].endswith(b'"webfoot":1}')


def test_a_match_begins_in_a_position_and_its_record_says_which() -> None:
    match = from_a_position()
    assert match.state_at(0).dump() == a_position()
    saved = match.record().dump()
    assert read_record(saved, CANARDAGE.catalogue).header.position == a_position().decode()
    assert checked(saved).state.dump() == match.state.dump()
    assert match.clone().record().dump() == saved


@pytest.mark.parametrize(
    "position",
    [b"", b"{", b"[]", b"{}", b'{"seats":2}', a_position().replace(b'"seats":2', b'"seats":3'), a_position() + b" "],
)
def test_what_is_no_position_is_said_to_be_none(position: bytes) -> None:
    with pytest.raises(BadPosition, match="no position of canardage for 2 players"):
        Match(CANARDAGE, 2, seed=6, position=position)


def test_a_record_from_no_position_names_its_line() -> None:
    saved = from_a_position().record().dump()
    with pytest.raises(BadRecord, match="line 1: this is no position of canardage"):
        checked(saved.replace(rb"\"seats\":2", rb"\"seats\":4"))


def test_a_position_that_fails_later_names_the_line_where_it_does() -> None:
    text = a_position().replace(b'],"discard"', b',"x"],"discard"')
    match = Match(CANARDAGE, 2, seed=6, position=text)
    first = msgspec.json.encode({"seat": match.actors[0], "play": match.moves(match.actors[0])[0]})
    with pytest.raises(BadRecord, match="line 2: the position of line 1 cannot be played on"):
        checked(match.record().dump() + first + b"\n")
