"""Events in words: every field says what it is, every kind of event is told, and every line reads well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
import pytest
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

import webfoot
from tests.tellings import EXAMPLES, different, recorded, seen, wording
from webfoot.core import fields as f
from webfoot.core.events import Event
from webfoot.core.game import LANGUAGES
from webfoot.core.wording import Wording
from webfoot.core.words import listed, of, that, words
from webfoot.games.canardage.events import GameDrawn
from webfoot.games.dale.events import Drew, Played, Rearranged
from webfoot.games.duckdealer.events import BidsRevealed, Flew
from webfoot.games.spacedealer.events import Collected, FlightStarted
from webfoot.games.spacedealer.events import Drew as DrewCards

games = pytest.mark.parametrize("key", webfoot.game_keys())
languages = pytest.mark.parametrize("language", LANGUAGES)


# What fields are.


class Bare(Event, frozen=True):
    seat: f.Seat
    strength: int


class Bundled(Event, frozen=True):
    things: list[str] | None


class Either(Event, frozen=True):
    thing: f.Seat | str


class Plain(Event, frozen=True):
    seat: f.Seat | None
    loud: bool
    colour: Annotated[str, "for somebody else", f.Named("colour")]


@games
def test_every_field_of_every_event_says_what_it_is(key: str) -> None:
    for event in webfoot.game(key).event_types:
        assert f.kinds(event).keys() >= set(event.__struct_fields__)


@pytest.mark.parametrize(("event", "field"), [(Bare, "strength"), (Bundled, "things"), (Either, "thing")])
def test_a_field_that_does_not_say_what_it_is_is_refused(event: type[Event], field: str) -> None:
    with pytest.raises(TypeError, match=rf"^{event.__name__}\.{field} does not say what it is"):
        f.kinds(event)


def test_what_a_field_is_stands_in_its_type_and_changes_nothing_of_what_is_sent() -> None:
    assert f.kinds(Plain) == {"seat": f.Player(), "loud": f.Variant(), "colour": f.Named("colour")}
    assert msgspec.json.encode(Plain(1, True, "red")) == b'{"event":"plain","seat":1,"loud":true,"colour":"red"}'
    assert f.described((Plain,))["plain"]["colour"] == {"is": "named", "message": "colour", "attribute": None}


@games
def test_values_made_of_fields_are_made_of_fields_that_exist(key: str) -> None:
    for event in webfoot.game(key).event_types:
        for name, kind in event.also.items():
            assert name not in event.__struct_fields__, f"{event.__name__} has a field {name}"
            made_of = {
                f.Same: lambda kind: {kind.one, kind.other},
                f.Differ: lambda kind: {kind.one, kind.other},
                f.Reading: lambda kind: {kind.field},
                f.Gathered: lambda kind: {field for _, field in kind.fields},
                f.Together: lambda kind: set(kind.fields),
            }[type(kind)](kind)
            assert made_of <= set(event.__struct_fields__), f"{event.__name__}.{name}"


# What sentences ask for.


class _Asked(Visitor):
    """What a pattern says, what it only chooses by, and the messages it refers to."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.chosen_by: set[str] = set()
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.said.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def asked(key: str, language: str) -> dict[str, _Asked]:
    """For every event, what its sentence asks for, directly or by the messages it refers to."""
    text = webfoot.game(key).file("locale", f"{language}.ftl").read_text(encoding="utf-8")
    patterns = {entry.id.name: entry.value for entry in parse(text).body if isinstance(entry, ast.Message)}

    def follow(name: str, found: _Asked) -> _Asked:
        before = set(found.messages)
        found.visit(patterns[name])
        for other in found.messages - before:
            follow(other, found)
        return found

    return {name: follow(name, _Asked()) for name in patterns if name.startswith("event-")}


def kinds_of(key: str) -> Iterator[tuple[str, dict[str, f.Kind]]]:
    for event in webfoot.game(key).event_types:
        yield f"event-{event.__struct_config__.tag}", dict(f.kinds(event))


