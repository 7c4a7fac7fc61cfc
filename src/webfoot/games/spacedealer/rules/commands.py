"""Each kind of move with the check that forbids it and the deed that carries it out: the one home of legality.

A check returns the rule that forbids the move, or nothing: what is legal and why a move is refused are one question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from webfoot.core.moves import Move
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.rules import (
    attacking,
    building,
    delivering,
    drafts,
    hauling,
    jobs,
    offers,
    phases,
    planned_cards,
)
from webfoot.games.spacedealer.rules import producing as making
from webfoot.games.spacedealer.rules.catalogue import KINDS
from webfoot.games.spacedealer.rules.state import CHOOSING, COUNTDOWN, OVER, Position

Check = Callable[..., str]
Deed = Callable[..., Any]

_COMMANDS: Final[dict[type[Move], tuple[Check, Deed]]] = {
    m.ChooseStart: (phases.cannot_choose, phases.choose),
    m.PickMine: (phases.cannot_pick, phases.pick),
    m.Plan: (planned_cards.cannot_plan, planned_cards.plan),
    m.Draw: (planned_cards.cannot_draw, planned_cards.draw),
    m.Keep: (planned_cards.cannot_keep, planned_cards.keep),
    m.StartTechnology: (jobs.cannot_start_technology, jobs.start_technology),
    m.StartBuild: (jobs.cannot_start_build, jobs.start_build),
    m.StartUse: (jobs.cannot_start_use, jobs.start_use),
    m.StartFlight: (jobs.cannot_start_flight, jobs.start_flight),
    m.StartScrap: (jobs.cannot_start_scrap, jobs.start_scrap),
    m.Place: (building.cannot_place, building.place_card),
    m.PlaceStation: (building.cannot_place_station, building.place_station),
    m.Collect: (making.cannot_collect, making.collect),
    m.CollectColour: (making.cannot_collect_colour, making.collect_colour),
    m.Convert: (making.cannot_convert, making.convert),
    m.BeamGood: (making.cannot_beam, making.beam),
    m.Discard: (building.cannot_discard, building.discard),
    m.Scrap: (building.cannot_scrap, building.scrap),
    m.GiveUp: (jobs.cannot_give_up, jobs.give_up),
    m.CollectByItself: (making.cannot_change_collecting, making.change_collecting),
    m.MoveGood: (hauling.cannot_move, hauling.move),
    m.Dump: (hauling.cannot_dump, hauling.dump),
    m.DropGood: (hauling.cannot_drop, hauling.drop),
    m.PickUpGood: (hauling.cannot_pick_up, hauling.pick_up),
    m.DraftOffer: (drafts.cannot_draft, drafts.draft),
    m.OfferGood: (drafts.cannot_offer_good, drafts.offer_good),
    m.AskGood: (drafts.cannot_ask_good, drafts.ask_good),
    m.OfferCard: (drafts.cannot_offer_card, drafts.offer_card),
    m.AskCard: (drafts.cannot_ask_card, drafts.ask_card),
    m.OfferJob: (drafts.cannot_offer_job, drafts.offer_job),
    m.MakeOffer: (drafts.cannot_make, drafts.make),
    m.DropDraft: (drafts.cannot_drop_draft, drafts.drop_draft),
    m.Withdraw: (offers.cannot_withdraw, offers.withdraw),
    m.Accept: (offers.cannot_accept, offers.accept),
    m.Decline: (offers.cannot_decline, offers.decline),
    m.Deliver: (delivering.cannot_deliver, delivering.deliver),
    m.DeliverNeutral: (delivering.cannot_deliver_neutral, delivering.deliver_neutral),
    m.SabotageTimer: (attacking.cannot_sabotage, attacking.sabotage),
    m.FireMissile: (attacking.cannot_fire, attacking.fire),
    m.Finished: (phases.cannot_finish, phases.finish),
}
CHECKS: Final = tuple(_COMMANDS[kind][0] for kind in KINDS)
DEEDS: Final = tuple(_COMMANDS[kind][1] for kind in KINDS)
_BEFORE_THE_START: Final = (KINDS.index(m.ChooseStart), KINDS.index(m.PickMine))


def forbidden(p: Position, seat: int, number: int) -> str:
    """The rule that forbids this move of this seat now; nothing if it is legal."""
    if p.phase == OVER:
        return "game-over"
    if p.listed.kind_of[number] in _BEFORE_THE_START:
        if p.phase != CHOOSING:
            return "SD-SU-07"
    elif p.phase in (CHOOSING, COUNTDOWN):
        return "SD-SU-12"
    return CHECKS[p.listed.kind_of[number]](p, seat, *p.listed.arguments[number])
