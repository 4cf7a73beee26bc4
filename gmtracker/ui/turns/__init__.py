"""Encounters: the order of turns, and the panels that start and end one."""