@games
@languages
def test_a_sentence_asks_for_nothing_that_its_event_does_not_tell(key: str, language: str) -> None:
    sentences = asked(key, language)
    for message, kinds in kinds_of(key):
        told = {name for name, kind in kinds.items() if not isinstance(kind, f.Untold)}
        assert sentences[message].said | sentences[message].chosen_by <= told, message


@games
@languages
def test_what_only_chooses_the_wording_is_never_said(key: str, language: str) -> None:
    sentences = asked(key, language)
    for message, kinds in kinds_of(key):
        choosing = {name for name, kind in kinds.items() if isinstance(kind, f.Variant | f.Same | f.Differ)}
        choosing |= {
            name for name, kind in kinds.items() if isinstance(kind, f.Reading) and kind.kind == f.SortOfPlace()
        }
        assert sentences[message].said & choosing == set(), message


@games
def test_french_says_no_name_after_a_word_that_elides(key: str) -> None:
    text = webfoot.game(key).file("locale", "fr.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    written = FluentSerializer().serialize_entry
    lines = [written(entry) for entry in entries if entry.id.name.startswith("event-")]
    assert len(lines) == len(webfoot.game(key).event_types)
    assert [line for line in lines if re.search(r"\b(de|que) \{ \$(?!\w*(count|points|stored))", line)] == []


# How it reads.

FAULTS: Final = {
    "Python or JSON": re.compile(r"[\[\]{}_<>=\\]|\('|',|\"|\b(None|True|False|null|undefined)\b"),
    "a value that only chooses": re.compile(r"\b(none|true|false)\b"),
    "an id": re.compile(r"\b(event|card|place|good|colour|equipment|tile|amount|refusal)-[a-z]"),
    "a gap": re.compile(r"  |[ \u00a0\u202f][.,)]|\([ )]|“”|«[\s]*»|^[ ,.]| $"),
    "a word without what belongs to it": re.compile(
        r"\b(to|for|of|with|and|de|à|avec|contre|et|sur|dans|vers|entre|di|con|per|da|su|fra|e|verso)[.;,!]"
    ),
    "no end": re.compile(r"(?<![.!])$"),
}


def faults(line: str, slugs: set[str]) -> list[str]:
    found = [fault for fault, sign in FAULTS.items() if sign.search(line)]
    return found + [f"the slug {word}" for word in re.findall(r"[\w.-]*\w", line) if word in slugs]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Player 1 collects ('red',).", "Python or JSON"),
        ("Player 1 offers {'duck': 1}.", "Python or JSON"),
        ("Player 1 flies out and stops to.", "a word without what belongs to it"),
        ("Giocatore 1 consegna stealth su I1: +3.", "the slug I1"),
        ("Player 1 plans transport-probe.", "the slug transport-probe"),
        ("Player 1 plans card-depot-9.", "an id"),
        ("Player 1 asks none for  gifts.", "a gap"),
        ("Player 1 asks none for gifts.", "a value that only chooses"),
        ("Player 1 plans “”.", "a gap"),
        ("event-played", "no end"),
    ],
)
def test_a_fault_is_seen(line: str, fault: str) -> None:
    assert fault in faults(line, {"I1", "transport-probe"})


def slugs_of(events: tuple[Event, ...]) -> set[str]:
    """The ids that events name things by and that nobody could take for a word."""
    found: set[str] = set()

    def gather(value: Any) -> None:
        if isinstance(value, str) and not value.isalpha():
            found.add(value)
        elif isinstance(value, dict):
            gather([*value])
        elif isinstance(value, list | tuple):
            for one in value:
                gather(one)

    for event in events:
        for name in event.__struct_fields__:
            gather(getattr(event, name))
    return found


@games
@languages
def test_every_line_of_every_game_on_file_reads_well(key: str, language: str) -> None:
    told = wording(key, language)
    events = (*EXAMPLES[key], *recorded(key))
    slugs = slugs_of(events)
    lines = {told.sentence(event) for event in different((*events, *seen(events, 0)))}
    assert {line: found for line in lines if (found := faults(line, slugs))} == {}


@games
def test_every_kind_of_event_is_told(key: str) -> None:
    told = {type(event) for event in (*EXAMPLES[key], *recorded(key))}
    assert [event.__name__ for event in webfoot.game(key).event_types if event not in told] == []


# A few by name.


