"""The app: messages that come while no page is open, and what can be had without a network."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import House, Newcomer, arrivals
from tests.e2e.test_you import calling, visitor

__all__ = ["calling", "visitor"]


@pytest.fixture
def owner(whole_browser: Browser, calling: House) -> Iterator[Newcomer]:
    """Somebody whose browser shows messages."""
    calling.address = calling.address.replace("127.0.0.1", "localhost")
    yield from arrivals(whole_browser, calling)


def ready(page: Page) -> None:
    """Wait until the service worker looks after this page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def come(page: Page, promised: str) -> None:
    """Wait until a promise comes true; it is made again and again."""
    for _ in range(600):
        if page.evaluate(promised):
            return
        page.wait_for_timeout(200)
    pytest.fail(f"this never came true: {promised}")


def test_a_message_is_shown_by_the_service_worker(owner: Newcomer) -> None:
    anna = owner("Anna", app=True)
    anna.page.context.grant_permissions(["notifications"])
    anna.go("/")
    ready(anna.page)
    session = anna.page.context.new_cdp_session(anna.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        # Lets events come in.
        anna.page.evaluate("1")
    origin = anna.page.evaluate("location.origin")
    said = f'{{"text": "Canardage: it is your turn", "url": "{origin}/t/abc", "tag": "abc"}}'
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registrations[0], "data": said},
    )
    shown = """async () => {
        const registration = await navigator.serviceWorker.ready;
        const found = await registration.getNotifications();
        return found.map((one) => [one.body, one.tag, one.data.url]);
    }"""
    come(anna.page, f"({shown})().then((found) => found.length > 0)")
    assert anna.page.evaluate(shown) == [["Canardage: it is your turn", "abc", f"{origin}/t/abc"]]


def test_shelf_rules_and_lessons_need_no_network(visitor: Newcomer) -> None:
    anna = visitor("Anna", app=True)
    anna.go("/")
    ready(anna.page)
    anna.go("/")
    kept = """async () => {
        const paths = [];
        for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
        return paths;
    }"""
    # The last thing that is kept.
    come(anna.page, f"({kept})().then((paths) => paths.some((path) => /lessons.spacedealer.*whole/.test(path)))")
    anna.page.context.set_offline(True)
    anna.go("/")
    expect(anna.page.get_by_role("heading", name="Canardage").first).to_be_visible()
    anna.go("/rules/dale")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Dale")
    anna.go("/learn/canardage")
    anna.page.get_by_role("listitem").get_by_role("link").first.click()
    expect(anna.page.locator(".lesson, [data-lesson], .bubble").first).to_be_visible()
    anna.go("/t/nowhere-at-all")
    expect(anna.page.get_by_text(re.compile("server", re.IGNORECASE)).first).to_be_visible()
    anna.page.context.set_offline(False)
