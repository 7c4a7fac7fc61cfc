"""The laws that every game keeps, as functions to run on any game: on ours in the tests, and on your own.

Each law takes a game and a number, and plays at random from that number. It raises AssertionError with the game, the
number and the step at which the law was broken.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from webfoot.core.chance import QuickChance, SeededChance
from webfoot.core.errors import IllegalMove, UndoRefused
from webfoot.core.events import Event
from webfoot.core.game import WAIT, Game, State
from webfoot.core.match import Match, replay
from webfoot.core.moves import Move
from webfoot.core.record import read_record
from webfoot.core.setups import setup_of

LIMIT = 20_000
"""Steps after which a random game counts as endless."""
PATIENCE = 1_000
"""Steps after which a random game that may never end is abandoned."""
ENOUGH = 200
"""How many unlisted moves are tried at a time. Where there are more, a random sample is tried."""
LOOKS = {False: 8, True: 100}
"""Positions between two checks of every unlisted move. Timed games are long, and every seat may act."""
LOOKS_AT_SECRETS = 4
"""Positions between two checks of everything that depends on hidden things."""
PARTINGS = 40
"""Steps for which another world is followed, on average, if the viewer can tell no difference."""
OTHER_WAYS = 2
SILENT_WAYS = 6
"""How many other moves are tried if the true one is impossible in another world, or looks different there."""
QUESTIONS = 8
"""How many moves of the catalogue a seat tries where a position is looked at."""
WHOLE_TURNS = 5
"""One undo in this many takes back all that can be taken back."""
NOTHING = b"[]"

Law = Callable[[Game[Any], int], None]


def random_match(game: Game[Any], number: int) -> Match[Any]:
    """Set up the game with this number. The first numbers cover every option that players can choose (see
    setups.py)."""
    seats, options = setup_of(game, number)
    return Match(game, seats, number, options)


def play_on(match: Match[Any], chance: QuickChance) -> list[Event]:
    """Take one random step: a random move of a random actor, or a deadline if nobody can act before it.

    Where time passes by itself, most moves come from the game's own brain. With random moves, nobody would get
    anywhere before the time is up, and most rules would never be tested.
    """
    deadline = match.state.deadline()
    actors = match.actors
    if deadline is not None and (not actors or (not match.game.timed and chance.below(4) == 0)):
        return match.tick(deadline)
    seat = actors[chance.below(len(actors))]
    moves = match.moves(seat)
    if deadline is not None and match.game.timed:
        if chance.below(8):
            number = match.game.brain.playout(match.state, seat, [*match.state.legal(seat), WAIT], chance)
            if number != WAIT:
                return match.play(seat, match.game.catalogue[number])
            if chance.below(2):
                return match.tick(deadline)
        kinds = list(dict.fromkeys(type(move) for move in moves))
        kind = kinds[chance.below(len(kinds))]
        moves = [move for move in moves if type(move) is kind]
    return match.play(seat, moves[chance.below(len(moves))])


def random_steps(match: Match[Any], number: int) -> Iterator[list[Event]]:
    """Play a match to its end and yield after every step. A game that may never end stops after PATIENCE steps."""
    chance = QuickChance(number)
    while not match.over:
        if match.game.may_never_end and len(match.entries) >= PATIENCE:
            return
        yield play_on(match, chance)
        assert len(match.entries) < LIMIT, f"{_where(match)}: no end after {LIMIT} steps"


def ends_and_conserves(game: Game[Any], number: int) -> None:
    """Random play ends with winners, unless the game may never end, and no piece is ever created or lost."""
    match = random_match(game, number)
    game = match.game
    census = dict(game.census(match.state))
    everybody = sorted(seat for team in game.teams(match.state) for seat in team)
    assert everybody == list(range(match.seats)), f"{_where(match)}: a seat belongs to no team or to two"
    for _ in random_steps(match, number):
        assert dict(game.census(match.state)) == census, f"{_where(match)}: pieces appeared or vanished"
        assert match.over or match.actors or match.state.deadline() is not None, f"{_where(match)}: nobody can act"
        for seat in match.actors:
            assert match.state.legal(seat), f"{_where(match)}: seat {seat} is to act and has no move"
        for seat, number_of_pass in game.lets_pass(match.state).items():
            legal = match.state.legal(seat)
            assert number_of_pass in legal, f"{_where(match)}: seat {seat} is asked to react and cannot decline"
            assert game.windows, f"{_where(match)}: a window in a game that says it has none"
    assert match.winners or not match.over, f"{_where(match)}: over without a winner"
    assert len(match.scores) == match.seats


def listed_is_legal(game: Game[Any], number: int) -> None:
    """Every listed move is accepted. Any other move is refused with a reason, and nothing changes."""
    match = random_match(game, number)
    game = match.game
    chance = QuickChance(number + 1)
    for _ in random_steps(match, number):
        if chance.below(LOOKS[game.timed]):
            continue
        before = match.state.dump()
        for seat in range(match.seats):
            listed = match.state.legal(seat)
            assert len(set(listed)) == len(listed), f"{_where(match)}: a move is listed twice"
            assert seat in match.actors or not listed, f"{_where(match)}: seat {seat} has moves but may not act"
            for legal in listed:
                match.state.clone().play(seat, legal, QuickChance(number), None)
            others = sorted(set(range(len(game.catalogue))) - set(listed))
            if len(others) > ENOUGH:
                chance.shuffle(others)
            _must_refuse(match, seat, others[:ENOUGH])
        assert match.state.dump() == before, f"{_where(match)}: a refused move changed something"


def copies_are_pure(game: Game[Any], number: int) -> None:
    """No later step changes an earlier copy."""
    match = random_match(game, number)
    game = match.game
    copies = [(match.state.clone(), _hash(match.state)) for _ in random_steps(match, number)]
    for at, (copy, before) in enumerate(copies):
        assert _hash(copy) == before, f"{_where(match)}: a later step changed the copy taken after step {at + 1}"


def shows_the_present(game: Game[Any], number: int) -> None:
    """What a seat is shown depends on the position alone: not on what was shown before, of it or of a copy."""
    match = random_match(game, number)
    game = match.game
    chance = QuickChance(number + 3)
    viewers: list[int | None] = [None, *range(match.seats)]
    for step, _ in enumerate(random_steps(match, number)):
        viewer = viewers[chance.below(len(viewers))]
        game.view(match.state.imagine(viewer, chance), viewer)
        shown = msgspec.json.encode(game.view(match.state, viewer))
        if step % LOOKS_AT_SECRETS == 0:
            fresh = msgspec.json.encode(game.view(game.load(match.state.dump()), viewer))
            assert shown == fresh, f"{_where(match)}: {_name(viewer)} is shown what was there before"
        by_itself, encoded = game.briefs(match.state, viewers), game.briefs(match.state, viewers, encoded=True)
        for one in viewers:
            same = msgspec.json.encode(by_itself[one]) == msgspec.json.encode(encoded[one])
            assert same, f"{_where(match)}: {_name(one)} is sent something else together with the others"


def replays_exactly(game: Game[Any], number: int) -> None:
    """A record replays to the same bytes, also after saving and loading. So does a dumped state."""
    match = random_match(game, number)
    game = match.game
    for _ in random_steps(match, number):
        pass
    saved = match.record().dump()
    again = replay(read_record(saved, game.catalogue), game)
    assert again.state.dump() == match.state.dump(), f"{_where(match)}: the replay ends in another state"
    assert again.record().dump() == saved, f"{_where(match)}: the record does not survive saving and loading"
    middle = len(match.entries) // 2
    state = match.state_at(middle)
    assert game.load(state.dump()).dump() == state.dump(), f"{_where(match)}: a dumped state loads differently"


def goes_on_from_any_position(game: Game[Any], number: int) -> None:
    """A match that begins in the middle of another looks the same to everybody, and keeps what the laws ask.

    It conserves every piece, ends as any other, and its record replays to the same bytes.
    """
    first = random_match(game, number)
    chance = QuickChance(number + 2)
    steps = chance.below(ENOUGH)
    for taken, _ in enumerate(random_steps(first, number)):
        if taken >= steps:
            break
    if first.over:
        first = random_match(game, number)
    match = Match(first.game, first.seats, number + 1, first.options, first.state.dump())
    for viewer in (None, *range(match.seats)):
        same = sent_to(game, match.state, viewer) == sent_to(game, first.state, viewer)
        assert same, f"{_where(match)}: begun from its dump, the position looks different to {_name(viewer)}"
    census = dict(match.game.census(match.state))
    for _ in random_steps(match, number):
        assert dict(match.game.census(match.state)) == census, f"{_where(match)}: pieces appeared or vanished"
    saved = match.record().dump()
    again = replay(read_record(saved, match.game.catalogue), game)
    assert again.record().dump() == saved, f"{_where(match)}: a match from a position replays otherwise"
    assert again.state.dump() == match.state.dump(), f"{_where(match)}: the replay ends in another state"


def secrets_stay_secret(game: Game[Any], number: int) -> None:
    """Non-interference: redraw what a seat may not know, and not one byte that it would be sent changes.

    That covers the position, its legal moves, and the events of a step. It covers the reasons for what the seat
    cannot do, also where it tries any move at all. It covers the answers of others while seats are asked to react.
    The redrawing must not depend on the truth either. Redrawn from a redrawn state, the result is the same. It is
    also the same from a state that was redrawn earlier and played on. This holds as long as the seat has been sent
    the same bytes there as in truth.
    """
    match = random_match(game, number)
    game = match.game
    chance = QuickChance(number + 1)
    viewers: list[int | None] = [None, *range(match.seats)]
    double = _Double(match, None, chance)
    for step, events in enumerate(random_steps(match, number)):
        if chance.below(LOOKS_AT_SECRETS) == 0:
            _position_keeps_secrets(match, viewers[chance.below(len(viewers))], step)
        if not double.follows(match, events) or chance.below(PARTINGS) == 0:
            double = _Double(match, viewers[chance.below(len(viewers))], chance)
        if game.windows:
            _answers_keep_secret(match)


def _position_keeps_secrets(match: Match[Any], viewer: int | None, number: int) -> None:
    game = match.game
    imagined = match.state.imagine(viewer, QuickChance(number))
    where = f"{_where(match)}, seen by {_name(viewer)}"
    same = sent_to(game, imagined, viewer) == sent_to(game, match.state, viewer)
    assert same, f"{where}: what is sent depends on what is hidden"
    other = match.state.imagine(viewer, QuickChance(number + 1)).imagine(viewer, QuickChance(number))
    assert other.dump() == imagined.dump(), f"{where}: the truth shines through `imagine`"
    assert dict(game.census(imagined)) == dict(game.census(match.state)), f"{where}: imagined pieces"
    same = game.lets_pass(imagined) == game.lets_pass(match.state)
    assert same, f"{where}: who is asked to react depends on what is hidden"
    same = game.cuts_off(imagined) == game.cuts_off(match.state)
    assert same, f"{where}: how long the server waits depends on what is hidden"
    if viewer is not None:
        features = game.features(match.state, viewer)
        assert game.features(imagined, viewer) == features, f"{where}: the features depend on what is hidden"
        named = sum(map(len, game.feature_blocks(match.seats)))
        assert len(features) == named, f"{where}: {len(features)} features, and {named} names"
        chance = QuickChance(number)
        for _ in range(QUESTIONS):
            asked = chance.below(len(game.catalogue))
            same = game.why_not(imagined, viewer, asked) == game.why_not(match.state, viewer, asked)
            assert same, f"{where}: why {game.catalogue[asked]} is refused depends on what is hidden"


class _Double:
    """Another world that a viewer cannot tell from the true one: the viewer has been sent the same bytes in both."""

    def __init__(self, match: Match[Any], viewer: int | None, chance: QuickChance) -> None:
        self.viewer = viewer
        self.chance = chance
        self.state = match.state.imagine(viewer, chance)
        self.sent = sent_to(match.game, match.state, viewer)
        self.new = True
        """Whether no seat has acted yet. Later, a seat's action may follow from what it did in secret before."""

    def follows(self, match: Match[Any], events: list[Event]) -> bool:
        """Take the step that was taken in truth, or one that looks and sounds the same to the viewer.

        Return False if there is none: then the viewer has learned something. If there is one, the viewer must be able
        to imagine the same positions in both worlds.
        """
        game, viewer, entry = match.game, self.viewer, match.entries[-1]
        before, self.sent = self.sent, sent_to(game, match.state, viewer)
        heard = heard_by(events, viewer)
        for number in self._steps(match, before == self.sent and heard == NOTHING):
            state, told = self.state.clone(), list[Event]()
            luck = _Noticed(match.seed, len(match.entries))
            if entry.at > state.now:
                state.advance(entry.at, luck, told)
            if entry.seat is not None:
                if number not in state.legal(entry.seat):
                    continue
                state.play(entry.seat, number, luck, told)
            if sent_to(game, state, viewer) != self.sent:
                continue
            if heard_by(told, viewer) == heard:
                self.state = state
                self.new = False
                self._imagines_the_same(match)
                return True
            said = self.new and not luck.draws and _says_otherwise(match, self.state, number, told, events, viewer)
            assert not said, f"{_where(match)}: the events that {_name(viewer)} hears tell what it may not know"
        return False

    def _steps(self, match: Match[Any], silent: bool) -> list[int]:
        """Return the moves to try: the true one, and some others if the viewer did not make it.

        `silent`: the viewer has seen and heard nothing.
        """
        entry = match.entries[-1]
        if entry.seat is None or entry.move is None:
            return [WAIT]
        steps = [match.game.catalogue.number(entry.move)]
        if entry.seat != self.viewer and entry.at == self.state.now:
            others = [number for number in self.state.legal(entry.seat) if number != steps[0]]
            self.chance.shuffle(others)
            # A step that nobody sees or hears may be any step, and preferably a different one.
            steps = [*others[:SILENT_WAYS], *steps] if silent else [*steps, *others[:OTHER_WAYS]]
        return steps

    def _imagines_the_same(self, match: Match[Any]) -> None:
        luck = len(match.entries)
        truly = match.state.imagine(self.viewer, QuickChance(luck))
        other = self.state.imagine(self.viewer, QuickChance(luck))
        same = match.game.likeness(truly, self.viewer) == match.game.likeness(other, self.viewer)
        assert same, (
            f"{_where(match)}, seen by {_name(self.viewer)}: two worlds look the same, and are imagined otherwise"
        )


