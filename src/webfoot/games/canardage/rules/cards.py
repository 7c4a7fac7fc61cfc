"""The action cards: for each one its rule, the choices it offers, what it does, and whether it stays on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.canardage.components import KINDS
from webfoot.games.canardage.rules import choices, effects
from webfoot.games.canardage.rules.state import Position

Choices = Callable[[Position, int], list[int]]
Effect = Callable[[Position, int, Any, Chance, Log | None], None]


class Card(NamedTuple):
    kind: str
    rule: str
    choices: Choices
    effect: Effect
    stays: bool = False
    """Whether it stays in play and reaches the discard only when its effect ends."""


CARDS: Final[tuple[Card, ...]] = (
    Card("en-joue", "C-050", choices.en_joue, effects.en_joue),
    Card("deux-pour-un", "C-051", choices.deux_pour_un, effects.deux_pour_un),
    Card("pan", "C-052", choices.pan, effects.pan),
    Card("ducky-luke", "C-053", choices.ducky_luke, effects.ducky_luke),
    Card("oups", "C-054", choices.oups, effects.oups),
    Card("canards-enchaines", "C-055", choices.canards_enchaines, effects.canards_enchaines),
    Card("mexicoin", "C-056", choices.mexicoin, effects.mexicoin),
    Card("canard-simplet", "C-057", choices.canard_simplet, effects.canard_simplet),
    Card("president", "C-058", choices.president, effects.president),
    Card("magret", "C-059", choices.magret, effects.magret, stays=True),
    Card("rectifier-gauche", "C-060", choices.rectifier_gauche, effects.rectifier_gauche),
    Card("rectifier-droite", "C-061", choices.rectifier_droite, effects.rectifier_droite),
    Card("en-avant-marche", "C-070", choices.en_avant_marche, effects.en_avant_marche),
    Card("canard-blase", "C-071", choices.canard_blase, effects.canard_blase),
    Card("canard-presse", "C-072", choices.canard_presse, effects.canard_presse),
    Card("fulguro-coin", "C-073", choices.fulguro_coin, effects.fulguro_coin),
    Card("canarchie", "C-074", choices.canarchie, effects.canarchie),
    Card("danse-des-canards", "C-075", choices.danse_des_canards, effects.danse_des_canards),
    Card("peace-and-love", "C-076", choices.peace_and_love, effects.peace_and_love),
    Card("walking-duck", "C-077", choices.walking_duck, effects.walking_duck),
    Card("planque", "C-090", choices.planque, effects.planque),
    Card("moby-ducky", "C-091", choices.moby_ducky, effects.moby_ducky, stays=True),
    Card("a-couvert", "C-100", choices.a_couvert, effects.a_couvert, stays=True),
)
"""By kind number, in the order of KINDS."""

assert tuple(card.kind for card in CARDS) == KINDS

CHOICES_OF: Final[list[Choices]] = [card.choices for card in CARDS]
EFFECTS: Final[list[Effect]] = [card.effect for card in CARDS]
STAYS: Final[list[bool]] = [card.stays for card in CARDS]


def possible_kinds(p: Position, seat: int) -> int:
    """Return a bit for each kind that this player could play now, if the player held it."""
    return sum(1 << kind for kind, offered in enumerate(CHOICES_OF) if offered(p, seat))
