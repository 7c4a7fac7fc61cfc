"""The energy of a plan: what is at hand, and what the crew brings in the turns for which the plan may wait."""

from __future__ import annotations


class Purse:
    def __init__(self, energy: list[int], crew: list[int], patience: int) -> None:
        self.energy = energy
        self.crew = crew
        self.patience = patience

    def wait_for(self, red: int, yellow: int, blue: int) -> int:
        """Return the turns of collecting until there is so much energy; more than the patience if that is not
        enough."""
        energy = self.energy
        crew = self.crew
        red -= energy[0]
        yellow -= energy[1]
        blue -= energy[2]
        for turns in range(self.patience + 1):
            missing = (red if red > 0 else 0) + (yellow if yellow > 0 else 0) + (blue if blue > 0 else 0)
            if missing <= turns:
                return turns
            red -= crew[0]
            yellow -= crew[1]
            blue -= crew[2]
        return self.patience + 1

    def affords(self, red: int, yellow: int, blue: int) -> bool:
        return self.wait_for(red, yellow, blue) <= self.patience
