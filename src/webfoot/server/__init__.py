"""The web server: tables on which people and bots play."""
