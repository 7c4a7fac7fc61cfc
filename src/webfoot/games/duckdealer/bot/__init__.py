"""The bots of Duck Dealer: they plan whole turns."""
