"""A desktop program for game masters of tabletop role-playing games."""

__version__ = "0.1.0"
