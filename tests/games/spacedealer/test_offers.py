"""Offers at their edges: what has changed since they were made, and what finds no room."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import GAME, Table, space
from webfoot.games.spacedealer import moves as m


def experienced(**more: Any) -> Table:
    return space(rules="experienced", **more)


@pytest.mark.rule("SD-TR-01", "SD-TR-04")
def test_what_is_asked_for_must_still_be_there() -> None:
    g = space(ships={"a": "b red", "b": "b green"}).offer("b", give="red", ask="green", at="b")
    g.play(m.Dump(0, "green"), by="b")
    assert g.refuses(m.Accept(0), rule="no-good-to-give", by="b")


@pytest.mark.rule("SD-TR-01", "SD-TR-04")
@pytest.mark.parametrize("leaver", ["a", "b"])
def test_an_offer_in_the_making_is_gone_when_the_ships_part(leaver: str) -> None:
    g = space(ships={"a": "ab red", "b": "ab blue"}).play(m.DraftOffer(1, 1), m.OfferGood("red"))
    own = g.view("a").own
    assert own is not None
    assert own.draft is not None
    g.fly("a" if leaver == "a" else "b", by=leaver)
    own = g.view("a").own
    assert own is not None
    assert own.draft is None
    assert not any(line.startswith("offer-ended") for line in g.log), "nobody else has heard of it"


@pytest.mark.rule("SD-TR-01")
def test_an_offer_in_the_making_is_gone_with_its_goods_and_stays_otherwise() -> None:
    g = space(ships={"a": "ab red red", "b": "ab blue"}).play(
        m.DraftOffer(1, 1), m.OfferGood("red"), m.OfferGood("red")
    )
    g.play(m.Dump(0, "blue"), by="b").start_timer("technology", by="c")
    assert g.planet().draft is not None
    assert g.play(m.Dump(0, "red")).planet().draft is None


@pytest.mark.rule("SD-TR-03")
def test_the_one_who_offers_needs_room_too() -> None:
    g = space(ships={"a": "b" + " red" * 7, "b": "b green green"}).offer("b", ask="green green", at="b")
    assert g.refuses(m.Accept(0), rule="partner-full", by="b")
    assert g.play(m.Dump(0, "red")).accept("a", by="b").ship.count("green") == 2


@pytest.mark.rule("SD-TR-03")
def test_full_ships_may_swap() -> None:
    g = space(ships={"a": "b" + " red" * 8, "b": "b" + " green" * 8}).offer("b", give="red", ask="green", at="b")
    assert len(g.accept("a", by="b").ship.split()) == 8


@pytest.mark.rule("SD-AX-01", "SD-TR-04")
def test_an_offer_about_a_card_that_is_gone_lapses() -> None:
    g = experienced(planned={"a": "multi-mine-1", "c": "depot-1"}, pile={"a": "mine-red-1"})
    g.offer("b", cards="multi-mine").offer("c", cards="multi-mine", for_cards="depot").accept("a", by="c")
    assert g.told("offer-ended 0 1 lapsed")
    assert g.planned("a") == "depot-1"


@pytest.mark.rule("SD-AX-01")
def test_no_card_is_offered_twice_in_one_deal() -> None:
    g = experienced(planned={"a": "multi-mine-1"}).play(m.DraftOffer(1, None), m.OfferCard(0))
    assert g.refuses(m.OfferCard(0), rule="card-named")
    assert g.refuses(m.AskCard(0), rule="SD-BD-01")


@pytest.mark.rule("SD-AX-01")
def test_cards_are_no_matter_of_the_basic_game() -> None:
    g = space(planned={"a": "multi-mine-1"}, ships={"a": "b"}).play(m.DraftOffer(1, 2))
    assert g.refuses(m.OfferCard(0), rule="SD-AX-01")


@pytest.mark.rule("SD-Q08", "SD-US-04")
def test_an_offer_of_goods_that_the_supply_lacks_lapses() -> None:
    g = space(build={"a": "mining-complex-red@4"}, ships={"b": "a"}).start_timer("mining").wait("1:00")
    g.play(m.DraftOffer(1, 0), m.OfferJob(4, 2), m.MakeOffer())
    g.state.supply[0] = 1
    g.play(m.CollectByItself(True), by="d")
    assert g.told("offer-ended 0 1 lapsed")


@pytest.mark.rule("SD-Q08")
def test_an_offer_of_a_job_lapses_when_the_goods_are_collected() -> None:
    g = space(ships={"b": "a"}).start_timer("mine").wait("1:00")
    g.play(m.DraftOffer(1, 0), m.OfferJob(4, 1), m.MakeOffer()).collect()
    assert g.told("offer-ended 0 1 lapsed")


@pytest.mark.rule("SD-Q08")
def test_the_rest_of_a_job_comes_home() -> None:
    g = space(build={"a": "fusion-mine-red@3"}, ships={"a": "a", "b": "a"}).start_timer("fusion").wait("1:00")
    g.play(m.DraftOffer(1, 0), m.OfferJob(3, 1), m.MakeOffer()).accept("a", by="b")
    assert (g.ship, g.hold("b")) == ("red red red", "red")


@pytest.mark.rule("SD-Q08")
def test_only_mines_on_the_own_planet_and_one_job_in_an_offer() -> None:
    g = space(build={"a": "converter-1@4 mine-red-1@3"}, ships={"a": "b red", "b": "a"})
    g.start_timer("converter").start_timer("mine").wait("1:00").play(m.DraftOffer(1, 0))
    assert g.refuses(m.OfferJob(4, 1), rule="SD-US-02")
    assert g.refuses(m.OfferJob(5, 1), rule="SD-US-01")
    g.play(m.OfferJob(3, 1))
    assert g.refuses(m.OfferJob(3, 1), rule="job-named")
    assert g.play(m.DraftOffer(1, 2)).refuses(m.OfferJob(3, 1), rule="not-at-home")


@pytest.mark.rule("SD-Q14")
def test_one_of_two_goods_of_a_probe_for_another_and_never_with_a_swap_of_goods() -> None:
    g = experienced(build={"a": "transport-probe@4"}, transport_probe="any-ship", ships={"a": "b red", "b": "c"})
    g.planet().area[0].goods = [0, 1, 1, 0]
    g.start_timer("transport").wait("1:00").play(m.DraftOffer(1, 2), m.OfferGood("red"), m.OfferJob(4, 1, "green"))
    assert g.refuses(m.MakeOffer(), rule="probe-deal")
    g.play(m.DraftOffer(1, None), m.OfferJob(4, 1, "green"), m.MakeOffer()).accept("a", by="b")
    assert g.hold("b") == "green"
    assert g.store() == "yellow"


@pytest.mark.rule("SD-Q14", "SD-TR-04")
@pytest.mark.parametrize("job", [m.OfferJob(4, 2), m.OfferJob(4, 1, "green")])
def test_an_offer_of_a_probe_lapses_when_a_good_of_it_is_beamed_elsewhere(job: m.OfferJob) -> None:
    """It never shrinks in silence, and a probe fills one ship."""
    g = experienced(build={"a": "transport-probe@4"}, transport_probe="any-ship", ships={"b": "c"})
    g.planet().area[0].goods = [0, 1, 1, 0]
    g.start_timer("transport").wait("1:00").play(m.DraftOffer(1, None), job, m.MakeOffer())
    g.play(m.BeamGood(4, 0, "yellow"))
    assert g.told("offer-ended 0 1 lapsed")
    assert g.refuses(m.Accept(0), rule="SD-TR-04", by="b")
    g.play(m.DraftOffer(1, None))
    assert g.refuses(m.OfferJob(4, 1), rule="probe-filling")
    assert g.play(m.BeamGood(4, 0, "green")).ship == "yellow green"


@pytest.mark.rule("SD-Q08", "SD-TR-03")
def test_production_for_a_visitor_needs_room_in_his_ship() -> None:
    g = space(build={"a": "mining-complex-red@4"}, ships={"a": "a", "b": "a" + " blue" * 7}).start_timer("mining")
    g.wait("1:00").play(m.DraftOffer(1, 0), m.OfferJob(4, 2), m.MakeOffer())
    assert g.refuses(m.Accept(0), rule="SD-TR-03", by="b")
    g.play(m.Dump(0, "blue"), by="b").accept("a", by="b")
    assert g.hold("b") == "red red" + " blue" * 6
    assert g.supply("red") == 8


@pytest.mark.rule("SD-Q08", "SD-TR-03")
def test_goods_given_beside_a_job_need_room_too_and_goods_taken_make_some() -> None:
    g = space(ships={"a": "a green", "b": "a" + " blue" * 7}).start_timer("mine").wait("1:00")
    g.play(m.DraftOffer(1, 0), m.OfferGood("green"), m.OfferJob(4, 1), m.MakeOffer())
    assert g.refuses(m.Accept(0), rule="SD-TR-03", by="b")
    g.play(m.DraftOffer(1, 0), m.OfferGood("green"), m.AskGood("blue"), m.OfferJob(4, 1), m.MakeOffer())
    assert g.accept("a", by="b").hold("b") == "red green" + " blue" * 6


@pytest.mark.rule("SD-Q14", "SD-US-05")
def test_a_full_ship_takes_nothing_from_a_probe() -> None:
    g = experienced(build={"a": "transport-probe@4"}, transport_probe="any-ship", ships={"b": "c" + " blue" * 8})
    g.planet().area[0].goods = [1, 0, 0, 0]
    g.start_timer("transport").wait("1:00").play(m.DraftOffer(1, None), m.OfferJob(4, 1), m.MakeOffer())
    assert g.refuses(m.Accept(0), rule="SD-US-05", by="b")


@pytest.mark.rule("SD-AD-13", "SD-Q15")
def test_a_card_hit_while_it_is_taken_down_gives_its_marker_back() -> None:
    g = experienced(build={"b": "interstellar-missile-1@4"}, discarding="built-too")
    g.planet("b").area[0].ammunition, g.state.attack = 1, 9
    g.play(m.StartScrap("action", 4)).play(m.FireMissile(4, 0, 4), by="b").wait("1:00").play(m.Scrap("action", 4))
    assert g.state.attack == 10
    g = experienced(discarding="built-too")
    g.planet().area[0].blocked = True
    assert g.refuses(m.StartScrap("action", 4), rule="SD-AD-10")


@pytest.mark.rule("SD-DL-08", "SD-BD-10", "SD-TM-04", "SD-TL-03")
def test_the_page_is_told_what_cannot_be_used_and_why() -> None:
    g = space(ships={"a": "b blue"}, planned={"a": "fusion-mine-red"}, level={"a": 3}).built("fusion", 3)
    reasons = {thing: refusal.rule for thing, refusal in GAME.blocked(g.state, 0).items()}
    assert reasons == {"technology": "SD-TL-03", "slot:4": "SD-BD-10", "demand:1:4:0": "SD-DL-08"}
    g.start_timer("fusion").fly("ab")
    assert GAME.blocked(g.state, 0)["technology"].rule == "SD-TL-03"
    g = space(build={"a": "mine-red-1@4 mine-blue-1@3"}).start_timer("mine-blue").start_timer("technology")
    assert {thing: refusal.rule for thing, refusal in GAME.blocked(g.state, 0).items()} == {"slot:4": "SD-TM-04"}
