"""Duck Dealer in a real browser: plans made, taken back, kept and played; a whole chain of trade; an offer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, House, Newcomer
from tests.e2e.dealer import Dealer
from tests.e2e.looks import faults, reads_well
from tests.e2e.seat import Seat, picture

FIRST: dict[str, object] = {"start_player": "seat-1"}


@pytest.fixture
def house(house_of_the_same: House) -> House:
    return house_of_the_same


def against_a_bot(anna: Seat) -> Dealer:
    anna.introduce()
    table = anna.set_table([{"kind": "me"}, {"kind": "bot", "level": "random"}], options=FIRST, game="duckdealer")
    anna.go(f"/t/{table}")
    return Dealer(anna)


def two_people(newcomer: Newcomer) -> tuple[Dealer, Dealer]:
    anna, bruno = newcomer("Anna"), newcomer("Bruno")
    anna.introduce()
    bruno.introduce()
    table = anna.set_table([{"kind": "me"}, {"kind": "open"}], start=False, options=FIRST, game="duckdealer")
    anna.go(f"/t/{table}")
    bruno.go(f"/t/{table}")
    bruno.page.get_by_role("button", name=re.compile("Sit|Take")).first.click()
    anna.page.get_by_role("button", name=re.compile("Start")).click()
    one, other = Dealer(anna), Dealer(bruno)
    one.phase("equip")
    for piece in ("hold", "hold", "trader"):
        one.thing(f"equip:{piece}").click()
    other.page.wait_for_selector('[data-phase="equip"].yours')
    for piece in ("hold", "navigator", "trader"):
        other.thing(f"equip:{piece}").click()
    one.page.wait_for_selector('[data-phase="start"].yours')
    one.page.locator('[data-point="S1"]').click()
    other.page.wait_for_selector('[data-phase="start"].yours')
    other.page.locator('[data-point="S2"]').click()
    assert one.wait_for_turn()
    return one, other


def test_a_person_trades_through_a_whole_chain_against_a_bot(newcomer: Newcomer) -> None:
    """Six action turns by clicks: exploration, gate, roads, a factory, a consumer, a delivery, a privilege."""
    anna = against_a_bot(newcomer("Anna"))
    anna.begin(("hold", "hold", "trader"), "S1")
    anna.save_up(red=3)

    # The first: a free road, both gates, and a new planet for a consumer.
    anna.do("act")
    anna.thing("road").click()
    free = anna.view()["free_roads"]
    anna.touch("E02.2")
    assert anna.view()["free_roads"] == free - 1
    anna.page.keyboard.press("Escape")
    gates = [planet for planet in ("O4", "O3", "O2", "I5") if planet not in taken_by_gates(anna)]
    anna.thing("gate").click()
    anna.touch(gates[0])
    anna.phase("gate")
    anna.touch(gates[1])
    anna.fly("I1")
    wanted = anna.planet("I1")["consumer"]
    assert wanted, "whoever lands on a new planet brings a consumer"
    picture(anna.seat, "duckdealer-plan-wide")
    assert anna.plan() == ["act", "road", "open-gate", "close-gate", "fly", "explore"]
    assert faults(anna.seat.page) == []
    reads_well(anna.seat.page, "en")
    anna.confirm()
    assert anna.view()["roads"]["E02.2"] == 0

    # Second and third: what the factory costs, and the factory itself, at the consumer's door.
    recipe = anna.view()["recipes"][wanted]
    gather(anna, recipe)
    anna.save_up(red=3, yellow=1)
    anna.do("act")
    anna.fly("I1")
    anna.do(f"factory:{wanted}")
    anna.confirm()
    assert anna.planet("I1")["factory"] == wanted
    assert anna.me()["points"] == 5

    # Fourth and fifth: twice the goods, made into two, one to build with and one to deliver.
    gather(anna, recipe * 2)
    anna.save_up(red=3, yellow=1, blue=3)
    anna.do("act")
    anna.fly("I1")
    anna.do("use:factory:2")
    anna.do("build:consumer")
    anna.do("use:consumer")
    picture(anna.seat, "duckdealer-delivery-wide")
    anna.confirm()
    assert anna.me()["points"] == 5 + 10 + 3

    # The sixth: a privilege, and what it is good for.
    anna.save_up(yellow=3, blue=1)
    anna.do("act")
    anna.do("privilege:mine")
    anna.do("use:mine:4")
    anna.confirm()
    assert anna.planet("I1")["privileges"]["mine"] == 0
    assert anna.view()["track"].count(0) >= 6


def taken_by_gates(dealer: Dealer) -> set[str]:
    gates = [player["gate"] for player in dealer.view()["players"] if player["gate"]]
    return {gate[end] for gate in gates for end in ("entrance", "exit")}


def gather(dealer: Dealer, goods: list[str]) -> None:
    """One action turn: from mine to mine, and back with what was wanted."""
    dealer.save_up(red=6, blue=len(goods))
    dealer.do("act")
    for good in dict.fromkeys(goods):
        fly_to_a_mine(dealer, good)
        for _ in range(goods.count(good)):
            dealer.do("use:mine")
    dealer.confirm()
    assert all(dealer.me()["goods"].get(good, 0) >= goods.count(good) for good in goods)


def fly_to_a_mine(dealer: Dealer, good: str) -> None:
    """The nearest mine of a good."""
    mines = {planet["id"] for planet in dealer.view()["planets"] if planet["mine"] == good}
    if dealer.here() in mines:
        return
    careful = dealer.view()["journeys"][0]["energies"]
    dealer.fly(min(mines & careful.keys(), key=careful.__getitem__))


def test_a_plan_is_taken_back_step_by_step_before_anybody_sees_it(newcomer: Newcomer) -> None:
    anna = against_a_bot(newcomer("Anna"))
    anna.begin(("hold", "navigator", "trader"), "S1")
    anna.save_up(red=2, blue=3)
    before = anna.seat.step()
    anna.do("act")
    anna.do("use:mine")
    anna.do("use:mine")
    assert anna.plan() == ["act", "mine"], "equal steps are one line"
    energy = anna.energy("blue")
    anna.fly("I1")
    assert anna.plan() == ["act", "mine", "fly", "explore"]
    rows = anna.page.locator("[data-step] .figure")
    assert rows.count() == 4 * 5, "red, yellow, blue, goods and points after every line"

    taken_back(anna, '[data-id="take-back"] button')  # the consumer
    anna.phase("explore")
    taken_back(anna, '[data-id="take-back"] button')  # the flight
    assert anna.plan() == ["act", "mine"]
    taken_back(anna, '[data-id="take-back"] button')  # one of two
    assert anna.energy("blue") == energy + 1
    anna.fly("I1")
    taken_back(anna, '[data-step="mine"] .back')  # back to before it
    assert anna.plan() == ["act"]
    taken_back(anna, '[data-id="clear"] button')
    anna.phase("turn")
    assert anna.plan() == []
    assert anna.seat.step() == before, "nothing of it was played"

    anna.do("act")
    anna.fly("I1")
    anna.confirm()
    assert anna.here() == "I1"
    assert any("Anna explores Puddle" in line for line in anna.seat.log_lines())


def taken_back(dealer: Dealer, what: str) -> None:
    before = dealer.rehearsals()
    dealer.page.locator(what).first.click()
    dealer.answered(before)


def test_a_draft_is_kept_over_a_reload_and_checked_when_its_turn_comes(newcomer: Newcomer) -> None:
    anna, bruno = two_people(newcomer)
    for colour in ("red", "yellow"):
        anna.collect(colour)
        bruno.wait_for_turn()
        bruno.collect(colour)
        anna.wait_for_turn()
    anna.collect("blue")
    bruno.wait_for_turn()

    # While Bruno thinks, Anna plans: a road, another road, a unit of her mine.
    anna.do("plan-ahead")
    anna.do("act")
    anna.thing("road").click()
    anna.touch("E02.1")
    anna.touch("E03.1")
    anna.page.keyboard.press("Escape")
    anna.do("use:mine")
    assert anna.plan() == ["act", "road", "road", "mine"]
    expect(anna.page.locator('[data-plan="draft"]')).to_be_visible()
    expect(anna.page.locator('[data-id="confirm"]')).to_have_count(0)

    anna.page.reload()
    expect(anna.page.locator("[data-step]")).to_have_count(4)
    assert anna.plan() == ["act", "road", "road", "mine"]

    # Bruno takes one of the points, as it happens.
    bruno.do("act")
    bruno.thing("road").click()
    bruno.touch("E03.1")
    bruno.confirm()

    broken = anna.page.locator("tr.broken")
    expect(broken).to_have_attribute("data-step", "road")
    expect(broken).to_contain_text("There is already a road here: choose another comet.")
    expect(anna.page.locator("tr.waits")).to_have_attribute("data-step", "mine")
    picture(anna.seat, "duckdealer-broken-plan-wide")
    taken_back(anna, "tr.broken .out")
    assert anna.plan() == ["act", "road", "mine"]
    anna.confirm()
    assert anna.view()["roads"] == {"E02.1": 0, "E03.1": 1}


def test_goods_change_hands_by_offer_and_acceptance(newcomer: Newcomer) -> None:
    anna, bruno = two_people(newcomer)
    for colour in ("red", "blue"):
        anna.collect(colour)
        bruno.wait_for_turn()
        bruno.collect("blue")
        anna.wait_for_turn()
    anna.do("act")
    anna.do("use:mine")
    good = next(iter(anna.me()["goods"]))
    anna.fly("S2")
    anna.do("player:1")
    anna.do(f"give:{good}")
    anna.do("propose")
    step = anna.seat.step()
    anna.page.locator('[data-id="confirm"] button').click()
    anna.seat.wait_for_step(step + 1)

    expect(bruno.page.locator("[data-prompt]")).to_contain_text("Anna offers you a gift")
    picture(bruno.seat, "duckdealer-offer-wide")
    bruno.thing("accept").click()
    bruno.seat.sees(re.compile("Bruno accepts"))
    anna.page.wait_for_selector('[data-phase="action"].yours')
    assert bruno.me()["goods"] == {good: 1}
    assert anna.me()["goods"] == {}
    anna.confirm()
    bruno.wait_for_turn()


def test_a_phone_plays_by_touch(newcomer: Newcomer) -> None:
    anna = against_a_bot(newcomer("Anna", screen=PHONE))
    anna.phase("equip")
    for piece in ("hold", "navigator", "trader"):
        step = anna.seat.step()
        anna.thing(f"equip:{piece}").tap()
        anna.seat.wait_for_step(step + 1)
    anna.page.wait_for_selector('[data-phase="start"].yours')
    anna.thing("start:S1").tap()
    anna.save_up(red=1, blue=1)
    anna.do("act")
    anna.page.locator('[data-point="I1"]').tap()
    expect(anna.page.locator('[data-card="I1"]')).to_contain_text("Not explored yet")
    before = anna.rehearsals()
    anna.page.locator('[data-card="I1"] .go').tap()
    anna.answered(before)
    anna.explore()
    picture(anna.seat, "duckdealer-plan-phone")
    for tab in ("Ship", "Players", "Recipes"):
        anna.page.get_by_role("tab", name=tab, exact=True).tap()
        assert anna.seat.fits_the_screen()
        picture(anna.seat, f"duckdealer-{tab.lower()}-phone")
    anna.page.get_by_role("tab", name="Plan", exact=True).tap()
    anna.confirm()
    assert anna.here() == "I1"
