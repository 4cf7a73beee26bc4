"""Encounters: the panels that start and end one, and the next turn with its dice."""
