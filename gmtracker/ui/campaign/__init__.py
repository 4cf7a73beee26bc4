"""The open campaign's file, and the windows for new campaigns, backups, house rules, imports and roll tables."""
