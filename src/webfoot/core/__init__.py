"""The contract of a game and what every game uses. This package imports no other part of Webfoot."""
