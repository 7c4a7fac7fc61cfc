"""Dale of Merchants 2 as environments of PettingZoo. Arguments: seats, options, data, max_cycles, render_mode."""

from functools import partial

from webfoot.envs.pettingzoo import making

raw_env = partial(making.raw_env, "dale")
env = partial(making.env, "dale")
parallel_env = partial(making.parallel_env, "dale")
