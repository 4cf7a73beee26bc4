"""The commands that open no window: each has a function from the parsed command line to the exit code."""
