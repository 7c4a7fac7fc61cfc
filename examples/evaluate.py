"""Puts what was learned on the ladder beside our levels, and draws it: `python evaluate.py [ROUNDS]`.

Run learn_linear.py and ppo.py first, in the same directory. Needs webfoot[arena] and numpy.
"""

import sys
from pathlib import Path

from webfoot.cli import main

if __name__ == "__main__":
    rounds = sys.argv[1] if len(sys.argv) > 1 else "50"
    bots = ["random", "quick", "greedy:Greedy"]
    bots += ["learn_linear:Linear"] if Path("linear.json").exists() else []
    bots += ["ppo:Trained"] if Path("ppo.npz").exists() else []
    sys.exit(main(["ladder", "canardage", *bots, "--rounds", rounds, "--folder", "learned-ladder"]))
