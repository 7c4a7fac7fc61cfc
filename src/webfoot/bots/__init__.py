"""Bots: players for any game that know only what their seat may know."""
