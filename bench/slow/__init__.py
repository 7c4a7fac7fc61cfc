"""Very many slow games, and what the server does when many turns end in the same minute."""
