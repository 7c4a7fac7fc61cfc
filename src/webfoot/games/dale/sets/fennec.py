"""Friendly Fennec Foxes: everybody takes part."""

from webfoot.games.dale.rules.card_texts import technique
from webfoot.games.dale.rules.effects import (
    ChoosePlayer,
    ChooseWay,
    EverybodyMovesDiscardToDeck,
    EverybodySearchesDeck,
    EverybodyShuffles,
    EverybodyTakesFromMarket,
    EverybodyTakesFromNeighbour,
    GiveOneToEach,
    LookAtHand,
    MayPutThisOnDeck,
    TakeRandomFromEach,
)
from webfoot.games.dale.rules.kinds import animalfolk

FENNEC = animalfolk(
    "fennec",
    technique(1, "cunning-neighbour", ChoosePlayer(), LookAtHand(), MayPutThisOnDeck()),
    technique(2, "cheer", EverybodySearchesDeck(), EverybodyShuffles()),
    technique(3, "raffle", ChooseWay(), EverybodyTakesFromNeighbour()),
    technique(4, "charity", TakeRandomFromEach(), GiveOneToEach()),
    technique(5, "tasters", ChooseWay(), EverybodyTakesFromMarket()),
    technique(5, "rumours", EverybodyMovesDiscardToDeck(2)),
    box=2,
)
