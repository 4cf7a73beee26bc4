"""The command bar at the bottom of the window (Ctrl+K, /): typed text is searched, rolled or checked.

``line``: the field · ``completions``: the list above it · ``search``: ranking of what a line can mean · ``query``:
parsing · ``suggestions`` and ``tokens``: commands in the words of the game and the campaign.
"""
