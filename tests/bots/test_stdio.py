"""Bots in other programs: they play, and whatever they do wrong costs only themselves."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from webfoot.bots import contest, program, protocol, stdio
from webfoot.bots.contest import Fixture, Outcome, Terms
from webfoot.bots.report import faults
from webfoot.cli import main
from webfoot.core.registry import game

ROOT = Path(__file__).parents[2]
PLAIN = f"stdio:{sys.executable} {ROOT / 'examples' / 'plain_bot.py'}"
NODE = f"stdio:node {ROOT / 'examples' / 'bot.mjs'}"
FRAME = """
import json, sys, time, os
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        say(type="ready", protocol=1)
    elif message["type"] == "ask":
        first = message["legal"][0]["number"]
        {answer}
"""


@pytest.fixture(autouse=True)
def no_program_left() -> Any:
    yield
    program.close_all()
    assert not program._alive


def bot(folder: Path, answer: str, frame: str = FRAME) -> str:
    file = folder / "bot.py"
    file.write_text(frame.replace("{answer}", answer), encoding="utf-8")
    return f"stdio:{sys.executable} {file}"


def played(spec: str, milliseconds: int = 20_000, game: str = "canardage", seats: int = 2) -> Outcome:
    fixture = Fixture(game, 5, 0, (spec, *["random"] * (seats - 1)))
    short = {"length": "5"} if game == "spacedealer" else {}
    return contest.play(fixture, Terms(short, milliseconds=milliseconds))


def test_the_samples_are_short_and_know_nothing_of_webfoot() -> None:
    for name in ("plain_bot.py", "bot.mjs"):
        text = (ROOT / "examples" / name).read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 30
        assert "import webfoot" not in text
        assert "from webfoot" not in text


@pytest.mark.parametrize("spec", [PLAIN, NODE])
@pytest.mark.parametrize(("key", "seats"), [("canardage", 3), ("spacedealer", 3)])
def test_a_program_plays_a_game_and_plays_it_again(spec: str, key: str, seats: int) -> None:
    first = played(spec, game=key, seats=seats)
    assert not first.faults
    assert first.moves[0] > 3
    again = played(spec, game=key, seats=seats)
    assert (again.scores, again.moves) == (first.scores, first.moves)


def test_the_command_lets_programs_of_two_languages_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "canardage", PLAIN, NODE, "quick", "--games", "3", "--jobs", "2"]) == 0
    printed = capsys.readouterr().out
    assert "canardage: 3 games" in printed
    assert "fault" not in printed


def test_what_a_program_reads_is_what_its_seat_may_know(tmp_path: Path) -> None:
    """Every line fits the schema, and the events are those of the seat: no card that others hold."""
    spec = bot(tmp_path, "say(type='move', id=message['id'], number=first)")
    file = tmp_path / "bot.py"
    log = tmp_path / "read.jsonl"
    text = file.read_text(encoding="utf-8").replace(
        "    message = json.loads(line)\n", f"    open({str(log)!r}, 'a').write(line); message = json.loads(line)\n"
    )
    file.write_text(text, encoding="utf-8")
    result = played(spec, game="dale", seats=2)
    assert not result.faults
    program.close_all()  # then it has read everything
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line["type"] for line in lines] == ["start", *["ask"] * result.moves[0], "end"]
    start, *asked, end = lines
    assert (start["protocol"], start["game"], start["seat"], start["seats"]) == (1, "dale", 0, 2)
    assert end == {"type": "end", "scores": result.scores, "winners": result.winners, "faults": 0}
    assert [line["id"] for line in asked] == list(range(1, len(asked) + 1))
    fields = {field.encode_name for field in msgspec.structs.fields(game("dale").view_type)}
    assert all(line["view"].keys() <= fields | {"type"} for line in asked)
    assert any(line["events"] for line in asked)
    for line in lines:
        msgspec.convert(line, protocol.ToBot)


@pytest.mark.parametrize(
    ("answer", "count", "says"),
    [
        ("print('good morning', flush=True)", 3, "a line cannot be read: JSON is malformed"),
        ("print('{}', flush=True)", 3, "a line cannot be read: Object missing required field `type`"),
        ("say(type='dance')", 3, "a line cannot be read: Invalid value 'dance'"),
        ("say(type='move', id=message['id'], number='7')", 3, "a line cannot be read: Expected `int`, got `str`"),
        ("say(type='move', id=message['id'], number=99999)", 3, "the move 99999 is not legal"),
        ("say(type='move', id=message['id'], number=-1)", 3, "the move -1 is not legal"),
        ("say(type='move', id=message['id'] + 1, number=first)", 3, "the question was number 1, not 2"),
        ("say(type='ready', protocol=1)", 3, "ready is no answer to a question"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", 3, "a line cannot be read"),
        ("raise RuntimeError('no idea')", 1, "the program ended with status 1: RuntimeError: no idea"),
        ("os._exit(0)", 1, "the program ended with status 0"),
        ("os.kill(os.getpid(), 9)", 1, "the program ended with status -9"),
        ("print('x' * 70_000, flush=True)", 1, "a line of more than 65536 bytes"),
        ("print('x' * 10**7, flush=True)", 1, "a line of more than 65536 bytes"),
        ("[say(type='move', id=0, number=1) for _ in range(10**9)]", 1, "more than 100 answers to earlier questions"),
    ],
)
def test_a_useless_answer_costs_the_move(tmp_path: Path, answer: str, count: int, says: str) -> None:
    spec = bot(tmp_path, answer)
    outcome = played(spec)
    assert outcome.winners, "the game was played to its end"
    assert outcome.faults == {0: count}
    assert says in outcome.trouble[0]
    assert faults([outcome]) == [f"{spec}: {count} faults, the first in deal 5 as seat 0: {outcome.trouble[0]}"]


def test_a_program_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    outcome = played(bot(tmp_path, "time.sleep(1000)"), milliseconds=30)
    assert outcome.faults == {0: 3}
    assert outcome.trouble[0] == "no answer within 30 ms"


def test_a_late_answer_is_skipped_and_the_next_one_counts(tmp_path: Path) -> None:
    """It answers the first question only after the second: the fault costs one move, not the game."""
    late = "time.sleep(0.3 if message['id'] == 1 else 0); say(type='move', id=message['id'], number=first)"
    spec = bot(tmp_path, late)
    # The second question is only asked when the fault has been told, so the late answer always comes before it.
    fixture = Fixture("canardage", 5, 0, (spec, "random"))
    asked: list[int] = []
    real = protocol.question

    def patient(played: Any, seen: Any, number: int, events: Any, milliseconds: int) -> Any:
        asked.append(number)
        return real(played, seen, number, events, milliseconds)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stdio, "question", patient)
        patch.setattr(stdio, "_line", lambda running, until, ms: _impatient(running, asked))
        outcome = contest.play(fixture)
    assert outcome.faults == {0: 1}
    assert len(asked) == outcome.moves[0] > 3


def _impatient(running: program.Program, asked: list[int]) -> bytes:
    if len(asked) == 1:
        raise program.NoAnswer("no answer within 0 ms")
    return running.receive(60)


def test_a_program_that_is_not_ready_plays_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "READY_SECONDS", 0.05)
    outcome = played(bot(tmp_path, "", "import time\ntime.sleep(1000)\n"))
    assert outcome.faults == {0: 1}
    assert outcome.trouble[0] == "not ready: no answer within 50 ms"


@pytest.mark.parametrize(
    ("frame", "says"),
    [
        ('print(\'{"type": "ready", "protocol": 2}\', flush=True); input(); input()', "speaks version 2 of the"),
        ("print('hello', flush=True); input(); input()", "not ready: a line cannot be read"),
        ("import sys; sys.exit('no licence')", "the program ended with status 1: no licence"),
        ('input(); print(\'{"type": "move", "id": 1, "number": 1}\', flush=True); input()', "move is no answer to"),
    ],
)
def test_a_bad_start_is_told(tmp_path: Path, frame: str, says: str) -> None:
    outcome = played(bot(tmp_path, "", frame))
    assert outcome.faults == {0: 1}
    assert says in outcome.trouble[0]


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions are larger than a pipe holds: without a deadline the arena would stand still while it writes."""
    real = protocol.question

    def long(played: Any, seen: Any, number: int, events: Any, milliseconds: int) -> Any:
        return msgspec.structs.replace(real(played, seen, number, events, milliseconds), view="x" * 2_000_000)

    monkeypatch.setattr(stdio, "question", long)
    frame = 'import time\ninput()\nprint(\'{"type": "ready", "protocol": 1}\', flush=True)\ntime.sleep(1000)\n'
    outcome = played(bot(tmp_path, "", frame), milliseconds=50)
    assert outcome.winners
    assert outcome.trouble[0] == "no answer within 50 ms"


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    told = tmp_path / "child"
    start = "import subprocess as s; child = s.Popen(['sleep', '1000'], stdout=s.DEVNULL, stderr=s.DEVNULL).pid"
    played(bot(tmp_path, f"{start}; open({str(told)!r}, 'w').write(str(child)); os._exit(1)"))
    assert gone(int(told.read_text(encoding="utf-8")))


