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
