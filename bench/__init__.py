"""Figures side by side with peers: `python -m bench`. RESULTS.md is what it writes."""
