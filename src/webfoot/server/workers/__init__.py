"""Several workers that share a database: what they tell each other, and how a page reaches a table of another one."""
