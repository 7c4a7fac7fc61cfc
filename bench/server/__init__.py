"""How many moves a server process carries, and how soon they are answered."""
