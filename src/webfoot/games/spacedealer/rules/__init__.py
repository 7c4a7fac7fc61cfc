"""The rules of Space Dealer: the position and everything that changes it."""
