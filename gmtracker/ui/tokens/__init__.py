"""Tokens: the views of the pools, drag and drop, and the chooser for the use of a dropped token."""
