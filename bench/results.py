"""RESULTS.md: everything that was measured, in words a newcomer can follow."""

from __future__ import annotations

import re
from collections.abc import Callable
from statistics import median
from typing import Any

from bench.abuse.measure import Abuse
from bench.doors.measure import Doors
from bench.engines.measure import Engine, Engines, Peer
from bench.engines.reach import ROADS, SEATS
from bench.figures import Rounds, middle, number, ratios, table, times
from bench.server.measure import OURS, THEIRS, Carried, Servers
from bench.server.realtime import Punctuality
from bench.slow.measure import SlowGames
from bench.soak.measure import Soak
from webfoot import game_keys

INTRODUCTION = """# Figures, side by side with peers

Written by `make bench` (`python -m bench`). It installs the peers by itself, in `bench/.peers`.

## How to read this

- What is compared was measured in one run, in processes of their own that took turns, round after round. A figure
  is the median of the rounds; in brackets the lowest and the highest.
- Compare figures within one file, and trust ratios rather than figures: they are taken round by round. On a machine
  that others use as well, call anything under 1.3× a tie.
- A load above the number of cores before the start means that others were at work on the machine. Engines are timed
  by the processor time they use and hardly notice; what a server carries a second, and how soon it answers, does.
- An engine is asked for random moves because everybody can do that. Games differ: the figures say what a researcher
  or a host can count on, not who writes the better loop.
"""

ENGINE_NOTE = """
Random games played by move numbers, with no events made and luck from `QuickChance`, called from Python; once as the
source stands (interpreted), once with the engine modules compiled by mypyc, as `make compiled` does. A second is one
of processor time on one core.

- *With views*: the seat to move is shown the position before every move, as an agent would be.
- *Brief as JSON*: all that one seat is told after a move, from the position to bytes.
- *Thinker*: iterations of the tree search, where the thinker of the game searches a tree.
"""

REACH_NOTE = """
Duck Dealer lights up every point that a ship can get to, over as many move energies as it takes: own roads are free,
gates take an energy, unexplored planets end a path. The cost of one such computation on a late map with {roads} roads
of {seats} players and all gates, from each planet and for ships of each speed:
"""

PEER_NOTE = """
Ratios over 1 mean that ours is quicker. RLCard and PettingZoo make an observation at every step and so are compared
with our figure with views; the others make none and are compared with the one without. OpenSpiel's engines are
compiled C++, called from Python; the others are Python. Games of like weight to look at: Crazy Eights for Canardage,
Hanabi for Dale of Merchants 2, Backgammon for Duck Dealer and Space Dealer.
"""

DOORS_NOTE = """
Steps a second of random play through the environments, at the fewest seats. A step is one decision, with an
observation and a mask. A second is one of processor time on one core. In Gymnasium, a step also holds the decisions
of the other seats, which a bot makes at random.

- *32 games at once*: seconds by the clock on the wall, with one worker process and with two. The process that chooses
  the actions runs beside them.
- OpenSpiel's own games are compiled C++; ours are Python games there. Games differ much in size: Canardage has 162
  actions, Dale of Merchants 2 has 886, Duck Dealer 624, Space Dealer 5,010; Connect Four has 7.
"""

SERVER_NOTE = """
Two scripted players at each of {tables} tables, each on a connection of its own, play a random legal move as soon as
they can, and a new game when one is over. One server; the players in another process; only loopback. Ours plays
{game} on the compiled engine, and a process beside it writes its file. It answers a move after that is safely on disk
(`durability="full"`). boardgame.io plays a simpler card game of about the same length and size on the wire, and keeps
it in memory, as it ships. Limits on how fast one visitor may act are lifted.

- *Answered*: from sending a move until the mover hears that it is accepted. *Heard*: until the opponent knows.
- *Server's core*: the share of one core that the server used, with all processes that it has started. *Moves per core
  second* divides by it: what remains when neighbours and the disk have taken their part.
- *Players' core*: the share of a core that the players used; well under 1 means that they were not the bottleneck.
  *Players' ceiling*: how many moves a second they would manage on a full core.
"""

