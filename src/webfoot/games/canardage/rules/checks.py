"""Why a move is not legal: for each kind of move one check, which names the rule that forbids it, or nothing.

What is legal and why a move is refused are one question here. `choices` lists the legal moves, which bots ask for all
the time and which must be fast; a test holds both to the same answer for every move there is. Where one rule forbids
a move for several causes, the cause stands behind it: "C-060 taken".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from webfoot.core.moves import Move
from webfoot.games.canardage import moves as m
from webfoot.games.canardage.components import KINDS, NOBODY, POSITIONS, WATER
from webfoot.games.canardage.rules.choices import barred, offered, protected, targeted
from webfoot.games.canardage.rules.state import OVER, PLACE, REVENGE, Position
from webfoot.games.canardage.rules.turn import CanardageState

LEGAL: Final = ""
EMPTY: Final = "A-09"
"""The position holds no card."""


def forbidden(state: CanardageState, seat: int, number: int) -> str:
    """The rule that forbids this move of this seat now, and its cause; nothing if it is legal."""
    if state.phase == OVER:
        return "game-over"
    if seat not in state.actors():
        return "C-020"
    move = m.CATALOGUE[number]
    if state.phase == PLACE:
        return _placing(state, move)
    if state.phase == REVENGE:
        return _avenging(state, move)
    if isinstance(move, m.Place | m.KeepOrder):
        return "C-074 outside"
    if isinstance(move, m.Revenge | m.Forgo):
        return "A-29 outside"
    assert isinstance(move, m.CardMove | m.Discard)
    if KINDS.index(move.card) not in state.hands[seat]:
        return "not-in-hand"
    if isinstance(move, m.Discard):
        # C-021: a card goes without effect only if no card can be played
        return "C-021" if any(offered(state, seat, kind) for kind in state.hands[seat]) else LEGAL
    return CHECKS[type(move)](state, seat, move)


def _placing(p: Position, move: Move) -> str:
    if isinstance(move, m.KeepOrder):
        return LEGAL
    if not isinstance(move, m.Place):
        return "C-074 first"
    if move.at > len(p.line):
        return EMPTY
    return "C-074 settled" if move.at <= p.placed else LEGAL


def _avenging(p: Position, move: Move) -> str:
    if isinstance(move, m.Forgo):
        return LEGAL
    if not isinstance(move, m.Revenge):
        return "A-29 first"
    if move.at > len(p.line):
        return EMPTY
    if p.line[move.at - 1] == WATER:
        return "A-29 water"
    return "A-29 protected" if protected(p, move.at - 1) else LEGAL


# Aiming and shooting. Positions of moves count from 1, those of the state from 0.


def _en_joue(p: Position, seat: int, move: m.EnJoue) -> str:
    if move.at > len(p.line):
        return EMPTY
    return "C-050" if targeted(p, move.at - 1) else LEGAL


def _deux_pour_un(p: Position, seat: int, move: m.DeuxPourUn) -> str:
    at = move.at - 1
    if at + (0 if move.single else 1) >= len(p.line):
        return EMPTY
    if not move.single:
        return "C-051 pair" if p.targets >> at & 3 else LEGAL
    if targeted(p, at):
        return "C-051 single"
    # one alone only where no pair is free
    return "A-08" if any(p.targets >> first & 3 == 0 for first in range(len(p.line) - 1)) else LEGAL


def _pan(p: Position, seat: int, move: m.Pan) -> str:
    if move.at > len(p.line):
        return EMPTY
    if not targeted(p, move.at - 1):
        return "C-052"
    return "A-11" if barred(p, move.at - 1) else LEGAL


def _ducky_luke(p: Position, seat: int, move: m.DuckyLuke) -> str:
    if move.at > len(p.line):
        return EMPTY
    if p.line[move.at - 1] == WATER and not p.luke_on_water:
        return "A-10"
    return "A-11" if barred(p, move.at - 1) else LEGAL


def _oups(p: Position, seat: int, move: m.Oups) -> str:
    # the target may lie over an empty position, the victim may not
    if move.victim > len(p.line):
        return EMPTY
    if not targeted(p, move.target - 1):
        return "C-054"
    return "A-11" if barred(p, move.victim - 1) else LEGAL


def _canards_enchaines(p: Position, seat: int, move: m.CanardsEnchaines) -> str:
    at = move.at - 1
    if at + 1 >= len(p.line):
        return EMPTY
    if p.targets >> at & 3 != 3:
        return "C-055"
    return "A-11" if barred(p, at) or barred(p, at + 1) else LEGAL


def _mexicoin(p: Position, seat: int, move: m.Mexicoin) -> str:
    return "C-056" if all(targeted(p, at) for at in range(len(p.line))) else LEGAL


def _canard_simplet(p: Position, seat: int, move: m.CanardSimplet) -> str:
    at = move.at - 1
    if at >= len(p.line):
        return EMPTY
    if p.line[at] == WATER or not targeted(p, at):
        return "C-057"
    return "A-11" if barred(p, at) else LEGAL


def _president(p: Position, seat: int, move: m.President) -> str:
    if move.player >= p.seats:
        return "C-058"
    return "A-23" if move.player == seat and not p.president_self else LEGAL


def _magret(p: Position, seat: int, move: m.Magret) -> str:
    at = move.at - 1
    if at >= len(p.line):
        return EMPTY
    if p.line[at] == WATER:
        return "C-059"
    return "A-27" if p.pins[at] & 1 else LEGAL


def _rectifier_gauche(p: Position, seat: int, move: m.RectifierGauche) -> str:
    return _shift(p, "C-060", move.at - 1, move.at - 2)


def _rectifier_droite(p: Position, seat: int, move: m.RectifierDroite) -> str:
    return _shift(p, "C-061", move.at - 1, move.at)


def _shift(p: Position, rule: str, at: int, to: int) -> str:
    if not targeted(p, at):
        return f"{rule} none"
    if not 0 <= to < POSITIONS:
        return f"{rule} end"
    if to >= len(p.line):
        return EMPTY
    return f"{rule} taken" if targeted(p, to) else LEGAL


def _peace_and_love(p: Position, seat: int, move: m.PeaceAndLove) -> str:
    return LEGAL if p.targets else "C-076"


# Moving


def _canard_blase(p: Position, seat: int, move: m.CanardBlase) -> str:
    at = move.at - 1
    if at >= len(p.line) or p.line[at] != seat:
        return _not_own(p, seat, at, "C-071")
    if at == len(p.line) - 1:
        return "A-44 last"
    if p.literal_ends and all(owner == WATER for owner in p.line[at + 1 :]):
        return "A-44 rearmost"
    return LEGAL


def _canard_presse(p: Position, seat: int, move: m.CanardPresse) -> str:
    at = move.at - 1
    if at >= len(p.line) or p.line[at] != seat:
        return _not_own(p, seat, at, "C-072")
    if at == 0:
        return "A-44 first"
    if p.literal_ends and all(owner == WATER for owner in p.line[:at]):
        return "A-44 foremost"
    return LEGAL


def _fulguro_coin(p: Position, seat: int, move: m.FulguroCoin) -> str:
    at = move.at - 1
    if at >= len(p.line) or p.line[at] != seat:
        return _not_own(p, seat, at, "C-073")
    return "A-45" if at == 0 else LEGAL


def _not_own(p: Position, seat: int, at: int, rule: str) -> str:
    """No visible duck of this seat lies there."""
    if at >= len(p.line):
        return EMPTY
    return "A-36" if p.under[at] == seat else rule


def _always(p: Position, seat: int, move: m.CardMove) -> str:
    return LEGAL


def _walking_duck(p: Position, seat: int, move: m.WalkingDuck) -> str:
    return LEGAL if move.player < p.seats and p.dead[move.player] > 0 else "C-077"


# Defence


def _planque(p: Position, seat: int, move: m.Planque) -> str:
    at, cover = move.at - 1, move.under - 1
    if at >= len(p.line) or p.line[at] != seat:
        return _not_own(p, seat, at, "C-090 own")
    if cover >= len(p.line):
        return EMPTY
    if p.line[cover] == WATER:
        return "C-090 water"
    if p.under[at] != NOBODY:
        return "A-34 hider"
    return "A-34 cover" if p.under[cover] != NOBODY else LEGAL


def _moby_ducky(p: Position, seat: int, move: m.MobyDucky) -> str:
    if move.player == seat or move.player >= p.seats:
        return "C-091"
    return LEGAL if p.moby_anyone or p.living(move.player) > 0 else "A-31"


def _a_couvert(p: Position, seat: int, move: m.ACouvert) -> str:
    at = move.at - 1
    if at >= len(p.line):
        return EMPTY
    if p.line[at] == WATER:
        return "C-100"
    return "A-39" if p.covers[at] != NOBODY else LEGAL


CHECKS: Final[dict[type[Move], Callable[[Position, int, Any], str]]] = {
    m.EnJoue: _en_joue,
    m.DeuxPourUn: _deux_pour_un,
    m.Pan: _pan,
    m.DuckyLuke: _ducky_luke,
    m.Oups: _oups,
    m.CanardsEnchaines: _canards_enchaines,
    m.Mexicoin: _mexicoin,
    m.CanardSimplet: _canard_simplet,
    m.President: _president,
    m.Magret: _magret,
    m.RectifierGauche: _rectifier_gauche,
    m.RectifierDroite: _rectifier_droite,
    m.EnAvantMarche: _always,
    m.CanardBlase: _canard_blase,
    m.CanardPresse: _canard_presse,
    m.FulguroCoin: _fulguro_coin,
    m.Canarchie: _always,
    m.DanseDesCanards: _always,
    m.PeaceAndLove: _peace_and_love,
    m.WalkingDuck: _walking_duck,
    m.Planque: _planque,
    m.MobyDucky: _moby_ducky,
    m.ACouvert: _a_couvert,
}
