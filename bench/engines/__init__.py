"""How quick the rules engines are, beside those of others."""
