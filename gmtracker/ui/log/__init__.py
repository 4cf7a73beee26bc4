"""The log: a line an action, to look back to and to take back."""
