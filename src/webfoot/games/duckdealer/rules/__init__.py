"""The rules of Duck Dealer: the position and everything that changes it."""
