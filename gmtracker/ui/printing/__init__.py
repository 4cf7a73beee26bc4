"""Printed documents, painted by our own code, which is the same for PDF, printer and preview.

``summary``: sections of a session summary · ``blocks`` and ``drawings``: their contents · ``pagination``: distribution
on pages · ``output``: PDF, printer and images · ``cards``: shortcuts and cheat sheet · ``preview``: the window that
shows, prints and saves a document.
"""
