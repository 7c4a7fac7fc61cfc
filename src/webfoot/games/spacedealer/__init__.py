"""Space Dealer: thirty minutes, everybody at once."""
