"""Adapting Veiled Chameleons: copies."""

from webfoot.games.dale.rules.card_texts import passive, technique
from webfoot.games.dale.rules.effects import SwapWithMarket, ThrowAwayTopOfMarketDeck
from webfoot.games.dale.rules.kinds import (
    ANOTHER_IN_HAND,
    ANOTHERS_DISCARD,
    MARKET,
    MARKET_DISCARD,
    RIGHTMOST_STACK,
    animalfolk,
)

CHAMELEON = animalfolk(
    "chameleon",
    passive(1, "flexible-shopkeeper", copies=RIGHTMOST_STACK),
    passive(2, "reflection", copies=ANOTHERS_DISCARD),
    passive(3, "good-old-times", once_a_turn=(ThrowAwayTopOfMarketDeck(),), late=True, copies=MARKET_DISCARD),
    technique(4, "gift-voucher", SwapWithMarket()),
    passive(5, "trendsetting", copies=MARKET),
    passive(5, "seeing-doubles", copies=ANOTHER_IN_HAND),
    box=1,
)
