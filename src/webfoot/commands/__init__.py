"""The longer commands of `webfoot`, each in a module of its own: its options, and what it does."""
