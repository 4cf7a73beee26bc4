"""Distances in logical pixels, on a grid of eight."""

GRID = 8
"""The step of the grid that everything is laid out on."""

CELL = 12
"""How far the text in a table's cell, and in the heading above it, stands from the cell's edges."""
