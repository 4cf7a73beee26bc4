"""The log: one row per action, to view earlier moments and to undo."""
