"""The window: only this package and ``gmtracker.app`` import PySide6."""

from gmtracker.ui.qt_import import import_qt

import_qt()
