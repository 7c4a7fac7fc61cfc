"""How moves are made by hand: where one may begin, and what is not asked for because it makes no difference."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.games.spacedealer.language import CATALOGUE, GAME, Table, goods_of, seat_of, space
from tests.games.spacedealer.late import LateSpaceDealer
from tests.games.spacedealer.playing import TABLES
from webfoot.core.briefing import Choice
from webfoot.core.chance import QuickChance
from webfoot.core.laws import play_on
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.goods import held_on
from webfoot.games.spacedealer.rules.state import home
from webfoot.games.spacedealer.view import SpaceDealerView

Way = tuple[str, ...]
BUTTONS = (
    m.PickMine,  # told by the page when the mine is taken up
    *(m.CollectByItself, m.Finished, m.MakeOffer, m.DropDraft, m.Accept, m.Decline, m.Withdraw),
    *(m.DraftOffer, m.OfferGood, m.AskGood, m.OfferCard, m.AskCard, m.OfferJob),
)
"""Moves that are no touches on the board: each has a button of its own."""


def choices(table: Table, by: str = "a") -> list[Choice]:
    return GAME.brief(table.state, seat_of(by)).moves


def ways(table: Table, move: Move) -> set[Way]:
    """The ways to touch a legal move."""
    (choice,) = [choice for choice in choices(table) if choice.move == move]
    return {choice.touches, *choice.otherwise} - {()}


def made_by(table: Table, *way: str) -> Move | None:
    """The move that these touches make."""
    return next((one.move for one in choices(table) if way in (one.touches, *one.otherwise)), None)


def next_touches(table: Table, *touched: str) -> set[str]:
    every = [way for choice in choices(table) for way in (choice.touches, *choice.otherwise)]
    return {way[len(touched)] for way in every if len(way) > len(touched) and way[: len(touched)] == touched}


def test_a_job_takes_a_timer_by_itself_or_the_timer_is_picked_up_first() -> None:
    table = space(planned={"a": "depot-1"})
    assert ways(table, m.StartUse(4)) == {("slot:4",), ("timer", "slot:4")}
    assert ways(table, m.StartTechnology()) == {("technology",), ("timer", "technology")}
    assert ways(table, m.StartBuild(0)) == {("plan:0",), ("timer", "plan:0")}


def test_a_field_is_enough_where_one_ship_alone_can_fly_there_and_of_two_one_is_asked_for() -> None:
    table = space()
    flight = m.StartFlight(0, table.field("b"))
    assert made_by(table, "field:2") == made_by(table, "timer", "field:2") == flight
    table.planet().ships[1] = table.planet().ships[0].copy()
    assert made_by(table, "field:2") is None
    assert next_touches(table, "field:2") == next_touches(table, "timer", "field:2") == {"ship:0", "ship:1"}
    assert made_by(table, "ship:0", "field:2") == made_by(table, "field:2", "ship:0") == flight


def test_a_finished_mine_is_emptied_at_once_into_whatever_container_comes_first() -> None:
    table = space(build={"a": "mine-red-1@4 depot-1@3"}, stations={"a": (2, 2)}).start_timer("mine").wait("1:00")
    assert len(table.legal(m.Collect)) == 2
    assert made_by(table, "slot:4") == m.Collect(4, 0)
    assert ways(table, m.Collect(4, 3)) == ways(table, m.GiveUp(0)) == set(), "nothing else is asked"


def test_what_a_mine_would_lose_is_asked_about() -> None:
    table = space(build={"a": "mining-complex-red@4"}, level={"a": 3}, stations={"a": (2, 2)})
    table.start_timer("mining-complex").wait("1:00")
    table.planet().ships[0].goods = goods_of("red " * 7)
    assert made_by(table, "slot:4") is None
    assert next_touches(table, "slot:4") == {"collect", "give-up"}
    table.planet().ships[0].goods = goods_of("")
    table.state.supply[0] = 1
    assert next_touches(table, "slot:4") == {"collect", "give-up"}, "the supply cannot give it all"


def test_goods_on_the_ground_go_into_the_only_ship_there() -> None:
    table = space(rules="experienced", ships={"a": "ab"})
    table.state.fields[table.field("ab")] = goods_of("blue")
    assert made_by(table, "ground:blue") == m.PickUpGood(0, "blue")
    table.planet().ships[1] = table.planet().ships[0].copy()
    assert next_touches(table, "ground:blue") == {"ship:0", "ship:1"}


def test_a_good_is_beamed_to_the_only_ship_or_a_ship_is_asked_for() -> None:
    table = space(
        rules="experienced", build={"a": "transport-probe@4"}, stations={"a": (3, 3)}, transport_probe="any-ship"
    )
    table.planet().area[0].goods = goods_of("green")
    table.start_timer("transport-probe").wait("1:00")
    assert made_by(table, "slot:4", "colour:green") == m.BeamGood(4, 0, "green")
    table.planet().ships[1] = table.planet().ships[0].copy()
    assert next_touches(table, "slot:4") >= {"ship:0", "ship:1"}
    assert made_by(table, "slot:4", "ship:1", "colour:green") == m.BeamGood(4, 1, "green")


def test_a_good_goes_from_its_container_to_where_it_is_put() -> None:
    table = space(build={"a": "mine-red-1@4 depot-1@3"}, stations={"a": (2, 2)}, ships={"a": "a red"})
    assert next_touches(table, "ship:0:red") == {"store:0", "supply"}
    assert made_by(table, "ship:0:red", "store:0") == m.MoveGood(0, 3, "red")


def test_a_converter_takes_a_good_from_wherever_it_lies_at_home() -> None:
    table = space(
        build={"a": "converter-1@4 depot-1@3"}, stations={"a": (3, 3)}, level={"a": 2}, ships={"a": "a red"}
    )
    table.planet().area[1].goods = goods_of("red")
    table.start_timer("converter").wait("1:00")
    assert made_by(table, "slot:4", "old:red", "colour:blue") == m.Convert(4, 0, "red", "blue")
    assert ways(table, m.Convert(4, 3, "red", "blue")) == set()
    assert outcome(table.state, 0, m.Convert(4, 3, "red", "blue")) == outcome(
        table.state, 0, m.Convert(4, 0, "red", "blue")
    )


def test_a_slot_under_another_card_is_no_second_target() -> None:
    table = space(rules="experienced", build={"a": "interstellar-missile-1@4", "b": "mine-red-1@4 mine-yellow-2@4"})
    table.planet().area[0].ammunition = 1
    assert table.legal(m.FireMissile).count(m.FireMissile(4, 1, 4)) == 1


# whatever is played


def briefs() -> Iterator[tuple[SpaceDealerState, int, list[Choice]]]:
    """Many positions, each as a seat sees it, with its moves."""
    chance = QuickChance(5)
    for number, (seats, options) in enumerate(TABLES):
        for game in (GAME, LateSpaceDealer()):
            match = Match(game, seats, number, options)
            while not match.over:
                play_on(match, chance)
                seat = chance.below(seats)
                yield match.state, seat, GAME.brief(match.state, seat).moves


def things(view: SpaceDealerView, seat: int) -> set[str]:
    """The ids of everything that lies on the board, and of the answers that are no places on it."""
    planet, own = view.planets[seat], view.own
    assert own is not None
    ids = {
        "timer",
        "technology",
        "supply",
        "ground",
        "discard",
        "give-up",
        "collect",
        "scrap",
        "site:left",
        "site:right",
    }
    ids |= {f"site:{column}" for column in range(-6, 16)} | {"deck:2", "deck:3"}
    ids |= {f"{kind}:{colour}" for kind in ("colour", "old", "ground") for colour in COLOURS}
    ids |= {f"pile:{card}" for card in own.pile} | {f"drawn:{at}" for at in range(len(own.drawn))}
    ids |= {f"plan:{card.place}" for card in planet.planned}
    for ship in planet.ships:
        ids |= {f"ship:{ship.ship}"} | {f"ship:{ship.ship}:{colour}" for colour, count in ship.goods.items() if count}
    for built in planet.area:
        ids |= {f"slot:{built.column}", f"built:action:{built.column}", f"built:demand:{built.column}"}
        if built.ammunition:
            ids.add(f"ammunition:{built.column}")
        if built.store is not None:
            ids |= {f"store:{built.store}"} | {f"store:{built.store}:{good}" for good, n in built.goods.items() if n}
    for other in view.planets:
        ids |= {f"timer:{other.seat}:{timer.timer}" for timer in other.timers}
        for built in other.area:
            ids.add(f"slot:{other.seat}:{built.column}")
            ids |= {f"demand:{other.seat}:{built.column}:{nth}" for nth in range(len(built.demands))}
    return ids | {f"{kind}:{field.field}" for kind in ("field", "order") for field in view.ring}


@pytest.mark.engine
def test_whatever_is_touched_lies_on_the_board() -> None:
    for state, seat, listed in briefs():
        known = things(GAME.view(state, seat), seat)
        for choice in listed:
            for way in (choice.touches, *choice.otherwise):
                assert set(way) <= known, choice


@pytest.mark.engine
def test_no_way_begins_like_a_whole_other_one() -> None:
    """A move that is complete is played at once: what would need more touches could never be made."""
    for _, _, listed in briefs():
        meant = {way: choice.move for choice in listed for way in (choice.touches, *choice.otherwise) if way}
        for way, move in meant.items():
            for length in range(1, len(way)):
                assert meant.get(way[:length], move) == move, way


@pytest.mark.engine
def test_a_move_that_cannot_be_touched_makes_no_difference() -> None:
    """It has a button; or one that can be touched does the same but for the container, and those at home are one."""
    met: set[type[Move]] = set()
    for state, seat, listed in briefs():
        assert len({repr(choice.move) for choice in listed}) == len(listed), "a move is listed twice"
        touched = [choice.move for choice in listed if choice.touches]
        for choice in listed:
            if choice.touches or isinstance(choice.move, BUTTONS):
                continue
            met.add(type(choice.move))
            if isinstance(choice.move, m.GiveUp):
                assert any(isinstance(move, m.Collect) for move in touched), "what is to be had is not given up"
                continue
            stands = [move for move in touched if apart_from_container(move) == apart_from_container(choice.move)]
            assert len(stands) == 1, choice
            assert outcome(state, seat, stands[0]) == outcome(state, seat, choice.move)
    assert {m.Collect, m.CollectColour, m.GiveUp} <= met <= {m.Collect, m.CollectColour, m.Convert, m.GiveUp}


def apart_from_container(move: Move) -> object:
    plain = msgspec.to_builtins(move)
    return {name: value for name, value in plain.items() if name not in ("into", "container")}


def outcome(state: SpaceDealerState, seat: int, move: Move) -> object:
    after = state.clone()
    after.play(seat, CATALOGUE.number(move), QuickChance(1), None)
    timers = [timer.plain() for timer in after.planets[seat].timers]
    return held_on(after, seat, home(seat)), after.supply, timers
