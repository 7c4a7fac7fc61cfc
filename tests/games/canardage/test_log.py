"""What the log says of each card: who, where, whose."""

from __future__ import annotations

import pytest

from tests.games.canardage.language import line
from webfoot.core.moves import Move
from webfoot.games.canardage import moves as m

BEFORE = "b* a* c ~ e f | a b"


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (m.EnJoue(3), ["played a en-joue", "aimed 3"]),
        (m.DeuxPourUn(3), ["played a deux-pour-un", "aimed 3", "aimed 4"]),
        (m.Pan(1), ["played a pan", "aim-removed 1", "duck-shot a 1 b", "card-turned-up 6 a"]),
        (m.DuckyLuke(3), ["played a ducky-luke", "duck-shot a 3 c", "player-out c", "card-turned-up 6 a"]),
        (m.Oups(target=2, victim=3), ["played a oups", "aim-removed 2", "duck-shot a 3 c"]),
        (
            m.CanardsEnchaines(1),
            ["aim-removed 1", "aim-removed 2", "duck-shot a 1 b", "duck-shot a 2 a", "card-turned-up 5 a"],
        ),
        (m.Mexicoin(), ["played a mexicoin", "aimed 3", "aimed 4", "aimed 5", "aimed 6"]),
        (m.CanardSimplet(1), ["played a canard-simplet", "simplet-named b 1 false"]),
        (m.President(4), ["played a president", "skip-ordered a e"]),
        (m.Magret(3), ["played a magret", "magret-pinned 3 c"]),
        (m.RectifierDroite(2), ["played a rectifier-droite", "aim-moved 2 3"]),
        (m.EnAvantMarche(), ["played a en-avant-marche", "head-left b ~", "card-turned-up 6 a"]),
        (m.CanardBlase(2), ["played a canard-blase", "cards-swapped 2 3"]),
        (m.CanardPresse(2), ["played a canard-presse", "cards-swapped 2 1"]),
        (m.FulguroCoin(2), ["played a fulguro-coin", "card-moved 2 1"]),
        (m.DanseDesCanards(), ["played a danse-des-canards", "line-danced 6"]),
        (m.PeaceAndLove(), ["played a peace-and-love", "all-aims-removed 2"]),
        (m.WalkingDuck(3), ["played a walking-duck", "duck-revived d", "player-back d"]),
        (m.Planque(at=2, under=1), ["played a planque", "duck-hidden a 2 1", "card-turned-up 6 a"]),
        (m.MobyDucky(2), ["played a moby-ducky", "moby-laid a c"]),
        (m.ACouvert(2), ["played a a-couvert", "cover-laid a 2"]),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Move) else "",
)
def test_each_card_tells_what_it_did(move: Move, told: list[str]) -> None:
    assert line(BEFORE).play(move).told(*told)


def test_canarchie_tells_of_the_cards_that_really_move() -> None:
    after = line(BEFORE).play(m.Canarchie(), m.Place(1), m.Place(6), m.KeepOrder())
    assert [event for event in after.log if event.startswith("card-moved")] == ["card-moved 6 2"]


def test_a_discard_without_effect_is_told_as_such() -> None:
    table = line("a b c d e f", hands={"a": "pan pan oups"})
    assert table.play(m.Discard("pan")).log[0] == "discarded a pan"
