"""The rules of Dale of Merchants 2: the position and everything that changes it."""
