"""A procedure that the whole table goes through, step by step, as a game describes it."""
