"""The dashboard for Grafana names only figures that the server gives, and all of its own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from tests.rulebook import TESTS
from tests.server import databases
from tests.server.visitors import serving, two_players

FILE = TESTS.parent / "deploy" / "grafana-dashboard.json"
FIGURE = re.compile(r"\b((?:webfoot|process)_[a-z_]+)")
LABEL = re.compile(r"by \((\w+)\)|\{\{(\w+)\}\}")


def board() -> Any:
    return json.loads(FILE.read_text(encoding="utf-8"))


def given(folder: Path) -> tuple[set[str], set[str]]:
    """The names and the labels of all figures of a server at which something has happened."""
    with serving(folder, metrics_token="token") as server:
        first, _ = two_players(server)
        assert first.play({"move": "nonsense"}) is not None
        assert server.client.get("/metrics").status_code == 403
        text = server.client.get("/metrics", headers={"authorization": "Bearer token"}).text
    samples = [one for family in text_string_to_metric_families(text) for one in family.samples]
    return {one.name for one in samples}, {label for one in samples for label in one.labels}


def test_every_figure_of_the_dashboard_exists_and_every_figure_of_ours_is_shown(tmp_path: Path) -> None:
    # Some figures exist only there.
    with databases.using("postgres"):
        names, labels = given(tmp_path)
    expressions = [target["expr"] for panel in board()["panels"] for target in panel["targets"]]
    shown = {name for expression in expressions for name in FIGURE.findall(expression)}
    assert shown - names == set()
    families = {
        re.sub(r"_(bucket|count|sum|total|created)$", "", name) for name in names if name.startswith("webfoot_")
    }
    assert families - {re.sub(r"_(bucket|count|sum|total)$", "", name) for name in shown} == set()
    legends = [target["legendFormat"] for panel in board()["panels"] for target in panel["targets"]]
    used = {one or other for text in (*expressions, *legends) for one, other in LABEL.findall(text)}
    assert used - labels == set()


def test_the_panels_have_titles_and_lie_beside_each_other() -> None:
    panels = board()["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) == len({panel["title"] for panel in panels})
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken
        assert max(x for x, _ in cells) < 24
        taken |= cells
