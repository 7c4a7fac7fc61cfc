"""One table: its people, its game, its clock and its windows."""
