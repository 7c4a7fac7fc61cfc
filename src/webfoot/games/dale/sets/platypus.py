"""Experimenting Platypuses: control over one's cards."""

from webfoot.games.dale.rules.card_texts import passive, technique
from webfoot.games.dale.rules.effects import Discard, DiscardToDeck, Draw, SearchDeck, Shuffle, SwapWithStall
from webfoot.games.dale.rules.kinds import Pay, animalfolk

PLATYPUS = animalfolk(
    "platypus",
    technique(1, "tireless-tinkerer", DiscardToDeck(1)),
    passive(2, "calculations", when_paying=Pay(rearranges=True)),
    technique(3, "safety-precaution", SwapWithStall(own=True)),
    technique(4, "magnet", SearchDeck(), Shuffle()),
    technique(5, "dangerous-test", Draw(3), Discard(3)),
    passive(5, "glue", when_paying=Pay(stays=True)),
    box=2,
)
