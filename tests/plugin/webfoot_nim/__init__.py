"""Nim in a package of its own: what a stranger to Webfoot writes, and no more. It speaks English only."""
