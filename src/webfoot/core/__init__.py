"""What a game is. Imports nothing else of the house."""
