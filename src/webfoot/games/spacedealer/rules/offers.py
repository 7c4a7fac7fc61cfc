"""Trade between players: whether an offer can still be kept, and what happens when it is accepted.

A player's containers on one field exchange goods freely, so an offer names the field and the goods. It makes no
difference which containers they leave and enter.
"""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.components import BEAM, GOODS, NONE
from webfoot.games.spacedealer.rules.goods import colours, containers_on, enough, fetch, held_on, room_on, stow
from webfoot.games.spacedealer.rules.grid import slot_at
from webfoot.games.spacedealer.rules.jobs import job_on, ready_on, release
from webfoot.games.spacedealer.rules.pieces import AWAY, BUILD, LANDED, USE, Offer
from webfoot.games.spacedealer.rules.planned_cards import free_places, lay, lift
from webfoot.games.spacedealer.rules.producing import output
from webfoot.games.spacedealer.rules.state import Planet, Position, home

_CARD = 64
_MENDABLE = ("", "probe-filling", "probe-deal", "SD-US-07")
"""What keeps a draft from being made, but not from being changed: its author still sees it (SD-Q14)."""


def written(place: int, kind: int) -> int:
    """Return a planned card in an offer as its place and its kind."""
    return place * _CARD + kind


def place_of(written_card: int) -> int:
    return written_card // _CARD


def kind_of(written_card: int) -> int:
    return written_card % _CARD


def present(p: Position, seat: int, field: int) -> bool:
    """Whether a player can trade on a field: at home always, elsewhere with a landed ship."""
    if field == home(seat):
        return True
    for ship in p.planets[seat].ships:
        if ship.where == LANDED and ship.field == field:
            return True
    return False


def places(p: Position, seat: int) -> int:
    """Return a bit for each field on which a player can trade."""
    found = 1 << home(seat)
    for ship in p.planets[seat].ships:
        if ship.where == LANDED:
            found |= 1 << ship.field
    return found


def cannot_trade_card(planet: Planet, place: int) -> str:
    if place >= len(planet.planned) or planet.planned[place] == NONE:
        return "SD-BD-01"
    return "" if job_on(planet, BUILD, place) == NONE else "SD-AX-04"


def cannot_offer(p: Position, offer: Offer) -> str:
    """Return the rule that keeps a player from making or keeping this offer, if any."""
    planet, partner = p.planets[offer.giver], p.planets[offer.taker]
    if offer.field != NONE:
        if not present(p, offer.giver, offer.field) or not present(p, offer.taker, offer.field):
            return "SD-TR-01"
        if not enough(held_on(p, offer.giver, offer.field), offer.give):
            return "no-good-to-give"
    for side, cards in ((planet, offer.give_cards), (partner, offer.ask_cards)):
        for card in cards:
            rule = cannot_trade_card(side, place_of(card))
            if rule:
                return rule
            if side.planned[place_of(card)] != kind_of(card):
                return "SD-BD-01"
    return "" if offer.column == NONE else _cannot_give_job(p, offer)


def _cannot_give_job(p: Position, offer: Offer) -> str:
    planet = p.planets[offer.giver]
    at = slot_at(planet, offer.column)
    if at == NONE:
        return "SD-US-01"
    if ready_on(planet, USE, at) == NONE:
        return "SD-TM-07"
    if p.box.cards[planet.area[at].kind].effect == BEAM:
        if planet.timers[ready_on(planet, USE, at)].left != NONE:
            return "probe-filling"
        if any(offer.give) or any(offer.ask):
            return "probe-deal"
        return "" if enough(planet.area[at].goods, beamed(planet, offer)) else "SD-US-07"
    return "" if sum(output(p, planet.area[at].kind, offer.colour)) >= offer.count else "SD-US-04"


def beamed(planet: Planet, offer: Offer) -> list[int]:
    """Return the goods of a transport probe that an offer is about."""
    if offer.colour == NONE:
        return planet.area[slot_at(planet, offer.column)].goods[:]
    goods = [0] * GOODS
    goods[offer.colour] = offer.count
    return goods


def offer_of(p: Position, giver: int, taker: int) -> Offer | None:
    for offer in p.offers:
        if offer.giver == giver and offer.taker == taker:
            return offer
    return None


def cannot_accept(p: Position, seat: int, giver: int) -> str:
    offer = offer_of(p, giver, seat)
    if offer is None or cannot_offer(p, offer):
        return "SD-TR-04"
    if offer.field != NONE:
        if not enough(held_on(p, seat, offer.field), offer.ask):
            return "no-good-to-give"
        coming, going = sum(offer.give), sum(offer.ask)
        produced = 0 if offer.column == NONE else offer.count
        if room_on(p, seat, offer.field) + going < coming + produced:
            return "SD-TR-03"
        if room_on(p, giver, offer.field) + coming < going:
            return "partner-full"
    gained = len(offer.give_cards) - len(offer.ask_cards)
    if gained > max(0, free_places(p.planets[seat])):
        return "SD-AX-02"
    if -gained > max(0, free_places(p.planets[giver])):
        return "partner-planning-full"
    if offer.column != NONE and _beams(p, offer) and _ship_with_room(p, seat, offer) == NONE:
        return "SD-US-05"
    return ""