def _is_step(match: Match[Any], number: int) -> bool:
    """Whether the last step was this move."""
    move = match.entries[-1].move
    return move is None or number == match.game.catalogue.number(move)


def _says_otherwise(
    match: Match[Any], before: State, number: int, told: list[Event], events: list[Event], viewer: int | None
) -> bool:
    """Whether a hidden thing makes the same step sound different, in a world that looks the same before and after.

    A number may stand for different things if the acting seat holds different cards. Then the event says something
    else, and the viewer hears what it says. Steps with luck are left out: a shuffle may mix what was just seen by
    all, and then different things were rightly seen before positions that look the same.
    """
    if not _is_step(match, number):
        return False
    seat = match.entries[-1].seat
    kinds = [[type(event) for event in heard if event.seen_by(viewer) is not None] for heard in (told, events)]
    if seat is None or seat == viewer or kinds[0] == kinds[1]:
        return True
    truly = match.state_at(len(match.entries) - 1)
    return sent_to(match.game, truly, seat) == sent_to(match.game, before, seat)


class _Noticed(SeededChance):
    """Luck that also counts the shuffling of a single card."""

    def shuffle(self, cards: list[Any]) -> None:
        self.draws += 1
        super().shuffle(cards)


def _answers_keep_secret(match: Match[Any]) -> None:
    """While other seats are asked whether they react, nobody can tell what a seat has answered (`Game.lets_pass`).

    Whatever the answer is, those seats go on being asked, and every seat but the one that answered is sent the same
    bytes.
    """
    game = match.game
    asked = game.lets_pass(match.state)
    for seat, passing in asked.items():
        answers = match.state.legal(seat)
        if len(asked) < 2 or len(answers) < 2:
            continue
        still_asked = {other: number for other, number in asked.items() if other != seat}
        declined = _answered(match, seat, passing)
        for answer in answers:
            where = f"{_where(match)}: seat {seat} answers {game.catalogue[answer]}"
            after = match.state.clone()
            after.play(seat, answer, QuickChance(answer), None)
            assert game.lets_pass(after) == still_asked, f"{where}, and others are not asked any more as before"
            assert _answered(match, seat, answer) == declined, f"{where}, and others know before they answer"


