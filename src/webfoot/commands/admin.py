"""`webfoot admin`: what an administrator does at a server, while it runs or not."""

from __future__ import annotations

import argparse
from typing import Any

from webfoot.commands.arguments import add_place, needs, positive


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "admin",
        help="list and close tables, read and remove chat, keep people out, see who is there",
        description="Works beside a server that runs on the folder, and on its database if none does.",
    )
    wishes = command.add_subparsers(title="wishes", metavar="WISH", required=True)

    one = _wish(wishes, "tables", "list tables, the newest first")
    one.add_argument("--status", choices=("waiting", "playing", "over"))
    one.add_argument("--game", metavar="GAME")
    one.add_argument("--guest", metavar="ID", help="only those at which this guest sits or which this guest hosts")
    one.add_argument("--limit", dest="at_most", type=positive, default=50, metavar="N", help="at most (default: 50)")

    one = _wish(wishes, "close", "remove a table with its game and its chat; its people are sent away")
    one.add_argument("table", metavar="TABLE")

    one = _wish(wishes, "chat", "show what was said at a table, each line with its number")
    one.add_argument("table", metavar="TABLE")
    one.add_argument(
        "--limit", dest="at_most", type=positive, default=200, metavar="N", help="at most (default: 200)"
    )

    one = _wish(wishes, "remove-chat", "remove lines of chat")
    one.add_argument("table", metavar="TABLE")
    one.add_argument("--line", dest="lines", type=positive, action="append", default=[], metavar="N")
    one.add_argument("--guest", metavar="ID", help="all lines of this guest")

    one = _wish(wishes, "ban", "keep out a guest, or everybody from an address")
    one.add_argument(
        "who",
        metavar="WHO",
        help="the id of a guest, bot:NAME for a bot with a token, or an address; `admin online` shows them",
    )
    one.add_argument("--days", type=_days, help="for how long (default: for good)")
    one.add_argument("--reason", default="", help="a note for yourself")

    one = _wish(wishes, "unban", "let somebody in again")
    one.add_argument("who", metavar="WHO")

    _wish(wishes, "bans", "list who is kept out")

    one = _wish(wishes, "retention", "say how long things are kept")
    one.add_argument("--now", action="store_true", help="remove at once what has been kept long enough")

    _wish(wishes, "online", "list the guests whose pages are open")


def _wish(wishes: Any, name: str, about: str) -> Any:
    parser = wishes.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    add_place(parser)
    parser.set_defaults(run=run, wish=name)
    return parser


def _days(text: str) -> float:
    number = float(text)
    if not 0 < number <= 36_500:
        raise argparse.ArgumentTypeError(f"must be more than 0 and at most 36500 days, not {text}")
    return number


def run(chosen: argparse.Namespace) -> int:
    """Have a wish fulfilled and print the answer. Raises WebfootError."""
    with needs("server"):
        from webfoot.server import administration
        from webfoot.server.administering import ask
    kinds: dict[str, Any] = {
        "tables": administration.Tables,
        "close": administration.Close,
        "chat": administration.Chat,
        "remove-chat": administration.RemoveChat,
        "ban": administration.PutBan,
        "unban": administration.Unban,
        "bans": administration.Bans,
        "retention": administration.Retention,
        "online": administration.Online,
    }
    kind = kinds[chosen.wish]
    fields = {name: value for name, value in vars(chosen).items() if name in kind.__struct_fields__}
    for line in ask(kind(**fields), chosen.folder, chosen.database):
        print(line)
    return 0
