"""The rules of Canardage: the position and everything that changes it."""
