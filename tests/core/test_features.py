"""Positions as numbers: each has a name, says what the view says, and nothing that its seat may not know."""

from __future__ import annotations

from array import array
from typing import Any, Literal

import msgspec
import pytest

import webfoot
from tests.rulebook import TESTS
from tests.toys.purses import Purses
from webfoot.core.chance import QuickChance
from webfoot.core.features import Block, view_blocks, view_features
from webfoot.core.game import Game, State
from webfoot.core.laws import play_on, random_match, random_steps, secrets_stay_secret
from webfoot.core.setups import covering
from webfoot.envs.featurepage import GAMES, page
from webfoot.games.canardage.view import CanardageView
from webfoot.games.dale.view import DaleView
from webfoot.games.duckdealer.view import DuckDealerView
from webfoot.games.spacedealer.view import SpaceDealerView

LOOKS = 40
"""Positions between two comparisons with the view."""


def named(game: Game[Any], state: State, seat: int) -> dict[str, float]:
    return dict(zip(game.feature_names(state.seats), game.features(state, seat), strict=True))


@pytest.mark.parametrize("key", webfoot.game_keys())
def test_every_number_has_a_name_of_its_own(key: str) -> None:
    game = webfoot.game(key)
    for seats in range(game.min_seats, game.max_seats + 1):
        names = game.feature_names(seats)
        assert len(set(names)) == len(names) == sum(map(len, game.feature_blocks(seats)))
        assert len(game.features(webfoot.start(key, seats=seats, seed=1).state, 0)) == len(names)
        for block in game.feature_blocks(seats):
            assert block.meaning.endswith("."), f"{block.name} does not say what it means"


def shown_by_canardage(view: CanardageView, seats: int, seat: int) -> dict[str, float]:
    who = ["me", *(f"next{step}" for step in range(1, seats))]
    shown: dict[str, float] = {f"hand.{kind}": view.hand.count(kind) for kind in view.hand}
    shown |= {f"line.card.{at}.{who[(card.owner - seat) % seats]}": 1
              for at, card in enumerate(view.line, 1) if card.owner is not None}  # fmt: skip
    shown |= {f"line.target.{at}": float(at in view.targets) for at in range(1, 7)}
    shown |= {f"living.{who[step]}": 5 - view.players[(seat + step) % seats].dead for step in range(seats)}
    return shown | {f"phase.{view.phase}": 1, "pile": view.pile, "draw": view.draw}


def shown_by_dale(view: DaleView, seats: int, seat: int) -> dict[str, float]:
    shown: dict[str, float] = {f"hand.{at}.{held.card}": 1 for at, held in enumerate(view.hand[:12])}
    shown |= {f"hand.value.{at}": held.value for at, held in enumerate(view.hand[:12])}
    for slot, lying in enumerate(view.market):
        shown[f"market.price.{slot}"] = lying.price if lying else 0
        if lying:
            shown[f"market.{slot}.{lying.card}"] = 1
    for step in range(1, seats):
        player = view.players[(seat + step) % seats]
        shown |= {f"known.next{step}.{card}": player.known.count(card) for card in player.known}
        shown |= {f"discard.next{step}.{card}": player.discard.count(card) for card in player.discard}
        shown[f"hand_size.next{step}"] = player.hand_size
        shown[f"cards.next{step}"] = player.cards
    if view.ask:
        shown |= {f"ask.{view.ask.what}": 1, "ask.left": view.ask.left, "ask.number": view.ask.number}
    shown |= {f"aside.{card}": view.aside.count(card) for card in view.aside}
    if view.draft:
        shown |= {f"draft.{view.draft.mode}": 1, "draft.need": view.draft.need, "draft.total": view.draft.total}
        shown["draft.complete"] = view.draft.complete
    return shown | {"need": view.need, "hand_size.me": view.players[seat].hand_size}


def shown_by_duckdealer(view: DuckDealerView, seats: int, seat: int) -> dict[str, float]:
    mine = view.players[seat]
    shown: dict[str, float] = {"points.me": mine.points, "speed.me": mine.speed, "energy.me.red": mine.energy.red}
    shown |= {f"goods.me.{good}": count for good, count in mine.goods.items()}
    if mine.ship:
        shown[f"ship.me.{mine.ship}"] = 1
    if view.jump_to:
        shown[f"jump_to.{view.jump_to}"] = 1
    for planet in view.planets:
        shown[f"planet.mine.{planet.id}.{planet.mine}"] = 1
        shown[f"planet.explored.{planet.id}"] = planet.explored
        for tile, owner in planet.privileges.items():
            who = "me" if owner == seat else f"next{(owner - seat) % seats}"
            shown[f"planet.privilege.{planet.id}.{tile}.{who}"] = 1
    return shown | {f"phase.{view.phase}": 1, "bid": -1 if view.bid is None else view.bid, "track": len(view.track)}


