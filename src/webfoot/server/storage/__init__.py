"""Storage of guests, tables, moves and chat."""
