"""Ships on the ring, and trade between them."""

from __future__ import annotations

import pytest

from tests.games.spacedealer.language import space
from webfoot.games.spacedealer import moves as m


@pytest.mark.rule("SD-MV-01", "SD-MV-08")
def test_a_loaded_ship_moves_field_by_field_either_way() -> None:
    g = space(ships={"a": "a red"})
    assert g.legal(m.StartFlight) == [m.StartFlight(0, 1), m.StartFlight(0, 7)]
    g.fly("ab").wait("1:00").fly("b").wait("1:00")
    assert g.ship_at() == "b"
    assert g.ship == "red"
    assert g.clock == "2:00.0"


@pytest.mark.rule("SD-MV-02")
def test_a_ship_in_flight_is_nowhere() -> None:
    g = space(ships={"a": "a red green yellow", "b": "b blue"}, build={"a": "mine-red-1@4 depot-1@3"}).fly("ab")
    assert g.ship_at() == "→ab"
    assert g.refuses(m.MoveGood(0, 3, "red"), rule="SD-MV-02")
    assert g.refuses(m.Collect(4, 0), rule="SD-TM-07")
    assert g.refuses(m.DraftOffer(1, 1), rule="SD-TR-01")
    assert g.refuses(m.Deliver(1, 4), rule="SD-DL-02")


@pytest.mark.rule("SD-MV-03")
def test_it_lands_at_the_instant() -> None:
    g = space().fly("ab")
    assert g.wait("0:59.999").ship_at() == "→ab"
    assert g.wait("0:00.001").ship_at() == "ab"
    assert g.told("landed 0 0 1 none")


@pytest.mark.rule("SD-MV-04", "SD-MV-05")
def test_an_empty_ship_jumps_anywhere() -> None:
    g = space(ships={"a": "a red"})
    assert g.refuses(m.StartFlight(0, 4), rule="SD-MV-04")
    g.play(m.Dump(0, "red")).fly("c").wait("1:00")
    assert g.ship_at() == "c"


@pytest.mark.rule("SD-MV-06", "SD-Q17")
def test_goods_may_be_returned_from_a_landed_ship_or_a_depot() -> None:
    g = space(ships={"a": "a red blue"}, build={"a": "mine-red-1@4 depot-1@3"})
    g.play(m.MoveGood(0, 3, "red"), m.Dump(3, "red"))
    assert g.supply("red") == 10
    assert g.refuses(m.Dump(3, "red"), rule="SD-MV-06")
    assert g.fly("ab").refuses(m.Dump(0, "blue"), rule="SD-Q17")
    g = space(ships={"a": "a blue"}, dump_in_flight=True).fly("ab").play(m.Dump(0, "blue"))
    assert g.ship == ""


@pytest.mark.rule("SD-MV-07")
def test_ships_share_a_field() -> None:
    g = space(ships={"b": "ab", "c": "ab"}).fly("ab").wait("1:00")
    assert [g.ship_at(player) for player in "abc"] == ["ab"] * 3


@pytest.mark.rule("SD-MV-09")
def test_a_flight_leads_elsewhere() -> None:
    assert space().refuses(m.StartFlight(0, 0), rule="SD-MV-09")
    assert space().refuses(m.StartFlight(0, 9), rule="SD-OB-01")
    assert space().refuses(m.StartFlight(1, 2), rule="SD-AD-05")


# trade


@pytest.mark.rule("SD-TR-01", "SD-TR-02", "SD-TR-04")
def test_an_offer_is_accepted_and_goods_change_hands() -> None:
    g = space(ships={"a": "b red red", "b": "b green"})
    assert g.refuses(m.Accept(0), rule="SD-TR-04", by="b")
    g.offer("b", give="red red", ask="green", at="b")
    assert g.ship == "red red"
    g.accept("a", by="b")
    assert (g.ship, g.hold("b")) == ("green", "red red")
    assert g.told("offered 0 1", "traded 0 1 red red green")


@pytest.mark.rule("SD-TR-01", "SD-TR-02")
def test_trade_needs_the_same_planet_and_somebody_else() -> None:
    g = space(ships={"a": "b red", "c": "bc blue"})
    assert g.refuses(m.DraftOffer(2, 2), rule="SD-TR-01")
    assert g.refuses(m.DraftOffer(0, 2), rule="SD-TR-02")
    assert g.refuses(m.DraftOffer(5, 2), rule="no-such-seat")
    assert g.refuses(m.OfferGood("red"), rule="no-draft")
    g.play(m.DraftOffer(1, 2))
    assert g.refuses(m.OfferGood("blue"), rule="no-good-to-give")
    assert g.refuses(m.AskGood("blue"), rule="no-good-to-ask")
    assert g.refuses(m.MakeOffer(), rule="empty-draft")
    assert g.refuses(m.MoveGood(0, 1, "red"), rule="SD-AD-05")


