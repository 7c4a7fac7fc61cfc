"""What the server counts about itself, and who may know it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar import Request
from prometheus_client.parser import text_string_to_metric_families

from tests.server.visitors import Server, serving, two_players
from webfoot.server.edge.metrics import _may_know
from webfoot.server.measures import Spread

TOKEN = "a-token-for-the-tests"


def figures(server: Server) -> dict[str, float]:
    """Every figure, by its name and labels as they are written."""
    answer = server.client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    samples = [one for family in text_string_to_metric_families(answer.text) for one in family.samples]
    return {f"{one.name}{sorted(one.labels.items())}": one.value for one in samples}


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token=TOKEN) as server:
        before = figures(server)
        assert before["webfoot_sockets[]"] == 0
        first, second = two_players(server)
        actor, other = (first, second) if first.brief["moves"] else (second, first)
        assert actor.play(actor.brief["moves"][0]["move"]) is None
        assert other.play({"move": "nonsense"}) is not None
        assert actor.play(actor.brief["moves"][0]["move"] if actor.brief["moves"] else {}, seq=0) is not None
        after = figures(server)
        assert after["webfoot_steps_total[('game', 'canardage'), ('kind', 'start')]"] == 1
        assert after["webfoot_steps_total[('game', 'canardage'), ('kind', 'play')]"] == 1
        assert after["webfoot_tables[('status', 'playing')]"] == 1
        assert after["webfoot_sockets[]"] == 2
        assert sum(value for name, value in after.items() if name.startswith("webfoot_refusals_total")) == 2
        for name in ("command_seconds", "commit_seconds", "commit_units"):
            assert after[f"webfoot_{name}_count[]"] > before[f"webfoot_{name}_count[]"]
            assert after[f"webfoot_{name}_bucket[('le', '+Inf')]"] == after[f"webfoot_{name}_count[]"]
        assert after["webfoot_bot_questions_waiting[]"] == 0


def test_figures_hold_no_names_and_no_tables(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token=TOKEN) as server:
        first, _ = two_players(server)
        text = server.client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
        assert first.info["id"] not in text
        assert all(seat["name"] not in text for seat in first.info["seats"])


@pytest.mark.parametrize("brought", [None, "Bearer wrong", TOKEN, f"Basic {TOKEN}", "Bearer ", "Bearer \u00e9"])
def test_nobody_learns_them_without_the_token(tmp_path: Path, brought: str | None) -> None:
    with serving(tmp_path, metrics_token=TOKEN) as server:
        headers = {} if brought is None else {b"authorization": brought.encode("latin-1")}
        answer = server.client.get("/metrics", headers=headers)
        assert answer.status_code == 403
        assert answer.json()["problem"] == "forbidden"


@pytest.mark.parametrize(
    ("client", "headers", "allowed"),
    [
        (("127.0.0.1", 5), {}, True),
        (("::1", 5), {}, True),
        (("192.0.2.7", 5), {}, False),
        (("127.0.0.1", 5), {"x-forwarded-for": "192.0.2.7"}, False),
        (("127.0.0.1", 5), {"forwarded": "for=192.0.2.7"}, False),
        (("somewhere", 5), {}, False),
        (None, {}, False),
    ],
)
def test_without_a_token_only_this_machine_may_ask(client: Any, headers: dict[str, str], allowed: bool) -> None:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "client": client, "headers": raw}
    assert _may_know(Request(scope), "") is allowed


def test_a_spread_counts_each_value_once() -> None:
    spread = Spread((1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 3.0):
        spread.note(value)
    assert (spread.counts, spread.total) == ([2, 1, 1], 6.0)
