"""Calls: tell people who are away that it is their turn, by web push, e-mail or webhook."""
