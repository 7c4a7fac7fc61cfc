"""Bots at the tables: the processes that think, and the seats they think for."""
