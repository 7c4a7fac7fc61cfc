"""Small games that the tests of core, bots and server play."""
