"""The check panel: setting up, odds, what could be spent, dice, and the result."""
