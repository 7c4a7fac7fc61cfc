"""Describes the server for programs: an OpenAPI document of its routes and its socket, made from the same structs."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from webfoot import __version__
from webfoot.server import wire

REFERENCE: Final = "#/components/schemas/"


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Webfoot",
        version=__version__,
        description="Board games on the web. Cookies are handed out by `GET /api/me`; games are played over `/ws`.",
        path="/api/description",
        use_handler_docstrings=True,
        render_plugins=[_WithSocket(path="/openapi.json")],
    )


class _WithSocket(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_socket(openapi_schema))


def with_socket(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document with the socket added: every command that a page may send and every message it may
    receive."""
    roots, definitions = msgspec.json.schema_components(
        [wire.AnyCommand, wire.AnyMessage], ref_template=f"{REFERENCE}Socket{{name}}"
    )
    named = {f"Socket{name}": schema for name, schema in definitions.items()}
    named |= {"SocketCommand": roots[0], "SocketMessage": roots[1]}
    components = document.get("components", {})
    schemas = {**components.get("schemas", {}), **named}
    socket = {
        "get": {
            "summary": "The live connection",
            "operationId": "Socket",
            "description": (wire.__doc__ or "").strip(),
            "responses": {"101": {"description": "The connection speaks WebSocket from now on."}},
            "x-websocket": {
                "sends": {"$ref": f"{REFERENCE}SocketCommand"},
                "receives": {"$ref": f"{REFERENCE}SocketMessage"},
            },
        }
    }
    return {
        **document,
        "paths": {**document.get("paths", {}), "/ws": socket},
        "components": {**components, "schemas": schemas},
    }
