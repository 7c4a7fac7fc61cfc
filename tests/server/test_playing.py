"""During the game: moves, refusals, undo, resigning, bots taking over, the end, the rematch, chat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import Hours, InstantBots, Page, Server, play_on, serving, two_players, unfolded
from webfoot.core.chance import commitment
from webfoot.core.record import read_record
from webfoot.core.registry import game


def actor_and_other(first: Page, second: Page) -> tuple[Page, Page]:
    return (first, second) if first.brief["moves"] else (second, first)


def play_until_undo(first: Page, second: Page) -> tuple[Page, Page] | None:
    """Play until the one whose turn it is may take a step back, which in Canardage is a Place of Canarchie."""
    while not first.brief["over"]:
        actor, other = actor_and_other(first, second)
        if actor.can_undo:
            return actor, other
        moves = [choice["move"] for choice in actor.brief["moves"]]
        gentle = [move for move in moves if move["move"] in ("canarchie", "place", "en-joue", "en-avant-marche")]
        assert actor.play((gentle or moves)[0]) is None
        other.catch_up(actor.seq)
    return None


def test_a_move_is_answered_and_told_to_both(server: Server) -> None:
    first, second = two_players(server)
    actor, other = actor_and_other(first, second)
    move = actor.brief["moves"][0]["move"]
    assert actor.play(move) is None
    step = other.hear("stepped")
    assert (step["step"]["seq"], step["step"]["kind"], step["step"]["seat"]) == (2, "play", actor.seat)
    assert step["step"]["events"][0]["event"] in ("played", "discarded")
    assert (actor.seq, other.seq) == (2, 2)


def test_refusals_of_moves(server: Server) -> None:
    first, second = two_players(server)
    actor, other = actor_and_other(first, second)
    watcher = server.guest().page(actor.info["id"])
    legal = actor.brief["moves"][0]["move"]
    assert watcher.play(legal) == "not-seated"
    assert actor.play(legal, seq=0) == "stale"
    assert actor.play(legal, seq=7) == "stale"
    nonsenses: list[Any] = [{"move": "fly"}, {"move": "pan", "at": 77}, {"move": "pan", "at": "x"}, 5, None, [], {}]
    for nonsense in nonsenses:
        assert actor.do("play", seq=actor.seq, move=nonsense) == "not-a-move"
    assert other.play(legal) not in (None, "stale", "not-a-move")
    assert actor.play({"move": "forgo"}) not in (None, "stale", "not-a-move")
    assert actor.seq == 1
    assert actor.play(legal) is None
    assert other.do("play", seq=1, move=legal) == "stale"


def test_refusals_name_the_rule_and_its_values(server: Server) -> None:
    first, second = two_players(server)
    _, other = actor_and_other(first, second)
    key = other.send("play", table=other.info["id"], seq=1, move={"move": "forgo"})
    other.answer_to(key)
    reason = [text for text in other.heard if key in text]
    assert '"rule":"' in reason[0]
    assert '"values":{' in reason[0]


def test_a_spectator_sees_the_table_without_hands_or_moves(server: Server) -> None:
    first, _ = two_players(server)
    watcher = server.guest().page(first.info["id"])
    assert watcher.seat is None
    assert watcher.brief["view"]["hand"] == []
    assert watcher.brief["moves"] == []
    assert watcher.brief["blocked"] == {}


def test_who_comes_late_gets_the_whole_log(server: Server) -> None:
    first, second = two_players(server)
    play_on(first, second, until=lambda: first.seq >= 8)
    late = server.guest().page(first.info["id"])
    table = next(text for text in late.heard if '"type":"table"' in text)
    assert table.count('"kind":"play"') == first.seq - 1
    assert late.seq == first.seq


def test_undo_inside_canarchie(server: Server) -> None:
    undoable = None
    while undoable is None:
        first, second = two_players(server)
        undoable = play_until_undo(first, second)
    actor, other = undoable
    before = actor.brief
    seq = actor.seq
    assert actor.do("undo", seq=seq - 1) == "stale"
    assert other.do("undo", seq=seq) == "undo-horizon"
    assert actor.do("undo", seq=seq) is None
    step = other.hear("stepped", lambda m: m["step"]["kind"] == "undo")["step"]
    assert (step["seq"], step["seat"], step["events"]) == (seq + 1, actor.seat, [])
    assert actor.brief["view"]["placed"] == before["view"]["placed"] - 1
    while actor.can_undo:
        assert actor.do("undo", seq=actor.seq) is None
    assert actor.brief["view"]["placed"] == 0
    assert actor.do("undo", seq=actor.seq) == "undo-horizon"
    play_on(first, second)
    moments = unfolded(actor.guest.get(f"/api/tables/{actor.info['id']}/replay").json())
    assert all(moment["step"]["kind"] != "undo" for moment in moments)
    assert moments[-1]["brief"]["over"] is True
    text = actor.guest.get(f"/api/tables/{actor.info['id']}/record").content
    record = read_record(text, game("canardage").catalogue)
    assert len(record.entries) == len(moments) - 1


def test_a_whole_game_ends_with_winners_and_the_seed_fits_the_commitment(server: Server) -> None:
    first, second = two_players(server)
    promised = first.info["commitment"]
    assert "seed" in first.info
    assert not first.info["seed"]
    play_on(first, second)
    assert first.brief["winners"] != []
    first.wait(lambda info: info["status"] == "over")
    assert commitment(bytes.fromhex(first.info["seed"])) == promised
    assert first.play({"move": "forgo"}) == "game-over"
    assert first.do("undo", seq=first.seq) == "game-over"
    assert first.do("resign") == "game-over"
    assert first.do("set-seat", seat=1, kind="bot") == "game-over"
    assert first.guest.get("/api/lobby").json() == {"type": "lobby", "tables": [], "mine": [], "more": False}


def test_bots_play_their_turns_from_imagined_positions(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("me", "bot", "bot:random", start=True))
    play_on(page)
    assert page.brief["over"] is True
    assert isinstance(server.bots, InstantBots)
    assert {level for *_, level in server.bots.asked} == {"quick", "random"}
    assert all(seat != 0 for _, seat, _, _ in server.bots.asked)


def test_bots_alone_play_to_the_end(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("bot", "bot", start=True))
    while not page.brief["over"]:
        page.hear("stepped")
    assert page.brief["winners"]


def test_thinking_is_shown_and_ends(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("me", "bot", start=True))
    play_on(page, until=lambda: page.seq >= 6)
    thinking = [text for text in page.heard if '"type":"thinking"' in text]
    assert any('"seats":[1]' in text for text in thinking)


class FailingBots(InstantBots):
    async def choose(self, game_key: str, seat: int, imagined: bytes, level: str) -> int | None:
        self.asked.append((game_key, seat, imagined, level))
        return None if len(self.asked) % 2 else 100_000


def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path) -> None:
    with serving(tmp_path, bots=FailingBots()) as server:
        host = server.guest()
        page = host.page(host.create("bot", "bot", start=True))
        while not page.brief["over"]:
            page.hear("stepped")
        assert page.brief["winners"]


def test_resigning_between_two_ends_the_game(server: Server) -> None:
    first, second = two_players(server)
    play_on(first, second, until=lambda: first.seq >= 3)
    assert second.do("resign") is None
    step = first.hear("stepped", lambda m: m["step"]["kind"] == "resign")
    assert step["step"]["seat"] == 1
    assert (step["brief"]["over"], step["brief"]["winners"], step["brief"]["moves"]) == (True, [0], [])
    first.wait(lambda info: info["status"] == "over")
    assert first.info["seats"][1]["resigned"] is True
    moments = unfolded(first.guest.get(f"/api/tables/{first.info['id']}/replay?seat=0").json())
    assert moments[-1]["step"]["kind"] == "resign"
    assert moments[-1]["brief"]["winners"] == [0]


def test_resigning_among_three_leaves_the_seat_to_a_bot_that_cannot_win(server: Server) -> None:
    first, second = two_players(server, "bot")
    assert second.do("resign") is None
    assert second.do("resign") == "not-your-seat"
    assert second.do("undo", seq=second.seq) == "not-your-seat"
    first.wait(lambda info: info["seats"][1]["resigned"])
    play_on(first)
    assert first.brief["over"] is True
    assert first.brief["winners"] != []
    assert 1 not in first.brief["winners"]


def test_only_players_resign(server: Server) -> None:
    first, _ = two_players(server)
    assert server.guest().page(first.info["id"]).do("resign") == "not-seated"


def test_the_host_gives_the_chair_of_somebody_offline_to_a_bot(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours(server, monkeypatch)
    first, second = two_players(server)
    assert second.do("set-seat", seat=0, kind="bot") == "not-host"
    assert first.do("set-seat", seat=1, kind="bot") == "seat-taken"
    assert first.do("set-seat", seat=1, kind="open") == "already-started"
    second.do("watch-lobby")
    first.wait(lambda info: not info["seats"][1]["online"])
    hours.now += 120_000
    assert first.do("set-seat", seat=1, kind="bot", level="random") is None
    assert first.info["seats"][1]["kind"] == "bot"
    assert first.do("set-seat", seat=1, kind="bot") == "already-started"
    play_on(first)
    assert first.brief["over"] is True
    back = second.guest.page(first.info["id"])
    assert back.seat is None


def finished(server: Server) -> tuple[Page, Page]:
    first, second = two_players(server)
    assert second.do("resign") is None
    first.wait(lambda info: info["status"] == "over")
    return first, second


def test_there_is_one_rematch_and_everybody_is_told(server: Server) -> None:
    first, second = finished(server)
    assert server.guest().page(first.info["id"]).do("rematch") == "not-seated"
    assert second.do("rematch") is None
    following = second.info["next"]
    assert following is not None
    first.wait(lambda info: info["next"] == following)
    assert first.do("rematch") is None
    assert first.info["next"] == following
    page = first.guest.page(following)
    assert page.seat == 0
    assert page.info["status"] == "waiting"
    assert [seat["kind"] for seat in page.info["seats"]] == ["person", "person"]
    assert not any(seat["resigned"] for seat in page.info["seats"])
    assert page.info["commitment"] != first.info["commitment"]
    other = second.guest.page(following)
    assert other.info["host"] is True
    assert other.do("start") is None


def test_a_rematch_against_bots_begins_at_once(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("me", "bot", start=True))
    assert page.do("resign") is None
    assert page.do("rematch") is None
    again = host.page(page.info["next"])
    assert again.info["status"] == "playing"


def test_chat_is_told_to_all_and_kept(server: Server) -> None:
    first, second = two_players(server)
    watcher = server.guest().page(first.info["id"])
    assert first.do("say", text="  bien \u0007 joué ") is None
    line = second.hear("chat")["line"]
    assert (line["text"], line["seat"]) == ("bien joué", 0)
    assert watcher.do("say", text="bravo") is None
    assert second.hear("chat")["line"]["seat"] is None
    assert first.do("say", text=" \u200b ") == "bad-text"
    late = server.guest().page(first.info["id"])
    assert next(text for text in late.heard if '"type":"table"' in text).count('"text":') == 2


def test_replays_show_each_seat_its_own_game(server: Server) -> None:
    first, second = two_players(server)
    table = first.info["id"]
    assert first.guest.get(f"/api/tables/{table}/replay").json()["problem"] == "not-over"
    assert first.guest.get(f"/api/tables/{table}/record").status_code == 409
    live: dict[int, list[Any]] = {0: [first.brief], 1: [second.brief]}
    while not first.brief["over"]:
        actor, other = actor_and_other(first, second)
        assert actor.play() is None
        other.catch_up(actor.seq)
        live[0].append(first.brief)
        live[1].append(second.brief)
    stranger = server.guest()
    for seat in (0, 1):
        replay = stranger.get(f"/api/tables/{table}/replay?seat={seat}").json()
        assert replay["seat"] == seat
        assert [moment["brief"] for moment in unfolded(replay)] == live[seat]
    spectators = stranger.get(f"/api/tables/{table}/replay").json()
    assert all(moment["brief"]["view"]["hand"] == [] for moment in unfolded(spectators))
    assert stranger.get(f"/api/tables/{table}/replay?seat=5").status_code == 404
    assert stranger.get(f"/api/tables/{table}/replay?seat=x").status_code == 400
    assert stranger.get("/api/tables/no-such-table/replay").json()["problem"] == "no-such-table"
