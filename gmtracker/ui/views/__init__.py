"""The tables of the window: roster, pools, wheels, turn order and log.

``landing`` and ``carrying`` are how each of them takes and gives tokens, ``flash`` shows what is new.
"""
