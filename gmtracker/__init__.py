"""A desktop table for game masters."""

__version__ = "0.1.0"
