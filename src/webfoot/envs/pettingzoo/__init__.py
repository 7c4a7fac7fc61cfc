"""The games as environments of PettingZoo: `from webfoot.envs.pettingzoo import canardage_v0`.

Each module has `env`, `raw_env` and `parallel_env`. A name's version rises when the same seed and actions would lead
elsewhere, or when observations or actions change. Needs the extra `webfoot[pettingzoo]`.
"""

from webfoot.envs.pettingzoo import canardage_v0, dale_v0, duckdealer_v0, spacedealer_v0

__all__ = ["canardage_v0", "dale_v0", "duckdealer_v0", "spacedealer_v0"]
