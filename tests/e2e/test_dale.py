"""Dale of Merchants 2 in a real browser: a whole game by clicking, a team of two people, windows to react in."""

from __future__ import annotations

import random
import re

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Newcomer, finished
from tests.e2e.seat import Seat, picture

SETS = ("platypus", "sloth", "crocodile", "fennec", "polecat", "owl")


def chosen(*sets: str) -> dict[str, object]:
    """Exactly these sets."""
    return {key: "in" if key in sets else "out" for key in SETS}


EVERYTHING = "[data-slot] button.lit, .board button.lit, [data-prompt] .answers button"
PATIENCE = 8
LATE = 545
"""A row of the recorded game of two teams, some turns before its end."""


def touch(seat: Seat, luck: random.Random, wanted: tuple[str, ...] = (), tries: int = 0) -> None:
    """One sensible touch: what completes something, a stack, a purchase (of what is wanted, if it is there).

    After a few in vain, anything that can be touched, anywhere on it: a raised card may lie over its neighbour.
    """
    page = seat.page
    if tries > PATIENCE:
        everything = page.locator(EVERYTHING)
        if everything.count():
            everything.nth(luck.randrange(everything.count())).click(timeout=1000)
        return
    build = page.locator("[data-prompt] .answers button", has_text="Build stack")
    for main in (page.locator("[data-prompt] .answers button.primary"), build):
        if main.count():
            main.first.click(timeout=3000)
            return
    for name in wanted:
        card = page.locator("[data-slot] button.lit", has_text=name)
        if card.count():
            card.first.click(timeout=3000)
            return
    for things in ("[data-slot] button.lit", ".board button.lit", "[data-prompt] .answers button"):
        lit = page.locator(things)
        count = lit.count()
        if count:
            # The left edge: in a fan of cards the rest lies under the next one.
            lit.nth(luck.randrange(count)).click(timeout=3000, position={"x": 10, "y": 10})
            return


def act(seat: Seat, luck: random.Random, wanted: tuple[str, ...] = ()) -> None:
    """Touch until a row of this seat's doing has come back."""
    before = seat.step()
    for tries in range(60):
        if seat.step() != before or seat.is_over():
            return
        if seat.can_act():
            try:
                touch(seat, luck, wanted, tries)
            except TooLate:
                continue  # what was lit has gone: somebody else's move came first
        seat.page.wait_for_timeout(20)
    raise AssertionError(f"{seat.name} touched sixty times and nothing was played: {seat.prompt()}")


def play_to_the_end(seats: list[Seat], luck: random.Random, most: int = 3000) -> None:
    for _ in range(most):
        if all(seat.is_over() for seat in seats):
            return
        for seat in seats:
            if seat.can_act() and not seat.is_over():
                act(seat, luck)
        seats[0].page.wait_for_timeout(10)
    raise AssertionError(f"no end after {most} rounds: {seats[0].prompt()}")


def test_a_person_plays_a_whole_game_against_a_bot_by_clicking(newcomer: Newcomer) -> None:
    """From the set-up page, where the sets are chosen, to a complete stall."""
    anna = newcomer("Anna")
    anna.introduce()
    anna.go("/new/dale")
    anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
    picture(anna, "dale-set-up-wide")
    anna.page.get_by_role("button", name=re.compile("Open the table|Start")).first.click()
    assert anna.wait_for_my_turn()
    picture(anna, "dale-table-wide-start")
    luck = random.Random(1)
    for _ in range(40):
        if anna.is_over():
            break
        anna.wait_for_my_turn()
        act(anna, luck)
    picture(anna, "dale-table-wide-middle")
    play_to_the_end([anna], luck)
    picture(anna, "dale-table-wide-over")
    assert re.search("win|wins|won", anna.headline())


