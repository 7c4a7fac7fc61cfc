"""The coach: a legal move, reasons that have words in every language, and nothing that the seat may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import webfoot
from webfoot.bots.coaching import Advice, NoCoach, advised, coached, explained, hint
from webfoot.bots.levels import level
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import QuickChance
from webfoot.core.game import LANGUAGES, WAIT
from webfoot.core.hints import Hint
from webfoot.core.match import Match
from webfoot.core.registry import game_keys
from webfoot.core.words import words
from webfoot.games.canardage.moves import ACouvert, EnJoue
from webfoot.games.canardage.notation import arranged
from webfoot.games.canardage.options import CanardageOptions

COACHED = [key for key in game_keys() if coached(webfoot.game(key))]
CANARDAGE = webfoot.game("canardage")


def moments(key: str, seed: int, most: int) -> list[tuple[Any, int]]:
    """Return positions of a game among quick bots, each with the seat that decides."""
    game = webfoot.game(key)
    seats = max(game.min_seats, 3)
    match = Match(game, seats, seed)
    bots = [level("quick", game) for _ in range(seats)]
    found: list[tuple[Any, int]] = []
    while len(found) < most and not match.over:
        if not match.actors:
            pass_time(match)
            continue
        # Where everybody acts at once, all have their say.
        seat = match.actors[len(found) % len(match.actors)]
        seen = Perspective.of(game, match.state, seat, QuickChance(len(found)))
        found.append((match.state.clone(), seat))
        number = bots[seat].choose(seen, QuickChance(7))
        if number == WAIT:
            pass_time(match)
        else:
            match.play(seat, game.catalogue[number], match.state.now)
    return found


def pass_time(match: Match[Any]) -> None:
    deadline = match.state.deadline()
    assert deadline is not None
    match.tick(deadline)


def said(key: str, state: Any, seat: int, luck: int = 0) -> Hint | None:
    game = webfoot.game(key)
    try:
        return hint(game, state.imagine(seat, QuickChance(luck)), seat)
    except NoCoach:
        return None


@pytest.mark.parametrize("key", COACHED)
def test_what_a_seat_may_not_know_changes_no_byte_of_a_hint(key: str) -> None:
    for number, (state, seat) in enumerate(moments(key, 3, 12)):
        other = state.imagine(seat, QuickChance(number + 90))
        assert msgspec.json.encode(said(key, state, seat)) == msgspec.json.encode(said(key, other, seat))


@pytest.mark.parametrize("key", COACHED)
def test_a_hint_is_a_legal_move_with_reasons_in_every_language(key: str) -> None:
    game = webfoot.game(key)
    texts = [words(game, language) for language in LANGUAGES]
    given = 0
    for state, seat in moments(key, 5, 25):
        found = said(key, state, seat)
        if found is None:
            continue
        given += 1
        assert found.move in [msgspec.to_builtins(choice.move) for choice in game.brief(state, seat).moves]
        assert 1 <= len(found.reasons) <= 2
        for reason in found.reasons:
            values = {name: 1 if name == "seat" else value for name, value in reason.values.items()}
            for text in texts:
                assert text.has(f"reason-{reason.says}"), reason.says
                assert "{" not in text.say(f"reason-{reason.says}", values)
            if "card" in reason.values:
                assert texts[0].has(f"card-{reason.values['card']}")
    assert given >= 10


def test_another_process_says_the_same() -> None:
    state, seat = moments("canardage", 8, 1)[0]
    imagined = state.imagine(seat, QuickChance(0))
    advice = Advice.of(advised("canardage", {}, state.seats, seat, imagined.dump()))
    assert explained(CANARDAGE, imagined, seat, advice) == hint(CANARDAGE, imagined, seat)


@pytest.mark.parametrize(
    ("line", "hand", "says"),
    [
        ("b a* ~ b a b | b a b a ~ a", "canard-presse en-joue en-joue", ["out-of-danger", "puts-under-target"]),
        ("b* a ~ b a b | b a b a ~ a", "pan en-avant-marche en-avant-marche", ["shoots"]),
        ("b a* ~ b a b | b a b a ~ a", "a-couvert en-joue en-joue", ["covers"]),
    ],
)
def test_its_reasons_fit_the_line(line: str, hand: str, says: list[str]) -> None:
    state = arranged(2, CanardageOptions(), {"line": line, "hands": {"a": hand}})
    found = hint(CANARDAGE, state.imagine(0, QuickChance(0)), 0)
    assert [reason.says for reason in found.reasons] == says


def test_a_move_that_gives_away_much_is_known_as_costly() -> None:
    """A last duck lies under a target, the other player holds nothing but shots: only cover saves it."""
    line = "b a* ~ b ~ b | b b"
    state = arranged(
        2, CanardageOptions(), {"line": line, "hands": {"a": "a-couvert en-joue en-joue", "b": "pan pan pan"}}
    )
    imagined = state.imagine(0, QuickChance(0))
    advice = Advice.of(advised("canardage", {}, 2, 0, imagined.dump()))
    moves = [CANARDAGE.catalogue[number] for number in advice.costly]
    assert CANARDAGE.catalogue[advice.plan[0]] == ACouvert(2)
    assert EnJoue(1) in moves
    assert ACouvert(2) not in moves


SHIPS = [
    {"ship": "I1", "fittings": "hold hold trader", "energy": "red:1 yellow:1 blue:3", "goods": "paint:2 beads:2"},
    {"ship": "S3", "fittings": "hold navigator trader"},
]
LATE = {
    "seats": SHIPS,
    "mines": {"I1": "paint"},
    "factories": {"I1": "pills"},
    "consumers": {"I1": "satellite", "H": "pills"},
    "track": 23,
    "acting": True,
}
"""The last action turn of Duck Dealer: whatever is not done now is never done."""
MAKE, DELIVER = {"move": "make"}, {"move": "deliver"}
TO_POND_ZERO = {"move": "fly", "to": "H"}
END: dict[str, Any] = {"move": "end-turn", "red": 0, "yellow": 0, "blue": 0}
LOADED = {
    "seats": [
        {"build": "mine-red-1@4", "goods": "red green blue"},
        {"build": "mine-yellow-1@4"},
        {"build": "mine-yellow-2@4"},
    ]
}
"""Goods aboard in Space Dealer that a neighbour asks for."""


def looked_again(key: str, seats: int, words: dict[str, Any], meant: list[dict[str, Any]], **options: str) -> Advice:
    """Return what the coach says to moves that are meant in a position."""
    game = webfoot.game(key)
    state = game.arranged(seats, game.parse_options(seats, options), words)
    catalogue = game.catalogue
    numbers = [catalogue.number(catalogue.decode(msgspec.json.encode(move))) for move in meant]
    return Advice.of(advised(key, options, seats, 0, state.imagine(0, QuickChance(0)).dump(), None, numbers))


@pytest.mark.parametrize(
    ("meant", "costs"),
    [
        ([END], True),
        ([MAKE, MAKE, TO_POND_ZERO, {"move": "build-consumer"}, DELIVER, END], False),
        ([MAKE], False),
    ],
)
def test_a_turn_that_gives_away_much_is_known_as_costly(meant: list[dict[str, Any]], costs: bool) -> None:
    """A turn that is only begun is finished as well as possible."""
    advice = looked_again("duckdealer", 2, LATE, meant, start_player="seat-1")
    first = webfoot.game("duckdealer").catalogue.decode(msgspec.json.encode(meant[0]))
    assert advice.costly == ([webfoot.game("duckdealer").catalogue.number(first)] if costs else [])


def test_a_timer_for_the_wrong_thing_is_known_as_costly() -> None:
    """Nobody wants another red good; a flight with what is aboard pays. Free moves stand in no flight's way."""
    game = webfoot.game("spacedealer")
    mining = looked_again("spacedealer", 3, LOADED, [{"move": "start-use", "column": 4}])
    assert [msgspec.to_builtins(game.catalogue[number])["move"] for number in mining.costly] == ["start-use"]
    assert msgspec.to_builtins(game.catalogue[mining.plan[0]])["move"] == "start-flight"
    for fine in ({"move": "start-flight", "ship": 0, "field": 1}, {"move": "plan", "card": "generator"}):
        assert looked_again("spacedealer", 3, LOADED, [fine]).costly == []


