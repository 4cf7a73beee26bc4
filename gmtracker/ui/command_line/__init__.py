"""The command line at the window's foot (Ctrl+K, /): what is typed in it is found, rolled or checked.

``line`` is the field that is always there · ``completions`` the list over it · ``search`` ranks what a line can mean ·
``query`` reads what is typed · ``suggestions`` and ``tokens`` find commands by the words of the game and the names of
the campaign.
"""
