"""The commands that open no window: each is a function from the parsed command line to the exit code."""
