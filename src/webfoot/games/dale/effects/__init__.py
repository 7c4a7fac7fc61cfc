"""The vocabulary of effects: each word is a step that cards are written with."""

from __future__ import annotations

from webfoot.games.dale.effects.decks import (
    DiscardToDeck,
    Draw,
    DrawAsMany,
    ExchangeWithDeck,
    KeepOne,
    Look,
    LookAtMarketDeck,
    MayDiscardFromDeck,
    OpponentsDiscardFromDeck,
    PutBackInAnyOrder,
    SearchDeck,
    SearchDiscardForDeck,
    Shuffle,
    SwapPiles,
    ThrowAwayTheRest,
)
from webfoot.games.dale.effects.everybody import (
    DrawOneFromEachDeck,
    EverybodyMovesDiscardToDeck,
    EverybodySearchesDeck,
    EverybodyShuffles,
    EverybodyTakesFromMarket,
    EverybodyTakesFromNeighbour,
    GiveOneToEach,
    ReturnOneToEachDeck,
    TakeRandomFromEach,
)
from webfoot.games.dale.effects.hand import (
    Discard,
    DiscardHand,
    MayPutThisOnDeck,
    MayTakeFromDiscard,
    MayThrowAway,
    SwapWithDiscard,
    TakeJunkFromDiscard,
    TakeTopOfDiscard,
    ThrowAway,
    ThrowAwayFromDiscard,
)
from webfoot.games.dale.effects.luck import (
    OCELOT_DIE,
    POLECAT_DIE,
    AddRollToThis,
    ChooseSecretly,
    GuessHidden,
    GuessTopOfMarketDeck,
    MultiplyShown,
    Roll,
    SetHiddenValue,
    ShowCard,
    UseAtPlus,
)
from webfoot.games.dale.effects.market import (
    BuildWithTopOfMarketDeck,
    DrawFromMarketDeck,
    FillMarket,
    SwapWithMarket,
    SwapWithStall,
    TakeFromMarket,
    ThrowAwayFromMarket,
    ThrowAwayMarket,
    ThrowAwayTopOfMarketDeck,
)
from webfoot.games.dale.effects.people import (
    ChooseOthersToDiscard,
    ChoosePlayer,
    ChooseWay,
    DrawFromPlayer,
    ExchangeRandomWithPlayer,
    GiveToPlayer,
    LookAtHand,
    LookAtPlayersDeck,
    MixHandWithPlayer,
    PutOnPlayersDeck,
    SortOutPlayersCards,
    TakeRandomFromPlayer,
    TakeTopOfPlayersDiscard,
)

__all__ = [
    "OCELOT_DIE", "POLECAT_DIE", "AddRollToThis", "BuildWithTopOfMarketDeck", "ChooseOthersToDiscard",
    "ChoosePlayer", "ChooseSecretly", "ChooseWay", "Discard", "DiscardHand", "DiscardToDeck", "Draw",
    "DrawAsMany", "DrawFromMarketDeck", "DrawFromPlayer", "DrawOneFromEachDeck",
    "EverybodyMovesDiscardToDeck", "EverybodySearchesDeck", "EverybodyShuffles", "EverybodyTakesFromMarket",
    "EverybodyTakesFromNeighbour", "ExchangeRandomWithPlayer", "ExchangeWithDeck", "FillMarket",
    "GiveOneToEach", "GiveToPlayer", "GuessHidden", "GuessTopOfMarketDeck", "KeepOne", "Look", "LookAtHand",
    "LookAtMarketDeck", "LookAtPlayersDeck", "MayDiscardFromDeck", "MayPutThisOnDeck", "MayTakeFromDiscard",
    "MayThrowAway", "MixHandWithPlayer", "MultiplyShown", "OpponentsDiscardFromDeck", "PutBackInAnyOrder",
    "PutOnPlayersDeck", "ReturnOneToEachDeck", "Roll", "SearchDeck", "SearchDiscardForDeck", "SetHiddenValue",
    "ShowCard", "Shuffle", "SortOutPlayersCards", "SwapPiles", "SwapWithDiscard", "SwapWithMarket",
    "SwapWithStall", "TakeFromMarket", "TakeJunkFromDiscard", "TakeRandomFromEach", "TakeRandomFromPlayer",
    "TakeTopOfDiscard", "TakeTopOfPlayersDiscard", "ThrowAway", "ThrowAwayFromDiscard", "ThrowAwayFromMarket",
    "ThrowAwayMarket", "ThrowAwayTheRest", "ThrowAwayTopOfMarketDeck", "UseAtPlus",
]  # fmt: skip
