"""Who knows what: A-58, and the ducks one can follow under the pile (C-110)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.canardage.language import line
from webfoot.core.chance import QuickChance
from webfoot.games.canardage.moves import (
    CanardBlase,
    CanardSimplet,
    DanseDesCanards,
    DuckyLuke,
    EnAvantMarche,
    EnJoue,
    MobyDucky,
    Pan,
    President,
    WalkingDuck,
)
from webfoot.games.canardage.view import CanardageView, LineCard, Moby, Player

PUBLIC = {"line", "targets", "covers", "pile", "sunk", "players", "draw", "discard", "moby", "turn", "phase"}
PUBLIC |= {"placed", "avenger", "deck"}


@pytest.mark.rule("A-58")
def test_everybody_sees_the_table() -> None:
    table = line(
        "a!/b* ~ c# d e f | a a",
        hands={"a": "en-joue pan pan"},
        draw="oups oups oups",
        discard="pan oups",
        moby=("f", "c"),
        skips={"d": 1},
    )
    seen = table.view("b")
    assert seen.line[0] == LineCard(name=0, owner=0, hidden=1, magret=True, hidden_magret=False)
    assert [card.owner for card in seen.line] == [0, None, 2, 3, 4, 5]
    assert seen.targets == [1]
    assert seen.covers == {3: 5}
    assert (seen.pile, seen.draw) == (2, 3)
    assert seen.discard == ["oups", "pan"]
    assert seen.moby == Moby(by=5, victim=2)
    assert seen.players[3] == Player(dead=4, cards=3, skips=1)
    assert (seen.turn, seen.phase, seen.deck) == (0, "play", "fr59")


@pytest.mark.rule("A-58")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = line("a b c d e f", hands={"a": "en-joue pan pan", "b": "magret oups oups"})
    assert table.view("a").hand == ["en-joue", "pan", "pan"]
    assert table.view("b").hand == ["oups", "oups", "magret"]
    assert table.view(None).hand == []


@pytest.mark.rule("A-58")
def test_what_others_see_does_not_change_with_hand_draw_pile_or_pile_order() -> None:
    one = line("a b c ~ ~ ~ | a b c", hands={"a": "en-joue pan pan"}, draw="oups pan")
    two = line("a b c ~ ~ ~ | c a b", hands={"a": "magret oups oups"}, draw="pan mexicoin")
    assert one.view("b") == two.view("b")
    assert one.view() == two.view()
    assert one.view("a") != two.view("a")


@pytest.mark.rule("A-58")
def test_the_view_has_no_fields_but_the_public_ones_and_ones_own_hand() -> None:
    assert set(CanardageView.__struct_fields__) == PUBLIC | {"seat", "hand"}


@pytest.mark.rule("A-58", "C-042")
def test_a_card_of_the_line_keeps_its_name_and_shares_it_with_no_other() -> None:
    table = line("a b c d e f | c ~ c")
    after = table.play(EnAvantMarche(), CanardBlase(1), EnAvantMarche())
    assert after == "b d e f c ~ | c a c"
    names = [card.name for card in after.view().line]
    assert names[:4] == [1, 3, 4, 5]
    assert len(set(names)) == 6


@pytest.mark.rule("A-58", "A-15")
def test_a_duck_that_surfaces_is_a_card_of_its_own() -> None:
    names = [card.name for card in line("a b/c* d e f ~ | a").play(Pan(2), DuckyLuke(1)).view().line]
    assert names[0] not in range(6)
    assert names[1:5] == [2, 3, 4, 5]
    assert len(set(names)) == 6


@pytest.mark.rule("A-58")
def test_only_who_draws_a_card_sees_which_it_is() -> None:
    after = line("a b c d e f", draw="magret").play(EnJoue(1))
    drawn = next(event for event in after.events if "draw" in str(event.__struct_config__.tag))
    assert msgspec.to_builtins(drawn.seen_by(0)) == {"event": "card-drawn", "seat": 0, "card": "magret"}
    for stranger in (1, None):
        assert msgspec.to_builtins(drawn.seen_by(stranger)) == {"event": "card-drawn", "seat": 0, "card": None}


@pytest.mark.rule("A-58", "A-24", "A-30")
def test_running_effects_and_pending_skips_are_seen_by_all() -> None:
    table = line("a b c d e f").play(President(3), MobyDucky(2))
    assert table.view("f").players[3].skips == 1
    assert table.view("f").moby == Moby(by=1, victim=2)


@pytest.mark.rule("A-58", "A-17")
def test_everybody_hears_whether_the_owner_of_a_simple_duck_had_a_pan() -> None:
    after = line("a b* c d e f", hands={"b": "oups oups oups"}).play(CanardSimplet(2))
    heard = [event.seen_by(None) for event in after.events]
    assert any(event is not None and str(event.__struct_config__.tag) == "simplet-named" for event in heard)


@pytest.mark.rule("C-110")
def test_ducks_under_the_pile_come_out_in_the_order_in_which_they_went() -> None:
    table = line("a b c d e f | ~").play(EnAvantMarche(), EnAvantMarche(), EnAvantMarche())
    assert table == "d e f ~ a b | c"
    assert table.play(EnAvantMarche()) == "e f ~ a b c | d"


@pytest.mark.rule("C-110", "A-58")
def test_what_went_under_the_pile_is_remembered_for_everybody() -> None:
    table = line("a/b c d e f ~ | a ~ a", dead={"f": 4}).play(EnAvantMarche(), WalkingDuck(5))
    assert table.view("e").sunk == [0, 1, 5]
    assert table.view("e").pile == 5
    drained = table.play(EnAvantMarche(), EnAvantMarche(), EnAvantMarche())
    assert drained == "f ~ a ~ a a | b f c d e"
    assert drained.view().sunk == [1, 5, 2, 3, 4]
    assert drained.state.sunk == drained.view().pile


@pytest.mark.rule("C-110")
def test_imagining_the_pile_keeps_what_is_remembered_and_redraws_the_rest() -> None:
    hands = {"a": "en-avant-marche pan pan"}
    table = line("b a c ~ ~ ~ | a b c a b c", hands=hands).with_the_whole_deck().play(EnAvantMarche())
    imagined = [table.state.imagine(2, QuickChance(number)) for number in range(50)]
    assert {state.pile[0] for state in imagined} == {1}
    assert len({tuple(state.pile) for state in imagined}) > 10
    assert {tuple(sorted(state.pile)) for state in imagined} == {(0, 1, 1, 1, 2, 2)}


@pytest.mark.rule("C-110", "C-075")
def test_the_dance_makes_everybody_forget() -> None:
    table = line("a b c d e f | ~ ~").play(EnAvantMarche())
    assert table.view().sunk == [0]
    assert table.play(DanseDesCanards()).view().sunk == []


@pytest.mark.rule("C-111")
def test_shooting_the_water_in_front_lets_ones_own_duck_glide_past_the_target() -> None:
    table = line("b ~* a c d e | x")
    assert table.play(EnAvantMarche()) == "~ a* c d e x | b"
    assert table.play(Pan(2), EnAvantMarche()) == "~ a c d e x | b"
