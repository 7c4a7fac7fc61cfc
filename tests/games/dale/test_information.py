"""Who knows what: what is sent to whom, and what a seat can tell from it."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.dale.language import GAME, Table, dale
from webfoot.games.dale import moves as m


def sent(t: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.brief(t.state, viewer))


def same_for_others(one: Table, two: Table, but: int = 0) -> bool:
    """Whether two tables look and sound the same to everybody else."""
    viewers = [None, *(seat for seat in range(one.state.seats) if seat != but)]
    return all(
        sent(one, viewer) == sent(two, viewer) and one.events_for(viewer) == two.events_for(viewer)
        for viewer in viewers
    )


@pytest.mark.rule("D-601")
def test_a_hand_is_its_owners_alone_and_nobody_knows_a_deck() -> None:
    one = dale(hand="Magnet Junk", deck="Glue Cheer", hands={1: "Raffle"}, decks={1: "Sofa"})
    two = dale(hand="Glue Cheer", deck="Magnet Junk", hands={1: "Raffle"}, decks={1: "Sofa"})
    assert same_for_others(one, two)
    assert sent(one, 0) != sent(two, 0)
    assert sent(one, 0) == sent(
        dale(hand="Magnet Junk", deck="Cheer Glue", hands={1: "Sofa"}, decks={1: "Raffle"}), 0
    )


@pytest.mark.rule("D-602", "D-303")
def test_piles_market_stalls_and_schedules_are_open() -> None:
    t = dale(
        discard="Magnet Junk",
        market="Glue - Cheer",
        market_discard="Raffle Sofa",
        stall="1: Wise Spy",
        schedules={1: "Siesta"},
        market_deck="3 Swank",
        junk=7,
    )
    for viewer in (None, 0, 1):
        view = t.seen_by(viewer)
        assert view.players[0].discard == ["junk", "magnet"]
        assert [card and card.card for card in view.market] == ["glue", None, "cheer", None, None]
        assert view.market_discard == ["sofa", "raffle"]
        assert view.stalls[0] == [["wise-spy"]]
        assert [planned.card for planned in view.players[1].schedule] == ["siesta"]
        assert view.market_deck == 3
        assert view.junk == 7


@pytest.mark.rule("D-603")
def test_everybody_sees_how_many_cards_a_hand_and_a_deck_hold() -> None:
    t = dale(hand="3 Junk", deck="4 Junk", hands={1: "2 Junk"}, decks={1: "Junk"})
    for viewer in (None, 0, 1):
        assert [(player.cards, player.deck) for player in t.seen_by(viewer).players] == [(3, 4), (2, 1)]


@pytest.mark.rule("D-604", "D-250")
def test_a_card_drawn_is_seen_by_the_one_who_draws_it() -> None:
    one = dale(hand="Junk", deck="Magnet Glue 3 Cheer").end_turn()
    two = dale(hand="Junk", deck="Cheer 2 Cheer Glue Magnet").end_turn()
    assert same_for_others(one, two)
    assert one.told(0, "drew", cards="Magnet Glue 2 Cheer")
    assert one.told(1, "drew", cards=None, count=4)


@pytest.mark.rule("D-604")
def test_so_is_one_drawn_from_the_market_deck() -> None:
    one = dale(hand="Swank Sofa", market_deck="Magnet Glue").play("Swank").choose("Sofa")
    two = dale(hand="Swank Sofa", market_deck="Glue Magnet").play("Swank").choose("Sofa")
    assert same_for_others(one, two)
    assert one.hands_imagined(1, 0) == {one.hand, two.hand}


@pytest.mark.rule("D-605", "D-307")
def test_what_a_search_finds_only_the_searcher_sees() -> None:
    one = dale(hand="Magnet", deck="Glue Cheer").play("Magnet").choose("Glue")
    two = dale(hand="Magnet", deck="Glue Cheer").play("Magnet").choose("Cheer")
    assert same_for_others(one, two)


@pytest.mark.rule("D-605", "D-442")
def test_in_cheer_nobody_sees_what_the_others_take() -> None:
    def cheered(first: str, second: str) -> Table:
        t = dale(hand="Cheer", deck="Glue Sofa", decks={1: "Magnet Raffle"})
        return t.play("Cheer").choose(first, second)

    assert same_for_others(cheered("Glue", "Magnet"), cheered("Sofa", "Magnet"), but=0)
    assert same_for_others(cheered("Glue", "Magnet"), cheered("Glue", "Raffle"), but=1)


@pytest.mark.rule("D-606", "D-454")
def test_everybody_sees_what_is_taken_from_open_piles_and_follows_it() -> None:
    t = dale(hand="Favourite Toy", discard="Magnet", deck="9 Junk")
    t.play("Favourite Toy")
    for viewer in (None, 1):
        assert t.known_hand(viewer, 0) == "Magnet"
    t.until_turn(0)
    assert t.known_hand(1, 0) == "Magnet"  # it has not left since
    t.inventory("Magnet")
    assert t.known_hand(1, 0) == ""


@pytest.mark.rule("D-606", "D-211", "D-416")
def test_a_payment_that_stays_in_hand_is_known_there() -> None:
    t = dale(hand="Glue Junk", market="Sofa", deck="9 Junk")
    t.buy("Sofa", with_="Glue").choose("yes")
    assert t.known_hand(1, 0) == "Glue Sofa"


@pytest.mark.rule("D-606")
def test_a_draft_is_nobodys_business() -> None:
    one = dale(hand="3 Junk Magnet", deck="9 Junk", market="Raffle Glue")
    two = one.copy()
    one.do(0, m.Buy(0)).do(0, m.Pick(0))
    two.do(0, m.Inventory()).do(0, m.Pick(3))
    assert same_for_others(one, two)
    assert one.seen_by(0).draft is not None
    assert one.seen_by(1).draft is None


@pytest.mark.rule("D-607", "D-443", "D-601")
def test_a_card_from_hand_to_hand_is_known_to_both_ends_alone() -> None:
    t = dale(hand="Raffle Magnet", hands={1: "Glue", 2: "Cheer"}, seats=3, luck=[0, 0, 0])
    t.play("Raffle").choose("left")
    assert [t.hand_of(seat).cards for seat in range(3)] == [["glue"], ["cheer"], ["magnet"]]
    assert t.known_hand(1, 0) == "Glue"
    assert t.known_hand(2, 0) == ""
    assert t.known_hand(2, 1) == "Cheer"
    assert t.known_hand(None, 1) == ""


@pytest.mark.rule("D-607", "D-444")
def test_in_charity_the_player_sees_all_and_each_owner_their_own() -> None:
    t = dale(
        hand="Charity Magnet", hands={1: "Glue", 2: "Cheer"}, decks={1: "Junk", 2: "Sofa"}, seats=3, luck=[0, 0, 0]
    )
    t.play("Charity")
    assert sorted(t.seen_by(0).aside) == ["cheer", "glue", "magnet"]
    assert t.seen_by(1).aside == []
    t.choose("Cheer", "Magnet")
    assert [t.hand_of(seat).cards for seat in range(3)] == [["cheer"], ["magnet"], ["glue"]]
    assert t.known_hand(0, 1) == "Magnet"
    assert t.known_hand(0, 2) == "Glue"
    assert t.known_hand(2, 1) == ""
    assert t.told(1, "passed", cards="Glue", giver=1)
    assert t.told(1, "passed", cards=None, giver=2)


@pytest.mark.rule("D-608", "D-433")
def test_night_shift_shows_the_cards_to_the_acting_player_alone() -> None:
    def shifted(first: str) -> Table:
        t = dale(hand="Night Shift", deck="Magnet Junk", decks={1: "Glue Junk"})
        return t.play("Night Shift").choose(first)

    t = shifted("Glue")
    assert t.deck == "Glue Junk"
    assert t.deck_of(1) == "Magnet Junk"
    assert t.known_deck(0, 1) == "Magnet"
    assert t.known_deck(1, 1) == t.known_deck(1, 0) == ""
    assert same_for_others(t, shifted("Magnet"))


@pytest.mark.rule("D-608", "D-434")
def test_ruthless_competition_hides_what_was_drawn_and_returned_from_the_owner() -> None:
    def competed(back: str) -> Table:
        t = dale(hand="Ruthless Competition Magnet", decks={1: "Glue Junk"})
        return t.play("Ruthless Competition").choose(back)

    t = competed("Magnet")
    assert t.hand == "Glue"
    assert t.known_deck(0, 1) == "Magnet"
    assert t.known_deck(1, 1) == ""
    assert same_for_others(t, competed("Glue"))


@pytest.mark.rule("D-609", "D-441", "D-461")
def test_looks_are_for_the_lookers_eyes_only() -> None:
    t = dale(hand="Cunning Neighbour", hands={1: "Magnet Glue", 2: "Sofa"}, decks={1: "Cheer", 2: "Junk"}, seats=3)
    t.play("Cunning Neighbour").choose(1, "no")
    assert t.known_hand(0, 1) == "Magnet Glue"
    assert t.known_hand(2, 1) == ""
    assert t.told(0, "saw-hand", cards="Glue Magnet") or t.told(0, "saw-hand", cards="Magnet Glue")
    assert t.told(2, "saw-hand", cards=None, count=2)
    one = dale(hand="Wise Spy", deck="Magnet Glue Cheer").use("Wise Spy").choose("Magnet", "Glue")
    two = dale(hand="Wise Spy", deck="Magnet Glue Cheer").use("Wise Spy").choose("Glue", "Cheer")
    assert same_for_others(one, two)


@pytest.mark.rule("D-610", "D-462")
def test_ancient_knowledge_shows_others_only_what_is_discarded() -> None:
    def known(deck: str) -> Table:
        t = dale(hand="Tireless Tinkerer", hands={1: "Ancient Knowledge"}, decks={1: deck}, reacting=[1])
        return t.play("Tireless Tinkerer").react(1, "Ancient Knowledge").choose("Glue")

    one, two = known("Glue Cheer Sofa"), known("Sofa Glue Cheer")
    assert same_for_others(one, two, but=1)
    assert one.told(0, "discarded", cards="Glue", owner=1, source="deck")


@pytest.mark.rule("D-601", "D-304")
def test_a_shuffled_discard_is_known_as_a_whole_but_not_in_order() -> None:
    t = dale(hand="Lunch Break", discard="Magnet Glue")
    t.play("Lunch Break")
    assert t.deck_was_shuffled
    assert t.known_deck(1, 0) == ""
    assert t.hands_imagined(1, 0) == {dale(hand="Magnet").hand, dale(hand="Glue").hand}


@pytest.mark.rule("D-601", "D-446")
def test_open_cards_put_on_a_deck_are_known_there_until_it_is_shuffled() -> None:
    t = dale(hand="Rumours Magnet", discard="Glue Cheer", deck="Junk Sofa", discards={1: "Swank"}, decks={1: "Junk"})
    t.play("Rumours")
    assert t.deck == "Cheer Glue Junk Sofa"
    assert t.known_deck(1, 0) == "Cheer Glue"
    assert t.known_deck(None, 1) == "Swank"
    t.play("Magnet").choose("Junk")
    assert t.known_deck(1, 0) == ""


@pytest.mark.rule("D-601")
def test_an_unseen_card_on_top_covers_what_is_known_below() -> None:
    t = dale(hand="Rumours Rotten Food Magnet", deck="9 Junk", discards={1: "Swank Glue"}, seats=3)
    t.play("Rumours").play("Rotten Food").choose(1, "Magnet")
    assert t.known_deck(0, 1) == "Magnet Glue Swank"
    assert t.known_deck(2, 1) == "? Glue Swank"
