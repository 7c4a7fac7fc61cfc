"""The values of an edition as its rulebook tells them: in figures, those that had to be invented marked ★."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from webfoot.core.words import Words
from webfoot.games.spacedealer.boxfile import COLOURS, EXPERIENCED, BoxFile, Demand, Source, TypeLine
from webfoot.games.spacedealer.rules.box import Box

_NUMBERS: Final = {
    "goods": "goods_per_colour",
    "ship": "ship_capacity",
    "markers": "victory_markers",
    "timers": "timers_per_player",
    "places": "planning_places",
    "choosing": "choosing_seconds",
    "countdown": "countdown_seconds",
    "offer": "offer_seconds",
    "thinking": "thinking_seconds",
    "grace": "overtime_grace_seconds",
    "attack-max": "attack_max",
    "attack-per-use": "attack_per_use",
    "blocks": "blocks_per_player",
}
_AMOUNTS: Final[tuple[str, ...]] = (
    "depot",
    "transport-probe",
    "generator",
    "solar-satellite",
    "fusion-reactor",
    "mine",
    "mining-complex",
    "fusion-mine",
    "converter",
    "fusion-converter",
    "tech-center",
)


def values(box: Box, words: Words) -> dict[str, str]:
    file = box.file
    found = {name: marked(*file.numbers[number]) for name, number in _NUMBERS.items()}
    types = {line.key: line for line in file.types}
    found |= {key: marked(*types[key].amount) for key in _AMOUNTS}
    found["goods-twice"] = str(2 * box.goods_per_colour)
    found["orders"] = str(len(box.orders))
    found["orders-twice"] = str(2 * len(box.orders))
    found["scale"] = marked(" · ".join(map(str, file.scale)), file.scale_source)
    found["announcements"] = ", ".join(_clock(seconds) for seconds in file.announcements)
    found["set-table"] = "\n".join(_sets(file, words, added=False))
    found["added-table"] = "\n".join(_sets(file, words, added=True))
    found["card-table"] = "\n".join(_cards(file.types, words))
    found["order-table"] = "\n".join(
        f"| {_wanted(line.demand, words)} | {line.demand.points}{_mark(line.source)} |" for line in file.orders
    )
    return found


def marked(value: int | str, source: Source) -> str:
    return f"{value}{_mark(source)}"


def _mark(source: Source) -> str:
    return " ★" if source == "reconstructed" else ""


def _clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def _sets(file: BoxFile, words: Words, added: bool) -> Iterator[str]:
    """How many cards of each type are used, by the number of players; of mines, three a player (SD-SU-05)."""
    for line in file.types:
        if (line.key in EXPERIENCED) != added or line.key == "mine":
            continue
        used = [
            sum(file.added[name].get(line.key, 0) for name in table.experienced)
            if added
            else sum(line.copies.value - file.without[name].get(line.key, 0) for name in table.basic)
            for _, table in sorted(file.players.items())
        ]
        yield f"| {words.say(f'type-{line.key}')} | {' | '.join(map(str, used))} |"


def _cards(types: tuple[TypeLine, ...], words: Words) -> Iterator[str]:
    for line in types:
        level, connections = marked(*line.level), marked(*line.connections)
        for card in line.cards:
            demands = " · ".join(
                f"{_wanted(demand, words)} → {demand.points}/{demand.owner}{_mark(card.source)}"
                for demand in card.demands
            )
            copies = line.copies.value if len(line.cards) == 1 else 1
            yield f"| {words.say(f'card-{card.slug}')} | {demands or '–'} | {copies} | {level} | {connections} |"


def _wanted(demand: Demand, words: Words) -> str:
    goods = [f"{count} × {words.say(f'colour-{COLOURS[at]}')}" for at, count in enumerate(demand.goods) if count]
    return " + ".join(goods)
