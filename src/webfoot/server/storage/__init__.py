"""What is kept: guests, tables, moves and chat."""
