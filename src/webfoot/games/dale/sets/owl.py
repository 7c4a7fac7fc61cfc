"""Observant Snowy Owls: reactions."""

from webfoot.games.dale.rules.card_texts import passive, reaction
from webfoot.games.dale.rules.effects import (
    Discard,
    Draw,
    Look,
    MayDiscardFromDeck,
    PutBackInAnyOrder,
    SearchDiscardForDeck,
    Shuffle,
    SwapWithDiscard,
    ThrowAway,
)
from webfoot.games.dale.rules.kinds import BUILT, ENTERED, PURCHASED, RESOLVED, SHUFFLED, animalfolk

OWL = animalfolk(
    "owl",
    passive(1, "wise-spy", once_a_turn=(Look(3), PutBackInAnyOrder()), late=True),
    reaction(2, "ancient-knowledge", RESOLVED, MayDiscardFromDeck(), Shuffle()),
    reaction(3, "quality-inspection", ENTERED, ThrowAway(), Draw(1)),
    reaction(4, "binoculars", PURCHASED, Draw(1), Discard(1)),
    reaction(5, "balancing", SHUFFLED, SwapWithDiscard(), about_discard=True),
    reaction(5, "extra-remarks", BUILT, SearchDiscardForDeck(), about_discard=True),
    box=2,
)
