"""The game-neutral heart: a campaign's state, what may be asked of it, what happened to it, and how it is undone.

Nothing in here knows Qt, files, clocks, random numbers or the name of a game: time and dice are handed in.
"""
