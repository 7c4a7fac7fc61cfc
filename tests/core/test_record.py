"""Records on disk: whole, versioned, and clear about what is wrong with a broken one."""

from __future__ import annotations

import pytest

import webfoot
from webfoot.core.errors import BadRecord
from webfoot.core.record import read_record

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
