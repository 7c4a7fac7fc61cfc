"""Canardage: ducks swim in line, everybody shoots. The last one with a living duck wins."""
