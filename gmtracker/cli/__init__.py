"""The commands that open no window: each module has `run(args) -> int`, given the parsed command line."""
