"""The game-neutral core: a campaign's state, its commands and events, the log, and undo.

Nothing in here knows Qt, files, clocks, random numbers or the name of a game: time and dice are passed in.
"""
