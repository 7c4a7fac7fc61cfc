"""Dale of Merchants 2: the position and everything that plays."""
