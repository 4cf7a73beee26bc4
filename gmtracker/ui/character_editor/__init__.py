"""The editor of a whole character sheet."""
