"""Timers: idle, running, ready; what waits and what does not. Planning and technology."""

from __future__ import annotations

import pytest

from tests.games.spacedealer.language import space
from webfoot.games.spacedealer import moves as m


@pytest.mark.rule("SD-TM-01", "SD-TM-02")
def test_all_players_act_at_once_and_only_jobs_take_a_timer() -> None:
    g = space(pile={"a": "depot-1"}, ships={"b": "a green"}, build={"a": "mine-red-3@4"})
    assert g.state.actors() == [0, 1, 2, 3]
    g.play(m.Plan("depot-1")).play(m.Dump(0, "green"), by="b")
    assert g.timers() == g.timers("b") == ["inactive", "inactive"]
    g.start_timer("technology").start_timer("depot")
    assert g.timers() == ["active", "active"]
    assert g.timers("b") == ["inactive", "inactive"]


@pytest.mark.rule("SD-TM-03", "SD-TM-04")
def test_a_timer_runs_for_sixty_seconds() -> None:
    g = space().start_timer("mine")
    assert g.timers() == ["active", "inactive"]
    assert g.wait("0:59.999").timers() == ["active", "inactive"]
    assert g.wait("0:00.001").timers() == ["ready", "inactive"]
    assert g.collect().timers() == ["inactive", "inactive"]


@pytest.mark.rule("SD-TM-04")
def test_without_an_idle_timer_nothing_starts() -> None:
    g = space(planned={"a": "depot-1"}).start_timer("mine").start_timer("technology")
    assert g.refuses(start_timer="depot", rule="SD-TM-04")
    assert g.refuses(m.StartFlight(0, 1), rule="SD-TM-04")
    assert g.wait("1:00").allows(m.StartBuild(0))


@pytest.mark.rule("SD-TM-05")
def test_one_timer_to_a_slot() -> None:
    g = space(planned={"a": "depot-1"})
    assert g.start_timer("mine").refuses(start_timer="mine", rule="SD-TM-05")
    g = space(planned={"a": "depot-1"})
    assert g.start_timer("depot").refuses(start_timer="depot", rule="SD-TM-05")
    assert space().start_timer("technology").refuses(start_timer="technology", rule="SD-TM-05")
    assert space().fly("ab").refuses(m.StartFlight(0, 1), rule="SD-TM-05")
    assert space().start_timer("mine").wait("1:00").refuses(start_timer="mine", rule="SD-TM-05")


@pytest.mark.rule("SD-TM-06", "SD-TM-09", "SD-Q01")
def test_a_running_timer_stays_and_a_ready_one_may_be_given_up() -> None:
    g = space().start_timer("mine")
    assert g.refuses(m.GiveUp(0), rule="SD-TM-06")
    assert g.refuses(m.GiveUp(1), rule="SD-TM-09")
    g.wait("1:00").play(m.GiveUp(0))
    assert g.timers() == ["inactive", "inactive"]
    assert g.ship == ""
    assert g.supply("red") == 10


@pytest.mark.rule("SD-TM-07")
def test_a_ready_job_waits() -> None:
    g = space().start_timer("mine").wait("20:00")
    assert g.timers() == ["ready", "inactive"]
    assert g.collect().ship == "red"


@pytest.mark.rule("SD-TM-08", "SD-MV-03")
def test_flight_and_technology_take_effect_by_themselves() -> None:
    g = space().start_timer("technology").fly("ab").wait("1:00")
    assert g.planet().position == 1
    assert g.ship_at() == "ab"
    assert g.timers() == ["inactive", "inactive"]


# planning


@pytest.mark.rule("SD-PL-01", "SD-PL-02", "SD-OB-05")
def test_two_places_for_planning() -> None:
    g = space(pile={"a": "depot-1 generator mine-blue-1"})
    g.play(m.Plan("depot-1"), m.Plan("generator"))
    assert g.planned() == "depot-1 generator"
    assert g.pile() == "mine-blue-1"
    assert g.refuses(m.Plan("mine-blue-1"), rule="SD-PL-01")
    assert g.refuses(m.Plan("mine-blue-2"), rule="SD-PL-02")


