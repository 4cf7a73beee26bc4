"""The panel of a procedure that the whole table goes through step by step, as a game describes it."""
