"""Lessons in the browser: one of each game by clicks, one by keys, a slip taken back, a reload, and the ways out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import PHONE, WIDE, Newcomer
from tests.e2e.looks import LANGUAGES, faults, reads_well
from tests.e2e.seat import Seat, picture
from webfoot.core.registry import game_keys
from webfoot.games.spacedealer.moves import SabotageTimer
from webfoot.lessons.files import lessons
from webfoot.lessons.patterns import fits
from webfoot.lessons.runner import Run, solve


def bubble(page: Page, status: str = "go-on") -> Locator:
    return page.locator(f".bubble[data-status={status}]")


def says(page: Page, words: str, status: str = "go-on") -> None:
    expect(bubble(page, status)).to_contain_text(words)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def place(page: Page, number: int) -> Locator:
    return page.locator(f"[data-place='{number}']")


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_canardage_is_learned_by_clicks(newcomer: Newcomer, screen: ViewportSize) -> None:
    """From the shelf: the first lesson, with a slip, a consequence, a reload, to the next one."""
    seat = newcomer("Lea", screen)
    seat.introduce()
    page = seat.page
    seat.go("/")
    page.locator("[data-game=canardage] a.learn").click()
    expect(page.locator("ol li")).to_have_count(6)
    page.get_by_role("link", name="Aim, then shoot").click()
    says(page, "The blue ducks are yours")
    expect(page.locator("[data-pointed]")).to_have_count(1)
    # A slip: one's own duck. It is not made.
    page.locator("[data-pointed]").click()
    place(page, 3).click()
    says(page, "That duck is yours", "stopped")
    page.locator("[data-pointed]").click()
    place(page, 4).click()
    says(page, "Now you: sink")
    # A misjudgement: it is made, and taken back.
    page.get_by_role("button", name="Shoot").first.click()
    place(page, 2).click()
    says(page, "A splash", "showing")
    press(page, "Take it back")
    says(page, "Now you: sink")
    page.reload()
    says(page, "Now you: sink")
    page.get_by_role("button", name="Shoot").first.click()
    place(page, 4).click()
    says(page, "Hit!")
    assert seat.fits_the_screen()
    press(page, "Continue")
    says(page, "is done", "done")
    page.get_by_role("link", name="Next: The line moves, targets stay").click()
    says(page, "under a target")
    page.get_by_role("link", name="Leave").click()
    expect(page.locator("ol li").first).to_contain_text("done")
    press(page, "Forget my progress")
    expect(page.locator("ol li").first).to_contain_text("1 minute")


LEARNED = [
    *((key, next(iter(lessons(key)))) for key in game_keys() if lessons(key) and key != "canardage"),
    ("spacedealer", "end"),
    ("spacedealer", "power"),
    ("dale", "reactions"),
]
BUTTONS = {"confirm": ".answer .primary"}
"""Moves that touch nothing on the board: they have a button."""


def thing(page: Page, touch: str) -> Locator:
    """What a move touches, however the board marks it."""
    kind, _, name = touch.partition(":")
    ways = [f"[data-touch='{touch}']", f"[data-id='{touch}']", f"[data-spot='{touch}']"]
    ways += {"market": [f"[data-slot='{name}'] button"], "point": [f"[data-point='{name}']"]}.get(kind, [])
    ways += [f"[data-card='{name}']"] if kind == "hand" else []
    return page.locator(", ".join(ways)).first


def by_clicks(page: Page, running: Run) -> None:
    """Do the present step by the moves of its own solution, each by what it touches."""
    step = running.step
    assert step is not None
    for pattern in step.solution:
        brief = running.brief
        choice = next(one for one in brief.moves if fits(pattern, one.move))
        for touch in choice.touches:
            thing(page, touch).click()
        if pattern["move"] == "react":
            page.get_by_role("button", name="React with").click()
        if not choice.touches:
            page.locator(BUTTONS[pattern["move"]]).click()
        assert running.take(choice.move) is None


@pytest.mark.parametrize(("game", "lesson"), LEARNED)
def test_other_games_are_learned_by_clicks(newcomer: Newcomer, game: str, lesson: str) -> None:
    """A whole lesson, from its first step to the next lesson: every deed that it asks for can be done by hand."""
    seat = newcomer("Lea")
    seat.introduce()
    page = seat.page
    names = list(lessons(game))
    following = names[names.index(lesson) + 1]
    seat.go(f"/learn/{game}/{lesson}")
    running = Run(game, lessons(game)[lesson])
    while running.step is not None:
        expect(page.locator(".bubble .dots .past")).to_have_count(running.at)
        if running.step.accept:
            by_clicks(page, running)
        else:
            press(page, "Let time run" if running.step.wait else "Continue")
            running.take(None)
    says(page, "is done", "done")
    page.get_by_role("link", name="Next:").click()
    expect(page).to_have_url(re.compile(f"/learn/{game}/{following}"))


def test_deeds_of_duck_dealer_are_done_by_hand(newcomer: Newcomer) -> None:
    """A lesson has no plan: what can be done where the ship is is offered all the same, and done at once."""
    seat = newcomer("Lea")
    seat.introduce()
    page = seat.page
    seat.go("/learn/duckdealer/factory")
    says(page, "mine paint first")
    page.locator("[data-pointed]").first.click()
    says(page, "Now build the factory")
    thing(page, "factory:pills").click()
    says(page, "Five points")
    seat.go("/learn/duckdealer/keep-four")
    says(page, "Eight discs are left")
    page.get_by_role("button", name="End turn").click()
    expect(bubble(page)).to_contain_text("The others are lost")


def test_what_an_attack_aims_at_is_in_sight_on_a_phone(newcomer: Newcomer) -> None:
    """The timers of others are behind a tab: a touch of the marker turns to it and to them."""
    seat = newcomer("Lea", PHONE)
    seat.introduce()
    page = seat.page
    seat.go("/learn/spacedealer/sabotage#3")
    says(page, "Now you: touch your attack marker")
    running = Run("spacedealer", lessons("spacedealer")["sabotage"])
    while running.at < 2:
        solve(running)
    choice = next(one for one in running.brief.moves if isinstance(one.move, SabotageTimer))
    thing(page, choice.touches[0]).click()
    target = thing(page, choice.touches[1])
    expect(target).to_be_in_viewport(ratio=1)
    target.click()
    says(page, "It runs on without effect")


def test_a_lesson_is_finished_by_keys_alone(newcomer: Newcomer) -> None:
    seat = newcomer("Kim")
    seat.introduce()
    page = seat.page
    seat.go("/learn/canardage/targets-stay#3")
    says(page, "moved the line")
    page.get_by_role("button", name="Continue").focus()
    page.keyboard.press("Enter")
    says(page, "is done", "done")
    page.get_by_role("button", name="Once more").focus()
    page.keyboard.press("Enter")
    says(page, "under a target")
    page.get_by_role("button", name="Show me").focus()
    page.keyboard.press("Enter")
    says(page, "had to sink its own duck")
    page.get_by_role("button", name="Back").focus()
    page.keyboard.press("Enter")
    says(page, "under a target")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_lists_and_lessons_read_well(newcomer: Newcomer, screen: ViewportSize, language: str) -> None:
    """Every game's list and its first lesson: no wider than the screen, in the language, clean for axe."""
    seat = newcomer("Ada", screen, language)
    seat.introduce(language)
    size = "phone" if screen == PHONE else "wide"
    for game in games_with_lessons():
        seat.go(f"/learn/{game}")
        expect(seat.page.locator("ol li")).to_have_count(len(lessons(game)))
        look(seat, language, f"learn-{game}-{size}")
        seat.go(f"/learn/{game}/{next(iter(lessons(game)))}")
        expect(bubble(seat.page)).to_be_visible()
        look(seat, language, f"lesson-{game}-{size}")


def games_with_lessons() -> list[str]:
    return [key for key in game_keys() if lessons(key)]


def look(seat: Seat, language: str, name: str) -> None:
    reads_well(seat.page, language)
    assert seat.fits_the_screen()
    assert faults(seat.page) == []
    picture(seat, f"{name}-{language}")


def test_what_is_no_lesson_says_so(newcomer: Newcomer) -> None:
    seat = newcomer("Max")
    seat.introduce()
    for address, words in (("/learn/canardage/nothing", "No such lesson"), ("/learn/chess", "")):
        seat.page.goto(address)
        heading = seat.page.get_by_role("heading", level=1)
        expect(heading).to_have_count(1)
        expect(heading).to_contain_text(words)
