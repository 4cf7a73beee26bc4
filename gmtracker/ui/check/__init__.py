"""The check panel: setup, odds, tokens to spend, dice, and the result."""