@pytest.mark.rule("SD-PL-03")
@pytest.mark.parametrize(("level", "second", "third"), [(1, False, False), (2, True, False), (3, True, True)])
def test_technology_opens_the_common_piles(level: int, second: bool, third: bool) -> None:
    g = space(level={"a": level})
    assert (g.why_not(m.Draw(2)) is None, g.why_not(m.Draw(3)) is None) == (second, third)
    if not third:
        assert g.refuses(m.Draw(3), rule="SD-PL-03")


@pytest.mark.rule("SD-PL-04", "SD-PL-05")
def test_two_are_drawn_one_is_kept_and_one_goes_under_the_pile() -> None:
    g = space(level={"a": 2}, deck={2: "converter-1 multi-mine-1 solar-satellite"})
    assert g.refuses(m.Keep(0), rule="nothing-drawn")
    g.play(m.Draw(2))
    assert g.deck(2) == "solar-satellite"
    assert g.refuses(m.Draw(2), rule="SD-PL-05")
    g.play(m.Keep(1))
    assert g.planned() == "multi-mine-1"
    assert g.deck(2) == "solar-satellite converter-1"
    assert g.timers() == ["inactive", "inactive"]


@pytest.mark.rule("SD-PL-04")
def test_a_last_card_is_taken_without_choice_and_an_empty_pile_gives_nothing() -> None:
    g = space(level={"a": 2}, deck={2: "converter-1"}).play(m.Draw(2))
    assert g.planned() == "converter-1"
    assert g.refuses(m.Draw(2), rule="SD-PL-04")


@pytest.mark.rule("SD-PL-06")
def test_no_draw_without_a_free_place_and_a_drawn_pair_keeps_one() -> None:
    g = space(level={"a": 2}, planned={"a": "depot-1 generator"})
    assert g.refuses(m.Draw(2), rule="SD-PL-06")
    g = space(level={"a": 2}, planned={"a": "depot-1"}, pile={"a": "generator"}).play(m.Draw(2))
    assert g.refuses(m.Plan("generator"), rule="SD-PL-01")


@pytest.mark.rule("SD-PL-07", "SD-Q06")
def test_in_the_printed_basic_game_a_planned_card_cannot_be_discarded() -> None:
    g = space(planned={"a": "fusion-reactor"}, discard_in_basic_game=False).start_timer("fusion").wait("1:00")
    assert g.refuses(m.Discard(0), rule="SD-PL-07")
    g = space(planned={"a": "fusion-reactor"}).start_timer("fusion").wait("1:00").play(m.Discard(0))
    assert g.planned() == ""
    assert g.deck(3).split()[-1] == "fusion-reactor"
    assert g.timers() == ["inactive", "inactive"]


# technology


@pytest.mark.rule("SD-TL-01", "SD-TL-02", "SD-Q04")
def test_two_uses_for_each_level() -> None:
    g = space()
    levels = [g.start_timer("technology").wait("1:00").level() for _ in range(4)]
    assert levels == [1, 2, 2, 3]
    assert g.told("technology-raised 0 1 1 false", "technology-raised 0 2 2 true")


@pytest.mark.rule("SD-TL-03")
def test_the_scale_has_an_end() -> None:
    assert space(level={"a": 3}).refuses(start_timer="technology", rule="SD-TL-03")


@pytest.mark.rule("SD-Q04")
@pytest.mark.parametrize(("scale", "uses"), [("1-2-3", 2), ("1-1-2-2-2-3", 5)])
def test_other_scales(scale: str, uses: int) -> None:
    g = space(technology_scale=scale)
    for _ in range(uses):
        g.start_timer("technology").wait("1:00")
    assert g.level() == 3
    assert g.refuses(start_timer="technology", rule="SD-TL-03")


@pytest.mark.rule("SD-TL-04")
def test_any_card_in_planning_can_be_built_at_any_level() -> None:
    g = space(planned={"a": "multi-mine-1"}, level={"a": 1}).built("multi-mine", 3)
    assert g.column("multi-mine") == 3
