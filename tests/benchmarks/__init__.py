"""How fast and how large: `python -m tests.benchmarks` measures everything that has a limit, and prints one table.

Every figure stands beside what it is measured against, taken by turns in the same run: the fastest starts
are compared, and the medians of all else. The tests in this folder print what single parts take.
"""
