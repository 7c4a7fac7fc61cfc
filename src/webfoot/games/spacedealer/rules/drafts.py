"""Drafts of offers: put together in private, good by good, then made. Only the last step is announced."""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.components import BEAM, MINE, MULTI_MINE, NONE
from webfoot.games.spacedealer.rules.flying import fields
from webfoot.games.spacedealer.rules.goods import colours, held_on
from webfoot.games.spacedealer.rules.grid import slot_at
from webfoot.games.spacedealer.rules.jobs import ready_on
from webfoot.games.spacedealer.rules.offers import (
    cannot_offer,
    cannot_trade_card,
    end_offer,
    kind_of,
    offer_of,
    present,
    written,
)
from webfoot.games.spacedealer.rules.pieces import USE, Offer
from webfoot.games.spacedealer.rules.state import Position, home


def cannot_draft(p: Position, seat: int, other: int, field: int) -> str:
    if other >= p.seats:
        return "no-such-seat"
    if other == seat:
        return "SD-TR-02"
    if field == NONE:
        return "" if p.experienced else "SD-AX-01"
    if field >= fields(p):
        return "SD-OB-01"
    return "" if present(p, seat, field) and present(p, other, field) else "SD-TR-01"


def draft(p: Position, seat: int, other: int, field: int, log: Log | None) -> None:
    p.planets[seat].draft = Offer(seat, other, field)


def _draft_about_goods(p: Position, seat: int) -> str:
    offer = p.planets[seat].draft
    if offer is None:
        return "no-draft"
    return "" if offer.field != NONE else "SD-Q21"


def cannot_offer_good(p: Position, seat: int, colour: int) -> str:
    rule = _draft_about_goods(p, seat)
    offer = p.planets[seat].draft
    if rule or offer is None:
        return rule
    return "" if held_on(p, seat, offer.field)[colour] > offer.give[colour] else "no-good-to-give"


def cannot_ask_good(p: Position, seat: int, colour: int) -> str:
    rule = _draft_about_goods(p, seat)
    offer = p.planets[seat].draft
    if rule or offer is None:
        return rule
    if not present(p, offer.taker, offer.field):
        return "SD-TR-01"
    return "" if held_on(p, offer.taker, offer.field)[colour] > offer.ask[colour] else "no-good-to-ask"


def offer_good(p: Position, seat: int, colour: int, log: Log | None) -> None:
    offer = p.planets[seat].draft
    assert offer is not None
    offer.give[colour] += 1


def ask_good(p: Position, seat: int, colour: int, log: Log | None) -> None:
    offer = p.planets[seat].draft
    assert offer is not None
    offer.ask[colour] += 1


def _cannot_add_card(p: Position, seat: int, owner: int, place: int, named: list[int]) -> str:
    if not p.experienced:
        return "SD-AX-01"
    rule = cannot_trade_card(p.planets[owner], place)
    if rule:
        return rule
    return "card-named" if written(place, p.planets[owner].planned[place]) in named else ""


def cannot_offer_card(p: Position, seat: int, place: int) -> str:
    offer = p.planets[seat].draft
    return "no-draft" if offer is None else _cannot_add_card(p, seat, seat, place, offer.give_cards)


def cannot_ask_card(p: Position, seat: int, place: int) -> str:
    offer = p.planets[seat].draft
    return "no-draft" if offer is None else _cannot_add_card(p, seat, offer.taker, place, offer.ask_cards)


def offer_card(p: Position, seat: int, place: int, log: Log | None) -> None:
    offer = p.planets[seat].draft
    assert offer is not None
    offer.give_cards.append(written(place, p.planets[seat].planned[place]))


def ask_card(p: Position, seat: int, place: int, log: Log | None) -> None:
    offer = p.planets[seat].draft
    assert offer is not None
    offer.ask_cards.append(written(place, p.planets[offer.taker].planned[place]))


def cannot_offer_job(p: Position, seat: int, column: int, count: int, colour: int) -> str:
    """Return the rule that forbids offering goods of a finished job (SD-Q08) or of a transport probe (SD-Q14), if
    any."""
    planet = p.planets[seat]
    offer = planet.draft
    if offer is None:
        return "no-draft"
    at = slot_at(planet, column)
    if at == NONE:
        return "SD-US-01"
    number = ready_on(planet, USE, at)
    if number == NONE:
        return "SD-TM-07"
    if offer.column != NONE:
        return "job-named"
    card = p.box.cards[planet.area[at].kind]
    if card.effect == BEAM:
        if p.switches["transport_probe"] != "any-ship":
            return "SD-Q14"
        if planet.timers[number].left != NONE:
            return "probe-filling"
        goods = planet.area[at].goods
        return "" if (sum(goods) == count if colour == NONE else goods[colour] >= count) else "SD-US-07"
    if not p.switches["production_for_visitors"]:
        return "SD-Q08"
    if offer.field != home(seat):
        return "not-at-home"
    if card.effect == MINE:
        return "" if colour == NONE and count <= card.amount else "SD-US-02"
    if card.effect == MULTI_MINE:
        return "" if colour != NONE and count == 1 else "SD-US-02"
    return "SD-US-02"


def offer_job(p: Position, seat: int, column: int, count: int, colour: int, log: Log | None) -> None:
    offer = p.planets[seat].draft
    assert offer is not None
    offer.column, offer.count, offer.colour = column, count, colour


def cannot_make(p: Position, seat: int) -> str:
    offer = p.planets[seat].draft
    if offer is None:
        return "no-draft"
    return "empty-draft" if offer.empty() else cannot_offer(p, offer)


def make(p: Position, seat: int, log: Log | None) -> None:
    """Make an offer: it stands for a while, and replaces an older one to the same player."""
    offer = p.planets[seat].draft
    assert offer is not None
    p.planets[seat].draft = None
    before = offer_of(p, seat, offer.taker)
    if before is not None:
        end_offer(p, before, "replaced", log)
    offer.ends = p.now + p.box.offer_ms
    p.offers.append(offer)
    if log is not None:
        planet = p.planets[seat]
        at = NONE if offer.column == NONE else slot_at(planet, offer.column)
        log.append(
            e.Offered(
                seat,
                offer.taker,
                colours(offer.give),
                colours(offer.ask),
                tuple(p.box.cards[kind_of(card)].slug for card in offer.give_cards),
                tuple(p.box.cards[kind_of(card)].slug for card in offer.ask_cards),
                None if at == NONE else p.box.cards[planet.area[at].kind].slug,
                offer.count,
            )
        )


def cannot_drop_draft(p: Position, seat: int) -> str:
    return "no-draft" if p.planets[seat].draft is None else ""


def drop_draft(p: Position, seat: int, log: Log | None) -> None:
    p.planets[seat].draft = None
