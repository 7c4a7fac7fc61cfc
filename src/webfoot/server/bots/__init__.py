"""Bots at the tables: the worker processes, and the seats that they think for."""