def _answered(match: Match[Any], seat: int, number: int) -> dict[int | None, tuple[bytes, ...]]:
    """Return what every other seat is sent, and what a bot in that seat is given, after this answer."""
    state, told = match.state.clone(), list[Event]()
    state.play(seat, number, QuickChance(number), told)
    viewers = [viewer for viewer in (None, *range(match.seats)) if viewer != seat]
    return {
        viewer: (
            sent_to(match.game, state, viewer),
            heard_by(told, viewer),
            match.game.likeness(state.imagine(viewer, QuickChance(0)), viewer),
        )
        for viewer in viewers
    }


def undo_is_exact(game: Game[Any], number: int) -> None:
    """Undo returns to exactly the earlier state, and never undoes a step that told another player something."""
    match = random_match(game, number)
    game = match.game
    chance = QuickChance(number + 1)
    dumps = [match.state.dump()]
    turn: _Turn | None = None
    for _ in random_steps(match, number):
        dumps.append(match.state.dump())
        last = match.entries[-1]
        for seat in range(match.seats):
            reach = match.undo_reach(seat)
            assert seat == last.seat or reach == len(match.entries), f"{_where(match)}: undo of another's step"
        if last.seat is None:
            continue
        reach = match.undo_reach(last.seat)
        if reach == len(match.entries):
            _must_refuse_undo(match, last.seat)
            continue
        # Mostly one step: going all the way back after every step of a long turn would take its square.
        whole = not chance.below(WHOLE_TURNS)
        if whole or turn is None or turn.reach != reach:
            turn = _Turn(match, reach, chance)
        turn.taught_nothing(match)
        to = reach if whole else len(match.entries) - 1
        entries = match.entries[to:]
        match.undo(last.seat, to)
        assert match.state.dump() == dumps[to], f"{_where(match)}: undo does not return to the earlier state"
        for entry in entries:
            assert entry.seat is not None
            assert entry.move is not None
            match.play(entry.seat, entry.move, entry.at)
        assert match.state.dump() == dumps[-1], f"{_where(match)}: played again after undo, it goes otherwise"


