"""Windows and widgets to test in, and what can be seen, read and heard of them."""
