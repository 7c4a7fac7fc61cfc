"""Space Dealer: what its bots know and how they think."""
