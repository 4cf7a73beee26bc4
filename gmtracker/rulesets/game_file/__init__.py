"""A game that is written in a file: one ruleset for all of them, behind the same protocol as the others.

``schema`` is what a file may say · ``decode`` reads one and says what is wrong, with ``soundness`` ·
``description`` makes a sheet of it · ``notation`` reads rolls, ``odds`` knows their chances · ``check_state`` how a
check is set up and kept, ``check_flow`` how it goes, ``check_view`` how it is shown · ``effects`` tokens, tracks and
conditions · ``rules`` puts it together.

A file is data: nothing in it is executed.
"""
