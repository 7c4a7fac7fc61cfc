"""One rude visitor, within every limit of the server: what it costs the server and everybody else."""