def touches_tell_moves_apart(game: Game[Any], number: int) -> None:
    """No two legal moves have the same touches, and every touch names a thing by an id."""
    match = random_match(game, number)
    chance = QuickChance(number + 1)
    for _ in random_steps(match, number):
        if match.game.timed and chance.below(LOOKS[True]):
            continue
        for seat in match.actors:
            meant: dict[tuple[str, ...], Move] = {}
            for choice in match.game.brief(match.state, seat).moves:
                assert choice.touches or not choice.otherwise, f"{_where(match)}: {choice.move} has only other ways"
                for way in (choice.touches, *choice.otherwise):
                    assert all(way), f"{_where(match)}: {choice.move} touches something without an id: {way}"
                    other = meant.setdefault(way, choice.move) if way else choice.move
                    assert other is choice.move, f"{_where(match)}: {way} is {other} and {choice.move}"


def sent_to(game: Game[Any], state: State, seat: int | None) -> bytes:
    """Return every byte about a position that leaves the server for this seat."""
    return msgspec.json.encode(game.brief(state, seat, foresee=True))


def heard_by(events: list[Event], seat: int | None) -> bytes:
    """Return every byte about what happened that leaves the server for this seat."""
    seen = [event.seen_by(seat) for event in events]
    return msgspec.json.encode([event for event in seen if event is not None])


