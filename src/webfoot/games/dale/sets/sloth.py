"""Diligent Pale-throated Sloths: delayed effects."""

from webfoot.games.dale.rules.card_texts import technique
from webfoot.games.dale.rules.effects import (
    Draw,
    MayTakeFromDiscard,
    MayThrowAway,
    TakeFromMarket,
    TakeJunkFromDiscard,
    UseAtPlus,
)
from webfoot.games.dale.rules.kinds import animalfolk

SLOTH = animalfolk(
    "sloth",
    technique(1, "steady-achiever", next_turn=(Draw(1),)),
    technique(2, "shopping-journey", next_turn=(TakeFromMarket(),), bonus=False),
    technique(3, "housecleaning", TakeJunkFromDiscard(3), next_turn=(MayThrowAway(),)),
    technique(4, "siesta", next_turn=(MayTakeFromDiscard(),)),
    technique(5, "lunch-break", Draw(1), next_turn=(Draw(1),)),
    technique(5, "ironing", next_turn=(UseAtPlus(1),)),
    box=2,
)
