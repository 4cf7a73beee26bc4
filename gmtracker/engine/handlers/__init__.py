"""Handlers for the commands that every game decides alike; a ruleset hands its commands on to these."""
