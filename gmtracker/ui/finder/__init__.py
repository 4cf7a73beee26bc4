"""The command finder: a line is typed, and what it can mean at this table is offered by name.

``line`` reads what is typed · ``finding`` is one thing that is offered · ``wishes`` finds commands by the words of
the game and the names of the campaign · ``token_wishes`` those that take tokens · ``check_wishes`` sets checks up ·
``sheet`` shows them.
"""
