"""The look of the window: colors, fonts, style sheet, icons, and drawings of tokens and tracks."""