@pytest.mark.parametrize("key", ["duckdealer", "spacedealer"])
def test_what_a_seat_may_not_know_changes_no_second_look(key: str) -> None:
    told = 0
    for number, (state, seat) in enumerate(moments(key, 3, 8)):
        other = state.imagine(seat, QuickChance(number + 90))
        legal = state.legal(seat)
        meant = legal[number * 7 % len(legal)]
        looks = [
            advised(key, {}, state.seats, seat, one.imagine(seat, QuickChance(0)).dump(), None, [meant])
            for one in (state, other)
        ]
        assert looks[0] == looks[1]
        told += len(legal) > 1
    assert told >= 4


def test_a_move_that_is_no_longer_possible_costs_nothing() -> None:
    advice = looked_again("duckdealer", 2, LATE, [{"move": "act"}], start_player="seat-1")
    assert advice.costly == []


def test_advice_is_read_as_it_was_written() -> None:
    for advice in (Advice("sure", [3, 4], [7]), Advice("even", [WAIT], [])):
        assert Advice.of(advice.numbers()) == advice


def test_a_game_without_reasons_has_no_coach() -> None:
    class Silent:
        playout_length = 0

    class Mute(type(CANARDAGE)):  # type: ignore[misc]
        brain = Silent()

    state = moments("canardage", 8, 1)[0][0]
    with pytest.raises(NoCoach, match="canardage has no coach"):
        hint(Mute(), state, state.actors()[0])
