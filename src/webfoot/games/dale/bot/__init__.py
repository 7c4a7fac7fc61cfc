"""Dale of Merchants 2: what its bots know and how they think."""
