"""What techniques are worth when they are played, as estimates in actions."""

from __future__ import annotations

from typing import Final

from webfoot.games.dale.rules.cards import KINDS

AS_TECHNIQUE: Final = {
    "tireless-tinkerer": 0.02,
    "safety-precaution": 0.02,
    "magnet": 0.3,
    "dangerous-test": 0.3,
    "steady-achiever": 0.15,
    "shopping-journey": 0.75,
    "housecleaning": 0.2,
    "siesta": 0.25,
    "lunch-break": 0.3,
    "ironing": 0.35,
    "little-villain": 0.06,
    "scary-gunfight": 0.15,
    "night-shift": 0.1,
    "ruthless-competition": 0.25,
    "nasty-threat": 0.25,
    "lost-shipments": 0.4,
    "cunning-neighbour": 0.03,
    "cheer": 0.08,
    "raffle": 0.03,
    "charity": 0.12,
    "tasters": 0.4,
    "rumours": 0.02,
    "daring-adventurer": 0.02,
    "rare-artefact": 0.05,
    "swank": 0.25,
    "risky-business": 0.2,
    "natural-survivor": 0.25,
    "swift-broker": 0.05,
    "shattered-relic": 0.25,
    "spyglass": 0.25,
    "flashy-show": 0.1,
    "favourite-toy": 0.05,
    "loyal-partner": 0.01,
    "prepaid-good": 0.85,
    "special-offer": 0.8,
    "wily-fellow": 0.0,
    "nuisance": 0.2,
    "rotten-food": 0.25,
    "dirty-exchange": 0.25,
    "sabotage": 0.15,
    "treasure-hunter": 0.5,
    "acorn": 0.1,
    "new-season": 0.02,
    "whirligig": 0.0,
    "charm": 0.2,
    "gamble": 0.03,
    "blindfold": 0.05,
    "gift-voucher": 0.4,
}
"""What playing a card as a technique is worth, in actions, beyond the action it gives back."""
PLAYED: Final = [AS_TECHNIQUE.get(card.slug, 0.0) for card in KINDS]
FREE_CARDS: Final = frozenset(("shopping-journey", "prepaid-good", "special-offer", "treasure-hunter"))
"""Techniques that are played whether or not they are missed in hand."""
