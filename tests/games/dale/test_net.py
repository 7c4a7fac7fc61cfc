"""The learned part of Dale's evaluation: what its file must hold, and that it computes what the weights say."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.dale.test_bot import TABLES, new_game, positions
from webfoot.core.chance import QuickChance
from webfoot.games.dale.bot.brain import NET, PROVEN, DaleBrain, Seat, rival
from webfoot.games.dale.bot.inputs import DIGEST, MOST, NAMES, SIZE
from webfoot.games.dale.bot.net import VOTE, WEIGHT, BadNet, Header, Weights, read, stored
from webfoot.games.dale.rules.engine import load

UNITS = 3
POSITIONS = Path(__file__).with_name("net_positions.jsonl")


def weights(**changed: Any) -> bytes:
    """A small net with weights at random, or with some of them changed."""
    chance = QuickChance(7)

    def some(count: int) -> list[int]:
        return [chance.below(2001) - 1000 for _ in range(count)]

    made = Weights(
        Header("dale", "", 1, 1, [], DIGEST),
        UNITS,
        list(NAMES),
        some(UNITS),
        [some(UNITS) for _ in range(SIZE)],
        [some(UNITS) for _ in range(SIZE)],
        some(UNITS),
    )
    return msgspec.json.encode(msgspec.structs.replace(made, **changed))


def by_hand(plain: Weights, own: list[int], other: list[int]) -> float:
    """What the net says, computed without lanes."""
    said = 0
    for unit in range(plain.units):
        value = plain.bias[unit]
        value += sum(amount * row[unit] for amount, row in zip(own, plain.own, strict=True))
        value += sum(amount * row[unit] for amount, row in zip(other, plain.rival, strict=True))
        said += plain.votes[unit] * (value if unit == 0 else max(value, 0))
    return said / (WEIGHT * VOTE)


@pytest.mark.parametrize("seed", range(5))
def test_lanes_compute_what_the_weights_say(seed: int) -> None:
    text = weights()
    net, plain = read(text), msgspec.json.decode(text, type=Weights)
    chance = QuickChance(seed)
    own, other = ([chance.below(2 * MOST + 1) - MOST for _ in range(SIZE)] for _ in range(2))
    assert net.nearer(net.sums(own), net.sums(other)) == by_hand(plain, own, other)


def test_lanes_do_not_overflow_where_inputs_are_as_large_as_can_be() -> None:
    most = ((1 << 30) - 1) // (MOST * SIZE)
    rows = [[most] * UNITS for _ in range(SIZE)]
    text = weights(own=rows, rival=rows, bias=[0] * UNITS, votes=[1] * UNITS)
    net, plain = read(text), msgspec.json.decode(text, type=Weights)
    for amount in (MOST, -MOST):
        full = [amount] * SIZE
        assert net.nearer(net.sums(full), net.sums(full)) == by_hand(plain, full, full)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"nonsense", "the weights cannot be read"),
        (b"{}", "the weights cannot be read"),
        (weights(header=Header("chess", "", 1, 1, [], DIGEST)), "the weights are for chess, not for dale"),
        (weights(header=Header("dale", "", 1, 1, [], "another")), "the weights are for other inputs (another"),
        (weights(names=["another"]), "the weights are for other inputs"),
        (weights(units=0), "a net has 1 to 256 units, not 0"),
        (weights(votes=[1]), f"the weights are not those of {SIZE} inputs and 3 units"),
        (weights(own=[[1] * UNITS]), f"the weights are not those of {SIZE} inputs and 3 units"),
        (weights(bias=[0, 0, 1 << 30]), "the weights of unit 2 are too large for 32 bits"),
    ],
)
def test_weights_that_do_not_fit_are_refused_with_a_reason(text: bytes, says: str) -> None:
    with pytest.raises(BadNet) as refused:
        read(text)
    assert str(refused.value).startswith(says)


@pytest.mark.engine
@pytest.mark.parametrize("line", POSITIONS.read_bytes().splitlines())
def test_a_stored_position_gets_the_stored_value(line: bytes) -> None:
    """Also on the compiled engine. After a new net: put the values that it says into the file."""
    known = msgspec.json.decode(line)
    state = load(msgspec.json.encode(known["position"]))
    assert DaleBrain(NET, 4).evaluate(state) == pytest.approx(known["chances"], abs=1e-6)


def test_the_stored_net_says_where_it_comes_from() -> None:
    text = resources.files("webfoot.games.dale").joinpath("bot", "net.json").read_bytes()
    header = msgspec.json.decode(text, type=Weights).header
    assert header.games > 1000
    assert header.commit
    assert header.deals
    assert stored().units == NET.units


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_inputs_stay_within_their_bound(seats: int, options: dict[str, object]) -> None:
    for state in positions(seats, 3, 150, **options):
        for seat in range(seats):
            inputs = Seat(state, seat, True).inputs
            assert len(inputs) == SIZE
            assert all(-MOST <= amount <= MOST for amount in inputs)


def test_the_rival_is_the_nearest_opponent_and_never_the_partner() -> None:
    state = new_game(4, 5, teams=True)
    seats = [Seat(state, seat, False) for seat in range(4)]
    seats[2].away = -5.0
    seats[3].away = -1.0
    assert [rival(state, seat, seats) for seat in range(4)] == [3, 2, 3, 2]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_chances_with_the_net_are_chances(seats: int, options: dict[str, object]) -> None:
    learned, rule, usual = DaleBrain(NET, 4), DaleBrain(None), DaleBrain()
    differ = 0
    for state in positions(seats, 4, 120, **options):
        chances = learned.evaluate(state)
        sides = chances[:2] if options else chances
        assert sum(sides) == pytest.approx(1)
        assert min(sides) > 0
        if options:
            assert chances[:2] == chances[2:]
        differ += chances != rule.evaluate(state)
        # At a table it is asked only where it has been shown to win.
        assert usual.evaluate(state) == (chances if seats <= PROVEN else rule.evaluate(state))
    assert differ
