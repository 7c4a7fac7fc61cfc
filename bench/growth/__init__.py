"""How the cost of a step grows with seats, with the length of a game and with tables."""
