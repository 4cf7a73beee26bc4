"""The players' window, for a second screen: what the GM lets the table see, in letters for its far end.

``sights`` works out what is to be seen, as plain values · ``parts`` which parts there are and how much of each is
shown · ``painting`` draws them · ``window`` is the window · ``panel`` is where the GM shows and hides.
"""
