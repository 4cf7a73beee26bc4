"""The campaign that is open: its file, and the windows for a new one, backups, house rules, rosters and roll tables."""
