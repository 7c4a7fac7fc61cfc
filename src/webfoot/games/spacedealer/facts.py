"""What is printed on the pieces of an edition, as the page needs it, and which values are reconstructed."""

from __future__ import annotations

from webfoot.games.spacedealer.boxfile import COLOURS, SHAPES, Demand
from webfoot.games.spacedealer.components import EFFECTS, NONE
from webfoot.games.spacedealer.rules.box import Box


def facts(box: Box) -> dict[str, object]:
    """Return every card and every neutral order. `reconstructed` names the values that had to be invented."""
    types = {line.key: line for line in box.file.types}
    cards: dict[str, object] = {}
    for kind, line in zip(box.cards, (card for each in box.file.types for card in each.cards), strict=True):
        of_type = types[kind.type]
        sources = {
            "level": of_type.level.source,
            "shape": of_type.shape_source,
            "connections": of_type.connections.source,
            "amount": of_type.amount.source,
            "demands": line.source,
        }
        cards[kind.slug] = {
            "type": kind.type,
            "level": kind.level,
            "experienced": kind.experienced,
            "shape": SHAPES[kind.shape],
            "connections": kind.connections,
            "effect": EFFECTS[kind.effect],
            "amount": kind.amount,
            "colour": None if kind.colour == NONE else COLOURS[kind.colour],
            "slot": kind.has_slot(),
            "demands": [_demand(demand) for demand in kind.demands],
            "reconstructed": [name for name, source in sources.items() if source == "reconstructed"],
        }
    return {
        "cards": cards,
        "orders": {
            line.slug: {**_demand(line.demand), "reconstructed": line.source == "reconstructed"}
            for line in box.file.orders
        },
        "scale": {"levels": list(box.file.scale), "reconstructed": box.file.scale_source == "reconstructed"},
    }


def _demand(demand: Demand) -> dict[str, object]:
    goods = [COLOURS[colour] for colour, count in enumerate(demand.goods) for _ in range(count)]
    return {"goods": goods, "points": demand.points, "owner": demand.owner}
