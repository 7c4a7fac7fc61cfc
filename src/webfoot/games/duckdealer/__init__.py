"""Duck Dealer: mine, refine and deliver across the stars, with one ship for each player. The longest plan wins."""
