"""The kinds of moves by number: their places in the catalogue's list of kinds."""

from __future__ import annotations

from typing import Final

from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.rules.catalogue import KINDS

_NUMBER: Final = {kind: at for at, kind in enumerate(KINDS)}


def _kind(move: type) -> int:
    return _NUMBER[move]


CHOOSE_START: Final[int] = _kind(m.ChooseStart)
PICK_MINE: Final[int] = _kind(m.PickMine)
PLAN: Final[int] = _kind(m.Plan)
DRAW: Final[int] = _kind(m.Draw)
KEEP: Final[int] = _kind(m.Keep)
START_TECHNOLOGY: Final[int] = _kind(m.StartTechnology)
START_BUILD: Final[int] = _kind(m.StartBuild)
START_USE: Final[int] = _kind(m.StartUse)
START_FLIGHT: Final[int] = _kind(m.StartFlight)
START_SCRAP: Final[int] = _kind(m.StartScrap)
PLACE: Final[int] = _kind(m.Place)
PLACE_STATION: Final[int] = _kind(m.PlaceStation)
COLLECT: Final[int] = _kind(m.Collect)
COLLECT_COLOUR: Final[int] = _kind(m.CollectColour)
CONVERT: Final[int] = _kind(m.Convert)
BEAM_GOOD: Final[int] = _kind(m.BeamGood)
DISCARD: Final[int] = _kind(m.Discard)
DO_SCRAP: Final[int] = _kind(m.Scrap)
GIVE_UP: Final[int] = _kind(m.GiveUp)
COLLECT_BY_ITSELF: Final[int] = _kind(m.CollectByItself)
MOVE_GOOD: Final[int] = _kind(m.MoveGood)
DUMP: Final[int] = _kind(m.Dump)
DROP_GOOD: Final[int] = _kind(m.DropGood)
PICK_UP_GOOD: Final[int] = _kind(m.PickUpGood)
DRAFT_OFFER: Final[int] = _kind(m.DraftOffer)
OFFER_GOOD: Final[int] = _kind(m.OfferGood)
ASK_GOOD: Final[int] = _kind(m.AskGood)
OFFER_CARD: Final[int] = _kind(m.OfferCard)
ASK_CARD: Final[int] = _kind(m.AskCard)
OFFER_JOB: Final[int] = _kind(m.OfferJob)
MAKE_OFFER: Final[int] = _kind(m.MakeOffer)
DROP_DRAFT: Final[int] = _kind(m.DropDraft)
WITHDRAW: Final[int] = _kind(m.Withdraw)
ACCEPT: Final[int] = _kind(m.Accept)
DECLINE: Final[int] = _kind(m.Decline)
DELIVER: Final[int] = _kind(m.Deliver)
DELIVER_NEUTRAL: Final[int] = _kind(m.DeliverNeutral)
SABOTAGE_TIMER: Final[int] = _kind(m.SabotageTimer)
FIRE_MISSILE: Final[int] = _kind(m.FireMissile)
FINISHED: Final[int] = _kind(m.Finished)
