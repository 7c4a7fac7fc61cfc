"""Duck Dealer: mine, refine and deliver across the stars, one ship each. The longest plan wins."""
