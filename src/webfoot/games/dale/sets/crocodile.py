"""Intimidating Dwarf Crocodiles: threats."""

from webfoot.games.dale.rules.card_texts import technique
from webfoot.games.dale.rules.effects import (
    ChoosePlayer,
    DrawFromPlayer,
    DrawOneFromEachDeck,
    OpponentsDiscardFromDeck,
    PutOnPlayersDeck,
    ReturnOneToEachDeck,
)
from webfoot.games.dale.rules.kinds import Lasting, animalfolk

CROCODILE = animalfolk(
    "crocodile",
    technique(1, "little-villain", OpponentsDiscardFromDeck(2)),
    technique(2, "scary-gunfight", until_next_turn=Lasting(dearer=2)),
    technique(3, "night-shift", DrawOneFromEachDeck(), ReturnOneToEachDeck()),
    technique(4, "ruthless-competition", ChoosePlayer(deck=True), DrawFromPlayer(), PutOnPlayersDeck()),
    technique(5, "nasty-threat", until_next_turn=Lasting(higher=1)),
    technique(5, "lost-shipments", until_next_turn=Lasting(refill=1)),
    box=2,
)
