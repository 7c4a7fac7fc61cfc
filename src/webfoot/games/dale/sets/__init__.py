"""The animalfolk sets, a file each."""