def test_an_arena_that_is_stopped_leaves_no_program(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    spec = bot(tmp_path, f"open({str(told)!r}, 'w').write(str(os.getpid())); time.sleep(1000)")
    command = [sys.executable, "-m", "webfoot.cli", "arena", "canardage", spec, "random"]
    arena = subprocess.Popen([*command, "--games", "2", "--jobs", "2", "--time-limit", "600000"])
    try:
        while not told.exists() or not told.read_text(encoding="utf-8"):
            assert arena.poll() is None
            time.sleep(0.05)
        # Python loses an interruption that comes while it clears up after an import: people press again.
        for _ in range(6):
            arena.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                arena.wait(10)
                break
        assert arena.wait(10) == 130
    finally:
        arena.kill()
    assert gone(int(told.read_text(encoding="utf-8")))


def gone(process: int) -> bool:
    """Whether a process has ended; it may take a moment until the system has noticed."""
    for _ in range(600):
        try:
            os.kill(process, 0)
            if Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split()[2] == "Z":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("stdio:", "'stdio:' names no program"),
        ("stdio:no-such-program --fast", "'stdio:no-such-program --fast': there is no program no-such-program here"),
        ("stdio:'unclosed", "'stdio:'unclosed': no closing quotation"),
    ],
)
def test_a_command_that_cannot_run_is_refused_before_the_first_game(
    spec: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "canardage", spec, "quick", "--jobs", "1"]) == 2
    assert capsys.readouterr().err.startswith(f"webfoot: {says}")


