"""Snappy Scarlet Macaws: quick hands."""

from webfoot.games.dale.rules.card_texts import passive, technique
from webfoot.games.dale.rules.effects import (
    DiscardHand,
    Draw,
    DrawAsMany,
    KeepOne,
    Look,
    PutBackInAnyOrder,
    TakeTopOfDiscard,
    ThrowAway,
    UseAtPlus,
)
from webfoot.games.dale.rules.kinds import animalfolk

MACAW = animalfolk(
    "macaw",
    technique(1, "swift-broker", DiscardHand(), DrawAsMany()),
    passive(2, "cookies", hand_size=1),
    technique(3, "shattered-relic", ThrowAway(), Draw(1)),
    technique(4, "spyglass", Look(3), KeepOne(), PutBackInAnyOrder()),
    technique(5, "flashy-show", UseAtPlus(1)),
    technique(5, "favourite-toy", TakeTopOfDiscard()),
    box=1,
)
