"""Reckless Marbled Polecats: risk, with their own die."""

from webfoot.games.dale.rules.card_texts import passive, technique
from webfoot.games.dale.rules.effects import (
    POLECAT_DIE,
    CountAs,
    DrawFromMarketDeck,
    ExchangeWithDeck,
    FillMarket,
    GuessTopOfMarketDeck,
    MultiplyShown,
    Roll,
    ShowCard,
    Shuffle,
    ThrowAway,
    ThrowAwayFromMarket,
)
from webfoot.games.dale.rules.kinds import animalfolk

POLECAT = animalfolk(
    "polecat",
    technique(1, "daring-adventurer", Roll(POLECAT_DIE), ThrowAwayFromMarket(), FillMarket()),
    technique(2, "rare-artefact", ShowCard(), CountAs(), MultiplyShown(POLECAT_DIE)),
    technique(3, "swank", ThrowAway(), DrawFromMarketDeck()),
    technique(4, "risky-business", GuessTopOfMarketDeck()),
    technique(5, "natural-survivor", Roll(POLECAT_DIE), ExchangeWithDeck(), Shuffle(if_exchanged=True)),
    passive(5, "sofa", hand_size_from_stall=1),
    box=2,
)
