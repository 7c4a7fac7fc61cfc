"""Every move of Canardage: one class for each action card, then the few decisions that cards ask for.

Positions are counted as in the rules: 1 is the head of the line, 6 the rear. Players are seats, from 0.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.moves import Catalogue, Move
from webfoot.games.canardage.components import KINDS, POSITIONS

MAX_SEATS: Final = 6


def hand_id(kind: str) -> str:
    return f"hand:{kind}"


def _from_behind(card: str, front: str, behind: str) -> tuple[str, ...]:
    """Return the same two neighbours, touched the other way round."""
    return (card, behind, front)


class CardMove(Move, frozen=True):
    """A move that plays an action card. Its tag is the card."""

    @property
    def card(self) -> str:
        return str(self.__struct_config__.tag)

    def touches(self) -> tuple[str, ...]:
        return (hand_id(self.card),)


class AtMove(CardMove, frozen=True):
    """A card that asks for one card of the line."""

    at: int

    def touches(self) -> tuple[str, ...]:
        return (hand_id(self.card), f"line:{self.at}")


class TargetMove(CardMove, frozen=True):
    """A card that asks for one target."""

    at: int

    def touches(self) -> tuple[str, ...]:
        return (hand_id(self.card), f"target:{self.at}")


class PlayerMove(CardMove, frozen=True):
    """A card that asks for a player."""

    player: int

    def touches(self) -> tuple[str, ...]:
        return (hand_id(self.card), f"player:{self.player}")


class EnJoue(AtMove, frozen=True):
    pass


class DeuxPourUn(CardMove, frozen=True):
    """Aim at two neighbours, `at` and the position behind it; or, with `single`, at one."""

    at: int
    single: bool = False

    def touches(self) -> tuple[str, ...]:
        first = (hand_id(self.card), f"line:{self.at}")
        return first if self.single else (*first, f"line:{self.at + 1}")

    def otherwise(self) -> tuple[tuple[str, ...], ...]:
        return () if self.single else (_from_behind(*self.touches()),)


class Pan(AtMove, frozen=True):
    pass


class DuckyLuke(AtMove, frozen=True):
    pass


class Oups(CardMove, frozen=True):
    target: int
    victim: int

    def touches(self) -> tuple[str, ...]:
        return (hand_id(self.card), f"target:{self.target}", f"line:{self.victim}")


class CanardsEnchaines(CardMove, frozen=True):
    """Shoot at two targeted neighbours, `at` and the position behind it."""

    at: int

    def touches(self) -> tuple[str, ...]:
        return (hand_id(self.card), f"line:{self.at}", f"line:{self.at + 1}")

    def otherwise(self) -> tuple[tuple[str, ...], ...]:
        return (_from_behind(*self.touches()),)


class Mexicoin(CardMove, frozen=True):
    pass


class CanardSimplet(AtMove, frozen=True):
    pass


class President(PlayerMove, frozen=True):
    pass


class Magret(AtMove, frozen=True):
    pass


class RectifierGauche(TargetMove, frozen=True):
    pass


class RectifierDroite(TargetMove, frozen=True):
    pass


class EnAvantMarche(CardMove, frozen=True):
    pass


class CanardBlase(AtMove, frozen=True):
    pass


class CanardPresse(AtMove, frozen=True):
    pass


class FulguroCoin(AtMove, frozen=True):
    pass


class Canarchie(CardMove, frozen=True):
    """Begins the rearranging; Place and KeepOrder carry it out."""


class DanseDesCanards(CardMove, frozen=True):
    pass


class PeaceAndLove(CardMove, frozen=True):
    pass


class WalkingDuck(CardMove, frozen=True):
    player: int

    def touches(self) -> tuple[str, ...]:
        return (hand_id(self.card), f"grave:{self.player}")


class Planque(CardMove, frozen=True):
    at: int
    under: int

    def touches(self) -> tuple[str, ...]:
        # Which duck hides and which one covers are two different questions, so they are two different ids.
        return (hand_id(self.card), f"line:{self.at}", f"cover:{self.under}")


class MobyDucky(PlayerMove, frozen=True):
    pass


class ACouvert(AtMove, frozen=True):
    pass


class Discard(Move, frozen=True):
    """C-021: none of the three cards is possible, so one goes without effect."""

    card: str

    def touches(self) -> tuple[str, ...]:
        return (hand_id(self.card),)


class Place(Move, frozen=True):
    """The card now at this position is the next one of the new order."""

    at: int

    def touches(self) -> tuple[str, ...]:
        return (f"line:{self.at}",)


class KeepOrder(Move, frozen=True):
    """The rest of the line stays as it lies."""

    def touches(self) -> tuple[str, ...]:
        return ("keep-order",)


class Revenge(Move, frozen=True):
    """The owner of the shot duck shoots back (Inspector Magret)."""

    at: int

    def touches(self) -> tuple[str, ...]:
        return (f"line:{self.at}",)


class Forgo(Move, frozen=True):
    """No revenge (Inspector Magret)."""

    def touches(self) -> tuple[str, ...]:
        return ("forgo",)


_EVERYWHERE = range(1, POSITIONS + 1)
_EVERYBODY = range(MAX_SEATS)
_NEIGHBOURS = [(a, b) for a in _EVERYWHERE for b in (a - 1, a + 1) if b in _EVERYWHERE]

CATALOGUE: Final = Catalogue(
    [
        *(kind(at) for kind in (EnJoue, Pan, DuckyLuke, CanardSimplet, Magret, ACouvert) for at in _EVERYWHERE),
        *(kind(at) for kind in (RectifierGauche, RectifierDroite) for at in _EVERYWHERE),
        *(kind(at) for kind in (CanardBlase, CanardPresse, FulguroCoin) for at in _EVERYWHERE),
        *(DeuxPourUn(at) for at in _EVERYWHERE[:-1]),
        *(DeuxPourUn(at, single=True) for at in _EVERYWHERE),
        *(CanardsEnchaines(at) for at in _EVERYWHERE[:-1]),
        *(Oups(target, victim) for target, victim in _NEIGHBOURS),
        *(Planque(at, under) for at, under in _NEIGHBOURS),
        *(kind(player) for kind in (President, WalkingDuck, MobyDucky) for player in _EVERYBODY),
        *(kind() for kind in (Mexicoin, EnAvantMarche, Canarchie, DanseDesCanards, PeaceAndLove)),
        *(Discard(card) for card in KINDS),
        *(Place(at) for at in _EVERYWHERE),
        KeepOrder(),
        *(Revenge(at) for at in _EVERYWHERE),
        Forgo(),
    ]
)
