"""The window. Only this package and ``gmtracker.app`` import PySide6."""

import builtins
from importlib import import_module

# PySide6 replaces Python's import function with one that searches each imported module's source for `from __feature__
# import …`. We don't use that, and importing is faster without it.
_python_import = builtins.__import__
import_module("PySide6.QtCore")
builtins.__import__ = _python_import
