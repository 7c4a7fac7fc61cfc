"""The page of settings: calls, an account by passkey, and how the page looks."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import PHONE, House, Newcomer, arrivals, serving
from tests.e2e.looks import LANGUAGES, faults, reads_well
from tests.e2e.seat import Seat, picture
from tests.server.receivers import Receiver

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="session")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that may call receivers on this machine."""
    with serving(
        tmp_path_factory.mktemp("calling") / "data", environment={**os.environ, "WEBFOOT_HOOKS_ANYWHERE": "yes"}
    ) as house:
        yield house


@pytest.fixture
def visitor(browser: Browser, calling: House) -> Iterator[Newcomer]:
    # Passkeys and messages need a name, not an address.
    calling.address = calling.address.replace("127.0.0.1", "localhost")
    yield from arrivals(browser, calling)


def test_a_webhook_is_set_up_tried_out_and_removed(visitor: Newcomer) -> None:
    anna = visitor("Anna")
    anna.introduce()
    anna.go("/you")
    expect(anna.page.get_by_role("heading", name="When it is your turn")).to_be_visible()
    with Receiver() as receiver:
        anna.page.get_by_label("How").select_option("hook")
        anna.page.get_by_label("Address").fill("not an address")
        anna.page.get_by_label("Address").fill(f"{receiver.url}/mine")
        anna.page.get_by_role("button", name="Add", exact=True).click()
        way = anna.page.locator("[data-way=hook]")
        expect(way).to_contain_text("127.0.0.1")
        way.get_by_role("button", name="Test").click()
        said = receiver.next()
        assert said.path == "/mine"
        assert said.json["event"] == "test"
        expect(way).to_contain_text("Last used")
        way.get_by_role("button", name="Remove").click()
        expect(way).to_have_count(0)
    anna.page.get_by_role("switch", name="Quiet hours").check()
    anna.page.get_by_label("from").fill("21:15")
    anna.page.get_by_label("from").blur()
    expect(anna.page.get_by_label("from")).to_have_value("21:15")
    anna.go("/you")
    expect(anna.page.get_by_label("from")).to_have_value("21:15")


def test_a_guest_comes_back_by_a_passkey(visitor: Newcomer) -> None:
    anna = visitor("Anna")
    anna.introduce()
    device = anna.page.context.new_cdp_session(anna.page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    table = anna.table_against_bots(bots=1)
    anna.go("/you")
    anna.page.get_by_role("button", name="Make a passkey").click()
    codes = anna.page.get_by_role("region", name="Recovery codes")
    expect(codes.get_by_role("listitem")).to_have_count(10)
    code = codes.get_by_role("listitem").first.inner_text()
    expect(anna.page.get_by_role("button", name="Another passkey")).to_be_visible()
    assert faults(anna.page) == []
    for way in ("passkey", "code"):
        anna.page.context.clear_cookies()
        anna.go("/continue")
        if way == "passkey":
            anna.page.get_by_role("button", name="Use a passkey").click()
        else:
            anna.page.get_by_role("textbox").fill(code)
            anna.page.get_by_role("button", name="Next").click()
            anna.page.get_by_role("button", name="Continue as Anna").click()
        expect(anna.page.locator(f"[data-table='{table}']")).to_be_visible()
        expect(anna.page.get_by_text("Anna", exact=True).first).to_be_visible()


def test_signing_out_elsewhere_makes_the_other_device_a_stranger(visitor: Newcomer) -> None:
    anna, phone = visitor("Anna"), visitor("Somebody", screen=PHONE)
    anna.introduce()
    phone.page.context.add_cookies(anna.page.context.cookies())  # type: ignore[arg-type]
    phone.go("/")
    expect(phone.page.get_by_text("Anna", exact=True)).to_be_visible()
    anna.go("/you")
    anna.page.get_by_role("button", name="Sign out elsewhere").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Sign out elsewhere").click()
    expect(anna.page.get_by_text("You are signed out everywhere else.")).to_be_visible()
    phone.go("/")
    expect(phone.page.get_by_role("heading", level=1)).to_be_visible()
    expect(phone.page.locator(".you strong")).not_to_have_text("Anna")
    anna.go("/")
    expect(anna.page.locator(".you strong")).to_have_text("Anna")


def test_the_page_is_light_or_dark_as_wished(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.go("/you")
    anna.page.get_by_role("radio", name="Dark").check()
    assert background(anna) == dark(anna)
    anna.go("/")
    assert background(anna) == dark(anna)
    anna.go("/you")
    expect(anna.page.get_by_role("radio", name="Dark")).to_be_checked()
    anna.page.get_by_role("radio", name="As my device").check()
    assert background(anna) != dark(anna)


def background(seat: Seat) -> str:
    return str(seat.page.evaluate("getComputedStyle(document.documentElement).colorScheme"))


def dark(_: Seat) -> str:
    return "dark"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_reads_well_on_a_phone(visitor: Newcomer, language: str) -> None:
    zoe = visitor("Zoé", screen=PHONE, language=language)
    zoe.introduce(language)
    zoe.go("/you")
    expect(zoe.page.get_by_role("switch").first).to_be_visible()
    reads_well(zoe.page, language)
    assert zoe.fits_the_screen()
    assert faults(zoe.page) == []
    picture(zoe, f"you-phone-{language}")
