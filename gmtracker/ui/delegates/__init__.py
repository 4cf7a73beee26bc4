"""What paints the cells: dice, wheels, names and words on the ground of their row, and where a click hits what."""
