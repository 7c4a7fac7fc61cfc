"""Canardage: the position and everything that plays."""
