"""One house on PostgreSQL and several workers, beside one process on SQLite."""
