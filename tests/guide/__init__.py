"""The guide's pictures, taken of the real window, and tests of what the guide says."""
