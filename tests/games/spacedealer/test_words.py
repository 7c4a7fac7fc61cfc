"""Every card, event, option and refusal has its words in each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.games.spacedealer.language import GAME
from tests.games.spacedealer.late import LateSpaceDealer
from tests.games.spacedealer.playing import TABLES
from tests.rulebook import rule_ids
from tests.words.texts import FluentText, patterns
from webfoot.core.chance import QuickChance
from webfoot.core.errors import Refusal
from webfoot.core.game import LANGUAGES
from webfoot.core.laws import play_on
from webfoot.core.match import Match
from webfoot.core.words import words
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.rules.box import STANDARD

NOT_IN_THE_BOOK = {
    "already-done",
    "card-named",
    "empty-draft",
    "game-over",
    "job-named",
    "mine-picked",
    "no-demand",
    "no-draft",
    "no-good-to-ask",
    "no-good-to-give",
    "no-such-seat",
    "not-at-home",
    "not-neutral",
    "nothing-drawn",
    "partner-full",
    "partner-planning-full",
    "probe-deal",
    "probe-filling",
}
"""Causes that no paragraph of the rules is about alone."""
languages = pytest.mark.parametrize("language", LANGUAGES)


class Quoted(Visitor):
    """Whether every card that a sentence names stands between quotation marks."""

    def __init__(self, before: str, after: str) -> None:
        self._before, self._after = before, after
        self.bare = False

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for at, one in enumerate(node.elements):
            if (
                isinstance(one, ast.Placeable)
                and isinstance(one.expression, ast.VariableReference)
                and one.expression.id.name in ("card", "returned", "job")
            ):
                around = [*node.elements[max(0, at - 1) : at], *node.elements[at + 1 : at + 2]]
                said = [text.value for text in around if isinstance(text, ast.TextElement)]
                quoted = len(said) == 2 and said[0].endswith(self._before) and said[1].startswith(self._after)
                self.bare |= not quoted
        self.generic_visit(node)


@cache
def refusals() -> dict[str, Refusal]:
    """One refusal by each rule that ever refuses a move or blocks something, found in games played at random."""
    found: dict[str, Refusal] = {}
    chance = QuickChance(1)
    for number, (seats, options) in enumerate(TABLES):
        for game in (GAME, LateSpaceDealer()):
            match = Match(game, seats, number, options | {"length": "5"})
            while not match.over:
                play_on(match, chance)
                seat = chance.below(match.seats)
                some = [GAME.why_not(match.state, seat, chance.below(len(GAME.catalogue))) for _ in range(40)]
                for refusal in [*(one for one in some if one), *GAME.blocked(match.state, seat).values()]:
                    found.setdefault(refusal.rule, refusal)
    return found


def test_random_moves_meet_most_of_the_rules_that_refuse() -> None:
    assert len(refusals()) > 35


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    assert set(refusals()) - set(rule_ids("spacedealer")) <= NOT_IN_THE_BOOK


@languages
def test_every_refusal_has_its_sentence(language: str) -> None:
    spoken = words(GAME, language)
    source = "".join(path.read_text(encoding="utf-8") for path in Path(str(GAME.file())).rglob("*.py"))
    named = {rule for rule in rule_ids("spacedealer") if f'"{rule}"' in source} | set(refusals()) | NOT_IN_THE_BOOK
    assert [rule for rule in sorted(named) if not spoken.has(f"refusal-{rule}")] == []
    for refusal in refusals().values():
        assert "{" not in spoken.refusal(refusal)


@languages
def test_every_card_has_a_name_and_every_type_a_text(language: str) -> None:
    spoken = words(GAME, language)
    slugs = [*(card.slug for card in STANDARD.cards), *STANDARD.order_slugs]
    assert [slug for slug in slugs if not spoken.has(f"card-{slug}")] == []
    for key in STANDARD.types:
        assert spoken.say(f"type-{key}", attribute="text") != f"type-{key}"
        assert spoken.say(f"type-{key}", attribute="rule") in rule_ids("spacedealer")
    assert all(spoken.has(f"colour-{colour}") for colour in COLOURS)


@languages
def test_the_name_of_a_card_stands_in_quotation_marks_in_every_sentence(language: str) -> None:
    """Labels such as `Build: Depot` end without a full stop and go without."""
    before, after = {"en": "“”", "fr": ("«\u202f", "\u202f»"), "it": "“”"}[language]
    bare = []
    for name, pattern in patterns("spacedealer", language).items():
        reader = Quoted(before, after)
        reader.visit(pattern)
        if FluentText.of(pattern).rstrip().endswith((".", "!", "?", "…")) and reader.bare:
            bare.append(name)
    assert bare == []


@languages
def test_every_option_and_each_of_its_values_is_explained(language: str) -> None:
    spoken = words(GAME, language)
    for info in GAME.option_infos():
        assert spoken.has(f"option-{info.name}"), info.name
        assert spoken.say(f"option-{info.name}", attribute="help") != f"option-{info.name}"
        for choice in info.choices or []:
            assert spoken.has(f"option-{info.name}-{choice}"), choice
    assert spoken.has("spacedealer-about")


@languages
def test_every_event_has_its_line(language: str) -> None:
    spoken = words(GAME, language)
    for kind in GAME.event_types:
        tag = str(kind.__struct_config__.tag)
        assert spoken.has(f"event-{tag}"), tag
        values = dict.fromkeys(kind.__struct_fields__, "none")
        assert "{" not in spoken.say(f"event-{tag}", values)