REALTIME_NOTE = """
{tables} tables of {seats} scripted players each, on one server process, play {game}.
Everybody acts at once: each player gives a random legal command about every {pace:.0f} seconds.

- *Late*: from the exact instant at which a timer ran out (and as of which it is settled) until a player hears of it,
  after the row is safely on disk. The aim: p99 under 50 ms. Ends and offers that lapse are held back for a moment on
  purpose, for commands that were made in time, and are not counted.
- *Answered*: from sending a command until the player hears that it is accepted.
"""

ABUSE_NOTE = """
One visitor, or one address, asks for as much as it can, each time from a fresh server with every limit as it ships;
for sockets that never read, rates are lifted, since those would keep them from asking for so much, and so are
limits by address for the full lobby, since all watchers come from one. *Without the
limits* are figures of the same programs against the server before it had them, one to three runs on two cores that
others used as well: a range where runs differed. A stranger waits at most 90 s for a bot.
"""

SLOW_NOTE = """
A database of very many slow games of Canardage, each of two people who have a webhook. The server starts on it.
Within one minute the turns of some of them end: a bot plays each, and the next player is called. A player may be back
in a moment, so nobody is called within the first minute after a turn has come. Meanwhile people play at live tables.
"""
SOAK = "## Everything at once"
SOAK_NOTE = """
People, bots, watchers, and pages that lose their connection and come back, at tables of all four games on one server.
At first the server is killed again and again. Then it lives, processes of bots are killed, and its memory is read. It
grows until as many long games have been in memory together as there ever are, and should be flat from there on.
Whoever comes back compares what was announced with what the server says now.
"""

BEFORE = {
    "memory at most, MB more": "67–210",
    "memory 5 s later, MB more": "67–210",
    "descriptors held 5 s later": "8–25",
    "tables begun": "60",
    "a quick bot's move, usual, s": "0.89–1.05",
    "a quick bot's move, under attack, s": "36 to over 90",
    "processor time of 24 replays, s": "46.1",
    "a page of a stranger, slowest, s": "35.1",
    "processor time of 100 dear cookies, s": "18–20",
    "a header of 9,000 bytes": "never",
    "of 100 half requests held after 17 s": "99",
    "bytes to 1000 watchers of 100 tables for one change": "70,000,000",
    "names of nobody in 5 s": "1,050–1,230",
    "rematches in 15 s": "84–85",
}

PEOPLE_NOTE = "{tables} tables at which somebody moves about every {pace:.0f} seconds."


def render(machine: list[tuple[str, str]], parts: list[str]) -> str:
    """The whole file, from the parts in their order."""
    about = "## The machine\n\n" + "\n".join(f"- {name}: {value}" for name, value in machine)
    return "\n\n".join([INTRODUCTION.strip(), about, *parts]) + "\n"


def with_part(text: str, part: str, measured: str) -> str:
    """The file with one part measured later than the rest, which says so; it takes the place of the older one."""
    heading, _, rest = part.partition("\n")
    part = f"{heading}\n\n*{measured}*\n{rest}"
    sections = _sections(text)
    places = [at for at, section in enumerate(sections) if section.partition("\n")[0] == heading]
    if places:
        sections[places[0]] = part
    else:
        sections.append(part)
    return "\n\n".join(sections) + "\n"


def part_of(text: str, heading: str) -> str | None:
    """The part of the file below this heading, if it has one."""
    return next((section for section in _sections(text) if section.partition("\n")[0] == heading), None)


def _sections(text: str) -> list[str]:
    return [section.strip() for section in re.split(r"^(?=## )", text, flags=re.MULTILINE)]


def _joined(parts: list[str]) -> str:
    return "\n\n".join(part.strip() for part in parts)


def engines_part(engines: Engines) -> str:
    reach = REACH_NOTE.format(roads=ROADS, seats=SEATS)
    parts = ["## Engines", ENGINE_NOTE, _our_engines(engines), *_not_compiled(engines)]
    parts += ["### A full reach", reach, _reach(engines)]
    parts += ["### Beside others", PEER_NOTE, _peers(engines)]
    return _joined(parts)


