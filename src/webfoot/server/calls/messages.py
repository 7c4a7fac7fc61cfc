"""What a call says, in the language of the person who is called. It names the game, the table and no secret."""

from __future__ import annotations

from webfoot.core.errors import UnknownGame
from webfoot.core.registry import game as game_of
from webfoot.core.words import common, words
from webfoot.server.calls.ways import Message, Way
from webfoot.server.storage.callrows import Waiting
from webfoot.server.wire import Me


def turn(call: Waiting, called: Me, stop: str) -> Message:
    """Return the message that it is this person's turn."""
    way, language = call.way, called.language
    game = _title(call.game, language)
    text = (
        common("call-turn", language, game=game)
        if way.table is None
        else common("call-turn-of", language, game=game, name=called.name)
    )
    return Message(
        id=f"turn-{way.number}-{call.table}-{call.seq}-{call.seat}",
        event="turn",
        text=text,
        url=f"{way.page}/t/{call.table}",
        game=call.game,
        table=call.table,
        player=called.name,
        more=common("call-why", language),
        stop=stop,
    )


def test(way: Way, me: Me, number: str, stop: str) -> Message:
    """Return the message by which somebody sees whether a way works."""
    return Message(
        id=f"test-{way.number}-{number}",
        event="test",
        text=common("call-test", me.language),
        url=f"{way.page}/you",
        more=common("call-why", me.language),
        stop=stop,
    )


def confirm(way: Way, me: Me, code: str, stop: str) -> Message:
    """Return the message by which somebody shows that an e-mail address is theirs."""
    return Message(
        id=f"confirm-{way.number}-{code}",
        event="confirm",
        text=common("call-confirm", me.language, code=code),
        url=f"{way.page}/you",
        more=common("call-confirm-why", me.language),
        stop=stop,
    )


def _title(game: str, language: str) -> str:
    try:
        said = words(game_of(game), language)
    except UnknownGame:
        return game
    return said.say("game") if said.has("game") else game
