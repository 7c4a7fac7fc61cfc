"""Dale of Merchants 2, with the six sets of the first game."""
