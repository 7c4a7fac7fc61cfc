"""One step of the history a file."""
