"""Minutes of everything at once: people, bots, watchers, pages that come and go, and kills."""
