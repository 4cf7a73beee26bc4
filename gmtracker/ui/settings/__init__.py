"""The settings: their window, and how a change holds at once."""
