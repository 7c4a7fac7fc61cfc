"""What is kept of a finished game for good: story, replay and outcome, as every seat may know them.

Later rules may play the same rows differently, or not at all. So what a page is shown of a finished game is stored
when it ends. The moments of all viewers lie side by side: they are much alike, and so the archive stays small.
"""

from __future__ import annotations

import lzma
from typing import Any, Final

import msgspec

from webfoot.core.game import Game
from webfoot.core.summary import taken
from webfoot.server.storage.protocol import Row
from webfoot.server.table.details import Details
from webfoot.server.table.outcome import summed_up
from webfoot.server.table.playthrough import Playthrough, begin, effective
from webfoot.server.table.replay import changes
from webfoot.server.wire import Clock, Moment, Outcome, Step

FORM: Final = 1
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 3}]
"""It saves a third of what the quickest preset makes; the best would take five times as long."""

_encode = msgspec.json.Encoder().encode


class BadArchive(Exception):
    """Bytes that are no archive of a form that this program knows."""


class Archive(msgspec.Struct, frozen=True):
    """A finished game as it was shown when it ended. Viewers are a spectator first, then the seats in order."""

    form: int
    timed: bool
    by_server: list[str]
    """The options that players could not choose."""
    moments: list[list[msgspec.Raw]]
    """For each moment, what each viewer saw of it (`Moment`)."""
    besides: list[list[Step]]
    """Rows that are no moment of the game as it stood in the end, for each viewer: undone steps and pauses."""
    outcome: Outcome
    result: dict[str, list[int]] | None
    """The last line of the record; None if the game ended because players resigned."""
    clock: Clock | None
    facts: Any = None
    """What is printed on the pieces, if the administrator had supplied values."""

    def seen(self, viewer: int | None) -> list[msgspec.Raw]:
        """Return the moments of the replay through the eyes of a seat, or of a spectator."""
        place = _place(viewer)
        return [moment[place] for moment in self.moments]

    def log(self, viewer: int | None) -> list[Step]:
        """Return every row of the log, as this viewer may know it."""
        steps = [msgspec.json.decode(moment, type=Moment).step for moment in self.seen(viewer)]
        return sorted([*steps, *self.besides[_place(viewer)]], key=lambda step: step.seq)

    def brief(self, viewer: int | None) -> Any:
        """Return the last briefing of this viewer, as plain JSON."""
        whole: list[Any] = [None]
        for moment in self.seen(viewer):
            for path, value in msgspec.json.decode(moment, type=Moment).changes:
                inside: Any = whole
                keys: list[Any] = [0, *path]
                for key in keys[:-1]:
                    inside = inside[key]
                inside[keys[-1]] = value
        return whole[0]


def _place(viewer: int | None) -> int:
    return 0 if viewer is None else viewer + 1


def make(game: Game[Any], details: Details, rows: list[Row]) -> bytes:
    """Play the rows of a finished game once more and return its archive, packed."""
    viewers = [None, *range(len(details.chairs))]
    kept = effective(rows)
    play = begin(game, details, kept)
    before: dict[int | None, Any] = dict.fromkeys(viewers)
    moments: list[list[msgspec.Raw]] = []
    steps = []
    for row in kept:
        happened = play.again(row)
        steps.append(taken(play.match.game, play.match.state, row.seat, row.at, happened.events))
        shown = []
        for viewer, brief in play.briefs(viewers).items():
            after = msgspec.to_builtins(brief)
            shown.append(msgspec.Raw(_encode(Moment(happened.seen_by(viewer), changes(before[viewer], after)))))
            before[viewer] = after
        moments.append(shown)
    whole, besides = _besides(game, details, rows, {row.seq for row in kept}, viewers)
    archive = Archive(
        form=FORM,
        timed=game.timed,
        by_server=sorted(game.options_type.by_server),
        moments=moments,
        besides=besides,
        outcome=summed_up(play, details, steps),
        result=play.match.record().result,
        clock=Clock(whole.origin, whole.stopped, whole.interrupted, [], []) if game.timed else None,
        facts=play.match.game.facts() if details.own_facts else None,
    )
    return lzma.compress(_encode(archive), lzma.FORMAT_XZ, filters=_FILTERS)


def _besides(
    game: Game[Any], details: Details, rows: list[Row], kept: set[int], viewers: list[int | None]
) -> tuple[Playthrough, list[list[Step]]]:
    """Return the game with all its rows, and those rows that the replay leaves out, for each viewer."""
    whole = begin(game, details, rows)
    others = [happened for happened in map(whole.again, rows) if happened.seq not in kept]
    return whole, [[happened.seen_by(viewer) for happened in others] for viewer in viewers]


def read(packed: bytes) -> Archive:
    """Return an archive. Raises BadArchive."""
    try:
        archive = msgspec.json.decode(lzma.decompress(packed, lzma.FORMAT_XZ), type=Archive)
    except (lzma.LZMAError, EOFError, msgspec.DecodeError) as error:
        raise BadArchive(str(error)) from None
    if archive.form != FORM:
        raise BadArchive(f"form {archive.form} of archives is unknown; this program reads form {FORM}")
    return archive
