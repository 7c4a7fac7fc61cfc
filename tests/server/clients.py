"""A server in this process, as cheap as it can be had: its routes serve many tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from webfoot.server.app import Webfoot, routes

_routes: dict[int, list[Webfoot]] = {}
"""Routes that serve nobody at the moment, by the largest body that they take."""


@contextmanager
def borrowed_routes() -> Iterator[Callable[[int], Webfoot]]:
    """Routes that an earlier server has left in order, or new ones: making them takes most of a server's start."""
    borrowed: list[tuple[int, Webfoot]] = []

    def borrow(largest_body: int) -> Webfoot:
        free = _routes.get(largest_body)
        app = free.pop() if free else routes(largest_body)
        app.state.clear()
        borrowed.append((largest_body, app))
        return app

    yield borrow
    for largest_body, app in borrowed:
        _routes.setdefault(largest_body, []).append(app)
