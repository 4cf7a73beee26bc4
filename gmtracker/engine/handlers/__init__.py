"""Handlers for the commands that every game decides in the same way; a ruleset delegates to them."""
