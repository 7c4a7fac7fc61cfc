"""The bots of Dale of Merchants 2: evaluation and policy."""
