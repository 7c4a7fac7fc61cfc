"""The JSON schemas from which the page is built.

They cover everything that the page receives and sends (its types are generated from them), the fields of events, and
the facts printed on the pieces of each game. `python -m webfoot.server.schema` writes them.
"""

from __future__ import annotations

import sys
from typing import Any, Union

import msgspec

from webfoot.core import fields
from webfoot.core.briefing import Briefing, Choice
from webfoot.core.errors import Refusal
from webfoot.core.hints import Hint
from webfoot.core.options import OptionInfo
from webfoot.core.registry import game, game_keys
from webfoot.lessons.runner import Shown
from webfoot.server import wire


def schema_of(*types: Any, **unions: Any) -> dict[str, Any]:
    """Return the definitions of all these types, and of the unions under the names given."""
    roots, definitions = msgspec.json.schema_components(
        [*types, *unions.values()], ref_template="#/definitions/{name}"
    )
    named = dict(zip(unions, roots[len(types) :], strict=True))
    return {"definitions": {**definitions, **named}}


def schemas() -> dict[str, dict[str, Any]]:
    """Return a schema for the wire, one for kinds of fields, and one for each game's view, moves and events."""
    http = [
        wire.Me,
        wire.GameInfo,
        wire.GameTexts,
        wire.Terms,
        wire.GameRatings,
        wire.Notes,
        wire.NewNote,
        wire.NewTable,
        wire.PlayOn,
        wire.NewMe,
        wire.ForgetMe,
        wire.TableCreated,
        wire.NewHandover,
        wire.HandoverCode,
        wire.Arrival,
        wire.HandoverGuest,
        wire.Arrived,
        wire.Recovery,
        wire.RecoveryLink,
        wire.Account,
        wire.PasskeyOptions,
        wire.NewPasskey,
        wire.SignIn,
        wire.RecoveryCodes,
        wire.CallSettings,
        wire.NewCallWay,
        wire.NewQuiet,
        wire.CallCode,
        wire.CallTested,
        wire.StopCalls,
        wire.CallsStopped,
        wire.History,
        wire.NewHoliday,
        wire.Holiday,
        wire.Replay,
        wire.YourSeat,
        wire.StudyAnswer,
        wire.Outcome,
        wire.LessonInfo,
        wire.LessonSoFar,
        wire.Meant,
        wire.SecondLook,
        Shown,
        Hint,
        wire.Problem,
    ]
    game_types = [Refusal, OptionInfo, Choice, Briefing]
    found = {"wire": schema_of(*http, *game_types, AnyCommand=wire.AnyCommand, AnyMessage=wire.AnyMessage)}
    found["fields"] = schema_of(fields.Place, AnyKind=Union[fields.KINDS])  # noqa: UP007  (built at run time)
    for key in game_keys():
        one = game(key)
        found[key] = schema_of(
            one.view_type,
            one.options_type,
            AnyMove=Union[one.catalogue.kinds],  # noqa: UP007
            AnyEvent=Union[one.event_types],  # noqa: UP007
        )
    return found


def facts() -> dict[str, object]:
    """Return the printed facts of each game that has some."""
    found = {key: game(key).facts() for key in game_keys()}
    return {key: known for key, known in found.items() if known is not None}


def events() -> dict[str, object]:
    """Return the kinds of the fields of each game's events."""
    return {key: fields.described(game(key).event_types) for key in game_keys()}


if __name__ == "__main__":
    found = {"schemas": schemas(), "facts": facts(), "events": events()}
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found, order="deterministic")).decode())
