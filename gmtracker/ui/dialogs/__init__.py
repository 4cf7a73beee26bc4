"""Windows for the quiet hours: sheets, rosters, house rules, new campaigns. They are not modal either."""
