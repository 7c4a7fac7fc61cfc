"""Doors for research: the games as environments of PettingZoo, Gymnasium and OpenSpiel. Each needs its extra."""
