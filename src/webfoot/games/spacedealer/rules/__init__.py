"""Space Dealer: the position and everything that plays."""
