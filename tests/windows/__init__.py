"""Windows and widgets to test in, and functions that return what can be seen, read and heard of them."""
