"""Thieving Northern Raccoons: they steal."""

from webfoot.games.dale.rules.card_texts import technique
from webfoot.games.dale.rules.effects import (
    ChooseOthersToDiscard,
    ChoosePlayer,
    GiveToPlayer,
    LookAtPlayersDeck,
    PutOnPlayersDeck,
    SortOutPlayersCards,
    SwapPiles,
    TakeRandomFromPlayer,
    TakeTopOfPlayersDiscard,
)
from webfoot.games.dale.rules.kinds import animalfolk

RACCOON = animalfolk(
    "raccoon",
    technique(1, "wily-fellow", SwapPiles()),
    technique(2, "nuisance", ChooseOthersToDiscard(2)),
    technique(3, "rotten-food", ChoosePlayer(), PutOnPlayersDeck()),
    technique(4, "dirty-exchange", ChoosePlayer(), TakeRandomFromPlayer(), GiveToPlayer()),
    technique(5, "sabotage", ChoosePlayer(deck=True), LookAtPlayersDeck(2), SortOutPlayersCards()),
    technique(5, "treasure-hunter", ChoosePlayer(discard=True), TakeTopOfPlayersDiscard(), bonus=False),
    box=1,
)
