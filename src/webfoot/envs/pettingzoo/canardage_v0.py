"""Canardage as environments of PettingZoo. Arguments: seats, options, data, max_cycles, render_mode."""

from functools import partial

from webfoot.envs.pettingzoo import making

raw_env = partial(making.raw_env, "canardage")
env = partial(making.env, "canardage")
parallel_env = partial(making.parallel_env, "canardage")
