"""The command line (Ctrl+K): a line is typed, and what it can mean at this table is offered by name.

``query`` reads what is typed · ``suggestions`` finds commands by the words of the game and the names of the campaign ·
``palette`` ranks and shows them.
"""
