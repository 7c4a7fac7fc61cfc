"""The bots of Dale: what a position is worth to them, what they do without thinking, and that they play any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import webfoot
from tests.games.dale.language import Table, dale
from webfoot.bots.comparing import ComparingBot
from webfoot.bots.levels import level
from webfoot.bots.perspective import Perspective
from webfoot.bots.quick import QuickBot
from webfoot.core.chance import QuickChance
from webfoot.games.dale import moves as m
from webfoot.games.dale.bot.brain import DaleBrain
from webfoot.games.dale.bot.evaluation import COLUMN, needs_of
from webfoot.games.dale.bot.techniques import AS_TECHNIQUE
from webfoot.games.dale.moves import CATALOGUE
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.cards import SETS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.kinds import KINDS, TECHNIQUE

GAME = webfoot.game("dale")
BRAIN = DaleBrain()
GROUPS = [SETS[first : first + 3] for first in range(0, len(SETS), 3)]


def wishes(sets: list[str]) -> dict[str, object]:
    return {key: "in" if key in sets else "out" for key in SETS}


def new_game(seats: int, seed: int, **options: object) -> DaleState:
    every: dict[str, object] = dict.fromkeys(SETS, "maybe")
    return GAME.setup(seats, GAME.parse_options(seats, {**every, **options}), QuickChance(seed))  # type: ignore[no-any-return]


def positions(seats: int, seed: int, steps: int, **options: object) -> Iterator[DaleState]:
    """A game in which half of the moves are the policy's and half are anything."""
    state = new_game(seats, seed, **options)
    chance = QuickChance(seed + 1000)
    for _ in range(steps):
        if state.over():
            return
        yield state
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal(seat)
        sensible = chance.below(2) == 0
        move = BRAIN.playout(state, seat, legal, chance) if sensible else legal[chance.below(len(legal))]
        state.play(seat, move, chance, None)


TABLES: list[tuple[int, dict[str, object]]] = [(2, {}), (3, {}), (4, {}), (4, {"teams": True})]


class TestEvaluation:
    def test_it_is_exact_when_the_game_is_over(self) -> None:
        state = new_game(3, 1)
        state.won = [1]
        assert BRAIN.evaluate(state) == [0.0, 1.0, 0.0]

    def test_partners_win_together(self) -> None:
        state = new_game(4, 1, teams=True)
        state.won = [1, 3]
        assert BRAIN.evaluate(state) == [0.0, 0.5, 0.0, 0.5]

    @pytest.mark.parametrize(("seats", "options"), TABLES)
    def test_chances_are_chances(self, seats: int, options: dict[str, object]) -> None:
        for state in positions(seats, 5, 150, **options):
            worth = BRAIN.evaluate(state)
            assert all(0.0 <= chance <= 1.0 for chance in worth)
            assert sum(worth) == pytest.approx(2.0 if state.teams else 1.0)
            if state.teams:
                assert worth[0] == worth[2]
                assert worth[1] == worth[3]

    @pytest.mark.parametrize(
        ("better", "worse"),
        [
            pytest.param(
                {"hand": "Junk Junk", "stall": "Wise Spy | Cheer"},
                {"hand": "Junk Junk Cheer", "stall": "Wise Spy"},
                id="a stack that stands and one that could be built",
            ),
            pytest.param(
                {"hand": "Cheer Junk", "deck": "Junk Junk", "stall": "Wise Spy"},
                {"hand": "Junk Junk", "deck": "Junk Cheer", "stall": "Wise Spy"},
                id="the card that is needed is in hand",
            ),
            pytest.param(
                {"hand": "Raffle Junk", "stall": "Wise Spy | Cheer"},
                {"hand": "Junk Junk", "stall": "Wise Spy | Cheer"},
                id="it is there at all",
            ),
            pytest.param(
                {"hand": "Raffle Charity", "stall": "Wise Spy | Cheer | Raffle | Charity | Tasters | Charity Cheer"},
                {"hand": "Raffle Magnet", "stall": "Wise Spy | Cheer | Raffle | Charity | Tasters | Charity Cheer"},
                id="two cards of one set that make the stack",
            ),
            pytest.param(
                {"hand": "Raffle", "deck": "Junk " * 5},
                {"hand": "Raffle", "deck": "Junk " * 15},
                id="less junk to draw through",
            ),
            pytest.param({"schedule": "Shopping Journey"}, {"discard": "Shopping Journey"}, id="what is on its way"),
            pytest.param(
                {"hand": "Cheer", "stall": "Wise Spy"},
                {"hand": "Cheer", "stall": "Wise Spy", "schedules": {1: "Nasty Threat"}},
                id="no threat against the next stack",
            ),
            pytest.param({}, {"schedules": {1: "Scary Gunfight"}}, id="prices as printed"),
            pytest.param({}, {"schedules": {1: "Lost Shipments"}}, id="a whole hand to come"),
        ],
    )
    def test_the_better_position_is_worth_more(self, better: dict[str, Any], worse: dict[str, Any]) -> None:
        sets = "owl fennec platypus sloth crocodile"
        assert worth(dale(sets=sets, **better)) > worth(dale(sets=sets, **worse))

    def test_a_lead_is_worth_more_near_the_end(self) -> None:
        stacks = ["Wise Spy", "Cheer", "Raffle", "Charity", "Tasters", "Charity Cheer", "Charity Raffle"]
        early = dale(stall="Wise Spy", sets="owl fennec platypus", hands={1: "Junk"}, hand="Junk")
        late = dale(
            stall=" | ".join(stacks),
            stalls={1: " | ".join(stacks[:6])},
            sets="owl fennec platypus",
            hands={1: "Junk"},
            hand="Junk",
        )
        assert 0.5 < worth(early) < worth(late)


