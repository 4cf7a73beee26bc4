"""The window: only this package and ``gmtracker.app`` import PySide6."""

import builtins
from importlib import import_module

# PySide6 replaces Python's import with one that reads the source of every module imported afterwards, to look for
# `from __feature__ import …`. Nothing here uses that, and without it the window is imported in less time.
_python_import = builtins.__import__
import_module("PySide6.QtCore")
builtins.__import__ = _python_import
