"""A session's summary on paper: laid out and painted by ourselves, the same for PDF, printer and preview.

``composing`` turns the summary into sections of blocks · ``elements`` and ``drawings`` are what blocks are made of ·
``pagination`` puts them on pages · ``pages`` paints a page · ``output`` writes PDF and pictures ·
``document`` names what is printed · ``cards`` are the key card and the cheat sheet ·
``preview`` shows the pages in a window · ``delivery`` prints and saves them from there.
"""
