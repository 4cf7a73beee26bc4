"""Shared parts of the window's item views.

``cells``: the values that delegates paint · ``row_sync``: exact signals for changed rows · ``row_delegate``: a cell on
its row's background · ``painting``: backgrounds, text, small marks, and the highlight of changes.
"""
