"""The characters at the table: a row each, its columns, what gestures on them do, and their menus."""
