"""Players that are not people: they know what their seat may know, and nothing else."""
