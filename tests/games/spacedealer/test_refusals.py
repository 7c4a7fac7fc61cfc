"""A refusal gives one reason: each cause has an id and a sentence of its own, and every sentence has its cause."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.spacedealer.language import GAME, Table, begun, space
from tests.words.texts import patterns
from webfoot.core.game import LANGUAGES
from webfoot.core.words import words
from webfoot.games.spacedealer import moves as m

SAID_BY_THE_SERVER = {"not-a-move"}
languages = pytest.mark.parametrize("language", LANGUAGES)


def _literals(node: ast.expr | None) -> Iterator[str]:
    """The texts that an expression may come to: of `a if … else b` both, of `a or b` both."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _literals(value)


def raised() -> set[str]:
    """What the checks of the rules return, and the rules that are handed to one of them, read from the source."""
    found: set[str] = set()
    for path in Path(str(GAME.file("rules"))).glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and ast.unparse(function.returns or ast.Constant(None)) == "str":
                for node in ast.walk(function):
                    if isinstance(node, ast.Return):
                        found.update(_literals(node.value))
                    elif isinstance(node, ast.Call) and ast.unparse(node.func) == "_cannot_attack":
                        found.update(_literals(node.args[-1]))
    found.update({"SD-BD-03"})  # refusals.py: a ready card without a site
    return found


@languages
def test_every_cause_has_a_sentence_and_every_sentence_a_cause(language: str) -> None:
    said = {
        name.removeprefix("refusal-") for name in patterns("spacedealer", language) if name.startswith("refusal-")
    }
    assert said - SAID_BY_THE_SERVER == raised()


@languages
def test_no_two_causes_sound_alike(language: str) -> None:
    spoken = words(GAME, language)
    sentences = [spoken.say(f"refusal-{rule}") for rule in sorted(raised())]
    assert len(sentences) == len(set(sentences))


@languages
def test_no_sentence_leaves_the_reader_to_guess(language: str) -> None:
    """Two causes joined by "or" behind a comma."""
    joint = {"en": ", or ", "fr": ", ou ", "it": ", o "}[language]
    spoken = words(GAME, language)
    assert [rule for rule in sorted(raised()) if joint in spoken.say(f"refusal-{rule}")] == []


def experienced(**more: object) -> Table:
    return space(rules="experienced", **more)  # type: ignore[arg-type]


@pytest.mark.rule("SD-SU-07", "SD-SU-12")
def test_before_the_clock_starts_and_after_the_choice_of_a_mine() -> None:
    g = begun(3)
    assert g.refuses(m.StartTechnology(), rule="SD-SU-12")
    g.wait("0:30")
    assert g.phase == "countdown"
    assert g.refuses(m.StartTechnology(), rule="SD-SU-12")
    assert g.refuses(m.PickMine("mine-red-1"), rule="SD-SU-07")


@pytest.mark.rule("SD-PL-04", "SD-PL-05")
def test_an_empty_pile_and_no_cards_to_choose_from() -> None:
    g = space(level={"a": 2}, deck={2: ""})
    assert g.refuses(m.Draw(2), rule="SD-PL-04")
    assert g.refuses(m.Keep(0), rule="nothing-drawn")


@pytest.mark.rule("SD-US-01", "SD-US-02", "SD-TM-07")
def test_no_slot_another_card_and_a_job_that_is_not_ready() -> None:
    g = space(build={"a": "mine-red-1@4 converter-1@3"}, ships={"a": "a red"})
    assert g.refuses(m.Collect(5, 0), rule="SD-US-01")
    assert g.refuses(m.Collect(3, 0), rule="SD-US-02")
    assert g.refuses(m.CollectColour(4, "red", 0), rule="SD-US-02")
    assert g.refuses(m.Convert(3, 0, "red", "blue"), rule="SD-TM-07")
    assert g.start_timer("mine").refuses(m.Collect(4, 0), rule="SD-TM-07")


@pytest.mark.rule("SD-BD-04", "SD-BD-05")
def test_power_stations_beside_the_planet_and_nothing_else_there() -> None:
    g = (
        space(planned={"a": "mine-yellow-1 fusion-reactor"})
        .start_timer("mine-yellow")
        .start_timer("fusion")
        .wait("1:00")
    )
    assert g.refuses(m.PlaceStation(0, "left"), rule="SD-BD-04")
    assert g.refuses(m.PlaceStation(1, "left"), rule="SD-BD-05")
    assert g.refuses(m.Place(1, 4), rule="SD-BD-05")


@pytest.mark.rule("SD-BD-12", "SD-AD-10")
def test_a_timer_and_an_attack_marker_each_protect_a_card_by_their_own_rule() -> None:
    g = space(planned={"a": "fusion-mine-red"}).start_timer("fusion").wait("1:00").start_timer("mine")
    assert g.refuses(m.Place(0, 3), rule="SD-BD-12")
    g.wait("1:00").collect().planet().area[0].blocked = True
    assert g.refuses(m.Place(0, 3), rule="SD-AD-10")


@pytest.mark.rule("SD-MV-02", "SD-Q12", "SD-AD-05")
def test_a_ship_in_flight_one_adrift_and_one_that_is_not_there() -> None:
    g = experienced(build={"a": "depot-1@4", "b": "sabotage-probe-1@4"}, ships={"a": "a red"})
    g.planet("b").area[0].ammunition = 1
    g.fly("ab")
    assert g.refuses(m.MoveGood(0, 3, "red"), rule="SD-MV-02")
    g.play(m.SabotageTimer(4, 0, 0), by="b")
    assert g.refuses(m.MoveGood(0, 3, "red"), rule="SD-Q12")
    assert g.refuses(m.MoveGood(1, 3, "red"), rule="SD-AD-05")
    assert g.refuses(m.MoveGood(4, 3, "red"), rule="SD-OB-04")