@pytest.mark.parametrize("limit", ["0", "-5", "600001", "soon"])
def test_a_bad_time_limit_shows_the_usage(limit: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "canardage", "quick", "quick", "--time-limit", limit])
    assert "--time-limit" in capsys.readouterr().err


def test_the_schema_in_the_docs_is_current() -> None:
    """`python -m webfoot.bots.protocol > docs/bot-protocol.schema.json` writes it."""
    written = json.loads((ROOT / "docs" / "bot-protocol.schema.json").read_text(encoding="utf-8"))
    assert written == protocol.schema()
    assert written["$defs"].keys() >= {"Start", "Ask", "Fault", "End", "Ready", "Choice", "LegalMove"}


def test_the_game_of_the_docs_is_made_of_messages() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    lines = page.partition("```json\n")[2].partition("```")[0].splitlines()
    start, ready, ask, choice, end = [
        msgspec.json.decode(line, type=protocol.ToBot | protocol.FromBot) for line in lines
    ]
    assert isinstance(ready, protocol.Ready)
    assert isinstance(start, protocol.Start)
    assert start.protocol == ready.protocol == protocol.PROTOCOL
    assert isinstance(ask, protocol.Ask)
    assert isinstance(choice, protocol.Choice)
    assert choice.number == ask.legal[0].number
    move = game(start.game).catalogue[choice.number]
    assert msgspec.to_builtins(move) == ask.legal[0].move
    assert isinstance(end, protocol.End)
