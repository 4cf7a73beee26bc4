"""What opens beside the table in the flow of play: starting, ending, using, noting. None of it is modal."""
