"""The games as Python games of OpenSpiel: `pyspiel.load_game("webfoot_canardage(players=3)")`.

Importing this package registers them. Parameters are `players`, `options` (such as `deck:fr54`), `data` (the path of
an owner's file) and `max_length`. Needs the extra `webfoot[openspiel]`.
"""

from webfoot.envs.openspiel.games import WebfootGame, register

__all__ = ["WebfootGame", "register"]

register()
