"""Dealing Giant Pandas: they deal with the market."""

from webfoot.games.dale.rules.card_texts import passive, technique
from webfoot.games.dale.rules.effects import (
    FillMarket,
    KeepOne,
    LookAtMarketDeck,
    TakeFromMarket,
    ThrowAwayMarket,
    ThrowAwayTheRest,
    ThrowAwayTopOfMarketDeck,
)
from webfoot.games.dale.rules.kinds import Pay, animalfolk

PANDA = animalfolk(
    "panda",
    technique(1, "loyal-partner", ThrowAwayMarket(), FillMarket()),
    technique(2, "prepaid-good", TakeFromMarket(), bonus=False),
    passive(3, "essential-purchase", throws_junk_when_bought=3),
    passive(
        4,
        "market-discovery",
        once_a_turn=(ThrowAwayTopOfMarketDeck(),),
        late=True,
        when_paying=Pay(from_discard=True),
    ),
    technique(5, "special-offer", LookAtMarketDeck(3), KeepOne(), ThrowAwayTheRest(), bonus=False),
    passive(5, "stock-clearance", when_paying=Pay(unlimited=True)),
    box=1,
)