def doors_part(doors: Doors) -> str:
    hows = sorted({how for _, _, how in doors.ours}, reverse=True)
    rows = [
        [f"{key}, {door}", *(middle(doors.ours[key, door, how]) for how in hows)]
        for key, door in dict.fromkeys((key, door) for key, door, _ in doors.ours)
    ]
    rows += [
        [
            f"{key}, 32 games at once, {workers} worker{'s' * (workers > 1)}",
            *(middle(doors.many[key, workers, how]) for how in hows),
        ]
        for key, workers in dict.fromkeys((key, workers) for key, workers, _ in doors.many)
    ]
    others = [[f"{name} ({doors.versions[name]})", middle(rounds)] for name, rounds in doors.others.items()]
    trouble = [f"No figures for {name}: {why}." for name, why in doors.trouble.items()]
    parts = ["## Doors for research", DOORS_NOTE, table(["ours, steps a second", *hows], rows)]
    return _joined([*parts, table(["others", "steps a second"], others), *trouble])


def server_part(servers: Servers) -> str:
    plan = servers.plan
    people = PEOPLE_NOTE.format(tables=f"{plan.people_tables:,}", pace=plan.people_pace)
    parts = ["## Server", SERVER_NOTE.format(tables=plan.tables, game=servers.game.capitalize())]
    parts += [_saturated(servers), *_aim(servers)]
    parts += ["### At the pace of people", people, _people(servers)]
    return _joined(parts)


def realtime_part(live: Punctuality) -> str:
    game = live.game.capitalize() if live.game in game_keys() else "a small game of sand glasses"
    timed = live.plan
    note = REALTIME_NOTE.format(tables=timed.tables, seats=timed.seats, game=game, pace=timed.pace)
    return _joined(["## Real time", note, _realtime(live)])


def abuse_part(abuse: Abuse) -> str:
    return _joined(["## One rude visitor", ABUSE_NOTE, _abuse(abuse)])


def slow_part(slow: SlowGames) -> str:
    rows = [[name, value if isinstance(value, str) else number(value)] for name, value in slow.figures.items()]
    return _joined(["## Slow games", SLOW_NOTE, table(["", "in this run"], rows)])


def soak_part(soaked: Soak) -> str:
    rows = [[name, value if isinstance(value, str) else number(value)] for name, value in soaked.figures.items()]
    trouble = "; ".join(soaked.trouble) or "none"
    return _joined([SOAK, SOAK_NOTE, table(["", "in this run"], rows), f"Other trouble: {trouble}."])


def _abuse(abuse: Abuse) -> str:
    rows = [
        [attack, figure, BEFORE.get(figure, ""), number(value) if isinstance(value, int | float) else str(value)]
        for attack, figures in abuse.found.items()
        for figure, value in figures.items()
    ]
    return table(["attack", "", "without the limits", "in this run"], rows)


def _our_engines(engines: Engines) -> str:
    costs = list(dict.fromkeys(name for engine in engines.ours.values() for name in engine.costs))
    head = ["", "seats", "moves in the catalogue", "games a second", "moves a second", "moves a second with views"]
    rows = [
        [
            name,
            str(engine.seats),
            str(engine.catalogue),
            number(median(engine.playouts)),
            middle(engine.moves),
            middle(engine.moves_with_views),
            *(number(median(engine.costs[cost])) for cost in costs),
            number(median(engine.iterations)) if any(engine.iterations) else "–",
        ]
        for name, engine in engines.ours.items()
    ]
    return table([*head, *(f"{cost}, µs" for cost in costs), "thinker, iterations a second"], rows)


def _reach(engines: Engines) -> str:
    return table(["", "one reach, µs"], [[how, middle(rounds)] for how, rounds in engines.reach.items()])


def _not_compiled(engines: Engines) -> list[str]:
    return [f"Compiled engines were not measured: {engines.not_compiled}."] if engines.not_compiled else []


def _peers(engines: Engines) -> str:
    peers = engines.peers
    measured = [f"not measured: {peer.trouble}" if peer.trouble else middle(peer.moves) for peer in peers.values()]
    rows = [["their moves a second", *measured]]
    for ours, engine in engines.ours.items():
        compared = [
            times(ratios(_comparable(engine, name), peer.moves)) if peer.moves else "" for name, peer in peers.items()
        ]
        rows.append([f"{ours}: ours ÷ theirs", *compared])
    return table(["", *(_versioned(name, peer) for name, peer in peers.items())], rows)


def _comparable(engine: Engine, peer: str) -> Rounds:
    return engine.moves_with_views if peer.startswith(("RLCard", "PettingZoo")) else engine.moves


