"""The window: the only room, beside the composition root, that imports PySide6."""

import builtins

# Once it is there, PySide6 reads the source of every module that is imported, to see whether that might switch Qt's
# names to Python's by `from __feature__`. Nothing here does, and without it importing the window takes half the time.
_import = builtins.__import__
import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _import
