"""Hoarding Flying Squirrels: building beyond the rules."""

from webfoot.games.dale.rules.card_texts import passive, technique
from webfoot.games.dale.rules.effects import SwapWithStall
from webfoot.games.dale.rules.kinds import Stack, animalfolk

SQUIRREL = animalfolk(
    "squirrel",
    passive(1, "stashing-vendor", when_building=Stack(junk=True)),
    passive(2, "empty-chest", when_building=Stack(any_set=True)),
    passive(3, "nostalgic-item", when_building=Stack(from_discard=1)),
    technique(4, "acorn", SwapWithStall(own=False)),
    passive(5, "accordion", when_building=Stack(adjusts=1)),
    passive(5, "winter-is-coming", when_building=Stack(again=True)),
    box=1,
)
