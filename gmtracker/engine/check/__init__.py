"""What the checks of all games share: the form, what is shown, and the way from the roll to the announcement."""
