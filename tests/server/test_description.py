"""The server described for programs: what bots and hosts can rely on without reading our code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tests.server.visitors import Server
from webfoot.server import wire


@pytest.fixture
def document(server: Server) -> Any:
    answer = server.client.get("/api/description/openapi.json")
    assert answer.status_code == 200
    return answer.json()


def references(inside: Any) -> Iterator[str]:
    if isinstance(inside, dict):
        for key, value in inside.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(inside, list):
        for value in inside:
            yield from references(value)


def test_every_route_is_described_with_its_body_and_its_answer(document: Any) -> None:
    paths = document["paths"]
    assert {"/api/me", "/api/games", "/api/tables", "/api/links/{token}", "/api/tables/{table}/replay"} <= set(paths)
    body = paths["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body["$ref"].endswith("NewTable")
    answer = paths["/api/me"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert answer["$ref"].endswith("Me")
    assert [path for path, ways in paths.items() for way in ways.values() if not way.get("description")] == []


def test_pages_are_not_part_of_the_description(document: Any) -> None:
    assert [path for path in document["paths"] if not path.startswith(("/api/", "/ws", "/healthz", "/readyz"))] == []


def test_the_socket_is_described_from_its_structs(document: Any) -> None:
    schemas = document["components"]["schemas"]
    for struct in (*get_args(wire.AnyCommand), *get_args(wire.AnyMessage)):
        described = schemas[f"Socket{struct.__name__}"]
        tag = struct.__struct_config__.tag
        assert any(part.get("enum") == [tag] for part in described["properties"].values())
    assert document["paths"]["/ws"]["get"]["x-websocket"]["sends"]["$ref"] == "#/components/schemas/SocketCommand"


def test_every_reference_leads_somewhere(document: Any) -> None:
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) - known == set()
