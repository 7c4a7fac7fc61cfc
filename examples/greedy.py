"""A bot in twenty lines: it takes the move after which its seat leads by most."""

from webfoot.core.game import WAIT


class Greedy:
    def __init__(self, game):
        self.game = game

    def choose(self, seen, chance):
        leads = [self.lead(seen, number, chance) for number in seen.legal]
        best = [number for number, lead in zip(seen.legal, leads, strict=True) if lead == max(leads)]
        return best[chance.below(len(best))]

    def lead(self, seen, number, chance):
        after = seen.imagined.clone()
        if number != WAIT:
            after.play(seen.seat, number, chance, None)
        scores = after.scores()
        return scores.pop(seen.seat) - max(scores)
