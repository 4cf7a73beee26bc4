"""The players' page: what the players may see, on their phones, served on the table's network.

``wire`` defines what is sent. Nothing here is imported before the game master switches the page on.
"""
