"""Tracks in the roster: wheels, pips and bars to click and type into."""
