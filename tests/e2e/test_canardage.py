"""Canardage in a real browser: whole games by clicking, alone, with a friend, with an audience."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import House, Newcomer
from tests.e2e.seat import Seat, picture


def take_turns(seats: list[Seat], luck: random.Random, most: int = 500) -> None:
    """Whoever may act does, until the game is over for all of them."""
    for _ in range(most):
        if all(seat.is_over() for seat in seats):
            return
        for seat in seats:
            if seat.can_act():
                seat.play_turn(luck)
        seats[0].page.wait_for_timeout(10)
    raise AssertionError(f"no end after {most} rounds")


def test_a_person_plays_a_whole_game_against_bots_by_clicking(newcomer: Newcomer) -> None:
    """From the shelf to the rematch, with nothing but clicks."""
    anna = newcomer("Anna")
    luck = random.Random(1)
    anna.go("/")
    picture(anna, "home-wide")
    anna.page.get_by_role("button", name="Play now").first.click()
    assert anna.wait_for_my_turn()
    picture(anna, "table-wide-start")
    anna.play_turn(luck)
    anna.wait_for_my_turn()
    picture(anna, "table-wide-middle")
    anna.play_to_the_end(luck)
    picture(anna, "table-wide-over")

    anna.page.get_by_text("Were the shuffles fair?").click()
    anna.page.get_by_role("button", name="Verify").click()
    anna.sees(re.compile("The fingerprints match"))

    finished = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda address: "/t/" in address and address != finished)
    assert anna.wait_for_my_turn()


def test_two_people_play_each_other_through_a_seat_link(newcomer: Newcomer) -> None:
    anna, bruno = newcomer("Anna"), newcomer("Bruno", language="fr")
    luck = random.Random(2)
    anna.introduce()
    anna.go("/new/canardage")
    anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.page.get_by_role("radio", name="Friends, by link").check(force=True)
    picture(anna, "set-up-wide")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.get_by_role("button", name="Copy link to seat 2").click()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/s/[\w-]+$", link)
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_disabled()
    picture(anna, "waiting-wide")

    bruno.go(link)
    bruno.page.get_by_role("textbox").fill("Bruno")
    picture(bruno, "invitation-wide-fr")
    bruno.page.get_by_role("button", name="S’asseoir").click()
    bruno.page.wait_for_url(re.compile("/t/"))
    anna.sees("Bruno")
    anna.page.get_by_role("button", name="Start the game").click()

    bruno.page.get_by_role("button", name="Discussion").click()
    bruno.page.get_by_role("textbox", name="Écrire un message").fill("Coin coin !")
    bruno.page.keyboard.press("Enter")
    bruno.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name=re.compile("Chat")).click()
    anna.sees("Coin coin !")
    anna.page.keyboard.press("Escape")

    take_turns([anna, bruno], luck)
    assert anna.headline() or bruno.headline()
    for seat, mine in ((anna, 0), (bruno, 1)):
        assert seat.seats_whose_hands_were_sent() == {mine}


@pytest.mark.own_server
def test_a_reload_and_a_killed_server_lose_nothing(newcomer: Newcomer, house: House) -> None:
    anna = newcomer("Anna")
    luck = random.Random(3)
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=1)}")
    for _ in range(3):
        anna.play_turn(luck)
    anna.wait_for_my_turn()
    before = (anna.step(), sorted(anna.hand()), anna.log_lines())

    anna.page.reload()
    anna.wait_for_my_turn()
    assert (anna.step(), sorted(anna.hand()), anna.log_lines()) == before

    house.kill()
    anna.sees(re.compile("Reconnecting|No connection"))
    picture(anna, "table-wide-reconnecting")
    house.start()
    expect(anna.page.get_by_text(re.compile("Reconnecting|No connection"))).to_have_count(0)
    assert (anna.step(), sorted(anna.hand()), anna.log_lines()) == before
    anna.play_turn(luck)
    assert anna.step() > before[0]


def test_a_spectator_sees_no_hand(newcomer: Newcomer) -> None:
    anna, eve = newcomer("Anna"), newcomer("Eve")
    anna.introduce()
    eve.introduce()
    table = anna.table_against_bots(bots=2)
    eve.go(f"/t/{table}")
    anna.go(f"/t/{table}")
    luck = random.Random(4)
    for _ in range(4):
        if not anna.play_turn(luck):
            break
    eve.sees(re.compile("You are watching"))
    expect(eve.page.get_by_role("region", name="Your hand")).to_have_count(0)
    picture(eve, "table-wide-spectator")
    assert eve.briefs(), "the spectator was told something"
    assert eve.seats_whose_hands_were_sent() == set()
    assert all(brief["moves"] == [] for brief in eve.briefs())
    drawn = [event for event in eve.events() if event["event"] == "card-drawn"]
    assert drawn, "cards were drawn"
    assert all(event["card"] is None for event in drawn)


def test_the_keyboard_alone_suffices(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=1)}")
    keyboard = anna.page.keyboard
    for _ in range(3):
        assert anna.wait_for_my_turn()
        before = anna.step()
        for _ in range(200):
            if anna.step() != before:
                break
            # Tab to the next thing on the page; if it is lit, or confirms, press it.
            keyboard.press("Tab")
            lit = anna.page.evaluate(
                "document.activeElement.matches('.board button.lit, [data-prompt] .answers button.primary')"
            )
            if lit:
                keyboard.press("Enter")
            elif anna.page.evaluate("document.activeElement.matches('[data-stop]')"):
                keyboard.press("ArrowRight")
                if anna.page.evaluate("document.activeElement.matches('.board button.lit')"):
                    keyboard.press("Enter")
        assert anna.step() != before, f"the keyboard could not play: {anna.prompt()}"


FRENCH_KEYS = {"KeyQ": "a", "KeyW": "z", "KeyE": "e"} | {
    f"Digit{digit}": key for digit, key in zip("123456", "&é\"'(-", strict=True)
}
"""What the keys of the hand and of the line type on a French keyboard."""


def test_cards_are_played_by_their_keys_on_a_french_keyboard(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", language="fr")
    layout = f"new Map(Object.entries({json.dumps(FRENCH_KEYS)}))"
    anna.page.add_init_script(
        f"Object.defineProperty(navigator, 'keyboard', {{ value: {{ getLayoutMap: async () => {layout} }} }})"
    )
    anna.introduce("fr")
    anna.go(f"/t/{anna.table_against_bots(bots=1)}")
    assert anna.wait_for_my_turn()
    expect(anna.page.locator("[popover] li", has_text="vos cartes")).to_have_text(re.compile("^A, Z, E ou 7, 8, 9"))
    devtools = anna.page.context.new_cdp_session(anna.page)

    def press(code: str) -> None:
        for kind in ("keyDown", "keyUp"):
            devtools.send("Input.dispatchKeyEvent", {"type": kind, "code": code, "key": FRENCH_KEYS[code]})

    def played_by_keys() -> bool:
        """Play a card that asks for positions, with nothing but its key and theirs. False if the hand has none."""
        before = anna.step()
        for card, code in enumerate(("KeyQ", "KeyW", "KeyE")):
            anna.page.locator(f'[data-card="{card}"]').focus()
            press(code)
            for _ in range(2):
                lit = anna.page.locator("[data-place].lit")
                if anna.step() == before and lit.count():
                    press(f"Digit{lit.first.get_attribute('data-place')}")
            for _ in range(100):
                if anna.step() != before:
                    return True
                anna.page.wait_for_timeout(20)
            anna.page.keyboard.press("Escape")
            anna.page.keyboard.press("Escape")
        return False

    luck = random.Random(5)
    for _ in range(8):
        if played_by_keys():
            return
        assert anna.play_turn(luck)
        assert anna.wait_for_my_turn()
    raise AssertionError("eight hands without a card that asks for positions")


def test_a_replay_scrubs_through_the_game_from_any_seats_eyes(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    table = anna.table_against_bots(bots=1)
    anna.go(f"/t/{table}")
    anna.play_to_the_end(random.Random(5))
    anna.page.get_by_role("link", name="Replay", exact=True).click()
    scrubber = anna.page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 5
    anna.page.get_by_role("button", name="One step forward").click()
    expect(scrubber).to_have_value("1")
    scrubber.fill(str(last // 2))
    picture(anna, "replay-wide")
    hand = anna.page.get_by_role("region", name="Your hand")
    eyes = anna.page.get_by_label("View as")
    choices = eyes.locator("option").all_inner_texts()
    assert len(choices) == 3
    for choice in choices:
        eyes.select_option(label=choice)
        expect(scrubber).to_have_value(str(last // 2))
        expect(hand).to_have_count(0 if choice == "Spectator" else 1)

    anna.go(f"/replay/{table}?at={last}&seat=1")
    expect(anna.page.get_by_role("slider")).to_have_value(str(last))


def test_a_step_that_taught_nobody_anything_can_be_taken_back(newcomer: Newcomer) -> None:
    """Disorderly Conduckt rearranges the line card by card; until the turn ends, each step can be undone."""
    anna = newcomer("Anna")
    anna.introduce()
    begin_canarchie(anna, random.Random(10))
    before = anna.line()
    step = anna.step()
    anna.page.locator("[data-place='3'].lit").click()
    anna.wait_for_step(step + 1)
    anna.page.get_by_role("button", name="Undo").click()
    anna.wait_for_step(step + 2)
    anna.sees(re.compile("undoes their last move"))
    expect(anna.page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    assert anna.step() == step + 2, "one row for the step, one for taking it back"
    assert anna.line() == before
    picture(anna, "table-wide-undo")


def begin_canarchie(seat: Seat, luck: random.Random) -> None:
    """Play until the card turns up in the hand, then play it."""
    for _ in range(10):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        seat.go(f"/t/{seat.set_table(seats, options={'deck': 'cz52'})}")
        while seat.wait_for_my_turn():
            card = seat.page.locator("[data-card].lit", has_text="Disorderly Conduckt")
            if card.count() and len(seat.line()) > 3:
                card.first.click()
                seat.page.locator("[data-prompt] .answers button.primary").click()
                expect(seat.page.get_by_role("button", name="Leave the rest as it is")).to_be_visible()
                return
            seat.play_turn(luck)
    raise AssertionError("ten games without the card")


def test_a_card_that_cannot_be_played_says_why(newcomer: Newcomer) -> None:
    """At the first turn there is no target, so a Shoot in hand names its rule."""
    anna = newcomer("Anna")
    anna.introduce()
    for _ in range(40):
        anna.go(f"/t/{anna.table_against_bots(bots=1)}")
        anna.wait_for_my_turn()
        blocked = anna.page.locator("[data-card][aria-disabled=true]")
        if blocked.count():
            break
    blocked.first.click(force=True)  # it answers, though it is announced as not usable
    why = anna.page.locator(".explained .why")
    expect(why).to_be_visible()
    expect(why.get_by_role("link")).to_have_attribute("href", re.compile(r"/rules/canardage#[CA]-\d+"))
    picture(anna, "table-wide-why-not")


def test_who_gives_up_cannot_win_any_more(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=1)}")
    anna.wait_for_my_turn()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(anna.page.locator("#result-title")).to_be_visible()
    assert "Chick" in anna.headline()
    anna.sees(re.compile("Anna resigns"))


def test_everything_moves_without_complaint(newcomer: Newcomer) -> None:
    """The animations run, and a second click while they do breaks nothing."""
    anna = newcomer("Anna", calm=False)
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=2)}")
    luck = random.Random(6)
    for _ in range(5):
        if not anna.play_turn(luck):
            break
    assert anna.step() > 5


def test_what_the_server_sends_is_json_with_a_known_type(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=1)}")
    anna.play_turn(random.Random(7))
    kinds = {json.loads(text)["type"] for text in anna.heard}
    assert {"welcome", "table", "accepted", "stepped"} <= kinds