LAWS: tuple[Law, ...] = (
    ends_and_conserves,
    listed_is_legal,
    copies_are_pure,
    shows_the_present,
    replays_exactly,
    goes_on_from_any_position,
    secrets_stay_secret,
    undo_is_exact,
    touches_tell_moves_apart,
)


def _must_refuse(match: Match[Any], seat: int, numbers: list[int]) -> None:
    """Ask for each of these moves why it is forbidden, and try to play one of each kind that each rule forbids.

    A match refuses all moves in the same way, with the reason that the game gives.
    """
    tried: set[tuple[type[Move], str]] = set()
    for number in numbers:
        refusal = match.game.why_not(match.state, seat, number)
        move = match.game.catalogue[number]
        assert refusal is not None, f"{_where(match)}: {move} is not listed, yet nothing forbids it"
        kind = (type(move), refusal.rule)
        if kind in tried:
            continue
        tried.add(kind)
        given = None
        try:
            match.play(seat, move)
        except IllegalMove as error:
            given = error.refusal
        assert given == refusal, f"{_where(match)}: {move} of seat {seat} should be refused by {refusal}, not {given}"


def _must_refuse_undo(match: Match[Any], seat: int) -> None:
    try:
        match.undo(seat)
    except UndoRefused:
        return
    raise AssertionError(f"{_where(match)}: undo beyond its reach")


