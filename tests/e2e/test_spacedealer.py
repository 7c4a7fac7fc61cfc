"""Space Dealer in a real browser: from the first mine to a delivery, trade, sabotage, pauses, a dead server, the end.

Nothing here is timed by the wall: a test waits for what must come, however long the machine takes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import PHONE, WIDE, House, Newcomer, serving
from tests.e2e.measures import shifts, watch_shifts
from tests.e2e.seat import Seat, picture
from tests.e2e.spacers import (
    LONG,
    clock,
    happened,
    hold,
    lit,
    open_table,
    seconds,
    show,
    steps,
    timer,
    touch,
    view,
    wait_until,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
begins = pytest.mark.parametrize
"""Says in which position of positions.py the games of a test begin."""


@pytest.fixture
def house(tmp_path: Path, position: str) -> Iterator[House]:
    script = f"from tests.e2e.positions import serve_from; serve_from({position!r})"
    with serving(tmp_path / "data", script) as house:
        yield house


@pytest.fixture
def two(newcomer: Newcomer) -> tuple[Seat, Seat]:
    return newcomer("Anna"), newcomer("Bea")


def everything_is_dark(seat: Seat) -> None:
    expect(seat.page.locator("[data-touch]").first).to_be_visible()
    expect(seat.page.locator("[data-touch].lit")).to_have_count(0)


def called_by_what_they_show(seat: Seat) -> None:
    """Who speaks to the page can call every button by the words written on it."""
    seat.page.evaluate(AXE.read_text("utf-8"))
    found = seat.page.evaluate("axe.run({runOnly: {type: 'rule', values: ['label-content-name-mismatch']}})")
    assert [node["html"][:200] for violation in found["violations"] for node in violation["nodes"]] == []


def logged(seat: Seat, words: str) -> None:
    """The log says so; its last line may be about what a bot has done since."""
    told = seat.log_lines()
    assert any(words in line for line in told), told


def fly(seat: Seat, field: int) -> None:
    def arrived() -> bool:
        ship = view(seat)["planets"][0]["ships"][0]
        return bool(ship["state"] == "landed" and ship["field"] == field)

    show(seat, "ring")
    touch(seat, f"field:{field}")
    wait_until(seat, arrived, f"a landing on field {field}")


@begins("position", ["first_mine"])
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_person_plays_from_the_first_mine_to_a_delivery(newcomer: Newcomer, screen: ViewportSize) -> None:
    anna = newcomer("Anna", screen=screen)
    open_table(anna, seats=4, pace="5")
    called_by_what_they_show(anna)
    touch(anna, "pile:mine-red")
    touch(anna, "site:")
    expect(anna.page.locator("[data-phase=running]")).to_be_visible(timeout=LONG)
    assert anna.fits_the_screen()
    called_by_what_they_show(anna)

    touch(anna, "slot:")
    expect(timer(anna, "ready")).to_have_count(1, timeout=LONG)
    anna.page.locator('[data-touch^="slot:"].ready').click()
    wait_until(anna, lambda: len(hold(anna, 0)) == 4, "one good of every colour")

    fly(anna, 1)
    fly(anna, 2)
    assert anna.fits_the_screen()
    picture(anna, f"spacedealer-delivery-{screen['width']}")
    if screen == WIDE:
        touch(anna, "demand:1:")
    else:
        # What waits for an answer must not cover the way to the other zones.
        show(anna, "others")
        anna.page.locator('[data-answer^="demand:1:"]').first.click()
    expect(anna.page.locator("[role=timer]")).to_contain_text(re.compile(r"[2-9] pts · 9"))
    delivered = next(event for event in anna.events() if event["event"] == "delivered" and event["seat"] == 0)
    assert delivered["owner"] == 1
    assert sum(hold(anna, 0).values()) == 2


@begins("position", ["first_mine"])
def test_on_a_phone_the_timers_stay_in_sight_and_keys_and_zones_work(newcomer: Newcomer) -> None:
    bea = newcomer("Bea", screen=PHONE)
    open_table(bea, seats=4, pace="10")
    touch(bea, "pile:mine-red")
    touch(bea, "site:")
    touch(bea, "slot:")
    expect(timer(bea, "active")).to_have_count(1)
    # Letters do the same as touches: T is technology, whichever timer is idle.
    bea.page.keyboard.press("t")
    expect(timer(bea, "inactive")).to_have_count(0)
    for zone in ("ring", "others", "planet"):
        show(bea, zone)
        expect(bea.page.locator("[data-timer]").first).to_be_in_viewport()
        assert bea.fits_the_screen()
        picture(bea, f"spacedealer-phone-{zone}")
    # A digit is a timer: a ready one does what waits for it.
    expect(timer(bea, "ready")).to_have_count(1, timeout=LONG)
    expect(bea.page).to_have_title(re.compile("^● 1"))
    bea.page.keyboard.press("1")
    expect(timer(bea, "ready")).to_have_count(0)
    assert hold(bea, 0)["red"] == 1


@begins("position", ["meeting"])
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_rule_number_prints_over_its_rule(newcomer: Newcomer, screen: ViewportSize) -> None:
    anna = newcomer("Anna", screen=screen)
    anna.go("/rules/spacedealer")
    expect(anna.page.locator("[data-rule]").first).to_be_visible(timeout=LONG)
    over = anna.page.evaluate("""[...document.querySelectorAll('[data-rule]')].filter((rule) => {
        const [number, text] = [rule.querySelector('.rule'), rule.querySelector('p')].map(
            (one) => one.getBoundingClientRect());
        return number.right > text.left && number.bottom > text.top + 1;
    }).map((rule) => rule.id)""")
    assert over == []


@begins("position", ["meeting"])
def test_after_a_reload_in_flight_the_sand_runs_on_from_where_it_was(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    open_table(anna, seats=3, pace="60")
    touch(anna, "field:2")
    expect(timer(anna, "active")).to_contain_text("bound for")
    before = view(anna)["planets"][0]["timers"][0]
    left = seconds(anna, 0)
    anna.heard.clear()
    anna.page.reload()
    expect(timer(anna, "active")).to_contain_text("bound for", timeout=LONG)
    assert view(anna)["planets"][0]["timers"][0] == before
    assert 0 < seconds(anna, 0) <= left


@begins("position", ["meeting"])
def test_two_browsers_trade_by_offer_and_acceptance(two: tuple[Seat, Seat]) -> None:
    anna, bea = two
    open_table(anna, bea, seats=3)
    assert (hold(anna, 0), hold(anna, 1)) == ({"red": 2}, {"blue": 1})
    trade = anna.page.get_by_role("region", name="Trade")
    trade.get_by_role("button", name=re.compile("^Bea, on")).first.click()
    trade.locator("[data-side=give]").get_by_role("button", name="red").click()
    trade.locator("[data-side=ask]").get_by_role("button", name="blue").click()
    expect(trade).to_contain_text(re.compile("To Bea: .*red.* for .*blue"))
    # What is not yet offered is nobody else's business.
    assert view(bea)["offers"] == []
    assert view(bea)["own"]["draft"] is None
    trade.get_by_role("button", name="Make the offer", exact=True).click()

    offer = bea.page.locator("[data-offer='0']")
    expect(offer).to_contain_text(re.compile("Anna offers .*red.* for .*blue"))
    picture(bea, "spacedealer-offer-wide")
    offer.get_by_role("button", name="Accept").click()
    for person in (anna, bea):
        person.sees(re.compile("Deal! Anna gives Bea"))
        assert (hold(person, 0), hold(person, 1)) == ({"red": 1, "blue": 1}, {"red": 1})
    expect(offer).to_have_count(0)


@begins("position", ["loaded_probe"])
def test_sabotage_is_seen_and_felt_in_the_victims_browser(two: tuple[Seat, Seat]) -> None:
    anna, bea = two
    open_table(anna, bea, seats=3, rules="experienced", pace="20")
    touch(anna, "technology")
    expect(timer(anna, "active")).to_have_count(1)
    before = view(anna)["planets"][0]
    touch(bea, "ammunition:4")
    picture(bea, "spacedealer-sabotage-wide")
    touch(bea, "timer:0:0")

    expect(timer(anna, "sabotaged")).to_have_count(1)
    expect(timer(anna, "sabotaged")).to_contain_text("sabotaged")
    logged(anna, "Sand in the works! Bea sabotages one of Anna’s timers.")
    picture(anna, "spacedealer-sabotaged-wide")
    after = view(anna)["planets"][0]
    assert after["timers"][0]["ends"] == before["timers"][0]["ends"], "the sand runs on"
    expect(lit(bea, "ammunition:4")).to_have_count(0)
    # The job is void and its place free; the timer comes back when it is through, and has brought nothing.
    touch(anna, "technology")
    expect(timer(anna, "active")).to_have_count(1)
    expect(timer(anna, "sabotaged")).to_have_count(0, timeout=LONG)
    logged(anna, "Anna’s sabotaged timer has run out and can be used again.")
    over = next(step for step in steps(anna) if {"event": "sabotage-over", "seat": 0, "timer": 0} in step["events"])
    assert over["at"] == before["timers"][0]["ends"]
    raised = [
        step["at"]
        for step in steps(anna)
        for event in step["events"]
        if event["event"] == "technology-raised" and event["seat"] == 0
    ]
    assert all(at > over["at"] for at in raised)


@begins("position", ["meeting"])
def test_time_stands_still_and_goes_on_when_all_agree(two: tuple[Seat, Seat]) -> None:
    anna, bea = two
    open_table(anna, bea, seats=3, pace="20")
    touch(anna, "technology")
    expect(timer(anna, "active")).to_have_count(1)
    ends = view(anna)["planets"][0]["timers"][0]["ends"]
    watch_shifts(bea.page, "main .board")
    anna.page.get_by_role("button", name="Pause").click()
    bar, other = (person.page.locator("[data-id=pause]") for person in (anna, bea))
    expect(bar).to_contain_text("You asked for a pause. Still to agree: Bea.")
    expect(other).to_contain_text("Anna asks for a pause.")
    assert clock(anna)["stopped"] is None
    other.get_by_role("button", name="Agree").click()
    for person in (anna, bea):
        person.sees("The game is paused.")
        everything_is_dark(person)
    assert shifts(bea.page) == []
    stopped = clock(anna)["stopped"]
    assert stopped is not None
    assert stopped < ends
    left = seconds(anna, 0)
    picture(anna, "spacedealer-paused-wide")
    rows = anna.step()
    anna.page.wait_for_timeout(1500)
    assert (seconds(anna, 0), anna.step()) == (left, rows), "nothing moves"

    other.get_by_role("button", name="Resume").click()
    expect(bar).to_contain_text("Bea wants to resume.")
    bar.get_by_role("button", name="Agree").click()
    expect(bar).to_have_count(0)
    expect(timer(anna, "inactive")).to_have_count(2, timeout=LONG)
    assert happened(anna, "technology-raised")["at"] == ends


@begins("position", ["meeting"])
def test_a_killed_server_takes_nobodys_time(two: tuple[Seat, Seat], house: House) -> None:
    """Real death of a real process: the game stands at its last row until its players agree to go on."""
    anna, bea = two
    open_table(anna, bea, seats=3, pace="10")
    touch(anna, "technology")
    expect(timer(anna, "active")).to_have_count(1)
    ends = view(anna)["planets"][0]["timers"][0]["ends"]
    house.kill()
    for person in two:
        person.sees(re.compile("Reconnecting|No connection"))
    told = {step["seq"]: step for person in two for step in steps(person)}
    house.start()
    for person in two:
        expect(person.page.locator("[data-id=pause]")).to_contain_text("The server was down.", timeout=LONG)
        now = clock(person)
        assert now["interrupted"]
        *before, paused = steps(person)
        # Pages that come back are sent what they miss. A row may have been written and the server killed before it
        # could tell anybody.
        kept = {step["seq"]: step for step in before}
        assert len(kept) == len(before)
        assert {seq: kept[seq] for seq in told} == told
        assert paused["kind"] == "pause"
        assert now["stopped"] == paused["at"] == before[-1]["at"] < ends
        assert view(person)["planets"][0]["timers"][0]["ends"] == ends
        everything_is_dark(person)
    picture(anna, "spacedealer-interrupted-wide")

    for person in two:
        person.page.locator("[data-id=pause]").get_by_role("button", name=re.compile("Resume|Agree")).click()
    expect(anna.page.locator("[data-id=pause]")).to_have_count(0)
    expect(timer(anna, "inactive")).to_have_count(2, timeout=LONG)
    assert happened(anna, "technology-raised")["at"] == ends
    touch(bea, "technology")
    expect(timer(bea, "active")).to_have_count(1)


@begins("position", ["last_seconds"])
def test_the_end_comes_with_a_result_and_a_replay(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    open_table(anna, seats=4, pace="20")
    expect(anna.page.locator("[data-phase=overtime]")).to_be_visible(timeout=LONG)
    expect(lit(anna, "field:")).to_have_count(0)
    anna.page.get_by_role("button", name="I’m done").click()
    expect(anna.page.locator("section.result")).to_be_visible(timeout=2 * LONG)
    picture(anna, "spacedealer-result-wide")
    assert "You win" in anna.headline()
    ranking = anna.page.locator("section.result ol li")
    expect(ranking).to_have_count(4)
    expect(ranking.first).to_contain_text("Anna")
    expect(ranking.first).to_have_class(re.compile("winner"))
    scores = [int(text) for text in anna.page.locator("section.result ol li strong").all_inner_texts()]
    assert scores == sorted(anna.briefs()[-1]["scores"], reverse=True)
    assert scores[0] >= 30
    anna.page.locator("section.result").get_by_role("link", name="Replay").click()
    expect(anna.page).to_have_url(re.compile("/replay/"))
    expect(anna.page.get_by_role("slider").first).to_be_visible(timeout=LONG)
    expect(anna.page.get_by_text("Anna").first).to_be_visible()