def worth(table: Table) -> float:
    return BRAIN.evaluate(table.state)[0]


class TestOutlook:
    def test_what_the_next_stack_lacks_is_wanted(self) -> None:
        wanted = needs_of(dale(stall="Wise Spy", hand="Junk", sets="owl fennec").state, 0).wanted
        two, junk_like = COLUMN[kind("cheer")], COLUMN[kind("cunning-neighbour")]
        assert wanted[two] > wanted[junk_like]

    def test_what_completes_a_beginning_is_wanted_of_that_set(self) -> None:
        stall = "Wise Spy | Cheer | Raffle | Charity | Tasters | Charity Cheer | Charity Raffle"
        wanted = needs_of(dale(stall=stall, hand="Rumours", sets="owl fennec").state, 0).wanted
        assert wanted[COLUMN[kind("raffle")]] > wanted[COLUMN[kind("quality-inspection")]]

    def test_only_cards_that_a_stack_asks_for_are_kept(self) -> None:
        kept = needs_of(dale(stall="Wise Spy", hand="Cheer Junk", sets="owl fennec").state, 0).kept
        assert kept[COLUMN[kind("cheer")]]
        assert not kept[COLUMN[kind("raffle")]]


def kind(slug: str) -> int:
    return next(number for number, card in enumerate(KINDS) if card.slug == slug)


class TestInstinct:
    @pytest.mark.parametrize("seed", range(12))
    @pytest.mark.parametrize(("seats", "options"), TABLES)
    def test_it_answers_every_question_with_a_legal_move(
        self, seats: int, options: dict[str, object], seed: int
    ) -> None:
        chance = QuickChance(seed)
        for state in positions(seats, seed, 250, **options):
            for seat in state.actors():
                legal = state.legal(seat)
                before = state.dump()
                assert BRAIN.playout(state, seat, legal, chance) in legal
                thoughts = BRAIN.worth_a_thought(state, seat, legal)
                assert thoughts
                assert set(thoughts) <= set(legal)
                assert state.dump() == before

    def test_every_technique_has_a_worth(self) -> None:
        assert set(AS_TECHNIQUE) == {card.slug for card in KINDS if card.type == TECHNIQUE}

    def test_nobody_thinks_about_how_to_pay(self) -> None:
        table = dale(hand="Junk Junk Cheer Raffle", stall="Wise Spy", market="Magnet", sets="owl fennec platypus")
        table.state.play(0, n.BUY, QuickChance(0), None)
        paid = []
        while table.state.mode:
            (move,) = BRAIN.worth_a_thought(table.state, 0, table.state.legal(0))
            table.state.play(0, move, QuickChance(0), None)
            paid.append(CATALOGUE[move])
        # the Cheer is the next stack
        assert [KINDS[table.state.kinds[card]].slug for card in table.state.discards[0]].count("cheer") == 0
        assert isinstance(paid[-1], m.Confirm | m.Suggested)

    @pytest.mark.parametrize("group", GROUPS, ids="-".join)
    def test_games_by_instinct_end(self, group: list[str]) -> None:
        state = new_game(2, 3, **wishes(group))
        chance = QuickChance(4)
        for _ in range(1500):
            if state.over():
                break
            seat = state.actors()[0]
            state.play(seat, BRAIN.playout(state, seat, state.legal(seat), chance), chance, None)
        assert state.over()