def shown_by_spacedealer(view: SpaceDealerView, seats: int, seat: int, now: int) -> dict[str, float]:
    shown: dict[str, float] = {f"supply.{colour}": count for colour, count in view.supply.items()}
    assert view.own is not None
    shown |= {f"pile.{card}": view.own.pile.count(card) for card in view.own.pile}
    shown |= {f"drawn.{at}.{card}": 1 for at, card in enumerate(view.own.drawn)}
    for step in range(seats):
        who = f"next{step}" if step else "me"
        planet = view.planets[(seat + step) % seats]
        shown |= {f"planet.{who}.score": planet.score, f"planet.{who}.pile": planet.pile}
        for timer in planet.timers:
            shown[f"timer.state.{who}.{timer.timer}.{timer.state}"] = 1
            shown[f"timer.job.{who}.{timer.timer}.{timer.job}"] = 1
            shown[f"timer.minutes.{who}.{timer.timer}"] = 0 if timer.ends is None else (timer.ends - now) / 60_000
        for ship in planet.ships:
            shown[f"ship.field.{who}.{ship.ship}.{(ship.field - 2 * seat) % (2 * seats)}"] = 1
        for planned in planet.planned if step == 0 else ():
            shown[f"place.{planned.place}.{planned.card}"] = 1
    if view.ends is not None:
        shown["minutes.left"] = (view.ends - now) / 60_000
    return shown | {f"phase.{view.phase}": 1, "attack": view.attack}


def shown_by(view: Any, state: State, seat: int) -> dict[str, float]:
    match view:
        case CanardageView():
            return shown_by_canardage(view, state.seats, seat)
        case DaleView():
            return shown_by_dale(view, state.seats, seat)
        case DuckDealerView():
            return shown_by_duckdealer(view, state.seats, seat)
        case SpaceDealerView():
            return shown_by_spacedealer(view, state.seats, seat, state.now)
    raise AssertionError(f"no test compares the features of {type(view).__name__}")


@pytest.mark.parametrize("key", webfoot.game_keys())
def test_the_numbers_say_what_the_view_says(key: str) -> None:
    for number in range(1 if webfoot.game(key).timed else 3):
        match = random_match(webfoot.game(key), number)
        for step, _ in enumerate(random_steps(match, number)):
            if step % LOOKS:
                continue
            seat = step // LOOKS % match.seats
            told = named(match.game, match.state, seat)
            for name, value in shown_by(match.game.view(match.state, seat), match.state, seat).items():
                assert told[name] == pytest.approx(float(value), abs=1e-5), (
                    f"{key}, game {number}, step {step}: {name}"
                )


def test_time_that_changes_nothing_moves_only_the_clock() -> None:
    match = webfoot.start("spacedealer", seats=3, seed=3)
    game, chance = match.game, QuickChance(3)
    while match.state.now < 300_000:
        play_on(match, chance)
    before = named(game, match.state, 1)
    deadline = match.state.deadline()
    assert deadline is not None
    waited = (deadline - match.state.now) // 2
    assert waited
    match.tick(match.state.now + waited)
    after = named(game, match.state, 1)
    moved = {name for name in before if before[name] != after[name]}
    assert moved
    for name in moved:
        assert ".minutes" in name or name.startswith("minutes.") or name.endswith("thinking"), name
        assert abs(after[name] - before[name]) == pytest.approx(waited / 60_000, abs=1e-5)


def test_features_that_tell_a_secret_are_found() -> None:
    class Telling(Purses):
        def feature_blocks(self, seats: int) -> tuple[Block, ...]:
            return (Block("coin", "The first coin of the next purse."),)

        def features(self, state: Any, seat: int) -> array[float]:
            return array("f", [state.purses[(seat + 1) % state.seats][0]])

    _every_setup(Purses())
    with pytest.raises(AssertionError, match="the features depend on what is hidden"):
        _every_setup(Telling())


def test_features_without_a_name_are_found() -> None:
    class Nameless(Purses):
        def features(self, state: Any, seat: int) -> array[float]:
            return array("f", [0.0])

    with pytest.raises(AssertionError, match=r"1 features, and \d+ names"):
        _every_setup(Nameless())


def _every_setup(game: Purses) -> None:
    for number in range(len(covering(game))):
        secrets_stay_secret(game, number)


class Inner(msgspec.Struct, frozen=True):
    number: int
    sort: Literal["a", "b"]


class Everything(msgspec.Struct, frozen=True):
    yes: bool
    text: str
    maybe: Inner | None
    mixed: int | str | None
    listed: list[Inner]
    pair: tuple[int, float]
    mapped: dict[str, int]


def test_a_view_of_any_shape_has_a_plain_description() -> None:
    names = [name for block in view_blocks(Everything) for name in block.names()]

    def told(**changes: Any) -> dict[str, float]:
        view = Everything(True, "duck", None, None, [], (1, 2.5), {})
        return dict(zip(names, view_features(msgspec.structs.replace(view, **changes)), strict=True))

    assert told()["view.yes"] == 1
    assert 0 < told()["view.text"] < 1
    assert told()["view.text"] != told(text="goose")["view.text"]
    assert (told()["view.maybe.there"], told()["view.maybe.number"]) == (0, 0)
    shown = told(maybe=Inner(7, "b"))
    assert [shown[f"view.maybe.{part}"] for part in ("there", "number", "sort.a", "sort.b")] == [1, 7, 0, 1]
    assert (told(mixed=3)["view.mixed"], told(mixed=3)["view.mixed.or1"]) == (3, 0)
    assert told(mixed="duck")["view.mixed.or1"] == told()["view.text"]
    many = told(listed=[Inner(at, "a") for at in range(20)])
    assert (many["view.listed.length"], many["view.listed.7.number"]) == (20, 7)
    assert told()["view.pair.1"] == 2.5
    assert told(mapped={"b": 2, "a": 1})["view.mapped.0"] == 1
    assert told(mapped={"b": 2})["view.mapped.length"] == 1


def test_the_page_that_says_what_they_mean_is_current() -> None:
    written = (TESTS.parent / "docs" / "features.md").read_text(encoding="utf-8")
    assert written == page(), "python -m webfoot.envs.featurepage > docs/features.md"
    assert set(GAMES) == set(webfoot.game_keys())