class _Turn:
    """The steps that a seat may take back, in truth and in a world that each other viewer believes in.

    Whatever a viewer did not know at their beginning, the same steps must be possible and look the same to it. A step
    that others neither see nor hear of, such as a card laid out in private, has told them nothing. They may still
    believe in a world in which it was not taken.
    """

    def __init__(self, match: Match[Any], reach: int, chance: QuickChance) -> None:
        self.reach = reach
        self.taken = reach
        self.chance = chance
        self.truth = match.state_at(reach)
        self.worlds = {viewer: self.truth.imagine(viewer, chance) for viewer in (None, *range(match.seats))}
        self.sent = {viewer: sent_to(match.game, self.truth, viewer) for viewer in self.worlds}

    def taught_nothing(self, match: Match[Any]) -> None:
        """Take the steps that the match has taken since."""
        for entry in match.entries[self.taken :]:
            assert entry.seat is not None
            assert entry.move is not None
            self._take(match, entry.seat, match.game.catalogue.number(entry.move))
        self.taken = len(match.entries)

    def _take(self, match: Match[Any], seat: int, number: int) -> None:
        told: list[Event] = []
        self.truth.play(seat, number, self.chance, told)
        for viewer, imagined in self.worlds.items():
            before, after = self.sent[viewer], sent_to(match.game, self.truth, viewer)
            self.sent[viewer] = after
            unheard = all(event.seen_by(viewer) is None for event in told)
            if viewer != seat and unheard and before == after:
                continue
            assert number in imagined.legal(seat), f"{_where(match)}: an undone step showed what was possible"
            shown: list[Event] = []
            imagined.play(seat, number, self.chance, shown)
            same = heard_by(told, viewer) == heard_by(shown, viewer)
            assert same, f"{_where(match)}: an undone step told a secret"
            assert after == sent_to(match.game, imagined, viewer), f"{_where(match)}: an undone step showed a secret"


def _hash(state: State) -> bytes:
    return hashlib.sha256(state.dump()).digest()


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _where(match: Match[Any]) -> str:
    return f"{match.game.key}, seed {match.seed.hex()[:8]}…, {match.seats} seats, step {len(match.entries)}"
