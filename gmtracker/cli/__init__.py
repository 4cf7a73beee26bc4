"""The commands that open no window. Each is a function from the parsed command line to the exit code."""