@pytest.mark.parametrize(
    ("key", "event", "en", "fr", "it"),
    [
        (
            "spacedealer",
            Collected(0, "mine-red-1", ("red", "blue", "red"), 0),
            "Agathe collects 2 red goods and a blue good.",
            "Agathe récolte 2 marchandises rouges et une marchandise bleue.",
            "Agathe raccoglie 2 merci rosse e una merce blu.",
        ),
        (
            "spacedealer",
            DrewCards(1, 2, 2, ("converter-1", "converter-2")),
            "Bruno draws 2 × “Converter” from the level 2 pile.",
            "Bruno pioche 2 × « Convertisseur » dans la pile 2.",
            "Bruno pesca 2 × “Convertitore” dal mazzo 2.",
        ),
        (
            "spacedealer",
            FlightStarted(2, 0, 0, 4, 0),
            "Élodie’s ship sets out for Agathe’s planet.",
            "Le vaisseau d’Élodie part vers la planète d’Agathe.",
            "La nave di Élodie parte verso il pianeta di Agathe.",
        ),
        (
            "duckdealer",
            Flew(1, ["S1", "E02.3"], 1),
            "Bruno flies out and stops in space between Puddle and Anatida.",
            "Bruno prend le large et s’arrête dans l’espace entre Flaque et Anatida.",
            "Bruno prende il largo e si ferma nello spazio fra Pozzanghera e Anatida.",
        ),
        (
            "duckdealer",
            BidsRevealed({2: 3, 0: 5, 1: 3}, False),
            "The bids are revealed: Agathe (5), Bruno (3), and Élodie (3).",
            "Les offres sont révélées : Agathe (5), Bruno (3) et Élodie (3).",
            "Si scoprono le puntate: Agathe (5), Bruno (3) e Élodie (3).",
        ),
        (
            "dale",
            Played(0, "trendsetting", "glue"),
            "Agathe plays “Trendsetting” as a copy of “Glue”.",
            None,
            None,
        ),
        (
            "dale",
            Drew(cards=["junk", "glue", "junk"], count=3, seen=0, seat=0, owner=0),
            "Agathe draws 2 × “Junk” and “Glue”.",
            None,
            None,
        ),
        (
            "dale",
            Rearranged(0, ["glue", None, "junk", "junk"]),
            "Agathe does the sums and rearranges the market. From the cheapest place: “Glue”, “Junk”, and “Junk”.",
            None,
            None,
        ),
        ("canardage", GameDrawn((0, 1)), "Not a duck left alive: a draw between Agathe and Bruno.", None, None),
    ],
)
def test_an_event_in_words(key: str, event: Event, en: str, fr: str | None, it: str | None) -> None:
    for language, sentence in zip(("en", "fr", "it"), (en, fr, it), strict=True):
        if sentence is not None:
            assert re.sub("[\u00a0\u202f]", " ", wording(key, language).sentence(event)) == sentence


def test_a_game_that_names_places_has_to_say_what_they_are_called() -> None:
    class Somewhere(Event, frozen=True):
        at: Annotated[str, f.At()]

    canardage = webfoot.game("canardage")
    with pytest.raises(NotImplementedError, match="canardage name places"):
        Wording(canardage, words(canardage, "en"), ()).values(Somewhere("here"))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["A and B", "A, B, and C"]), ("fr", ["A et B", "A, B et C"]), ("it", ["A e B", "A, B e C"])],
)
def test_lists(language: str, said: list[str]) -> None:
    assert [listed(list(few), language) for few in ("AB", "ABC")] == said
    assert listed(["A"], language) == "A"


@pytest.mark.parametrize("name", ["Anna", "Élodie", "Œdipe", "Hélène", "Yves", "Oie"])
def test_french_elides_before_a_vowel_a_mute_h_and_a_y_before_a_consonant(name: str) -> None:
    assert (of(name), that(name)) == (f"d’{name}", f"qu’{name}")


@pytest.mark.parametrize("name", ["Bruno", "Hugo", "Héron", "Yann", "8bit", "Y", ""])
def test_french_elides_before_nothing_else(name: str) -> None:
    assert (of(name), that(name)) == (f"de {name}", f"que {name}")
