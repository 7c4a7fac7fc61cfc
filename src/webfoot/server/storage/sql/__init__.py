"""The storage in SQL, for every database that speaks it."""
