"""A guard against getting slower: instructions of fixed workloads, compared with a file of the repository.

Instructions are counted by Valgrind, so a busy machine gives the same figures as a quiet one.
"""