def _beams(p: Position, offer: Offer) -> bool:
    planet = p.planets[offer.giver]
    return p.box.cards[planet.area[slot_at(planet, offer.column)].kind].effect == BEAM


def _ship_with_room(p: Position, seat: int, offer: Offer) -> int:
    wanted = sum(beamed(p.planets[offer.giver], offer))
    for number, ship in enumerate(p.planets[seat].ships):
        if ship.where != AWAY and sum(ship.goods) + wanted <= p.box.ship_capacity:
            return number
    return NONE


def accept(p: Position, seat: int, giver: int, log: Log | None) -> None:
    """Accept an offer: everything changes hands at one moment (SD-TR-04)."""
    offer = offer_of(p, giver, seat)
    assert offer is not None
    p.offers.remove(offer)
    if log is not None:
        log.append(
            e.Traded(
                giver,
                seat,
                colours(offer.give),
                colours(offer.ask),
                tuple(p.box.cards[kind_of(card)].slug for card in offer.give_cards),
                tuple(p.box.cards[kind_of(card)].slug for card in offer.ask_cards),
            )
        )
    if offer.field != NONE:
        ours, theirs = containers_on(p, giver, offer.field), containers_on(p, seat, offer.field)
        fetch(p, giver, offer.give, ours)
        fetch(p, seat, offer.ask, theirs)
        stow(p, giver, offer.ask, ours)
        stow(p, seat, offer.give, theirs)
    planet, partner = p.planets[giver], p.planets[seat]
    leaving = [lift(planet, place_of(card)) for card in offer.give_cards]
    coming = [lift(partner, place_of(card)) for card in offer.ask_cards]
    for kind in leaving:
        lay(partner, kind)
    for kind in coming:
        lay(planet, kind)
    if offer.column != NONE:
        _give_job(p, offer, log)


def _give_job(p: Position, offer: Offer, log: Log | None) -> None:
    """Let the finished job work for the other player's ship; the rest goes as usual (SD-Q08, SD-Q14)."""
    planet = p.planets[offer.giver]
    at = slot_at(planet, offer.column)
    number = ready_on(planet, USE, at)
    built = planet.area[at]
    if _beams(p, offer):
        goods = beamed(planet, offer)
        ship = p.planets[offer.taker].ships[_ship_with_room(p, offer.taker, offer)]
        for colour, count in enumerate(goods):
            built.goods[colour] -= count
            ship.goods[colour] += count
        own = left = [0] * GOODS
    else:
        made = output(p, built.kind, offer.colour)
        goods = [min(count, offer.count) for count in made]
        stow(p, offer.taker, goods, containers_on(p, offer.taker, offer.field))
        rest = [count - given for count, given in zip(made, goods, strict=True)]
        left = stow(p, offer.giver, rest, containers_on(p, offer.giver, offer.field))
        own = [count - lost for count, lost in zip(rest, left, strict=True)]
        for colour in range(GOODS):
            p.supply[colour] -= goods[colour] + own[colour]
    if log is not None:
        lost = sum(left)
        slug = p.box.cards[built.kind].slug
        log.append(e.ProducedFor(offer.giver, offer.taker, slug, colours(goods), colours(own), lost))
    release(p, offer.giver, number, log)


def end_offer(p: Position, offer: Offer, why: str, log: Log | None) -> None:
    p.offers.remove(offer)
    if log is not None:
        log.append(e.OfferEnded(offer.giver, offer.taker, why))  # type: ignore[arg-type]


def cannot_withdraw(p: Position, seat: int, taker: int) -> str:
    return "" if offer_of(p, seat, taker) is not None else "SD-TR-04"


def withdraw(p: Position, seat: int, taker: int, log: Log | None) -> None:
    offer = offer_of(p, seat, taker)
    assert offer is not None
    end_offer(p, offer, "withdrawn", log)


def cannot_decline(p: Position, seat: int, giver: int) -> str:
    return "" if offer_of(p, giver, seat) is not None else "SD-TR-04"


def decline(p: Position, seat: int, giver: int, log: Log | None) -> None:
    offer = offer_of(p, giver, seat)
    assert offer is not None
    end_offer(p, offer, "declined", log)


def lapse(p: Position, log: Log | None) -> None:
    """Drop offers and drafts that can no longer be kept."""
    for offer in p.offers[:]:
        if cannot_offer(p, offer):
            end_offer(p, offer, "lapsed", log)
    for planet in p.planets:
        if planet.draft is not None and cannot_offer(p, planet.draft) not in _MENDABLE:
            planet.draft = None