@pytest.mark.parametrize("spec", ["quick", "thinker:80it"])
@pytest.mark.parametrize("seed", range(3))
class TestChoices:
    def test_the_last_stack_is_built(self, spec: str, seed: int) -> None:
        stall = "Wise Spy | Cheer | Raffle | Charity | Tasters | Charity Cheer | Charity Raffle"
        table = dale(
            stall=stall,
            hand="Rumours Raffle Junk",
            deck="Junk Junk",
            hands={1: "Junk Junk"},
            stalls={1: stall},
            market="Glue",
        )
        assert decision(table, spec, seed) == m.Build()

    def test_a_stack_is_built_when_it_can_be(self, spec: str, seed: int) -> None:
        table = dale(
            stall="Wise Spy | Cheer",
            hand="Housecleaning Junk Junk Junk Junk",
            deck="Junk Junk Junk Junk Junk Junk",
            hands={1: "Junk Junk Junk Junk Junk"},
            decks={1: "Junk Junk Junk Junk Junk"},
            market="",
        )
        assert decision(table, spec, seed) == m.Build()

    def test_what_is_built_is_confirmed(self, spec: str, seed: int) -> None:
        table = dale(stall="Wise Spy", hand="Cheer Junk Junk", deck="Junk Junk Junk", hands={1: "Junk"})
        table.state.play(0, n.BUILD, QuickChance(0), None)
        assert isinstance(decision(table, spec, seed), m.Suggested)

    def test_junk_is_what_is_thrown_away(self, spec: str, seed: int) -> None:
        table = dale(
            stall="Wise Spy | Cheer | Raffle",
            hand="Shattered Relic Charity Junk Spyglass",
            deck="Junk Junk Junk",
            hands={1: "Junk Junk"},
            decks={1: "Junk Junk"},
        )
        table.play("Shattered Relic")
        move = decision(table, spec, seed)
        assert isinstance(move, m.Pick)
        assert KINDS[table.state.kinds[table.state.hands[0][move.at]]].slug == "junk"


def test_no_playout_draws_the_same_card_for_ever() -> None:
    state = dale(hand="Shattered Relic", discard="Shattered Relic", market="Charity", hands={1: "Junk"}).state
    for seed in range(20):
        assert not isinstance(CATALOGUE[GAME.brain.playout(state, 0, state.legal(0), QuickChance(seed))], m.Play)


def decision(table: Table, spec: str, seed: int) -> object:
    seat = table.state.actors()[0]
    seen = Perspective.of(GAME, table.state, seat, QuickChance(seed))
    return CATALOGUE[level(spec, GAME).choose(seen, QuickChance(seed + 1))]


def play_to_the_end(state: DaleState, bots: list[Any], most: int) -> None:
    chance = QuickChance(9)
    for _ in range(most):
        if state.over():
            return
        seat = state.actors()[0]
        seen = Perspective.of(GAME, state, seat, chance)
        state.play(seat, bots[seat].choose(seen, chance), chance, None)
    raise AssertionError(f"no end after {most} moves")


COMPILED = pytest.mark.engine
"""Whole games but the first of each sort."""


class TestWholeGames:
    @pytest.mark.parametrize(
        "group", [GROUPS[0], *(pytest.param(group, marks=COMPILED) for group in GROUPS[1:])], ids="-".join
    )
    def test_quick_and_thinker_play_every_set(self, group: list[str]) -> None:
        play_to_the_end(
            new_game(2, 6, **wishes(group)), [QuickBot(GAME, worlds=1), ComparingBot(GAME, iterations=4)], 1500
        )

    @pytest.mark.parametrize(
        ("seats", "options"), [TABLES[1], *(pytest.param(*table, marks=COMPILED) for table in TABLES[2:])]
    )
    def test_at_every_table(self, seats: int, options: dict[str, object]) -> None:
        bots = [QuickBot(GAME, worlds=1), ComparingBot(GAME, iterations=3)] * 2
        play_to_the_end(new_game(seats, 8, **options), bots[:seats], 3000)
