"""`/metrics`: what the server counts about itself, for Prometheus.

It says nothing about people or games that are going on, only numbers. All the same it is no page for everybody: it
answers those who run on the same machine, or, where a token is set, those who bring it.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator
from ipaddress import ip_address
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from webfoot import __version__
from webfoot.compiled.loader import in_use
from webfoot.server.edge.answers import Trouble
from webfoot.server.measures import Spread
from webfoot.server.storage.sqlite.migrate import HEAD

if TYPE_CHECKING:
    from webfoot.server.house import House


class HouseCollector(Collector):
    """Puts the numbers of a house into the words of Prometheus."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        house, measures = self._house, self._house.measures
        steps = CounterMetricFamily("webfoot_steps", "Rows written and announced.", labels=["game", "kind"])
        for labels, count in measures.steps.items():
            steps.add_metric(list(labels), count)
        yield steps
        refusals = CounterMetricFamily("webfoot_refusals", "Commands refused, by rule.", labels=["rule"])
        for rule, count in measures.refusals.items():
            refusals.add_metric([rule], count)
        yield refusals
        answers = CounterMetricFamily("webfoot_requests", "HTTP requests answered, by status.", labels=["status"])
        for answer, count in measures.answers.items():
            answers.add_metric([str(answer)], count)
        yield answers
        yield _histogram("webfoot_request_seconds", "Until the answer to a request began.", measures.requests)
        yield _histogram("webfoot_command_seconds", "From a command's beginning to its answer.", measures.commands)
        yield _histogram("webfoot_commit_seconds", "Time of one commit.", measures.commits)
        yield _histogram("webfoot_commit_units", "What was written together in one commit.", measures.batches)
        yield _histogram("webfoot_deadline_late_seconds", "Lateness for deadlines of games.", measures.lateness)
        yield _histogram("webfoot_bot_seconds", "Time that one answer of a bot took.", house.bots.thinking)
        yield GaugeMetricFamily("webfoot_bot_questions_waiting", "Questions without a process.", house.bots.waiting)
        yield GaugeMetricFamily("webfoot_sockets", "Pages that are connected.", len(house.crowd))
        tables = GaugeMetricFamily("webfoot_tables", "Tables in memory, by status.", labels=["status"])
        for status, count in Counter(table.details.status for table in house.tables()).items():
            tables.add_metric([status], count)
        yield tables
        waiting = sum(table.recovery is not None for table in house.tables())
        yield GaugeMetricFamily("webfoot_tables_in_trouble", "Tables that wait for storage.", waiting)
        yield GaugeMetricFamily("webfoot_archives_waiting", "Finished games to archive.", house.archives.waiting)
        yield GaugeMetricFamily("webfoot_bot_processes", "Processes that think.", len(house.bots.processes()))
        lease = house.storage.lease_left()
        if lease is not None:
            yield GaugeMetricFamily("webfoot_lease_seconds", "What is left of this server's lease.", lease)
        workers = house.others.workers
        if workers is not None:
            yield GaugeMetricFamily("webfoot_workers", "Workers that live, this one among them.", len(workers.alive))
            yield GaugeMetricFamily("webfoot_bus_up", "Whether other workers can be reached.", int(workers.up))
            yield GaugeMetricFamily("webfoot_links", "Workers with which this one has dealings.", len(workers.links))
            yield CounterMetricFamily("webfoot_link_gaps", "Times that something was lost.", workers.links.gaps)
            yield GaugeMetricFamily("webfoot_far_pages", "Pages elsewhere at tables here.", len(workers.far))
            yield GaugeMetricFamily("webfoot_relayed_pages", "Pages here at tables elsewhere.", len(workers.relays))
        about = GaugeMetricFamily("webfoot_info", "Which program runs.", labels=["version", "engine", "schema"])
        about.add_metric([__version__, in_use(), HEAD], 1)
        yield about
        yield GaugeMetricFamily("webfoot_absences", "Times that the server was stopped or stuck.", house.absences())


def _histogram(name: str, said: str, spread: Spread) -> HistogramMetricFamily:
    bounds = [*(str(bound) for bound in spread.bounds), "+Inf"]
    return HistogramMetricFamily(
        name, said, buckets=list(zip(bounds, accumulate(spread.counts), strict=True)), sum_value=spread.total
    )


def registry_of(house: House) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(HouseCollector(house))
    ProcessCollector(registry=registry)
    return registry


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Say what the server counts about itself."""
    house: House = request.app.state["house"]
    if not _may_know(request, house.settings.metrics_token):
        raise Trouble(403, "forbidden", "the figures of this server are not for everybody")
    return Response(generate_latest(request.app.state["metrics"]), media_type=CONTENT_TYPE_LATEST)


def _may_know(request: Request[Any, Any, Any], token: str) -> bool:
    if token:
        brought = request.headers.get("authorization", "").encode()
        return secrets.compare_digest(brought, f"Bearer {token}".encode())
    if came_through_proxy(request):
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def came_through_proxy(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody else asks: a proxy in front says so, also one that is not believed."""
    return "x-forwarded-for" in request.headers or "forwarded" in request.headers