@pytest.mark.rule("SD-TR-01", "SD-TR-02", "SD-TR-03", "SD-Q21")
def test_what_keeps_a_deal_from_being_made() -> None:
    g = experienced(ships={"a": "b red", "b": "b" + " green" * 8, "c": "cd"})
    assert g.refuses(m.DraftOffer(7, 2), rule="no-such-seat")
    assert g.refuses(m.DraftOffer(0, 2), rule="SD-TR-02")
    assert g.refuses(m.DraftOffer(2, 2), rule="SD-TR-01")
    g.play(m.DraftOffer(1, None))
    assert g.refuses(m.OfferGood("red"), rule="SD-Q21")
    g.play(m.DraftOffer(1, 2))
    assert g.refuses(m.OfferGood("blue"), rule="no-good-to-give")
    assert g.refuses(m.AskGood("blue"), rule="no-good-to-ask")
    g.play(m.OfferGood("red"), m.MakeOffer())
    assert g.refuses(m.Accept(0), rule="SD-TR-03", by="b")
    assert g.refuses(m.Accept(2), rule="SD-TR-04", by="b")


@pytest.mark.rule("SD-AX-01", "SD-AX-02", "SD-BD-01")
def test_what_keeps_planned_cards_from_changing_hands() -> None:
    g = space(planned={"a": "depot-1"}, ships={"a": "b"}).play(m.DraftOffer(1, 2))
    assert g.refuses(m.OfferCard(0), rule="SD-AX-01")
    g = experienced(planned={"a": "multi-mine-1 multi-mine-2", "b": "depot-1 depot-2"}).play(m.DraftOffer(1, None))
    assert g.refuses(m.OfferCard(2), rule="SD-BD-01")
    g.play(m.OfferCard(0))
    assert g.refuses(m.OfferCard(0), rule="card-named")
    assert g.play(m.MakeOffer()).refuses(m.Accept(0), rule="SD-AX-02", by="b")
    g.offer("b", for_cards="depot-1")
    assert g.refuses(m.Accept(0), rule="partner-planning-full", by="b")


@pytest.mark.rule("SD-DL-01", "SD-DL-02", "SD-DL-08")
def test_what_keeps_a_demand_from_being_fulfilled() -> None:
    g = space(ships={"a": "ab red red"})
    assert g.refuses(m.Deliver(0, 4), rule="SD-DL-01")
    assert g.refuses(m.Deliver(1, 4), rule="SD-DL-02")
    assert g.refuses(m.Deliver(1, 5), rule="no-demand")
    assert g.fly("b").wait("1:00").refuses(m.Deliver(1, 4), rule="SD-DL-08")


@pytest.mark.rule("SD-NP-05")
def test_what_keeps_goods_from_neutral_ground() -> None:
    assert space(ships={"a": "ab red"}).refuses(m.DropGood(0, "red"), rule="SD-NP-05")
    g = experienced(ships={"a": "b red", "b": "ab red"})
    assert g.refuses(m.DropGood(0, "red"), rule="not-neutral")
    assert g.refuses(m.DropGood(0, "blue"), rule="SD-US-07", by="b")
    assert g.refuses(m.PickUpGood(0, "blue"), rule="SD-US-07", by="b")


@pytest.mark.rule("SD-AD-15", "SD-Q14")
def test_what_keeps_goods_on_a_transport_probe() -> None:
    g = experienced(build={"a": "transport-probe@4"}, ships={"a": "a", "b": "a"})
    g.planet().area[0].goods = [1, 1, 0, 0]
    g.start_timer("transport")
    assert g.refuses(m.Dump(3, "red"), rule="SD-AD-15")
    g.wait("1:00").play(m.DraftOffer(1, 0))
    assert g.refuses(m.BeamGood(4, 0, "blue"), rule="SD-US-07")
    assert g.refuses(m.BeamGood(4, 1, "red"), rule="SD-AD-05")
    assert g.refuses(m.OfferJob(4, 1, "red"), rule="SD-Q14")


@pytest.mark.rule("SD-Q08")
def test_what_keeps_production_from_a_visitor() -> None:
    def ready(**options: object) -> Table:
        return space(ships={"a": "b red", "b": "a"}, **options).start_timer("mine").wait("1:00")  # type: ignore[arg-type]

    g = ready().play(m.DraftOffer(1, 0), m.OfferJob(4, 1))
    assert g.refuses(m.OfferJob(4, 1), rule="job-named")
    assert g.play(m.DraftOffer(1, 2)).refuses(m.OfferJob(4, 1), rule="not-at-home")
    g = ready(production_for_visitors=False).play(m.DraftOffer(1, 0))
    assert g.refuses(m.OfferJob(4, 1), rule="SD-Q08")


@pytest.mark.rule("SD-Q15", "SD-BD-02")
def test_what_keeps_a_built_card_from_being_discarded() -> None:
    assert experienced().refuses(m.StartScrap("action", 4), rule="SD-Q15")
    g = experienced(discarding="built-too")
    assert g.refuses(m.Scrap("action", 4), rule="SD-BD-02")
    assert g.refuses(m.StartScrap("action", 5), rule="SD-AD-16")


@pytest.mark.rule("SD-EN-03")
def test_being_done_is_said_once_and_in_overtime() -> None:
    g = space(at="29:59", ships={"a": "a red"})
    assert g.refuses(m.Finished(), rule="SD-EN-03")
    g.start_timer("technology", by="b").wait("0:01").play(m.Finished())
    assert g.refuses(m.Finished(), rule="already-done")
