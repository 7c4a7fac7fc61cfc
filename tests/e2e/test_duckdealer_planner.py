"""Duck Dealer by clicks: the production tree as a planner, goals on the map, and what others did in one line."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, House, Newcomer
from tests.e2e.dealer import View
from tests.e2e.test_duckdealer import against_a_bot

START = "S1"
MARKS = "[data-goal-marks]"
LISTEN = """
() => {
  window.told = [];
  const hear = () => window.told.push(document.querySelector('.playing .bar')?.textContent ?? '');
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""


@pytest.fixture
def house(house_of_the_same: House) -> House:
    return house_of_the_same


def places_for(view: View, good: str) -> int:
    """How many planets have a mine, a factory or a consumer for a good, of which nothing is aboard."""
    needed, asked = set[str](), [good]
    while asked:
        one = asked.pop()
        needed.add(one)
        asked += view["recipes"].get(one, [])
    return sum(
        planet["mine"] in needed or planet["factory"] in needed or planet["consumer"] == good
        for planet in view["planets"]
    )


def test_a_good_is_touched_set_as_a_goal_and_marked_on_the_map(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    dealer = against_a_bot(anna)
    dealer.begin(("hold", "hold", "trader"), START)
    assert dealer.wait_for_turn()
    page = anna.page

    page.locator("[data-dock=chain]").click()
    page.locator('[data-plan-good="radio"]').click()
    needs = page.locator('[data-needs="radio"]')
    inputs = dealer.view()["recipes"]["radio"]
    expect(needs.locator("li")).to_have_count(1 + len(set(inputs)))
    expect(needs).to_contain_text("0 of 1 aboard")
    expect(needs).to_contain_text(re.compile("Mines: "))
    expect(page.locator(MARKS)).to_have_count(0)

    needs.locator("[data-set-goal]").click()
    expect(page.locator(MARKS)).to_have_count(places_for(dealer.view(), "radio"))
    assert page.locator(MARKS).count() > 1
    page.reload()
    expect(page.locator(MARKS).first).to_be_visible()
    page.locator("[data-dock=chain]").click()
    expect(page.locator('[data-plan-good="radio"]')).to_have_attribute("aria-pressed", "true")
    page.locator("[data-set-goal]").click()
    expect(page.locator(MARKS)).to_have_count(0)


def test_a_consumer_on_the_map_is_set_as_a_goal(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    dealer = against_a_bot(anna)
    dealer.begin(("hold", "hold", "trader"), START)
    page = anna.page

    # A landing on a new planet brings a consumer.
    dealer.save_up(red=3)
    dealer.do("act")
    dealer.fly("I1")
    dealer.confirm()
    planet = dealer.planet("I1")
    assert planet["consumer"] in dealer.view()["recipes"]
    page.locator('[data-point="I1"]').click(button="right", force=True)
    card = page.locator('[data-card="I1"]')
    card.get_by_role("button", name="Set as goal").click()
    expect(card.get_by_role("button", name="Drop this goal")).to_be_visible()
    expect(page.locator(MARKS)).to_have_count(places_for(dealer.view(), planet["consumer"]))


def test_the_planner_works_by_touch(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", screen=PHONE)
    dealer = against_a_bot(anna)
    dealer.begin(("hold", "hold", "trader"), START)
    assert dealer.wait_for_turn()
    page = anna.page
    page.locator("[data-tab=chain]").tap()
    page.locator('[data-plan-good="pills"]').tap()
    page.locator("[data-set-goal]").tap()
    expect(page.locator(MARKS)).to_have_count(places_for(dealer.view(), "pills"))


def test_a_turn_of_another_is_told_in_one_line_and_shown_again(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    dealer = against_a_bot(anna)
    dealer.begin(("hold", "hold", "trader"), START)
    page = anna.page
    recap = page.locator("[data-recap]")
    for turn in range(4):
        assert dealer.wait_for_turn()
        told = recap.all_inner_texts()
        if turn > 0:
            assert len(told) == 1, told
            assert re.search(r"(collected|flight|explored|mined|made|did nothing)", told[0]), told
        dealer.collect(("red", "yellow", "blue")[turn % 3])
    assert dealer.wait_for_turn()
    expect(recap).to_have_attribute("data-recap", "1")
    # How long that takes depends on the turn: what the line said meanwhile is kept.
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Watch again").click()
    page.wait_for_function("() => window.told.some((words) => words.includes('is playing'))")
    expect(recap).to_have_count(1)
    expect(page.locator('[data-phase="turn"].yours')).to_be_visible()