@pytest.mark.rule("SD-TR-02")
def test_visitors_trade_with_each_other_and_depots_take_part() -> None:
    g = space(ships={"a": "c red", "b": "c green"}).offer("b", give="red", ask="green", at="c").accept("a", by="b")
    assert (g.ship, g.hold("b")) == ("green", "red")
    g = space(ships={"a": "b red", "b": "c"}, build={"b": "mine-red-1@4 depot-1@3"}).offer("b", give="red", at="b")
    g.accept("a", by="b")
    assert g.store("b") == "red"
    g = space(ships={"a": "bc red", "b": "bc green"}).offer("b", give="red", ask="green", at="bc").accept("a", by="b")
    assert (g.ship, g.hold("b")) == ("green", "red")


@pytest.mark.rule("SD-TR-03")
def test_no_ship_holds_more_than_eight() -> None:
    g = space(ships={"a": "b red", "b": "b" + " blue" * 8}).offer("b", give="red", at="b")
    assert g.refuses(m.Accept(0), rule="SD-TR-03", by="b")
    g.play(m.Dump(0, "blue"), by="b").accept("a", by="b")
    assert len(g.hold("b").split()) == 8


@pytest.mark.rule("SD-TR-04")
def test_offers_are_withdrawn_declined_replaced_and_run_out() -> None:
    g = space(ships={"a": "b red green"}).offer("b", give="red", at="b").play(m.Withdraw(1))
    assert g.refuses(m.Accept(0), rule="SD-TR-04", by="b")
    assert g.refuses(m.Withdraw(1), rule="SD-TR-04")
    g.offer("b", give="red", at="b").play(m.Decline(0), by="b")
    assert g.refuses(m.Decline(0), rule="SD-TR-04", by="b")
    g.offer("b", give="red", at="b").offer("b", give="green", at="b").accept("a", by="b")
    assert g.hold("b") == "green"
    g.offer("b", give="red", at="b").wait("0:29.999")
    assert g.allows(m.Accept(0), by="b")
    g.wait("0:00.001")
    assert g.refuses(m.Accept(0), rule="SD-TR-04", by="b")
    assert [line.split()[-1] for line in g.log if line.startswith("offer-ended")] == [
        "withdrawn",
        "declined",
        "replaced",
        "expired",
    ]


@pytest.mark.rule("SD-TR-04")
def test_an_offer_lapses_when_it_can_no_longer_be_kept() -> None:
    g = space(ships={"a": "b red"}).offer("b", give="red", at="b").fly("bc")
    assert g.told("offer-ended 0 1 lapsed")
    g = space(ships={"a": "b red"}).offer("b", give="red", at="b").play(m.Dump(0, "red"))
    assert g.told("offer-ended 0 1 lapsed")
    g = space(ships={"a": "b red", "c": "b"}).offer("c", give="red", at="b").fly("d", by="c")
    assert g.told("offer-ended 0 2 lapsed")


@pytest.mark.rule("SD-TR-04", "SD-Q05")
def test_an_offer_in_the_making_is_private() -> None:
    g = space(ships={"a": "b red"}).play(m.DraftOffer(1, 2), m.OfferGood("red"))
    mine, theirs = g.view("a").own, g.view("b")
    assert mine is not None
    assert mine.draft is not None
    assert mine.draft.give == ("red",)
    assert theirs.offers == []
    assert g.log == []
    assert g.play(m.DropDraft()).refuses(m.MakeOffer(), rule="no-draft")


@pytest.mark.rule("SD-TR-05", "SD-DL-08", "SD-DL-04")
def test_the_host_gives_the_visitor_what_is_missing() -> None:
    """The rulebook's third example."""
    g = space(build={"a": "mine-red-3@4"}, ships={"a": "a green", "b": "a blue blue"})
    assert g.refuses(m.Deliver(0, 4), rule="SD-DL-08", by="b")
    g.offer("b", give="green", ask="blue", at="a").accept("a", by="b")
    g.deliver("a", 4, by="b")
    assert (g.score("b"), g.score("a")) == (2, 1)
    assert (g.hold("b"), g.ship) == ("", "blue")


@pytest.mark.rule("SD-Q08")
def test_production_may_go_straight_to_a_visitor() -> None:
    g = space(build={"a": "fusion-mine-red@3"}, ships={"a": "d", "b": "a green"})
    g.start_timer("fusion").wait("1:00").play(m.DraftOffer(1, 0), m.AskGood("green"))
    assert g.refuses(m.OfferJob(3, 2, "red"), rule="SD-US-02")
    g.play(m.DropDraft(), m.DraftOffer(1, 0), m.OfferJob(3, 3), m.MakeOffer()).accept("a", by="b")
    assert g.hold("b") == "red red red green"
    assert g.supply("red") == 7
    assert g.timers() == ["inactive", "inactive"]
    assert g.told("produced-for 0 1 fusion-mine-red red red red 1")


@pytest.mark.rule("SD-Q08")
def test_a_multi_mine_names_its_colour_and_a_table_may_forbid_it_all() -> None:
    g = space(build={"a": "multi-mine-1@4"}, ships={"b": "a"}).start_timer("multi").wait("1:00")
    g.play(m.DraftOffer(1, 0), m.OfferJob(4, 1, "blue"), m.MakeOffer()).accept("a", by="b")
    assert g.hold("b") == "blue"
    g = space(ships={"b": "a"}, production_for_visitors=False).start_timer("mine").wait("1:00")
    assert g.play(m.DraftOffer(1, 0)).refuses(m.OfferJob(4, 1), rule="SD-Q08")