def _versioned(name: str, peer: Peer) -> str:
    library, comma, rest = name.partition(",")
    return f"{library} {peer.version}{comma}{rest}" if peer.version else name


def _each(carried: Carried, value: Callable[[dict[str, Any]], float]) -> Rounds:
    return [value(report) for report in carried.saturated]


ROWS: dict[str, Callable[[dict[str, Any]], float]] = {
    "moves a second": lambda report: report["moves"] / report["seconds"],
    "answered, p50 ms": lambda report: report["answered"]["p50"],
    "answered, p99 ms": lambda report: report["answered"]["p99"],
    "heard by the opponent, p50 ms": lambda report: report["heard"]["p50"],
    "heard by the opponent, p99 ms": lambda report: report["heard"]["p99"],
    "server's core": lambda report: report["server_cpu"],
    "moves per core second": lambda report: report["moves"] / report["seconds"] / max(report["server_cpu"], 1e-9),
    "bytes sent per move": lambda report: report["received"] / max(report["moves"], 1),
    "players' core": lambda report: report["players_cpu"],
    "players' ceiling, moves a second": lambda report: (
        report["moves"] / report["seconds"] / max(report["players_cpu"], 1e-9)
    ),
}
IN_RATIO = ("moves a second", "answered, p50 ms", "answered, p99 ms", "moves per core second")


def _saturated(servers: Servers) -> str:
    ours, theirs = servers.carried[OURS], servers.carried[THEIRS]
    rows = []
    for label, value in ROWS.items():
        both = bool(ours.saturated and theirs.saturated)
        ratio = times(ratios(_each(ours, value), _each(theirs, value))) if both and label in IN_RATIO else ""
        rows.append([label, _rounds(ours, value), _rounds(theirs, value), ratio])
    return table(["", OURS, THEIRS, "ours ÷ theirs"], rows)


def _rounds(carried: Carried, value: Callable[[dict[str, Any]], float]) -> str:
    return middle(_each(carried, value)) if carried.saturated else f"not measured: {carried.trouble}"


def _aim(servers: Servers) -> list[str]:
    ours, theirs = servers.carried[OURS], servers.carried[THEIRS]
    if not (ours.saturated and theirs.saturated):
        return []
    faster, slower = (ratios(_each(ours, ROWS[row]), _each(theirs, ROWS[row])) for row in IN_RATIO[::2])
    met = median(faster) >= 3 and median(slower) <= 1 / 3
    said = (
        "The aim: three times boardgame.io's throughput at a third of its p99. In this run: "
        f"{times(faster)} its throughput at {times(slower)} its p99, so the aim is {'met' if met else 'not met'}."
    )
    return [said]


def _people(servers: Servers) -> str:
    shown = (
        "moves a second",
        "answered, p50 ms",
        "answered, p99 ms",
        "heard by the opponent, p99 ms",
        "server's core",
    )
    rows = []
    for label in shown:
        cells = [
            number(ROWS[label](carried.people)) if carried.people else f"not measured: {carried.trouble}"
            for carried in servers.carried.values()
        ]
        rows.append([label, *cells])
    return table(["", *servers.carried], rows)


LIVE_ROWS: dict[str, Callable[[dict[str, Any]], float]] = {
    "timers run out a second": lambda report: report["expiries"] / report["seconds"],
    "late, p50 ms": lambda report: report["late"]["p50"],
    "late, p99 ms": lambda report: report["late"]["p99"],
    "commands a second": lambda report: report["moves"] / report["seconds"],
    "answered, p50 ms": lambda report: report["answered"]["p50"],
    "answered, p99 ms": lambda report: report["answered"]["p99"],
    "server's core": lambda report: report["server_cpu"],
    "players' core": lambda report: report["players_cpu"],
}


def _realtime(live: Punctuality) -> str:
    if not live.rounds:
        return f"Not measured: {live.trouble}."
    rows = [[label, middle([value(report) for report in live.rounds])] for label, value in LIVE_ROWS.items()]
    late = median(report["late"]["p99"] for report in live.rounds)
    aim = f"In this run the aim is {'met' if late < 50 else 'not met'}."
    return f"{table(['', OURS], rows)}\n\n{aim}"
