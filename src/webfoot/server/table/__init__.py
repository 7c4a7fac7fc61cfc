"""One table: who sits there, how its game is played, its clock and its windows."""
