"""Recorded games as Parquet: every decision with what the seat knew, in shards, with a card."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import polars
import pyarrow.parquet as pq
import pytest

import webfoot
from webfoot.bots import export as exporting
from webfoot.bots.contest import Fixture, Terms, play
from webfoot.bots.decisions import Source, decisions, read, sources
from webfoot.bots.export import export
from webfoot.bots.records import GameFolder
from webfoot.cli import main
from webfoot.core.chance import SeededChance

ROOT = Path(__file__).parents[2]
Printed = pytest.CaptureFixture[str]
OPTIONS = {"spacedealer": {"length": "5"}}


def recorded(folder: Path, game: str, seats: int, count: int = 1, bot: str = "random") -> Path:
    kept = GameFolder(folder)
    terms = Terms(OPTIONS.get(game, {}), records=True)
    for deal in range(count):
        kept.keep(play(Fixture(game, deal, 0, (bot,) * seats), terms))
    return folder


@pytest.mark.parametrize(("key", "seats"), [("canardage", 3), ("dale", 2), ("duckdealer", 2), ("spacedealer", 3)])
def test_a_row_holds_what_the_seat_knew_and_chose(key: str, seats: int, tmp_path: Path) -> None:
    games = recorded(tmp_path / "games", key, seats)
    made = export(sources([games]), tmp_path / "out")
    rows = polars.read_parquet(tmp_path / "out" / "decisions-*.parquet")
    assert made.rows == len(rows) > 10
    (source,) = sources([games])
    match, record = read(source)
    entries = [(step, entry) for step, entry in enumerate(record.entries) if entry.seat is not None]
    assert rows["step"].to_list() == [step for step, _ in entries]
    assert rows["seat"].to_list() == [entry.seat for _, entry in entries]
    assert rows["choice"].to_list() == [match.game.catalogue.number(entry.move) for _, entry in entries if entry.move]
    chosen_is_legal = rows.select(polars.col("mask").arr.get(polars.col("choice"))).to_series()
    assert chosen_is_legal.to_list() == [1] * len(rows)
    assert (
        all(abs(total) < 1e-6 for total in rows.unique("seat")["outcome"].to_list()) or len(rows.unique("seat")) > 1
    )
    won = rows.filter(polars.col("outcome") > 0)["seat"].unique().to_list()
    assert record.result is not None
    assert set(won) <= set(record.result["winners"])
    # Some of the rows, worked out again from the record alone.
    for index in range(0, len(rows), max(1, len(rows) // 7)):
        step, entry = entries[index]
        state = webfoot.load(source.file).state_at(step)
        if match.game.timed and entry.at > state.now:
            state.advance(entry.at, SeededChance(match.seed, step + 1), None)
        assert entry.seat is not None
        assert rows["now"][index] == state.now == entry.at
        assert rows["features"][index].to_list() == match.game.features(state, entry.seat).tolist()
        legal = [number for number, flag in enumerate(rows["mask"][index]) if flag]
        assert legal == sorted(state.legal(entry.seat))


def test_shards_hold_whole_games_and_are_read_as_one(tmp_path: Path) -> None:
    games = recorded(tmp_path / "games", "canardage", 2, count=5)
    made = export(sources([games]), tmp_path / "out", shard_rows=40)
    files = sorted((tmp_path / "out").glob("*.parquet"))
    assert made.shards == len(files) > 1
    owners = [set(polars.read_parquet(file)["game"]) for file in files]
    assert sum(map(len, owners)) == len(set().union(*owners)) == 5
    assert polars.scan_parquet(tmp_path / "out" / "*.parquet").collect().height == made.rows
    assert not list((tmp_path / "out").glob("*.part"))


def test_long_games_are_written_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = recorded(tmp_path / "games", "canardage", 2, count=2)
    export(sources([games]), tmp_path / "whole")
    monkeypatch.setattr(exporting, "GROUP_BYTES", 2_000)
    export(sources([games]), tmp_path / "pieces")
    name = "decisions-00000.parquet"
    assert pq.ParquetFile(tmp_path / "pieces" / name).num_row_groups > 3
    assert polars.read_parquet(tmp_path / "pieces" / name).equals(polars.read_parquet(tmp_path / "whole" / name))


def test_the_files_say_what_the_features_are(tmp_path: Path) -> None:
    export(sources([recorded(tmp_path / "games", "canardage", 2)]), tmp_path / "out")
    schema = pq.read_schema(tmp_path / "out" / "decisions-00000.parquet")
    names = msgspec.json.decode(schema.metadata[b"feature_names"])
    assert tuple(names) == webfoot.game("canardage").feature_names(2)
    assert schema.field("features").type.list_size == len(names)
    assert schema.metadata[b"rules"] == b"1"


def test_games_are_exported_whole(tmp_path: Path) -> None:
    games = recorded(tmp_path / "games", "canardage", 3, count=2, bot="quick")
    export(sources([games]), tmp_path / "out", what="games")
    rows = polars.read_parquet(tmp_path / "out" / "games-00000.parquet")
    assert rows["bots"].to_list() == [["quick"] * 3] * 2
    for row in rows.iter_rows(named=True):
        assert row["record"] == (games / f"{row['game']}.jsonl").read_text(encoding="utf-8")
        assert len(row["scores"]) == row["seats"] == 3


def test_the_card_counts_what_is_there(tmp_path: Path, capsys: Printed) -> None:
    games = recorded(tmp_path / "games", "canardage", 2, count=3)
    match = webfoot.start("canardage", seats=2, seed=99)
    match.play(match.actors[0], match.moves(match.actors[0])[0])
    (games / "unfinished.jsonl").write_bytes(match.record().dump())
    arguments = ["export", str(games), "--out", str(tmp_path / "out"), "--licence", "CC-BY-4.0"]
    assert main(arguments) == 0
    rows = polars.read_parquet(tmp_path / "out" / "*.parquet").height
    said = f"{rows} decisions of 3 games in 1 files; 1 unfinished games left out"
    assert capsys.readouterr().out == f"{tmp_path / 'out'}: {said}\n"
    card = (tmp_path / "out" / "README.md").read_text(encoding="utf-8")
    for line in (
        "license: cc-by-4.0",
        "| games | 3 |",
        f"| rows | {rows} |",
        "| unfinished games, left out | 1 |",
        "| licence | CC-BY-4.0 |",
        "- `random`: 6 seats",
        "| `choice` | int32 | the number of the move that was chosen |",
    ):
        assert line in card.splitlines()
    assert '"deck":"fr59"' in card
    assert f"written by Webfoot {webfoot.__version__} under version 1 of the rules" in card


def test_records_of_unknown_players_are_exported_too(tmp_path: Path) -> None:
    games = recorded(tmp_path / "games", "canardage", 2)
    (games / "games.jsonl").unlink()
    export(sources([games]), tmp_path / "out")
    assert set(polars.read_parquet(tmp_path / "out" / "*.parquet")["bot"]) == {None}
    assert "do not say which players" in (tmp_path / "out" / "README.md").read_text(encoding="utf-8")


def test_a_decision_is_yielded_before_it_is_taken(tmp_path: Path) -> None:
    (source,) = sources([recorded(tmp_path, "canardage", 2)])
    match, record = read(source)
    for decision in decisions(match, record):
        assert len(match.entries) == decision.step
    assert match.over


def broken(folder: Path) -> dict[str, Any]:
    mixed = recorded(folder / "mixed", "canardage", 2)
    recorded(mixed, "canardage", 3)
    both = recorded(folder / "both", "canardage", 2)
    recorded(both, "dale", 2)
    spoiled = recorded(folder / "spoiled", "canardage", 2)
    file = next(file for file in spoiled.glob("canardage*"))
    file.write_bytes(file.read_bytes().replace(b'"play"', b'"plan"', 1))
    (folder / "empty").mkdir()
    (folder / "full").mkdir()
    (folder / "full" / "thesis.tex").write_text("", encoding="utf-8")
    fine = recorded(folder / "fine", "canardage", 2)
    match = webfoot.start("canardage", seats=2, seed=1)
    (folder / "begun.jsonl").write_bytes(match.record().dump())
    return {"mixed": mixed, "both": both, "spoiled": spoiled, "fine": fine}


def test_mistakes_get_one_sentence(tmp_path: Path, capsys: Printed) -> None:
    broken(tmp_path)
    for records, out, says in (
        ("mixed", "new1", "has 2 seats, not 3: export them apart, or export games"),
        ("both", "new2", "is a game of dale, not of canardage: export them apart"),
        ("spoiled", "new3", "line 2: Object contains unknown field `plan`"),
        ("empty", "new4", "holds no records; `webfoot arena … --records"),
        ("nowhere", "new5", "No such file"),
        ("begun.jsonl", "new6", "there is no finished game to export"),
        ("fine", "full", "is not an empty directory; choose another one"),
        ("fine", "begun.jsonl", "is not an empty directory; choose another one"),
    ):
        assert main(["export", str(tmp_path / records), "--out", str(tmp_path / out)]) == 2
        error = capsys.readouterr().err
        assert says in error
        assert error.startswith("webfoot: ")
        assert error.count("\n") == 1


@pytest.mark.parametrize("bad", [["--shard-rows", "0"], ["--licence", "a\nb"], ["--what", "moves"]])
def test_wrong_arguments_show_the_usage(bad: list[str], capsys: Printed) -> None:
    with pytest.raises(SystemExit):
        main(["export", "games", "--out", "out", *bad])
    assert bad[0] in capsys.readouterr().err


def test_sources_names_each_record_once(tmp_path: Path) -> None:
    games = recorded(tmp_path, "canardage", 2)
    (source,) = sources([games])
    assert sources([games, source.file]) == [source]
    assert isinstance(source, Source)


def test_the_example_reads_it_back_with_polars_and_draws(tmp_path: Path) -> None:
    games = recorded(tmp_path / "games", "canardage", 3, count=3)
    export(sources([games]), tmp_path / "out")
    command = [sys.executable, str(ROOT / "examples" / "read_decisions.py"), str(tmp_path / "out")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "random" in done.stdout
    assert "<polyline" in (tmp_path / "out" / "choice.svg").read_text(encoding="utf-8")
