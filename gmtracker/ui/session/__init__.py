"""Actions during a session, and the panels and overlays that they open. None of them is a modal dialog."""
