"""The window: the only room, beside the composition root, that imports PySide6."""
