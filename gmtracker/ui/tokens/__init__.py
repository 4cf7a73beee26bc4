"""Tokens: the pools they lie in, how they are carried and dropped, and what a dropped one is put to."""
