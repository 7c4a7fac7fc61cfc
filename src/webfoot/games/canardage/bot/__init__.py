"""The bots of Canardage: evaluation and policy."""