def test_two_people_are_a_team_against_two_bots(newcomer: Newcomer) -> None:
    """From near the end of a recorded game to its result: two people play for one stall."""
    anna, bruno = newcomer("Anna"), newcomer("Bruno")
    anna.introduce()
    bruno.introduce()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "quick"}, {"kind": "open"}, {"kind": "bot", "level": "quick"}]
    table = anna.play_on(finished("dale/teams"), LATE, seats)
    anna.go(f"/t/{table}")
    bruno.go(f"/t/{table}")
    bruno.page.get_by_role("button", name=re.compile("Sit|Take")).first.click()
    anna.page.get_by_role("button", name=re.compile("Start")).click()
    bruno.page.wait_for_selector("[data-prompt]")
    acted = {anna.name: 0, bruno.name: 0}
    luck = random.Random(2)
    for _ in range(3000):
        if anna.is_over() and bruno.is_over():
            break
        for seat in (anna, bruno):
            if seat.can_act() and not seat.is_over():
                act(seat, luck)
                acted[seat.name] += 1
        anna.page.wait_for_timeout(10)
    picture(anna, "dale-team-wide")
    assert all(acted.values()), acted
    one, other = anna.briefs()[-1], bruno.briefs()[-1]
    assert one["view"]["players"][0]["stall"] == other["view"]["players"][2]["stall"]
    assert one["teams"] == [[0, 2], [1, 3]]
    assert one["scores"][0] == one["scores"][2] > 0, "partners build one stall"
    assert one["over"]
    assert one["winners"] in ([0, 2], [1, 3])
    for seat, partner in ((anna, "Bruno"), (bruno, "Anna")):
        wins = f"You win, together with {partner}!"
        assert (seat.headline() == wins) == (one["winners"] == [0, 2]), seat.headline()


def test_nobody_sees_each_others_cards(newcomer: Newcomer) -> None:
    """What reaches a page names no card of another hand but those its seat has been shown."""
    anna, eve = newcomer("Anna"), newcomer("Eve")
    anna.introduce()
    eve.introduce()
    table = anna.set_table(
        [{"kind": "me"}, {"kind": "bot", "level": "quick"}],
        options=chosen("sloth", "platypus", "polecat"),
        game="dale",
    )
    anna.go(f"/t/{table}")
    eve.go(f"/t/{table}")
    luck = random.Random(3)
    for _ in range(30):
        if anna.is_over() or not anna.wait_for_my_turn():
            break
        act(anna, luck)
    assert anna.briefs()[-1]["view"]["hand"]
    assert all(brief["view"]["hand"] == [] for brief in eve.briefs())
    assert all(brief["view"]["draft"] is None for brief in eve.briefs())
    drawn = [event for event in eve.events() if event["event"] == "drew"]
    assert drawn
    assert all(event["cards"] is None for event in drawn)


def test_a_window_closes_by_itself_and_looks_the_same_for_all(newcomer: Newcomer) -> None:
    """With owls about, everybody is asked after the refill; who does nothing has let the occasion go by."""
    anna = newcomer("Anna")
    anna.introduce()
    table = anna.set_table(
        [{"kind": "me"}, {"kind": "bot", "level": "random"}], options=chosen("owl", "sloth", "platypus"), game="dale"
    )
    anna.go(f"/t/{table}")
    anna.wait_for_my_turn()
    anna.page.get_by_role("button", name="Discard cards").click()
    anna.page.get_by_role("button", name="Discard nothing").click()
    end_turn = anna.page.get_by_role("button", name="End your turn")
    expect(end_turn).to_be_visible()
    picture(anna, "dale-window-wide")
    step = anna.step()
    anna.wait_for_step(step + 1)  # nobody touched anything
    expect(end_turn).to_have_count(0)


def test_a_reaction_is_shown_and_told(newcomer: Newcomer) -> None:
    """Binoculars bought are Binoculars used, as soon as the other buys."""
    anna = newcomer("Anna")
    anna.introduce()
    luck = random.Random(4)
    wanted = ("Binoculars", "Ancient Knowledge")
    for _ in range(6):
        table = anna.set_table(
            [{"kind": "me"}, {"kind": "bot", "level": "quick"}],
            options=chosen("owl", "sloth", "platypus"),
            game="dale",
        )
        anna.go(f"/t/{table}")
        for _ in range(400):
            if not anna.wait_for_my_turn():
                break
            owl = anna.page.locator("[data-card].lit, [data-card] button.lit", has_text=re.compile("|".join(wanted)))
            asked = anna.briefs()[-1]["view"]["ask"]
            if asked and asked["what"] == "react" and owl.count():
                picture(anna, "dale-reaction-wide")
                owl.first.click()
                anna.page.locator("[data-prompt] .answers button.primary").click()
                anna.sees(re.compile("reacts with “(Binoculars|Ancient Knowledge)”"))
                return
            act(anna, luck, wanted)
    raise AssertionError("six games without an occasion to react")


def test_a_phone_plays_by_touch(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", screen=PHONE)
    anna.introduce()
    table = anna.set_table(
        [{"kind": "me"}, *[{"kind": "bot", "level": "quick"}] * 3], options={"teams": True}, game="dale"
    )
    anna.go(f"/t/{table}")
    luck = random.Random(5)
    for _ in range(25):
        if not anna.wait_for_my_turn():
            break
        act(anna, luck)
        assert anna.fits_the_screen()
    picture(anna, "dale-team-phone")
    assert anna.step() > 25
