"""Widgets shared by the window, its panels and its dialogs."""
