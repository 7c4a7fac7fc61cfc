"""Lucky Ocelots: luck, with their own die."""

from webfoot.games.dale.effects import (
    OCELOT_DIE,
    AddRollToThis,
    BuildWithDrawn,
    ChoosePlayer,
    ChooseSecretly,
    CountAs,
    DiscardHand,
    DrawAsMany,
    DrawFromMarketDeck,
    DrawOpenly,
    ExchangeRandomWithPlayer,
    GuessHidden,
    MixHandWithPlayer,
    Roll,
    SetHiddenValue,
    ThrowAwayFromDiscard,
)
from webfoot.games.dale.kinds import animalfolk
from webfoot.games.dale.writing import passive, technique

OCELOT = animalfolk(
    "ocelot",
    passive(1, "bold-haggler", once_a_turn=(Roll(OCELOT_DIE), AddRollToThis())),
    technique(2, "new-season", ThrowAwayFromDiscard(), DrawFromMarketDeck()),
    technique(3, "whirligig", DiscardHand(), DrawAsMany(), ChoosePlayer(), MixHandWithPlayer()),
    technique(4, "charm", DrawOpenly(), BuildWithDrawn()),
    technique(5, "gamble", ChoosePlayer(), Roll(OCELOT_DIE), ExchangeRandomWithPlayer()),
    technique(
        5,
        "blindfold",
        ChooseSecretly(),
        CountAs(secretly=True),
        ChoosePlayer(opponent=True),
        GuessHidden(),
        SetHiddenValue(),
    ),
    box=1,
)
