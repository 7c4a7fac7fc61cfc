"""Space Dealer: thirty minutes of real time, in which everybody acts at once."""
