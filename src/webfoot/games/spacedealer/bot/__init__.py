"""The bots of Space Dealer: evaluation, policy and search."""
