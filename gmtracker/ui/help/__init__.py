"""The help: the guide, and a page for every game."""
