"""A session's summary on paper: laid out and painted by ourselves, the same for PDF, printer and preview.

``summary`` turns the summary into sections of blocks · ``blocks`` and ``drawings`` are what these are made of ·
``pagination`` puts them on pages · ``output`` paints pages, writes PDF and pictures · ``cards`` are the key card and
the cheat sheet · ``preview`` shows the pages in a window, and prints and saves them from there.
"""
