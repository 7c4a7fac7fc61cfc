"""The words of every game: the same messages in each language, and one for all that has to be said."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

import webfoot
from webfoot.core.errors import Refusal
from webfoot.core.game import LANGUAGES
from webfoot.core.words import Words, common, refusal_id, words

games = pytest.mark.parametrize("key", webfoot.game_keys())
languages = pytest.mark.parametrize("language", LANGUAGES)


class _Names(Visitor):
    """The values a pattern asks for, and the messages it refers to."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")


@cache
def messages(key: str, language: str) -> dict[str, _Names]:
    """Every message and attribute of a locale file."""
    text = webfoot.game(key).file("locale", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, _Names] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl does not parse: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        patterns = {entry.id.name: entry.value} if entry.value else {}
        patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
        for name, pattern in patterns.items():
            assert name not in found, f"{name} stands twice in {language}.ftl"
            if name.endswith(".hyphenated"):
                continue  # only where a language has a word too long for its card
            found[name] = _Names()
            found[name].visit(pattern)
    return found


@games
@languages
def test_every_language_has_the_same_messages(key: str, language: str) -> None:
    assert messages(key, language).keys() == messages(key, "en").keys()


@games
@languages
def test_no_language_asks_for_a_value_that_english_does_not_know(key: str, language: str) -> None:
    english = messages(key, "en")
    strange = {
        name: names.values - english[name].values
        for name, names in messages(key, language).items()
        if names.values - english[name].values
    }
    assert strange == {}


@games
@languages
def test_messages_refer_to_messages_that_exist(key: str, language: str) -> None:
    known = messages(key, language)
    assert {to for names in known.values() for to in names.messages if to not in known} == set()


@games
def test_the_game_its_events_and_its_options_have_words(key: str) -> None:
    game = webfoot.game(key)
    needed = {"game", "game.pitch", f"{key}-about"}
    needed |= {f"event-{event.__struct_config__.tag}" for event in game.event_types}
    for option in game.option_infos():
        needed |= {f"option-{option.name}", f"option-{option.name}.help"}
        needed |= {f"option-{option.name}-{choice}" for choice in option.choices or ()}
    assert needed - messages(key, "en").keys() == set()


def test_a_dot_in_a_rule_is_an_underscore_in_the_name_of_its_sentence() -> None:
    assert refusal_id("DD-R8.7") == "refusal-DD-R8_7"
    assert refusal_id("C-052") == "refusal-C-052"
    spoken = words(webfoot.game("duckdealer"), "en")
    sentence = spoken.refusal(Refusal("DD-R8.1", {"steps": 9, "speed": 8}))
    assert sentence == "That is 9 steps away; with one red energy your ship flies 8 at most."


def test_a_proper_name_is_said_in_the_readers_language_or_as_it_is_written() -> None:
    french = words(webfoot.game("duckdealer"), "fr")
    assert french.name("Bathtub Prime") == "Baignoire Prime"
    assert french.name("Owner's Own") == "Owner's Own"


def test_a_word_that_is_nowhere_is_asked_for_in_vain() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        words(webfoot.game("canardage"), "en").label("no-such-message")
    with pytest.raises(LookupError, match="no-such-message"):
        common("no-such-message", "en")


@games
@languages
def test_a_message_says_the_same_alone_and_in_its_file(key: str, language: str) -> None:
    """What stands in no placeable is parsed by itself, as long as the whole file is not needed."""
    game = webfoot.game(key)
    alone, whole = Words(game, language), Words(game, language)
    text = game.file("locale", f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    plain = [entry for entry in entries if "{" not in FluentSerializer().serialize_entry(entry)]
    other = next(entry.id.name for entry in entries if entry not in plain)
    assert whole.has(other)
    assert len(plain) > 20
    for entry in plain:
        for attribute in (None, *(one.id.name for one in entry.attributes)):
            assert alone.has(entry.id.name, attribute)
            assert alone.say(entry.id.name, attribute=attribute) == whole.say(entry.id.name, attribute=attribute)
    assert alone.say(other) == whole.say(other)
    assert not alone.has("nothing-of-the-kind")
    assert alone.say("nothing-of-the-kind") == "nothing-of-the-kind"
