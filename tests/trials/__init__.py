"""A million inputs that are damaged, and thousands of kills: ``python -m tests.trials`` tries them for hours."""
