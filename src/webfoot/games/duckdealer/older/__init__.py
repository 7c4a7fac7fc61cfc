"""Earlier versions of the rules of duckdealer that are still carried."""
