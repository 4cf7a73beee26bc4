"""Games that are written in a file: one ruleset for all of them, behind the same protocol as the others.

``schema`` is the file format · ``decode`` reads a file and reports its errors, with ``soundness`` · ``description``
makes the game's sheet · ``notation`` reads rolls, ``odds`` calculates their odds · ``check_state`` sets up and stores a
check, ``check_flow`` has its steps, ``check_view`` its view · ``effects`` changes tokens, tracks and conditions ·
``rules`` puts it together.

A file is data: nothing in it is executed.
"""
